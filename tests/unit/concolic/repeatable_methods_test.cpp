// SPDX-License-Identifier: Apache-2.0
#include "concolic/repeats/repeatable_methods.h"

#include <gtest/gtest.h>

#include "base/check.h"
#include "explore/method_explorer.h"
#include "explore/target.h"

namespace assay::concolic {
namespace {

class RepeatableMethodsTest : public ::testing::Test {
 protected:
  RepeatableMethodsTest() {
    explore::ExploreOptions options;
    options.class_path = ASSAY_CONCOLIC_FIXTURES;
    auto created = explore::make_runtime(options);
    CHECK(created.ok(), created.ok() ? "" : created.error().message);
    runtime_ = std::move(created).value();
    auto loaded = explore::load_usable_class(*runtime_, "fixtures/Repeats");
    CHECK(loaded.ok(), loaded.ok() ? "" : loaded.error().message);
    class_ = loaded.value();
    found_ = repeatable_methods(runtime_->universe(), *class_);
  }

  const vm::Method& method(std::string_view name) const {
    for (const vm::Method& each : class_->methods) {
      if (each.info->name == name) return each;
    }
    CHECK(false, "the fixture should have the method");
    std::abort();
  }

  std::unique_ptr<boot::Runtime> runtime_;
  vm::Class* class_ = nullptr;
  std::unordered_map<const vm::Method*, RepeatableMethod> found_;
};

TEST_F(RepeatableMethodsTest, AreThoseThatSaySoInTheirNames) {
  int repeatable = 0, once = 0;
  for (const vm::Method& each : class_->methods) {
    const std::string name(each.info->name);
    if (name.starts_with("repeatable")) {
      ++repeatable;
      EXPECT_EQ(found_.count(&each), 1u) << name;
    } else if (name.starts_with("once")) {
      ++once;
      EXPECT_EQ(found_.count(&each), 0u) << name;
    }
  }
  EXPECT_EQ(repeatable, 4);
  EXPECT_EQ(once, 14);
}

TEST_F(RepeatableMethodsTest, KnowWhatTheyCount) {
  EXPECT_EQ(found_.at(&method("repeatableCounting")).counters.size(), 2u);
  EXPECT_TRUE(found_.at(&method("repeatableNumber")).counters.empty());
}

}  // namespace
}  // namespace assay::concolic
