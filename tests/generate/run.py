#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generates tests for the fixtures of this folder and checks the rows of rows.txt.

    tests/generate/run.py --assay build/assay [--jdk HOME] [--jobs 2] [--work DIR] [ROW...]

A row is F28, or F28 with a word for a part of it; F28 alone names all its parts. A row in the table
of known failures that passes fails the run, so that the table stays true.
"""

import argparse
import sys
import time
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.append(str(Path(__file__).resolve().parent.parent / "support"))

import check_alike  # noqa: E402, F401
import check_anchors  # noqa: E402, F401
import check_load  # noqa: E402, F401
import check_minimal  # noqa: E402, F401
import check_options  # noqa: E402, F401
import check_paths  # noqa: E402, F401
import check_places  # noqa: E402, F401
import check_repeat  # noqa: E402, F401
import check_states  # noqa: E402, F401
import check_tests  # noqa: E402, F401
import elsewhere  # noqa: E402, F401
from fixtures import Complaint, Fixtures  # noqa: E402
from rows import CHECKS, rows_of_the_table  # noqa: E402

from jdks import find_jdks  # noqa: E402  (the path is set by fixtures)
from judging import judge  # noqa: E402

DOCUMENTATION = Path(__file__).resolve().parent.parent.parent / "docs" / "testing.md"

# What assay does not do yet, with the reason and where it is in src.
KNOWN = {
    "F23 written": "setters of subclasses are only looked for where the class does not write the field "
                   "itself: recipe/subclass_setters.cpp, unset_fields()",
    "F36 constructors": "of other classes only static methods and stores set static state: "
                        "recipe/static_state.cpp, setters()",
    "F36 objects": "as F36 constructors; the tests that do not need them are dropped, too, as nothing "
                   "puts the state in place",
    "F38": "arrays are inputs, written down with their elements; a sequence with an array of its own "
           "is passed over: search/phases/candidates.cpp, add_candidate(); nothing but a unit test "
           "calls recipe::array_constructor()",
    "F38 marks": "as F38: what only a call can put into an array is never there",
    "F73 sequences": "the report does not say to which length all sequences were run, and with 3 s most "
                     "classes end before they are: search/phases/candidates.cpp, run(), "
                     "comes last",
    "F74 whole": "the report times search/phases/candidates.cpp, searches() and candidates_of(), not "
                 "recipe::EffectIndex and generate::RecipeMaker (perf, game.Game, game.Board and TripleLatch: "
                 "0.9 % in the constructor of ClassFacts, 0.7 % in RecipeMaker::call())",
}


def check(function, fixtures):
    """The complaint, or None."""
    try:
        function(fixtures)
    except Complaint as complaint:
        return str(complaint)
    return None


def is_chosen(name, wanted):
    return not wanted or name in wanted or name.partition(" ")[0] in wanted


def run_rows(options):
    fixtures = Fixtures(options)
    counts = {"passed": 0, "failed": 0, "known": 0}
    for name, function in sorted(CHECKS, key=lambda check: check[0]):
        if not is_chosen(name, options.rows):
            continue
        counts[judge(name, check(function, fixtures), KNOWN)] += 1
        sys.stdout.flush()
    return counts.values()


def unchecked_rows():
    """Rows of the table that have no check at all: one is never left out in silence."""
    checked = {name.partition(" ")[0] for name, _ in CHECKS}
    return [name for name in rows_of_the_table() if name not in checked]


def parse_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", nargs="*", metavar="ROW")
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home (default: the oldest)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--table", action="store_true", help="print which test checks which row")
    parser.add_argument("--units", type=Path, help="folder of the unit tests (default: of assay's build)")
    parser.add_argument("--work", type=Path, default=Path("build/generate"))
    options = parser.parse_args(arguments)
    if not options.table and not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    options.assay = options.assay.resolve()
    options.units = (options.units or options.assay.parent / "../../tests/unit").resolve()
    options.work = options.work.resolve()
    jdks = find_jdks(options.jdk)
    if not jdks:
        parser.error("found no JDK of version 17 or newer; name one with --jdk")
    options.jdk = jdks[0]
    return options


def table():
    """The lines of the table in docs/testing.md: each row of rows.txt and its tests."""
    tests = defaultdict(list)
    for name, function in sorted(CHECKS, key=lambda check: check[0]):
        test = f"`{function.__name__}`"
        if name in elsewhere.UNIT_TESTS:
            test = "`unit/{}` `{}`".format(*elsewhere.UNIT_TESTS[name])
        if test not in tests[name.partition(" ")[0]]:
            tests[name.partition(" ")[0]].append(test)
    return [f"| {name} | {', '.join(tests[name])} |" for name in tests]


def stale_documentation():
    written = DOCUMENTATION.read_text().splitlines()
    return [line for line in table() if line not in written]


def main(arguments=None):
    options = parse_options(arguments)
    if options.table:
        print("\n".join(table()))
        return 0
    started = time.monotonic()
    passed, failed, known = run_rows(options)
    for name in unchecked_rows():
        print(f"FAIL {name}: no check")
        failed += 1
    for name in sorted(KNOWN.keys() - {name for name, _ in CHECKS}):
        print(f"FAIL {name}: known to fail, but there is no such row")
        failed += 1
    for line in stale_documentation():
        print(f"FAIL {DOCUMENTATION.name}: no line {line}")
        failed += 1
    print(f"\n{known} known failures in {time.monotonic() - started:.1f} s")
    print(f"generate: {passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
