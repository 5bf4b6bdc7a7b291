#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares how we count with how JaCoCo counts, on every class of the libraries.

  bench/coverage/counts.py [--tool build/release/tests/coverage/probe_counts] [JAR...]

Both are told that the same probes were passed, by chance. Lines, instructions, branches and
complexity of each method must be the same. Nothing is generated or run.
"""

import argparse
import subprocess
import sys
from pathlib import Path

import jars

MOST_SHOWN = 6


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("jars", nargs="*", metavar="JAR")
    parser.add_argument("--tool", type=Path, default=Path("build/release/tests/coverage/probe_counts"))
    options = parser.parse_args()
    jars.require_installed()
    found = rows = 0
    with jars.temporary_tools() as folder:
        jars.compile_tools(Path(folder))
        for jar in options.jars or [str(jars.SHARE / name) for name in sorted(jars.LIBRARIES)]:
            done = subprocess.run([options.tool, jar], stdout=subprocess.PIPE, text=True, check=True)
            theirs = {tuple(row) for row in jars.coverage_tool(Path(folder), "chance", jar)}
            unreadable = {row[0] for row in theirs if len(row) == 2}
            ours = {tuple(line.split("\t")) for line in done.stdout.splitlines()}
            ours = {row for row in ours if row[0] not in unreadable}
            theirs = {row for row in theirs if row[0] not in unreadable}
            different = [("ours", *row) for row in ours - theirs]
            different += [("JaCoCo", *row) for row in theirs - ours]
            for row in sorted(different, key=lambda row: row[1:])[:MOST_SHOWN]:
                print("\t".join(row))
            print(f"{jar}: {len(theirs)} rows, {len(different)} differences", flush=True)
            found += len(different)
            rows += len(theirs)
    print(f"{rows} rows, {found} differences")
    return 1 if found or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
