// SPDX-License-Identifier: Apache-2.0
#include "hazards/hazard_index.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "unit/hazards/fixture_classes.h"

namespace assay::hazards {
namespace {

test::FixtureClasses& fixtures() {
  static test::FixtureClasses classes(ASSAY_HAZARD_FIXTURES);
  return classes;
}

std::string text_of(const std::vector<Hazard>& hazards) {
  std::string text;
  for (const Hazard& each : hazards) {
    text += std::string(name_of(each.kind)) + ": " + each.condition + "\n";
  }
  return text;
}

class HazardIndexTest : public testing::Test {
 protected:
  const std::vector<Hazard>& of(std::string_view method, std::string_view klass = "Fixtures") {
    return index_.of(fixtures().method("fixtures/" + std::string(klass), method));
  }
  std::string text(std::string_view method, std::string_view klass = "Fixtures") {
    return text_of(of(method, klass));
  }

  HazardIndex index_{fixtures().machine(), fixtures().classes()};
};

// Methods say in their names what is expected of them.
TEST_F(HazardIndexTest, ProvesWhatIsSafeAndListsWhatIsNot) {
  int safe = 0, open = 0, always = 0;
  for (vm::Class* klass : fixtures().classes()) {
    for (const vm::Method& method : klass->methods) {
      std::string name(method.info->name);
      if (name.starts_with("lambda$")) continue;
      const std::vector<Hazard>& found = index_.of(method);
      std::string where = std::string(klass->name) + "." + name + "\n" + text_of(found);
      EXPECT_TRUE(index_.is_followed(method)) << where;
      if (name.ends_with("Safe")) {
        ++safe;
        EXPECT_TRUE(found.empty()) << where;
      }
      if (name.ends_with("Open")) {
        ++open;
        EXPECT_FALSE(found.empty()) << where;
      }
      if (name.ends_with("Always")) {
        ++always;
        EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const Hazard& each) {
          return each.cause == Cause::Always;
        })) << where;
      }
    }
  }
  EXPECT_GT(safe, 40);
  EXPECT_GT(open, 40);
  EXPECT_EQ(always, 6);
}

TEST_F(HazardIndexTest, SaysConditionsInJava) {
  EXPECT_EQ(text("divideOpen"), "division-by-zero: n == 0\n");
  EXPECT_EQ(text("nullOpen"), "null-dereference: s == null\n");
  EXPECT_EQ(text("boundsOpen"), "array-index: i < 0 || i >= a.length\n");
  EXPECT_EQ(text("boundsPastEndOpen"), "array-index: i >= a.length\n");
  EXPECT_EQ(text("castInterfaceOpen"), "class-cast: o != null && !(o instanceof Comparable)\n");
  EXPECT_EQ(text("sizeOpen"), "negative-array-size: n < 0\n");
  EXPECT_EQ(text("sizeManyOpen"), "negative-array-size: m < 0\n");
  EXPECT_EQ(text("charAtOpen"), "index: i < 0 || i >= 3\n");
  EXPECT_NE(text("unboxOpen").find("null-dereference: this.map.get(..) == null"),
            std::string::npos);
  EXPECT_EQ(text("calleeOpen"), "null-dereference: maybe(..) == null\n");
  EXPECT_EQ(text("assertOpen"), "assertion: n <= 3\n");
  EXPECT_EQ(text("remainderOpen"), "division-by-zero: n == 0L\n");
}

TEST_F(HazardIndexTest, ListsAnOperationOnce) {
  EXPECT_EQ(text("nullRequired"), "null-dereference: s == null\n");
  EXPECT_EQ(text("handlerKeeps", "Tricky"), "division-by-zero: n == 0\n");
  EXPECT_EQ(text("lambda$lambdaLater$0", "Tricky"), "null-dereference: s == null\n");
  EXPECT_EQ(text("nullTwice"), "null-dereference: s == null\n");
}

TEST_F(HazardIndexTest, DecidesTheExamplesOfTheSpecification) {
  EXPECT_EQ(text("slot"), "");
  EXPECT_EQ(text("x02"), "");
  EXPECT_EQ(text("x03"), "");
  EXPECT_EQ(text("x04"), "");
  EXPECT_EQ(text("x05"), "division-by-zero: p * q == 0\n");
  EXPECT_EQ(text("x05Long"), "");
  EXPECT_EQ(text("x06"), "");
  EXPECT_EQ(text("x14"), "division-by-zero: w == 0\n");
  EXPECT_EQ(text("x39"), "");
}

TEST_F(HazardIndexTest, KnowsGuards) {
  ASSERT_EQ(of("guard").size(), 1u);
  const Hazard& guard = of("guard")[0];
  EXPECT_EQ(guard.kind, Kind::IllegalArgument);
  EXPECT_EQ(guard.condition, "n < 0 || n > 10");
  EXPECT_TRUE(guard.is_guard && guard.is_explicit && guard.depends_on_input);
  ASSERT_EQ(of("needOpen").size(), 1u);
  EXPECT_EQ(of("needOpen")[0].condition, "this.open == 0");
  EXPECT_TRUE(of("needOpen")[0].is_guard);
  EXPECT_EQ(of("needOpen")[0].cause, Cause::Fields);
  EXPECT_FALSE(of("assertOpen")[0].is_guard);
}

TEST_F(HazardIndexTest, OrdersByPromise) {
  EXPECT_EQ(of("divideOpen")[0].cause, Cause::Parameters);
  EXPECT_EQ(of("calleeOpen")[0].cause, Cause::Results);
  EXPECT_EQ(of("divideAlways")[0].cause, Cause::Always);
  auto sorted = index_.by_promise(fixtures().method("fixtures/Fixtures", "unboxOpen"));
  for (std::size_t i = 1; i < sorted.size(); ++i)
    EXPECT_GE(sorted[i - 1].promise(), sorted[i].promise());
}

TEST_F(HazardIndexTest, FindsEndlessRecursion) {
  EXPECT_EQ(text("endless"), "stack-overflow: \n");
  EXPECT_EQ(of("endless")[0].cause, Cause::Always);
  EXPECT_EQ(text("endlessSame"), "stack-overflow: \n");
  EXPECT_EQ(text("factorial"), "");
}

TEST_F(HazardIndexTest, ListsSilentOverflowWhenAsked) {
  EXPECT_EQ(text("wraps"), "");
  HazardIndex::Options options;
  options.with_silent_overflow = true;
  HazardIndex index(fixtures().machine(), fixtures().classes(), options);
  auto count = [&](std::string_view name) {
    return index.of(fixtures().method("fixtures/Fixtures", name)).size();
  };
  EXPECT_EQ(count("wraps"), 1u);
  EXPECT_EQ(count("wrapsNot"), 0u);
  EXPECT_EQ(count("narrows"), 1u);
  EXPECT_EQ(count("narrowsNot"), 0u);
}

TEST_F(HazardIndexTest, KnowsWhatPrivateMethodsAreGiven) {
  EXPECT_EQ(text("helper"), "");
  EXPECT_EQ(of("passedNull", "Tricky")[0].cause, Cause::Always);
  EXPECT_EQ(of("byReference", "Tricky").size(), 1u);
}

TEST_F(HazardIndexTest, MeasuresCallsBackwards) {
  vm::Method& helper = fixtures().method("fixtures/Fixtures", "helper");
  vm::Method& caller = fixtures().method("fixtures/Fixtures", "helperCallSafe");
  EXPECT_EQ(index_.distance(helper, helper), 0);
  EXPECT_EQ(index_.distance(caller, helper), 1);
  EXPECT_EQ(index_.distance(helper, caller), -1);
  EXPECT_EQ(index_.reachers(helper).size(), 2u);
}

TEST_F(HazardIndexTest, SaysWhichInstructionsAreSafe) {
  vm::Method& method = fixtures().method("fixtures/Fixtures", "divideOpen");
  EXPECT_FALSE(index_.is_safe(method, of("divideOpen")[0].bytecode_index));
  EXPECT_TRUE(index_.is_safe(method, 0));
}

}  // namespace
}  // namespace assay::hazards
