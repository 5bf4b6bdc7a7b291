# SPDX-License-Identifier: Apache-2.0
"""The worked examples: outcomes asked for are found, others are not, each within a second."""

import json
import keyword
import re

from corpus import Corpus
from exploration import ExploreFailed, explore, self_check_failures
from process import compile_corpus
from replay import replay

# CPU time. One second on a machine that does nothing else; beside other work the same run takes up to a third more.
LIMIT_SECONDS = 1.5
BOOT = "Boot#nothing"


class Examples(Corpus):
    name = "examples"

    def __init__(self, options, root):
        self.options = options
        self.root = root
        self.classes = options.work / "examples" / "classes"
        self.expected = json.loads((root / "expectations.json").read_text())["targets"]
        compile_corpus(options.jdk, sorted(root.glob("*.java")), self.classes)
        self.explored = []
        self.boot_seconds = self.measure_boot()

    def measure_boot(self):
        try:
            runs = [explore(self.options, self.classes, f"examples.{BOOT}") for _ in range(3)]
            return min(done.seconds for _, done in runs)
        except ExploreFailed:
            return 0.0

    def jobs(self):
        return [(name, name) for name in self.expected]

    def check(self, name):
        try:
            targets, done = explore(self.options, self.classes, f"examples.{name}")
        except ExploreFailed as failure:
            return 0.0, {name: [str(failure)]}
        seconds = max(0.0, done.seconds - self.boot_seconds)
        complaints = []
        if len(targets) != 1:
            complaints.append(f"expected one target, found {[t.method for t in targets]}")
        for target in targets:
            complaints += self_check_failures(target)
            complaints += self.outcome_failures(name, target)
        if seconds > LIMIT_SECONDS:
            complaints.append(f"took {seconds:.2f} s, the limit is {LIMIT_SECONDS} s")
        self.explored += targets
        return seconds, {name: complaints}

    def replay(self):
        folder = self.options.work / "examples" / "replay"
        return replay(self.options, self.classes, folder, self.explored)

    def outcome_failures(self, name, target):
        expectation = self.expected[name]
        for outcome in expectation.get("must", []):
            if not any(self.matches(name, outcome, path) for path in target.paths):
                found = "; ".join(path.described() for path in target.paths[:12])
                yield f"missing: {described(outcome)}; found {ascii(found)}"
        for outcome in expectation.get("never", []):
            for path in target.paths:
                if self.matches(name, outcome, path):
                    yield f"should not be found: {ascii(path.described())}"
        count = len(target.paths)
        low = expectation.get("paths", expectation.get("least_paths", 0))
        high = expectation.get("paths", expectation.get("most_paths", count))
        if not low <= count <= high:
            yield f"paths: expected {low} to {high}, found {count}"

    def matches(self, name, outcome, path):
        if "exception" in outcome:
            wanted = outcome["exception"]
            if path.kind != "threw" or wanted not in ("*", path.exception):
                return False
        if "value" in outcome and (path.kind != "returned" or path.value != outcome["value"]):
            return False
        if "kind" in outcome and path.kind != outcome["kind"]:
            return False
        if "mark" in outcome and not path.at.endswith(f":{self.line_of(name, outcome['mark'])}"):
            return False
        return holds(outcome.get("when", "True"), path.values())

    def line_of(self, name, mark):
        source = self.root / f"{name.partition('#')[0]}.java"
        for number, line in enumerate(source.read_text().splitlines(), 1):
            if re.search(rf"// @{mark}$", line):
                return number
        raise SystemExit(f"{source}: expected a line marked @{mark}")


def described(outcome):
    return ", ".join(f"{key} {value}" for key, value in outcome.items())


def holds(condition, values):
    """A condition without meaning for these values, such as the length of null, does not hold."""
    names = {f"{name}_" if keyword.iskeyword(name) else name: v for name, v in values.items()}
    try:
        return bool(eval(condition, {}, names))  # written by us, in expectations.json
    except (TypeError, IndexError, AttributeError, ZeroDivisionError):
        return False
