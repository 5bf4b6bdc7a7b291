// SPDX-License-Identifier: Apache-2.0
#include "recipe/stub_types.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;
using Names = std::vector<std::string>;

/// "extends and implements: methods to declare"; empty if there can be no such class.
std::string stub_of(const Names& names) {
  FixtureProgram& program = FixtureProgram::get();
  const auto types = stub_types(program.machine(), program.all(names), "fixtures");
  const auto methods = types ? stub_methods(program.machine(), *types) : std::nullopt;
  if (!methods) return "";
  std::string text(types->base->name.substr(9));
  for (const vm::Class* other : types->others) text += ", " + std::string(other->name.substr(9));
  text += ":";
  for (const vm::Method* method : methods->declared) text += " " + std::string(method->info->name);
  if (!methods->bridges.empty()) text += " and bridges";
  return text;
}

TEST(StubTypes, AreSeveralInterfaces) {
  EXPECT_EQ(stub_of({"Left"}), "Left: a");
  EXPECT_EQ(stub_of({"Left", "Right"}), "Left, Right: a b");
}

TEST(StubTypes, LeaveOutWhatOthersImply) {
  EXPECT_EQ(stub_of({"Left", "Loud", "Right"}), "Loud, Right: a2 a b");
}

TEST(StubTypes, AreOneClassAtMost) {
  EXPECT_EQ(stub_of({"Right", "Opened"}), "Opened, Right:");
  EXPECT_EQ(stub_of({"Opened", "Spot"}), "");
}

TEST(StubTypes, AreNeitherFinalNorOutOfReach) {
  EXPECT_EQ(stub_of({"Left", "Closed"}), "");
  EXPECT_EQ(stub_of({"Left", "Guarded"}), "");
  EXPECT_EQ(stub_of({"Left", "Failing"}), "");
}

TEST(StubTypes, HaveMethodsThatGoTogether) {
  EXPECT_EQ(stub_of({"Left", "TextA"}), "");
  EXPECT_EQ(stub_of({"Wide", "Narrow"}), "Wide, Narrow: same and bridges");
  EXPECT_EQ(stub_of({"Left", "DefaultA"}), "");
  EXPECT_EQ(stub_of({"Left", "Opened"}), "");  // there a() is not public
}

}  // namespace
}  // namespace assay::recipe
