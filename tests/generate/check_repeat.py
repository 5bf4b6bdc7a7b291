# SPDX-License-Identifier: Apache-2.0
"""Rows about repetition: the same bytes from the same seed, the same result in any order."""

from check_anchors import run_tests
from fixtures import require
from rows import row

FEWEST_COMPARED = 60
ROUNDS = 10  # the first in order, others shuffled, all in one process


@row("F37")
def tests_stand_alone(fixtures):
    names = ["rows.StaticCounter", "rows.StaticCounterControl"]
    result = run_tests(fixtures, fixtures.generate("static-state", names, "--no-validate"), "rows",
                       ROUNDS)
    require(result.tests, "no tests")
    require(not result.failing + result.flaky, f"{result.failing + result.flaky}")


def require_same(first, second):
    """Compares the suites of classes that were not cut short and lost no test in either run."""
    compared, different = 0, []
    others = second.files()
    for name, text in first.files().items():
        reports = first.classes[name], second.classes[name]
        if any(report["budget_was_hit"] or report["mismatches"] for report in reports):
            continue
        compared += 1
        if others[name] != text:
            different.append(name)
    require(not different, f"{len(different)} of {compared} suites differ: {', '.join(different)}")
    require(compared >= FEWEST_COMPARED, f"only {compared} suites were not cut short")


@row("F61")
def same_seed_gives_the_same_bytes(fixtures):
    again = fixtures.generate("small-again", fixtures.SMALL)
    require_same(fixtures.small, again)


@row("F61 workers")
def workers_change_nothing(fixtures):
    alone = fixtures.generate("small-alone", fixtures.SMALL, "--jobs", "1")
    require_same(fixtures.small, alone)
