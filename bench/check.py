#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`assay check` on library jars: methods called, findings by kind, what the stock JVM did not confirm, time.

A finding is one that the judge's JVM reproduced. With --replay the written tests are also compiled and run by
JUnit's own launcher, one JVM per jar, and each has to fail.
"""

import argparse
import collections
import json
import subprocess
import sys
import time
from pathlib import Path

JAVA = Path("/usr/share/java")
LIST = Path(__file__).parent / "check" / "jars.txt"
CONSOLE = ["junit-platform-console", "junit-platform-launcher", "junit-platform-engine", "junit-platform-commons",
           "junit-platform-reporting", "junit-jupiter-api", "junit-jupiter-engine", "opentest4j", "apiguardian-api",
           "picocli"]


def rows():
    for line in LIST.read_text().splitlines():
        names = line.partition("#")[0].split()
        if names:
            yield names


def chosen(wanted):
    """Rows of the list, or those that are asked for; a jar that is not listed is a row of its own."""
    listed = list(rows())
    yield from (names for names in listed if not wanted or names[0] in wanted)
    known = {names[0] for names in listed}
    yield from (word.split("+") for word in wanted if word.split("+")[0] not in known)


def jar_of(name, folders):
    """In the first folder that has it."""
    return next((folder / f"{name}.jar" for folder in folders if (folder / f"{name}.jar").exists()), None)


def path_of(names, folders):
    return ":".join(str(jar) for jar in (jar_of(name, folders) for name in names) if jar)


def check(assay, names, folders, budget, work):
    out, report = work / names[0], work / f"{names[0]}.json"
    words = [assay, "check", "-cp", path_of(names, folders), str(jar_of(names[0], folders)), "--budget", budget,
             "--out", str(out), "--json", str(report), "--overwrite"]
    started = time.monotonic()
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    seconds = time.monotonic() - started
    if not report.exists():
        sys.exit(f"{names[0]}: exit code {done.returncode}: {done.stderr.strip()[-300:]}")
    return json.loads(report.read_text()), out, seconds


def replay(names, folders, out):
    """How many of the written tests fail, as they should, of how many."""
    sources = [str(path) for path in out.rglob("*Bug*Test.java")]
    if not sources:
        return 0, 0
    classes = out / "classes"
    path = f"{path_of(names, folders)}:{path_of(CONSOLE, [JAVA])}"
    subprocess.run(["javac", "-nowarn", "-d", str(classes), "-cp", path, *sources], check=True, capture_output=True)
    done = subprocess.run(["java", "-ea", "-cp", f"{classes}:{path}", "org.junit.platform.console.ConsoleLauncher",
                           "--scan-classpath", str(classes), "--disable-banner", "--details", "summary"],
                          capture_output=True, text=True, check=False)
    numbers = {}
    for line in done.stdout.splitlines():
        words = line.strip("[] ").split()
        if len(words) == 3 and words[1] == "tests":
            numbers[words[2]] = int(words[0])
    return numbers.get("failed", 0), numbers.get("found", 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--assay", default="build/assay")
    parser.add_argument("--budget", default="1m", help="for each jar (default 1m)")
    parser.add_argument("--work", type=Path, default=Path("build/bench/check"))
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--folder", type=Path, action="append", default=[],
                        help=f"with jars of packages that are not installed, before {JAVA}")
    parser.add_argument("jars", nargs="*", help="only these; a jar that is not listed with what it needs: jar+needed+...")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    folders = [*options.folder, JAVA]
    print(f"{'jar':24} {'classes':>7} {'methods':>8} {'called':>8} {'found':>6} {'doubted':>7} {'replayed':>9} {'s':>6}  kinds")
    for names in chosen(options.jars):
        if not jar_of(names[0], folders):
            continue
        report, out, seconds = check(options.assay, names, folders, options.budget, options.work)
        kinds = collections.Counter(finding["kind"] for finding in report["findings"])
        doubted = sum(row["count"] for row in report["suppressed"] if row["reason"] in ("not-reproduced", "flaky"))
        failed, found = replay(names, folders, out) if options.replay else (0, 0)
        print(f"{names[0]:24} {len(report['classes']):7} {report['methods']:8} {report['exercised']:8} "
              f"{len(report['findings']):6} {doubted:7} {f'{failed}/{found}' if options.replay else '-':>9} {seconds:6.1f}  "
              f"{', '.join(f'{count} {kind}' for kind, count in kinds.most_common())}", flush=True)


if __name__ == "__main__":
    main()
