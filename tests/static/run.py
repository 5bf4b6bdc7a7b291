#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lets `assay check` look for what static fields and initialisers make fail.

    tests/static/run.py --assay build/assay [--jdk HOME] [--jobs 2] [--work DIR] [--only TEXT] [corpus] [rows]
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import corpus  # noqa: E402, F401  (sets the path)
import check_corpus  # noqa: E402
import check_rows  # noqa: E402
from findings import Checker, Complaint  # noqa: E402
from jdks import find_jdks  # noqa: E402
from judging import judge  # noqa: E402

PARTS = {"corpus": check_corpus.CHECKS, "rows": check_rows.ROWS}
KNOWN = {}


def parse_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home (default: the oldest)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only checks with this text in their name")
    parser.add_argument("--work", type=Path, default=Path("build/static"))
    options = parser.parse_args(arguments)
    options.parts = options.parts or list(PARTS)
    unknown = set(options.parts) - PARTS.keys()
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: expected one of {', '.join(PARTS)}")
    if not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    options.assay, options.work = options.assay.resolve(), options.work.resolve()
    jdks = find_jdks(options.jdk)
    if not jdks:
        parser.error("found no JDK of version 17 or newer; name one with --jdk")
    options.jdk = jdks[0]
    return options


def complaint_of(check, checker):
    """The text of what a check complains about, or nothing."""
    try:
        return check(checker)
    except Complaint as complaint:
        return str(complaint)


def main(arguments=None):
    options = parse_options(arguments)
    counts = {"passed": 0, "failed": 0, "known": 0}
    for part in options.parts:
        started = time.monotonic()
        checker = Checker(options)
        for name, check in PARTS[part].items():
            if options.only in name:
                counts[judge(name, complaint_of(check, checker), KNOWN)] += 1
            sys.stdout.flush()
        print(f"{part}: {time.monotonic() - started:.1f} s")
    print(f"static: {counts['passed']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
