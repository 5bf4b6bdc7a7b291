# SPDX-License-Identifier: Apache-2.0
"""What the stock JVM says of the tests that `assay check` writes: each fails as it was reported."""

import shutil
from dataclasses import dataclass

from compiling import compile_tool, jars
from findings import require
from marks import DEADLOCK, ENDLESS, STACK, Frame
from process import STOCK_OPTIONS, run_javac, run_measured

LIMIT_SECONDS = 300
WRONG = "silent-overflow", "silent-narrowing"


@dataclass(frozen=True)
class TestOutcome:
    """How a test ended: "passed", or an exception with its frames, innermost first."""

    outcome: str
    tags: list
    message: str
    frames: list

    def is_timeout(self):
        return "timeout" in self.outcome.lower() or "timed out" in self.message


def junit():
    return [str(jars.SHARE / name) for name in jars.JUNIT]


def compile_tests(options, run, folder):
    """Against plain JUnit and the classes under test, and nothing of ours."""
    shutil.rmtree(folder, ignore_errors=True)
    done = run_javac(options.jdk, run.test_files(), folder, class_path=":".join([str(run.classes), *junit()]))
    require(done.code == 0, f"the tests do not compile: {done.stderr[:400]}")


def outcomes(options, run):
    """By class and method of the test."""
    if not run.test_files():
        return {}
    work = options.work / "bug-tests" / run.folder.name
    work.mkdir(parents=True, exist_ok=True)
    compile_tests(options, run, work / "classes")
    result = work / "outcome.txt"
    result.unlink(missing_ok=True)
    class_path = [compile_tool(options, "BugTestRunner"), work / "classes", run.classes, *junit()]
    command = [options.jdk.tool("java"), *STOCK_OPTIONS, "-ea", "-cp", ":".join(map(str, class_path)),
               "BugTestRunner", work / "classes", result]
    done = run_measured(command, options.jdk, limit=LIMIT_SECONDS)
    lines = result.read_text().splitlines() if result.exists() else []
    require(lines[-1:] == ["END"], f"the tests did not end: {done.first_complaint()}")
    return dict(map(read_outcome, lines[:-1]))


def read_outcome(line):
    class_name, method, outcome, tags, message, frames = line.split("\t")
    return (class_name, method), TestOutcome(outcome, tags.split(","), message,
                                             [Frame.read(frame) for frame in frames.split()])


def is_same(finding, ended):
    """Whether a test fails as its finding says: the exception and the innermost line of its class."""
    if finding.kind in (ENDLESS, DEADLOCK):
        return ended.is_timeout()
    if finding.kind in WRONG:  # the test looks at the result itself
        return "AssertionFailedError" in ended.outcome and ended.message == finding.found["message"]
    if ended.outcome != finding.exception:
        return False
    lines = [frame.line for frame in ended.frames if frame.class_name == finding.class_name]
    reported = {frame["line"] for frame in finding.found["stack"] if frame["class"] == finding.class_name}
    if finding.exception == STACK:  # where the stack ends is left to the machine
        return bool(reported & set(lines))
    return lines[:1] == [finding.line]


def unreproducible(options, run):
    """What is wrong with the emitted tests, a text each."""
    ended = outcomes(options, run)
    complaints = []
    for finding in run.findings:
        name = finding.test["file"].removesuffix(".java").replace("/", "."), finding.test["name"]
        if name not in ended:
            complaints.append(f"{finding}: there is no test {name[0]}#{name[1]}")
        elif "bug" not in ended[name].tags:
            complaints.append(f"{finding}: {name[1]} is not tagged as a bug")
        elif not is_same(finding, ended[name]):
            complaints.append(f"{finding}: {name[1]} ends with {ended[name].outcome} at {ended[name].frames[:3]}")
    passing = [name for name, test in ended.items() if test.outcome == "passed"]
    return complaints + [f"{name}#{method} passes" for name, method in passing]
