// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/check.h"
#include "boot/runtime.h"
#include "invariants/invariant.h"
#include "invariants/operation.h"
#include "invariants/synthesis.h"
#include "recipe/effects/effects.h"
#include "recipe/invokables.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::invariants::test {

/// The compiled examples in a booted machine: one for all tests.
class InvariantProgram {
 public:
  static InvariantProgram& get() {
    static InvariantProgram program;
    return program;
  }

  boot::Runtime& runtime() { return *runtime_; }
  interp::Machine& machine() { return runtime_->machine(); }
  const classpath::ClassPath& class_path() const { return runtime_->class_path(); }

  vm::Class& find(const std::string& name) {
    auto loaded = machine().universe().load_builtin(*loader_, name, machine().resolver());
    CHECK(loaded.ok() && loaded.value() != nullptr, "the example should exist");
    return *loaded.value();
  }

  std::vector<vm::Class*> all(const std::vector<std::string>& names) {
    std::vector<vm::Class*> classes;
    for (const std::string& name : names) classes.push_back(&find(name));
    return classes;
  }

 private:
  InvariantProgram() {
    boot::RuntimeOptions options;
    options.heap_bytes = std::uint64_t{256} << 20;
    options.class_path = ASSAY_INVARIANT_FIXTURES;
    auto created = boot::Runtime::create(options);
    CHECK(created.ok(), created.ok() ? "" : created.error().message);
    runtime_ = std::move(created).value();
    auto booted = runtime_->boot();
    CHECK(booted.ok(), booted.ok() ? "" : booted.error().message);
    vm::Universe& universe = machine().universe();
    vm::Method* get_loader = universe.find_method(
        *universe.well_known().class_loader, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    loader_ = &universe.loader_data(machine().call(*get_loader, {}).value.ref);
  }

  std::unique_ptr<boot::Runtime> runtime_;
  vm::LoaderData* loader_ = nullptr;
};

/// A class with what is known of its invariants, and of others that speak of it.
struct Subject {
  explicit Subject(const std::string& name, const std::vector<std::string>& others = {},
                   recipe::MemberAccess access = recipe::MemberAccess::Public,
                   const std::vector<std::string>& asked_for = {})
      : klass(InvariantProgram::get().find(name)),
        users(InvariantProgram::get().all(others)),
        effects(InvariantProgram::get().machine(), with(klass, users)),
        operations(InvariantProgram::get().machine(), effects, access),
        invariants(invariants_of(klass, effects, asked_for)) {}

  Synthesis synthesis(const SynthesisOptions& options = {}) {
    CHECK(!invariants.all.empty(), "the class should have an invariant");
    return {operations, klass, *invariants.all.front().method, users, options};
  }

  static std::vector<vm::Class*> with(vm::Class& klass, std::vector<vm::Class*> others) {
    others.push_back(&klass);
    return others;
  }

  vm::Class& klass;
  std::vector<vm::Class*> users;
  recipe::EffectIndex effects;
  OperationIndex operations;
  ClassInvariants invariants;
};

}  // namespace assay::invariants::test
