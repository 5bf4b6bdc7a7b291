# SPDX-License-Identifier: Apache-2.0
"""Runs one program on the stock JVM or on assay and compares what came out."""

import hashlib
import json
import os
import signal
import subprocess
from dataclasses import asdict, dataclass

from jdks import STOCK_OPTIONS

LIMIT_SECONDS = 60
SHOWN_COLUMNS = 220

ENVIRONMENT = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/tmp"}


@dataclass(frozen=True)
class Outcome:
    stdout: str
    stderr: str
    code: int

    def difference(self, other):
        """One line per stream that differs, naming its first differing line; empty when equal."""
        found = []
        if self.code != other.code:
            found.append(f"exit code: expected {self.code}, found {other.code}")
        for stream in ("stdout", "stderr"):
            line = first_difference(getattr(self, stream), getattr(other, stream))
            if line:
                found.append(f"{stream} {line}")
        return found


def first_difference(expected, actual):
    if expected == actual:
        return ""
    left = expected.split("\n")
    right = actual.split("\n")
    at = 0
    while at < len(left) and at < len(right) and left[at] == right[at]:
        at += 1
    return f"line {at + 1}:\n      expected {shown(left, at)}\n      found    {shown(right, at)}"


def shown(lines, at):
    return ascii(lines[at])[:SHOWN_COLUMNS] if at < len(lines) else "(end of output)"


def run_command(command, stdin, environment, limit=LIMIT_SECONDS):
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            out, err = process.communicate(stdin, timeout=limit)
            code = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
            code = -1
            err += f"\n(stopped after {limit} s)".encode()
    return Outcome(text(out), without_launcher_notes(text(err)), code)


def text(data):
    return data.decode("utf-8", errors="backslashreplace")


def without_launcher_notes(stderr):
    return "".join(
        line for line in stderr.splitlines(keepends=True) if not line.startswith("Picked up")
    )


def environment_for(jdk):
    return {**ENVIRONMENT, "JAVA_HOME": str(jdk.home)}


def run_stock(jdk, program, class_path):
    command = [jdk.tool("java"), *STOCK_OPTIONS, *program.java, "-cp", class_path, program.name]
    return run_command([*command, *program.arguments], program.stdin, environment_for(jdk))


def run_assay(assay, jdk, program, class_path):
    command = [str(assay), "run", "--jdk", str(jdk.home), *program.java, "-cp", class_path]
    command += [program.name, *program.arguments]
    return run_command(command, program.stdin, environment_for(jdk))


def expected_outcome(jdk, program, class_path, work):
    """What the stock JVM does; remembered until the program, the JDK or the options change."""
    key = f"{program.fingerprint()} {jdk.version} {STOCK_OPTIONS}"
    digest = hashlib.sha256(key.encode()).hexdigest()[:16]
    stored = work / jdk.label / "expected" / f"{program.name}.{digest}.json"
    if stored.exists():
        return Outcome(**json.loads(stored.read_text()))
    outcome = run_stock(jdk, program, class_path)
    stored.parent.mkdir(parents=True, exist_ok=True)
    for stale in stored.parent.glob(f"{program.name}.*.json"):
        stale.unlink()
    stored.write_text(json.dumps(asdict(outcome)))
    return outcome
