# SPDX-License-Identifier: Apache-2.0
"""The rows of section 7 of the specification of static state, and what must not be taken for input."""

from bugtests import outcomes
from corpus import HERE, INITIALISER
from findings import Finding, require
from marks import Source
from process import run_measured

ROWS = {}


def row(name):
    """Registers a check of a row; it is given the runner."""
    def add(check):
        ROWS[name] = check
        return check
    return add


def run_of(checker, *flags):
    """All classes at once, package members included."""
    classes = checker.compiled("rows", HERE / "rows")
    name = "-".join(["rows", *(str(flag).strip("-") for flag in flags)])
    return checker.run(name.replace("/", "_"), ["rows.**"], classes, "--access", "package", *flags)


def line(class_name, mark):
    return Source(HERE / "rows" / f"{class_name}.java").line_of(mark)


def found_at(run, class_name, mark):
    found = [finding for finding in run.findings
             if finding.class_name == f"rows.{class_name}" and finding.line == line(class_name, mark)]
    require(len(found) == 1, f"{len(found)} findings at @{mark} of {class_name}: "
                             f"{[str(finding) for finding in run.findings]}")
    return found[0]


def state(finding):
    require(finding.found["static_state"], f"{finding}: no static state")
    return finding.found["static_state"]


@row("7.1 S1: a counter is an input")
def counter_is_input(checker):
    found = found_at(run_of(checker), "Gate", "tick")
    require(state(found)["values"] == ["rows.Gate.n = 1"], f"{state(found)}")
    require("Gate.n = 1;" in found.test["source"], found.test["source"])


@row("7.1 S4: what an initialiser keeps is an input")
def kept_is_input(checker):
    found = found_at(run_of(checker), "Co", "begin")
    require(state(found)["initialised"] == ["rows.Logs"], f"{state(found)}")
    require(state(found)["initialised_by_the_call"] == ["rows.Co"], f"{state(found)}")
    require("Logs.factory = null;" in found.test["source"], found.test["source"])


@row("7.2 one of fifty statics is read")
def one_is_read(checker):
    found = found_at(run_of(checker), "Fifty", "read")
    require(state(found)["values"] == ["rows.Fifty.f17 = 4709"], f"{state(found)}")


@row("7.3 S2: the state is named")
def state_is_named(checker):
    found = found_at(run_of(checker), "D", "holds")
    require(state(found)["initialised"] == ["rows.D"], f"{state(found)}")
    require(state(found)["initialised_by_the_call"] == ["rows.E"], f"{state(found)}")
    require(state(found)["needs_fresh_classes"], f"{state(found)}")
    require("rows.D is initialised, rows.E is not initialised yet" in state(found)["text"], f"{state(found)}")
    require('"rows.E"' in found.test["source"], found.test["source"])


@row("7.4 S2: no alarm if E comes first")
def only_one_subset(checker):
    """With E initialised, D is too, and the same values do no harm."""
    found = [finding for finding in run_of(checker).findings if finding.class_name == "rows.D"]
    require(len(found) == 1, f"{[str(finding) for finding in found]}")


@row("7.5 S5: both orders")
def both_orders(checker):
    run = run_of(checker)
    require(state(found_at(run, "P", "first"))["initialised"] == ["rows.Q", "rows.P"], "the order of P")
    require(state(found_at(run, "Q", "second"))["initialised"] == ["rows.P", "rows.Q"], "the order of Q")


@row("7.5 S6: an initialiser that throws")
def initialiser_throws(checker):
    found = found_at(run_of(checker), "Table", "slots")
    require(found.exception == INITIALISER, found.exception)
    require(state(found)["values"] == ["rows.Sizes.slots = -1"], f"{state(found)}")
    require(not any(each.exception == "java.lang.NoClassDefFoundError" for each in run_of(checker).findings),
            "NoClassDefFoundError in a later run")


@row("7.6 the same findings in another order of classes and with another seed")
def same_findings(checker):
    names = [f"rows.{name}" for name in ("Table", "P", "Gate", "D", "Co")]
    first = [key for key in run_of(checker).keys() if key[1] in names]
    classes = checker.compiled("rows", HERE / "rows")
    for flags in (("--jobs", "1"), ("--seed", "7")):
        other = checker.run("rows" + "-".join(flags), names, classes, "--access", "package", *flags).keys()
        require(first == other, f"{flags}: {first} and {other}")


@row("7.7 S3: five critical points, and nothing in precise mode")
def critical_points(checker):
    run = run_of(checker)
    bad = [str(each) for each in run.findings if each.class_name.startswith("rows.S3")]
    require(not bad, f"precise: {bad}")
    options, classes = checker.options, checker.compiled("rows", HERE / "rows")
    command = [options.assay, "explore", "-cp", classes, "--jdk", options.jdk.home, "--init", "eager", "rows.S3#go"]
    done = run_measured(command, options.jdk, limit=60)
    require("rows.S3#go(): 5 critical points" in done.stdout, done.stdout + done.stderr)
    points = [(int(cells[0]), cells[4]) for cells in map(str.split, done.stdout.splitlines()[2:])]
    lines = {mark: line("S3", mark) for mark in ("store", "assert", "test", "load")}
    require(sorted(points) == sorted([(lines["store"], "rows.S3"), (lines["store"], "rows.S3$Q"),
                                      (lines["assert"], "rows.S3$Q"), (lines["test"], "rows.S3$Q"),
                                      (lines["load"], "rows.S3$R")]), f"{points}")


@row("7.11 S2: all subsets in less than 50 ms")
def subsets_are_cheap(checker):
    classes = checker.compiled("rows", HERE / "rows")
    run = checker.run("rows-cost", ["rows.D"], classes, "--access", "package")
    took = run.report["static_state"]["microseconds"]
    require(run.report["static_state"]["sets_left_out"] == 0, "left out")
    require(0 < took < 50_000, f"{took} us")


@row("7.8 the user's set-up is respected")
def set_up_is_respected(checker):
    found_at(run_of(checker), "Fixture", "use")
    prefix = checker.options.work / "prefix.txt"
    prefix.write_text("rows.Fixture.setUp()\n")
    classes = checker.compiled("rows", HERE / "rows")
    run = checker.run("rows-prefix", ["rows.Fixture"], classes, "--prefix", prefix)
    require(not [finding for finding in run.findings if finding.line == line("Fixture", "use")],
            f"{[str(finding) for finding in run.findings]}")


@row("7.9 order dependence is warned of")
def order_dependence(checker):
    rows = {(each["method"], each["field"]) for each in run_of(checker).report["static_state"]["order_dependences"]}
    require(("rows.Orders#count()", "rows.Orders.count") in rows, f"{sorted(rows)}")
    for method in ("counted", "lazily", "pure"):
        require(not any(f"#{method}(" in each for each, _ in rows), f"{method}: {sorted(rows)}")


@row("7.10 scores in the report")
def scores(checker):
    table = {each["method"]: each["score"] for each in run_of(checker).report["static_state"]["scores"]}
    require(table["rows.Gate#tick()"] > 0, f"{table}")
    require(table["rows.Orders#pure(int)"] == 0, f"{table}")


@row("2.7 what is left out is said")
def left_out(checker):
    run = run_of(checker)
    require(run.report["static_state"]["sets_left_out"] > 0, f"{run.report['static_state']['sets_left_out']}")
    require("left out" in run.finished.stdout, run.finished.stdout[-400:])


@row("2.8 constants are no inputs")
def constants(checker):
    bad = [str(each) for each in run_of(checker).findings if each.class_name == "rows.Constants"]
    require(not bad, f"{bad}")


@row("2.9 what nothing sets is listed apart")
def unreachable(checker):
    apart = run_of(checker).report["static_state"]["not_shown_reachable"]
    hidden = [each for each in apart if each["line"] == line("Constants", "hidden")]
    require(len(hidden) == 1, f"{apart}")
    require(hidden[0]["static_state"]["values"] == ["rows.Constants.hidden = 0"], f"{hidden}")


@row("tests as regressions pass, alone and beside each other")
def regressions_pass(checker):
    classes = checker.compiled("rows", HERE / "rows")
    names = [f"rows.{name}" for name in ("Co", "D", "Gate", "P", "Q", "Table")]
    run = checker.run("rows-regression", names, classes, "--access", "package", "--as", "regression")
    ended = outcomes(checker.options, run)
    require(len(ended) == len(names), f"{sorted(ended)}")
    bad = {test: seen.outcome for test, seen in ended.items() if seen.outcome != "passed"}
    require(not bad, f"{bad}")


@row("hostile initialisers end")
def hostile(checker):
    """Nothing hangs, and only what throws is reported."""
    run = run_of(checker)
    report = run.class_report("rows.Endless")
    require(report["failure"] is None and report["ending"] == "finished", f"{report['ending']} {report['failure']}")
    require(report["milliseconds"] <= 3_000, f"{report['milliseconds']} ms")
    bad = [str(each) for each in run.findings
           if each.class_name.startswith("rows.Endless") and each.exception != INITIALISER]
    require(not bad, f"{bad}")
