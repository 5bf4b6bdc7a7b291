// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "base/check.h"
#include "concolic/inputs/inputs.h"
#include "explore/method_explorer.h"
#include "explore/target.h"
#include "recipe/class_index.h"
#include "suite/class_generator.h"

namespace assay::suite {
namespace {

/// Classes whose supertypes and signatures name one that is not on the class path.
class MissingClassesTest : public ::testing::Test {
 protected:
  MissingClassesTest() {
    options_.explore.class_path = ASSAY_SUITE_FIXTURES;
    options_.explore.heap_bytes = std::uint64_t{128} << 20;
    options_.class_budget = std::chrono::milliseconds(2'000);
    auto made = explore::make_runtime(options_.explore);
    CHECK(made.ok(), made.ok() ? "" : made.error().message);
    runtime_ = std::move(made).value();
  }
  ClassResult generate(const std::string& name) {
    recipe::ClassIndex index = recipe::ClassIndex::build(runtime_->class_path());
    process::Standby nobody;
    return generate_class(*runtime_, index, options_, name, nobody);
  }
  static std::string text_of(const ClassResult& result) {
    std::string text;
    for (const emit::RenderedTest& test : result.tests.tests) {
      for (const std::string& line : test.lines) text += line + "\n";
    }
    return text;
  }
  bool has_frames() { return runtime_->machine().current().has_frames(); }

  SuiteOptions options_;
  std::unique_ptr<boot::Runtime> runtime_;
};

TEST_F(MissingClassesTest, LoadingSaysWhatIsMissingAndLeavesNoFrame) {
  bool had_frames = has_frames();
  for (int i = 0; i < 2; ++i) {
    auto loaded = explore::load_class(*runtime_, "fixtures/Orphan");
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.error().message,
              "cannot load class fixtures.Orphan: java.lang.NoClassDefFoundError: fixtures/Absent");
    EXPECT_EQ(has_frames(), had_frames);
  }
}

TEST_F(MissingClassesTest, TypesOfInputsLeaveNoFrame) {
  auto loaded = explore::load_class(*runtime_, "fixtures/AbsentTypes");
  ASSERT_TRUE(loaded.ok());
  bool had_frames = has_frames();
  interp::Machine& machine = runtime_->machine();
  EXPECT_EQ(concolic::class_of(machine, *loaded.value(), "Lfixtures/Orphan;"), nullptr);
  EXPECT_EQ(concolic::class_of(machine, *loaded.value(), "[Lfixtures/Orphan;"), nullptr);
  EXPECT_EQ(has_frames(), had_frames);
}

TEST_F(MissingClassesTest, AClassThatCannotBeLoadedIsNoFailureOfOurs) {
  ClassResult result = generate("fixtures.Orphan");
  EXPECT_FALSE(result.failure) << *result.failure;
  EXPECT_EQ(result.obstacles.size(), 1u);
  EXPECT_TRUE(result.tests.tests.empty());
}

TEST_F(MissingClassesTest, OnlyMethodsWhoseTypesAreThereAreTested) {
  ClassResult result = generate("fixtures.AbsentTypes");
  EXPECT_FALSE(result.failure) << *result.failure;
  EXPECT_GT(result.dropped["calls a method whose types are not on the class path"], 0u);
  std::string text = text_of(result);
  EXPECT_NE(text.find(".size("), std::string::npos);
  EXPECT_EQ(text.find(".find("), std::string::npos);
  EXPECT_EQ(text.find(".take("), std::string::npos);
}

}  // namespace
}  // namespace assay::suite
