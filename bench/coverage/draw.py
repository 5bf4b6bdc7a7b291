#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws the classes of classes.txt: by hash, not by hand.

Eligible is every class of the jars of jars.py that a test could name (top level, or static and not
private inside such a one; no interface, annotation, anonymous, local or synthetic class), that
loads with the class path of its jar and in which JaCoCo counts at least two branches. The classes
of a jar are ordered by the SHA-256 of a salt and the class name; then every jar gives its first,
every jar its second and so on. In the round that is one too many the least hashes win.
"""

import argparse
import hashlib
from pathlib import Path

import jars

SALT = "assay bench/coverage 1:"
COUNT = 100


def rank(name):
    return hashlib.sha256((SALT + name).encode()).hexdigest()


def draw(eligible, count):
    """count of (jar, class, branches), evenly over the jars."""
    queues = {}
    for row in sorted(eligible, key=lambda row: rank(row[1])):
        queues.setdefault(row[0], []).append(row)
    drawn = []
    while len(drawn) < count and any(queues.values()):
        turn = [queue.pop(0) for queue in queues.values() if queue]
        turn.sort(key=lambda row: rank(row[1]))
        drawn += turn[:count - len(drawn)]
    return sorted(drawn)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=jars.HERE / "classes.txt")
    parser.add_argument("--count", type=int, default=COUNT)
    options = parser.parse_args()
    jars.require_installed()
    eligible = []
    with jars.temporary_tools() as folder:
        tools = Path(folder)
        jars.compile_tools(tools)
        for jar in sorted(jars.LIBRARIES):
            rows = jars.coverage_tool(tools, "eligible", *jars.library_class_path(jar))
            print(f"{jar}: {len(rows)} eligible")
            eligible += rows
    drawn = draw(eligible, options.count)
    lines = [f"# {len(drawn)} of {len(eligible)} eligible classes of {len(jars.LIBRARIES)} jars, "
             "drawn by draw.py: jar, class, branches"]
    lines += ["\t".join(row) for row in drawn]
    options.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
