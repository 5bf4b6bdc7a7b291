// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <vector>

#include "base/result.h"
#include "sandbox/policy.h"
#include "validate/judge.h"
#include "validate/line_process.h"
#include "validate/places.h"
#include "validate/wire.h"

namespace assay::validate {

/// How the judge's virtual machine is started: its flags, its surroundings, what it may touch.
class JudgeCommand {
 public:
  /// Writes the judge's classes below the options' folder. Nothing else is ever written there by
  /// this process: sources, classes and verdicts go through the channel.
  static Result<JudgeCommand> prepare(const JudgeOptions& options);

  /// For one start of the machine: its folder is empty again.
  ProcessCommand fresh() const;
  /// The same for tests that are tried elsewhere, without what our machine pretends.
  ProcessCommand in_place(const Place& place) const;
  /// Whether what tests left in their folder stays within bounds; memory of its own is bounded by
  /// the kernel.
  bool keeps_within_its_folder() const;
  /// The first message: where classes come from.
  const Words& setup() const { return setup_; }

 private:
  void make_policy(const JudgeOptions& options);
  std::filesystem::path empty_scratch() const;

  std::filesystem::path java_, classes_, scratch_;
  std::vector<std::string> java_flags_;
  std::vector<std::filesystem::path> class_path_, junit_;
  bool is_confined_ = true;
  sandbox::Policy policy_;
  Words setup_;
};

}  // namespace assay::validate
