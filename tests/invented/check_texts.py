# SPDX-License-Identifier: Apache-2.0
"""What the tests of the rows look like, and rows that need a run of their own."""

import re
import shutil

import mockito
import stock
from corpus import HERE, require, require_branches, require_sound
from fixtures import run_javac
from rows import row

from jdks import find_jdks

ANONYMOUS = re.compile(r"new [\w.<>, ?]+\([^;{}]*\) \{")
TYPE = r"\b(?:class (\w+)(?:<[^{]*>)?|record (\w+)\([^{]*\)) (?:extends|implements) "
NAMED = re.compile(TYPE)
EXPECTED = re.compile(r"assertThrows\([\w.]+\.class, \(\) ->")


def code(text):
    """A test file without what stands before the class: file comment and imports."""
    return text[text.find("\nclass "):]


def invented(text):
    """Classes and lambdas that were written for want of an existing class; assertThrows has lambdas, too."""
    body = EXPECTED.sub("assertThrows(", code(text))
    return ANONYMOUS.findall(body) + NAMED.findall(body) + re.findall(r".*->.*", body)


def classes_of(text, type_name):
    """The named classes and records of a file that have a super-type."""
    return ["".join(names) for names in re.findall(rf"{TYPE}[^{{]*\b{type_name}\b", text)]


@row("M1 text")
def the_invented_class_has_both_types_and_the_tag(rows):
    text = rows.text("TaggedPair")
    require(re.search(r"@(TaggedPair\.)?Tag\b", text), "no class has the tag")
    require(re.search(r"implements [^{]*Left, [^{]*Right|implements [^{]*Right, [^{]*Left", text),
            "no class implements Left and Right")


@row("functional interfaces text")
def lambdas_are_written(rows):
    for name in "FunctionalParameter", "Comparing", "Supplying", "Applying":
        text = code(rows.text(name))
        require("->" in text or "::" in text, f"{name}: no lambda")
        require(not ANONYMOUS.search(text), f"{name}: {ANONYMOUS.search(text)}")


@row("existing first text")
def nothing_is_invented_where_a_class_fits(rows):
    text = rows.text("ExistingFirst")
    require(text, "no tests")
    require(not invented(text), f"{invented(text)}")


@row("what is written shared")
def fakes_are_shared_and_named(rows):
    text = rows.text("OrderService")
    require(not ANONYMOUS.search(code(text)), "an anonymous class in a test")
    names = classes_of(text, "Repository")
    require(len(names) == 1, f"classes that implement Repository: {names}")
    require(len(set(re.findall(rf"new {names[0]}\(([^()]*)\)", text))) > 1, "the answers are no constructor arguments")


@row("what is written names")
def tests_are_named_after_the_answers(rows):
    tests = rows.report("OrderService")["tests"]
    require("service_findReturnsNull_returnsNone" in tests, f"{tests}")


@row("recorded calls text")
def what_a_listener_is_told_is_asserted(rows):
    """On the stock JVM: swapped arguments and a call too few are noticed."""
    suite = rows.all.suite("rows.RecordedCalls")
    file, source = rows.all.folder / suite.report["file"], rows.source("RecordedCalls")
    for old, new in ("changed(name, from, to)", "changed(name, to, from)"), ("listener.unchanged(name);", ""):
        failing = stock.failures_with(rows, file, source, old, new)
        noticed = [test for test in failing if "NullPointerException" not in test]
        require(noticed, f"'{new}' instead of '{old}' is not noticed")


@row("output taken text")
def output_of_taken_streams_is_asserted(rows):
    text = rows.text("TakenOutput")
    require(re.search(r'one line\\n",\s+output', text), "no test says that one line is printed")


@row("injection fields")
def fields_are_injected(rows):
    """Those visible in the package by default, private ones with permission."""
    plain = rows.generate("fields", ["rows.InjectedFields"])
    found = {branch["name"]: branch["verdict"] for branch in plain.classes["rows.InjectedFields"]["branches"]
             if branch["name"] == "greeting"}
    require(found == {"greeting": "covered"}, f"{found}")
    require(re.search(r"\.clock = ", plain.suite("rows.InjectedFields").source), "no test sets the clock")
    allowed = rows.generate("private-fields", ["rows.InjectedFields"], "--allow-reflection")
    require_branches(allowed.classes["rows.InjectedFields"], rows.source("InjectedFields"))


@row("no side effects")
def nothing_is_left_on_the_disk(rows):
    files = sorted(path for path in rows.classes.rglob("*"))
    run = rows.generate("files", ["rows.FileKeeper"])
    report = run.classes["rows.FileKeeper"]
    require(report["runs"] > 0, "FileKeeper was not called")
    require(files == sorted(path for path in rows.classes.rglob("*")), "the classes under test have company")
    require(not rows.left_outside(), f"{rows.left_outside()}")


@row("pattern switches")
def pattern_switches_are_covered(rows):
    """By the newest JDK that is there; one older than 21 cannot compile them."""
    jdk = find_jdks([])[-1]
    if jdk.feature < 21:
        print(f"skip pattern switches: needs Java 21, found {jdk.feature}")
        return
    folder = rows.options.work / "classes21"
    shutil.rmtree(folder, ignore_errors=True)
    source = HERE / "rows21" / "PatternSwitch.java"
    done = run_javac(jdk, [source], folder, options=["-g", "--release", "21"])
    require(done.code == 0, done.stderr)
    run = rows.generate("switches", ["rows21.PatternSwitch"], "--jdk", jdk.home, class_path=folder)
    require_sound(run.classes["rows21.PatternSwitch"])
    require_branches(run.classes["rows21.PatternSwitch"], source)


@row("output styles none")
def nothing_is_invented_if_so_asked(rows):
    run = rows.generate("none", ["rows.OrderService"], "--mocks", "none")
    require_sound(run.classes["rows.OrderService"])
    text = run.suite("rows.OrderService").source
    require(text and not invented(text), f"{invented(text)}")


@row("output styles mockito")
def mockito_is_spoken(rows):
    require("mockito" in rows.run_assay("help", "generate", "--calls"), "--mocks knows fakes and none")
    path = [str(entry) for entry in [rows.classes, *mockito.jars(rows.options.work)]]
    run = rows.generate("mocks", ["rows.OrderService", "rows.RecordedCalls"], "--mocks", "mockito",
                        class_path=":".join(path))
    result = stock.run_tests(rows, run.folder, ["none"], rounds=1, class_path=path)
    require(result.tests and not result.not_compiling + result.failing, f"{result}")
    for name in "OrderService", "RecordedCalls":
        require_sound(run.classes[f"rows.{name}"])
        require_branches(run.classes[f"rows.{name}"], rows.source(name))
    for word, name in ("mock(", "OrderService"), ("when(", "OrderService"), ("verify(", "RecordedCalls"):
        require(word in run.suite(f"rows.{name}").source, f"{name}: no {word}...)")


@row("explore")
def explore_shows_the_answers(rows):
    said = rows.run_assay("explore", "-cp", rows.classes, "--jdk", rows.options.jdk.home, "rows.OrderService#service")
    require(re.search(r"find -> \"vip-\"", said), f"no answer of find: {said[:160]!r}")
