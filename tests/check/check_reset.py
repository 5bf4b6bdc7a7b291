# SPDX-License-Identifier: Apache-2.0
"""Rows 7.3: no test sees what another one left behind."""

import os
import subprocess

from findings import require
from process import ENVIRONMENT
from rows import row

ARITHMETIC = "java.lang.ArithmeticException"
TESTS = 100_000
MOST_MEGABYTES = 1024
MOST_MILLISECONDS = 0.06


def require_silent(fixtures, target, *flags):
    run = fixtures.random(target, *flags)
    require(not run.findings, f"{[str(finding) for finding in run.findings]}")
    package, _, name = target.partition(".")
    runs = run.class_report(f"{package}.{name.partition('#')[0]}")["runs"]
    require(runs >= 2, f"{runs} runs prove nothing")


@row("7.3 isolation")
def counters_begin_anew(fixtures):
    require_silent(fixtures, "examples.Counter")
    kept = fixtures.random("examples.Counter", "--no-reset")
    require(len(kept.findings) == 1, f"--no-reset: {len(kept.findings)} reports")


@row("7.3 order independence", is_quick=False)
def order_changes_nothing(fixtures):
    """Another seed, another order of tests."""
    expected = None
    for seed in range(1, 11):
        found = fixtures.random(["statics.Kept", "statics.Counted", "statics.Broken", "statics.Late"], "--mode", "all",
                                "--seed", seed, name=f"row-order-{seed}").keys()
        require(found, f"seed {seed}: not even the broken class is reported")
        expected = expected or found
        require(found == expected, f"seed {seed}: {found}, before {expected}")


@row("7.3 final statics")
def final_lists_are_empty_again(fixtures):
    require_silent(fixtures, "statics.Kept")


@row("7.3 static initialiser with side effects")
def initialisers_run_once_per_test(fixtures):
    require_silent(fixtures, "statics.Counted")


@row("7.3 lazy semantics")
def initialisers_see_their_own_test(fixtures):
    require_silent(fixtures, "statics.Late")


@row("7.3 cyclic initialisers")
def cycles_depend_on_their_own_test(fixtures):
    for seed in 1, 2, 3:
        require_silent(fixtures, "examples.Cycle#oneFirst", "--seed", seed)
        require_silent(fixtures, "examples.Cycle#otherFirst", "--seed", seed)
    run = fixtures.random("examples.Cycle")
    run.exactly((ARITHMETIC, fixtures.line("examples.Cycle", "expected")))


@row("7.3 initialiser that throws")
def broken_classes_break_anew(fixtures):
    run = fixtures.random("statics.Broken", "--mode", "all")
    found = {finding.exception: finding.count for finding in run.findings}
    require(found == {"java.lang.ExceptionInInitializerError": 3}, f"found {found}")


@row("7.3 JDK state")
def the_class_library_forgets(fixtures):
    require_silent(fixtures, "statics.Properties")


def megabytes(command):
    """The exit code and the most memory that a command or one of its children had."""
    process = subprocess.Popen([str(part) for part in command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, env=ENVIRONMENT)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_maxrss / 1024


@row("7.3 memory", is_quick=False)
def many_tests_need_little_memory(fixtures):
    flags = ["--search", "random", "--depth", 1, "--tests", TESTS, "--budget-per-class", "300s"]
    code, most = megabytes(fixtures.checker.command(["statics.Tens#use"], fixtures.classes("statics"), flags))
    require(code == 0, f"exit code {code}")
    require(most < MOST_MEGABYTES, f"{most:.0f} MB")
    run = fixtures.random("statics.Tens#use", "--depth", 1, "--tests", TESTS, budget="300s")
    require(run.class_report("statics.Tens")["runs"] == TESTS, f"{run.class_report('statics.Tens')['runs']} runs")
    failed = sum(finding.count for finding in run.findings)
    require(failed >= TESTS / 10, f"{failed} crashes")


@row("7.3 cost", is_quick=False)
def resets_are_cheap(fixtures):
    """By what tests of a class with ten static fields take more than those of one that has variables instead."""
    times = {}
    for name in "Tens", "Locals":
        run = fixtures.random(f"statics.{name}#use", "--depth", 1, "--tests", TESTS, budget="300s")
        report = run.class_report(f"statics.{name}")
        require(report["runs"] == TESTS, f"{name}: {report['runs']} runs")
        times[name] = report["milliseconds"]
    each = (times["Tens"] - times["Locals"]) / TESTS
    print(f"7.3 cost: {each:.4f} ms per reset")
    require(each <= MOST_MILLISECONDS, f"{each:.4f} ms per reset")
