"""Kills: a web process, the web server, a session of PostgreSQL, or all of it."""

import os
import random
import signal
import threading
import time
from collections import Counter
from contextlib import suppress

from tests.load.site import wait_for


class Killer(threading.Thread):
    """Kills something every few seconds; brings back what does not come by itself."""

    def __init__(self, site, bell, every, seed=1):
        super().__init__(daemon=True)
        self.site, self.bell, self.every = site, bell, every
        self.random = random.Random(seed)
        self.kills = Counter()
        self.error = None

    def run(self):
        """Kill until the bell."""
        ways = (self.worker, self.server, self.session, self.database, self.postmaster)
        try:
            while not self.bell.wait(self.every * self.random.uniform(0.5, 1.5)):
                way = self.random.choice(ways)
                if way():
                    self.kills[way.__doc__.rstrip(".").lower()] += 1
        except (Exception, SystemExit) as error:
            self.error = repr(error)

    def worker(self):
        """Web process killed."""
        return kill(self.random.choice(self.site.workers() or [0]))

    def server(self):
        """Web server and its processes killed."""
        killed = [kill(number) for number in (self.site.web.pid, *self.site.workers())]
        self.site.web.wait()
        self.site.serve()
        return all(killed[:1])

    def session(self):
        """Process of PostgreSQL killed, which makes it recover."""
        _server, children = self.site.backends()
        return kill(self.random.choice(children or [0]))

    def database(self):
        """PostgreSQL stopped at once and started."""
        self.site.database.stop("immediate")
        time.sleep(self.random.uniform(0, 1))
        wait_for(self.started)
        return True

    def postmaster(self):
        """PostgreSQL killed and started."""
        server, _children = self.site.backends()
        killed = kill(server)
        time.sleep(self.random.uniform(0, 1))
        wait_for(self.started)
        return killed

    def started(self):
        """Start PostgreSQL; its last processes may still hold the memory."""
        with suppress(SystemExit):
            return self.site.database.start() or True
        return False


def kill(number):
    """Kill a process without a word; say whether there was one."""
    with suppress(ProcessLookupError):
        if number > 1:
            os.kill(number, signal.SIGKILL)
            return True
    return False
