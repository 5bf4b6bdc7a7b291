# SPDX-License-Identifier: Apache-2.0
"""Runs `assay check` and reads what it reports."""

import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from compiling import compile_sources
from marks import ENDLESS, Frame
from process import run_measured

PARTIAL = 4  # exit code: the budget is used up, what was found so far is reported


class Complaint(Exception):
    """What a test asks for and assay did not do."""


def require(condition, text):
    if not condition:
        raise Complaint(text)


class Finding:
    """One report."""

    def __init__(self, found):
        self.found = found
        self.kind = found["kind"]
        self.exception = found["exception"]
        self.class_name = found["class"]
        self.method = found["method"]
        self.line = found["line"]
        self.count = found["count"]
        self.input = found["input"]
        self.conditions = found["conditions"]
        self.called = found["called"]
        self.test = found["test"]

    def __str__(self):
        return f"{self.outcome} at {self.class_name}#{self.method}:{self.line} by {self.input}"

    @property
    def outcome(self):
        """The exception, or endless-loop, which has none."""
        return ENDLESS if self.kind == ENDLESS else self.exception

    @property
    def file_class(self):
        return self.class_name.partition("$")[0]

    @property
    def key(self):
        return self.outcome, self.class_name, self.line

    def frames(self, prefixes):
        """The frames of the program, innermost first; its classes begin with one of the prefixes."""
        frames = [Frame(frame["class"], frame["method"], frame["line"]) for frame in self.found["stack"]
                  if frame["class"].startswith(prefixes)]
        return frames or [Frame(self.class_name, self.method, self.line)]

    def body(self):
        """The statements of its test method."""
        match = re.search(rf"void {re.escape(self.test['name'])}\(\)[^{{]*\{{\n(.*?)\n    \}}", self.test["source"],
                          re.DOTALL)
        return match[1] if match else self.test["source"]


@dataclass
class CheckRun:
    """What one run of `assay check` said and wrote."""

    finished: object
    report: dict
    folder: Path  # of the tests
    classes: Path

    @property
    def findings(self):
        return [Finding(found) for found in self.report["findings"]]

    @property
    def suppressed(self):
        return self.report["suppressed"]

    def class_report(self, name):
        found = [report for report in self.report["classes"] if report["name"] == name]
        require(len(found) == 1, f"{len(found)} reports about {name}")
        return found[0]

    def require_exercised(self, name):
        """Requires that a class was called at all: silence proves nothing otherwise."""
        report = self.class_report(name)
        require(report["runs"] > 0 and report["exercised"] > 0, f"{name} was not called: {report}")

    def only(self):
        """The one finding there is."""
        found = self.findings
        require(len(found) == 1, f"{len(found)} reports: {[str(finding) for finding in found]}")
        return found[0]

    def lines(self, exception=None):
        """The lines reported, sorted."""
        return sorted(finding.line for finding in self.findings if exception in (None, finding.exception))

    def keys(self):
        return sorted(finding.key for finding in self.findings)

    def test_files(self):
        return sorted(self.folder.rglob("*.java")) if self.folder.exists() else []

    def source(self):
        """All test files in one text."""
        return "\n".join(file.read_text() for file in self.test_files())

    def exactly(self, *expected):
        """Requires that these pairs of exception and line are reported and nothing else."""
        found = sorted((finding.exception, finding.line) for finding in self.findings)
        require(found == sorted(expected), f"reported {[str(finding) for finding in self.findings]}, "
                                           f"expected {sorted(expected)}")


class Checker:
    """The runs of assay, each made when first asked for."""

    def __init__(self, options):
        self.options = options
        self.runs = {}

    def command(self, targets, classes, flags):
        options = self.options
        return [options.assay, "check", *targets, "-cp", classes, "--jdk", options.jdk.home, "--jobs",
                options.jobs, *flags]

    def plain(self, targets, classes, *flags, limit=120):
        """A run whose text is looked at."""
        return run_measured(self.command(targets, classes, flags), self.options.jdk, limit=limit)

    def run(self, name, targets, classes, *flags, budget="2s", limit=600):
        """The run of this name; flags come after the common ones and so win."""
        if name not in self.runs:
            folder, report = self.options.work / "tests" / name, self.options.work / f"{name}.json"
            report.parent.mkdir(parents=True, exist_ok=True)
            shutil.rmtree(folder, ignore_errors=True)
            report.unlink(missing_ok=True)
            common = ["--out", folder, "--json", report, "--budget-per-class", budget]
            finished = run_measured(self.command(targets, classes, [*common, *flags]), self.options.jdk,
                                    limit=limit)
            require(report.exists(), f"assay check: exit code {finished.code}, {finished.first_complaint()}")
            require(finished.code in (0, 3, PARTIAL), f"exit code {finished.code}: {finished.first_complaint()}")
            self.runs[name] = CheckRun(finished, json.loads(report.read_text()), folder, Path(classes))
        return self.runs[name]

    def compiled(self, name, folder, *names, options=()):
        """The classes of a folder of sources, or of some of them."""
        sources = [folder / f"{each}.java" for each in names] or sorted(folder.glob("*.java"))
        return compile_sources(self.options.jdk, sources, self.options.work / "classes" / name, options=options)
