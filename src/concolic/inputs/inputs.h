// SPDX-License-Identifier: Apache-2.0
// What the program under test is given, as variables. A primitive is one variable; a reference is a
// variable that chooses among candidates, each of which has inputs of its own. The same tree is
// built as objects (input_builder), drawn at random, minimised and written as Java (input_writer);
// what that means for a kind of object is in the folder kinds.
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_offers.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

/// The class that a descriptor means to a class's loader; null if it cannot be loaded.
vm::Class* class_of(interp::Machine& machine, const vm::Class& from, std::string_view descriptor);

/// All inputs of one target, as leaves for terms. They are found while it is explored (elements of
/// longer arrays, types that the program asks for) and keep their numbers from run to run. Large
/// because it is a table that is asked by input, by candidate and by variable.
class Inputs {
 public:
  Inputs(interp::Machine& machine, expr::Terms& terms, const InputLimits& limits);

  Inputs(const Inputs&) = delete;
  Inputs& operator=(const Inputs&) = delete;

  NodeId add(std::string name, vm::Kind kind, vm::Class* type, unsigned depth = 0,
             bool nullable = true, std::vector<vm::Class*> type_arguments = {});
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

  /// Which objects references may be, and more of them.
  InputOffers& offers() { return offers_; }
  /// See may_run_code; nothing does where objects are not made by the program.
  bool runs_code(const vm::Class* type) const {
    return !limits_.any_state && may_run_code(machine_.universe(), type);
  }
  /// Whether an input is of a type that other classes than the known ones may implement.
  bool has_open_types() const;
  /// See InputOffers.
  std::uint32_t generation() const { return offers_.generation(); }
  const std::set<std::string>& unbuildable() const { return offers_.unbuildable(); }

  /// What is true of a variable whatever the path: the range of a choice, the limit of a length.
  void axioms(expr::Variable variable, std::vector<expr::Term>& constraints);
  /// Those of all variables that have any; on request without the limit on lengths.
  void all_axioms(std::vector<expr::Term>& constraints, bool limit_lengths);
  /// Limits the lengths of all strings and arrays.
  void limit_lengths(std::vector<expr::Term>& constraints, std::uint32_t longest);
  bool has_lengths() const { return !lengths_.empty(); }
  bool is_length(expr::Variable variable) const { return lengths_.count(variable.index) != 0; }
  /// The most that the length of a string or array may be.
  std::uint32_t longest(expr::Variable length) const;
  /// Whether a term is the length of an array that is empty as long as nobody asks for more.
  bool is_closed_length(expr::Term term) const;
  bool is_utf16(expr::Variable variable) const {
    return string_of_utf16_.count(variable.index) != 0;
  }

  /// Strings whose identity the program looked at are written `new String("a")`.
  void note_identity(NodeId id) { identity_.insert(id.index); }
  bool is_identity_noted(NodeId id) const { return identity_.count(id.index) != 0; }

  vm::Class* class_of(const vm::Class& from, std::string_view descriptor) {
    return concolic::class_of(machine_, from, descriptor);
  }

 private:
  friend InputOffers;  // makes variables for what it offers

  expr::Variable new_variable(std::string name, expr::VariableKind kind, unsigned width,
                              std::uint64_t preferred, NodeId owner);

  interp::Machine& machine_;
  expr::Terms& terms_;
  InputLimits limits_;
  InputOffers offers_;
  std::deque<InputNode> nodes_;                       // stay where they are when inputs are added
  std::unordered_map<std::uint32_t, NodeId> owners_;  // by variable
  std::set<std::uint32_t> lengths_;
  std::unordered_map<std::uint32_t, expr::Variable> string_of_utf16_;  // its length
  std::set<std::uint32_t> identity_;
};

/// A candidate of an input. It is looked up whenever it is needed: candidates move when inputs are
/// added.
struct Place {
  Inputs& inputs;
  NodeId id;
  std::uint32_t number;  // of the candidate

  Candidate& candidate() const { return *inputs.candidate(id, number); }
};

/// The width of an input of this kind: what the JVM would store in a field.
unsigned width_of(vm::Kind kind);

}  // namespace assay::concolic
