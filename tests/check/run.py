#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lets `assay check` look for crashes in the corpora of this folder.

    tests/check/run.py --assay build/assay [--jdk HOME] [--jobs 2] [--work DIR] [--only TEXT] [--quick]
                       [seeded] [examples] [rows] [p1] [proofs]

`proofs` checks the corpora themselves and needs no assay. A known failure that passes fails the run, so
that the table in known.py stays true.
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.append(str(Path(__file__).resolve().parent.parent / "support"))

import compiling  # noqa: E402, F401  (puts tests/exploration on the path)
import check_directed  # noqa: E402, F401
import check_filter  # noqa: E402, F401
import check_random  # noqa: E402, F401
import check_reset  # noqa: E402, F401
import documented  # noqa: E402
import proofs  # noqa: E402
import rows  # noqa: E402
import seeded  # noqa: E402
import worked  # noqa: E402
from known import KNOWN  # noqa: E402

from jdks import find_jdks  # noqa: E402
from judging import judge  # noqa: E402


def check_claims(options):
    """What the corpora claim, on the stock JVM alone."""
    yield from proofs.check(options)
    yield from worked.check_witnesses(options)
    yield from documented.check()


CORPORA = {"proofs": check_claims, "seeded": seeded.check, "examples": worked.check,
           "rows": rows.check, "p1": seeded.check_p1}
STOCK_ONLY = {"proofs"}


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
    parser.add_argument("--quick", action="store_true", help="only rows that take little time")
    parser.add_argument("--seed", type=int, default=1, help="for calls at random")
    parser.add_argument("--table", action="store_true", help="print which test checks which row")
    parser.add_argument("--work", type=Path, default=Path("build/check"))
    options = parser.parse_args(arguments)
    options.corpora = options.corpora or list(CORPORA)
    unknown = set(options.corpora) - CORPORA.keys()
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: expected one of {', '.join(CORPORA)}")
    if not options.table and not set(options.corpora) <= STOCK_ONLY and not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    options.assay = options.assay.resolve()
    options.work = options.work.resolve()
    jdks = find_jdks(options.jdk)
    if not jdks:
        parser.error("found no JDK of version 17 or newer; name one with --jdk")
    options.jdk = jdks[0]
    return options


def main(arguments=None):
    options = parse_options(arguments)
    if options.table:
        print("\n".join(documented.table()))
        return 0
    counts = {"passed": 0, "failed": 0, "known": 0}
    for corpus in options.corpora:
        run_corpus(corpus, options, counts)
    print(f"\n{counts['known']} known failures")
    print(f"check: {counts['passed']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
