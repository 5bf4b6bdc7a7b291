#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generates tests for code written against interfaces, annotations and reflection, and judges them.

    tests/invented/run.py --assay build/assay [--jdk HOME] [--jobs 2] [--work DIR] [--only TEXT] [--quick]
                          [--count 2000] [--seed 1] [proofs] [rows] [apps] [hierarchies]

`proofs` checks the corpora themselves and needs no assay. A known failure that passes fails the run, so that the table in known.py stays true.
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.append(str(Path(__file__).resolve().parent.parent / "support"))

import check_apps  # noqa: E402
import check_hierarchies  # noqa: E402
import check_proofs  # noqa: E402
import check_rows  # noqa: E402
import documented  # noqa: E402
from known import KNOWN  # noqa: E402

from jdks import find_jdks  # noqa: E402  (the path is set by corpus)
from judging import judge  # noqa: E402

CORPORA = {"proofs": check_proofs.check, "rows": check_rows.check, "apps": check_apps.check,
           "hierarchies": check_hierarchies.check}
STOCK_ONLY = {"proofs"}
QUICK_COUNT = 40


def run_corpus(corpus, options, counts):
    started = time.monotonic()
    for name, complaint in CORPORA[corpus](options):
        if options.only in name:
            counts[judge(name, complaint, KNOWN)] += 1
        sys.stdout.flush()
    print(f"{corpus}: {time.monotonic() - started:.1f} s")


def parse_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("corpora", nargs="*", metavar="CORPUS", help=", ".join(CORPORA))
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home (default: the oldest)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only tests with this text in their name")
    parser.add_argument("--quick", action="store_true", help="only what takes little time")
    parser.add_argument("--count", type=int, help=f"hierarchies (default {check_hierarchies.COUNT}, --quick {QUICK_COUNT})")
    parser.add_argument("--seed", type=int, default=1, help="of the hierarchies")
    parser.add_argument("--work", type=Path, default=Path("build/invented"))
    parser.add_argument("--table", action="store_true", help="print which test checks which row")
    options = parser.parse_args(arguments)
    complete(parser, options)
    return options


def complete(parser, options):
    """Checks the options and fills in those not given."""
    options.corpora = options.corpora or list(CORPORA)
    unknown = set(options.corpora) - CORPORA.keys()
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: expected one of {', '.join(CORPORA)}")
    if not options.table and not set(options.corpora) <= STOCK_ONLY and not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    options.assay, options.work = options.assay.resolve(), options.work.resolve()
    options.count = options.count or (QUICK_COUNT if options.quick else check_hierarchies.COUNT)
    jdks = find_jdks(options.jdk)
    if not jdks:
        parser.error("found no JDK of version 17 or newer; name one with --jdk")
    options.jdk = jdks[0]


def main(arguments=None):
    options = parse_options(arguments)
    if options.table:
        print("\n".join(documented.table()))
        return 0
    counts = {"passed": 0, "failed": 0, "known": 0}
    for corpus in options.corpora:
        run_corpus(corpus, options, counts)
    for name, complaint in documented.check():
        counts[judge(name, complaint, KNOWN)] += 1
    print(f"\n{counts['known']} known failures")
    print(f"invented: {counts['passed']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
