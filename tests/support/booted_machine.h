// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string_view>

#include "base/check.h"
#include "boot/runtime.h"
#include "interp/threads/sticky_run.h"

namespace assay::test {

/// A machine with the class library of the JDK that would be found, and short ways to call into it.
class BootedMachine {
 public:
  explicit BootedMachine(std::uint64_t heap_bytes = std::uint64_t{256} << 20) {
    boot::RuntimeOptions options;
    options.heap_bytes = heap_bytes;
    auto created = boot::Runtime::create(options);
    CHECK(created.ok(), created.ok() ? "" : created.error().message);
    runtime_ = std::move(created).value();
    auto booted = runtime_->boot();
    CHECK(booted.ok(), booted.ok() ? "" : booted.error().message);
  }

  interp::Machine& machine() { return runtime_->machine(); }
  vm::Universe& universe() { return runtime_->universe(); }
  world::World& world() { return runtime_->world(); }

  vm::Method& method(std::string_view class_name, std::string_view name,
                     std::string_view descriptor) {
    vm::Class* klass = universe().load_boot(class_name);
    CHECK(klass != nullptr, "the library class should exist");
    vm::Method* found = universe().find_method(*klass, name, descriptor);
    CHECK(found != nullptr, "the library method should exist");
    return *found;
  }
  vm::Slot string(std::string_view text) {
    return vm::Slot::of_ref(universe().strings().make(text));
  }
  std::string text(vm::Slot string) { return universe().strings().utf8(string.ref); }

 private:
  std::unique_ptr<boot::Runtime> runtime_;
};

}  // namespace assay::test
