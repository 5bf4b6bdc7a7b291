# SPDX-License-Identifier: Apache-2.0
"""Rows about the containers and the game: how much is covered, and that JaCoCo says the same."""

import re

import stock
from fixtures import HERE, require
from rows import row

# The best figure published for each class, in percent of the branches.
PUBLISHED = {"UBStack": 100, "IntStack": 100, "BinSearchTree": 100, "BinomialHeap": 91,
             "LinkedList": 100, "TreeMap": 84, "HeapArray": 100}
# Milliseconds of a report are CPU time of the process that worked on the class: no matter how busy the
# machine is, these limits hold. What the whole command took is asked of the kernel, see "F59 command".
MOST_SECONDS = 2
OVER_BUDGET = 1.2
FEWEST_GAME_LINES = 100  # so that a suite that was not measured is no success


def containers(fixtures):
    """A little less than the two seconds, which are for everything."""
    return fixtures.generate("containers-tests", ["containers.*"], budget="1600ms")


def game(fixtures):
    return fixtures.generate("game-tests", ["game.*"], budget="3s")


def percent(part, whole):
    require(whole, "nothing to cover")
    return 100.0 * part / whole


def add_container_row(name, wanted):
    @row(f"F72 {name}")
    def container_is_covered(fixtures):
        report = containers(fixtures).classes[f"containers.{name}"]
        counts, seconds = report["counts"], report["milliseconds"] / 1000
        reached = percent(counts["covered"], counts["branches"])
        open_ = [f"{branch['method'].partition('#')[2]}:{branch['line']} {branch['edge']}"
                 for branch in report["branches"] if branch["verdict"] != "covered"]
        require(reached >= wanted, f"{reached:.1f} % instead of {wanted} %, not {', '.join(open_)}")
        require(seconds < MOST_SECONDS, f"took {seconds:.2f} s")


for container, figure in PUBLISHED.items():
    add_container_row(container, figure)


@row("F59 budget")
def budgets_are_kept(fixtures):
    for name, report in containers(fixtures).classes.items():
        require(report["milliseconds"] <= 1600 * OVER_BUDGET,
                f"{name}: {report['milliseconds']} ms of 1600")
        require(report["tests"], f"{name}: no tests")


@row("F59 command")
def budget_is_that_of_the_whole_command(fixtures):
    """As the kernel counts it: boot, all processes, writing; only the judge is no part of the budget."""
    cut = fixtures.generate("budget-of-all", ["containers.TreeMap"], "--no-validate", budget="2s")
    seconds = cut.finished.cpu
    require(cut.classes["containers.TreeMap"]["budget_was_hit"], "the class needs less than 2 s")
    require(1 < seconds <= 2 * OVER_BUDGET, f"{seconds:.2f} s of CPU time instead of 2 s")
    measured = stock.measure(fixtures, cut.folder, "containers")
    require(not measured.complaints, f"{measured.complaints}")
    require(measured.counts["containers.TreeMap"]["covered"] > 0, "the tests so far cover nothing")


@row("F67")
def branches_are_those_of_jacoco(fixtures):
    generated = containers(fixtures)
    measured = stock.measure(fixtures, generated.folder, "containers")
    require(not measured.complaints, f"{measured.complaints}")
    for name, report in generated.classes.items():
        ours = (report["counts"]["covered"], report["counts"]["branches"])
        theirs = tuple(with_nested(measured.counts, report, key) for key in ("covered", "branches"))
        require(ours == theirs, f"{name}: {ours} covered, of JaCoCo {theirs}")


def with_nested(counts, report, key):
    """What JaCoCo counts in a class and in those inside it that have no tests of their own."""
    return sum(counts[entry["class"]][key] for entry in [report, *report["nested"]])


# A branch is taken and what follows throws before JaCoCo's next probe: here in order.compare().
HIDDEN_FROM_JACOCO = ["rows.GenericTypes"]


def has_assert(name):
    source = HERE / (name.partition("$")[0].replace(".", "/") + ".java")
    return re.search(r"^\s*assert ", source.read_text(), re.MULTILINE)


def require_branches_of_jacoco(fixtures, names):
    counts = stock.small(fixtures).counts
    require(names, "nothing to compare")
    wrong = []
    for name in names:
        report = fixtures.small.classes[name]
        ours = report["counts"]
        theirs = {key: with_nested(counts, report, key) for key in ("covered", "branches")}
        if any(ours[key] != theirs[key] for key in theirs):
            wrong.append(f"{name}: {ours['covered']} of {ours['branches']}, of JaCoCo "
                         f"{theirs['covered']} of {theirs['branches']}")
    require(not wrong, "; ".join(wrong))


@row("F67 small")
def branches_of_small_classes_are_those_of_jacoco(fixtures):
    names = [name for name in fixtures.small.classes
             if name not in HIDDEN_FROM_JACOCO and not has_assert(name)]
    require(len(names) >= 80, f"only {len(names)} classes are compared")
    require_branches_of_jacoco(fixtures, names)


@row("F67 asserts")
def branches_of_asserts_are_those_of_jacoco(fixtures):
    require_branches_of_jacoco(fixtures, [name for name in fixtures.small.classes if has_assert(name)])


@row("F67 thrown")
def branches_before_exceptions_are_those_of_jacoco(fixtures):
    require_branches_of_jacoco(fixtures, HIDDEN_FROM_JACOCO)


def lines_of(report):
    """(covered, all) lines of a report."""
    covered = {}
    for method in report["methods"]:
        for line in method["lines"]:
            covered[line["line"]] = covered.get(line["line"], False) or line["covered_instructions"] > 0
    return sum(covered.values()), len(covered)


def require_lines_of_jacoco(fixtures, generated, package):
    measured = stock.measure(fixtures, generated.folder, package)
    require(not measured.complaints, f"{measured.complaints}")
    for name, report in generated.classes.items():
        covered, lines = lines_of(report)
        theirs = (measured.counts[name]["lines_covered"], measured.counts[name]["lines"])
        require((covered, lines) == theirs, f"{name}: {covered} of {lines} lines, of JaCoCo {theirs}")
        require(lines, f"{name} has no lines")


@row("F67 lines")
def lines_are_those_of_jacoco(fixtures):
    require_lines_of_jacoco(fixtures, containers(fixtures), "containers")


@row("F67 handlers")
def handlers_are_those_of_jacoco(fixtures):
    recover = fixtures.generate("recover", ["rows.Recover"], budget="1s")
    require_lines_of_jacoco(fixtures, recover, "rows")
    require(lines_of(recover.classes["rows.Recover"])[0] >= 18, "handlers are not reached")
    throwing = fixtures.generate("recover-throwing", ["rows.Recover"], "--throwing-tests", "only",
                                 budget="1s")
    require_lines_of_jacoco(fixtures, throwing, "rows")


def share_of_lines(measured):
    require(not measured.complaints, f"{measured.complaints}")
    require(measured.sum("lines") >= FEWEST_GAME_LINES, f"the game has {measured.sum('lines')} lines")
    return percent(measured.sum("lines_covered"), measured.sum("lines"))


@row("F73")
def game_is_covered_like_by_hand(fixtures):
    by_hand = share_of_lines(stock.measure(fixtures, HERE / "game-tests", "game", work="by-hand"))
    reached = share_of_lines(stock.measure(fixtures, game(fixtures).folder, "game"))
    require(by_hand > 50, f"tests written by hand cover {by_hand:.1f} % of the lines")
    require(reached >= by_hand, f"{reached:.1f} % of the lines, by hand {by_hand:.1f} %")


def needs_assertions(mismatch):
    """Whether a test was left out because it fails where assertions are off: the game has many."""
    return mismatch["kind"] == "fails elsewhere" and "with -da" in mismatch["message"]


@row("F73 tests")
def game_tests_hold(fixtures):
    complaints = []
    for name, report in game(fixtures).classes.items():
        complaints += [f"{name}#{wrong['test']} {wrong['kind']}: {wrong['message']}"
                       for wrong in report["mismatches"] if not needs_assertions(wrong)]
        if report["ending"] != "finished":
            complaints.append(f"{name}: {report['ending']}")
    require(not complaints, "; ".join(complaints))


@row("F73 sequences")
def game_sequences_to_length_four_are_run(fixtures):
    cut, short = [], []
    for name, report in game(fixtures).classes.items():
        if report["budget_was_hit"]:
            cut.append(name)
        if report["counts"]["branches"] and report["sequences"].get("longest", 0) < 4:
            short.append(f"{name} ({report['sequences']['runs']} runs)")
    require(not cut and not short, f"{len(cut)} classes are cut short; not known to have run all: "
                                   f"{', '.join(short)}")
