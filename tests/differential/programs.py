# SPDX-License-Identifier: Apache-2.0
"""The Java programs of a suite: discovery, directives and compilation.

A program is one file whose name is its main class. Beside X.java may stand X.stdin (its standard
input) and X.args (its arguments, one on each line). Leading comment lines may carry directives:

    // requires: 21            the oldest feature version that can compile and run it
    // javac: -g -parameters   options of its own for the compiler
    // java: --add-opens ...   options of its own for java, which assay run shares
    // jars: gson.jar          jars of the library folder on its class path
"""

import hashlib
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Program:
    path: Path
    subject: str
    requires: int = 17
    javac: tuple = ()
    java: tuple = ()
    jars: tuple = ()
    arguments: tuple = ()
    stdin: bytes = b""

    @property
    def name(self):
        return self.path.stem

    def fingerprint(self):
        digest = hashlib.sha256(self.path.read_bytes())
        digest.update(repr((self.javac, self.java, self.jars, self.arguments, self.stdin)).encode())
        return digest.hexdigest()


@dataclass
class Compiled:
    """Where the classes of each program are, after one javac call per set of compiler options."""

    folders: dict = field(default_factory=dict)  # program name -> folder

    def class_path(self, program):
        return ":".join([str(self.folders[program.name]), *program.jars])


def read_directives(path):
    directives = {}
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith("//"):
                break
            key, colon, value = line[2:].partition(":")
            if colon:
                directives[key.strip()] = value.split()
    return directives


def read_program(path, subject, jar_folder):
    directives = read_directives(path)
    arguments = path.with_suffix(".args")
    stdin = path.with_suffix(".stdin")
    return Program(
        path=path,
        subject=subject,
        requires=int(directives.get("requires", ["17"])[0]),
        javac=tuple(directives.get("javac", [])),
        java=tuple(directives.get("java", [])),
        jars=tuple(str(jar_folder / jar) for jar in directives.get("jars", [])),
        arguments=tuple(arguments.read_text(encoding="utf-8").splitlines())
        if arguments.exists()
        else (),
        stdin=stdin.read_bytes() if stdin.exists() else b"",
    )


def discover(root, jar_folder=Path("/usr/share/java")):
    programs = []
    for path in sorted(root.rglob("*.java")):
        subject = str(path.parent.relative_to(root))
        programs.append(read_program(path, root.name if subject == "." else subject, jar_folder))
    names = [program.name for program in programs]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise SystemExit(f"program names should be unique, found twice: {', '.join(twice)}")
    return programs


def group_hash(jdk, options, group):
    digest = hashlib.sha256(f"{jdk.version} {options}".encode())
    for program in group:
        digest.update(program.fingerprint().encode())
    return digest.hexdigest()[:16]


def run_javac(jdk, options, group, folder):
    jars = sorted({jar for program in group for jar in program.jars})
    command = [jdk.tool("javac"), "-nowarn", "-Xlint:none", "-encoding", "UTF-8", *options]
    if "--release" not in options:
        command += jdk.javac_options
    command += ["-proc:none", "-d", str(folder)]
    command += ["-cp", ":".join(jars) or "."]
    command += [str(program.path) for program in group]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"javac of {jdk.home} failed:\n{done.stderr}")


def compile_programs(jdk, programs, work):
    """Compiles with the JDK's own newest language level; unchanged groups are taken as they are."""
    groups = {}
    for program in programs:
        groups.setdefault(program.javac, []).append(program)
    compiled = Compiled()
    for options, group in groups.items():
        label = "-".join(["classes", *(option.strip("-") for option in options)]).replace("/", "-")
        folder = work / jdk.label / f"{label}.{group_hash(jdk, options, group)}"
        if not folder.exists():
            (work / jdk.label).mkdir(parents=True, exist_ok=True)
            for stale in (work / jdk.label).glob(f"{label}.*"):
                shutil.rmtree(stale, ignore_errors=True)
            unfinished = Path(tempfile.mkdtemp(dir=work / jdk.label))
            run_javac(jdk, options, group, unfinished)
            unfinished.rename(folder)
        for program in group:
            compiled.folders[program.name] = folder
    return compiled
