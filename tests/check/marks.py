# SPDX-License-Identifier: Apache-2.0
"""The marks `// BUG exception` and `// @name` in Java sources, and what rejects an argument."""

import re
from dataclasses import dataclass

BUG = re.compile(r"// BUG (\S+)$")
REJECTION = re.compile(r"\bthrow new \w+|Objects\.(requireNonNull|checkIndex)\(")
ENDLESS = "endless-loop"
DEADLOCK = "deadlock"
STACK = "java.lang.StackOverflowError"


@dataclass(frozen=True)
class Frame:
    """A line of a method, as pkg.Class$Inner#method:12 or pkg.Class:12."""

    class_name: str
    method: str
    line: int

    @classmethod
    def read(cls, text):
        owner, _, line = text.rpartition(":")
        class_name, _, method = owner.partition("#")
        return cls(class_name, method, int(line))

    @property
    def file_class(self):
        """The class after which the file is named."""
        return self.class_name.partition("$")[0]


@dataclass(frozen=True)
class Mark:
    """A defect: the exception, or endless-loop, and the innermost line of the program."""

    class_name: str
    line: int
    exception: str
    block_end: int  # the last line of the block that begins on the line

    def __str__(self):
        return f"{self.class_name}:{self.line} {self.exception}"

    def is_hit(self, exception, frames):
        """Whether an exception, or endless-loop, with these frames of the program is this defect."""
        if exception != self.exception or not frames:
            return False
        if self.exception == STACK:  # where the stack ends is left to the machine
            return any(frame.file_class == self.class_name and frame.line == self.line for frame in frames)
        last = self.block_end if self.exception == ENDLESS else self.line
        return frames[0].file_class == self.class_name and self.line <= frames[0].line <= last


def block_end(lines, begin):
    """The index of the line that closes the block that the line of this index opens."""
    if not re.search(r"\{( //.*)?$", lines[begin]):
        return begin
    indentation = len(lines[begin]) - len(lines[begin].lstrip())
    for index in range(begin + 1, len(lines)):
        if lines[index].startswith(" " * indentation + "}"):
            return index
    return begin


class Source:
    """A Java source with its marks."""

    def __init__(self, path, package=None):
        self.path = path
        self.lines = path.read_text().splitlines()
        self.class_name = f"{package or path.parent.name}.{path.stem}"

    def marks(self):
        return [Mark(self.class_name, index + 1, BUG.search(line)[1], block_end(self.lines, index) + 1)
                for index, line in enumerate(self.lines) if BUG.search(line)]

    def is_rejection(self, line):
        return bool(REJECTION.search(self.lines[line - 1]))

    def line_of(self, name):
        """The line marked // @name, which is there once."""
        found = [number for number, line in enumerate(self.lines, 1)
                 if re.search(rf"// (.* )?@{name}\b", line)]
        if len(found) != 1:
            raise SystemExit(f"{self.path}: expected one line marked @{name}, found {len(found)}")
        return found[0]
