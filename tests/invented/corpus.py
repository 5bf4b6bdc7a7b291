# SPDX-License-Identifier: Apache-2.0
"""A folder of Java sources, compiled, and what `assay generate` makes of it, seen from outside."""

import argparse
import re
import shutil
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "generate"))

import stock  # noqa: E402
from stock import jars  # noqa: E402, F401
from fixtures import Complaint, Fixtures, require  # noqa: E402

MARK = re.compile(r"// (never|uncovered)(?:: (.+))?$")


class Corpus(Fixtures):
    """The sources below a folder of this one and the runs of assay on them, in a folder of their own."""

    def __init__(self, options, name, sources=None):
        work = options.work / name
        self.outside = work / "outside"  # where assay runs: whatever it leaves there it should not have left
        work.mkdir(parents=True, exist_ok=True)
        self.source_folder = HERE / name
        super().__init__(argparse.Namespace(**{**vars(options), "work": work}),
                         sources or sorted(self.source_folder.rglob("*.java")))
        self.launcher = ["env", "-C", self.empty_outside(), f"TMPDIR={self.outside / 'tmp'}"]

    def empty_outside(self):
        shutil.rmtree(self.outside, ignore_errors=True)
        (self.outside / "tmp").mkdir(parents=True)
        return self.outside

    def left_outside(self):
        """Files that should not be there."""
        return sorted(str(path.relative_to(self.outside)) for path in self.outside.rglob("*") if path.is_file())

    def source(self, class_name):
        """Of a row the package is the folder, of an application it is below."""
        package, _, name = class_name.partition("$")[0].rpartition(".")
        return self.source_folder / (f"{name}.java" if package in ("", self.source_folder.name) else f"{package}/{name}.java")


def marks(source):
    """line -> ("never", what the reason says) or ("uncovered", None)."""
    found = {number: MARK.search(line) for number, line in enumerate(source.read_text().splitlines(), 1)}
    return {number: mark.groups() for number, mark in found.items() if mark}


def verdicts_by_line(report):
    """line -> [(verdict, reason)] of the branches of a class."""
    lines = defaultdict(list)
    for branch in report["branches"]:
        lines[branch["line"]].append((branch["verdict"], branch.get("reason", "")))
    return lines


def line_complaint(found, mark):
    """What is wrong with the branches of a line, or None; with a mark one of them cannot be taken."""
    open_ones = [(verdict, reason) for verdict, reason in found if verdict != "covered"]
    if mark is None:
        return f"{open_ones[0][0]} ({open_ones[0][1]})" if open_ones else None
    if len(open_ones) != 1:
        return f"{len(open_ones)} branches are not covered, one should be"
    (kind, pattern), (verdict, reason) = mark, open_ones[0]
    if kind == "never" and (verdict != "infeasible" or not re.search(pattern, reason)):
        return f"{verdict} ({reason}), expected infeasible and {pattern}"
    return None


def require_branches(report, source):
    """Every branch of a class is covered, but for those with a mark, which are as it says."""
    found, marked = verdicts_by_line(report), marks(source)
    require(found, f"{report['class']} has no branches")
    require(marked.keys() <= found.keys(), f"{source.name}: a mark at a line without branches")
    problems = {line: line_complaint(found[line], marked.get(line)) for line in sorted(found)}
    wrong = [f"line {line}: {problem}" for line, problem in problems.items() if problem]
    require(not wrong, f"{len(wrong)} lines, {'; '.join(wrong[:3])}")


def require_sound(report):
    """Nothing failed and the stock JVM agreed with every test."""
    require(report["failure"] is None, f"{report['class']}: {report['failure']}")
    texts = [f"{each['test']} {each['kind']}: {each['message'][:120]}" for each in report["mismatches"]]
    require(not texts, f"{len(texts)} mismatches, {'; '.join(texts[:2])}")


def measure(corpus, generated, packages):
    """What JaCoCo counts when the written tests run on the stock JVM, all of which must pass.

    It knows no sealed classes; so they run without it, too.
    """
    plain = stock.run_tests(corpus, generated.folder, ["none"], rounds=1, class_path=[str(corpus.classes)])
    require(not plain.not_compiling + plain.failing, f"{(plain.not_compiling + plain.failing)[:3]}")
    measured = stock.measure(corpus, generated.folder, *packages)
    require(not measured.complaints, f"{len(measured.complaints)}: {measured.complaints[:3]}")
    written = sum(len(report["tests"]) for report in generated.classes.values())
    require(measured.result.tests == written > 0, f"{measured.result.tests} of {written} tests were run")
    return measured


def complaint(check, *arguments):
    """What a check says, or None."""
    try:
        check(*arguments)
    except Complaint as said:
        return str(said)
    return None
