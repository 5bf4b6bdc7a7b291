// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "concolic/inputs/candidate.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "findings/crash.h"
#include "interp/machine.h"
#include "search/blame/blame.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "search/goals/wrong_results.h"
#include "search/trial.h"
#include "vm/class.h"

namespace assay::crash {

/// Makes values of runs that failed: what was thrown where, and whose value did it.
class CrashMaker {
 public:
  CrashMaker(interp::Machine& machine, search::Campaign& campaign)
      : machine_(machine), campaign_(campaign) {}

  /// Runs the finding once more, recorded; none if it does not fail again.
  std::optional<findings::Crash> crash_of(const search::Finding& found,
                                          search::Campaign::Deadline deadline);

  /// What a call should have returned instead; none if it is none that returns a wrong number.
  std::optional<search::WrongResult> wrong_result_of(const search::Finding& found,
                                                     search::Campaign::Deadline deadline);

  /// An object did not keep a promise at the end of the run: what it was made of, and what its last
  /// call threw if it threw.
  std::optional<findings::Crash> broken_promise(const search::Finding& found,
                                                search::Campaign::Deadline deadline);
  findings::Frame frame_of(const vm::Method& method, int bytecode_index) const;

  /// A run that was stopped, with what becomes of it in the end; none if it just takes its time.
  std::optional<search::Finding> settled(const search::Finding& found);

 private:
  findings::Crash thrown(const search::Finding& found, const explore::RunRecord& record,
                         search::Campaign::Deadline deadline);
  std::optional<findings::Crash> thrown_again(const search::Finding& found,
                                              search::Campaign::Deadline deadline);
  std::optional<findings::Crash> wrong_result(const search::Finding& found,
                                              search::Campaign::Deadline deadline);
  findings::Crash endless(const search::Finding& found);
  std::optional<findings::Crash> overflow(const search::Finding& found);
  bool only_waits(const search::Finding& found);
  explore::Outcome outcome_in_the_end(const search::Finding& found);
  void add_stack(const explore::RunRecord& record, findings::Crash& crash) const;
  findings::NullContract contract_of(search::Trial& trial, concolic::NodeId input);
  findings::Member member_of(const vm::Method& method) const;
  void describe_exception(const vm::Class& exception, const vm::Method& called,
                          findings::Crash& crash);
  void describe_input(const search::Finding& found, findings::Crash& crash);

  interp::Machine& machine_;
  search::Campaign& campaign_;
};

}  // namespace assay::crash
