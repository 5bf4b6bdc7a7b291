// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::javatext {

/// What javac knows of an argument.
struct ArgumentType {
  vm::Kind kind = vm::Kind::Ref;
  const vm::Class* klass = nullptr;  // of a reference; null: it fits all of them
  bool is_box = false;               // may be written as a plain number
};

/// Whether another method of that name, of the class or of one above it, takes the arguments, too:
/// then javac does not know, or does not choose, which one is meant.
bool is_overloaded(interp::Machine& machine, const vm::Method& method,
                   const std::vector<ArgumentType>& arguments);
/// Whether javac finds no type for a variable that stands for this argument and for others.
bool is_in_dispute(const vm::Method& method, std::size_t parameter,
                   const std::vector<ArgumentType>& arguments);
/// Whether there is another one with that many parameters, whatever they are.
bool has_namesake(const vm::Method& method);

}  // namespace assay::javatext
