// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <unordered_map>

#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"

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
  const interp::Completion& failure() const { return failure_; }
  Recorder& recorder() { return recorder_; }

 private:
  Value primitive(const InputNode& node);
  std::optional<Value> reference(NodeId id, std::uint32_t number);
  vm::Ref string(NodeId id, std::uint32_t number);
  std::optional<vm::Ref> array(NodeId id, std::uint32_t number);
  std::optional<Value> box(NodeId id, std::uint32_t number);
  vm::Ref enum_constant(const Candidate& candidate);
  std::optional<vm::Ref> list(const Candidate& candidate);
  std::optional<vm::Ref> made_object(NodeId id, std::uint32_t number);
  std::optional<vm::Ref> object(const Candidate& candidate);
  std::optional<vm::Ref> factory(const Candidate& candidate);
  std::optional<vm::Ref> of_type(vm::Ref object, vm::Class& type);
  std::optional<vm::Ref> constant(const Candidate& candidate);
  std::optional<vm::Ref> stub(const Candidate& candidate);
  std::optional<std::vector<Value>> build_all(const std::vector<NodeId>& children);
  bool initialise(vm::Class& klass);

  expr::Terms& terms() { return inputs_.terms(); }
  std::uint64_t value_of(expr::Variable variable) {
    return recorder_.assignment().get(terms(), variable);
  }

  Recorder& recorder_;
  Inputs& inputs_;
  interp::Machine& machine_;
  interp::Completion failure_{interp::Completion::Kind::Stopped, {}, {}};
  std::unordered_map<std::uint32_t, vm::Ref> built_;  // by candidate number
};

/// A value of an input's own width as a register holds it.
expr::Term to_register(expr::Terms& terms, vm::Kind kind, expr::Term value);

}  // namespace assay::concolic
