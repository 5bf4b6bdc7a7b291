# SPDX-License-Identifier: Apache-2.0
"""The programs to be verified: right verdicts, and witnesses that lead to the violation."""

import re
import threading
from dataclasses import dataclass

from corpus import Corpus
from large_programs import write_large_programs
from literals import FLOAT, read_literal, utf16_units
from process import STOPPED_BY_US, compile_corpus, run_java, run_measured

EXIT_CODES = {"TRUE": 0, "FALSE": 10, "UNKNOWN": 11}
STRIDE = 3
# What the stock JVM prints of an uncaught one, and what it logs of any; subclasses in the corpus
# have names that end the same way.
UNCAUGHT = re.compile(r"^(?!\[).*AssertionError", re.MULTILINE)
THROWN = re.compile(r"AssertionError")
LOG_THROWN = "-Xlog:exceptions=info:stderr"


@dataclass(frozen=True)
class Program:
    name: str
    expected: tuple  # of verdicts
    witness: str  # as in the source; None: there is none

    @property
    def uses_all_its_time(self):
        """UNKNOWN is what is expected first: nobody can look at all paths."""
        return self.expected[0] == "UNKNOWN"

    @property
    def is_decided_by_environment(self):
        """A clock, a schedule or the like decides, so a run of the JVM proves nothing."""
        return "UNKNOWN" in self.expected and self.witness is None

    @staticmethod
    def read(source):
        lines = source.read_text().splitlines()
        expected = re.fullmatch(r"// expect: (.+)", lines[0])
        if not expected or not set(expected[1].split(" or ")) <= EXIT_CODES.keys():
            raise SystemExit(f"{source}: expected '// expect: VERDICT' on the first line")
        witness = re.fullmatch(r"// witness: ?(.*)", lines[1])
        return Program(source.stem, tuple(expected[1].split(" or ")), witness and witness[1])


class Verify(Corpus):
    name = "verify"

    def __init__(self, options, root):
        self.options = options
        self.classes = options.work / "verify" / "classes"
        sources = sorted(root.rglob("*.java"), key=lambda source: source.stem)
        sources += write_large_programs(options.work / "verify" / "sources")
        compile_corpus(options.jdk, sources, self.classes)
        self.programs = [Program.read(s) for s in sources if s.stem != "Verifier"]
        self.lock = threading.Lock()
        self.wrong = []
        self.unknown = []
        self.verdicts = {}  # name -> line of the table

    def jobs(self):
        return [(program.name, program) for program in self.selected(self.programs)]

    def selected(self, programs):
        """Every third program that does not use all its time, unless asked for more."""
        if self.options.whole or self.options.filter != "*":
            return programs
        return [program for program in programs if not program.uses_all_its_time][::STRIDE]

    def check(self, program):
        command = [self.options.assay, "verify", "--jdk", self.options.jdk.home]
        done = run_measured([*command, "-cp", self.classes, program.name], self.options.jdk)
        lines = done.stdout.splitlines()
        verdict, _, reason = (lines[0] if lines else "").partition(":")
        complaints = list(self.verdict_failures(program, verdict, reason, done))
        if verdict == "FALSE":
            values = witness_values(lines[1:])
            complaints += self.replay_failures(program, values)
        with self.lock:
            self.verdicts[program.name] = f"{program.name:22}{verdict:8}{done.wall:6.2f} s"
        return done.wall, {program.name: complaints}

    def verdict_failures(self, program, verdict, reason, done):
        if done.code == STOPPED_BY_US:
            yield f"no verdict after {done.wall:.0f} s"
        elif verdict not in EXIT_CODES:
            yield f"no verdict: {done.first_complaint()}"
        elif done.code != EXIT_CODES[verdict]:
            yield f"exit code for {verdict}: expected {EXIT_CODES[verdict]}, found {done.code}"
        if verdict in EXIT_CODES and verdict not in program.expected:
            wrong = verdict != "UNKNOWN"
            with self.lock:
                (self.wrong if wrong else self.unknown).append(program.name)
            expected = " or ".join(program.expected)
            kind = "WRONG ANSWER: " if wrong else ""
            yield f"{kind}expected {expected}, found {verdict} {reason.strip()}".rstrip()

    def replay_failures(self, program, values):
        """An assertion may fail in silence, caught or in another thread: the JVM's log shows it."""
        if program.is_decided_by_environment:
            return
        option = f"-Dverifier.values={values}"
        done = run_java(self.options.jdk, self.classes, program.name, [option, LOG_THROWN])
        if not THROWN.search(done.stderr):
            yield f"java does not fail with the witness {values!r}: {done.first_complaint()}"
        if not UNCAUGHT.search(done.stderr):
            return
        command = [self.options.assay, "run", "--jdk", self.options.jdk.home, "-ea", option]
        done = run_measured([*command, "-cp", self.classes, program.name], self.options.jdk)
        if not UNCAUGHT.search(done.stderr):
            yield f"assay run does not fail with the witness {values!r}: {done.first_complaint()}"

    def summary(self):
        lines = [line for _, line in sorted(self.verdicts.items())]
        for at in range(0, len(lines), 2):
            yield "  " + "    ".join(lines[at : at + 2])
        yield f"verify: {len(self.wrong)} wrong answers, {len(self.unknown)} unexpected UNKNOWNs"


def witness_values(lines):
    """The value of the system property that makes Verifier give these answers."""
    answers = [re.match(r"nondet(\w+) -> (.*)$", line) for line in lines]
    return ";".join(property_item(answer[1], answer[2]) for answer in answers if answer)


def property_item(kind, text):
    value = read_literal(text)
    if kind in ("String", "Char"):
        units = utf16_units(value if isinstance(value, str) else chr(value))
        return "".join(chr(c) if chr(c).isalnum() and c < 0x7F else f"\\u{c:04x}" for c in units)
    if kind in ("Float", "Double"):
        names = {"nan": "NaN", "inf": "Infinity", "-inf": "-Infinity"}
        return names.get(str(value), text if FLOAT.match(text) else repr(value))
    return str(value).lower()


class Recorded(Verify):
    """Checks the programs themselves: each violation happens with the witness in its source."""

    name = "recorded"

    def jobs(self):
        failing = [p for p in self.programs if "FALSE" in p.expected]
        failing = [p for p in failing if not p.is_decided_by_environment]
        return [(program.name, program) for program in self.selected(failing)]

    def check(self, program):
        if program.witness is None:
            return 0.0, {program.name: ["expected '// witness: VALUES' on the second line"]}
        option = f"-Dverifier.values={program.witness}"
        done = run_java(self.options.jdk, self.classes, program.name, [option, LOG_THROWN])
        failed = THROWN.search(done.stderr)
        return done.wall, {program.name: [] if failed else [done.first_complaint()]}

    def summary(self):
        return ()
