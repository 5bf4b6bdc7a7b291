# SPDX-License-Identifier: Apache-2.0
"""What the stock JVM says of emitted tests: whether they pass, what JaCoCo counts, which faults they see.

Our own report is not asked here.
"""

import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

from fixtures import HERE, require, run_javac

sys.path.append(str(HERE.parent.parent / "bench" / "coverage"))

import jars  # noqa: E402
import suites  # noqa: E402

ROUNDS = 2  # the first in order, the other shuffled


@dataclass
class Measured:
    """Branches and lines by JaCoCo, by class; and how the tests went."""

    counts: dict
    result: suites.SuiteResult

    @property
    def complaints(self):
        return self.result.not_compiling + self.result.failing + self.result.flaky

    def sum(self, key):
        return sum(count[key] for count in self.counts.values())

    def require_covered(self, name):
        """Every branch of the class is taken, and there is one."""
        require(name in self.counts, f"JaCoCo knows no {name}")
        covered, branches = self.counts[name]["covered"], self.counts[name]["branches"]
        require(0 < branches == covered, f"{name}: {covered} of {branches} branches, says JaCoCo")


@dataclass
class StockMachine:
    """The tools, compiled once, the classes under test as JaCoCo reads them, and what was measured."""

    tools: Path
    classes: Path
    measured: dict = field(default_factory=dict)  # by folder of tests


def machine(fixtures):
    if fixtures.stock is None:
        work = fixtures.options.work
        fixtures.stock = StockMachine(work / "stock-tools", work / "stock-classes")
        jars.compile_tools(fixtures.stock.tools)
        shutil.rmtree(fixtures.stock.classes, ignore_errors=True)  # of an earlier run
        suites.unseal(fixtures.classes, fixtures.stock.classes)
    return fixtures.stock


def run_tests(fixtures, folder, packages, rounds=ROUNDS, class_path=None, work=None):
    """Runs the tests below a folder under JaCoCo, all rounds in one process."""
    work = fixtures.options.work / f"{work or folder.name}-run"
    work.mkdir(parents=True, exist_ok=True)
    stock = machine(fixtures)
    return suites.run_suite(stock.tools, class_path or [str(stock.classes)], folder, work,
                            includes=":".join(f"{package}.*" for package in packages), rounds=rounds)


def measure(fixtures, folder, *packages, work=None):
    """What JaCoCo counts in the classes of packages, each folder of tests once."""
    stock = machine(fixtures)
    if folder not in stock.measured:
        result = run_tests(fixtures, folder, packages, work=work)
        require(result.tests, f"no test below {folder} was run: {result.not_compiling + result.failing}")
        names = [f"{package}.{file.stem}" for package in packages
                 for file in sorted((stock.classes / package).glob("*.class"))]
        counts = suites.branch_coverage(stock.tools, [(stock.classes, name, result.execution_data)
                                                      for name in names])
        stock.measured[folder] = Measured(counts, result)
    return stock.measured[folder]


def small(fixtures):
    """The suites of all small classes."""
    return measure(fixtures, fixtures.small.folder, "sequences", "rows")


def failures_with(fixtures, test_file, source, old, new):
    """The tests of a file that fail once a text of the class under test has become another. source: from this folder."""
    work = fixtures.options.work / "mutant"
    shutil.rmtree(work, ignore_errors=True)
    text = (HERE / source).read_text()
    require(text.count(old) == 1, f"{source}: '{old}' is not there once")
    mutant, tests = work / "source" / Path(source).name, work / "tests" / test_file.name
    for file, content in (mutant, text.replace(old, new)), (tests, test_file.read_text()):
        file.parent.mkdir(parents=True)
        file.write_text(content)
    done = run_javac(fixtures.options.jdk, [mutant], work / "classes", options=["-g", "--release", "17"])
    require(done.code == 0, done.stderr)
    result = run_tests(fixtures, work / "tests", ["*"], rounds=1, class_path=[str(work / "classes")])
    require(result.tests and not result.not_compiling, f"{test_file.name} was not run: {result}")
    return result.failing
