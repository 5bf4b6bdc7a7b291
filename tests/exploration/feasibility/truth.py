# SPDX-License-Identifier: Apache-2.0
"""Lets the stock JVM judge the marks of generated classes, without assay.

The witness of a feasible branch must take it; random states, arguments and aliases must never take
an infeasible one. JDK 17 also says which edges were taken on the way.
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from check_battery import ASM_EXPORTS, NO_VERIFICATION  # noqa: E402
from process import run_java, run_javac  # noqa: E402
from templates import PACKAGE  # noqa: E402

TRIES = 3000
# Interpreted code leaves other threads time between two reads, and each call a frame of its own.
INTERPRETED = [f"-XX:CompileCommand=exclude,{PACKAGE}.*::{name}" for name in ("target", "depth")]
# Arrays of random length are quickly made or quickly refused.
SMALL = ["-Xss512k", "-Xmx64m", "-XX:+UseSerialGC"]
OPTIONS = [*SMALL, "-XX:CompileCommand=quiet", *INTERPRETED]
TAKEN_EDGE = re.compile(r"^taken (\S+) target (\d+) \d+ (.+)$", re.M)
WATCHING_FEATURE = 17


def compile_classes(jdk, generated, work):
    """Compiles the classes, their witnesses and the judge; gives the folder for the class path."""
    sources = work / "sources" / PACKAGE
    sources.mkdir(parents=True, exist_ok=True)
    files = sorted((HERE / "java").glob("*.java"))
    for one in generated:
        for name, text in ((one.name, one.source), (f"{one.name}Witness", witness_source(one))):
            files.append(sources / f"{name}.java")
            files[-1].write_text(text)
    classes = work / "classes"
    done = run_javac(jdk, files, classes, options=["-g", "--release", "17"])
    if done.code != 0:
        raise SystemExit(f"javac of {jdk.home} failed:\n{done.stderr}")
    return classes


def witness_source(one):
    is_static = re.search(r"\bstatic int target\(", one.source)
    receiver = "" if is_static else f"    {one.name} it = make({one.name}.class);\n"
    lines = [f"package {PACKAGE};", "", "import static feasibility.Tools.*;", ""]
    lines.append(f"final class {one.name}Witness {{")
    for marker in one.markers:
        if marker.kind != "F":
            continue
        *statements, call = [part.strip() for part in split_statements(marker.witness)]
        lines.append(f"  static int take{marker.bit}() throws Throwable {{")
        body = "".join(f"    {statement}\n" for statement in statements)
        lines.append(f"{receiver}{body}    return {call};")
        lines.append("  }")
    return "\n".join([*lines, "}", ""])


def split_statements(text):
    """Splits after the semicolons that are in no brackets and no literal."""
    depth, start, quoted, parts = 0, 0, False, []
    for at, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif character in "{(":
            depth += 1
        elif character in "})":
            depth -= 1
        elif character == ";" and depth == 0:
            parts.append(text[start : at + 1])
            start = at + 1
    return [*parts, text[start:]]


@dataclass(frozen=True)
class Found:
    """What the stock JVM found."""

    complaints: tuple  # about marks, a line each
    taken: dict  # class -> set of (number of the branch instruction in target, edge)
    seconds: float


def check_marks(jdk, classes, generated, work, tries=TRIES):
    listing = work / "marks.txt"
    listing.write_text("".join(describe(one) + "\n" for one in generated))
    program = (f"{PACKAGE}.Truth", listing, tries)
    if jdk.feature == WATCHING_FEATURE:
        tool = compile_watcher(jdk, work)
        options = [*NO_VERIFICATION, *ASM_EXPORTS, *OPTIONS]
        done = run_java(jdk, tool, "EdgeCoverage", options, ("--run", classes, *program))
    else:
        done = run_java(jdk, classes, program[0], OPTIONS, program[1:])
    complaints, finished, edges = done.stdout.partition("done\n")
    if not finished:
        raise SystemExit(f"the check of the marks failed: {done.first_complaint()}")
    taken = {one.full_name: set() for one in generated}
    for name, number, edge in TAKEN_EDGE.findall(edges):
        taken[name].add((int(number), edge))
    return Found(tuple(complaints.splitlines()), taken, done.wall)


def compile_watcher(jdk, work):
    source = HERE.parent / "tools" / "EdgeCoverage.java"
    done = run_javac(jdk, [source], work / "tool", options=ASM_EXPORTS)
    if done.code != 0:
        raise SystemExit(f"javac of {source} failed:\n{done.stderr}")
    return work / "tool"


def describe(one):
    """The class, its marks, and the literals that random values should meet."""
    bits = {kind: [str(m.bit) for m in one.markers if m.kind == kind] for kind in "FI"}
    numbers = sorted(set(re.findall(r"(?<![\w.])-?\d+", one.source)), key=int)
    texts = sorted(set(re.findall(r'"([^"]*)"', one.source)))
    fields = (one.full_name, ",".join(bits["F"]), ",".join(bits["I"]), ",".join(numbers))
    return "\t".join([*fields, "\x01".join(texts)])
