"""The file in which a campaign travels. No Django, no I/O.

schema      the structs of the file; the file's own digest
reading     bytes to a file, or `ExchangeError` with place and reason
replaying   the file's log through the engine, line by line
"""
