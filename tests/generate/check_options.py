# SPDX-License-Identifier: Apache-2.0
"""Rows about options: what is used only when asked for, and modes of the thesis."""

import re

import stock
from fixtures import HERE, require, run_javac
from rows import row


@row("F12 generate")
def arrays_of_tests_can_be_explored_by_index(fixtures):
    suite = fixtures.generate("by-index", ["sequences.Mask"], "--arrays",
                              "index").suite("sequences.Mask")
    require(suite.tests and suite.is_covered, "probe is not covered index by index")


@row("F32")
def shared_prefixes_run_once(fixtures):
    """a b c and a b d run a b once. The same results: F32 results."""
    counts = fixtures.suite("sequences.Prefix").report["sequences"]
    require(counts["prefix_runs"] > 0, f"no prefix was run: {counts}")
    require(counts["prefix_runs_saved"] > counts["prefix_runs"], f"too little is shared: {counts}")
    suite = fixtures.suite("sequences.Prefix")
    for method in "c", "d":
        for result in "True", "False":
            require(suite.has(rf"\b{method}\(\)", f"assert{result}"), f"{method} is not {result}")


@row("R01")
def tests_keep_to_the_release_of_the_classes(fixtures):
    """By default to that of the class files; a compiler of that release takes them."""
    old = fixtures.options.work / "release-8"
    done = run_javac(fixtures.options.jdk, [HERE / "rows/Tallies.java"], old, options=["--release", "8"])
    require(done.code == 0, done.stderr)
    suites = {"by class files": fixtures.generate("release-files", ["rows.Tallies"], class_path=old),
              "--release 8": fixtures.generate("release-8-asked", ["rows.Tallies"], "--release", "8")}
    for name, generated in suites.items():
        suite = generated.suite("rows.Tallies")
        require(suite.is_covered and not suite.report["mismatches"], f"{name}: {suite.report['mismatches']}")
        require("Map.of" not in suite.source and "Path.of" not in suite.source, f"{name}: newer than Java 8")
        require('Collections.singletonMap("apples"' in suite.source, f"{name}: nothing is said of the map")
        compiled = run_javac(fixtures.options.jdk, sorted(generated.folder.rglob("*.java")),
                             fixtures.options.work / "release-8-tests", options=["--release", "8"],
                             class_path=":".join([str(old), *stock.suites.test_class_path()]))
        require(compiled.code == 0, f"{name}: {compiled.stderr}")
    require("Map.of(" in fixtures.suite("rows.Tallies").source, "Java 17 is not made use of")


@row("F40")
def package_members_can_be_left_alone(fixtures):
    public = fixtures.generate("public", ["rows.InheritedField", "rows.HiddenSetter"],
                               "--access", "public").suite("rows.HiddenSetter")
    require(public.tests and "setInPackage" not in public.source, "--access public uses a setter")
    inside = fixtures.suite("rows.HiddenSetter")
    require(inside.has(r"setInPackage\(3\)", '"package"'), "the setter of the package is not used")
    require("setSecret" not in inside.source and "secret" not in inside.source,
            "the private setter is used")


@row("F40 private")
def private_members_can_be_used(fixtures):
    private = fixtures.generate("reflection", ["rows.HiddenSetter", "rows.NullArgument"],
                                "--allow-reflection")
    suite = private.suite("rows.HiddenSetter")
    require(not suite.report["mismatches"], f"{suite.report['mismatches']}")
    require(suite.has(r"callSetSecret\(hiddenSetter, 3\);", '"secret"'),
            "the private setter is not used")
    require(suite.source.count("private static void callSetSecret(HiddenSetter target, int") == 1,
            "the helper is not there once")
    require("getDeclaredMethod" not in private.suite("rows.NullArgument").source, "reflection without need")


@row("F42")
def producers_can_be_limited(fixtures):
    """Only box(int) makes Object; then only the boxing of the library makes what it gives."""
    for producer, made in (("rows.Factory#box(int)", r"(Factory\.)?box"),
                           ("java.lang.Integer#valueOf(int)", r"Integer\.valueOf")):
        limited = fixtures.generate("producers-" + producer.split("#")[1][:3],
                                    ["rows.Factory", "rows.OwnEquals", "rows.SameReference"],
                                    "--producers", producer)
        for name, method in ("rows.Factory", "kind"), ("rows.OwnEquals", "equals"):
            suite = limited.suite(name)
            tests = suite.of(method)
            for test in tests:
                passed = re.search(rf"\b{method}\((.*?)\);", test.code)
                made_before = test.has(rf"{passed[1]} = {made}\(") if passed else False
                require(passed and (made_before or re.match(rf"(null$|{made}\()", passed[1])),
                        f"{producer}: {test.name} passes something else: {test.code}")
            require(any(test.has(made + r"\(") for test in tests), f"{producer} makes nothing")
        require(limited.suite("rows.Factory").has(made + r"\(12\)", '"twelve"'),
                f"{producer}: 12 is not found")


@row("F42 errors")
def bad_producers_are_named(fixtures):
    for value, code, text in (("rows.Factory", 2, "--producers: expected pkg.Class#method"),
                              ("rows.Factory#pack(int)", 5, "has no method 'pack'"),
                              ("rows.HiddenSetter#setInPackage(int)", 5, "gives no object")):
        done = fixtures.run("generate", "-cp", fixtures.classes, "rows.Factory", "--producers",
                            value, "--budget-per-class", "100ms", "--no-validate", "--out",
                            fixtures.options.work / "bad-producers")
        require(done.code == code and text in done.stderr, f"{value}: {done.code} {done.stderr}")


@row("F44")
def null_can_be_left_out(fixtures):
    usual = fixtures.suite("rows.NullArgument")
    require(usual.has(r"kind\(null\)", '"null"'), "null is not tried")
    without = fixtures.generate("no-null", ["rows.NullArgument"], "--no-null")
    suite = without.suite("rows.NullArgument")
    require(suite.tests and not suite.has(r"kind\(null\)"), "--no-null passes null")


@row("F51 filters")
def throwing_tests_can_be_filtered(fixtures):
    for which, throws in ("only", True), ("none", False):
        suite = fixtures.generate(f"throwing-{which}", ["rows.ImplicitChecks"],
                                  "--throwing-tests", which).suite("rows.ImplicitChecks")
        require(suite.tests, f"{which}: no tests")
        wrong = [test.name for test in suite.tests if test.has("assertThrows") != throws]
        require(not wrong, f"{which}: {wrong}")


@row("F52 thesis")
def throwing_set_up_can_be_discarded(fixtures):
    suite = fixtures.generate("discard", ["sequences.ThrowingSetUp"], "--throwing-setup",
                              "discard").suite("sequences.ThrowingSetUp")
    plays = suite.of("play")
    require(plays, "no test calls play")
    for test in plays:
        require(test.has(r"assertEquals\(-1, result"), f"{test.name} is ready to play")
    require(not suite.has(r"try \{"), "a call before the last one may throw")
    require("undecided" in suite.verdicts("play"), "what is behind the call is said to be covered")


@row("F66 criteria")
def criteria_can_be_selected(fixtures):
    for criterion, count in ("lines", 1), ("branches", 2), ("paths", 4):
        suite = fixtures.generate(f"criterion-{criterion}", ["rows.TwoQuestions"],
                                  "--criteria", criterion).suite("rows.TwoQuestions")
        require(len(suite.tests) == count, f"{criterion}: {len(suite.tests)} tests, not {count}")


@row("F70")
def equal_states_are_extended_once(fixtures):
    """However often one of few values is added, equal lists are gone on from once."""
    counts = fixtures.suite("sequences.SortedList").report["sequences"]
    require(counts["states"] > 3 and not counts["states_too_large"], f"{counts}")
    require(counts["states_seen_again"] > 0, f"no state is seen again: {counts}")


@row("F71")
def equal_symbolic_states_are_extended_once(fixtures):
    """However the numbers came in, there is one sorted list of each length."""
    suite = fixtures.generate("symbolic", ["sequences.SortedList"], "--symbolic-states",
                              6).suite("sequences.SortedList")
    states = suite.report["symbolic_states"]
    require(states == [1] * 7, f"states by length: {states}")
    require(suite.report["sequences"]["symbolic_states_subsumed"] > 0, "none is subsumed")


def suites_with_sequences(fixtures):
    suites = [fixtures.suite("sequences.TripleLatch")]
    game = fixtures.generate("game-tests", ["game.*"], budget="3s")
    suites += [game.suite(name) for name in ("game.Board", "game.Engine", "game.Game")]
    return suites


@row("F74")
def generating_sequences_is_cheap(fixtures):
    """Thinking of candidates; the milliseconds of a report are CPU time. Memory: F74 memory."""
    for suite in suites_with_sequences(fixtures):
        name = suite.report["class"]
        phases = {phase: time["milliseconds"] for phase, time in suite.report["phases"].items()}
        thinking = phases.pop("candidate sequences")
        require(phases.keys() >= {"search", "drafts", "mutants"}, f"{name}: {phases}")
        require(0 < thinking < 0.1 * sum(phases.values()), f"{name}: {thinking} of {phases}")


@row("F74 whole")
def all_of_generating_sequences_is_cheap(fixtures):
    """Also what comes before, which call changes what, and after, making something to run of them."""
    for suite in suites_with_sequences(fixtures):
        phases = {phase: time["milliseconds"] for phase, time in suite.report["phases"].items()}
        parts = [phases.get(part) for part in ("effects of calls", "candidate sequences", "recipes")]
        require(None not in parts, f"{suite.report['class']}: the report times only {sorted(phases)}")
        require(sum(parts) < 0.1 * suite.report["milliseconds"], f"{suite.report['class']}: {phases}")


@row("F75")
def sequences_can_start_with_a_prefix(fixtures):
    prefix = fixtures.options.work / "session.prefix"
    prefix.write_text('// opens a session\n'
                      'rows.StaticCounterControl.reset()\n'
                      'rows.Session session = new rows.Session();\n'
                      '\n'
                      'session.open("Z", 781)\n')
    guided = fixtures.generate("prefix", ["rows.Session", "rows.Sum"], "--prefix", prefix)
    for name in "rows.Session", "rows.Sum":
        suite = guided.suite(name)
        require(suite.tests and not suite.report["mismatches"], f"{name}: tests are missing")
        for test in suite.tests:
            require(test.has(r'^StaticCounterControl\.reset\(\); Session session = new Session\(\); '
                             r'session\.open\("Z", 781\);'), f"{test.name} begins differently")
    reads = guided.suite("rows.Session").of("read")
    for text in "page", "behind the end":
        require(any(test.has(rf"session\.read\(-?\d+\); assertEquals\(\"{text}\"")
                    for test in reads), f"no test returns {text}")


@row("F75 errors")
def bad_prefixes_are_named(fixtures):
    prefix = fixtures.options.work / "bad.prefix"
    for text, code, message in (
            ('rows.Session.open(', 2, "line 1: expected a literal or a name"),
            ('\nopen()', 2, "line 2: expected pkg.Class.method(...) or new pkg.Class(...)"),
            ('s = new rows.Session("x")', 5, "line 1: rows.Session has no constructor that takes"),
            ('s = new rows.Session()\ns.close()', 5, "line 2: rows.Session has no method 'close'"),
            ('rows.Nobody.call()', 5, "line 1: "),
            ('rows.Factory.kind(o)', 5, "line 1: no object is called 'o'")):
        prefix.write_text(text)
        done = fixtures.run("generate", "-cp", fixtures.classes, "rows.Session", "--prefix",
                            prefix, "--no-validate", "--budget-per-class", "100ms", "--out",
                            fixtures.options.work / "bad-prefix")
        lines = done.stderr.strip().splitlines()
        require(done.code == code and len(lines) == 1 and message in lines[0],
                f"{text!r}: {done.code} {done.stderr}")


@row("F75 found")
def session_is_opened_without_help(fixtures):
    suite = fixtures.suite("rows.Session")
    for text in "page", "behind the end":
        require(suite.has(f'assertEquals\\("{text}", result'), f"no test returns {text}")
