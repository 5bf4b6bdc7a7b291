# SPDX-License-Identifier: Apache-2.0
"""The worked examples: what must be reported is, and nothing else."""

import json
import re
from collections import defaultdict
from pathlib import Path

from bugtests import unreproducible
from compiling import compile_sources, compile_tool
from findings import Checker, Complaint
from marks import STACK, Frame, Source
from process import run_java

ROOT = Path(__file__).resolve().parent / "examples"
PREFIX = ("examples.",)


def entries():
    return json.loads((ROOT / "expectations.json").read_text())["examples"]


def name_of(entry):
    return " ".join(["example", entry["id"], entry["target"], *entry.get("flags", [])])


def source_of(entry):
    return Source(ROOT / f"{re.split('[#$]', entry['target'])[0]}.java")


def line_of(entry, expected):
    return source_of(entry).line_of(expected["mark"])


def belongs(finding, entry):
    """Whether a finding of a common run is about the entry's class and method."""
    class_name, _, method = entry["target"].partition("#")
    owners = {finding.called["class"].partition("$")[0], finding.file_class}
    return f"examples.{class_name}" in owners and method in ("", finding.called["method"], finding.method)


def is_expected(finding, entry, expected):
    lines = {finding.line}
    if expected["exception"] == STACK:
        lines |= {frame.line for frame in finding.frames(PREFIX)}
    return finding.exception == expected["exception"] and line_of(entry, expected) in lines


def complaint_about(finding, expected):
    """What a report that was expected lacks."""
    texts = {"input": finding.input, "conditions": "\n".join(finding.conditions), "code": finding.body(),
             "called": finding.called["method"]}
    for key, text in texts.items():
        if key in expected and not re.search(expected[key], text):
            return f"{finding}: {key} is {text!r}, expected {expected[key]!r}"
    frames = finding.frames(PREFIX)
    if len(frames) != expected.get("frames", len(frames)):
        return f"{finding}: {len(frames)} frames of the program"
    return None


def outcome(entry, findings):
    """What is wrong with the findings of an entry, or None."""
    complaints, left = [], list(findings)
    for expected in entry.get("report", []):
        hit = [finding for finding in findings if is_expected(finding, entry, expected)]
        left = [finding for finding in left if finding not in hit]
        if not hit:
            complaints.append(f"not reported: {expected['exception']} at {expected['mark']}")
        elif len(hit) > 1:
            complaints.append(f"reported {len(hit)} times: {hit[0]}")
        else:
            complaints.append(complaint_about(hit[0], expected))
    complaints += [f"should not be reported: {finding}" for finding in left
                   if finding.exception not in entry.get("may", [])]
    return "; ".join(complaint for complaint in complaints if complaint) or None


def run_for(checker, classes, entry):
    flags = entry.get("flags", [])
    suffix = "".join(flags).replace("--", "-")
    if entry.get("alone"):
        name = f"example-{re.sub('[^A-Za-z]', '-', entry['target'])}{suffix}"
        return checker.run(name, [f"examples.{entry['target']}"], classes, *flags)
    return checker.run(f"examples{suffix}", ["examples.**"], classes, *flags)


def check_entry(checker, classes, entry):
    try:
        run = run_for(checker, classes, entry)
        run.require_exercised(f"examples.{entry['target'].partition('#')[0]}")
    except Complaint as complaint:
        return str(complaint)
    return outcome(entry, [finding for finding in run.findings if entry.get("alone") or belongs(finding, entry)])


def check(options):
    """Yields (name, complaint or None)."""
    checker = Checker(options)
    classes = checker.compiled("examples", ROOT)
    for entry in entries():
        yield name_of(entry), check_entry(checker, classes, entry)
    for name, run in checker.runs.items():
        try:
            yield f"{name} tests", "; ".join(unreproducible(options, run)[:10]) or None
        except Complaint as complaint:
            yield f"{name} tests", str(complaint)


def witnessed(options):
    """The exceptions that the witnesses run into on the stock JVM, by their names."""
    classes = compile_sources(options.jdk, sorted(ROOT.glob("*.java")), options.work / "classes" / "examples")
    witness = compile_sources(options.jdk, [ROOT / "witness" / "Witnesses.java"],
                              options.work / "classes" / "witness", class_path=classes)
    tool = compile_tool(options, "ProofRunner")
    done = run_java(options.jdk, f"{tool}:{witness}:{classes}", "ProofRunner",
                    arguments=["examples", "witness.Witnesses"])
    for line in done.stdout.splitlines():
        _, method, exception, frames = line.split("\t")
        yield method, exception, [Frame.read(frame) for frame in frames.split()]


def expected_lines():
    """What expectations.json reports: (exception, file, line) and the names of entries."""
    names = defaultdict(list)
    for entry in entries():
        for expected in entry.get("report", []):
            key = expected["exception"], source_of(entry).class_name, line_of(entry, expected)
            names[key].append(name_of(entry))
    return names


def check_witnesses(options):
    """On the stock JVM alone: each report that is expected happens for some input."""
    expected, seen = expected_lines(), set()
    for method, exception, frames in witnessed(options):
        if method.endswith("Normal"):
            yield f"witness {method}", None if exception == "returned" else f"{exception} at {frames[:1]}"
            continue
        hit = {(exception, frame.file_class, frame.line)
               for frame in (frames if exception == STACK else frames[:1])} & expected.keys()
        seen |= hit
        yield f"witness {method}", None if hit else f"{exception} at {frames[:1]} is not expected"
    for key in expected.keys() - seen:
        yield f"witness of {expected[key][0]}", f"no witness runs into {key}"
