// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::recipe {

/// A value that a step needs: an input that is free, what an earlier step gave, or a fixed value.
struct Operand {
  enum class Kind : std::uint8_t { Leaf, Result, Literal };
  Kind kind = Kind::Leaf;
  std::uint32_t index = 0;  // of Recipe::leaves, Recipe::steps or Recipe::literals

  friend bool operator==(const Operand&, const Operand&) = default;
};

/// A free input.
struct Leaf {
  std::string name;
  vm::Kind kind = vm::Kind::Int;
  vm::Class* type = nullptr;                    // of a reference
  std::vector<vm::Class*> type_arguments = {};  // as far as its declaration says
  bool nullable = true;
};

/// A value that is always the same. At most one of text, array, mentioned and constant is set; a
/// reference without any is null.
struct Literal {
  vm::Kind kind = vm::Kind::Ref;
  std::uint64_t bits = 0;              // of a number
  std::optional<std::u16string> text;  // a string
  vm::Class* array = nullptr;          // a new array of this class with these elements
  std::vector<Literal> elements;
  vm::Class* mentioned = nullptr;  // a class literal
  vm::Field* constant = nullptr;   // what this static field holds
};

/// What a call has to give, so that the run goes on. Of the last one it is what is asked for.
enum class Demand : std::uint8_t { None, True, False, Zero, Negative };

/// A call of a method or constructor, a store to a field, a class that is initialised or, without
/// any of them, a store to an element of an array: operands are the array, the index and the value.
struct Step {
  vm::Method* method = nullptr;
  /// Set: operands are the object, unless it is static, and the value; without one it is loaded,
  /// and is a reference.
  vm::Field* field = nullptr;
  std::vector<Operand> operands;     // the receiver first, if there is one
  vm::Class* initialised = nullptr;  // set: all that is done is that this class is ready to be used
  Demand demand = Demand::None;      // of its result

  bool loads_field() const {
    return field != nullptr && operands.size() == (field->is_static() ? 0u : 1u);
  }
  bool stores_element() const {
    return method == nullptr && field == nullptr && initialised == nullptr;
  }
  /// The class that has to be ready before the step is taken; null if there is none.
  vm::Class* owner() const {
    return method != nullptr ? method->owner : field != nullptr ? field->owner : initialised;
  }
  /// Whether it does nothing but put static state in place.
  bool is_static_state() const {
    return initialised != nullptr || (field != nullptr && field->is_static());
  }
};

/// Whether a number, or a truth value, is what was demanded.
bool meets(Demand demand, std::int32_t result);

/// A straight-line program of calls that a test could make. The last step is what is tested.
struct Recipe {
  std::vector<Leaf> leaves;
  std::vector<Step> steps;
  std::vector<Literal> literals;
  std::size_t fixed_steps = 0;  // the first ones, which are never left out
};

}  // namespace assay::recipe
