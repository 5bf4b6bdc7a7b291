// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/check.h"
#include "classpath/class_path.h"
#include "explore/method_explorer.h"
#include "explore/target.h"

namespace assay::hazards::test {

/// All classes of a class path in a booted machine.
class FixtureClasses {
 public:
  explicit FixtureClasses(const std::string& class_path) {
    explore::ExploreOptions options;
    options.class_path = class_path;
    auto created = explore::make_runtime(options);
    CHECK(created.ok(), created.ok() ? "" : created.error().message);
    runtime_ = std::move(created).value();
    for (const classpath::ClassPathClass& each : runtime_->class_path().classes()) {
      auto loaded = explore::load_class(*runtime_, each.name);
      if (loaded.ok()) classes_.push_back(loaded.value());
    }
  }

  boot::Runtime& runtime() { return *runtime_; }
  interp::Machine& machine() { return runtime_->machine(); }
  const std::vector<vm::Class*>& classes() const { return classes_; }

  vm::Class& find(std::string_view name) {
    for (vm::Class* klass : classes_) {
      if (klass->name == name) return *klass;
    }
    CHECK(false, "the fixture should exist");
    std::abort();
  }
  vm::Method& method(std::string_view class_name, std::string_view name) {
    for (vm::Method& method : find(class_name).methods) {
      if (method.info->name == name) return method;
    }
    CHECK(false, "the fixture should have the method");
    std::abort();
  }

 private:
  std::unique_ptr<boot::Runtime> runtime_;
  std::vector<vm::Class*> classes_;
};

}  // namespace assay::hazards::test
