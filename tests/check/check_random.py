# SPDX-License-Identifier: Apache-2.0
"""Rows 7.1: tests at random, by types."""

import re
import shutil

from bugtests import outcomes, unreproducible
from findings import require
from marks import DEADLOCK
from process import run_measured
from rows import row

ARITHMETIC = "java.lang.ArithmeticException"
DEPTH = re.compile(r"depth (\d+): (\d+)")


def sizes(fixtures, targets, method, depth=3):
    """Of one method, by depth, as --list prints them."""
    done = fixtures.plain(targets, "--search", "random", "--depth", depth, "--list")
    lines = [line for line in done.stdout.splitlines() if method in line and "depth" in line]
    require(len(lines) == 1, f"{len(lines)} lines about {method}: {done.stdout[:300]} {done.stderr[:300]}")
    return {int(at): int(size) for at, size in DEPTH.findall(lines[0])}


def expression(fixtures, number):
    """Test number k of the method of the parameter graph."""
    done = fixtures.plain("graph.Space#f", "--search", "random", "--depth", 3, "--test", number)
    return done, done.stdout.strip()


def inputs(run):
    return {re.sub(r"\s|;|graph\.", "", finding.input) for finding in run.findings}


@row("7.1 bytecode-only input")
def sources_are_not_needed(fixtures):
    alone = fixtures.options.work / "alone" / "examples"
    shutil.rmtree(alone.parent, ignore_errors=True)
    alone.mkdir(parents=True)
    shutil.copy(fixtures.classes("examples") / "examples" / "Tables.class", alone)
    run = fixtures.checker.run("row-alone", ["examples.Tables"], alone.parent, "--mode", "five")
    require("java.lang.NegativeArraySizeException" in {finding.exception for finding in run.findings},
            f"found {run.keys()}")


@row("7.1 several classes as input")
def classes_make_arguments_for_each_other(fixtures):
    alone = sizes(fixtures, ["several.User"], "several.User#use(")
    require(alone[3] == 1, f"User alone: {alone}")
    together = ["several.User", "several.Tool", "several.Workshop"]
    require(sizes(fixtures, together, "several.User#use(")[3] == 2, "all three: not null and one tool")
    require(not fixtures.random("several.User").findings, "a tool was made out of nothing")
    run = fixtures.random(together)
    run.exactly((ARITHMETIC, fixtures.line("several.User", "use")))
    require("new Workshop()" in run.source(), "no test makes a workshop")


@row("7.1 package / jar argument", is_quick=False)
def packages_and_jars_are_taken(fixtures):
    classes = fixtures.classes("examples")
    jar = fixtures.options.work / "examples.jar"
    jar.unlink(missing_ok=True)
    run_measured([fixtures.options.jdk.tool("jar"), "--create", "--file", jar, "-C", classes, "examples"],
                 fixtures.options.jdk)
    tops = {f"examples.{file.stem}" for file in (classes / "examples").glob("*.class") if "$" not in file.stem}
    for name, run in (("jar", fixtures.checker.run("row-jar", [jar], jar, budget="200ms")),
                      ("package", fixtures.run("examples.**", name="row-package", budget="200ms"))):
        missing = tops - {report["name"] for report in run.report["classes"]}
        require(not missing, f"{name}: not tested: {sorted(missing)}")


@row("7.1 parameter-graph size")
def sizes_of_spaces_are_printed(fixtures):
    found = sizes(fixtures, "graph.Space#f", "graph.Space#f(", depth=4)
    require(found == {1: 3, 2: 6, 3: 18, 4: 18}, f"printed {found}")


@row("7.1 exhaustive below budget")
def small_spaces_are_tested_in_full(fixtures):
    run = fixtures.random("graph.Space#f", "--depth", 3, "--tests", 18)
    require(len(run.findings) == 18, f"{len(run.findings)} of 18 calls crashed")
    require(len(inputs(run)) == 18, f"some of {sorted(inputs(run))} are the same")
    runs = run.class_report("graph.Space")["runs"]
    require(runs == 18, f"{runs} runs")


@row("7.1 random sample with seed")
def seeds_decide_the_sample(fixtures):
    first, again, other = (fixtures.random("graph.Space#f", "--depth", 3, "--tests", 5, "--seed", seed, name=name)
                           for seed, name in ((1, "row-sample"), (1, "row-sample-again"), (2, "row-sample-other")))
    require(len(first.findings) == len(other.findings) == 5, f"{len(first.findings)} and {len(other.findings)} tests")
    require(inputs(first) == inputs(again), "the same seed gives another sample")
    require(first.source() == again.source(), "the same seed gives other tests")
    require(inputs(first) != inputs(other), "another seed gives the same sample")


@row("7.1 sampling uniform over the space")
def large_methods_get_more_tests(fixtures):
    """3 and 243 calls; of 82 tests about 1 and 81."""
    run = fixtures.random("chance.Uneven", "--tests", 82, "--depth", 1)
    counts = {finding.method: finding.count for finding in run.findings}
    require(counts.get("few", 0) <= 6 and 76 <= counts.get("many", 0) <= 82, f"tests by method: {counts}")


@row("7.1 random access")
def tests_have_numbers(fixtures):
    printed = {re.sub(r"\s|;|graph\.", "", expression(fixtures, number)[1]) for number in range(1, 19)}
    require(len(printed) == 18, f"{len(printed)} different expressions: {sorted(printed)}")
    run = fixtures.random("graph.Space#f", "--depth", 3, "--tests", 18)
    require(printed == inputs(run), f"only in one: {sorted(printed ^ inputs(run))}")
    done, _ = expression(fixtures, 19)
    require(done.code != 0 and "18" in done.stderr, f"test 19: {done.code} {done.stderr}")


@row("7.1 huge spaces")
def huge_spaces_are_counted_exactly(fixtures):
    size = 1
    for _ in range(4):
        size = 1 + sum(size**parameters for parameters in range(1, 11))
    done = fixtures.plain("chance.Ten#isMissing", "--search", "random", "--depth", 5, "--list")
    require(f"depth 5: {size}" in done.stdout and size > 2**64, f"printed {done.stdout[:200]} {done.stderr[:200]}")
    require(done.seconds < 2, f"took {done.seconds:.1f} s")


@row("7.1 subtype for supertype")
def implementors_are_passed(fixtures):
    run = fixtures.random(["chance.Hall", "chance.Speaker$Loud"])
    run.exactly((ARITHMETIC, fixtures.line("chance.Hall", "fill")))
    require("Loud()" in run.source(), "no test passes a Loud")


@row("7.1 value-returning method as producer")
def factories_are_used(fixtures):
    run = fixtures.random("chance.Made")
    run.exactly((ARITHMETIC, fixtures.line("chance.Made", "use")))
    require(re.search(r"\bof\(-?\d+\)", run.source()), "no test calls the factory")


@row("7.1 void methods excluded from the graph")
def void_methods_make_nothing(fixtures):
    require(not fixtures.random("chance.Box").findings, "random: a void method was used")
    both = fixtures.run("chance.Box")
    both.exactly((ARITHMETIC, fixtures.line("chance.Box", "open")))
    require(".put(" in both.source(), "no test calls put")


@row("7.1 inner (non-static) class")
def enclosing_objects_are_made(fixtures):
    run = fixtures.random(["chance.House", "chance.House$Room"])
    run.exactly((ARITHMETIC, fixtures.line("chance.House", "share")))
    require(re.search(r"new House\(-?\d+\)(?s:.*)\.new Room\(\)", run.source()), "no house around the room")


@row("7.1 abstract class / interface without implementer")
def without_implementors_there_is_null(fixtures):
    for method in "isNothing", "isBlank":
        found = sizes(fixtures, "chance.Shape", f"chance.Shape#{method}(")
        require(found[3] == 1, f"{method}: {found}")


@row("7.1 public only by default")
def package_members_need_an_option(fixtures):
    require(not fixtures.run("chance.Hidden").findings, "something that is not public was called")
    line = fixtures.line("chance.Hidden", "package")
    fixtures.run("chance.Hidden", "--access", "package", "--mode", "default").exactly((ARITHMETIC, line))


@row("7.1 pre-set values")
def usual_numbers_are_tried(fixtures):
    lines = [fixtures.line("chance.Presets", mark) for mark in ("minus", "zero", "one")]
    fixtures.random("chance.Presets", "--depth", 1).exactly(*((ARITHMETIC, line) for line in lines))


@row("7.1 null switch", is_quick=False)
def null_can_be_left_out(fixtures):
    run = fixtures.run("examples.**", "--no-null", "--mode", "all", name="row-no-null")
    require(run.findings, "nothing is found")
    with_null = [finding for finding in run.findings if re.search(r"\bnull\b", re.sub(r"//.*", "", finding.body()))]
    require(not with_null, f"null in {[str(finding) for finding in with_null[:3]]}")


@row("7.1 booleans complete")
def both_values_of_booleans_are_tried(fixtures):
    lines = [fixtures.line("examples.Switches", mark) for mark in ("on", "off")]
    fixtures.random("examples.Switches").exactly(*((ARITHMETIC, line) for line in lines))


@row("7.1 JUnit output")
def tests_need_nothing_of_ours(fixtures):
    """They are compiled against JUnit and the class under test alone."""
    run = fixtures.random("chance.Presets", "--depth", 1)
    ended = outcomes(fixtures.options, run)
    require(len(ended) == 3 and all(test.outcome == ARITHMETIC for test in ended.values()), f"{ended}")


@row("7.1 JUnit output regression")
def tests_can_be_written_the_other_way_round(fixtures):
    run = fixtures.random("chance.Presets", "--depth", 1, "--as", "regression")
    ended = outcomes(fixtures.options, run)
    require(len(ended) == 3 and all(test.outcome == "passed" for test in ended.values()), f"{ended}")
    require(run.source().count("assertThrows(") == 3, "not every test expects an exception")


@row("7.1 file size limit", is_quick=False)
def long_files_are_cut(fixtures):
    methods = "".join(f"  public static int m{i}() {{\n    return 1 / zero;\n  }}\n\n" for i in range(1201))
    classes = fixtures.generated("Many", f"package made;\n\npublic final class Many {{\n  private static int zero;\n\n"
                                         f"{methods}}}\n")
    run = fixtures.checker.run("row-many", ["made.Many"], classes, budget="60s")
    counts = [file.read_text().count("@Test") for file in run.test_files()]
    require(sum(counts) == 1201 and len(counts) == 3 and max(counts) <= 500, f"tests by file: {counts}")


@row("7.1 time budget", is_quick=False)
def time_is_kept_and_shared(fixtures):
    methods = "".join(
        f"  public static int m{i}(int a, int b) {{\n"
        f"    if (a > 1 && b > 1 && (long) a * b == {1000003 * 999983 + 2 * i}L) {{\n      return 1 / zero;\n    }}\n"
        f"    return a;\n  }}\n\n" for i in range(200))
    classes = fixtures.generated("Large", f"package made;\n\npublic final class Large {{\n  private static int zero;\n\n"
                                          f"{methods}}}\n")
    run = fixtures.checker.run("row-large", ["made.Large"], classes, "--budget", "5s", budget="60s")
    require(run.finished.wall <= 6.0, f"{run.finished.wall:.1f} s")
    report = run.class_report("made.Large")
    require(report["exercised"] == report["methods"] >= 200, f"{report['exercised']} of {report['methods']} methods")


@row("7.1 run-while-generate")
def only_crashes_are_exported(fixtures):
    run = fixtures.random("chance.Leaving#crash", "--depth", 1)
    report = run.class_report("chance.Leaving")
    require(report["runs"] == 3, f"{report['runs']} runs")
    require(run.source().count("@Test") == 1, "not one test is written")


@row("7.1 System.exit in testee", is_quick=False)
def exits_are_survived(fixtures):
    run = fixtures.run("chance.Leaving")
    require(ARITHMETIC in {finding.exception for finding in run.findings}, f"found {run.keys()}")
    require(not any(finding.called["method"] == "exit" for finding in run.findings), "the exit is reported")


@row("7.1 endless loop in testee", is_quick=False)
def endless_loops_are_left(fixtures):
    run = fixtures.run("chance.Leaving")
    kinds = {finding.called["method"]: finding.kind for finding in run.findings}
    require(kinds == {"loop": "endless-loop", "crash": "division-by-zero"}, f"found {kinds}")


@row("7.1 endless loop in testee deadlock", is_quick=False)
def deadlocks_are_found(fixtures):
    run = fixtures.run("chance.Waiting", "--mode", "default")
    require(run.only().kind == DEADLOCK, f"found {run.only().kind}")
    wrong = unreproducible(fixtures.options, run)
    require(not wrong, "; ".join(wrong))
