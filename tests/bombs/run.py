#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs programs that want all the time there is, under every command that has a time limit.

Each program of programs/ is a class with `static int bomb(int, String)` and a main method that
calls it. A command must end within its budget plus 5 % and 50 ms of CPU time, of its own and of
all processes it started, with an exit code that docs/cli.md names and with a result printed.
Wall time says nothing on a busy machine and is not looked at. CPU time, too, is longer on a machine
whose caches and clock others use: what was late is tried once more, and late twice is a failure.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path

from huge_classes import write_huge_classes

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "differential"))

from jdks import find_jdks  # noqa: E402

WALL_LIMIT = 120
LATE = "late"
# One program per kind of work, for `make test`.
SELECTION = (
    "CopyHuge CopyToOld DeflateHuge InternMany NewHuge WriteHuge DeepTraces ManyThreads Contention "
    "GrowingTerm"
).split()


@dataclass(frozen=True)
class Ending:
    seconds: float  # of CPU time
    code: int
    stdout: bytes
    stderr: bytes


@dataclass(frozen=True)
class Command:
    name: str
    exits: tuple
    arguments: tuple  # NAME, OUT, BUDGET are replaced
    prints: str  # what a result looks like, on either stream


COMMANDS = (
    Command("run", (0, 1, 4, 7), ("run", "--time", "BUDGET", "NAME"), ""),
    Command("explore", (0, 4), ("explore", "--time", "BUDGET", "NAME#bomb"), r"NAME#bomb"),
    Command("verify", (0, 10, 11), ("verify", "--time", "BUDGET", "NAME"), r"^(TRUE|FALSE|UNKNOWN)"),
    Command(
        "generate",
        (0, 4),
        ("generate", "--no-validate", "--budget", "BUDGET", "--out", "OUT", "--json", "-", "NAME"),
        r'"NAME"',
    ),
)


def execute(command, folder):
    """Runs a command and counts the CPU time of it and of everything it waited for."""
    with (folder / "stdout").open("w+b") as stdout, (folder / "stderr").open("w+b") as stderr:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr, start_new_session=True
        )
        guard = threading.Timer(WALL_LIMIT, lambda: os.killpg(process.pid, signal.SIGKILL))
        guard.start()
        _, status, used = os.wait4(process.pid, 0)
        guard.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        stdout.seek(0)
        stderr.seek(max(0, os.fstat(stderr.fileno()).st_size - (1 << 16)))  # the end says why
        seconds = used.ru_utime + used.ru_stime
        return Ending(seconds, process.returncode, stdout.read(1 << 20), stderr.read())


def faults(ending, command, name, limit):
    found = []
    if ending.seconds > limit:
        found.append(LATE + f": used {ending.seconds:.2f} s of CPU time, more than {limit:.2f} s")
    if ending.code not in command.exits:
        found.append(f"exit code {ending.code}, expected one of {command.exits}")
    text = (ending.stdout + b"\n" + ending.stderr).decode(errors="replace")
    if not re.search(command.prints.replace("NAME", re.escape(name)), text, re.MULTILINE):
        found.append("no result was printed")
    if ending.code == 4 and command.name == "run" and "assay: stopped:" not in text:
        found.append("exit code 4 without 'assay: stopped:'")
    if "internal error" in text:
        found.append("internal error")
    if found:
        found.append("stderr ends: " + ascii(ending.stderr.decode(errors="replace")[-300:]))
    return found


def compile_bombs(jdk, work):
    classes = work / f"bombs-{jdk.label}"
    classes.mkdir(parents=True, exist_ok=True)
    sources = sorted(str(path) for path in (HERE / "programs").glob("*.java"))
    names = sorted(
        name
        for source in sources
        for name in re.findall(r"^class (\w+) \{", Path(source).read_text(), re.MULTILINE)
    )
    generated = write_huge_classes(work / "bombs-source")
    subprocess.run(
        [jdk.tool("javac"), "-nowarn", "-d", str(classes), *sources, *map(str, generated.values())],
        check=True,
        capture_output=True,
    )
    return classes, sorted(names + list(generated))


def attempt(options, jdk, classes, name, command):
    with tempfile.TemporaryDirectory(prefix="assay-bomb-") as folder:
        replaced = {"NAME": name, "OUT": str(Path(folder) / "out"), "BUDGET": f"{options.budget}ms"}
        arguments = [
            re.sub("NAME|OUT|BUDGET", lambda match: replaced[match[0]], word)
            for word in command.arguments
        ]
        full = [str(options.assay), arguments[0], "--jdk", str(jdk.home), "-cp", str(classes)]
        ending = execute(full + arguments[1:], Path(folder))
    limit = options.budget * 1.05 / 1000 + 0.05
    return ending, faults(ending, command, name, limit)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home, may be repeated")
    parser.add_argument("--work", type=Path, default=Path("build"))
    parser.add_argument("--budget", type=int, default=2000, help="milliseconds (default 2000)")
    parser.add_argument("--commands", default="run,explore,verify,generate")
    parser.add_argument("--selection", action="store_true", help="a program of each kind only")
    parser.add_argument("names", nargs="*", help="programs (default: all)")
    options = parser.parse_args()
    options.assay = options.assay.resolve()
    options.work = options.work.resolve()
    jdk = find_jdks(options.jdk)[0]
    classes, names = compile_bombs(jdk, options.work)
    if unknown := set(options.names) - set(names):
        parser.error(f"no such programs: {', '.join(sorted(unknown))}")
    chosen = options.names or (SELECTION if options.selection else names)
    commands = [command for command in COMMANDS if command.name in options.commands.split(",")]
    print(f"{'program':20}" + "".join(f"{command.name:>12}" for command in commands))
    verdicts = []
    for name in chosen:
        row, notes = f"{name:20}", []
        for command in commands:
            ending, found = attempt(options, jdk, classes, name, command)
            if found and found[0].startswith(LATE):
                notes.append(f"once more, {command.name} {name} was {found[0]}")
                ending, found = attempt(options, jdk, classes, name, command)
            row += f"{ending.seconds:9.2f}{f'/{ending.code}':<3}"
            verdicts.append(not found)
            notes += [f"FAIL {command.name} {name}: {fault}" for fault in found]
        print("\n".join([row, *notes]), flush=True)
    print(f"bombs: {verdicts.count(True)} passed, {verdicts.count(False)} failed")
    return 0 if verdicts and all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
