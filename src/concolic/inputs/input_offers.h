// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/producers.h"
#include "expr/term.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

class Inputs;

/// Which objects a reference input may be: those of its declared type, of types that the program
/// asks for later, and those that other inputs are. The kinds of input add their candidates here.
/// Large because whoever makes an object possible has a function of its own.
class InputOffers {
 public:
  InputOffers(Inputs& inputs, interp::Machine& machine) : inputs_(inputs), machine_(machine) {}

  /// Where objects come from; none: from the shortest constructors.
  void set_producers(ProducerSource* producers) { producers_ = inventor_ = producers; }
  /// Who invents classes where there are no constructors.
  void set_inventor(ProducerSource* inventor) { inventor_ = inventor; }
  bool has_producers() const { return producers_ != nullptr; }

  /// Adds the candidates of a class.
  void offer(NodeId id, vm::Class& klass);
  /// Adds candidates that are of a type the program asks for; true if there are new ones.
  bool offer_type(NodeId id, vm::Class& type);
  /// Lets an input of type Class be the literal of this class; false if it may be that already or a
  /// test cannot speak of it.
  bool offer_class(NodeId id, vm::Class& named);
  /// Existing subtypes of a class that a test may speak of.
  std::vector<vm::Class*> subtypes(vm::Class& type);
  /// Invents classes that are more than what is declared, and than what is invented for the input
  /// already: `extend` adds to a shape, or gives false. Of a class literal it is the class that is
  /// invented. True if there are new ones.
  using Extend = std::function<bool(InventedShape&)>;
  bool offer_shapes(NodeId id, const Extend& extend);
  /// To be called after offer_class while the program runs.
  void note_change() {
    ++generation_;
    ++changes_;
  }
  /// Lets `later` be the same object as `earlier`, if their types allow it.
  bool offer_alias(NodeId earlier, NodeId later);
  /// A run has looked at an input that is null: it is offered objects if it was too deep before.
  void offer_deeper(NodeId id);
  /// A run has asked for one more element of an array than it is allowed to have.
  void allow_elements(NodeId id);
  /// Lets an input be the same object as any other.
  void offer_all(NodeId id);
  /// For inputs in any state: what the code may ask for, so that it is offered from the beginning.
  void foresee(std::vector<vm::Class*> types, std::vector<vm::Ref> literals);
  /// To be called for a new input.
  void offer_foreseen(NodeId id);
  /// How often a known input has got more candidates: paths that were run before may have left
  /// decisions out.
  std::uint32_t changes() const { return changes_; }
  /// Lets an input be a literal of the program: the same one for all of them.
  void offer_literal(NodeId id, vm::Ref literal);
  std::optional<std::uint32_t> number_of_literal(vm::Ref literal) const;
  /// Changes whenever a known input has new candidates: what was refuted may be possible now.
  std::uint32_t generation() const { return generation_; }
  /// Types that no candidate could be made for.
  const std::set<std::string>& unbuildable() const { return unbuildable_; }

  // For the kinds of input.
  Inputs& inputs() { return inputs_; }
  interp::Machine& machine() { return machine_; }
  Candidate& add_candidate(NodeId id, Candidate::Kind kind, vm::Class& klass);
  /// Inputs for the parameters of a method; `needs_first` says that the first may not be null.
  std::vector<NodeId> add_arguments(NodeId id, const vm::Method& method, bool needs_first);
  /// A variable for the length of a string or array.
  expr::Variable new_length(NodeId id, std::string name);
  /// A variable for the encoding of the string with that length.
  expr::Variable new_encoding(NodeId id, std::string name, expr::Variable length);
  void note_unbuildable(const vm::Class& klass);
  /// There are objects of its type that no candidate stands for.
  void note_open(NodeId id);

 private:
  bool is_limited(vm::Class* type);
  bool offer_alternative(NodeId id, const vm::Class& asked);
  unsigned class_number(NodeId id);
  bool offer_invented(NodeId id, const Producer& producer);
  bool offer_combined(NodeId id, vm::Class& type);
  void offer_object(NodeId id, vm::Class& klass);
  bool offer_stand_in(NodeId id, vm::Class& klass);
  void offer_produced(NodeId id, vm::Class& klass);
  void offer_producer(NodeId id, const Producer& producer);
  bool add_aliases(NodeId original, NodeId other);
  bool share_object(NodeId a, NodeId b) const;
  static bool may_be(const Candidate& candidate, const vm::Class& type);

  Inputs& inputs_;
  interp::Machine& machine_;
  ProducerSource* producers_ = nullptr;
  ProducerSource* inventor_ = nullptr;
  std::set<std::string> unbuildable_;
  std::uint32_t next_number_ = 1;
  std::unordered_map<std::uint32_t, std::uint32_t> literals_;  // their numbers
  std::optional<NodeId> deepened_;  // is being offered objects although it is deep
  std::uint32_t generation_ = 0;
  std::uint32_t changes_ = 0;
  std::vector<NodeId> with_classes_;  // inputs that have invented classes of their own
  std::vector<vm::Class*> foreseen_types_;
  std::vector<vm::Ref> foreseen_literals_;
};

/// Whether making an object for this type may execute Java code that depends on inputs: anything
/// but strings, boxes, enums and arrays of such. Which object it is must then be decided first.
bool may_run_code(const vm::Universe& universe, const vm::Class* type);

}  // namespace assay::concolic
