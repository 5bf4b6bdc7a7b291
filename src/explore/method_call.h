// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/report.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::explore {

/// A call of a method whose receiver, if it has one, and parameters are inputs. A constructor gets
/// a new object, or one in any state.
class MethodCall {
 public:
  MethodCall(interp::Machine& machine, vm::Method& method, concolic::Inputs& inputs);

  /// What is to be done before the receiver and the parameters are made; false if it failed.
  using Preparation = std::function<bool(concolic::InputBuilder&)>;
  using Beginning = std::function<void(concolic::InputBuilder&)>;
  /// Makes the inputs and calls the method; says how that ended. `beginning`: is called in between.
  Outcome execute(concolic::Recorder& recorder, const Preparation& preparation = {},
                  const Beginning& beginning = {}) const;

  std::optional<concolic::NodeId> receiver() const { return receiver_; }
  const std::vector<concolic::NodeId>& parameters() const { return parameters_; }
  /// As in source code.
  const std::vector<std::string>& types() const { return types_; }

 private:
  Outcome setup_failed(const interp::Completion& completion) const;

  interp::Machine& machine_;
  vm::Method& method_;
  bool constructs_;
  std::optional<concolic::NodeId> receiver_;
  std::vector<concolic::NodeId> parameters_;
  std::vector<std::string> types_;
};

}  // namespace assay::explore
