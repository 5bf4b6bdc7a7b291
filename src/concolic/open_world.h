// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "concolic/inputs/inputs.h"
#include "expr/term.h"
#include "expr/variables.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

class Recorder;

/// What a proof must not take for granted. With inputs in any state (InputLimits::any_state) the
/// fields of objects are unknowns, but a candidate is still an object of one class, while the
/// caller's may be of a subclass that nobody here has seen. Where a run looks at what only such an
/// object would show differently, that is an obstacle, and the runs prove nothing.
class OpenWorld {
 public:
  OpenWorld(Recorder& recorder, Inputs& inputs, interp::Machine& machine);

  /// A decision is made by this term.
  void decided(expr::Term condition);
  /// An input was tested for a type that has been offered to it. False: nothing follows from that.
  bool tested(NodeId id, const vm::Class& type, bool passes);
  /// A method was selected for an input.
  void dispatched(NodeId id, const vm::Method& selected);
  /// Two inputs that may be the same object were compared.
  void compared(NodeId a, NodeId b);
  /// An input was compared with an object that is none.
  void compared(NodeId id, vm::Ref other);
  void compared_boxes();
  /// Something that knows all about its class has got an input.
  void shown(NodeId id);

 private:
  const Candidate* chosen(NodeId id);
  void obstacle(std::string what);
  void unknown_class(NodeId id);

  Recorder& recorder_;
  Inputs& inputs_;
  interp::Machine& machine_;
  expr::VariableSets variables_;
};

/// Whether every object that is assigned to a variable of this class is of this very class.
bool is_exact(const vm::Class& klass);

}  // namespace assay::concolic
