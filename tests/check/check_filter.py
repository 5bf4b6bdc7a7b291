# SPDX-License-Identifier: Apache-2.0
"""Rows 7.2: what is reported, how it is grouped and shown."""

import json
import re

from findings import require
from rows import row

ARITHMETIC = "java.lang.ArithmeticException"
ARGUMENT = "java.lang.IllegalArgumentException"
STATE = "java.lang.IllegalStateException"
NULL = "java.lang.NullPointerException"
FORMAT = "java.lang.NumberFormatException"
UNSUPPORTED = "java.lang.UnsupportedOperationException"
BOUNDS = "java.lang.ArrayIndexOutOfBoundsException"
MODES = ("default", "all", "classic", "five", "relaxed")
HANDED_IN = "default", "Tables#table"  # the size is the caller's as it came: ADR 33
KEYS = {"id", "kind", "exception", "message", "class", "method", "descriptor", "line", "called", "stack",
        "evidence", "rank", "count", "input", "conditions", "test"}


def reported(run):
    return {(finding.exception, finding.line) for finding in run.findings}


@row("7.2 IAE thrown by the directly called method")
def rejected_arguments_are_no_bugs(fixtures):
    for mode in "classic", "five":
        run = fixtures.run("filter.Plainly", "--mode", mode)
        require(not run.findings, f"{mode}: {[str(finding) for finding in run.findings]}")
        run.require_exercised("filter.Plainly")
    reasons = {entry["reason"] for entry in fixtures.run("filter.Plainly", "--mode", "default").suppressed}
    require("rejected-argument" in reasons, f"reasons: {sorted(reasons)}")


@row("7.2 IAE thrown by the directly called method library")
def numbers_of_our_own_are_bugs(fixtures):
    """What the library rejects is the caller's, unless it is a number that the program made."""
    line = fixtures.line("filter.Passing", "underline")
    fixtures.run("filter.Passing", "--mode", "default").exactly((ARGUMENT, line))


@row("7.2 IAE thrown by the directly called method handed")
def what_callers_bring_along_is_theirs(fixtures):
    """Nulls that a getter gave, exceptions, answers of the wrong type, unset properties, indices below zero."""
    lines = {kind: fixtures.line("filter.Handed", mark)
             for kind, mark in ((NULL, "missing"), (FORMAT, "second"), (UNSUPPORTED, "fixed"))}
    fixtures.run("filter.Handed", "--mode", "default").exactly(*lines.items())


@row("7.2 IAE thrown by the directly called method brought")
def what_does_not_go_together_is_for_callers(fixtures):
    """Offsets beyond the caller's array, null for null, half-made arguments, assertions about arguments."""
    lines = [(kind, fixtures.line("filter.Brought", mark))
             for kind, mark in ((BOUNDS, "last"), (BOUNDS, "delay"), (NULL, "shortened"))]
    fixtures.run("filter.Brought", "--mode", "default").exactly(*lines)


@row("7.2 IAE thrown by the directly called method shifted")
def what_is_shifted_is_still_the_callers(fixtures):
    """Indices that differ by a constant, room for results, casts that another argument asks for, unset properties."""
    lines = [("java.lang.IndexOutOfBoundsException", fixtures.line("filter.Shifted", "next")),
             ("java.lang.StringIndexOutOfBoundsException", fixtures.line("filter.Shifted", "after")),
             ("java.lang.IndexOutOfBoundsException", fixtures.line("filter.Shifted", "bucket"))]
    fixtures.run("filter.Shifted", "--mode", "default").exactly(*lines)


@row("7.2 IAE thrown by the directly called method lacking")
def what_a_container_lacks_is_for_callers(fixtures):
    """Elements that an object does not have, whatever is computed on the way; casts of anything; elements that are null."""
    index = "java.lang.ArrayIndexOutOfBoundsException"
    lines = [(index, fixtures.line("filter.Lacking", mark)) for mark in ("above", "left")]
    fixtures.run("filter.Lacking", "--mode", "default").exactly(*lines)


@row("7.2 IAE thrown by the directly called method missed")
def what_nobody_has_set_is_for_callers(fixtures):
    """Properties that the program itself misses, by whatever exception; arrays that results have no room in."""
    index = "java.lang.ArrayIndexOutOfBoundsException"
    lines = [("java.lang.AssertionError", fixtures.line("filter.Missed", "empty")),
             (index, fixtures.line("filter.Missed", "beyond")), (index, fixtures.line("filter.Missed", "end"))]
    fixtures.run("filter.Missed", "--mode", "default").exactly(*lines)


@row("7.2 IAE thrown by the directly called method refused")
def what_somebody_refuses_is_for_callers(fixtures):
    """What the JDK has not got, nulls asked about too late, bits, repeats, short properties."""
    lines = [(NULL, fixtures.line("filter.Refused", "asked")),
             ("java.lang.AssertionError", fixtures.line("filter.Refused", "wraps")),
             (BOUNDS, fixtures.line("filter.Refused", "end"))]
    fixtures.run("filter.Refused", "--mode", "default").exactly(*lines)


@row("7.2 IAE thrown by the directly called method kept")
def what_a_constructor_was_told_is_for_callers(fixtures):
    """Exceptions that were handed in, texts of arguments; what the program has worked out itself is not."""
    fixtures.run("filter.Kept", "--mode", "default").exactly((ARGUMENT, fixtures.line("filter.Kept", "pace")))


@row("7.2 IAE passed down by the tested method")
def arguments_of_our_own_are_bugs(fixtures):
    line = fixtures.line("filter.Guarded", "guard")
    run = fixtures.run("filter.Guarded#callsGuard", "--mode", "classic")
    require((ARGUMENT, line) in reported(run), f"{run.keys()}")


@row("7.2 ISE likewise", is_quick=False)
def states_of_our_own_are_bugs(fixtures):
    line = fixtures.line("filter.Guarded", "closed")
    require(not fixtures.run("filter.Guarded#read", "--mode", "classic").findings, "read() itself is reported")
    run = fixtures.run("filter.Guarded#readsAtOnce", "--mode", "classic")
    require((STATE, line) in reported(run), f"{run.keys()}")


@row("7.2 NPE at depth one")
def null_arguments_are_no_bugs(fixtures):
    target, line = "filter.Guarded#length", fixtures.line("filter.Guarded", "length")
    require(not fixtures.run(target).findings, "reported in the default mode")
    fixtures.run(target, "--mode", "all").exactly(("java.lang.NullPointerException", line))


@row("7.2 NumberFormatException below", is_quick=False)
def library_exceptions_are_bugs(fixtures):
    run = fixtures.run("examples.Arguments#cli")
    line = fixtures.line("examples.Arguments", "parse")
    run.exactly(("java.lang.NumberFormatException", line), (BOUNDS, line))


@row("7.2 the five JVM exceptions", is_quick=False)
def five_exceptions_are_always_bugs(fixtures):
    expected = {"Downcast#second": ("java.lang.ClassCastException", "second"),
                "Tables#table": ("java.lang.NegativeArraySizeException", "table"),
                "Store#put": ("java.lang.ArrayStoreException", "put"),
                "Ratio#ratio": (ARITHMETIC, "ratio"), "Search#pairs": (BOUNDS, "look")}
    for mode in "default", "classic", "five":
        run = fixtures.run([f"examples.{target}" for target in expected], "--mode", mode, name=f"row-five-{mode}")
        for target, (exception, mark) in expected.items():
            if (mode, target) == HANDED_IN:
                continue
            found = exception, fixtures.line(f"examples.{target.partition('#')[0]}", mark)
            require(found in reported(run), f"{mode}: {target} is not reported")


@row("7.2 checked exception", is_quick=False)
def checked_exceptions_are_never_bugs(fixtures):
    for mode in MODES:
        run = fixtures.run("filter.Guarded#load", "--mode", mode)
        require(not run.findings, f"{mode}: {run.keys()}")
        run.require_exercised("filter.Guarded")


@row("7.2 Error", is_quick=False)
def errors_can_be_left_out(fixtures):
    run = fixtures.run("examples.Again")
    require([finding.exception for finding in run.findings] == ["java.lang.StackOverflowError"], f"{run.keys()}")
    require(not fixtures.run("examples.Again", "--no-errors").findings, "reported with --no-errors")


@row("7.2 direct-call restriction", is_quick=False)
def callees_can_be_left_out(fixtures):
    put = BOUNDS, fixtures.line("examples.Pane", "put")
    require(put in reported(fixtures.run("examples.Pane")), "not reported without --direct-only")
    run = fixtures.run("examples.Pane", "--direct-only")
    require(put not in reported(run), "reported with --direct-only")
    allocate = "java.lang.NegativeArraySizeException", fixtures.line("examples.Pane", "allocate")
    require(allocate in reported(run), "the crash of the constructor itself is gone")


@row("7.2 grouping by stack", is_quick=False)
def crashes_are_grouped_by_stack(fixtures):
    run = fixtures.run("examples.Search#pairs", "--group", "stack")
    require(run.lines() == sorted(fixtures.line("examples.Search", mark) for mark in ("look", "next")),
            f"{[str(finding) for finding in run.findings]}")
    require(all(finding.count >= 1 for finding in run.findings), "no counts")
    many = fixtures.random("filter.Smallest", "--group", "stack").only()
    require(many.count > 1, f"{many.count} of many crashes are counted")


@row("7.2 grouping by (type, line)")
def crashes_are_grouped_by_line(fixtures):
    line = fixtures.line("filter.Shared", "divide")
    fixtures.run("filter.Shared", "--group", "line").exactly((ARITHMETIC, line))
    by_stack = fixtures.run("filter.Shared", "--group", "stack")
    by_stack.exactly((ARITHMETIC, line), (ARITHMETIC, line))
    called = {finding.called["method"] for finding in by_stack.findings}
    require(called == {"one", "other"}, f"called: {called}")


@row("7.2 representative test is minimal", is_quick=False)
def smallest_tests_are_shown(fixtures):
    finding = fixtures.run("filter.Smallest").only()
    require(re.search(r'any\((new int\[0\]|new int\[\] ?\{\}), ""\)', finding.input), f"input: {finding.input}")
    stack = fixtures.run("examples.SetStack").only()
    calls = re.findall(r"\.(drop|add|size)\(", stack.body())
    require(calls == ["drop", "add"], f"calls: {calls}")


@row("7.2 readable report")
def reports_are_short(fixtures):
    finding = fixtures.run("examples.Swap#swap").only()
    require(1 <= len(finding.conditions) <= 3, f"conditions: {finding.conditions}")
    require(all("length" in condition for condition in finding.conditions), f"conditions: {finding.conditions}")
    lines = [line for line in finding.body().splitlines() if line.strip()]
    require(len(lines) <= 12, f"{len(lines)} lines")
    text = fixtures.plain("examples.Swap#swap").stdout
    for part in BOUNDS, "Swap", str(fixtures.line("examples.Swap", "swap")), finding.conditions[0]:
        require(part in text, f"'{part}' is not in the text")


@row("7.2 exit code / JSON")
def reports_can_be_read_by_machines(fixtures):
    run = fixtures.run("examples.Pane", "--mode", "classic")
    require(run.report["mode"] == "classic" and run.report["tool"] == "assay", f"mode {run.report['mode']}")
    require(run.findings, "nothing is found")
    for finding in run.findings:
        require(finding.found.keys() >= KEYS, f"missing: {sorted(KEYS - finding.found.keys())}")
        require(finding.found["evidence"] in ("language", "user"), f"evidence {finding.found['evidence']}")
        require(finding.found["stack"][0].keys() >= {"class", "method", "line"}, f"{finding.found['stack'][0]}")
        require(finding.test.keys() >= {"file", "name", "source"}, f"{finding.test.keys()}")
    ranks = [finding.found["rank"] for finding in run.findings]
    require(ranks == sorted(ranks), f"ranks {ranks}")
    identities = [finding.found["id"] for finding in run.findings]
    require(len(set(identities)) == len(identities), f"ids {identities}")


@row("7.2 exit code / JSON codes")
def exit_codes_tell(fixtures):
    for flags, target, code in (((), "examples.Ratio", 0), (("--fail-on", "any"), "examples.Ratio", 3),
                                (("--fail-on", "any"), "examples.Origin", 0),
                                (("--mode", "no-such-mode"), "examples.Tables", 2), ((), "examples.NoSuch", 5)):
        done = fixtures.plain(target, "--budget-per-class", "500ms", *flags)
        require(done.code == code, f"{target} {flags}: {done.code}, expected {code}: {done.first_complaint()}")


@row("7.2 exit code / JSON baseline", is_quick=False)
def old_findings_are_known(fixtures):
    """A second run with the first as baseline has nothing new."""
    old, report = fixtures.options.work / "old.sarif", fixtures.options.work / "new.json"
    first = fixtures.plain("examples.Ratio", "--sarif", old, "--fail-on", "new")
    require(first.code == 3, f"without a baseline: {first.code}")
    require(json.loads(old.read_text())["version"] == "2.1.0", "no SARIF 2.1.0")
    again = fixtures.plain("examples.Ratio", "--baseline", old, "--fail-on", "new", "--json", report)
    require(again.code == 0, f"with its own report as baseline: {again.code}")
