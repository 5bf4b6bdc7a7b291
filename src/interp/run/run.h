// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "interp/completion.h"
#include "interp/run/meter.h"
#include "interp/stop_reason.h"
#include "vm/class.h"

namespace assay::interp {

class Machine;
class ShadowListener;

/// The run at hand: who listens to it, what it may use, and whether it has to end. Everybody may
/// look and ask for its end; what else is to be changed is changed by a RunScope, which also
/// changes it back.
class Run {
 public:
  explicit Run(Machine& machine) : machine_(machine) {}

  /// If there is one, the shadow-carrying instantiation of the interpreter runs.
  ShadowListener* listener() const { return listener_; }
  /// What is called from outside seems to be called by this method, in stack traces.
  vm::Method* called_by() const { return called_by_; }
  /// Whether the run is to end, to be begun again when the class has been initialised outside; see
  /// sticky_run.h.
  bool must_stop_for(const vm::Class& klass) const;

  /// Set: every thread is to end now.
  const Stop& stop() const { return stop_; }
  void request_stop(Stop stop) { stop_ = std::move(stop); }

  const Limits& limits() const { return meter_.allowance().asked; }
  std::uint64_t fuel_used() const { return meter_.fuel_used(); }
  /// Fuel for work that is done in one go, like copying an array: as much as Java code would have
  /// used, roughly.
  void charge(std::uint64_t bytes) { meter_.charge(bytes); }
  /// To be asked whenever Ticker::has_ticked(): requests a stop if a time limit is over. What takes
  /// long without running Java code asks now and then, too.
  bool is_out_of_time();

  /// What the frame entered from C++ came to.
  void end_base(const Completion& completion) { base_end_ = completion; }

 private:
  friend class Machine;
  friend class RunScope;

  Machine& machine_;
  ShadowListener* listener_ = nullptr;
  vm::Method* called_by_ = nullptr;
  bool is_sticky_ = false;              // classes of the library are initialised outside
  bool keeps_program_classes_ = false;  // those of the program, too
  Stop stop_;
  Meter meter_;
  std::optional<Completion> base_end_;
};

}  // namespace assay::interp
