// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <utility>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "interp/machine.h"
#include "interp/shadow.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::explore {

/// For proofs: what the environment tells a program is an input of its own for every question, so
/// that a path does not depend on the one answer that our machine would have given.
class EnvironmentAnswers {
 public:
  EnvironmentAnswers(interp::Machine& machine, concolic::Recorder& recorder,
                     concolic::Inputs& inputs);

  /// A run begins; the builder makes its inputs.
  void begin(concolic::InputBuilder& builder);
  /// What is asked from now on is answered by the machine.
  void end() { builder_ = nullptr; }

 private:
  using Entry = interp::ShadowListener::Entry;
  Entry answer(vm::Method& method, vm::Slot& value, std::uint32_t& result);
  Entry hash(vm::Method& method, vm::Ref object, std::uint32_t shadow, vm::Slot& value,
             std::uint32_t& result);
  Entry give(concolic::NodeId input, vm::Slot& value, std::uint32_t& result);
  bool is_asked_by_program() const;
  concolic::NodeId input(const std::string& what, std::size_t number, const vm::Method& method);

  interp::Machine& machine_;
  concolic::Recorder& recorder_;
  concolic::Inputs& inputs_;
  concolic::InputBuilder* builder_ = nullptr;
  std::size_t asked_ = 0;                                  // in this run
  std::unordered_map<std::uint32_t, std::size_t> hashed_;  // objects of this run, by number
  std::map<std::pair<std::string, std::size_t>, concolic::NodeId> known_;
};

}  // namespace assay::explore
