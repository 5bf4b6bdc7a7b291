# SPDX-License-Identifier: Apache-2.0
"""Rows about machines that are busy with other things, and about workers that do not live to the end."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

from fixtures import require
from rows import row

BUSY = ["sequences.Ring", "sequences.SortedList", "sequences.TripleLatch", "rows.Session", "rows.Factoring",
        "containers.BinomialHeap", "containers.TreeMap", "containers.LinkedList", "containers.HeapArray",
        "game.*"]
LOOPS = 2


@contextmanager
def busy_loops():
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(LOOPS)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def share_covered(report):
    verdicts = [branch["verdict"] for branch in report["branches"]]
    require(verdicts, f"{report['class']} has no branches")
    return 100 * verdicts.count("covered") / len(verdicts)


def share_of_all(reports):
    branches = [branch for report in reports for branch in report["branches"]]
    return share_covered({"class": "the whole run", "branches": branches})


@row("L01")
def others_change_nothing(fixtures):
    alone = fixtures.generate("load-alone", BUSY, "--no-validate", budget="1s")
    with busy_loops():
        busy = fixtures.generate("load-busy", BUSY, "--no-validate", budget="1s")
    same = hit = 0
    for name, report in alone.classes.items():
        other = busy.classes[name]
        if report["budget_was_hit"] or other["budget_was_hit"]:
            hit += 1
            continue
        require(alone.files()[name] == busy.files()[name], f"{name}: another suite on a busy machine")
        same += 1
    require(same >= 3, f"only {same} classes were not cut short, nothing was compared")
    require(hit >= 1, "no class was cut short, nothing was compared")


@row("L02")
def others_take_no_coverage(fixtures):
    others_change_nothing(fixtures)
    alone, busy = (share_of_all(fixtures.runs[run].classes.values()) for run in ("load-alone", "load-busy"))
    require(abs(alone - busy) <= 2, f"{alone:.1f} % of the branches alone, {busy:.1f} % beside others")


def children_of(pid):
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()]


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kill_the_worker(command, how, after):
    """Runs a command on one class; its worker, the child of its child, is killed when it has worked so long."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    killed = None
    while process.poll() is None:
        try:
            workers = [worker for base in children_of(process.pid) for worker in children_of(base)]
            if killed is None and workers and cpu_seconds(workers[0]) >= after:
                killed = workers[0]
                os.kill(killed, how)
        except (OSError, IndexError):
            pass  # it has just ended
        time.sleep(0.02)
    require(killed is not None, "the worker was done before it could be killed")


def lose_a_worker(fixtures, how):
    folder = fixtures.options.work / f"lost-{how.name}"
    file = folder.with_suffix(".json")
    command = [fixtures.options.assay, "generate", "-cp", fixtures.classes, "containers.TreeMap",
               "--jdk", fixtures.options.jdk.home, "--out", folder, "--json", file, "--overwrite",
               "--no-validate", "--budget-per-class", "60s"]
    kill_the_worker([str(word) for word in command], how, after=2.5)
    return folder, json.loads(file.read_text())["classes"][0]


@row("L03")
def a_lost_worker_costs_the_last_second(fixtures):
    for how in (signal.SIGSEGV, signal.SIGKILL):
        folder, report = lose_a_worker(fixtures, how)
        require(f"signal {how.value}" in str(report), f"the end by {how.name} is not reported")
        require(len(report["tests"]) >= 5, f"{report['tests']} after {how.name}")
        require(share_covered(report) >= 50, f"{share_covered(report):.0f} % of the branches")
        require((folder / report["file"]).read_text().count("@Test") == len(report["tests"]), "tests are not written")
