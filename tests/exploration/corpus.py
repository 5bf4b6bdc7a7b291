# SPDX-License-Identifier: Apache-2.0
"""What run.py asks of a corpus."""


class Corpus:
    """Jobs that can be checked side by side; each check gives seconds and complaints by name."""

    name = ""

    def jobs(self):
        """Pairs of a label for --filter and what check() takes."""
        raise NotImplementedError

    def check(self, job):
        """Seconds, and a dictionary from the name of each result to its complaints."""
        raise NotImplementedError

    def replay(self):
        """(explored target, complaint) for what the stock JVM judges differently, all at once."""
        return ()

    def summary(self):
        """Lines to print at the end."""
        return ()
