// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>

#include <memory>
#include <string>

#include "base/check.h"
#include "boot/runtime.h"
#include "mutants/mutants.h"

namespace assay::test {

/// A machine with classes of its own on the class path.
class MachineWithClasses {
 public:
  explicit MachineWithClasses(const std::string& class_path) {
    boot::RuntimeOptions options;
    options.class_path = class_path;
    options.heap_bytes = std::uint64_t{256} << 20;
    auto created = boot::Runtime::create(options);
    CHECK(created.ok(), created.ok() ? "" : created.error().message);
    runtime_ = std::move(created).value();
    auto booted = runtime_->boot();
    CHECK(booted.ok(), booted.ok() ? "" : booted.error().message);
  }

  interp::Machine& machine() { return runtime_->machine(); }
  vm::Universe& universe() { return runtime_->universe(); }

  vm::Class& load(std::string_view internal_name) {
    vm::Method* get_loader = universe().find_method(
        *universe().well_known().class_loader, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    vm::LoaderData& loader = universe().loader_data(machine().call(*get_loader, {}).value.ref);
    auto loaded = universe().load_builtin(loader, std::string(internal_name), machine().resolver());
    CHECK(loaded.ok() && loaded.value() != nullptr, "the class should be on the class path");
    return *loaded.value();
  }

 private:
  std::unique_ptr<boot::Runtime> runtime_;
};

/// "pkg/Class.method(I)I:12 MATH", as compare_with_pit.py writes it too.
inline std::string text_of(vm::Universe& universe, const mutants::Mutant& mutant) {
  return fmt::format(
      "{}.{}{}:{} {}", mutant.method->owner->name, universe.symbols().text(mutant.method->name),
      universe.symbols().text(mutant.method->descriptor), mutant.line, mutants::name_of(mutant.op));
}

}  // namespace assay::test
