// SPDX-License-Identifier: Apache-2.0
// What the program under test is given, as variables. A primitive is one variable; a reference is a
// variable that chooses among candidates, each of which has inputs of its own. The same tree is
// built as objects (input_builder), drawn at random, minimised and written as Java.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "concolic/producers.h"
#include "expr/assignment.h"
#include "expr/terms.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::concolic {

/// An input of the program, by number.
struct NodeId {
  std::uint32_t index = 0;

  friend bool operator==(NodeId, NodeId) = default;
};

/// An object that a reference input may be.
struct Candidate {
  enum class Kind : std::uint8_t {
    String,
    Array,
    Box,
    EnumConstant,
    Object,    // by a constructor
    Factory,   // by another method
    Constant,  // in a static field
    Stub,
    List,
    Alias,
  };
  Kind kind;
  std::uint32_t number;  // the value of the choice variable; unique among all objects of a run
  vm::Class* klass = nullptr;

  expr::Variable length;                     // of a String or an Array
  expr::Variable utf16;                      // of a String: has a character beyond Latin-1
  std::vector<expr::Variable> latin1, wide;  // characters of a String, made when asked for
  // Elements; a Box's value; a constructor's or factory's arguments, the receiver first; what the
  // methods of a Stub return; the array that a List is made of.
  std::vector<NodeId> children;
  vm::Method* constructor = nullptr;  // of an Object or a Factory
  vm::Field* field = nullptr;         // of a Constant
  std::uint32_t ordinal = 0;          // of an EnumConstant
  std::string constant;               // its name
  NodeId alias;                       // of an Alias: the same object as that input's

  /// The object may be of a class that only a run tells.
  bool has_open_class() const { return kind == Kind::Factory || kind == Kind::Constant; }
};

/// A parameter, an array element, a constructor's argument: a primitive value or a reference. A
/// reference's variable chooses: 0 is null, any other value the candidate of that number.
struct InputNode {
  std::string name;
  vm::Kind kind;
  vm::Class* type = nullptr;          // declared; of a reference
  vm::Class* element_type = nullptr;  // of a collection, if its declaration says
  expr::Variable variable;
  bool nullable = true;
  unsigned depth = 0;
  std::vector<Candidate> candidates;
};

struct InputLimits {
  std::uint32_t max_length = 64;  // of strings and arrays
  unsigned max_depth = 3;         // of constructors inside constructors
};

/// The class that a descriptor means to a class's loader; null if it cannot be loaded.
vm::Class* class_of(interp::Machine& machine, const vm::Class& from, std::string_view descriptor);

/// All inputs of one target, as leaves for terms. They are found while it is explored (elements of
/// longer arrays, types that the program asks for) and keep their numbers from run to run.
class Inputs {
 public:
  Inputs(interp::Machine& machine, expr::Terms& terms, const InputLimits& limits);

  /// Where objects come from; none: from the shortest constructors.
  void set_producers(ProducerSource* producers) { producers_ = producers; }

  NodeId add(std::string name, vm::Kind kind, vm::Class* type, unsigned depth = 0,
             bool nullable = true, vm::Class* element_type = nullptr);
  const InputNode& node(NodeId id) const { return nodes_[id.index]; }
  InputNode& node(NodeId id) { return nodes_[id.index]; }
  std::size_t size() const { return nodes_.size(); }
  expr::Terms& terms() { return terms_; }
  const InputLimits& limits() const { return limits_; }

  /// The input whose choice (or primitive value) this variable is; the node of its candidate for
  /// lengths and characters.
  const NodeId* owner(expr::Variable variable) const;
  /// The candidate that the assignment chooses; null for null.
  Candidate* chosen(NodeId id, const expr::Assignment& assignment);
  Candidate* candidate(NodeId id, std::uint32_t number);

  // Parts, made when first asked for.
  expr::Variable character(NodeId id, Candidate& string, std::uint32_t index, bool wide);
  NodeId element(NodeId id, Candidate& array, std::uint32_t index);

  /// Adds candidates that are of a type the program asks for; true if there are new ones.
  bool offer_type(NodeId id, vm::Class& type);
  /// Lets `later` be the same object as `earlier`, if their types allow it.
  bool offer_alias(NodeId earlier, NodeId later);
  /// Whether an input is another one or is used to make it.
  bool is_part_of(NodeId part, NodeId whole) const;

  /// Whether making an object for this type may execute Java code that depends on inputs: anything
  /// but strings, boxes, enums and arrays of such. Which object it is must then be decided first.
  bool may_run_code(const vm::Class* type) const;
  /// Whether an input is of a type that other classes than the known ones may implement.
  bool has_open_types() const;
  /// Changes whenever a known input has new candidates: what was refuted may be possible now.
  std::uint32_t generation() const { return generation_; }

  /// What is true of a variable whatever the path: the range of a choice, the limit of a length.
  void axioms(expr::Variable variable, std::vector<expr::Term>& constraints);
  /// Those of all variables that have any; on request without the limit on lengths.
  void all_axioms(std::vector<expr::Term>& constraints, bool limit_lengths);
  bool has_lengths() const { return !lengths_.empty(); }
  bool is_length(expr::Variable variable) const { return lengths_.count(variable.index) != 0; }
  bool is_utf16(expr::Variable variable) const {
    return string_of_utf16_.count(variable.index) != 0;
  }

  /// The input as a Java expression.
  std::string java(NodeId id, const expr::Assignment& assignment);
  /// The characters of a string input.
  std::u16string text(NodeId id, const expr::Assignment& assignment);
  /// Strings whose identity the program looked at are written `new String("a")`.
  void note_identity(NodeId id) { identity_.insert(id.index); }
  bool is_identity_noted(NodeId id) const { return identity_.count(id.index) != 0; }

  /// Types that no candidate could be made for.
  const std::set<std::string>& unbuildable() const { return unbuildable_; }

  vm::Class* class_of(const vm::Class& from, std::string_view descriptor) {
    return concolic::class_of(machine_, from, descriptor);
  }

 private:
  bool is_limited(vm::Class* type);
  void offer(NodeId id, vm::Class& klass);
  void offer_object(NodeId id, vm::Class& klass);
  void offer_produced(NodeId id, vm::Class& klass);
  void offer_producer(NodeId id, const Producer& producer);
  std::vector<NodeId> add_arguments(NodeId id, const vm::Method& method, bool needs_first);
  void offer_list(NodeId id, vm::Class& klass);
  void offer_enum(NodeId id, vm::Class& klass);
  vm::Method* best_constructor(vm::Class& klass);
  Candidate& new_candidate(NodeId id, Candidate::Kind kind, vm::Class& klass);
  expr::Variable new_variable(std::string name, expr::VariableKind kind, unsigned width,
                              std::uint64_t preferred, NodeId owner);
  std::string java_string(NodeId id, const expr::Assignment& assignment);
  std::string java_candidate(NodeId id, const Candidate& candidate,
                             const expr::Assignment& assignment);

  interp::Machine& machine_;
  expr::Terms& terms_;
  InputLimits limits_;
  ProducerSource* producers_ = nullptr;
  std::vector<InputNode> nodes_;
  std::unordered_map<std::uint32_t, NodeId> owners_;  // by variable
  std::set<std::uint32_t> lengths_;
  std::unordered_map<std::uint32_t, expr::Variable> string_of_utf16_;  // its length
  std::set<std::uint32_t> identity_;
  std::set<std::string> unbuildable_;
  std::uint32_t next_number_ = 1;
  std::uint32_t generation_ = 0;
};

/// The width of an input of this kind: what the JVM would store in a field.
unsigned width_of(vm::Kind kind);

}  // namespace assay::concolic
