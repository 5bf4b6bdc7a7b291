# SPDX-License-Identifier: Apache-2.0
"""Rows about options: what is used only when asked for, and modes of the thesis."""

import re

from fixtures import require
from rows import row


def require_option(fixtures, pattern):
    """assay's help names an option of this kind."""
    text = fixtures.run_assay("help", "generate", "--all")
    text += fixtures.run_assay("generate", "--help")
    require(re.search(pattern, text), f"no option like {pattern} in the help of generate")


def require_counter(fixtures, name, counter):
    require(counter in fixtures.suite(name).report, f"the report has no '{counter}'")


@row("F12 generate")
def arrays_of_tests_can_be_explored_by_index(fixtures):
    suite = fixtures.generate("by-index", ["sequences.Mask"], "--arrays",
                              "index").suite("sequences.Mask")
    require(suite.tests and suite.is_covered, "probe is not covered index by index")


@row("F32")
def shared_prefixes_run_once(fixtures):
    require_counter(fixtures, "sequences.Prefix", "prefix_runs")


@row("F40")
def package_members_can_be_left_alone(fixtures):
    public = fixtures.generate("public", ["rows.InheritedField", "rows.HiddenSetter"],
                               "--access", "public").suite("rows.HiddenSetter")
    require(public.tests and "setInPackage" not in public.source, "--access public uses a setter")
    inside = fixtures.suite("rows.HiddenSetter")
    require(inside.has(r"setInPackage\(3\)", '"package"'), "the setter of the package is not used")
    require("setSecret" not in inside.source and "secret" not in inside.source,
            "the private setter is used")


@row("F40 private")
def private_members_can_be_used(fixtures):
    require_option(fixtures, r"--allow-reflection")


@row("F42")
def producers_can_be_limited(fixtures):
    require_option(fixtures, r"--\S*(only|producers|whitelist)")


@row("F44")
def null_can_be_left_out(fixtures):
    usual = fixtures.suite("rows.NullArgument")
    require(usual.has(r"kind\(null\)", '"null"'), "null is not tried")
    without = fixtures.generate("no-null", ["rows.NullArgument"], "--no-null")
    suite = without.suite("rows.NullArgument")
    require(suite.tests and not suite.has(r"kind\(null\)"), "--no-null passes null")


@row("F51 filters")
def throwing_tests_can_be_filtered(fixtures):
    require_option(fixtures, r"--\S*throwing")


@row("F52 thesis")
def throwing_set_up_can_be_discarded(fixtures):
    require_option(fixtures, r"--\S*(throwing|set-?up)")


@row("F66 criteria")
def criteria_can_be_selected(fixtures):
    require_option(fixtures, r"--criterion")


@row("F70", "F71")
def equal_states_are_extended_once(fixtures):
    require_counter(fixtures, "sequences.SortedList", "states")


@row("F74")
def generating_sequences_is_cheap(fixtures):
    require_counter(fixtures, "sequences.TripleLatch", "phases")


@row("F75")
def sequences_can_start_with_a_prefix(fixtures):
    require_option(fixtures, r"--\S*prefix")


@row("F75 found")
def session_is_opened_without_help(fixtures):
    suite = fixtures.suite("rows.Session")
    for text in "page", "behind the end":
        require(suite.has(f'assertEquals\\("{text}", result'), f"no test returns {text}")
