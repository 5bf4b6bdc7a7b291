// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "base/result.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::boot {

/// Brings the genuine class library up in the order in which HotSpot does.
class BootSequence {
 public:
  explicit BootSequence(interp::Machine& machine)
      : machine_(machine), universe_(machine.universe()) {}

  Result<void> run();

 private:
  Result<void> initialise(std::string_view class_name);
  Result<vm::Slot> call_static(std::string_view class_name, std::string_view method,
                               std::string_view descriptor,
                               std::initializer_list<vm::Slot> arguments);
  Result<vm::Slot> call(vm::Method* method, std::string_view what,
                        std::span<const vm::Slot> arguments);
  Result<vm::Ref> construct(std::string_view class_name, std::string_view descriptor,
                            std::initializer_list<vm::Slot> arguments);
  Result<void> make_main_thread();
  Result<void> set_unsafe_constants();
  Result<void> preload_errors();

  interp::Machine& machine_;
  vm::Universe& universe_;
};

}  // namespace assay::boot
