#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lets `assay check` look for broken promises in the programs of this folder.

    tests/invariants/run.py --assay build/assay [--jdk HOME] [--work DIR] [--only TEXT] [examples] [apps] [contracts]
                            [hostile]

Each source file says what is to be found in it, and nothing else may be:

    // EXPECT form Class.invariant operation
    // EXPECT contract-violation form Class

What is reported has failed on the stock JVM at its last line, with the invariant true before. `written` runs what
was written for the examples once more, by JUnit's own launcher: each failing test fails and none is skipped, and of the
parameterised tests of --emit-puts those inputs fail that are said to.
"""

import argparse
import json
import re
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))

from judging import judge  # noqa: E402

CORPORA = ("examples", "apps", "contracts", "hostile")
LAUNCHER = Path("/usr/share/maven-repo/org/junit/platform/junit-platform-console-standalone")
KINDS = ("invariant-violation", "invariant-not-established", "contract-violation")
# Tests that are known to fail, with the reason.
KNOWN = {}


def expected_in(source):
    return {" ".join(words.split()) for words in re.findall(r"^// EXPECT (.*)$", source.read_text(), re.M)}


def short(name):
    """"Account.limit =" of "apps.Bank.Account.limit =", "List.clear()" of "java.util.List.clear()"."""
    head, bracket, rest = name.partition("(")
    words = head.split(" ")
    at = 1 if words[0] == "new" else 0
    parts = words[at].split(".")
    words[at] = ".".join(parts[-1:] if parts[-1].endswith("]") else parts[-2:])
    return " ".join(words) + bracket + rest


def told(finding):
    promise = finding["promise"]
    if finding["kind"] == "contract-violation":
        return f"contract-violation {promise['form']} {finding['called']['class'].split('.')[-1]}"
    what = short(promise["what"].removesuffix("()"))
    return f"{promise['form']} {what} {short(promise['broken_by'])}"


def compiled(corpus, options):
    classes = options.work / corpus / "classes"
    classes.mkdir(parents=True, exist_ok=True)
    javac = Path(options.jdk) / "bin" / "javac" if options.jdk else "javac"
    subprocess.run([javac, "--release", "17", "-g", "-nowarn", "-d", classes, *sorted((HERE / corpus).glob("*.java"))],
                   check=True)
    return classes


def check(classes, corpus, options):
    """The findings of a corpus, by the name of the source file that they are about."""
    report = options.work / f"{corpus}.json"
    command = [options.assay, "check", "-cp", classes, "**", "--out", options.work / corpus / "bugs",
               "--json", report, "--overwrite", "--checks", "invariant,contract", "--jobs", str(options.jobs)]
    if corpus == "examples":
        command += ["--emit-puts", options.work / corpus / "puts"]
    if corpus == "contracts":
        command += ["--contracts", "java"]
    if options.jdk:
        command += ["--jdk", options.jdk]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if done.returncode != 0:
        raise RuntimeError(f"exit code {done.returncode}: {done.stderr.strip()[-300:]}")
    found = {}
    for each in json.loads(report.read_text())["findings"]:
        if each["kind"] in KINDS:
            is_contract = each["kind"] == "contract-violation"
            about = each["called"]["class"] if is_contract else each["promise"]["what"]
            found.setdefault(re.split(r"[.$]", about)[1], set()).add(told(each))
    return found


def run(corpus, options, counts):
    found_in = check(compiled(corpus, options), corpus, options)
    for source in sorted((HERE / corpus).glob("*.java")):
        name = f"{corpus} {source.stem}"
        if options.only not in name:
            continue
        expected, found = expected_in(source), found_in.get(source.stem, set())
        complaint = []
        if expected - found:
            complaint.append("not found: " + "; ".join(sorted(expected - found)))
        if found - expected:
            complaint.append("not expected: " + "; ".join(sorted(found - expected)))
        counts["planted"] += len(expected)
        counts["found"] += len(found & expected)
        counts["false"] += len(found - expected)
        counts[judge(name, "\n    ".join(complaint) or None, KNOWN)] += 1
        sys.stdout.flush()


def launched(folder, classes, options):
    """How many tests of a folder fail, pass and are skipped by their assumptions."""
    jar = sorted(LAUNCHER.glob("*/*.jar"))[0]
    tests = folder.with_name(folder.name + "-classes")
    home = Path(options.jdk) / "bin" if options.jdk else Path()
    sources = sorted(folder.rglob("*.java"))
    subprocess.run([home / "javac", "-nowarn", "-cp", f"{classes}:{jar}", "-d", tests, *sources], check=True)
    done = subprocess.run([home / "java", "-jar", jar, "-cp", f"{classes}:{tests}", "--scan-class-path", tests,
                           "--details", "none"], capture_output=True, text=True, timeout=300)
    done = done.stdout + done.stderr
    return [int(re.search(rf"\[\s*(\d+) tests {word}", done).group(1)) for word in ("failed", "successful", "aborted")]


def check_written(options, counts):
    folder = options.work / "examples"
    if not list(LAUNCHER.glob("*/*.jar")):
        print(f"written: not run: there is no {LAUNCHER}")
        return
    found = len(json.loads((options.work / "examples.json").read_text())["findings"])
    seen = launched(folder / "bugs", folder / "classes", options)
    counts[judge("written failing tests", None if seen == [found, 0, 0] else
                 f"expected {found} that fail, found {seen}", KNOWN)] += 1
    text = "".join(file.read_text() for file in (folder / "puts").rglob("*.java"))
    expected = [text.count("// breaks it"), text.count("// keeps it"), 0]
    seen = launched(folder / "puts", folder / "classes", options)
    is_right = seen == expected and expected[0] >= found
    counts[judge("written parameterised tests", None if is_right else
                 f"expected {expected}, found {seen}", KNOWN)] += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("corpora", nargs="*", metavar="CORPUS", help=", ".join(CORPORA))
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", help="JDK home (default: the one on the path)")
    parser.add_argument("--only", default="", help="only tests with this text in their name")
    parser.add_argument("--jobs", type=int, default=2, help="classes at a time")
    parser.add_argument("--work", type=Path, default=Path("build/invariants"))
    options = parser.parse_args()
    unknown = set(options.corpora) - set(CORPORA)
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: expected some of {', '.join(CORPORA)}")
    options.assay, options.work = options.assay.resolve(), options.work.resolve()
    counts = dict.fromkeys(("passed", "failed", "known", "planted", "found", "false"), 0)
    started = time.monotonic()
    for corpus in options.corpora or CORPORA:
        run(corpus, options, counts)
        if corpus == "examples":
            check_written(options, counts)
    print(f"invariants: {counts['passed']} passed, {counts['failed']} failed, {counts['known']} known failures; "
          f"{counts['found']} of {counts['planted']} planted violations found, {counts['false']} others, "
          f"{time.monotonic() - started:.1f} s")
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
