// SPDX-License-Identifier: Apache-2.0
#include "interp/run/run_scope.h"

#include <utility>

#include "vm/class.h"

namespace assay::interp {

namespace {

/// Changes a setting and remembers, the first time, what it was.
template <class Value>
void change(Value& setting, const Value& value, std::optional<Value>& before) {
  if (!before) before = setting;
  setting = value;
}

/// A stop that holds in place of the one that a part of the run has come to. A library class that
/// must be initialised first makes the whole run begin again: nobody may forget that.
void replace_stop(Run& run, Stop of_part, Stop otherwise) {
  run.request_stop(of_part.begins_again() ? std::move(of_part) : std::move(otherwise));
}

}  // namespace

RunScope::~RunScope() {
  if (listener_) run_.listener_ = *listener_;
  if (allowance_) run_.meter_.restore(*allowance_);
  if (called_by_) run_.called_by_ = *called_by_;
  if (is_sticky_) run_.is_sticky_ = *is_sticky_;
  if (keeps_program_classes_) run_.keeps_program_classes_ = *keeps_program_classes_;
  if (stop_) replace_stop(run_, run_.stop(), std::move(*stop_));
}

void RunScope::set_listener(ShadowListener* listener) {
  change(run_.listener_, listener, listener_);
}

void RunScope::set_limits(const Limits& limits) {
  if (!allowance_) allowance_ = run_.meter_.allowance();
  run_.meter_.set_limits(limits);
}

void RunScope::set_called_by(vm::Method* caller) { change(run_.called_by_, caller, called_by_); }

void RunScope::stop_for_initialisers() { change(run_.is_sticky_, true, is_sticky_); }

void RunScope::keep_program_classes() {
  change(run_.keeps_program_classes_, true, keeps_program_classes_);
}

void RunScope::put_stop_aside() { change(run_.stop_, {}, stop_); }

void rollback_part(Machine& machine, const Machine::Mark& mark) {
  Stop stop = machine.run().stop();
  machine.rollback(mark);
  replace_stop(machine.run(), std::move(stop), {});
}

}  // namespace assay::interp
