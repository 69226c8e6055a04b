"""Set-up and running on one machine: `make play`, `make test`, `make stop`.

Standard library only, except where a module says so: some of it runs before, and all of
it apart from, Django.
"""
