// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

/// Makes the objects that an assignment describes, with shadows in all cells that depend on it.
/// One builder per run: inputs that are the same object get the same one.
class InputBuilder {
 public:
  explicit InputBuilder(Recorder& recorder)
      : recorder_(recorder), inputs_(recorder.inputs()), machine_(recorder.machine()) {}

  using Value = interp::Machine::Shadowed;
  /// The value of an input; none if a constructor did not return (see `failure`) or the heap is
  /// full.
  std::optional<Value> build(NodeId id);
  /// How the last call ended.
  const interp::Completion& failure() const { return failure_; }
  Recorder& recorder() { return recorder_; }

  // For the kinds of input.
  interp::Machine& machine() { return machine_; }
  expr::Terms& terms() { return inputs_.terms(); }
  std::uint64_t value_of(expr::Variable variable) {
    return recorder_.assignment().get(terms(), variable);
  }
  /// A primitive input without its term.
  vm::Slot plain_value(NodeId id);
  /// The term that says which object an input is; 0 if there is nothing to choose.
  std::uint32_t choice(NodeId id);
  /// Values for a call; none if one of them cannot be made or is null and may not be.
  std::optional<std::vector<Value>> build_all(const std::vector<NodeId>& children);
  /// The object that another input's candidate stands for, made now unless it has been.
  std::optional<Value> same_as(const Place& alias, NodeId original);
  /// False if the initialiser failed; see `failure`.
  bool initialise(vm::Class& klass);
  /// False if the method did not return; see `failure` and `returned`.
  bool call(vm::Method& method, std::span<const Value> arguments);
  bool call(vm::Method& method, std::initializer_list<vm::Slot> arguments);
  /// What the last call gave.
  vm::Slot returned() const { return failure_.value; }
  /// Nothing was made: a call that no one else knows of did not return.
  std::nullopt_t fail(const interp::Completion& completion);
  /// Puts an input's value and term into an object.
  void store(vm::Ref object, std::uint64_t offset, NodeId part, const Value& value);
  /// The same for a static field.
  void store_static(const vm::Field& field, NodeId part, const Value& value);
  /// The object is what was made: other inputs may be the same one.
  Value keep(const Place& place, vm::Ref object);
  /// The same for what a member of another class gave: null, or perhaps of a class that does not
  /// fit.
  std::optional<Value> keep_produced(const Place& place, vm::Ref object);

 private:
  Value primitive(NodeId id);
  std::optional<Value> reference(NodeId id, std::uint32_t number);

  Recorder& recorder_;
  Inputs& inputs_;
  interp::Machine& machine_;
  interp::Completion failure_{interp::Completion::Kind::Stopped, {}, {}};
  std::unordered_map<std::uint32_t, vm::Ref> built_;  // by candidate number
};

/// A value of an input's own width as a register holds it.
expr::Term to_register(expr::Terms& terms, vm::Kind kind, expr::Term value);

}  // namespace assay::concolic
