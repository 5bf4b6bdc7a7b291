# SPDX-License-Identifier: Apache-2.0
"""Rows about the tests of the small classes: their text and what the report says of them."""

import re

import stock
from check_minimal import plain
from fixtures import require
from rows import row

INT_MIN, INT_MAX = -(2**31), 2**31 - 1


def require_results(suite, method, *texts):
    """Each text is asserted as the result of some test of the method."""
    tests = suite.of(method)
    missing = [text for text in texts
               if not any(test.has(f'assertEquals\\("{text}", result\\)') for test in tests)]
    require(not missing, f"{method}: no test returns {', '.join(missing)}")


def require_both(suite, method):
    for assertion in "assertTrue", "assertFalse":
        require(any(test.has(f"{assertion}\\(result\\)") for test in suite.of(method)),
                f"{method}: no test with {assertion}")


def require_covered(fixtures, name):
    """Our report and JaCoCo on the stock JVM both say so."""
    suite = fixtures.suite(name)
    require(suite.is_covered, f"branches: {sorted(suite.verdicts())}")
    stock.small(fixtures).require_covered(name)


def named(values):
    """The ints of an argument list as Java writes them; None for what is no int."""
    known = {"Integer.MIN_VALUE": INT_MIN, "Integer.MAX_VALUE": INT_MAX}
    return [known.get(value, int(value) if re.fullmatch(r"-?\d+", value) else None)
            for value in values]


def arguments(suite, call):
    """The int arguments of each call of a static method or constructor in the tests."""
    for test in suite.tests:
        for found in re.findall(re.escape(call) + r"\(([^()]*)\)", test.code):
            yield named(found.split(", "))


@row("F01", "F64")
def limiter_gets_three_tests(fixtures):
    suite = plain(fixtures).suite("sequences.Limiter")
    require(len(suite.of("limit")) == 3, f"{len(suite.of('limit'))} tests")
    require_limits(suite)
    for test in suite.of("limit"):
        require(test.calls == ["limit"], f"{test.name}: the call under test is not the last")


def require_limits(suite):
    inputs = list(arguments(suite, "Limiter.limit"))
    for name, taken in {
        "lo": [v < lo for v, lo, _ in inputs],
        "hi": [v >= lo and v > hi for v, lo, hi in inputs],
        "v": [lo <= v <= hi for v, lo, hi in inputs],
    }.items():
        require(any(taken), f"no test returns {name}")


@row("F02")
def class_files_suffice(fixtures):
    jar = fixtures.without_debug_information("sequences/Limiter.java")
    bare = fixtures.generate("no-debug-tests", ["sequences.Limiter"], class_path=jar)
    require_limits(bare.suite("sequences.Limiter"))
    calls = sorted(map(str, arguments(bare.suite("sequences.Limiter"), "Limiter.limit")))
    wanted = sorted(map(str, arguments(fixtures.suite("sequences.Limiter"), "Limiter.limit")))
    require(calls == wanted, f"inputs without debug information: {calls}, with it: {wanted}")


@row("F03")
def failing_asserts_are_tests(fixtures):
    suite = fixtures.generate("index-paths", ["sequences.BodyIndex"], "--criteria", "paths")
    tests = suite.suite("sequences.BodyIndex").of("grade")
    count = sum(test.has("assertThrows\\(AssertionError.class") for test in tests)
    require(count == 2 and len(tests) == 5, f"{count} of {len(tests)} tests fail an assert")


@row("F06")
def special_doubles_are_found(fixtures):
    require_results(fixtures.suite("rows.NotANumber"), "f", "A", "B", "C")


@row("F07")
def sums_wrap_around(fixtures):
    suite = fixtures.suite("rows.Overflow")
    require(suite.has(r"wrapsInt\(Integer.MAX_VALUE\)", "assertTrue"), "no int that wraps")
    require(suite.has(r"wrapsLong\(Long.MAX_VALUE\)", "assertTrue"), "no long that wraps")


@row("F08")
def products_and_shifts_are_inverted(fixtures):
    suite = fixtures.suite("rows.NonLinear")
    require_both(suite, "square")
    require_both(suite, "shift")
    require(any(x < 0 and (x * x - 1369) % 2**32 == 0
                for (x,) in arguments(suite, "NonLinear.square")), "no negative root of 1369")


@row("F09")
def small_types_stay_in_range(fixtures):
    suite = fixtures.suite("rows.SmallTypes")
    for method, texts in {"ofByte": ["low", "other"], "ofChar": ["high", "other"],
                          "ofShort": ["least", "other"], "ofBoolean": ["yes", "no"]}.items():
        require_results(suite, method, *texts)


@row("F09 infeasible")
def bytes_above_127_are_infeasible(fixtures):
    verdicts = fixtures.suite("rows.SmallTypes").verdicts("ofByte")
    require(sorted(verdicts) == ["covered"] * 3 + ["infeasible"], f"ofByte: {sorted(verdicts)}")


@row("F10")
def checks_of_the_machine_are_tested(fixtures):
    suite = fixtures.suite("rows.ImplicitChecks")
    complaints = []
    for method, thrown in {
        "divide": ["Arithmetic"],
        "index": ["NullPointer", "ArrayIndexOutOfBounds"],
        "field": ["NullPointer"],
        "cast": ["ClassCast"],
        "size": ["NegativeArraySize"],
        "store": ["NullPointer", "ArrayIndexOutOfBounds", "ArrayStore"],
    }.items():
        tests = suite.of(method)
        complaints += [f"{method} {name}" for name in thrown
                       if not any(test.has(f"{name}Exception.class") for test in tests)]
        if all(test.has("assertThrows") for test in tests):
            complaints.append(f"{method} without an exception")
    require(not complaints, f"no test: {', '.join(complaints)}")


@row("F11")
def known_divisors_do_not_throw(fixtures):
    require("ArithmeticException" not in fixtures.suite("sequences.Measure").source,
            "a test divides by zero")


@row("F14")
def stores_are_seen_by_loads(fixtures):
    suite = fixtures.suite("rows.StoreThenLoad")
    require(suite.has(r"sees\(.*, (\d+), \1\)", "assertTrue"), "no test with i == j")
    require(suite.has(r"sees\(.*, (\d+), (?!\1\))\d+\)", "assertFalse"), "no test with i != j")


@row("F15")
def elements_have_types(fixtures):
    require_results(fixtures.suite("rows.ShapeArray"), "nameOf", "square", "circle")


@row("F16")
def arrays_have_dimensions(fixtures):
    suite = fixtures.suite("rows.Grid")
    require(suite.has(r"new int\[\]\[\] \{.*, \{-?\d+, -?\d+, 9", "assertTrue"),
            "no test builds a grid with a 9")


@row("F22")
def implementors_get_a_test_each(fixtures):
    require_results(fixtures.suite("rows.Dispatch"), "twice", "woofwoof", "meowmeow", "moomoo")


@row("F23")
def fields_are_set_by_subclasses(fixtures):
    public = fixtures.generate("public", ["rows.InheritedField", "rows.HiddenSetter"],
                               "--access", "public")
    suite = public.suite("rows.InheritedField")
    require(suite.has(r"new InheritedField\.Tuner\(\)", r"\.tune\(42\)", '"tuned"'),
            "no test tunes a Tuner")


@row("F28")
def alarm_needs_four_statements(fixtures):
    tests = fixtures.suite("sequences.PressureAlarm").of("alarm")
    found = [test.calls for test in tests if test.has(r"arm\(true\)", r"assertTrue\(result\)")]
    require(found == [["new", "arm", "feed", "alarm"]], f"calls that lead to the alarm: {found}")


@row("4.6")
def alarm_has_two_tests(fixtures):
    suite = fixtures.generate("alarm-paths", ["sequences.PressureAlarm"], "--criteria", "paths")
    tests = suite.suite("sequences.PressureAlarm").of("alarm")
    require(len(tests) == 2, f"{len(tests)} tests")


@row("F29 found")
def gate_defect_is_found(fixtures):
    suite = fixtures.suite("sequences.TokenGateContract")
    require(suite.has("AssertionError.class", r"\.dispense\(\)"), "no AssertionError")
    require(suite.report["queries"] == 0, f"{suite.report['queries']} queries")


@row("F29")
def gate_defect_needs_five_calls(fixtures):
    tests = fixtures.suite("sequences.TokenGateContract").of("dispense")
    found = [test.calls for test in tests if test.has("AssertionError.class")]
    asks = ["assumeTrue", "desiredAssertionStatus"]  # whether assertions are on
    require(found == [asks + ["new", "insert", "insert", "refund", "dispense"]], f"calls: {found}")


@row("X23")
def set_stack_underflows(fixtures):
    tests = fixtures.suite("sequences.BoundedSetStack").of("add")
    found = [test.calls for test in tests if test.has("ArrayIndexOutOfBoundsException.class")]
    require(["new", "drop", "add"] in found, f"calls before an exception: {found}")


@row("F31 test")
def latch_fires(fixtures):
    suite = fixtures.suite("sequences.TripleLatch")
    require_results(suite, "fire", "target")
    found = [test.calls for test in suite.of("fire") if test.has('"target"')]
    require([sorted(calls) for calls in found] == [["fire", "new", "setX", "setY", "setZ"]],
            f"calls before the target: {found}")


@row("F33")
def redundant_calls_are_left_out(fixtures):
    for name, calls in {"RedundantUse": ["define", "use", "target"],
                        "RedundantDefine": ["first", "second", "target"]}.items():
        suite = fixtures.suite(f"sequences.{name}")
        require_both(suite, "target")
        require(not any(test.calls[1:] == calls for test in suite.tests), f"{name}: {calls}")
    kept = fixtures.suite("sequences.IndependentDefines")
    require(any(sorted(test.calls) == ["first", "new", "second", "target"]
                and test.has(r"assertTrue\(result\)") for test in kept.tests),
            "IndependentDefines: first, second, target was not kept")
    require_both(fixtures.suite("sequences.ChainedDefine"), "target")


@row("F34")
def order_inside_a_method_is_no_matter(fixtures):
    tests = fixtures.suite("sequences.OrderInside").of("readFlag")
    require(any(test.calls == ["new", "setA", "m", "readFlag"] and test.has(r"assertTrue\(result\)")
                for test in tests), f"calls: {[test.calls for test in tests]}")


@row("F35")
def other_objects_do_not_matter(fixtures):
    suite = fixtures.suite("rows.OtherObject")
    require_both(suite, "isMarked")
    for test in suite.tests:
        require(test.calls.count("new") == 1, f"{test.name} makes several objects")


@row("F36")
def static_state_is_set_elsewhere(fixtures):
    """In the package a store would do; for others only the methods are there."""
    public = fixtures.generate("public-static", ["rows.StaticCounter"], "--access", "public")
    suite = public.suite("rows.StaticCounter")
    require_results(suite, "state", "two")
    advance = r"StaticCounterControl\.advance\(\); "
    require(suite.has(rf"{advance}{advance}.*\"two\""), "no test advances the counter twice")


@row("F64 validated")
def tests_hold_on_the_stock_machine(fixtures):
    """What our report says, and what a JVM says that we start ourselves, in order and shuffled."""
    require(fixtures.small.report["validated"], "the tests were not run on the stock JVM")
    for name, report in fixtures.small.classes.items():
        require(report["failure"] is None, f"{name}: {report['failure']}")
        require(not report["mismatches"], f"{name}: {report['mismatches']}")
    measured = stock.small(fixtures)
    require(not measured.complaints, f"{measured.complaints}")
    written = sum(len(report["tests"]) for report in fixtures.small.classes.values())
    require(measured.result.tests == written > 100, f"{measured.result.tests} of {written} tests were run")


@row("F64 shape")
def call_under_test_comes_last(fixtures):
    wrong = []
    for name in fixtures.small.classes:
        for test in fixtures.suite(name).tests:
            method = test.name.split("_")[0]
            call = r"\bnew [\w.]+\(|\.new \w+\(" if method == "constructor" else rf"\b{method}\("
            if not re.search(call, test.act):
                wrong.append(f"{name}#{test.name}: {test.act}")
            if re.search(rf"^[\w<>.\[\]]+ (?!result\b)\w+ = {call}", test.act) and method != "constructor":
                wrong.append(f"{name}#{test.name} has no variable for the result")
    require(not wrong, f"{len(wrong)} tests end with another call: {'; '.join(wrong[:12])}")


@row("F64 leaves")
def each_leaf_has_a_test_in_path_mode(fixtures):
    targets = {"sequences.Limiter": "limit", "sequences.BodyIndex": "grade", "rows.FiveCases": "name"}
    generated = fixtures.generate("path-mode", list(targets), "--criteria", "paths")
    for name, method in targets.items():
        (explored,) = fixtures.explore(f"{name}#{method}")
        leaves = explored["statistics"]["tree"]["terminal"]
        tests = len(generated.suite(name).of(method))
        require(tests == leaves > 2, f"{name}: {tests} tests for {leaves} leaves")


@row("F64 stable")
def what_differs_each_time_is_not_asserted(fixtures):
    elapsed = fixtures.suite("rows.Elapsed")
    require(len(elapsed.tests) >= 5, f"{len(elapsed.tests)} tests")
    wrong = [test.name for test in elapsed.tests if test.has(r"assert(Equals|True|False)")]
    require(not wrong, f"a result is asserted in {wrong}")
    for test in fixtures.suite("rows.Cursor").tests:
        asked = re.findall(r"assertEquals\([^;]*\.getNext(?:Doubled)?\(", test.code)
        require(not asked, f"{test.name} asks a getter that goes on")
    texts = fixtures.suite("rows.SameText")
    require_results(texts, "compare", "same", "equal", "different")
    require(texts.has(r'new String\("'), "equal texts are never two objects")
    casts = [test.name for test in fixtures.suite("rows.Namesakes").of("isBetween")
             if test.has(r"\(Object\)")]
    require(not casts, f"a needless cast in {casts}")


@row("F39")
def fields_are_assigned(fixtures):
    require(fixtures.suite("rows.PublicField").has(r"\.threshold = 99;", "assertTrue"),
            "no test assigns 99")


@row("F41")
def private_helpers_are_covered(fixtures):
    require_covered(fixtures, "rows.PrivateHelper")
    source = fixtures.suite("rows.PrivateHelper").source
    require("abs(" not in source.lower().replace("twiceabs(", ""), "a test calls the helper itself")


@row("F43")
def equals_is_covered(fixtures):
    suite = fixtures.suite("rows.OwnEquals")
    types = {made for test in suite.of("equals")
             for made in re.findall(r"equals\((?:new )?([\w\"]+)", test.code)}
    require(len(types - {"null", "OwnEquals", "ownEquals", "ownEquals2"}) <= 1, f"passed: {types}")
    require_covered(fixtures, "rows.OwnEquals")


@row("F45")
def the_same_variable_is_passed_twice(fixtures):
    suite = fixtures.suite("rows.SameReference")
    require_both(suite, "same")
    require(suite.has(r"same\((?!null)(\w+), \1\)", "assertTrue"), "no variable is passed twice")


@row("F49")
def handlers_are_covered(fixtures):
    require_results(fixtures.suite("rows.CaughtInside"), "read", "before", "behind")


@row("F50")
def finally_is_covered(fixtures):
    suite = fixtures.suite("rows.FinallyNested")
    tests = suite.of("divide")
    for what, patterns in {
        "-1": [r"assertEquals\(-1, result\)"],
        "-2": [r"assertEquals\(-2, result\)"],
        "the exception again": ["IllegalArgumentException.class", r"divide\(.*divide\(0, 0\)"],
        "a quotient": [r"divide\(-?\w+, (?!0\))"],
    }.items():
        require(any(test.has(*patterns) for test in tests), f"no test gets {what}")


@row("F51")
def exceptions_are_expected(fixtures):
    require(fixtures.suite("rows.Throwing").has(r"assertThrows\(Throwing\.TooLarge\.class"),
            "no test expects TooLarge")


@row("F52")
def throwing_set_up_is_used(fixtures):
    suite = fixtures.suite("sequences.ThrowingSetUp")
    for value in 0, 1:
        require(suite.has(r"try \{ \w+\.initialize\(\);", f"assertEquals\\({value}, result"),
                f"{value} is not reached")


@row("F53")
def natives_go_on(fixtures):
    suite = fixtures.suite("rows.Natives")
    require_results(suite, "timed", "high", "low")
    require_results(suite, "root", "negative", "other")
    require("diverged" not in suite.report["obstacles"], "diverged")


@row("F54")
def hashes_are_chosen(fixtures):
    require_both(fixtures.suite("rows.Mixing"), "matches")


@row("F55")
def library_code_has_branches(fixtures):
    suite = fixtures.suite("rows.LibraryUse")
    require_results(suite, "map", "hit", "miss")
    require_both(suite, "text")
    require_both(suite, "builder")
    for value in -1, 0, 1:
        require(suite.has(r"LibraryUse\.list\(", f"assertEquals\\({value}, result"),
                f"list: no test returns {value}")


@row("F56")
def inner_classes_make_no_difference(fixtures):
    inner, top = (re.sub(r"(?m)^// Digest .*\n", "", fixtures.suite(f"rows.{name}NodeList").source)
                  for name in ("Inner", "Top"))
    names = (("InnerNodeList", "TopNodeList"), ("innerNodeList", "topNodeList"))
    for old, new in names:
        inner = inner.replace(old, new)
    require(inner == top, "the tests of InnerNodeList and TopNodeList differ")
    require_covered(fixtures, "rows.LambdaUse")


@row("F56 mutants")
def mutants_of_private_classes_count(fixtures):
    """A class that no test can name is judged by the tests of the class around it."""
    mutants = fixtures.suite("rows.PrivateParts").report["mutants"]
    for owner in "rows.PrivateParts$Step", "rows.PrivateParts$1":
        killed = [mutant["killed"] for mutant in mutants if mutant["method"].startswith(owner + "#")]
        require(killed, f"no mutant of {owner}")
        require(any(killed), f"no mutant of {owner} is killed")


@row("F57")
def loops_run_none_once_and_twice(fixtures):
    suite = fixtures.suite("rows.UnboundedLoop")
    for method in "rounds", "depth":
        for value in 0, 1, 2:
            require(any(test.has(f"assertEquals\\({value}, result") for test in suite.of(method)),
                    f"{method}: no test with {value} rounds")


@row("F59")
def long_paths_are_covered(fixtures):
    suite = fixtures.suite("rows.ManyPaths")
    require(suite.tests, "no tests")
    require_covered(fixtures, "rows.ManyPaths")


@row("F60")
def hard_branches_hide_no_others(fixtures):
    suite = fixtures.suite("rows.Factoring")
    require_results(suite, "split", "negative", "other")
    require("infeasible" not in suite.verdicts(), "a branch that can be taken is called infeasible")


FAULTS_OF_ALARM = {"> 80": ">= 80", "return reading;": "return 0;", "if (armed)": "if (!armed)"}


@row("F65")
def boundary_mutant_is_killed(fixtures):
    """By the emitted tests, on the stock JVM; all of them pass on the class as it is: F64."""
    suite = fixtures.suite("sequences.PressureAlarm")
    file = fixtures.small.folder / suite.report["file"]
    for right, wrong in FAULTS_OF_ALARM.items():
        failing = stock.failures_with(fixtures, file, "sequences/PressureAlarm.java", right, wrong)
        require(failing, f"no test fails with '{wrong}' instead of '{right}'")
    mutants = suite.report["mutants"]
    require(any("boundary" in mutant["description"] and mutant["killed"] for mutant in mutants),
            "the mutant >= 80 survives in the report")


@row("F65 asserted")
def results_and_public_state_are_asserted(fixtures):
    """What a call returns, and what can be seen of the object after a call that returns nothing."""
    suite = fixtures.suite("sequences.PressureAlarm")
    for method in "alarm", "current":
        require(suite.of(method), f"no test of {method}")
        for test in suite.of(method):
            require(test.has(r"assert(True|False|Equals)\((-?\d+, )?result\)"), f"{test.name} asserts nothing")
    for name, method, seen in ("BoundedSetStack", "drop", "size"), ("SortedList", "add", "size"):
        tests = fixtures.suite(f"sequences.{name}").of(method)
        require(any(test.has(rf"assertEquals\(-?\d+, \w+\.{seen}\(\)\)") for test in tests),
                f"no test looks at {seen}() after {method}()")


@row("F68")
def boundaries_are_tested(fixtures):
    suite = fixtures.suite("sequences.Boundary")
    values = {value for (value,) in arguments(suite, "Boundary.side")}
    require({5, 6} <= values, f"values tried: {sorted(values)}")


@row("F69")
def wrapping_sums_are_tested(fixtures):
    suite = fixtures.generate("overflow", ["rows.Sum"], "--criteria", "overflow").suite("rows.Sum")
    sums = [sum(pair) for pair in arguments(suite, "Sum.sum")]
    require(any(not INT_MIN <= total <= INT_MAX for total in sums), f"sums tried: {sums}")


@row("F76")
def interfaces_get_stand_ins(fixtures):
    require_results(fixtures.suite("rows.Sensor"), "state", "hot", "cold")


@row("F77")
def contracts_are_kept_and_broken(fixtures):
    tests = fixtures.suite("rows.DeepContracts").of("area")
    for message in "negative side", "too long":
        require(any(message in test.code and test.name.endswith("throwsAssertionError")
                    for test in tests), f"no test breaks '{message}'")
    require(any("assertEquals" in test.code and "assertThrows" not in test.code
                for test in tests), "no test keeps the contract")


@row("F78")
def constructors_are_tested(fixtures):
    suite = fixtures.suite("rows.ConstructorUnderTest")
    sizes = [size for (size,) in arguments(suite, "new ConstructorUnderTest")]
    require(any(size > 100 for size in sizes), "no large one")
    require(any(0 <= size <= 100 for size in sizes), "no small one")
    require(suite.has("IllegalArgumentException.class"), "no exception")


@row("F79")
def abstract_receivers_are_subclasses(fixtures):
    suite = fixtures.suite("rows.AbstractReceiver")
    require_results(suite, "scaled", "hit", "miss")
    require(suite.has(r"new AbstractReceiver\.Triple\(\)"), "no Triple")


@row("F80")
def locks_change_nothing(fixtures):
    require_results(fixtures.suite("rows.Locked"), "read", "six", "other")


@row("4.12")
def references_are_shared(fixtures):
    suite = fixtures.suite("sequences.SharedReference")
    for value in 0, 1, 2:
        require(suite.has(f"assertEquals\\({value}, result"), f"no test returns {value}")


@row("4.14")
def increments_add_up(fixtures):
    suite = fixtures.suite("sequences.Bump")
    full = [test for test in suite.of("isFull") if test.has(r"assertTrue\(result\)")]
    require(full, "no test fills it")
    for test in full:
        steps = named(re.findall(r"\.bump\(([^()]*)\)", test.code))
        require((sum(steps) - 1000) % 2**32 == 0, f"{test.name}: {steps}")


@row("F56 members")
def member_classes_belong_to_an_object(fixtures):
    suite = fixtures.suite("rows.Shelf$Book")
    require(suite.has(r"\.new Book\("), "no book is made")
    require_both(suite, "fits")
    require_results(fixtures.suite("rows.Shelf"), "add", "full", "room left", "complete")
