# SPDX-License-Identifier: Apache-2.0
"""Measures child processes: CPU time, wall time, resident memory; and compiles the subjects."""

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "differential"))

from jdks import find_jdks  # noqa: E402

SUBJECTS = Path(__file__).resolve().parent / "interpreter"


@dataclass(frozen=True)
class Sample:
    cpu_seconds: float  # user and system time of the process
    wall_seconds: float
    resident_kilobytes: int
    stdout: str


def run(command, environment=None):
    """Runs a command that should succeed; its standard error passes through."""
    with tempfile.TemporaryFile() as output:
        started = time.monotonic()
        process = subprocess.Popen(command, stdout=output, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - started
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode()
    if process.returncode != 0:
        raise SystemExit(f"{' '.join(command)}: expected exit code 0, found {process.returncode}")
    return Sample(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss, text)


def java_command(jdk, classes, *rest):
    return [jdk.tool("java"), "-Xint", "-XX:+UseSerialGC", "-cp", str(classes), *rest]


def assay_command(assay, jdk, classes, *rest, shadows=False):
    flags = ["--shadows"] if shadows else []
    return [str(assay), "run", *flags, "--jdk", str(jdk.home), "-cp", str(classes), *rest]


def compile_subjects(jdk, work):
    classes = work / f"bench-{jdk.label}"
    classes.mkdir(parents=True, exist_ok=True)
    sources = sorted(str(path) for path in SUBJECTS.glob("*.java"))
    subprocess.run([jdk.tool("javac"), "-nowarn", "-d", str(classes), *sources], check=True)
    return classes


def add_common_options(parser):
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home, may be repeated")
    parser.add_argument("--work", type=Path, default=Path("build"))


def chosen_jdks(options):
    jdks = find_jdks(options.jdk)
    if not jdks:
        raise SystemExit("found no JDK of version 17 or newer; name one with --jdk")
    return jdks
