// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "vm/class.h"

namespace assay::concolic {

/// A method of an invented class. Its inputs are the values of public fields, in this order.
struct InventedMethod {
  vm::Method* method = nullptr;  // of the base
  bool answers = false;          // something: what the first call gives
  bool answers_by_call = false;  // an array: what the calls after the first give; the last repeats
  vm::Class* failure = nullptr;  // null, or what the first call throws, and all if it is the last
  bool is_recorded = false;      // returns nothing: what it is told is kept
};

/// What is to be written of an invented class. Its inputs are those of its methods.
struct InventedClass {
  vm::Class* base = nullptr;            // what it extends or implements
  std::vector<vm::Class*> others;       // further interfaces
  std::vector<InventedMethod> methods;  // all that must be there
  bool is_lambda = false;               // a functional interface
  bool is_called_early = false;         // by a constructor of the base, as far as its code tells
};

/// A way to come by an object through what a test may use.
struct Producer {
  enum class Kind : std::uint8_t {
    Constructor,
    Factory,   // a method; if it is not static, its receiver is made first
    Constant,  // a static field
    Stub,      // an invented class: its public fields are what its methods answer
  };
  Kind kind = Kind::Constructor;
  vm::Class* type = nullptr;            // of the object, as far as it is known beforehand
  vm::Method* method = nullptr;         // of a Constructor or Factory
  vm::Field* field = nullptr;           // of a Constant
  bool needs_outer = false;             // a Constructor whose first argument is the object around
  std::vector<vm::Field*> fields = {};  // that a test may assign to after a Constructor
  const InventedClass* invented = nullptr;  // of a Stub
};

/// Knows producers of types. Without one, inputs know constructors and a few library types only.
class ProducerSource {
 public:
  virtual ~ProducerSource() = default;

  /// The best first; `depth` says how deep inside other inputs the object is needed.
  virtual std::vector<Producer> producers(vm::Class& type, unsigned depth) = 0;
  /// An invented class that is of all these types, if there can be one.
  virtual std::optional<Producer> invented(const std::vector<vm::Class*>&) { return std::nullopt; }
  /// What that invented class is made of; null: it is none.
  virtual const InventedClass* find_invented(const vm::Class&) const { return nullptr; }
  /// Whether nothing but these may make objects for inputs of the type, strings and boxes included.
  virtual bool is_limited(vm::Class&) { return false; }
};

}  // namespace assay::concolic
