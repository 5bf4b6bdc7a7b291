#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of literals.py."""

import math
import unittest

from literals import Expression, items, read_literal


class ReadLiteral(unittest.TestCase):
    def test_numbers_of_all_widths(self):
        for text, value in {
            "0": 0,
            "-5": -5,
            "7L": 7,
            "(byte) 3": 3,
            "(short) -3": -3,
            "1.5f": 1.5,
            "-0.0": 0.0,
            "1.0E10": 1e10,
            "Integer.MIN_VALUE": -(2**31),
            "0x1F": 31,
            "(byte) (-3)": -3,
            "Integer.valueOf(7)": 7,
            "Byte.valueOf((byte) 7)": 7,
        }.items():
            self.assertEqual(read_literal(text), value, text)
        self.assertTrue(math.isnan(read_literal("Float.NaN")))
        self.assertEqual(read_literal("Double.NEGATIVE_INFINITY"), -math.inf)

    def test_texts_and_chars(self):
        self.assertEqual(read_literal(r'"a\u0100\"\n\\"'), 'a\u0100"\n\\')
        self.assertEqual(read_literal("'a'"), "a")
        self.assertEqual(read_literal(r"'\''"), "'")
        self.assertEqual(read_literal("(char) 65535"), "\uffff")
        self.assertEqual(read_literal('""'), "")

    def test_arrays_become_lists(self):
        self.assertEqual(read_literal("new int[]{1, 2}"), [1, 2])
        self.assertEqual(read_literal("new int[][]{{1}, {}, null}"), [[1], [], None])
        self.assertEqual(read_literal("new int[0]"), [])
        self.assertEqual(read_literal('new String[]{"a,b", null}'), ["a,b", None])
        self.assertEqual(read_literal("new int[][]{new int[]{1}}"), [[1]])

    def test_the_rest_stays_an_expression(self):
        self.assertIsInstance(read_literal("pkg.Color.RED"), Expression)
        self.assertIsInstance(read_literal("new Object()"), Expression)
        self.assertIsNone(read_literal("null"))

    def test_commas_inside_quotes_do_not_split(self):
        self.assertEqual(items(r"""'\'', "a,\"", (1, 2)"""), [r"'\''", r' "a,\""', " (1, 2)"])


if __name__ == "__main__":
    unittest.main()
