// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "base/check.h"
#include "boot/runtime.h"
#include "recipe/effects/effects.h"
#include "recipe/invokables.h"

namespace assay::recipe::test {

/// The compiled fixtures in a booted machine, and short names for their parts. Booting takes a
/// while: one for all tests.
class FixtureProgram {
 public:
  static FixtureProgram& get() {
    static FixtureProgram program;
    return program;
  }

  boot::Runtime& runtime() { return *runtime_; }
  interp::Machine& machine() { return runtime_->machine(); }
  vm::Universe& universe() { return runtime_->universe(); }
  const classpath::ClassPath& class_path() const { return runtime_->class_path(); }

  vm::Class& find(const std::string& name) {
    auto loaded = universe().load_builtin(*loader_, "fixtures/" + name, machine().resolver());
    CHECK(loaded.ok() && loaded.value() != nullptr, "the fixture should exist");
    return *loaded.value();
  }

  std::vector<vm::Class*> all(const std::vector<std::string>& names) {
    std::vector<vm::Class*> classes;
    for (const std::string& name : names) classes.push_back(&find(name));
    return classes;
  }

  vm::Method& method(const std::string& class_name, std::string_view name) {
    for (vm::Method& method : find(class_name).methods) {
      if (method.info->name == name) return method;
    }
    CHECK(false, "the fixture should have the method");
    std::abort();
  }

  /// What the classes offer, with effects.
  std::vector<Invokable> invokables(const std::vector<std::string>& names) {
    EffectIndex index(machine(), all(names));
    std::vector<Invokable> found;
    for (vm::Class* klass : all(names)) {
      for (Invokable& each : invokables_of(machine(), *klass, MemberAccess::Package))
        found.push_back(std::move(each));
    }
    add_effects(found, index);
    return found;
  }

 private:
  FixtureProgram() {
    boot::RuntimeOptions options;
    options.heap_bytes = std::uint64_t{256} << 20;
    options.class_path = ASSAY_RECIPE_FIXTURES;
    auto created = boot::Runtime::create(options);
    CHECK(created.ok(), created.ok() ? "" : created.error().message);
    runtime_ = std::move(created).value();
    auto booted = runtime_->boot();
    CHECK(booted.ok(), booted.ok() ? "" : booted.error().message);
    vm::Method* get_loader = universe().find_method(
        *universe().well_known().class_loader, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    loader_ = &universe().loader_data(machine().call(*get_loader, {}).value.ref);
  }

  std::unique_ptr<boot::Runtime> runtime_;
  vm::LoaderData* loader_ = nullptr;
};

inline std::size_t index_of(const std::vector<Invokable>& invokables, std::string_view name) {
  auto found = std::find_if(invokables.begin(), invokables.end(),
                            [&](const Invokable& each) { return each.name == name; });
  CHECK(found != invokables.end(), "the invokable should exist");
  return static_cast<std::size_t>(found - invokables.begin());
}

}  // namespace assay::recipe::test
