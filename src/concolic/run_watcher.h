// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "interp/native.h"
#include "vm/ref.h"

namespace assay::concolic {

/// Hears of what happens in a run beside its symbolic values; see Recorder::add_watcher.
class RunWatcher {
 public:
  virtual ~RunWatcher() = default;

  /// A native method has returned or thrown.
  virtual void native_ended(const interp::NativeCall&) {}
  /// The machine itself throws an exception of this class.
  virtual void machine_throws(std::string_view /*class_name*/, const std::string* /*message*/) {}
  /// A thread other than the first has ended with an exception.
  virtual void uncaught(vm::Ref /*exception*/) {}
};

}  // namespace assay::concolic
