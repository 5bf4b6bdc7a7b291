# SPDX-License-Identifier: Apache-2.0
"""Reads the Java expressions that assay prints as inputs into Python values.

Integers, floats, booleans, texts and null become their Python twins, a char a text of one UTF-16
unit, an array a list; whatever else stays an Expression, equal to nothing but itself.
"""

import re

CONSTANTS = {
    "null": None,
    "true": True,
    "false": False,
    "NaN": float("nan"),
    "POSITIVE_INFINITY": float("inf"),
    "NEGATIVE_INFINITY": float("-inf"),
    "Integer.MAX_VALUE": 2**31 - 1,
    "Integer.MIN_VALUE": -(2**31),
    "Long.MAX_VALUE": 2**63 - 1,
    "Long.MIN_VALUE": -(2**63),
    "Short.MAX_VALUE": 2**15 - 1,
    "Short.MIN_VALUE": -(2**15),
    "Byte.MAX_VALUE": 127,
    "Byte.MIN_VALUE": -128,
    "Float.MAX_VALUE": float.fromhex("0x1.fffffep127"),
    "Float.MIN_VALUE": 2.0**-149,
    "Float.MIN_NORMAL": 2.0**-126,
    "Double.MAX_VALUE": float.fromhex("0x1.fffffffffffffp1023"),
    "Double.MIN_VALUE": 5e-324,
    "Double.MIN_NORMAL": 2.0**-1022,
    "Character.MAX_VALUE": "\uffff",
    "Character.MIN_VALUE": "\0",
}
ESCAPES = {"n": "\n", "t": "\t", "b": "\b", "r": "\r", "f": "\f", "s": " ", "0": "\0"}
INTEGER = re.compile(r"-?\d[\d_]*[lL]?$")
HEXADECIMAL = re.compile(r"-?0[xX][0-9a-fA-F_]+[lL]?$")
FLOAT = re.compile(r"-?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?[fFdD]?$")
CAST = re.compile(r"\((byte|short|char|int|long|float|double)\)\s*(.*)$", re.S)
BOXES = "Integer|Long|Short|Byte|Character|Boolean|Float|Double"
BOX = re.compile(rf"(?:java\.lang\.)?(?:{BOXES})\.valueOf\((.*)\)$", re.S)
ARRAY = re.compile(r"new [\w.$]+(?:\[\])+\s*\{(.*)\}$", re.S)
EMPTY_ARRAY = re.compile(r"new [\w.$]+\[0\](?:\[\])*$")


class Expression(str):
    """A Java expression that is no plain value."""


def read_literal(text):
    text = text.strip()
    key = re.sub(r"^(java\.lang\.)?(Float|Double)\.(?=NaN|POSITIVE|NEGATIVE)", "", text)
    key = key.removeprefix("java.lang.")
    if key in CONSTANTS:
        return CONSTANTS[key]
    if INTEGER.match(text):
        return int(text.rstrip("lL").replace("_", ""))
    if HEXADECIMAL.match(text):
        return int(text.rstrip("lL").replace("_", ""), 16)
    if FLOAT.match(text):
        return float(text.rstrip("fFdD"))
    if len(text) > 1 and text[0] == text[-1] == '"':
        return unescape(text[1:-1])
    if len(text) > 2 and text[0] == text[-1] == "'":
        return unescape(text[1:-1])
    return read_compound(text)


def read_compound(text):
    cast = CAST.match(text)
    if cast:
        value = read_literal(cast[2])
        return chr(value & 0xFFFF) if cast[1] == "char" and isinstance(value, int) else value
    if text.startswith("(") and text.endswith(")"):
        return read_literal(text[1:-1])
    box = BOX.match(text)
    if box:
        return read_literal(box[1])
    array = ARRAY.match(text)
    if array:
        return [read_literal(item) for item in items(array[1])]
    if text.startswith("{") and text.endswith("}"):
        return [read_literal(item) for item in items(text[1:-1])]
    if EMPTY_ARRAY.match(text):
        return []
    return Expression(text)


def utf16_units(text):
    """The chars of a Java text; one outside the basic plane is two."""
    data = text.encode("utf-16-be", errors="surrogatepass")
    return [int.from_bytes(data[i : i + 2], "big") for i in range(0, len(data), 2)]


def unescape(text):
    def replacement(match):
        if match[1]:
            return chr(int(match[1], 16))
        if match[2]:
            return chr(int(match[2], 8))
        return ESCAPES.get(match[3], match[3])

    return re.sub(r"\\(?:u+([0-9a-fA-F]{4})|([0-3]?[0-7]{1,2})|(.))", replacement, text, flags=re.S)


def items(text):
    """Splits at the commas that stand outside of brackets and quotes."""
    found, depth, start, at = [], 0, 0, 0
    while at < len(text):
        c = text[at]
        if c in "\"'":
            at += 1
            while text[at] != c:
                at += 2 if text[at] == "\\" else 1
        elif c in "({[":
            depth += 1
        elif c in ")}]":
            depth -= 1
        elif c == "," and depth == 0:
            found.append(text[start:at])
            start = at + 1
        at += 1
    last = text[start:]
    return found + [last] if last.strip() else found
