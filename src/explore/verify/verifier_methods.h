// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "explore/explorer.h"
#include "explore/report.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "interp/shadow.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::explore {

/// The methods of classes named Verifier, in whatever package: the results of nondet... are the
/// inputs of a program, assume() ends a run whose inputs are not of interest.
class VerifierMethods {
 public:
  VerifierMethods(interp::Machine& machine, Explorer& explorer);
  VerifierMethods(const VerifierMethods&) = delete;
  VerifierMethods& operator=(const VerifierMethods&) = delete;

  /// To be told of every class, so that none is missed however large the program is.
  void class_defined(vm::Class& klass);

  /// A run begins, whose inputs this makes.
  void begin(concolic::InputBuilder& builder);
  /// What the run got, in the order of its calls.
  std::vector<VerifyReport::Value> answers(const expr::Assignment& assignment);
  /// Whether the classes that were asked take their answers from the system property
  /// verifier.values when they run on a stock JVM, by what their constants say.
  bool reads_values() const;

 private:
  using Entry = interp::ShadowListener::Entry;
  Entry next_input(vm::Method& method, vm::Slot& value, std::uint32_t& result);
  Entry check(vm::Slot condition, std::uint32_t shadow);
  std::string plain_text(concolic::NodeId id, const expr::Assignment& assignment);

  interp::Machine& machine_;
  Explorer& explorer_;
  concolic::InputBuilder* builder_ = nullptr;
  std::map<std::pair<std::size_t, std::string>, concolic::NodeId> nodes_;
  struct Call {
    std::string method;
    concolic::NodeId node;
    const vm::Class* verifier;
  };
  std::vector<Call> calls_;  // of the run
};

}  // namespace assay::explore
