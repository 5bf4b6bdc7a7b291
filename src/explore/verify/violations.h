// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <unordered_map>
#include <utility>

#include "concolic/recorder.h"
#include "concolic/run_watcher.h"
#include "explore/explorer.h"
#include "explore/report.h"
#include "explore/verify/property.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::explore {

/// Looks whether a run violates the property. An assert statement that fails does, whatever becomes
/// of its AssertionError: it may be caught, wrapped, or end a thread that nobody waits for.
class Violations : public concolic::RunWatcher {
 public:
  Violations(interp::Machine& machine, Explorer& explorer, Property property);

  void begin() { found_.reset(); }
  /// How main ended, as an outcome and as the machine has it.
  void main_ended(const Outcome& outcome, const interp::Completion& completion);
  /// Whether the run has asked for what may differ in the last digit: no witness unless it would be
  /// one with other digits, too.
  bool depends_on_digits() const;
  /// What the run did wrong, if anything.
  const std::optional<Violation>& found() const { return found_; }

  void uncaught(vm::Ref exception) override;

 private:
  void look_at_assertion(const interp::JavaThread& thread);
  bool is_doubtful() const;
  bool is_assertion_error(vm::Ref exception) const;
  bool is_caused_by_assertion(vm::Ref exception) const;
  bool violates(vm::Ref exception) const;

  interp::Machine& machine_;
  Explorer& explorer_;
  Property property_;
  vm::Class* assertion_error_ = nullptr;
  /// Whether a call is part of an assert statement, by method and place.
  std::unordered_map<const void*, bool> is_in_assertion_;
  std::optional<Violation> found_;
};

}  // namespace assay::explore
