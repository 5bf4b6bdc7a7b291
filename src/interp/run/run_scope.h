// SPDX-License-Identifier: Apache-2.0
// The only way to change how the machine runs. Whoever starts a run makes a scope, says what is
// different in it, and finds the machine as it was when the scope ends, however it is left.
//
//   interp::RunScope scope(machine);
//   scope.set_listener(&recorder);
//   scope.set_limits(limits);
//   machine.call(method, arguments);
#pragma once

#include <optional>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::interp {

/// Changes the settings of Machine::run() for as long as it lives. Scopes nest; each puts back only
/// what it has changed itself. What it does not change stays as the scope around it has it.
class RunScope {
 public:
  explicit RunScope(Machine& machine) : machine_(machine), run_(machine.run()) {}
  ~RunScope();
  RunScope(const RunScope&) = delete;
  RunScope& operator=(const RunScope&) = delete;

  Machine& machine() { return machine_; }

  /// Null: nobody listens.
  void set_listener(ShadowListener* listener);
  /// Fuel and time count from now on; may be set again, to count anew. The limits around the scope
  /// go on counting meanwhile.
  void set_limits(const Limits& limits);
  /// Who seems to have called what is called from outside.
  void set_called_by(vm::Method* caller);
  /// Inside a mark, classes of the library are not initialised: the run is to begin again when
  /// that has been done outside; see sticky_run.h.
  void stop_for_initialisers();
  /// The same for classes of the program, which then keep what their initialisers did.
  void keep_program_classes();
  /// The run goes on although a stop was requested before; at the end of the scope that stop holds
  /// again. But a stop that makes the whole run begin again holds from now on, whatever was before.
  void put_stop_aside();

 private:
  Machine& machine_;
  Run& run_;
  // What to put back.
  std::optional<ShadowListener*> listener_;
  std::optional<Meter::Allowance> allowance_;
  std::optional<vm::Method*> called_by_;
  std::optional<bool> is_sticky_, keeps_program_classes_;
  std::optional<Stop> stop_;
};

/// Undoes a part of a run. If the whole run is to begin again, it still is.
void rollback_part(Machine& machine, const Machine::Mark& mark);

}  // namespace assay::interp
