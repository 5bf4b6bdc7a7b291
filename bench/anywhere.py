#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Do generated tests pass wherever they are run?

  bench/anywhere.py --assay build/assay [--libraries 150] [--rounds 20] [--small] [--out FILE.json]

Tests are generated for the classes of tests/anywhere, which read all that differs from one user to
the next, and for classes of Debian's library jars (drawn as bench/coverage draws them). They are
compiled and run on the stock JVM by JUnit's launcher in twelve environments, in each so many rounds
in one process, the first in order and the others shuffled. A test that fails in any round of any
environment is a failure; the number of them is the last line, and the exit code says whether it is 0.

The clock is moved by the library that the judge uses for that (built with assay); without it the
three environments with another date are left out, which is said.

It needs the packages of tests/libraries/packages.txt and of coverage/packages.txt.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "bench" / "coverage"))

import draw  # noqa: E402
import jars  # noqa: E402
import suites  # noqa: E402

ENVIRONMENT_READERS = ROOT / "tests" / "anywhere" / "classes"
OTHER_JDK = Path("/usr/lib/jvm/temurin-25-jdk-amd64")
RUN_SECONDS = 900
PLAIN = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/root", "LANG": "C.UTF-8", "TERM": "xterm",
         "USER": "root"}


def at(year, month, day, hour, minute):
    return int(datetime(year, month, day, hour, minute, tzinfo=timezone.utc).timestamp())


@dataclass
class Environment:
    """How a JVM is started; what is not said is plain: today, this user, -ea."""
    name: str
    flags: tuple = ()
    variables: dict = field(default_factory=lambda: PLAIN)
    date: int = 0  # seconds since 1970; 0: today
    java: str = ""
    asserts: bool = True


PARALLEL = tuple(f"-Djunit.jupiter.execution.parallel.{key}" for key in (
    "enabled=true", "mode.default=concurrent", "mode.classes.default=concurrent",
    "config.strategy=fixed", "config.fixed.parallelism=4"))

ENVIRONMENTS = [
    Environment("Friday 13th", date=at(2026, 3, 13, 17, 30)),
    Environment("29 February", date=at(2028, 2, 29, 12, 0)),
    Environment("New Year's Eve, 23:58", date=at(2029, 12, 31, 23, 58)),
    Environment("time zone", ("-Duser.timezone=America/St_Johns",)),
    Environment("locale", ("-Duser.language=th", "-Duser.country=TH")),
    Environment("user and variables",
                ("-Duser.name=o'neil", "-Duser.home=/home/o'neil", "-Djava.io.tmpdir=/var/tmp"),
                {"CI": "1", "TERM": "vt100", "PATH": "/bin", "LC_ALL": "POSIX", "NO_COLOR": "1"}),
    Environment("one processor", ("-XX:ActiveProcessorCount=1",)),
    Environment("eight processors", ("-XX:ActiveProcessorCount=8",)),
    Environment("-da", asserts=False),
    Environment("parallel", PARALLEL),
    Environment("JDK 25", java=str(OTHER_JDK / "bin" / "java")),
    Environment("ZGC", ("-XX:+UseZGC", "-Xmx1g")),
]


@dataclass
class Group:
    """Classes with one class path, and their tests."""
    name: str
    class_path: list
    classes: list
    work: Path
    tests: Path = None
    compiled: Path = None
    not_compiling: list = field(default_factory=list)


def library_groups(options, tools):
    eligible = []
    for jar in sorted(jars.LIBRARIES):
        eligible += jars.coverage_tool(tools, "eligible", *jars.library_class_path(jar))
    chosen = {}
    for jar, name, _ in draw.draw(eligible, options.libraries):
        chosen.setdefault(jar, []).append(name)
    return [Group(jar, jars.library_class_path(jar), names, options.work / jar)
            for jar, names in sorted(chosen.items())]


def reader_group(options):
    classes = options.work / "readers-classes"
    shutil.rmtree(classes, ignore_errors=True)
    sources = sorted(ENVIRONMENT_READERS.rglob("*.java"))
    done = suites.javac(sources, ["."], classes)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return Group("environment readers", [str(classes)], ["anywhere.*"], options.work / "readers")


def generate(options, group):
    """Generates and compiles; returns what assay says of it."""
    shutil.rmtree(group.work, ignore_errors=True)
    group.work.mkdir(parents=True)
    group.tests = group.work / "tests"
    report = group.work / "report.json"
    command = [str(options.assay), "generate", "-cp", ":".join(group.class_path), *group.classes,
               "--out", str(group.tests), "--budget-per-class", options.budget, "--junit", "5",
               "--jobs", str(options.jobs), "--json", str(report)]
    with open(group.work / "generate.txt", "wb") as output:
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False)
    sources = sorted(group.tests.rglob("*.java")) if group.tests.exists() else []
    group.compiled = group.work / "classes"
    group.not_compiling = suites.compile_suite(
        sources, [*group.class_path, *suites.test_class_path()], group.compiled)
    return json.loads(report.read_text())


def run(options, tools, group, environment):
    """The outcome of all rounds in one environment."""
    outcome = (group.work / "outcome.txt").resolve()
    outcome.unlink(missing_ok=True)
    scratch = group.work / "scratch"
    scratch.mkdir(exist_ok=True)
    variables = dict(environment.variables)
    if environment.date:
        variables["LD_PRELOAD"] = str(options.clock)
        variables["ASSAY_CLOCK"] = str(environment.date)
    command = [environment.java or jars.jdk_tool("java"), "-ea" if environment.asserts else "-da",
               "-Xmx512m", "-XX:TieredStopAtLevel=1", *environment.flags, "-cp",
               ":".join([*group.class_path, str(group.compiled.resolve()), str(tools),
                         *suites.test_class_path()]),
               "SuiteRunner", str(group.compiled.resolve()), str(options.rounds), str(outcome)]
    with open(group.work / f"output-{environment.name.replace(' ', '-')}.txt", "wb") as output:
        try:
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                           cwd=scratch, env=variables, timeout=RUN_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            pass  # seen by the missing rounds
    result = suites.SuiteResult()
    suites.read_outcome(outcome, options.rounds, result)
    return result


def environments(options):
    for environment in ENVIRONMENTS:
        if environment.date and not options.clock.exists():
            print(f"left out: {environment.name} (there is no {options.clock})")
        elif environment.java and not Path(environment.java).exists():
            print(f"left out: {environment.name} (there is no {environment.java})")
        else:
            yield environment


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=ROOT / "build" / "assay")
    parser.add_argument("--clock", type=Path, help="the library that moves the clock")
    parser.add_argument("--libraries", type=int, default=150, help="classes of libraries")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--budget", default="2s", help="for each class")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--small", action="store_true", help="a selection for the tests")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "anywhere")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    if options.small:
        options.libraries, options.rounds, options.budget = 0, 2, "150ms"
    options.assay = options.assay.resolve()
    if options.clock is None:
        options.clock = options.assay.parent.parent / "validate" / "judge_classes" / "clock_shift.so"
    options.clock = options.clock.resolve()
    return options


def main():
    options = parse_options()
    jars.require_installed()
    options.work.mkdir(parents=True, exist_ok=True)
    tools = options.work / "tools"
    jars.compile_tools(tools)
    groups = [reader_group(options)]
    groups += library_groups(options, tools) if options.libraries else []
    rows, failures, tests, elsewhere = [], set(), 0, Counter()
    for group in groups:
        report = generate(options, group)
        for entry in report["classes"]:
            elsewhere.update(mismatch["kind"] for mismatch in entry["mismatches"])
        failures |= {f"{group.name}: does not compile: {each}" for each in group.not_compiling}
        tests += report["totals"]["tests"]
        print(f"{group.name}: {report['totals']['tests']} tests", file=sys.stderr)
        for environment in environments(options):
            result = run(options, tools, group, environment)
            rows.append({"group": group.name, "environment": environment.name, **vars(result)})
            for problem in result.failing + result.flaky:
                print(f"FAIL {environment.name}: {problem}", flush=True)
                failures.add(problem.partition(":")[0])
    for environment in ENVIRONMENTS:
        mine = [row for row in rows if row["environment"] == environment.name]
        bad = sum(len(row["failing"]) + len(row["flaky"]) for row in mine)
        print(f"{environment.name:24} {sum(row['tests'] for row in mine):6} tests {bad:4} failures")
    print(f"dropped by the judge: {dict(sorted(elsewhere.items()))}")
    if options.out:
        options.out.write_text(json.dumps(rows, indent=1) + "\n")
    print(f"anywhere: {tests} tests, {len(failures)} fail somewhere, {options.rounds} rounds each")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
