// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "vm/class.h"

namespace assay::recipe {

/// A value that a step needs: an input that is free, or what an earlier step gave.
struct Operand {
  enum class Kind : std::uint8_t { Leaf, Result };
  Kind kind = Kind::Leaf;
  std::uint32_t index = 0;  // of Recipe::leaves or Recipe::steps

  friend bool operator==(const Operand&, const Operand&) = default;
};

/// A free input.
struct Leaf {
  std::string name;
  vm::Kind kind = vm::Kind::Int;
  vm::Class* type = nullptr;          // of a reference
  vm::Class* element_type = nullptr;  // of a collection, if its declaration says
  bool nullable = true;
};

/// A call of a method or constructor, or a store to a field.
struct Step {
  vm::Method* method = nullptr;
  vm::Field* field = nullptr;  // set: operands are the object, unless it is static, and the value
  std::vector<Operand> operands;  // the receiver first, if there is one
};

/// A straight-line program of calls that a test could make. The last step is what is tested.
struct Recipe {
  std::vector<Leaf> leaves;
  std::vector<Step> steps;
};

}  // namespace assay::recipe
