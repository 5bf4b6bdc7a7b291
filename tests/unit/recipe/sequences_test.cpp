// SPDX-License-Identifier: Apache-2.0
#include "recipe/sequences/sequences.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;
using test::index_of;
using Sequence = std::vector<std::string>;
using Numbers = std::vector<std::uint64_t>;

constexpr SequenceOptions kPlain{.require_data_flow = false, .reduce_partial_orders = false};
constexpr SequenceOptions kLinked{.require_data_flow = true, .reduce_partial_orders = false};

std::vector<Invokable> invokables(const std::vector<std::string>& classes) {
  return FixtureProgram::get().invokables(classes);
}

SequenceSearch search(const std::string& class_name, std::string_view under_test,
                      const SequenceOptions& options) {
  std::vector<Invokable> all = invokables({class_name});
  std::size_t index = index_of(all, under_test);
  return {std::move(all), index, options};
}

std::vector<SequenceSearch::Counts> counts(const SequenceSearch& search, std::size_t longest) {
  std::vector<SequenceSearch::Counts> result;
  for (std::size_t length = 1; length <= longest; ++length) result.push_back(search.count(length));
  return result;
}

Numbers generated(const SequenceSearch& search, std::size_t longest) {
  Numbers result;
  for (const auto& each : counts(search, longest)) result.push_back(each.generated);
  return result;
}

Numbers executable(const SequenceSearch& search, std::size_t longest) {
  Numbers result;
  for (const auto& each : counts(search, longest)) result.push_back(each.executable);
  return result;
}

Numbers connected(const SequenceSearch& search, std::size_t longest) {
  Numbers result;
  for (const auto& each : counts(search, longest)) result.push_back(each.connected);
  return result;
}

std::vector<Sequence> candidates(const SequenceSearch& search, std::size_t length) {
  std::vector<Sequence> result;
  search.enumerate(length, [&](const std::vector<std::uint32_t>& sequence) {
    Sequence names;
    for (std::uint32_t each : sequence) names.push_back(search.invokables()[each].name);
    result.push_back(std::move(names));
    return true;
  });
  return result;
}

bool has(const SequenceSearch& search, const Sequence& sequence) {
  std::vector<Sequence> all = candidates(search, sequence.size());
  return std::find(all.begin(), all.end(), sequence) != all.end();
}

TEST(SequenceSearch, CountsPressureAlarm) {
  SequenceSearch alarm = search("PressureAlarm", "alarm()", kPlain);
  EXPECT_EQ(generated(alarm, 6), (Numbers{1, 2, 5, 14, 41, 122}));
  EXPECT_EQ(executable(alarm, 6), (Numbers{0, 1, 2, 5, 14, 41}));
  EXPECT_EQ(connected(alarm, 6), (Numbers{0, 1, 1, 2, 4, 8}));
}

TEST(SequenceSearch, StartsWithWhatInfluencesTheMethodUnderTest) {
  SequenceSearch alarm = search("PressureAlarm", "alarm()", kPlain);
  std::size_t under_test = index_of(alarm.invokables(), "alarm()");
  Sequence first;
  for (std::size_t i = 0; i < alarm.invokables().size(); ++i) {
    if (alarm.influences(i, under_test)) first.push_back(alarm.invokables()[i].name);
  }
  EXPECT_EQ(first, (Sequence{"new PressureAlarm()", "feed(int)"}));
}

TEST(SequenceSearch, FindsTheStateThatPressureAlarmNeeds) {
  SequenceSearch alarm = search("PressureAlarm", "alarm()", kLinked);
  std::vector<Sequence> found = candidates(alarm, 4);
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found, (std::vector<Sequence>{
                       {"new PressureAlarm()", "arm(boolean)", "feed(int)", "alarm()"},
                       {"new PressureAlarm()", "feed(int)", "feed(int)", "alarm()"},
                   }));
}

TEST(SequenceSearch, ReductionChangesNothingWhereAllDependsOnEachOther) {
  EXPECT_EQ(connected(search("PressureAlarm", "alarm()", {}), 6), (Numbers{0, 1, 1, 2, 4, 8}));
}

TEST(SequenceSearch, CountsTokenGate) {
  SequenceSearch dispense = search("TokenGate", "dispense()", kPlain);
  EXPECT_EQ(generated(dispense, 5), (Numbers{1, 4, 16, 64, 256}));
  EXPECT_EQ(executable(dispense, 5), (Numbers{0, 1, 4, 16, 64}));
  EXPECT_EQ(connected(dispense, 5), (Numbers{0, 1, 3, 9, 27}));
}

TEST(SequenceSearch, ReductionKeepsTheDefectOfTokenGateForAllNumberings) {
  std::vector<Invokable> all = invokables({"TokenGate"});
  ASSERT_EQ(all.size(), 4u);
  Sequence defect{"new TokenGate()", "insert()", "insert()", "refund()", "dispense()"};
  SequenceOptions options;
  options.numbering = {0, 1, 2, 3};
  int numberings = 0;
  do {
    EXPECT_TRUE(has(SequenceSearch(all, index_of(all, "dispense()"), options), defect));
    ++numberings;
  } while (std::next_permutation(options.numbering.begin(), options.numbering.end()));
  EXPECT_EQ(numberings, 24);
}

TEST(SequenceSearch, ReductionLeavesOneOrderOfTripleLatch) {
  EXPECT_EQ(connected(search("TripleLatch", "fire()", kLinked), 5), (Numbers{0, 1, 3, 9, 27}));
  SequenceSearch reduced = search("TripleLatch", "fire()", {});
  EXPECT_EQ(connected(reduced, 5), (Numbers{0, 1, 3, 6, 10}));
  Sequence setters{"setX(boolean)", "setY(boolean)", "setZ(boolean)"};
  int orders = 0;
  do {
    orders += static_cast<int>(
        has(reduced, {"new TripleLatch()", setters[0], setters[1], setters[2], "fire()"}));
  } while (std::next_permutation(setters.begin(), setters.end()));
  EXPECT_EQ(orders, 1);
}

TEST(SequenceSearch, DropsObjectsThatNothingTakes) {
  Sequence boxes{"new Box(int)", "new Box(int)"};
  EXPECT_FALSE(has(search("Box", "hashCode()", {}), {boxes[0], boxes[1], "hashCode()"}));
  EXPECT_TRUE(has(search("Box", "hashCode()", {.require_data_flow = false}),
                  {boxes[0], boxes[1], "hashCode()"}));
  EXPECT_TRUE(has(search("Box", "equals(Object)", {}), {boxes[0], boxes[1], "equals(Object)"}));
}

TEST(SequenceSearch, SetsFieldsOfSuperclassesThroughSubclasses) {
  std::vector<Invokable> all = invokables({"Base", "Raised"});
  SequenceSearch high(all, index_of(all, "isHigh()"), {});
  EXPECT_TRUE(has(high, {"new Raised()", "raise(int)", "isHigh()"}));
}

TEST(SequenceSearch, LinksThroughStaticFields) {
  std::vector<Invokable> all = invokables({"Counter", "CounterReader"});
  SequenceSearch positive(all, index_of(all, "isPositive()"), {});
  EXPECT_TRUE(has(positive, {"increment()", "isPositive()"}));
  EXPECT_TRUE(has(positive, {"store count", "isPositive()"}));
}

TEST(SequenceSearch, FillsArraysThatAreReadLater) {
  std::vector<Invokable> all = invokables({"Arrays2"});
  FixtureProgram& program = FixtureProgram::get();
  all.push_back(array_constructor(*program.universe().primitive_array(vm::Kind::Int)));
  vm::Class* integer = program.universe().load_boot("java/lang/Integer");
  all.push_back(array_constructor(*program.universe().array_of(integer)));
  EffectIndex effects(program.machine(), program.all({"Arrays2"}));
  add_effects(all, effects);
  SequenceSearch first(all, index_of(all, "first(int[])"), {});
  EXPECT_TRUE(has(first, {"new int[]", "fill(int[])", "first(int[])"}));
  SequenceSearch read(all, index_of(all, "read(Object[])"), {});
  EXPECT_TRUE(has(read, {"new Integer[]", "put(Integer[],Integer)", "read(Object[])"}));
}

TEST(SequenceSearch, StoresToPublicFields) {
  SequenceSearch ready = search("Open", "isReady()", {});
  EXPECT_TRUE(has(ready, {"new Open()", "store mode", "isReady()"}));
}

TEST(SequenceSearch, EnumeratesWhatItCounts) {
  for (std::string name : {"TokenGate", "TripleLatch"}) {
    SequenceSearch all = search(name, name == "TokenGate" ? "dispense()" : "fire()", {});
    for (std::size_t length = 1; length <= 6; ++length)
      EXPECT_EQ(candidates(all, length).size(), all.count(length).connected);
  }
}

TEST(SequenceSearch, StopsWhenTold) {
  SequenceSearch dispense = search("TokenGate", "dispense()", {});
  int visits = 0;
  dispense.enumerate(5, [&](const auto&) { return ++visits < 3; });
  EXPECT_EQ(visits, 3);
}

/// The one sequence that there is at a time is what the search works on.
TEST(SequenceSearch, KeepsNoSequences) {
  SequenceSearch alarm = search("PressureAlarm", "alarm()", kPlain);
  constexpr std::size_t kLength = 10;
  std::set<const std::vector<std::uint32_t>*> places;
  std::size_t count = 0, most = 0;
  alarm.enumerate(kLength, [&](const std::vector<std::uint32_t>& sequence) {
    places.insert(&sequence);
    most = std::max(most, sequence.capacity());
    ++count;
    return true;
  });
  EXPECT_GT(count, 100u);
  EXPECT_EQ(places.size(), 1u);
  EXPECT_LE(most, 2 * kLength);
}

}  // namespace
}  // namespace assay::recipe
