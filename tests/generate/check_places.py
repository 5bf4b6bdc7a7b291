# SPDX-License-Identifier: Apache-2.0
"""Tests pass wherever they are run: in other locales and time zones, as other users."""

import os

import stock
from fixtures import require
from rows import row

import suites  # noqa: E402  (the path is set by stock)

PLACES = {
    "Germany": "-Duser.language=de -Duser.country=DE -Duser.timezone=Europe/Berlin",
    "Turkey": "-Duser.language=tr -Duser.country=TR -Duser.timezone=Asia/Istanbul",
    "India": "-Duser.language=hi -Duser.country=IN -Duser.timezone=Asia/Kolkata -Duser.name=asha",
}


@row("F55 places")
def tests_pass_in_other_places(fixtures):
    generated = fixtures.generate("places", ["rows.Places"])
    suite = generated.suite("rows.Places")
    require(suite.is_covered, f"{suite.verdicts()}")
    for expected in '"0.00"', '"1970-01-01 00:00"', '"I':
        require(suite.has(expected), f"no test expects {expected}")
    require(not suite.has('assertEquals\\("user"'), "a test expects the name of our user")
    tools = stock.machine(fixtures).tools
    for name, place in PLACES.items():
        work = fixtures.options.work / f"places-{name}"
        work.mkdir(exist_ok=True)
        os.environ["JAVA_TOOL_OPTIONS"] = place
        try:
            result = suites.run_suite(tools, [str(fixtures.classes)], generated.folder, work)
        finally:
            del os.environ["JAVA_TOOL_OPTIONS"]
        require(result.tests >= 6 and not result.not_compiling, f"{name}: {result}")
        require(not result.failing, f"{name}: {result.failing}")
