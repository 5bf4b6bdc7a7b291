// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "vm/universe.h"

namespace assay::vm {

/// What is where in an object, for those who come by number instead of by name (Unsafe). The
/// machine trusts that a reference cell holds a reference to an object of the field's type and
/// that nobody but itself touches the fields it has injected, so that whoever writes or makes up
/// references has to ask here first. Offsets are counted from the header; whether they are inside
/// the object is the caller's affair.
class Cells {
 public:
  Cells(Universe& universe, Ref object)
      : universe_(universe), object_(object), class_(*universe.class_of(object)) {}

  /// Whether the bytes are free of what only the machine may see.
  bool are_readable(std::uint64_t offset, std::uint64_t bytes) const;
  /// Whether the bytes are plain numbers: no part of a reference, nor of an array's length.
  bool are_numbers(std::uint64_t offset, std::uint64_t bytes) const;
  /// Whether a reference begins at the offset.
  bool is_reference(std::uint64_t offset) const;
  /// Whether the reference cell at the offset may refer to a value.
  bool may_hold(std::uint64_t offset, Ref value) const;

 private:
  /// The cell of the reference or injected field that the word belongs to, or null.
  Class::Cell* cell_at(std::uint64_t word) const;

  Universe& universe_;
  Ref object_;
  Class& class_;
};

}  // namespace assay::vm
