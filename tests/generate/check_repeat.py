# SPDX-License-Identifier: Apache-2.0
"""Rows about repetition: the same bytes from the same seed, the same result in any order."""

import stock
from fixtures import Suite, require
from rows import row

FEWEST_COMPARED = 60
ROUNDS = 10  # the first in order, others shuffled, all in one process


STATIC = ["rows.StaticCounter", "rows.StaticCounterControl", "rows.TurnCounter", "rows.TurnTaker"]


def not_judged(fixtures):
    """What our own machine says must hold without the help of the stock one."""
    return fixtures.generate("static-state", STATIC, "--no-validate")


@row("F37")
def tests_stand_alone(fixtures):
    result = stock.run_tests(fixtures, not_judged(fixtures).folder, ["rows"], ROUNDS)
    require(result.tests, "no tests")
    require(not result.failing + result.flaky, f"{result.failing + result.flaky}")


@row("F37 set")
def static_state_is_put_in_place(fixtures):
    folder = not_judged(fixtures).folder
    tests = Suite({}, (folder / "rows/StaticCounterGeneratedTest.java").read_text()).of("state")
    require({text for text in ("two", "other") for test in tests if test.has(f'"{text}", result')}
            == {"two", "other"}, "a result is missing")
    for test in tests:
        require(test.has(r"^StaticCounter(\.count = \d+|Control\.reset\(\));"),
                f"{test.name} takes the state as it is")


@row("F37 dropped")
def tests_that_depend_on_others_are_counted(fixtures):
    report = not_judged(fixtures).classes["rows.TurnTaker"]
    require("depends on static state that others change" in report["dropped"],
            f"dropped: {report['dropped']}")
    require(report["tests"], "no test of a method that depends on nothing")


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
