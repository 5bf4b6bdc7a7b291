# SPDX-License-Identifier: Apache-2.0
"""Compiles the fixtures, runs assay on them and keeps what came out, for many rows at once."""

import json
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "exploration"))

from process import compile_corpus, run_javac, run_measured  # noqa: E402

TEST = re.compile(r"@Test\n    (?:public )?void (\w+)\(\)[^{]*\{\n(.*?)\n    \}\n", re.DOTALL)
CALL = re.compile(r"(?:\bnew (?P<made>[\w.]+)|\b(?P<receiver>[A-Za-z]\w*)\.(?P<method>\w+))\(")
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'')
OBSERVERS = re.compile(r"^\s*assert(?!.*->)")


class Complaint(Exception):
    """What a row asks for and assay did not do."""


def require(condition, text):
    if not condition:
        raise Complaint(text)


@dataclass(frozen=True)
class Test:
    """One emitted test method."""

    name: str
    body: str

    @property
    def code(self):
        """The body in one line."""
        return " ".join(self.body.split())

    @property
    def calls(self):
        """What is made and called before anything is asserted: ["new", "arm", "feed", "alarm"]."""
        lines = [line for line in self.body.splitlines() if not OBSERVERS.match(line)]
        found = CALL.finditer("\n".join(lines))
        return ["new" if call["made"] else call["method"] for call in found
                if call["receiver"] != "exception"]

    @property
    def act(self):
        """The last statement that is no observation: the call under test."""
        statements, depth, begin = [""], 0, 0
        plain = TEXT.sub(lambda text: "_" * len(text[0]), self.code)
        for at, character in enumerate(plain):
            depth += (character in "({") - (character in ")}")
            if character == ";" and depth == 0:
                statements.append(self.code[begin:at].strip())
                begin = at + 1
        return [statement for statement in statements if not OBSERVERS.match(statement)][-1]

    def has(self, *patterns):
        return all(re.search(pattern, self.code) for pattern in patterns)


class Suite:
    """The emitted tests of one class and what the report says about it."""

    def __init__(self, report, source):
        self.report = report
        self.source = source
        self.tests = [Test(name, body) for name, body in TEST.findall(source)]

    def of(self, method):
        return [test for test in self.tests if test.name.split("_")[0] == method]

    def has(self, *patterns):
        return any(test.has(*patterns) for test in self.tests)

    def verdicts(self, method=""):
        """Without the branches that javac makes of assert, of which a JVM goes one way only."""
        return [branch["verdict"] for branch in self.report["branches"]
                if f"#{method}" in branch["method"] and "<clinit>" not in branch["method"]
                and branch.get("reason") != "only where assertions are disabled"]

    @property
    def is_covered(self):
        """Whether every branch is, but for those javac makes of assert. Having none is no success."""
        return set(self.verdicts()) == {"covered"}


class Generated:
    """What one run of `assay generate` wrote."""

    def __init__(self, folder, report, finished):
        self.folder = folder
        self.report = report
        self.finished = finished
        self.classes = {found["class"]: found for found in report["classes"]}

    def suite(self, name):
        report = self.classes[name]
        file = self.folder / report["file"] if report["suite"] == "written" else None
        return Suite(report, file.read_text() if file else "")

    def files(self):
        return {name: self.suite(name).source for name in self.classes}


def own_sources():
    return [source for folder in ("containers", "game", "rows", "sequences", "states")
            for source in sorted((HERE / folder).glob("*.java"))]


class Fixtures:
    """The compiled fixtures and the runs of assay on them, each made when first asked for."""

    SMALL = ["sequences.*", "rows.*"]
    launcher = ()  # what starts assay, if it is not started by itself

    def __init__(self, options, sources=None):
        """sources: those of another folder than this one."""
        self.options = options
        self.classes = options.work / "classes"
        self.runs = {}
        self.explored = {}
        self.cpu_seconds = {}
        self.stock = None  # see stock.py
        self.unit_tests = {}  # see elsewhere.py
        compile_corpus(options.jdk, sources or own_sources(), self.classes)

    def generate(self, name, targets, *flags, class_path=None, budget="2s"):
        """The run of this name; flags come after the common ones and so win."""
        if name not in self.runs:
            folder = self.options.work / name
            shutil.rmtree(folder, ignore_errors=True)
            report = self.options.work / f"{name}.json"
            report.unlink(missing_ok=True)
            command = [*self.launcher, self.options.assay, "generate", "-cp", class_path or self.classes, *targets]
            command += ["--jdk", self.options.jdk.home, "--out", folder, "--json", report]
            command += ["--budget-per-class", budget, "--jobs", self.options.jobs, *flags]
            finished = run_measured(command, self.options.jdk)
            require(report.exists(), f"assay generate: {finished.first_complaint()}")
            self.runs[name] = Generated(folder, json.loads(report.read_text()), finished)
        return self.runs[name]

    @property
    def small(self):
        """The suites of all small classes."""
        return self.generate("small", self.SMALL)

    def suite(self, name):
        return self.small.suite(name)

    def explore(self, target, *flags):
        """The reports of the methods that the target names."""
        key = (target, *flags)
        if key not in self.explored:
            command = [self.options.assay, "explore", "-cp", self.classes, "--jdk",
                       self.options.jdk.home, "--json", "--time", "2s", *flags, target]
            finished = run_measured(command, self.options.jdk)
            require(finished.stdout.startswith("{"),
                    f"assay explore {target}: {finished.first_complaint()}")
            self.explored[key] = json.loads(finished.stdout)["targets"]
            self.cpu_seconds[key] = finished.cpu
        return self.explored[key]

    def explore_timed(self, target, *flags):
        """The same, and the CPU time of the command as the kernel counts it."""
        return self.explore(target, *flags), self.cpu_seconds[(target, *flags)]

    def run(self, *arguments):
        return run_measured([self.options.assay, *arguments], self.options.jdk)

    def run_assay(self, *arguments):
        return run_measured([self.options.assay, *arguments], self.options.jdk).stdout

    def without_debug_information(self, source):
        """A jar of one class that knows no names of variables and no lines."""
        folder = self.options.work / "no-debug"
        done = run_javac(self.options.jdk, [HERE / source], folder,
                         options=["-g:none", "--release", "17"])
        require(done.code == 0, done.stderr)
        jar = self.options.work / "no-debug.jar"
        run_measured([self.options.jdk.tool("jar"), "--create", "--file", jar, "-C", folder,
                      Path(source).parent], self.options.jdk)
        return jar
