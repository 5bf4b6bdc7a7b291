// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "concolic/inputs/inputs.h"
#include "expr/term.h"
#include "expr/variables.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

class InputBuilder;
class Recorder;
struct Site;

/// What a proof must not take for granted. With inputs in any state (InputLimits::any_state) the
/// fields of objects are unknowns, but a candidate is still an object of one class, while the
/// caller's may be of a subclass that nobody here has seen. Where a run looks at what only such an
/// object would show differently, that is an obstacle, and the runs prove nothing.
class OpenWorld {
 public:
  OpenWorld(Recorder& recorder, Inputs& inputs, interp::Machine& machine);

  /// A decision is made by this term.
  void decided(expr::Term condition);
  enum class Test : std::uint8_t {
    Certain,  // it is as the machine says
    Guess,    // nothing follows from that
    Free,     // either, see has_interface
  };
  /// An input was tested for a type that has been offered to it.
  Test tested(NodeId id, const vm::Class& type, bool passes);
  /// Whether the object that was chosen implements an interface: decided by an input of its own.
  bool has_interface(const Site& site, NodeId id, const vm::Class& type, bool null_passes);
  /// A method was selected for an input. True if it is some other, of a subclass, that gives this.
  bool dispatched(NodeId id, const vm::Method& selected, vm::Slot& value, std::uint32_t& result);
  /// All inputs of the run have been made; what can change is in their fields, or shared.
  void begin(InputBuilder& builder, bool has_shared_state);
  /// A field that other threads write is an input of its own for every time it is read.
  void read_field(vm::Ref object, std::uint32_t offset);
  bool read_static(const std::uint8_t* cell);
  void add_volatile_static(vm::Field& field);
  /// A run is over.
  void end();
  /// Two inputs that may be the same object were compared.
  void compared(NodeId a, NodeId b);
  /// An input was compared with an object that is none: the choice that makes it the same one, if
  /// it is a literal.
  std::optional<std::uint32_t> compared(NodeId id, vm::Ref other);
  void compared_boxes();
  /// Something that knows all about its class has got an input.
  void shown(NodeId id);

 private:
  const Candidate* chosen(NodeId id);
  bool is_represented(const InputNode& node, const vm::Class& type);
  void obstacle(std::string what);
  void unknown_class(NodeId id);
  bool can_be_answered();
  bool may_change_something() const;
  bool is_handled() const;
  void refresh(const vm::Field& field, vm::Ref object);

  Recorder& recorder_;
  Inputs& inputs_;
  interp::Machine& machine_;
  expr::VariableSets variables_;
  InputBuilder* builder_ = nullptr;
  bool has_shared_state_ = false;
  const std::uint8_t* heap_top_ = nullptr;  // when the last input was made
  std::optional<std::uint32_t> changes_;    // of known inputs, until the first call began
  std::size_t answers_ = 0;                 // in this run
  std::map<std::pair<std::uint32_t, std::size_t>, NodeId> known_answers_;  // by method and number
  std::map<const std::uint8_t*, const vm::Field*> volatile_statics_;
  /// By class and offset, and how often something was read before.
  std::map<std::tuple<std::uint32_t, std::uint32_t, std::size_t>, NodeId> known_reads_;
  std::size_t reads_ = 0;  // in this run
  /// By candidate and interface.
  std::map<std::pair<std::uint32_t, std::uint32_t>, NodeId> memberships_;
};

/// Whether every object that is assigned to a variable of this class is of this very class.
bool is_exact(const vm::Class& klass);

}  // namespace assay::concolic
