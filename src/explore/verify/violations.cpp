// SPDX-License-Identifier: Apache-2.0
#include "explore/verify/violations.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/check.h"
#include "classfile/class_file.h"
#include "concolic/environment/environment.h"
#include "concolic/environment/surrounding.h"
#include "explore/branches/assert_statements.h"
#include "explore/outcome_text.h"
#include "interp/code.h"
#include "interp/frame.h"
#include "vm/heap.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::explore {

Violations::Violations(interp::Machine& machine, Explorer& explorer, Property property)
    : machine_(machine), explorer_(explorer), property_(property) {
  concolic::Recorder& recorder = explorer.recorder();
  vm::Universe& universe = machine.universe();
  assertion_error_ = universe.load_boot("java/lang/AssertionError");
  CHECK(assertion_error_ != nullptr, "the JDK should have java.lang.AssertionError");
  recorder.add_watcher(*this);
  if (!forbids_failed_assertions(property)) return;
  for (vm::Method& method : assertion_error_->methods) {
    if (universe.symbols().text(method.name) != "<init>") continue;
    recorder.watch(method, [this](const interp::JavaThread& thread, const vm::Slot*) {
      look_at_assertion(thread);
    });
  }
}

/// Whether the run has learnt of something that is otherwise in every run, or may be where there is
/// more of it: then a replay of the witness may go another way. Defaults such as the locale are
/// those of a replay, mostly, and our order of threads is one that may well be.
bool Violations::is_doubtful() const {
  using concolic::Surrounding;
  constexpr Surrounding kChanging[] = {Surrounding::Clock,          Surrounding::Randomness,
                                       Surrounding::Network,        Surrounding::Files,
                                       Surrounding::Memory,         Surrounding::StackSize,
                                       Surrounding::IdentityHashes, Surrounding::UnorderedIteration,
                                       Surrounding::Processors,     Surrounding::Processes,
                                       Surrounding::Garbage};
  concolic::Environment* environment = explorer_.environment();
  if (environment == nullptr) return false;
  environment->look_around();
  const std::set<Surrounding>& seen = environment->seen();
  return std::any_of(std::begin(kChanging), std::end(kChanging),
                     [&](Surrounding what) { return seen.count(what) != 0; });
}

bool Violations::depends_on_digits() const {
  const concolic::Environment* environment = explorer_.environment();
  return environment != nullptr &&
         environment->seen().count(concolic::Surrounding::MathLibrary) != 0;
}

/// An AssertionError is made: by an assert statement, or by a program for reasons of its own.
void Violations::look_at_assertion(const interp::JavaThread& thread) {
  const interp::Frame& frame = *thread.top;
  if (found_ || frame.method->owner->trusted) return;
  const std::int32_t at = interp::bytecode_index(*frame.method, frame.pc);
  const auto [known, is_new] = is_in_assertion_.try_emplace(frame.pc);
  if (is_new && at >= 0) {
    const auto code = vm::VerifiedCode::of(*frame.method);
    known->second = code && is_in_assertion(*code, static_cast<std::uint32_t>(at));
  }
  if (!known->second || is_doubtful()) return;
  Outcome outcome;
  outcome.kind = Outcome::Kind::Threw;
  outcome.exception = "java.lang.AssertionError";
  outcome.at = place_text(machine_.universe(), *frame.method, at);
  found_ = {std::move(outcome), /*is_shown=*/false};
}

bool Violations::is_assertion_error(vm::Ref exception) const {
  return machine_.universe().class_of(exception)->is_subclass_of(assertion_error_);
}

bool Violations::is_caused_by_assertion(vm::Ref exception) const {
  constexpr int kMostCauses = 100;  // causes may lead in a circle
  vm::Universe& universe = machine_.universe();
  for (int i = 0; exception && i < kMostCauses; ++i) {
    if (is_assertion_error(exception)) return true;
    exception =
        universe.heap().read<vm::Ref>(exception, universe.well_known().throwable_fields.cause);
  }
  return false;
}

bool Violations::violates(vm::Ref exception) const {
  return is_caused_by_assertion(exception) ? forbids_failed_assertions(property_)
                                           : forbids_exceptions(property_);
}

void Violations::uncaught(vm::Ref exception) {
  if (found_ || is_doubtful() || !violates(exception)) return;
  found_ = {thrown_outcome(machine_.universe(), exception), /*is_shown=*/true};
}

void Violations::main_ended(const Outcome& outcome, const interp::Completion& completion) {
  if (completion.kind != interp::Completion::Kind::Threw || is_doubtful()) return;
  if (!violates(completion.exception)) return;
  // What the user will see says more than where it began.
  if (!found_ || is_assertion_error(completion.exception)) found_ = {outcome, /*is_shown=*/true};
}

}  // namespace assay::explore
