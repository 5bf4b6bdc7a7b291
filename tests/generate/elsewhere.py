# SPDX-License-Identifier: Apache-2.0
"""Rows about parts of the engine that other tests prove: here only that those tests exist."""

from pathlib import Path

from fixtures import require
from rows import row

TESTS = Path(__file__).resolve().parent.parent

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
    "F36 sequence": ("recipe/sequences_test.cpp", "LinksThroughStaticFields"),
    "F38": ("recipe/sequences_test.cpp", "FillsArraysThatAreReadLater"),
    "F39 sequence": ("recipe/sequences_test.cpp", "StoresToPublicFields"),
    "F48 folding": ("expr/arithmetic_rules_test.cpp", "FoldConstants"),
    "F62 wrong term": ("explore/explorer_test.cpp", "ReportsATermThatIsWrong"),
    "F62 reported": ("explore/constraint_tree_test.cpp",
                     "ReportsDifferentQuestionsAfterTheSamePrefix"),
    "F63 reported": ("explore/constraint_tree_test.cpp", "ReportsARunOfARefutedLeaf"),
    "4.5": ("recipe/sequences_test.cpp", "CountsTokenGate"),
    "4.10": ("recipe/sequences_test.cpp", "ReductionLeavesOneOrderOfTripleLatch"),
}


def check_exists(path, name):
    file = TESTS / "unit" / path
    require(file.exists() and f", {name})" in file.read_text(), f"{path} has no test {name}")


for row_name, (test_file, test_name) in UNIT_TESTS.items():
    row(row_name)(lambda _, path=test_file, name=test_name: check_exists(path, name))
