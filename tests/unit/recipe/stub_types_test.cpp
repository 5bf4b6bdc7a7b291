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
  if (types.empty()) return "";
  const auto methods = stub_methods(program.machine(), types.front(), "fixtures");
  if (!methods) return "";
  std::string text(types.front().base->name.substr(9));
  for (const vm::Class* other : types.front().others)
    text += ", " + std::string(other->name.substr(9));
  text += ":";
  for (const StubMethod& method : methods->declared)
    text += " " + std::string(method.method->info->name);
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
  EXPECT_EQ(stub_of({"Left", "Conflicts$Alone"}), "");
  EXPECT_EQ(stub_of({"Left", "Guarded"}), "Guarded, Left: a");  // whose constructor wants a number
  EXPECT_EQ(stub_of({"Left", "Failing"}), "Failing, Left: a");
}

TEST(StubTypes, HaveMethodsThatGoTogether) {
  EXPECT_EQ(stub_of({"Left", "TextA"}), "");
  EXPECT_EQ(stub_of({"Wide", "Narrow"}), "Wide, Narrow: same and bridges");
  EXPECT_EQ(stub_of({"Left", "DefaultA"}), "Left, DefaultA: a");
  EXPECT_EQ(stub_of({"Left", "Opened"}), "Opened, Left: a");  // there a() is not public
}

TEST(StubTypes, OverrideWhatTheyWouldHaveToChooseFrom) {
  EXPECT_EQ(stub_of({"DefaultA", "OtherDefaultA"}), "DefaultA, OtherDefaultA: a");
  EXPECT_EQ(stub_of({"DefaultA", "AboveDefaultA"}), "AboveDefaultA: a");
  EXPECT_EQ(stub_of({"Throwing", "Right"}), "Throwing, Right: b");  // b() declares an exception
  EXPECT_EQ(stub_of({"FinalA", "Left"}), "FinalA, Left:");
  EXPECT_EQ(stub_of({"FinalA", "TextA"}), "");
  EXPECT_EQ(stub_of({"Guided", "Right"}), "");
}

TEST(StubTypes, HaveWhatTypeVariablesStandFor) {
  EXPECT_EQ(stub_of({"Conflicts$Strings", "Left"}), "Conflicts$Strings, Left: f put a");
  EXPECT_EQ(stub_of({"Conflicts$Strings", "Conflicts$Text"}),
            "Conflicts$Strings, Conflicts$Text: f put and bridges");
  EXPECT_EQ(stub_of({"Conflicts$Strings", "Conflicts$Integers"}), "");
  EXPECT_EQ(stub_of({"Conflicts$Strings", "Conflicts$Putting"}), "");
  EXPECT_EQ(stub_of({"Conflicts$Source", "Conflicts$Putting"}),
            "Conflicts$Source, Conflicts$Putting: f put");
}

TEST(StubTypes, AreBelowWhatSealedTypesPermit) {
  EXPECT_EQ(stub_of({"Conflicts$Half", "Left"}), "Conflicts$Open, Left: a");
  EXPECT_EQ(stub_of({"Conflicts$Whole", "Left"}), "");
}

}  // namespace
}  // namespace assay::recipe
