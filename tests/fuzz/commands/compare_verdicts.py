#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares verification with a stock JVM: broken programs are loaded and linked by both.

    tests/fuzz/commands/compare_verdicts.py FUZZ_COMMANDS SEEDS [--count N] [--seed N] [--jdk HOME]

Lists every class that one accepts and the other rejects, and the pairs of errors that differ. Fails
if assay accepts what the JVM rejects. Both use the JDK at HOME.
"""
import argparse
import collections
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "differential"))

from jdks import find_jdks  # noqa: E402

# Looking for members makes the JVM link a class, but also resolve the types in their descriptors,
# which is no part of linking: these errors say nothing about verification.
RESOLUTION = {"java/lang/NoClassDefFoundError", "java/lang/TypeNotPresentException"}


def verdicts(text):
    table = {}
    for line in text.splitlines():
        number, name, verdict = line.split(" ", 2)
        table[int(number), name] = verdict
    return table


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("fuzz_commands")
    parser.add_argument("seeds")
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jdk", help="home; else the first one found")
    options = parser.parse_args()
    options.jdk = options.jdk or str(find_jdks([])[0].home)
    environment = dict(os.environ, JAVA_HOME=options.jdk)
    with tempfile.TemporaryDirectory() as folder:
        archive = f"{folder}/programs"
        ours = subprocess.run(
            [options.fuzz_commands, "--verdicts", archive, str(options.count), str(options.seed)],
            env=environment, capture_output=True, text=True)
        if ours.returncode != 0:
            sys.exit(f"compare_verdicts: fuzz_commands failed\n{ours.stderr}")
        subprocess.run([f"{options.jdk}/bin/javac", "-d", folder, str(HERE / "Verdicts.java")], check=True)
        theirs = subprocess.run(
            [f"{options.jdk}/bin/java", "-Xshare:auto", "-cp", folder, "Verdicts", archive, options.seeds],
            capture_output=True, text=True, check=True)
    ours, theirs = verdicts(ours.stdout), verdicts(theirs.stdout)
    if ours.keys() != theirs.keys() or not ours:
        sys.exit("compare_verdicts: the two looked at different classes")
    wrongly_accepted, wrongly_rejected, other_error = [], [], collections.Counter()
    counts = collections.Counter()
    for key, own in ours.items():
        other = theirs[key]
        counts["accepted" if other == "ok" else "rejected"] += 1
        if own == other:
            continue
        if own == "ok" and other in RESOLUTION:
            counts["resolution"] += 1
        elif own == "ok":
            wrongly_accepted.append((key, other))
        elif other == "ok":
            wrongly_rejected.append((key, own))
        else:
            other_error[own, other] += 1
    for key, error in wrongly_accepted:
        print(f"accepted although the JVM says {error}: program {key[0]} class {key[1]}")
    for key, error in wrongly_rejected:
        print(f"rejected with {error} although the JVM accepts it: program {key[0]} class {key[1]}")
    for (own, other), count in other_error.most_common():
        print(f"rejected by both, {count} times {own} for {other}")
    print(f"compare_verdicts: {len(ours)} classes of {options.count} programs, the JVM accepts "
          f"{counts['accepted']} and rejects {counts['rejected']} ({counts['resolution']} for a missing type of "
          f"a member); {len(wrongly_accepted)} wrongly accepted, {len(wrongly_rejected)} wrongly rejected")
    return 1 if wrongly_accepted else 0


if __name__ == "__main__":
    sys.exit(main())
