// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "concolic/recorder.h"
#include "explore/explorer.h"
#include "explore/report.h"
#include "explore/verify/violations.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::explore {

/// Runs a program from main to its end: with the handlers of uncaught exceptions, its other threads
/// and its shutdown hooks, if it has any.
class ProgramRun {
 public:
  ProgramRun(interp::Machine& machine, Explorer& explorer, vm::Class& main_class, vm::Method& main);

  Outcome execute(Violations& violations);

 private:
  interp::Completion run_main();
  bool has_more_to_do() const;

  interp::Machine& machine_;
  Explorer& explorer_;
  vm::Class& main_class_;
  vm::Method& main_;
  bool reads_arguments_ = false;
  bool asked_for_end_ = false;  // something is to be done when main has ended
};

}  // namespace assay::explore
