// SPDX-License-Identifier: Apache-2.0
#include "recipe/object_state.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;

std::optional<std::uint64_t> state_after(const std::vector<std::int32_t>& added) {
  FixtureProgram& program = FixtureProgram::get();
  interp::Machine& machine = program.machine();
  vm::Class& klass = program.find("SortedList");
  machine.initialise(klass);
  vm::Ref list = program.universe().new_object(klass);
  for (std::int32_t each : added)
    machine.call(program.method("SortedList", "add"),
                 {vm::Slot::of_ref(list), vm::Slot::of_int(each)});
  return state_of(program.universe(), {{list}, {}});
}

TEST(ObjectState, IsTheSameWhateverTheOrderOfCalls) {
  ASSERT_TRUE(state_after({1, 2, 5}).has_value());
  EXPECT_EQ(state_after({1, 2, 5}), state_after({5, 1, 2}));
}

TEST(ObjectState, DiffersByValueAndShape) {
  EXPECT_NE(state_after({1, 2, 5}), state_after({1, 2, 6}));
  EXPECT_NE(state_after({1, 2}), state_after({1, 2, 2}));
  EXPECT_NE(state_after({}), state_after({0}));
}

TEST(ObjectState, OfVeryManyObjectsIsNotRead) {
  EXPECT_FALSE(state_after(std::vector<std::int32_t>(2'000, 1)).has_value());
}

}  // namespace
}  // namespace assay::recipe
