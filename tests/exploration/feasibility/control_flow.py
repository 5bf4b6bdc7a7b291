# SPDX-License-Identifier: Apache-2.0
"""The control flow of a method as its class file has it, and what is left without some edges."""

import struct
from dataclasses import dataclass

# Bytes after the opcode; what is not listed has none. Switches and wide are read by themselves.
OPERANDS = {
    1: {16, 18, *range(21, 26), *range(54, 59), 169, 188},
    2: {17, 19, 20, 132, *range(153, 169), *range(178, 185), 187, 189, 192, 193, 198, 199},
    3: {197},
    4: {185, 186, 200, 201},
}
OPERAND_BYTES = {opcode: count for count, opcodes in OPERANDS.items() for opcode in opcodes}
CONDITIONAL = {*range(153, 167), 198, 199}
GOTO, GOTO_W, TABLESWITCH, LOOKUPSWITCH, WIDE, IINC = 167, 200, 170, 171, 196, 132
ENDS = {*range(172, 178), 191}  # returns, athrow
CONSTANT_BYTES = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2}
CONSTANT_BYTES |= {17: 4, 18: 4, 19: 2, 20: 2}


@dataclass(frozen=True)
class Edge:
    """One way on from an instruction; without a label there is no choice."""

    target: int
    label: str = ""  # as `assay explore` calls it: "taken", "case 1,2", "default"


@dataclass(frozen=True)
class Method:
    edges: dict  # bytecode index -> list of Edge
    handlers: tuple  # of (start, end, handler)
    lines: tuple  # of (start, line number)

    def branch_numbers(self):
        """Bytecode index -> which of the branch instructions it is, from 0."""
        branches = [at for at, ways in sorted(self.edges.items()) if ways and ways[0].label]
        return {at: number for number, at in enumerate(branches)}

    def reached(self, allows):
        """The bytecode indices that the edges lead to which allows(index, label) lets pass."""
        found, work = set(), [0]
        while work:
            at = work.pop()
            if at in found:
                continue
            found.add(at)
            work += [e.target for e in self.edges[at] if not e.label or allows(at, e.label)]
            work += [handler for start, end, handler in self.handlers if start <= at < end]
        return found

    def reached_lines(self, allows):
        found = self.reached(allows)
        return {line for start, line in self.lines if start in found}

    def leads_to(self, start, line):
        """Whether a way from start ends at the line."""
        found, work = set(), [start]
        while work:
            at = work.pop()
            if (at, line) in self.lines:
                return True
            if at not in found:
                found.add(at)
                work += [edge.target for edge in self.edges[at]]
        return False


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def take(self, layout):
        values = struct.unpack_from(">" + layout, self.data, self.at)
        self.at += struct.calcsize(">" + layout)
        return values[0] if len(values) == 1 else values

    def bytes(self, count):
        self.at += count
        return self.data[self.at - count : self.at]


def read_method(path, name):
    """The only method of that name that has code."""
    reader = Reader(path.read_bytes())
    reader.bytes(8)
    texts = read_texts(reader)
    reader.bytes(6)
    reader.bytes(2 * reader.take("H"))
    for _ in range(2):  # fields, then methods
        for _ in range(reader.take("H")):
            _, name_index, _ = reader.take("HHH")
            for attribute, data in read_attributes(reader, texts):
                if attribute == "Code" and texts[name_index] == name:
                    return read_code(data, texts)
    raise SystemExit(f"{path}: has no method {name} with code")


def read_texts(reader):
    """Index -> text, of the constants that are texts."""
    texts, count, index = {}, reader.take("H"), 1
    while index < count:
        tag = reader.take("B")
        if tag == 1:
            texts[index] = reader.bytes(reader.take("H")).decode("utf-8", errors="replace")
        else:
            reader.bytes(CONSTANT_BYTES[tag])
        index += 2 if tag in (5, 6) else 1
    return texts


def read_attributes(reader, texts):
    for _ in range(reader.take("H")):
        name, size = reader.take("HI")
        yield texts[name], reader.bytes(size)


def read_code(data, texts):
    reader = Reader(data)
    _, _, size = reader.take("HHI")
    edges = read_edges(reader.bytes(size))
    entries = [reader.take("HHHH") for _ in range(reader.take("H"))]
    lines = []
    for attribute, content in read_attributes(reader, texts):
        if attribute == "LineNumberTable":
            lines += struct.iter_unpack(">HH", content[2:])
    return Method(edges, tuple(entry[:3] for entry in entries), tuple(lines))


def read_edges(code):
    edges, at = {}, 0
    while at < len(code):
        opcode = code[at]
        reader = Reader(code, at + 1)
        if opcode in CONDITIONAL:
            taken = at + reader.take("h")
            edges[at] = [Edge(reader.at, "fallthrough"), Edge(taken, "taken")]
        elif opcode in (GOTO, GOTO_W):
            edges[at] = [Edge(at + reader.take("h" if opcode == GOTO else "i"))]
        elif opcode in (TABLESWITCH, LOOKUPSWITCH):
            edges[at] = switch_edges(reader, at, opcode)
        else:
            if opcode == WIDE:
                reader.bytes(5 if code[at + 1] == IINC else 3)
            else:
                reader.bytes(OPERAND_BYTES.get(opcode, 0))
            edges[at] = [] if opcode in ENDS else [Edge(reader.at)]
        at = reader.at
    return edges


def switch_edges(reader, at, opcode):
    """The labels of one target are one edge; those of the default's are not named."""
    reader.bytes(-reader.at % 4)
    default = at + reader.take("i")
    if opcode == TABLESWITCH:
        low, high = reader.take("ii")
        pairs = [(key, at + reader.take("i")) for key in range(low, high + 1)]
    else:
        pairs = [reader.take("ii") for _ in range(reader.take("i"))]
        pairs = [(key, at + offset) for key, offset in pairs]
    keys = {}
    for key, target in pairs:
        keys.setdefault(target, []).append(str(key))
    keys.pop(default, None)
    edges = [Edge(target, "case " + ",".join(labels)) for target, labels in keys.items()]
    return [*edges, Edge(default, "default")]
