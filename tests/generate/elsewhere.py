# SPDX-License-Identifier: Apache-2.0
"""Rows about parts of the engine that unit tests prove: the tests are run, each binary once."""

import json
from collections import defaultdict

from fixtures import require, run_measured
from rows import row

UNIT_TESTS = {
    "F18 leaves": ("explore/constraint_tree_test.cpp", "EveryDecisionBringsTheOutcomeNotTaken"),
    "F18 steps": ("explore/constraint_tree_test.cpp", "GrowsLikeThatOfTheBodyIndex"),
    "F19 counted": ("explore/constraint_tree_test.cpp", "NoPathIsCountedTwice"),
    "F20 leaves": ("explore/constraint_tree_test.cpp", "ASwitchHasALeafPerTarget"),
    "F21 depths": ("explore/path_trees_test.cpp", "ARecursionCostsOneCallPerDepth"),
    "F21 nodes": ("explore/path_trees_test.cpp", "CallersShareTheNodesOfACallee"),
    "F23 sequence": ("recipe/sequences_test.cpp", "SetsFieldsOfSuperclassesThroughSubclasses"),
    "F24": ("recipe/effects_test.cpp", "GivesTheTableOfPressureAlarm"),
    "F25": ("recipe/sequences_test.cpp", "CountsPressureAlarm"),
    "F25 first step": ("recipe/sequences_test.cpp", "StartsWithWhatInfluencesTheMethodUnderTest"),
    "F26": ("recipe/sequences_test.cpp", "CountsPressureAlarm"),
    "F27": ("recipe/sequences_test.cpp", "CountsPressureAlarm"),
    "F27 boxes": ("recipe/sequences_test.cpp", "DropsObjectsThatNothingTakes"),
    "F28 sequence": ("recipe/sequences_test.cpp", "FindsTheStateThatPressureAlarmNeeds"),
    "F30": ("recipe/sequences_test.cpp", "ReductionKeepsTheDefectOfTokenGateForAllNumberings"),
    "F30 counts": ("recipe/sequences_test.cpp",
                   "ReductionChangesNothingWhereAllDependsOnEachOther"),
    "F31": ("recipe/sequences_test.cpp", "ReductionLeavesOneOrderOfTripleLatch"),
    "F32 results": ("explore/sequence_walk_test.cpp", "RunsASharedPrefixOnceWithTheSameResults"),
    "F36 sequence": ("recipe/sequences_test.cpp", "LinksThroughStaticFields"),
    "F38 sequence": ("recipe/sequences_test.cpp", "FillsArraysThatAreReadLater"),
    "F39 sequence": ("recipe/sequences_test.cpp", "StoresToPublicFields"),
    "F48 folding": ("expr/arithmetic_rules_test.cpp", "FoldConstants"),
    "F62 wrong term": ("explore/explorer_test.cpp", "ReportsATermThatIsWrong"),
    "F62 reported": ("explore/constraint_tree_test.cpp",
                     "ReportsDifferentQuestionsAfterTheSamePrefix"),
    "F63 reported": ("explore/constraint_tree_test.cpp", "ReportsARunOfARefutedLeaf"),
    "F70 results": ("explore/sequence_walk_test.cpp",
                    "GoesOnOnceFromEqualStatesWithTheSameResults"),
    "F74 memory": ("recipe/sequences_test.cpp", "KeepsNoSequences"),
    "4.5": ("recipe/sequences_test.cpp", "CountsTokenGate"),
    "4.10": ("recipe/sequences_test.cpp", "ReductionLeavesOneOrderOfTripleLatch"),
}


def run_binary(fixtures, module):
    """The tests of the table that the binary of a module has: name -> its failures."""
    binary = fixtures.options.units / module / f"unit_{module}"
    require(binary.exists(), f"there is no {binary}: build it, or say where it is with --units")
    names = sorted({name for path, name in UNIT_TESTS.values() if path.startswith(f"{module}/")})
    report = fixtures.options.work / f"unit_{module}.json"
    report.unlink(missing_ok=True)
    done = run_measured([binary, f"--gtest_filter={':'.join(f'*.{name}' for name in names)}",
                         f"--gtest_output=json:{report}"], fixtures.options.jdk)
    require(report.exists(), f"{binary}: {done.first_complaint()}")
    found = defaultdict(list)
    for suite in json.loads(report.read_text())["testsuites"]:
        for test in suite["testsuite"]:
            if test["result"] == "COMPLETED":  # neither skipped nor suppressed
                found[test["name"]] += [failure["failure"] for failure in test.get("failures", [])]
    return found


def check_unit_test(fixtures, path, name):
    module = path.partition("/")[0]
    if module not in fixtures.unit_tests:
        fixtures.unit_tests[module] = run_binary(fixtures, module)
    tests = fixtures.unit_tests[module]
    require(name in tests, f"{path}: {name} was not run")
    require(not tests[name], f"{path}: {name} fails: {tests[name]}")


for row_name, (test_file, test_name) in UNIT_TESTS.items():
    row(row_name)(lambda fixtures, path=test_file, name=test_name:
                  check_unit_test(fixtures, path, name))
