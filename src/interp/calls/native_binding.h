// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "interp/calls/argument_types.h"
#include "interp/native.h"
#include "vm/class.h"

namespace assay::interp {

/// A native method and the function that does its work. All natives are called through `call`,
/// which holds the method's descriptor against the arguments first: the receiver is there, and a
/// reference is null or of the declared class. Honest code cannot break that, but a program can
/// reach every private native with a trusted lookup and forge the method handle that calls it.
class NativeBinding {
 public:
  NativeBinding(const vm::Method& method, NativeFunction function)
      : function_(function), types_(method), has_receiver_(!method.is_static()) {}
  /// A method of a class that the machine wrote itself, which nobody else can call.
  explicit NativeBinding(NativeFunction function) : function_(function) {}

  Outcome call(NativeCall& call);

 private:
  NativeFunction function_;
  std::optional<ArgumentTypes> types_;
  bool has_receiver_ = false;
};

}  // namespace assay::interp
