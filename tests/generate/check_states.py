# SPDX-License-Identifier: Apache-2.0
"""Rows about states that calls and stores of others lead to: fields, static state, arrays, stand-ins."""

import stock
from check_tests import require_both, require_results
from fixtures import require
from rows import row


def states(fixtures):
    """As a test of another package would: fields that are not public are out of reach."""
    return fixtures.generate("states", ["states.*"], "--access", "public", budget="4s")


def suite(fixtures, name):
    return states(fixtures).suite(f"states.{name}")


@row("F64 states")
def tests_of_states_hold(fixtures):
    measured = stock.measure(fixtures, states(fixtures).folder, "states")
    require(not measured.complaints, f"{measured.complaints}")


@row("F23 written")
def subclasses_set_what_the_class_writes_itself(fixtures):
    tuned = suite(fixtures, "Tuned")
    require_results(tuned, "describe", "plain", "tuned")
    require(tuned.has(r"new Tuned\.Tuner\(\)", r"\.tune\(42\)", '"tuned"'), "no test tunes a Tuner")


@row("F36 objects")
def static_state_is_set_by_objects(fixtures):
    gauge = suite(fixtures, "Gauge")
    require_results(gauge, "state", "two", "other")
    require(gauge.has(r"(\.raise\(\); ){2}.*\"two\""), "no test raises the level twice")


@row("F36 constructors")
def static_state_is_set_by_constructors(fixtures):
    gauge = suite(fixtures, "Gauge")
    require_results(gauge, "plug", "in", "out")
    require(gauge.has(r"new GaugePlug\(\).*\"in\""), "no test makes a plug")


BY_HAND = """package states;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ZByHandTest {
    @Test
    void converts() {
        assertEquals("a!", Converters.apply("a"));
    }
}
"""


@row("F37 restored")
def static_state_is_put_back(fixtures):
    """A test of somebody else's, which relies on static state, runs in the same process."""
    generated = fixtures.generate("restored", ["states.Converters"])
    suite = generated.suite("states.Converters")
    require(suite.has(r"setConverter\(null\)"), "no test changes the converter")
    require("setConverter(convertersConverterBefore);" in suite.source, "the converter stays changed")
    require(suite.has(r'"a!"') or suite.is_covered, "what relies on the state has no test")
    (generated.folder / "states" / "ZByHandTest.java").write_text(BY_HAND)
    measured = stock.measure(fixtures, generated.folder, "states")
    require(not measured.complaints, f"{measured.complaints}")


@row("F38 contents")
def arrays_are_filled_as_inputs(fixtures):
    """With values that can be written down, an array needs no call to hold them."""
    tests = fixtures.suite("rows.ArrayFill").of("isFilled")
    for wanted in r"new int\[\] \{-?\d+, 77\b", r"new Integer\[\] \{78\b":
        require(any(test.has(wanted, r"assertTrue\(result\)") for test in tests), f"no {wanted}")
    stock.small(fixtures).require_covered("rows.ArrayFill")


@row("F38")
def arrays_are_filled_by_calls(fixtures):
    tests = fixtures.suite("rows.ArrayFill").of("isFilled")
    for fill in "fill", "fillObjects":
        require(any(test.has(rf"\b{fill}\((\w+), .*isFilled\(\1\)", r"assertTrue\(result\)")
                    for test in tests), f"no test calls {fill}, then isFilled with the same array")


@row("F38 marks")
def arrays_are_filled_with_what_only_calls_make(fixtures):
    filled = suite(fixtures, "Filled")
    require_both(filled, "isFilled")
    require_both(filled, "isMarked")


@row("F39 several")
def several_fields_are_assigned(fixtures):
    settings = suite(fixtures, "Settings")
    for method, patterns in {
        "isNarrow": [r"\.low = \d+;", r"\.high = \d+;"],
        "isNamed": [r'\.name = "main";'],
        "isWide": [r"\.low = \d+;", r"\.high = \d+;", r"isWide\(settings\)"],
        "isSpread": [r"\.low = 10; \w+\.sample\(\); \w+\.low = 3; .*isSpread\(\)"],
    }.items():
        require_both(settings, method)
        require(any(test.has(*patterns, r"assertTrue\(result\)") for test in settings.of(method)),
                f"{method}: no test assigns what it needs")


@row("F39 others")
def fields_of_other_objects_are_assigned(fixtures):
    limited = suite(fixtures, "Limited")
    require(limited.has(r"\.most = 8;", r"isHigh\(", r"assertTrue\(result\)"), "isHigh is never true")
    require(limited.has(r"\.most = 7;", r"isBounded\(", r"assertTrue\(result\)"), "isBounded is never true")


@row("F76 several")
def stand_ins_answer_several_questions(fixtures):
    station = suite(fixtures, "Station")
    require_results(station, "both", "hot", "cold")
    require_results(station, "named", "main", "side")
    require_results(station, "compare", "warmer", "not warmer")


@row("F76 changing")
def stand_ins_change_their_mind(fixtures):
    require_results(suite(fixtures, "Station"), "twice", "rising", "steady")


@row("F76 failing")
def stand_ins_end_and_fail(fixtures):
    station = suite(fixtures, "Station")
    require_results(station, "drain", "broken", "some")
    require_results(station, "retry", "at once", "later", "never")


@row("F76 arguments")
def stand_ins_look_at_arguments(fixtures):
    require_results(suite(fixtures, "Station"), "places", "falling", "level")
