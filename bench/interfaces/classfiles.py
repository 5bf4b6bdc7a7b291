# SPDX-License-Identifier: Apache-2.0
"""Reads class files as far as needed here: super-types, flags, methods and their instructions (JVMS 4)."""

import struct
import zipfile
from dataclasses import dataclass, field

FINAL, INTERFACE, ABSTRACT, SYNTHETIC, PUBLIC, STATIC = 0x0010, 0x0200, 0x0400, 0x1000, 0x0001, 0x0008
WIDE_CONSTANTS = (5, 6)  # long and double take two places
CONSTANT_SIZES = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}
TWO_BYTES = {0x10, 0x12, *range(0x15, 0x1a), *range(0x36, 0x3b), 0xa9, 0xbc}
THREE_BYTES = {0x11, 0x13, 0x14, 0x84, *range(0x99, 0xa9), *range(0xb2, 0xb9), 0xbb, 0xbd, 0xc0, 0xc1, 0xc6, 0xc7}
OTHER_LENGTHS = {0xb9: 5, 0xba: 5, 0xc5: 4, 0xc8: 5, 0xc9: 5}
TABLESWITCH, LOOKUPSWITCH, WIDE, IINC = 0xaa, 0xab, 0xc4, 0x84


@dataclass
class Method:
    name: str
    descriptor: str
    flags: int
    code: bytes = b""
    handlers: list = field(default_factory=list)  # (start, end, caught type or None)


@dataclass
class ClassFile:
    name: str  # with slashes
    flags: int
    above: list  # super-class and interfaces
    methods: list
    pool: list

    def is_(self, flag):
        return bool(self.flags & flag)

    def class_at(self, index):
        return self.pool[self.pool[index]]

    def member_at(self, index):
        """(class, name, descriptor)"""
        owner, pair = self.pool[index]
        name, descriptor = self.pool[pair]
        return self.class_at(owner), self.pool[name], self.pool[descriptor]


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        values = struct.unpack_from(f">{form}", self.data, self.at)
        self.at += struct.calcsize(f">{form}")
        return values[0] if len(values) == 1 else values

    def bytes(self, count):
        self.at += count
        return self.data[self.at - count:self.at]


def read_pool(reader):
    """Texts, indices of names, pairs of indices; None where nothing of use is."""
    count, pool = reader.take("H"), [None]
    while len(pool) < count:
        tag = reader.take("B")
        if tag == 1:
            pool.append(reader.bytes(reader.take("H")).decode("utf-8", errors="replace"))
        elif tag == 7:
            pool.append(reader.take("H"))
        elif tag in (9, 10, 11, 12):
            pool.append(reader.take("HH"))
        else:
            reader.bytes(CONSTANT_SIZES[tag])
            pool += [None, None] if tag in WIDE_CONSTANTS else [None]
    return pool


def read_attributes(reader, pool):
    """name -> bytes"""
    return {pool[reader.take("H")]: reader.bytes(reader.take("I")) for _ in range(reader.take("H"))}


def read_member(reader, pool):
    flags, name, descriptor = reader.take("HHH")
    method = Method(pool[name], pool[descriptor], flags)
    code = read_attributes(reader, pool).get("Code")
    if code:
        inner = Reader(code)
        inner.take("HH")
        method.code = inner.bytes(inner.take("I"))
        for _ in range(inner.take("H")):
            start, end, _, caught = inner.take("HHHH")
            method.handlers.append((start, end, pool[pool[caught]] if caught else None))
    return method


def read_class(data):
    reader = Reader(data)
    reader.take("IHH")
    pool = read_pool(reader)
    flags, this, above = reader.take("HHH")
    interfaces = [reader.take("H") for _ in range(reader.take("H"))]
    for _ in range(reader.take("H")):
        read_member(reader, pool)  # fields
    methods = [read_member(reader, pool) for _ in range(reader.take("H"))]
    names = [pool[pool[index]] for index in [above, *interfaces] if index]
    return ClassFile(pool[pool[this]], flags, names, methods, pool)


def instruction_length(code, at):
    opcode = code[at]
    if opcode in (TABLESWITCH, LOOKUPSWITCH):
        begin = at + 4 - at % 4
        if opcode == LOOKUPSWITCH:
            return begin + 8 + 8 * struct.unpack_from(">i", code, begin + 4)[0] - at
        low, high = struct.unpack_from(">ii", code, begin + 4)
        return begin + 12 + 4 * (high - low + 1) - at
    if opcode == WIDE:
        return 6 if code[at + 1] == IINC else 4
    return 2 if opcode in TWO_BYTES else 3 if opcode in THREE_BYTES else OTHER_LENGTHS.get(opcode, 1)


def instructions(code):
    """(position, opcode, first operand as unsigned byte or short)"""
    at = 0
    while at < len(code):
        length = instruction_length(code, at)
        operand = code[at + 1] if length == 2 else struct.unpack_from(">H", code, at + 1)[0] if length >= 3 else None
        yield at, code[at], operand
        at += length


def classes_of_jar(path):
    """All of a jar, or of a module of the JDK, which is one behind four bytes."""
    with zipfile.ZipFile(path) as archive:
        for name in sorted(archive.namelist()):
            if name.endswith(".class") and not name.startswith("META-INF/") and "module-info" not in name:
                yield read_class(archive.read(name))
