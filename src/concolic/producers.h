// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "vm/class.h"

namespace assay::concolic {

/// A way to come by an object through what a test may use.
struct Producer {
  enum class Kind : std::uint8_t {
    Constructor,
    Factory,   // a method; if it is not static, its receiver is made first
    Constant,  // a static field
    Stub,      // an invented class: each of its fields is what one of its methods returns
  };
  Kind kind = Kind::Constructor;
  vm::Class* type = nullptr;     // of the object, as far as it is known beforehand
  vm::Method* method = nullptr;  // of a Constructor or Factory
  vm::Field* field = nullptr;    // of a Constant
  bool needs_outer = false;      // a Constructor whose first argument is the object around
};

/// What is to be written of an invented class: field i is what the i-th method that returns
/// something returns.
struct InventedClass {
  vm::Class* base = nullptr;         // what it implements
  std::vector<vm::Method*> methods;  // of the base, abstract, all that must be there
  bool is_lambda = false;            // a functional interface
};

/// Knows producers of types. Without one, inputs know constructors and a few library types only.
class ProducerSource {
 public:
  virtual ~ProducerSource() = default;

  /// The best first; `depth` says how deep inside other inputs the object is needed.
  virtual std::vector<Producer> producers(vm::Class& type, unsigned depth) = 0;
  /// Whether nothing but these may make objects for inputs of the type, strings and boxes included.
  virtual bool is_limited(vm::Class&) { return false; }
};

}  // namespace assay::concolic
