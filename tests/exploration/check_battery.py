# SPDX-License-Identifier: Apache-2.0
"""The battery: every branch edge is covered, but for the stated number of infeasible ones."""

import re
from collections import Counter

from corpus import Corpus
from exploration import ExploreFailed, explore, self_check_failures
from process import compile_corpus, run_java, run_javac, run_measured
from replay import replay

METHOD = re.compile(
    r"(?:^  // infeasible: (\d+)\n)?^  public static (?!final|class|enum)[^;=({]*?\b(\w+)\(", re.M
)
ASM_EXPORTS = [
    "--add-exports=java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED",
    "--add-exports=java.base/jdk.internal.org.objectweb.asm.tree=ALL-UNNAMED",
]
NO_VERIFICATION = [
    "-XX:+UnlockDiagnosticVMOptions",
    "-XX:-BytecodeVerificationRemote",
    "-XX:-BytecodeVerificationLocal",
]


def expectations(source):
    """Method name -> number of infeasible edges."""
    return {name: int(count or 0) for count, name in METHOD.findall(source.read_text())}


class Battery(Corpus):
    """One check per class; a result per method."""

    name = "battery"

    def __init__(self, options, root):
        self.options = options
        self.sources = sorted(root.glob("*.java"))
        witnesses = sorted((root / "witness").glob("*.java"))
        self.classes = options.work / "battery" / "classes"
        compile_corpus(options.jdk, [*self.sources, *witnesses], self.classes)
        self.explored = []
        self.edges = static_edges(options.jdk, self.classes, [s.stem for s in self.sources])

    def jobs(self):
        return [(source.stem, source) for source in self.sources]

    def check(self, source):
        """Seconds and a result per method: name -> list of complaints."""
        expected = expectations(source)
        complaints = {f"{source.stem}#{name}": [] for name in expected}
        try:
            targets, done = explore(self.options, self.classes, f"battery.{source.stem}")
        except ExploreFailed as failure:
            return 0.0, {name: [str(failure)] for name in complaints}
        explored = {target.name for target in targets}
        for name in expected:
            if name not in explored:
                complaints[f"{source.stem}#{name}"].append("not among the explored targets")
        for target in targets:
            found = complaints.setdefault(f"{source.stem}#{target.name}", [])
            found += branch_failures(target, expected.get(target.name, 0))
            found += self.missing_edges(source.stem, target)
            found += self_check_failures(target)
            found += [f"stopped: {p.described()}" for p in target.paths if p.kind == "stopped"]
        self.explored += targets
        return done.seconds, complaints

    def replay(self):
        folder = self.options.work / "battery" / "replay"
        return replay(self.options, self.classes, folder, self.explored)


    def missing_edges(self, class_name, target):
        """An edge that is not even listed would otherwise pass for a covered one."""
        own = [b for b in target.branches if re.split(r"[#(]", b["method"])[1:2] == [target.name]]
        least = self.edges[f"{class_name}#{target.name}"]
        if len(own) < least:
            yield f"edges listed: expected at least {least}, found {len(own)}"


def static_edges(jdk, classes, names):
    """How many branch edges the code of each method has: "Class#method" -> count."""
    command = [jdk.tool("javap"), "-p", "-c", "-cp", classes]
    listing = run_measured([*command, *(f"battery.{name}" for name in names)], jdk).stdout
    edges, current, method, cases = Counter(), "", "", []
    for line in listing.splitlines():
        header = re.match(r"public final class battery\.(\w+)", line)
        start = re.match(r"  \w.*?\b([\w$]+)\(.*\)", line)
        if header:
            current = header[1]
        elif start:
            method = f"{current}#{start[1]}"
        elif re.match(r" +\d+: if", line):
            edges[method] += 2
        elif re.search(r"(table|lookup)switch", line):
            cases = []
        elif re.match(r" +-?\d+: \d+$", line):
            cases.append(line.split()[1])
        elif re.match(r" +default: ", line):  # the gaps of a table go there too
            default = line.split()[1]
            edges[method] += 1 + sum(target != default for target in cases)
    return edges


def branch_failures(target, infeasible):
    verdicts = Counter(branch["verdict"] for branch in target.branches)
    for branch in target.branches:
        if branch["verdict"] == "undecided":
            yield f"undecided: {edge(branch)}: {branch.get('reason')}"
    found = verdicts["infeasible"]
    if found != infeasible:
        edges = ", ".join(edge(b) for b in target.branches if b["verdict"] == "infeasible")
        yield f"infeasible edges: expected {infeasible}, found {found}: {edges}"


def edge(branch):
    return f"line {branch['line']} {branch['edge']}"


class Witnesses(Corpus):
    """Checks the battery itself: its witnesses cover all edges but the infeasible ones.

    Needs no assay, but JDK 17, whose internal ASM instruments the classes.
    """

    name = "witnesses"

    def __init__(self, options, root):
        self.options = options
        self.battery = Battery(options, root)
        self.tool = options.work / "battery" / "tool"
        tool_source = root.parent / "tools" / "EdgeCoverage.java"
        done = run_javac(options.jdk, [tool_source], self.tool, options=ASM_EXPORTS)
        if done.code != 0:
            raise SystemExit(f"javac of {tool_source} failed (JDK 17?):\n{done.stderr}")

    def jobs(self):
        return self.battery.jobs()

    def check(self, source):
        arguments = [*NO_VERIFICATION, *ASM_EXPORTS]
        subject = (self.battery.classes, source.stem)
        done = run_java(self.options.jdk, self.tool, "EdgeCoverage", arguments, subject)
        expected = expectations(source)
        complaints = {f"{source.stem}#{name}": [] for name in expected}
        if "total " not in done.stdout:
            return done.wall, {name: [done.first_complaint()] for name in complaints}
        missed = {name: [] for name in expected}
        for line in re.findall(r"^edge (.*)$", done.stdout, re.M):
            _, method, where = line.split(" ", 2)
            method = re.sub(r"^lambda\$(\w+)\$\d+$", r"\1", method)
            missed.setdefault(method, []).append(where)
        for method, edges in missed.items():
            if len(edges) != expected.get(method, 0):
                complaints.setdefault(f"{source.stem}#{method}", []).append(
                    f"expected {expected.get(method, 0)} uncovered edges, found {edges}"
                )
        return done.wall, complaints
