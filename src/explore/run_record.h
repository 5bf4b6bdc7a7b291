// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "concolic/recorder.h"
#include "explore/report.h"
#include "interp/backtrace.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::explore {

/// What a step of a recipe came to.
struct StepRecord {
  interp::Completion completion;
  vm::Ref object;                // that a constructor made
  std::size_t edges_before = 0;  // recorded when the step began
  std::size_t decisions_before = 0;
  std::size_t output_before = 0;  // bytes that the program had printed when it began
  bool was_run = false;
  const std::uint8_t* first_made = nullptr;  // where the heap went on when the call began
  const vm::Class* exception = nullptr;      // of a call before the last one that threw: its class
};

/// Classes of the program that a run initialised, in no order.
struct InitialisedClasses {
  std::vector<vm::Class*> before;  // the last step
  std::vector<vm::Class*> by_last_step;
};

/// All that one run came to, as a value: the next run does not change it. Objects that it refers to
/// are there until the run is undone.
struct RunRecord {
  Outcome outcome;
  concolic::PathRecord path;
  std::vector<StepRecord> steps;   // as those of the recipe, if one was run
  std::vector<vm::Slot> leaves;    // likewise; null for those that were not made
  InitialisedClasses initialised;  // if it was to be noted
  /// Where the last step threw, innermost first.
  std::vector<interp::BacktraceEntry> thrown;
  const vm::Class* exception = nullptr;  // what was thrown is of this class
  bool is_thrown_again = false;          // it had been made before the last step was called

  /// Whether a call before the last one threw the same, and the run went on.
  bool is_repeated() const {
    return exception != nullptr &&
           std::ranges::find(steps, exception, &StepRecord::exception) != steps.end();
  }
};

}  // namespace assay::explore
