# SPDX-License-Identifier: Apache-2.0
"""Rows about the paths of one method, asked with `assay explore`."""

import re
from pathlib import Path

from fixtures import HERE, require
from rows import row

GRADE_SEEDS = range(1, 11)
MOST_LEFT_OPEN = 1.2


def outcomes(explored):
    """The values returned and the exceptions thrown, by path."""
    found = (path["outcome"] for path in explored["paths"])
    return [outcome.get("value", outcome.get("exception", outcome["kind"])) for outcome in found]


def tree(explored):
    return explored["statistics"]["tree"]


def stored(explored):
    return explored["statistics"]["stored"]


def section_four(fixtures):
    """Every method of the classes of section 4."""
    for source in sorted((HERE / "sequences").glob("*.java")):
        yield from fixtures.explore(f"sequences.{Path(source).stem}")


@row("F01 paths", "F18")
def limiter_has_three_leaves(fixtures):
    (limit,) = fixtures.explore("sequences.Limiter#limit")
    wanted = {"terminal": 3, "unexplored": 0, "infeasible": 0, "unknown": 0}
    require(tree(limit) == wanted, f"leaves of limit: {tree(limit)}")


@row("F18 grade")
def body_index_has_five_leaves(fixtures):
    (grade,) = fixtures.explore("sequences.BodyIndex#grade")
    wanted = {"terminal": 5, "unexplored": 0, "infeasible": 0, "unknown": 0}
    require(tree(grade) == wanted, f"leaves of grade: {tree(grade)}")


@row("F04")
def body_index_needs_no_luck(fixtures):
    for seed in GRADE_SEEDS:
        (grade,) = fixtures.explore("sequences.BodyIndex#grade", "--seed", str(seed))
        found = sorted(outcomes(grade))
        error = "java.lang.AssertionError"
        require(found == ["0", "1", "2", error, error], f"seed {seed}: {found}")


@row("F05")
def floats_can_be_left_to_chance(fixtures):
    (solved,) = fixtures.explore("sequences.BodyIndex#grade")
    asked = solved["statistics"]["float_queries"]
    require(asked > 0, "floats are not solved by default, or not counted")
    for retries in 0, 7, 40:
        (grade,) = fixtures.explore("sequences.BodyIndex#grade", "--floats", f"random:{retries}")
        numbers = grade["statistics"]
        require(numbers["float_queries"] == 0, "the solver was asked about floats")
        require(numbers["float_retries"] == retries and numbers["runs"] == retries + 1,
                f"{numbers['float_retries']} retries, {numbers['runs']} runs instead of {retries}")
    require({"0", "2", "java.lang.AssertionError"} <= set(outcomes(grade)),
            f"40 random values give {outcomes(grade)}")
    (mixed,) = fixtures.explore("rows.FloatAndInt#mix", "--floats", "random:40")
    require(set(outcomes(mixed)) == {"0", "1", "2"}, f"mix gives {outcomes(mixed)}")
    require(mixed["statistics"]["float_queries"] == 0 < mixed["statistics"]["queries"],
            "only conditions on int are for the solver")


@row("F05 generate")
def floats_of_tests_can_be_left_to_chance(fixtures):
    suite = fixtures.generate("random-floats", ["rows.FloatAndInt"], "--floats",
                              "random:40").suite("rows.FloatAndInt")
    require(suite.tests and suite.is_covered, "mix is not covered with random floats")


@row("F13")
def mask_needs_three_leaves(fixtures):
    (probe,) = fixtures.explore("sequences.Mask#probe")
    found = sorted(outcomes(probe))
    require(found == ["0", "1", "java.lang.ArrayIndexOutOfBoundsException"], f"leaves: {found}")
    queries = probe["statistics"]["queries"]
    require(queries <= 3, f"{queries} queries")


@row("F12")
def arrays_can_be_explored_by_index(fixtures):
    (probe,) = fixtures.explore("sequences.Mask#probe", "--arrays", "index")
    found = sorted((path["inputs"][0]["value"], outcome)
                   for path, outcome in zip(probe["paths"], outcomes(probe))
                   if path["outcome"]["kind"] == "returned")
    wanted = [(str(index), str(int(bit))) for index, bit in enumerate("01101")]
    require(found == wanted, f"indices and results: {found}")
    require(len(probe["paths"]) == 6, f"{len(probe['paths'])} leaves")
    (copy,) = fixtures.explore("rows.StoreThenLoad", "--arrays", "index")
    require(set(outcomes(copy)) >= {"true", "false"}, f"stored and loaded: {outcomes(copy)}")


def sizes_of(fixtures, method, *flags):
    """The numbers that a method was given on the paths on which it made its arrays."""
    (explored,) = fixtures.explore(f"rows.ArraySize#{method}", *flags)
    return [int(value["value"]) for path in explored["paths"] for value in path["inputs"]
            if path["outcome"]["kind"] == "returned"]


def require_lengths(fixtures, longest, *flags):
    for method in "allocate", "allocateBoth":
        lengths = sizes_of(fixtures, method, *flags)
        require(lengths and 3 <= max(lengths) <= longest,
                f"{method} made arrays of {max(lengths)} elements")
    # What the program insists on is still found.
    require(max(sizes_of(fixtures, "allocateMany", *flags)) > 100, "no array of more than 100")


@row("F17")
def arrays_stay_short(fixtures):
    require_lengths(fixtures, 64)


@row("F17 option")
def longest_array_is_an_option(fixtures):
    require_lengths(fixtures, 8, "--max-length", "8")
    long = sizes_of(fixtures, "allocate", "--max-length", "1000", "--all-paths")
    require(64 < max(long) <= 1000, f"made arrays of {max(long)} elements")


@row("F19")
def no_path_is_explored_twice(fixtures):
    for explored in section_four(fixtures):
        numbers = explored["statistics"]
        require(numbers["runs"] == numbers["paths"],
                f"{explored['method']}: {numbers['runs']} runs of {numbers['paths']} paths")


@row("F20")
def switch_has_six_leaves(fixtures):
    (name,) = fixtures.explore("rows.FiveCases#name")
    inputs = [path["inputs"][0]["value"] for path in name["paths"]]
    require(tree(name)["terminal"] == 6 == len(set(inputs)), f"inputs: {inputs}")


def calls_of_common(p, q):
    """How often common(p, q) calls itself, with the remainder of Java."""
    calls = 0
    while q:
        remainder = abs(p) % abs(q)
        p, q = q, remainder if p >= 0 else -remainder
        calls += 1
    return calls


@row("F21")
def recursion_is_solved(fixtures):
    (common,) = fixtures.explore("sequences.Measure#common")
    depths = {calls_of_common(*(int(value["value"]) for value in path["inputs"]
                                if value["name"] in "pq"))
              for path in common["paths"]}
    require(depths >= set(range(6)), f"depths found: {sorted(depths)}")
    numbers = stored(common)
    require(depths == set(range(max(depths) + 1)) and numbers["call_nodes"] == max(depths),
            f"{numbers['call_nodes']} call nodes for depths {sorted(depths)}")
    require(numbers["nodes"] == 2, f"common has one condition, stored in {numbers['nodes']} nodes")


@row("F21 fibonacci")
def recursion_costs_a_call_per_depth(fixtures):
    """Depths 6 to 20 come as inputs: neighbours in the row of Fibonacci."""
    (explored,) = fixtures.explore("states.Fibonacci#common", "--all-paths")
    pairs = [[int(value["value"]) for value in path["inputs"]] for path in explored["paths"]
             if path["outcome"].get("value") == "1"]
    depths = {depth: calls_of_common(p, q) for depth, p, q in pairs}
    require(sorted(depths.items()) == [(depth, depth) for depth in range(6, 21)] and len(pairs) == 15,
            f"depths asked for and reached: {sorted(depths.items())}")
    # A run of depth 20 makes 20 calls; those of the others are the same nodes.
    common = stored(explored)["methods"]["sequences.Measure#common(int,int)"]
    require(common == {"nodes": 2, "call_nodes": 20}, f"stored for common: {common}")
    require(stored(explored)["unshared_nodes"] > sum(depths.values()), "nothing is shared")


SHARED_FLAGS = "--all-paths", "--max-paths", "200", "--time", "20s"


@row("F21 sharing")
def helper_is_stored_once(fixtures):
    explored = fixtures.explore("rows.SharedHelper", *SHARED_FLAGS)
    (anyone,) = [found for found in explored if "#any(" in found["method"]]
    methods = stored(anyone)["methods"]
    helper = methods["rows.SharedHelper#helper(int)"]
    callers = {name: found for name, found in methods.items() if "#caller" in name}
    require(len(callers) == 10, f"any calls {len(callers)} of 10 callers")
    paths = sum(found["call_nodes"] for found in callers.values())
    require(all(found["nodes"] == 0 for found in callers.values()),
            "callers store what the helper decided")
    # The default case calls nobody.
    require(paths == len(anyone["paths"]) - 1, f"{paths} call nodes for callers on "
            f"{len(anyone['paths'])} paths")
    require(helper["call_nodes"] == 0 and helper["nodes"] < stored(anyone)["unshared_nodes"] / 2,
            f"helper: {helper}, without sharing {stored(anyone)['unshared_nodes']} nodes in all")


@row("F21 unshared")
def sharing_changes_no_path(fixtures):
    shared = fixtures.explore("rows.SharedHelper", *SHARED_FLAGS)
    apart = fixtures.explore("rows.SharedHelper", *SHARED_FLAGS, "--no-sharing")
    for one, other in zip(shared, apart, strict=True):
        require(one["paths"] == other["paths"], f"{one['method']}: sharing changes the paths")
        numbers = stored(other)
        require(numbers["nodes"] == numbers["unshared_nodes"] == stored(one)["unshared_nodes"]
                and numbers["call_nodes"] == 0,
                f"{one['method']}: {stored(one)}, without sharing {numbers}")


@row("F46")
def integer_cache_is_no_switch(fixtures):
    for flags in (), ("--arrays", "index"):
        for method in fixtures.explore("rows.IntegerCache#isCached", *flags):
            require(len(method["paths"]) <= 3, f"{len(method['paths'])} paths")
    (own,) = fixtures.explore("rows.IntegerCache#fromOwnCache", "--arrays", "index",
                              "--max-paths", "10")
    require(len(own["paths"]) == 10, f"{len(own['paths'])} paths by index")
    (own,) = fixtures.explore("rows.IntegerCache#fromOwnCache")
    require(len(own["paths"]) <= 3, f"{len(own['paths'])} paths of the own cache")


@row("F47")
def constructing_asks_nothing(fixtures):
    (put,) = fixtures.explore("sequences.Ring")
    asked, refuted = put["statistics"]["queries"], tree(put)["infeasible"]
    require(asked == 0 and refuted == 0, f"{asked} queries, {refuted} infeasible leaves")


@row("F48")
def constants_are_folded(fixtures):
    text = fixtures.run_assay("explore", "-cp", fixtures.classes, "--trace", "1",
                              "sequences.Folding#isSeven")
    require(re.search(r"i != 7 ", text) and "*" not in text, "the condition is not i != 7")


@row("F57 paths")
def unbounded_loops_end(fixtures):
    for explored in fixtures.explore("rows.UnboundedLoop"):
        found = set(outcomes(explored))
        require({"0", "1", "2"} <= found, f"{explored['method']}: rounds {sorted(found)}")


@row("F58")
def paths_are_limited(fixtures):
    (count,) = fixtures.explore("rows.ManyPaths#count", "--max-paths", "10")
    require(len(count["paths"]) == 10 == tree(count)["terminal"],
            f"{len(count['paths'])} paths explored, {tree(count)['terminal']} leaves")


@row("F59 explore")
def time_per_method_is_limited(fixtures):
    # 2^20 paths: those of ManyPaths may all be found within the time.
    (count,), seconds = fixtures.explore_timed("rows.SharedHelper#caller0", "--all-paths",
                                               "--max-paths", "1000000", "--time", "2s")
    require(1.9 <= seconds <= 2 * MOST_LEFT_OPEN, f"{seconds:.2f} s instead of 2 s")
    require(len(count["paths"]) > 10 and tree(count)["unexplored"] > 0,
            f"{len(count['paths'])} paths, {tree(count)['unexplored']} left")


@row("F60 explore")
def hard_questions_are_given_up(fixtures):
    (mixture,), seconds = fixtures.explore_timed("rows.Factoring#mixture", "--query-time", "1s",
                                                 "--time", "20s")
    require(set(outcomes(mixture)) == {"negative", "other"}, f"results: {outcomes(mixture)}")
    wanted = {"terminal": 2, "unexplored": 0, "infeasible": 0, "unknown": 1}
    require(tree(mixture) == wanted, f"leaves: {tree(mixture)}")
    given_up = [branch["reason"] for branch in mixture["branches"]
                if branch["verdict"] == "undecided"]
    require(len(given_up) == 1 and given_up[0].startswith("solver: "), f"reasons: {given_up}")
    require(seconds < 10, f"{seconds:.1f} s for questions of 1 s")


@row("F62")
def nothing_diverges(fixtures):
    for explored in section_four(fixtures):
        require(explored["statistics"]["divergences"] == 0, f"{explored['method']} diverged")
    for name, report in fixtures.small.classes.items():
        require("diverged" not in report["obstacles"],
                f"{name}: diverged {report['obstacles'].get('diverged')} times")


@row("F63")
def infeasible_never_runs(fixtures):
    for explored in section_four(fixtures):
        require(not explored["violations"], f"{explored['method']}: {explored['violations']}")
