// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "classfile/verifier/type.h"

namespace assay::classfile::verifier {

/// The types of all local variables and of the operand stack before an instruction, in slots.
struct Frame {
  std::vector<Type> locals;  // always max_locals of them
  std::vector<Type> stack;
  /// In a constructor: `this` has not been passed to <init> on some way here.
  bool this_is_uninitialized = false;
  /// Raised by every change of a local; the type checker lowers it.
  bool locals_changed = true;

  /// Stores a value, both slots of a long or double, and makes halves of what it overwrites
  /// unusable. The index must be in range.
  void set_local(std::size_t index, const Type& type);

  /// Replaces all occurrences of an uninitialized type (JVMS 4.10.1.4, substitute).
  void substitute(const Type& from, const Type& to);
};

}  // namespace assay::classfile::verifier
