// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::interp {

class Machine;

/// Makes the exceptions that the machine throws itself.
class Throwables {
 public:
  explicit Throwables(Machine& machine) : machine_(machine) {}

  /// A new exception with its stack trace, as if thrown by the current frame. Never null.
  vm::Ref make(std::string_view class_name, const std::string* message, vm::Ref cause = {});
  /// The exception of a trap that is not Suspended.
  vm::Ref of(vm::Trap& trap);
  /// Fills in Throwable.backtrace and depth from the current thread's frames.
  void fill_stack_trace(vm::Ref throwable);
  /// Makes the exception that is thrown when no other can be.
  void prepare_out_of_memory_error();

 private:
  Machine& machine_;
  vm::Ref out_of_memory_error_;
};

}  // namespace assay::interp
