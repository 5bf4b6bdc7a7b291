#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the escape attempts under assay and checks README.md's table and that the host is untouched."""

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "differential"))

from execution import ENVIRONMENT, run_command  # noqa: E402
from jdks import find_jdks  # noqa: E402

STOPPED = 4
STOP_LINE = "assay: stopped:"
SECRET = "s3cret-of-the-caller"


@dataclass(frozen=True)
class Expectation:
    limits: tuple
    exits: tuple
    prints: str


def read_table(readme):
    """The rows of the table: program name -> Expectation."""
    table = {}
    for line in readme.read_text().splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) != 5 or cells[0] in ("program", "---"):
            continue
        name, _, limits, exits, prints = (cell.strip("`") for cell in cells)
        table[name] = Expectation(
            limits=tuple(limits.split()),
            exits=tuple(int(code) for code in exits.split(" or ")),
            prints=prints.replace("\\|", "|"),
        )
    return table


def attributes(status):
    """What an attempt may not change; the time of change betrays attributes that are not here."""
    return (status.st_mode, status.st_uid, status.st_gid, status.st_nlink, status.st_size,
            status.st_mtime_ns, status.st_ctime_ns)


class Host:
    """What a program could touch: a canary folder, its working folder, /tmp and a listening port."""

    def __init__(self, folder):
        self.canary = folder / folder.name
        self.canary.mkdir()
        (self.canary / "keep.txt").write_text("untouched\n")
        self.working = folder / "working"
        self.working.mkdir()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.settimeout(0)
        self.before = self.snapshot()

    @property
    def port(self):
        return self.listener.getsockname()[1]

    def snapshot(self):
        files = [self.canary, self.working, *self.canary.rglob("*"), *self.working.rglob("*")]
        files += Path("/tmp").glob(f"{self.canary.name}-escaped*")
        return sorted((str(path), *attributes(path.lstat())) for path in files)

    def damage(self):
        found = []
        if self.snapshot() != self.before:
            found.append("files of the host changed")
        try:
            self.listener.accept()
            found.append("something connected to the listening port")
        except BlockingIOError:
            pass
        return found

    def close(self):
        self.listener.close()
        for escaped in Path("/tmp").glob(f"{self.canary.name}-escaped*"):
            escaped.unlink()


def faults(outcome, expectation):
    """What is wrong with an outcome; empty when it is as documented."""
    found = []
    stopped = any(line.startswith(STOP_LINE) for line in outcome.stderr.splitlines())
    if outcome.code not in expectation.exits:
        found.append(f"exit code: expected {expectation.exits}, found {outcome.code}")
    if stopped != (outcome.code == STOPPED):
        found.append(f"exit code {outcome.code} {'with' if stopped else 'without'} '{STOP_LINE}'")
    if not stopped and not re.search(expectation.prints, outcome.stdout):
        found.append(f"standard output should match {expectation.prints!r}")
    if "ESCAPED" in outcome.stdout:
        found.append("the program says it escaped")
    if SECRET in outcome.stdout + outcome.stderr:
        found.append("the secret of the environment was printed")
    return found


def run_attempt(options, jdk, classes, name, expectation):
    with tempfile.TemporaryDirectory(prefix="assay-escape-") as folder:
        host = Host(Path(folder))
        command = [str(options.assay), "run", "--jdk", str(jdk.home), *expectation.limits]
        command += ["-cp", str(classes), name, str(host.canary), str(host.port)]
        environment = {**ENVIRONMENT, "ASSAY_ESCAPE_SECRET": SECRET, "HOME": str(host.working)}
        os.chdir(host.working)
        outcome = run_command(command, b"", environment)
        found = faults(outcome, expectation) + host.damage()
        host.close()
        os.chdir(HERE)
    if found:
        print(f"FAIL {jdk.label} {name}")
        for fault in found:
            print(f"    {fault}")
        print(f"    stdout: {ascii(outcome.stdout)[:600]}")
        print(f"    stderr: {ascii(outcome.stderr)[:600]}", flush=True)
    return not found


def compile_attempts(jdk, work):
    classes = work / f"escape-{jdk.label}"
    classes.mkdir(parents=True, exist_ok=True)
    sources = sorted(str(path) for path in HERE.glob("*/*.java"))
    subprocess.run(
        [jdk.tool("javac"), "-nowarn", "-XDignore.symbol.file", "-d", str(classes), *sources],
        check=True,
        capture_output=True,
    )
    return classes


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home, may be repeated")
    parser.add_argument("--work", type=Path, default=Path("build"))
    parser.add_argument("--only", help="name of one program")
    options = parser.parse_args()
    options.assay = options.assay.resolve()
    options.work = options.work.resolve()
    if not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    table = read_table(HERE / "README.md")
    names = sorted(path.stem for path in (HERE / "programs").glob("*.java"))
    if sorted(table) != names:
        raise SystemExit(f"README.md and programs/ disagree: {sorted(set(table) ^ set(names))}")
    verdicts = []
    for jdk in find_jdks(options.jdk):
        classes = compile_attempts(jdk, options.work)
        for name in names:
            if options.only in (None, name):
                verdicts.append(run_attempt(options, jdk, classes, name, table[name]))
    print(f"{verdicts.count(True)} passed, {verdicts.count(False)} failed")
    return 0 if verdicts and all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
