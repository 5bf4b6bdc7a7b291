// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "expr/term.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

/// An input of the program, by number.
struct NodeId {
  std::uint32_t index = 0;

  friend bool operator==(NodeId, NodeId) = default;
};

/// An object that a reference input may be. What a kind of object makes of the fields is in its own
/// file, see kinds/input_kind.h. Large because kinds share what they need of it.
struct Candidate {
  enum class Kind : std::uint8_t {
#define INPUT_KIND(name, function) name,
#include "concolic/inputs/kinds/kinds.def"
#undef INPUT_KIND
  };
  Kind kind;
  std::uint32_t number;  // the value of the choice variable; unique among all objects of a run
  vm::Class* klass = nullptr;

  expr::Variable length;                     // of a String or an Array
  expr::Variable utf16;                      // of a String: has a character beyond Latin-1
  std::vector<expr::Variable> latin1, wide;  // characters of a String, made when asked for
  // Elements; a Box's value; the fields of an object in any state; a constructor's or factory's
  // arguments, the receiver first, then what is assigned to fields; what the methods of a Stub
  // answer; the array that a List is made of; what annotations of an invented class say.
  std::vector<NodeId> children;
  vm::Method* constructor = nullptr;  // of an Object or a Factory
  std::vector<vm::Field*> fields;     // of an Object: what the last children are assigned to
  vm::Field* field = nullptr;         // of a Constant
  std::uint32_t ordinal = 0;          // of an EnumConstant
  std::string constant;               // its name
  vm::Ref literal;                    // of a Literal
  vm::Class* named = nullptr;         // of a ClassLiteral
  std::optional<NodeId> alias;        // of an Alias: the same object as that input's

  /// The object may be of a class that only a run tells.
  bool has_open_class() const;
};

/// A parameter, an array element, a constructor's argument: a primitive value or a reference. A
/// reference's variable chooses: 0 is null, any other value the candidate of that number.
struct InputNode {
  std::string name;
  vm::Kind kind;
  vm::Class* type = nullptr;               // declared; of a reference
  std::vector<vm::Class*> type_arguments;  // as far as the declaration says: classes, or null
  expr::Variable variable;
  bool nullable = true;
  bool is_open = false;      // there are objects that no candidate stands for
  bool is_optional = false;  // nothing need be written for zero or null
  /// Of an invented class, if only some calls of it look at the input: it is left as simple as it
  /// is unless a path needs it.
  const vm::Method* looked_at_by = nullptr;
  /// No object is offered that deep inside of others, unless a run looks at it.
  bool is_shallow = false;
  /// Of an array: longer ones are not asked for. What an invented class answers by call is empty
  /// until a run asks a second time.
  std::uint32_t longest = ~0U;
  unsigned depth = 0;
  std::vector<Candidate> candidates;

  /// Of a collection, if its declaration says.
  vm::Class* element_type() const {
    return type_arguments.empty() ? nullptr : type_arguments.front();
  }
};

constexpr unsigned kLengthWidth = 16;  // of the variables for lengths

struct InputLimits {
  std::uint32_t max_length = 64;  // of strings and arrays
  unsigned max_depth = 3;         // of constructors inside constructors
  bool nulls = true;              // references may be null
  /// Objects are not made by the program's code but in every state that their fields can hold; see
  /// open_world.h.
  bool any_state = false;
  /// An array of objects may be one of texts, which not everything can be stored into.
  bool narrow_arrays = false;
};

}  // namespace assay::concolic
