# SPDX-License-Identifier: Apache-2.0
"""Rows 7.4: searches towards what can fail, and confirms what other tools warn of."""

import re

from bugtests import unreproducible
from findings import require
from rows import row

ARITHMETIC = "java.lang.ArithmeticException"
BOUNDS = "java.lang.ArrayIndexOutOfBoundsException"
CAST = "java.lang.ClassCastException"
NULL = "java.lang.NullPointerException"
SIZE = "java.lang.NegativeArraySizeException"
STORE = "java.lang.ArrayStoreException"
OF_KIND = {"store": STORE, "cast": CAST, "index": BOUNDS, "size": SIZE, "null": NULL, "divide": ARITHMETIC}
CHECKS_OF_KIND = {"store": "store", "cast": "cast", "index": "bounds", "size": "size", "null": "null", "divide": "div"}


def require_found(fixtures, target, *expected, flags=(), only=True):
    """Pairs of an exception and a mark, all in the class of the target; tests hold on the stock JVM."""
    name = re.split("[#$]", target)[0]
    run = fixtures.run(target, *flags)
    pairs = [(exception, fixtures.line(name, mark)) for exception, mark in expected]
    if only:
        run.exactly(*pairs)
    for pair in pairs:
        require(pair in {(finding.exception, finding.line) for finding in run.findings}, f"{pair}: {run.keys()}")
    wrong = unreproducible(fixtures.options, run)
    require(not wrong, "; ".join(wrong[:3]))
    return run


def require_silent(fixtures, *targets):
    for target in targets:
        run = fixtures.run(target)
        require(not run.findings, f"{target}: {[str(finding) for finding in run.findings]}")
        run.require_exercised(target.partition("#")[0])


@row("7.4 six error kinds, each switchable", is_quick=False)
def kinds_can_be_chosen(fixtures):
    flags = "--mode", "all", "--no-null"
    require_found(fixtures, "directed.SixKinds", *((exception, mark) for mark, exception in OF_KIND.items()), flags=flags)
    for mark, kind in CHECKS_OF_KIND.items():
        require_found(fixtures, "directed.SixKinds", (OF_KIND[mark], mark), flags=[*flags, "--checks", kind])


@row("7.4 silent overflow and narrowing, by switch")
def numbers_that_wrap_are_asked_for(fixtures):
    flags = "--mode", "default"
    require_silent(fixtures, "directed.Wrapped")
    run = fixtures.run("directed.Wrapped", *flags, "--also", "wrap,narrowing")
    wrapped, narrowed = ("middle", "area", "order", "micros", "add"), ("sum", "lengthByte")
    expected = {(f"silent-{kind}", fixtures.line("directed.Wrapped", mark))
                for kind, marks in (("overflow", wrapped), ("narrowing", narrowed)) for mark in marks}
    found = {(finding.kind, finding.line) for finding in run.findings}
    require(expected <= found, f"missing {sorted(expected - found)} of {sorted(found)}")
    wrong = unreproducible(fixtures.options, run)
    require(not wrong, "; ".join(wrong[:3]))
    only = fixtures.run("directed.Wrapped", *flags, "--also", "narrowing")
    require({finding.kind for finding in only.findings} == {"silent-narrowing"}, f"{only.keys()}")


@row("7.4 integers that wrap on purpose")
def bits_are_no_numbers(fixtures):
    run = fixtures.run("directed.Unwrapped", "--mode", "default", "--also", "wrap,narrowing")
    wrong = [finding for finding in run.findings if finding.kind.startswith("silent-")]
    require(not wrong, f"{[str(finding) for finding in wrong]}")
    run.require_exercised("directed.Unwrapped")


@row("7.4 integers", is_quick=False)
def integers_are_solved(fixtures):
    finding = require_found(fixtures, "examples.Ratio#ratio", (ARITHMETIC, "ratio")).only()
    u, v, w = map(int, re.search(r"ratio\((-?\d+), (-?\d+), (-?\d+)\)", finding.input).groups())
    require(w == 0 and 1 <= u < v, f"input: {finding.input}")


@row("7.4 aliasing", is_quick=False)
def one_object_is_passed_twice(fixtures):
    finding = require_found(fixtures, "examples.Share#share", (ARITHMETIC, "share")).only()
    require(re.search(r"share\((\w+), \1\)", finding.body()), finding.body())
    require(finding.body().count("new Share.Dot(") + finding.body().count("new Dot(") == 1, finding.body())


@row("7.4 null path separate", is_quick=False)
def null_is_another_path(fixtures):
    run = require_found(fixtures, "examples.Share#share", (ARITHMETIC, "share"), (NULL, "share"), flags=["--mode", "all"])
    require(any("share(null, null)" in finding.body() for finding in run.findings), "not by null, null")


@row("7.4 object fields by reflection/setter")
def private_fields_are_set(fixtures):
    run = require_found(fixtures, "directed.Holder", (ARITHMETIC, "inverse"))
    require("7007" in run.source(), "the field is not set")


@row("7.4 nested objects")
def nested_objects_are_made(fixtures):
    require_found(fixtures, "directed.Nested", (ARITHMETIC, "dig"))


@row("7.4 symbolic index", is_quick=False)
def elements_are_indices(fixtures):
    require_found(fixtures, "examples.Hop#hop", (ARITHMETIC, "hop"))


@row("7.4 array length and content", is_quick=False)
def arrays_are_solved(fixtures):
    require_found(fixtures, "examples.Swap#swap", (BOUNDS, "swap"))
    require_found(fixtures, "examples.Total#total", (NULL, "element"), (NULL, "array"), flags=["--mode", "all"])


@row("7.4 array of arrays")
def both_dimensions_are_solved(fixtures):
    require_found(fixtures, "directed.Grid", (BOUNDS, "row"), (BOUNDS, "column"))


@row("7.4 casts / instanceof", is_quick=False)
def types_are_solved(fixtures):
    for target, mark in ("send", "send"), ("raw", "raw"):
        run = require_found(fixtures, f"examples.Bytes#{target}", (CAST, mark))
        require("Byte[" in run.source(), f"{target}: no array of Byte")
    require_found(fixtures, "examples.Bytes#readBy", (CAST, "reader"))


@row("7.4 array store", is_quick=False)
def arrays_of_subtypes_are_made(fixtures):
    require_found(fixtures, "examples.Store#put", (STORE, "put"))


@row("7.4 both-side expressions", is_quick=False)
def expressions_on_both_sides_are_solved(fixtures):
    require_found(fixtures, "examples.Fit", (NULL, "fit"), flags=["--mode", "all"])


@row("7.4 bit precision", is_quick=False)
def numbers_wrap(fixtures):
    require_found(fixtures, "examples.Guards", (ARITHMETIC, "wrapping"))
    run = fixtures.run("examples.StrictPane")
    found = [finding.input for finding in run.findings if finding.exception == SIZE]
    require(len(found) == 1 and re.search(r"StrictPane\(\d+, \d+\)", found[0]), f"found {found}")


@row("7.4 floats")
def floats_are_solved(fixtures):
    run = require_found(fixtures, "directed.Values#floats", (ARITHMETIC, "floats"))
    require("1.5" in run.findings[0].input, run.findings[0].input)


@row("7.4 long / shifts / masks / char / byte narrowing", is_quick=False)
def small_and_large_types_are_solved(fixtures):
    for method in "narrow", "longs", "chars":
        require_found(fixtures, f"directed.Values#{method}", (ARITHMETIC, method))


@row("7.4 strings", is_quick=False)
def texts_are_solved(fixtures):
    for method in "equal", "starts", "charAt":
        require_found(fixtures, f"directed.Values#{method}", (ARITHMETIC, method))


@row("7.4 callee semantics", is_quick=False)
def callees_are_looked_into(fixtures):
    require_silent(fixtures, "examples.Origin")
    run = fixtures.run("examples.Steps#useThenDivide")
    divisions = [finding for finding in run.findings if finding.exception == ARITHMETIC]
    require(len(divisions) == 1 and re.search(r"useThenDivide\(\d+, 0\)", divisions[0].input), f"{run.keys()}")


@row("7.4 reflection constants", is_quick=False)
def constants_are_known(fixtures):
    require_silent(fixtures, "examples.Guards#types")


@row("7.4 array element types", is_quick=False)
def element_types_are_known(fixtures):
    require_silent(fixtures, "examples.Downcast#first")
    require_found(fixtures, "examples.Downcast#second", (CAST, "second"))


@row("7.4 loops")
def later_rounds_are_reached(fixtures):
    require_found(fixtures, "directed.Loops", (ARITHMETIC, "fifth"), (ARITHMETIC, "element"))


@row("7.4 several solutions")
def several_inputs_are_tried(fixtures):
    finding = fixtures.run("examples.Ratio#ratio").only()
    require(finding.count > 1, "one input only")


@row("7.4 fallback")
def what_is_not_solved_is_named(fixtures):
    require_found(fixtures, "directed.Mixed", (ARITHMETIC, "other"))
    text = fixtures.plain("directed.Mixed", "--show-unconfirmed", "--budget-per-class", "2s").stdout
    line = fixtures.line("directed.Mixed", "find")
    said = [each for each in text.splitlines() if re.search(rf"Mixed\S*:{line}\b", each)]
    require(said, f"nothing is said about line {line}")
    require("nothing was found that shows it" in text, "it is not called not confirmed")


@row("7.4 no false positives", is_quick=False)
def what_cannot_happen_is_not_reported(fixtures):
    require_silent(fixtures, "examples.Origin", "examples.Guards#unequal", "examples.Guards#sum",
                   "examples.Guards#product", "examples.Guards#types", "examples.Downcast#first", "examples.Dead")
    run = fixtures.run("examples.**", name="row-examples")
    require(len(run.findings) > 20, f"{len(run.findings)} reports")
    wrong = unreproducible(fixtures.options, run)
    require(not wrong, "; ".join(wrong[:5]))


@row("7.4 half-built objects", is_quick=False)
def constructors_that_forget_are_used(fixtures):
    run = require_found(fixtures, "examples.Named", (NULL, "width"), flags=["--mode", "default"])
    require(re.search(r"new Named\(-?\d+\)", run.source()), "not by the second constructor")


@row("7.4 exception through a chain", is_quick=False)
def chains_are_followed(fixtures):
    finding = require_found(fixtures, "examples.Sign$Plain#show", ("java.lang.RuntimeException", "label")).only()
    methods = [frame.method for frame in finding.frames(("examples.",))]
    require(methods == ["label", "text", "framed", "show"], f"stack: {methods}")


@row("7.4 sequences", is_quick=False)
def sequences_are_found(fixtures):
    run = require_found(fixtures, "examples.SetStack", (BOUNDS, "add"))
    require(re.search(r"(?s)\.drop\(\).*\.add\(", run.findings[0].body()), run.findings[0].body())
    require_silent(fixtures, "examples.SafeSetStack")


@row("7.4 interface-typed input", is_quick=False)
def implementors_are_written(fixtures):
    require_found(fixtures, "examples.Nodes#text", (CAST, "text"))


@row("7.4 external warnings")
def warnings_of_others_are_judged(fixtures):
    """Three are right, two cannot happen."""
    kinds = {"divide": "div", "cast": "cast", "index": "bounds", "dead": "null", "never": "div"}
    lines = {mark: fixtures.line("directed.Warned", mark) for mark in kinds}
    warnings = fixtures.options.work / "warnings.txt"
    warnings.write_text("".join(f"directed.Warned:{lines[mark]}:{kind}\n" for mark, kind in kinds.items()))
    text = fixtures.plain("directed.Warned", "--confirm", warnings).stdout
    for mark, line in lines.items():
        said = [each for each in text.splitlines() if re.search(rf"Warned\S*:{line}\b", each)]
        require(said, f"nothing is said about {mark}, line {line}: {text[:300]}")
        right = mark in ("divide", "cast", "index")
        wanted = r"(?<!not )\bconfirmed" if right else r"not confirmed|impossible"
        require(any(re.search(wanted, each) for each in said), f"{mark}: {said}")
