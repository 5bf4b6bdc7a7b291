# SPDX-License-Identifier: Apache-2.0
"""Compiles a suite of JUnit tests, runs it on the stock JVM under JaCoCo and counts what fails."""

import shutil
import subprocess
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import jars

RUN_SECONDS = 300


@dataclass
class SuiteResult:
    """What became of one suite. Tests that fail in every round fail, in some rounds are flaky."""
    tests: int = 0
    not_compiling: list = field(default_factory=list)  # file names
    failing: list = field(default_factory=list)        # test and problem
    flaky: list = field(default_factory=list)
    execution_data: str = ""


def test_class_path():
    return [str(jars.SHARE / name) for name in jars.JUNIT]


def javac(sources, class_path, classes):
    return subprocess.run([jars.jdk_tool("javac"), "-nowarn", "-proc:none", "-encoding", "UTF-8",
                           "-d", str(classes), "-cp", ":".join(class_path), *map(str, sources)],
                          capture_output=True, text=True, check=False)


def compile_suite(sources, class_path, classes):
    """Compiles all files that compile; returns the others with the first complaint."""
    classes.mkdir(parents=True, exist_ok=True)
    if javac(sources, class_path, classes).returncode == 0:
        return []
    broken = []
    for source in sources:
        done = javac([source], [*class_path, str(classes)], classes)
        if done.returncode != 0:
            broken.append(f"{source.name}: {done.stderr.splitlines()[0]}")
    return broken


def run_suite(tools, class_path, tests, work, includes="*", rounds=1):
    """Measures the Java files below the folder tests; work is a folder for what comes about."""
    result = SuiteResult()
    sources = sorted(tests.rglob("*.java")) if tests.exists() else []
    if not sources:
        return result
    classes = (work / "classes").resolve()
    shutil.rmtree(classes, ignore_errors=True)  # tests of an earlier run
    result.not_compiling = compile_suite(sources, [*class_path, *test_class_path()], classes)
    if len(result.not_compiling) == len(sources):
        return result
    outcome = work.resolve() / "outcome.txt"
    data = work.resolve() / "jacoco.exec"
    for old in (outcome, data):
        old.unlink(missing_ok=True)
    scratch = work / "scratch"  # tests may write files
    scratch.mkdir(exist_ok=True)
    agent = f"-javaagent:{tools / 'jacocoagent.jar'}=destfile={data},dumponexit=false," \
            f"includes={includes}"
    command = [jars.jdk_tool("java"), "-ea", "-Xmx512m", "-XX:TieredStopAtLevel=1",
               "-XX:+UseSerialGC", "-Djava.awt.headless=true", agent, "-cp",
               ":".join([*class_path, str(classes), str(tools), *test_class_path()]),
               "SuiteRunner", str(classes), str(rounds), str(outcome)]
    with open(work / "output.txt", "wb") as output:
        try:
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                           cwd=scratch, timeout=RUN_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            pass  # seen by the missing rounds
    read_outcome(outcome, rounds, result)
    result.execution_data = str(data) if data.exists() else ""
    return result


def read_outcome(outcome, rounds, result):
    finished = 0
    failures = defaultdict(dict)
    for line in outcome.read_text().splitlines() if outcome.exists() else []:
        kind, number, *rest = line.split("\t")
        if kind == "ROUND":
            finished += 1
            result.tests = max(result.tests, int(rest[0]))
        else:
            failures[rest[0]][number] = rest[1]
    for test, problems in sorted(failures.items()):
        entry = f"{test}: {next(iter(problems.values()))}"
        (result.failing if len(problems) == finished else result.flaky).append(entry)
    if finished < rounds:
        entry = f"the process ended in round {finished} of {rounds}"
        (result.failing if finished == 0 else result.flaky).append(entry)


def branch_coverage(tools, rows):
    """For rows of (jar or folder, class, execution data): class -> counts by JaCoCo."""
    lines = "".join("\t".join(map(str, row)) + "\n" for row in rows)
    counted = jars.coverage_tool(tools, "measure", stdin=lines)
    keys = ("covered", "branches", "lines_covered", "lines")
    return {name: dict(zip(keys, map(int, numbers))) for name, *numbers in counted}


def unseal(source, target):
    """Copies class files so that JaCoCo 0.8.6 reads them: it knows no sealed classes.

    The attribute gets a name no one knows, which every reader of class files must ignore.
    """
    for path in sorted(source.rglob("*.class")):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes().replace(b"\x00\x13PermittedSubclasses",
                                                   b"\x00\x13PermittedSubclasse_"))
    return target
