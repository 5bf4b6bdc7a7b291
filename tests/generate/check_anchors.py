# SPDX-License-Identifier: Apache-2.0
"""Rows about the containers and the game: how much is covered, and that JaCoCo says the same."""

import sys

from fixtures import HERE, require
from rows import row

sys.path.append(str(HERE.parent.parent / "bench" / "coverage"))

import jars  # noqa: E402
import suites  # noqa: E402

# The best figure published for each class, in percent of the branches.
PUBLISHED = {"UBStack": 100, "IntStack": 100, "BinSearchTree": 100, "BinomialHeap": 91,
             "LinkedList": 100, "TreeMap": 84, "HeapArray": 100}
MOST_SECONDS = 2
OVER_BUDGET = 1.2
HAND_WRITTEN_LINES = 93.8  # percent of the game's lines that game-tests/GameTest.java covers


def containers(fixtures):
    """A little less than the two seconds, which are for everything."""
    return fixtures.generate("containers-tests", ["containers.*"], budget="1600ms")


def game(fixtures):
    return fixtures.generate("game-tests", ["game.*"], budget="3s")


def percent(part, whole):
    return 100.0 * part / whole if whole else 100.0


def run_tests(fixtures, generated, package, rounds):
    """Runs emitted tests under JaCoCo on the stock JVM, all rounds in one process."""
    work = fixtures.options.work / f"{generated.folder.name}-run"
    tools = (work / "tools").resolve()
    jars.compile_tools(tools)
    measured = suites.unseal(fixtures.classes / package, work / "measured" / package).parent
    return suites.run_suite(tools, [str(measured)], generated.folder, work,
                            includes=f"{package}.*", rounds=rounds)


def measure(fixtures, generated, package):
    """Branches and lines by JaCoCo, by class; and how the tests went."""
    result = run_tests(fixtures, generated, package, rounds=2)
    work = fixtures.options.work / f"{generated.folder.name}-run"
    files = sorted((fixtures.classes / package).glob("*.class"))
    names = [f"{package}.{file.stem}" for file in files]
    counts = suites.branch_coverage((work / "tools").resolve(),
                                    [(work / "measured", name, result.execution_data)
                                     for name in names])
    return counts, result


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


@row("F67")
def branches_are_those_of_jacoco(fixtures):
    generated = containers(fixtures)
    counts, result = measure(fixtures, generated, "containers")
    require(not result.not_compiling + result.failing + result.flaky,
            f"{result.not_compiling + result.failing + result.flaky}")
    for name, report in generated.classes.items():
        ours = (report["counts"]["covered"], report["counts"]["branches"])
        theirs = (counts[name]["covered"], counts[name]["branches"])
        require(ours == theirs, f"{name}: {ours} covered, of JaCoCo {theirs}")


def lines_of(report):
    """(covered, all) lines of a report."""
    covered = {}
    for method in report["methods"]:
        for line in method["lines"]:
            covered[line["line"]] = covered.get(line["line"], False) or line["covered_instructions"] > 0
    return sum(covered.values()), len(covered)


def require_lines_of_jacoco(fixtures, generated, package, most_wrong=0):
    counts, result = measure(fixtures, generated, package)
    require(not result.not_compiling + result.failing + result.flaky,
            f"{result.not_compiling + result.failing + result.flaky}")
    for name, report in generated.classes.items():
        covered, lines = lines_of(report)
        theirs = (counts[name]["lines_covered"], counts[name]["lines"])
        is_near = lines == theirs[1] and abs(covered - theirs[0]) <= most_wrong
        require(is_near, f"{name}: {covered} of {lines} lines, of JaCoCo {theirs}")
        require(lines, f"{name} has no lines")


@row("F67 lines")
def lines_are_those_of_jacoco(fixtures):
    # Whether a helper that several calls run was ever left in the normal way is not recorded.
    require_lines_of_jacoco(fixtures, containers(fixtures), "containers", most_wrong=1)


@row("F67 handlers")
def handlers_are_those_of_jacoco(fixtures):
    recover = fixtures.generate("recover", ["rows.Recover"], budget="1s")
    require_lines_of_jacoco(fixtures, recover, "rows")
    require(lines_of(recover.classes["rows.Recover"])[0] >= 18, "handlers are not reached")
    throwing = fixtures.generate("recover-throwing", ["rows.Recover"], "--throwing-tests", "only", budget="1s")
    require_lines_of_jacoco(fixtures, throwing, "rows")


@row("F73")
def game_is_covered_like_by_hand(fixtures):
    counts, _ = measure(fixtures, game(fixtures), "game")
    covered = sum(count["lines_covered"] for count in counts.values())
    reached = percent(covered, sum(count["lines"] for count in counts.values()))
    require(reached >= HAND_WRITTEN_LINES, f"{reached:.1f} % of the lines")


@row("F73 tests")
def game_tests_hold(fixtures):
    complaints = []
    for name, report in game(fixtures).classes.items():
        complaints += [f"{name}#{wrong['test']} {wrong['kind']}: {wrong['message']}"
                       for wrong in report["mismatches"]]
        if report["ending"] != "finished":
            complaints.append(f"{name}: {report['ending']}")
    require(not complaints, "; ".join(complaints))
