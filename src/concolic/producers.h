// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "vm/class.h"

namespace assay::concolic {

/// A method of an invented class. Its inputs are the values of public fields, in this order.
struct InventedMethod {
  vm::Method* method = nullptr;  // of the base
  bool answers = false;          // something: what the first call gives
  bool answers_by_call = false;  // an array: what the calls after the first give; the last repeats
  /// Null, or the type of what the first call throws, and all if it is the last.
  vm::Class* failure = nullptr;
  /// Descriptors in the words of its source code, where type variables stand for something.
  std::vector<std::string> parameters = {};
  std::string result = {};
  std::vector<vm::Class*> failures = {};  // which exceptions that may be
  bool is_recorded = false;               // returns nothing: what it is told is kept
};

/// An element of an annotation of an invented class. Its inputs are static fields of the class:
/// the value, those of an annotation that is the value, or the number of elements of an array (two
/// bits of it) and all that there may be.
struct InventedElement {
  vm::Method* method = nullptr;  // of the annotation's interface
  std::vector<InventedElement> inner;
  vm::Class* annotation = nullptr;  // that the value is
  bool is_array = false;
  std::optional<std::uint64_t> usual;  // its default, if that is a number
};

struct InventedAnnotation {
  vm::Class* type = nullptr;
  std::vector<InventedElement> elements;
};

/// A member that an invented class has for whoever looks at its members: a public field of type
/// Object, whose value is an input unless it is static, or a method without parameters.
struct InventedMember {
  enum class Kind : std::uint8_t { Field, StaticField, Method };
  Kind kind = Kind::Field;
  vm::Class* annotation = nullptr;  // null: it has none

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(const InventedMember&, const InventedMember&) = default;
};

/// What a class that is to be invented must be and have.
struct InventedShape {
  std::vector<vm::Class*> types;        // what it is: all of them
  std::vector<vm::Class*> annotations;  // that it has
  std::vector<InventedMember> members;
  /// Another number is another class: what annotations say belongs to the class, not to its
  /// objects.
  unsigned number = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(const InventedShape&, const InventedShape&) = default;
  bool is_plain() const { return annotations.empty() && members.empty(); }
};

/// What is to be written of an invented class. Its inputs are those of its methods, then those of
/// its annotations, then for each member those of its annotation and its value.
struct InventedClass {
  InventedShape shape;                  // as it was asked for
  vm::Class* base = nullptr;            // what it extends or implements
  std::vector<vm::Class*> others;       // further interfaces
  std::vector<InventedMethod> methods;  // all that must be there
  std::vector<InventedAnnotation> annotations;
  std::vector<std::optional<InventedAnnotation>> member_annotations;  // of the shape's members
  /// Of the base, if it takes arguments: inputs after all others.
  vm::Method* constructor = nullptr;
  bool is_lambda = false;        // a functional interface
  bool is_called_early = false;  // by a constructor of the base, as far as its code tells
};

/// The name of a member of an invented class, of which each number has its own.
std::string name_of(const InventedMember& member, std::size_t number);

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
  /// An invented class of that shape, if there can be one.
  virtual std::optional<Producer> invented(const InventedShape&) { return std::nullopt; }
  /// Whether a test may speak of the class.
  virtual bool may_name(const vm::Class&) { return true; }
  /// Existing subtypes that a test may speak of, a few of the nearest.
  virtual std::vector<vm::Class*> subtypes(vm::Class&) { return {}; }
  /// What that invented class is made of; null: it is none.
  virtual const InventedClass* find_invented(const vm::Class&) const { return nullptr; }
  /// Whether nothing but these may make objects for inputs of the type, strings and boxes included.
  virtual bool is_limited(vm::Class&) { return false; }
};

}  // namespace assay::concolic
