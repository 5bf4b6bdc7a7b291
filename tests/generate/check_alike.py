# SPDX-License-Identifier: Apache-2.0
"""Rows about results that are told apart by what they are, not by how they read."""

from fixtures import Suite, require
from rows import row

CLASS = "rows.Alike"


def suite(fixtures, name, *arguments):
    """What our own machine says, without the help of the stock one."""
    made = fixtures.generate(name, arguments or [CLASS], "--no-validate")
    return Suite({}, (made.folder / "rows/AlikeGeneratedTest.java").read_text())


@row("T01")
def null_is_no_text(fixtures):
    named = suite(fixtures, "alike-endings", f"{CLASS}#name", "--criteria", "endings")
    require(named.has(r"assertNull\("), "no test gets null")
    require(named.has(r'assertEquals\("null", '), 'no test gets "null"')


@row("T02")
def texts_are_no_identities(fixtures):
    tests = suite(fixtures, "alike")
    require(tests.has(r'assertEquals\("bob@face\.com", '), "an address is taken for an identity")
    require(tests.has(r'assertEquals\("/home/user/shared", '), "a constant is taken for a folder of ours")


@row("T03")
def names_of_methods_decide_nothing(fixtures):
    tests = suite(fixtures, "alike")
    codes = [test for test in tests.of("code") if "Null" not in test.name]
    require(not any(test.has(r"assertEquals\(-?\d") for test in codes), "an identity hash is asserted")
    require(tests.has(r"Alike\.hashes\(", r"assertEquals\("), "a number is not asserted")
