# SPDX-License-Identifier: Apache-2.0
"""Runs a command and measures what it took."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "differential"))

from execution import ENVIRONMENT  # noqa: E402
from jdks import STOCK_OPTIONS  # noqa: E402

LIMIT_SECONDS = 120
STOPPED_BY_US = -1


@dataclass(frozen=True)
class Finished:
    code: int  # STOPPED_BY_US: it took too long
    stdout: str
    stderr: str
    wall: float
    cpu: float

    @property
    def seconds(self):
        """On a busy machine the processor's time is the fairer one, with two workers the wall's."""
        return min(self.wall, self.cpu)

    def first_complaint(self):
        lines = [line for line in self.stderr.splitlines() if line]
        lines = [line for line in lines if not line.startswith("Picked up")]
        return lines[0] if lines else f"exit code {self.code}, no message"


def run_measured(command, jdk, limit=LIMIT_SECONDS):
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        started = time.monotonic()
        process = subprocess.Popen(
            [str(part) for part in command],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            env={**ENVIRONMENT, "JAVA_HOME": str(jdk.home)},
            start_new_session=True,
        )
        code, usage = wait(process, started + limit)
        wall = time.monotonic() - started
        return Finished(code, content(out), content(err), wall, usage.ru_utime + usage.ru_stime)


def wait(process, deadline):
    """Waits for one child and takes its own resource usage, which subprocess does not give."""
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, usage
        if time.monotonic() > deadline:
            os.killpg(process.pid, signal.SIGKILL)
            _, _, usage = os.wait4(process.pid, 0)
            process.returncode = STOPPED_BY_US
            return STOPPED_BY_US, usage
        time.sleep(0.002)


def content(file):
    file.seek(0)
    return file.read().decode("utf-8", errors="backslashreplace")


def run_java(jdk, class_path, main, options=(), arguments=()):
    command = [jdk.tool("java"), *STOCK_OPTIONS, "-ea", *options, "-cp", class_path, main]
    return run_measured([*command, *arguments], jdk)


def run_javac(jdk, sources, folder, class_path=None, options=()):
    folder.mkdir(parents=True, exist_ok=True)
    listing = folder / "sources.txt"
    listing.write_text("".join(f'"{source}"\n' for source in sources))
    command = [jdk.tool("javac"), "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8"]
    command += [*options, "-d", folder, "-cp", class_path or folder, f"@{listing}"]
    return run_measured(command, jdk)


def compile_corpus(jdk, sources, folder):
    """Compiles a corpus as a user's project would be compiled: Java 17, with debug information."""
    digest = hashlib.sha256(jdk.version.encode())
    for source in sources:
        digest.update(source.read_bytes())
    stamp = folder.with_suffix(".hash")
    if stamp.exists() and stamp.read_text() == digest.hexdigest():
        return
    shutil.rmtree(folder, ignore_errors=True)
    done = run_javac(jdk, sources, folder, options=["-g", "--release", "17"])
    if done.code != 0:
        raise SystemExit(f"javac of {jdk.home} failed:\n{done.stderr}")
    stamp.write_text(digest.hexdigest())
