# SPDX-License-Identifier: Apache-2.0
"""Forty-two planted errors over static state and the correct twins of their classes."""

from bugtests import outcomes
from corpus import INITIALISER, checked, hits, marks, sources
from findings import require

ERRORS = 42
METHODS = 30



def planted(checker, *flags):
    return checked(checker, "planted", *flags)


def missed(run):
    found, _ = hits(run, "planted")
    return [str(mark) for mark in marks("planted") if mark not in found]


def all_are_found(checker):
    run = planted(checker)
    require(len(marks("planted")) == ERRORS, f"{len(marks('planted'))} marks, expected {ERRORS}")
    require(not missed(run), f"missed: {missed(run)}")
    print(f"static: {ERRORS}/{ERRORS} planted errors found")


def nothing_else_is_reported(checker):
    _, unmarked = hits(planted(checker), "planted")
    require(not unmarked, f"not marked: {[str(finding) for finding in unmarked]}")


def states_are_named(checker):
    nameless = [str(finding) for finding in planted(checker).findings if not finding.found["static_state"]]
    require(not nameless, f"no state: {nameless}")


def tests_fail_as_reported(checker):
    """On the stock JVM, by JUnit, all in one machine: the exception, and where the program threw it."""
    run, ended = planted(checker), {}
    for (class_name, method), outcome in outcomes(checker.options, run).items():
        ended[class_name.rpartition(".")[2], method] = outcome
    for finding in run.findings:
        file = finding.test["file"].rpartition("/")[2].removesuffix(".java")
        seen = ended.get((file, finding.test["name"]))
        require(seen is not None, f"{finding}: its test was not run")
        require(seen.outcome == finding.exception, f"{finding}: the test ends with {seen.outcome}")
        if finding.exception == INITIALISER:  # its own frames are those of who used the class
            continue
        lines = [frame.line for frame in seen.frames if frame.class_name == finding.class_name]
        require(lines[:1] == [finding.line], f"{finding}: the test fails at {lines}")


def methods_are_many(checker):
    scored = {row["method"] for row in planted(checker).report["static_state"]["scores"] if row["score"] > 0}
    require(len(scored) >= METHODS, f"{len(scored)} methods over statics")


def nothing_is_found_without(checker):
    run = planted(checker, "--statics", "off")
    require(not run.findings, f"found: {[str(finding) for finding in run.findings]}")


def twins_are_silent(checker):
    run = checked(checker, "twins")
    require(not run.findings, f"reported: {[str(finding) for finding in run.findings]}")
    for source in sources("twins"):
        run.require_exercised(source.class_name)


CHECKS = {
    "planted: all are found": all_are_found,
    "planted: nothing else is reported": nothing_else_is_reported,
    "planted: the state of each is named": states_are_named,
    "planted: each test fails as reported": tests_fail_as_reported,
    "planted: thirty methods over statics": methods_are_many,
    "planted: nothing is found without statics": nothing_is_found_without,
    "twins: nothing is reported": twins_are_silent,
}
