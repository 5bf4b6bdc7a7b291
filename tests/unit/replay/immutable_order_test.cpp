// SPDX-License-Identifier: Apache-2.0
#include "replay/immutable_order.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "unit/recipe/fixture_program.h"

namespace assay::replay {
namespace {

using recipe::test::FixtureProgram;

std::vector<std::string> words_of(const char* method, std::initializer_list<vm::Slot> arguments) {
  FixtureProgram& program = FixtureProgram::get();
  program.machine().initialise(program.find("Orders"));
  interp::Completion done = program.machine().call(program.method("Orders", method), arguments);
  EXPECT_TRUE(done.returned());
  const std::u16string units = program.universe().strings().utf16(done.value.ref);
  const std::string text(units.begin(), units.end());
  std::vector<std::string> words;
  for (std::string_view word : split(text, ' ')) words.emplace_back(word);
  return words;
}

TEST(ImmutableOrder, IsExactlyTheOppositeBackwards) {
  vm::Universe& universe = FixtureProgram::get().universe();
  words_of("ofMap", {});  // initialises the library's class
  for (std::int32_t size = 1; size <= 9; ++size) {
    order_immutable_collections(universe, Order::Forwards);
    std::vector<std::string> forwards = words_of("ofSet", {vm::Slot::of_int(size)});
    order_immutable_collections(universe, Order::Backwards);
    std::vector<std::string> backwards = words_of("ofSet", {vm::Slot::of_int(size)});
    std::reverse(backwards.begin(), backwards.end());
    EXPECT_EQ(forwards, backwards) << size;
    EXPECT_EQ(forwards.size(), static_cast<std::size_t>(size));
  }
  order_immutable_collections(universe, Order::Forwards);
  std::vector<std::string> keys = words_of("ofMap", {});
  order_immutable_collections(universe, Order::Backwards);
  std::vector<std::string> reversed = words_of("ofMap", {});
  std::reverse(reversed.begin(), reversed.end());
  EXPECT_EQ(keys, reversed);
}

}  // namespace
}  // namespace assay::replay
