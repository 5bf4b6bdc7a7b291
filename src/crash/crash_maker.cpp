// SPDX-License-Identifier: Apache-2.0
#include "crash/crash_maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/clocks.h"
#include "classfile/class_file.h"
#include "classfile/line_numbers.h"
#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "crash/conditions.h"
#include "crash/earlier_calls.h"
#include "crash/exception_kinds.h"
#include "crash/failing_operation.h"
#include "crash/null_contracts.h"
#include "crash/statics/static_blame.h"
#include "crash/waiting.h"
#include "explore/report.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "findings/kind.h"
#include "interp/backtrace.h"
#include "interp/stop_reason.h"
#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "replay/test_run.h"
#include "search/blame/variables.h"
#include "search/class_facts.h"
#include "search/input_copy.h"
#include "vm/ref.h"

namespace assay::crash {

namespace {

namespace access = classfile::access;
using findings::Crash;
using findings::Frame;
using std::chrono::milliseconds;

constexpr std::size_t kMostFrames = 256;

/// Whether other packages can call it.
bool is_public(const vm::Method& method) {
  if (!method.is(access::kPublic)) return false;
  return (recipe::declared_modifiers(*method.owner) & access::kPublic) != 0;
}

/// A number that nobody would think of, or a character that nobody types.
bool is_exotic(const expr::VariableInfo& info, std::uint64_t value) {
  constexpr std::int64_t kLargeNumber = 1'000'000;
  constexpr std::uint64_t kFirstPrintable = ' ', kLastPrintable = '~';
  switch (info.kind) {
    case expr::VariableKind::Int:
    case expr::VariableKind::Long: {
      const std::int64_t number = expr::to_signed(value, info.width);
      return number > kLargeNumber || number < -kLargeNumber;
    }
    case expr::VariableKind::Char:
    case expr::VariableKind::Latin1:
      return value < kFirstPrintable || value > kLastPrintable;
    default:
      return false;
  }
}

/// A number that who counts to it takes a while for, but gets to: not the last one of all.
bool is_far(const expr::VariableInfo& info, std::uint64_t value) {
  constexpr std::int64_t kFar = 1'000'000;
  const bool is_counted =
      info.kind == expr::VariableKind::Int || info.kind == expr::VariableKind::Long;
  const std::int64_t number = expr::to_signed(value, info.width);
  const auto last = static_cast<std::int64_t>(expr::mask_of(info.width) >> 1);
  return is_counted && (number > kFar || number < -kFar) && number < last - 1 && number > 1 - last;
}

bool is_negative(const expr::VariableInfo& info, std::uint64_t value) {
  const bool is_number =
      info.kind == expr::VariableKind::Int || info.kind == expr::VariableKind::Long ||
      info.kind == expr::VariableKind::Short || info.kind == expr::VariableKind::Byte;
  return is_number && expr::to_signed(value, info.width) < 0;
}

/// Bits of a number that are not needed for a smaller one.
unsigned weight_of(const expr::VariableInfo& info, std::uint64_t value) {
  if (info.kind == expr::VariableKind::Choice) return 0;
  const std::int64_t number = expr::to_signed(value, info.width);
  return static_cast<unsigned>(
      std::bit_width(static_cast<std::uint64_t>(number < 0 ? -(number + 1) : number)));
}

/// What an input is an object of; null if it is none.
const concolic::Candidate* object_in(concolic::Inputs& inputs, expr::Variable variable,
                                     std::uint64_t value) {
  const concolic::NodeId* id = inputs.owner(variable);
  if (id == nullptr || value == 0 || inputs.node(*id).variable != variable) return nullptr;
  return inputs.candidate(*id, static_cast<std::uint32_t>(value));
}

/// Whether the test assigns the value to a field of an object that it has made.
bool is_assigned(concolic::Inputs& inputs, expr::Variable variable, std::uint64_t value) {
  const concolic::NodeId* id = inputs.owner(variable);
  return id != nullptr && value != 0 && inputs.node(*id).is_optional &&
         inputs.node(*id).variable == variable;
}

bool is_invented(const concolic::Candidate* chosen) {
  return chosen != nullptr && chosen->kind == concolic::Candidate::Kind::Stub;
}

/// Whether more than one method of an invented class answers.
bool answers_much(const vm::Class& invented) {
  return std::ranges::count_if(invented.methods, [](const vm::Method& each) {
           return each.info->name != "<init>" && each.return_kind != vm::Kind::Void;
         }) > 1;
}

/// Whether an invented class stands for one of the JDK that has more to keep to than one method: a
/// collection, an iterator, a stream.
bool is_of_library(const vm::Class& invented) {
  std::ptrdiff_t promised = 0;
  for (const vm::Class* type : invented.all_interfaces) {
    if (!type->trusted) continue;
    promised += std::ranges::count_if(
        type->methods, [](const vm::Method& each) { return each.is(access::kAbstract); });
  }
  const vm::Class* above = invented.super;
  return promised > 1 || (above != nullptr && above->trusted && above->super != nullptr);
}

/// Whether the run went by what an invented object of the JDK answered: nobody knows whether one
/// would answer like that.
bool goes_by_invented_library(concolic::Inputs& inputs, const explore::RunRecord& record) {
  std::set<std::uint32_t> answers;
  for (std::uint32_t node = 0; node < inputs.size(); ++node) {
    for (const concolic::Candidate& candidate : inputs.node({node}).candidates) {
      if (!is_invented(&candidate) || !is_of_library(*candidate.klass)) continue;
      for (concolic::NodeId answer : candidate.children) answers.insert(answer.index);
    }
  }
  if (answers.empty()) return false;
  return std::ranges::any_of(record.path.decisions, [&](const concolic::Decision& decision) {
    const search::Variables variables(inputs.terms(), decision.subject);
    return std::ranges::any_of(variables.all(), [&](std::uint32_t variable) {
      const concolic::NodeId* owner = inputs.owner({variable});
      return owner != nullptr && answers.count(owner->index) != 0;
    });
  });
}

/// Whether it is an object of an abstract class that the test completes.
bool is_completed(const concolic::Candidate* chosen) {
  return is_invented(chosen) && chosen->klass->super != nullptr &&
         chosen->klass->super->super != nullptr;
}

/// What the last call was made on, if it is an input.
const concolic::Candidate* receiver_of(const search::Finding& found) {
  search::Trial& trial = *found.trial;
  const recipe::Operand& receiver = trial.recipe().steps.back().operands.front();
  if (receiver.kind != recipe::Operand::Kind::Leaf) return nullptr;
  const expr::Variable variable =
      trial.inputs().node(trial.runner().leaves()[receiver.index]).variable;
  return object_in(trial.inputs(), variable, found.input.get(trial.inputs().terms(), variable));
}

/// Whether an input is an object of the JDK that may not do all that its type promises.
bool is_foreign(const concolic::Candidate* chosen) {
  if (chosen == nullptr || chosen->klass == nullptr) return false;
  return chosen->klass->trusted && !chosen->klass->is_array() &&
         chosen->klass->package() != "java/lang";
}

/// Whether the exception was there before the call that ended with it. Those of the machine are.
bool is_handed_in(search::Trial& trial, const explore::RunRecord& record) {
  if (record.steps.empty()) return false;
  if (record.is_thrown_again && !extends(*record.exception, "java/lang/VirtualMachineError"))
    return true;
  const vm::Ref thrown = record.steps.back().completion.exception;
  if (thrown == vm::kNull) return false;  // by an initialiser, before the call
  const std::vector<concolic::NodeId>& leaves = trial.runner().leaves();
  for (std::size_t i = 0; i < std::min(leaves.size(), record.leaves.size()); ++i) {
    const bool is_reference = trial.inputs().node(leaves[i]).kind == vm::Kind::Ref;
    if (is_reference && record.leaves[i].ref == thrown) return true;
  }
  for (std::size_t i = 0; i + 1 < record.steps.size(); ++i) {
    const vm::Method* method = trial.recipe().steps[i].method;
    const bool gives_one = method != nullptr && method->return_kind == vm::Kind::Ref &&
                           record.steps[i].completion.returned();
    if (record.steps[i].object == thrown) return true;
    if (gives_one && record.steps[i].completion.value.ref == thrown) return true;
  }
  return false;
}

/// Whose value it was, as far as the terms tell.
findings::Origin origin_of(const search::Finding& found, findings::Kind kind,
                           const search::Blame& blame) {
  search::Trial& trial = *found.trial;
  // Values that are no inputs have no terms: then nobody knows, and the caller is to blame.
  if (!trial.recipe().literals.empty()) return findings::Origin::HandedIn;
  // The library may compute with a number before it rejects that: this is not the program's doing.
  const bool is_rejected = kind == findings::Kind::IllegalArgument &&
                           blame.thrower == findings::Thrower::Library &&
                           blame.origin == findings::Origin::Derived;
  if (is_rejected && is_of_one_number(trial.inputs().terms(), blame.condition))
    return findings::Origin::HandedIn;
  return blame.origin;
}

/// Whether null was handed in, but not to the call that failed: to a constructor, a setter.
bool is_null_from_before(search::Trial& trial, const Crash& crash, const search::Blame& blame) {
  const bool is_of_caller =
      crash.origin == findings::Origin::HandedIn || crash.origin == findings::Origin::Part;
  if (crash.kind != findings::Kind::NullDereference || !is_of_caller) return false;
  return !blame.null_in ||
         std::ranges::none_of(trial.recipe().steps.back().operands, [&](const auto& operand) {
           return operand.kind == recipe::Operand::Kind::Leaf &&
                  trial.runner().leaves()[operand.index] == *blame.null_in;
         });
}

/// The place of a loop is the branch that was passed most often.
const concolic::Edge* hottest_edge(const concolic::PathRecord& path) {
  const auto most = std::ranges::max_element(path.times);
  if (most == path.times.end() || *most == 0) return nullptr;
  return &path.edges[static_cast<std::size_t>(most - path.times.begin())];
}

}  // namespace

Frame CrashMaker::frame_of(const vm::Method& method, int bytecode_index) const {
  const bool has_line = bytecode_index >= 0 && method.info->has_code;
  return {.class_name = vm::external_name(*method.owner),
          .method = std::string(method.info->name),
          .descriptor = std::string(method.info->descriptor),
          .source_file = std::string(method.owner->source_file),
          .line = has_line ? classfile::line_of(method.info->debug,
                                                static_cast<std::uint32_t>(bytecode_index))
                           : -1,
          .bytecode_index = bytecode_index,
          .is_library = method.owner->trusted,
          .is_public = is_public(method)};
}

findings::Member CrashMaker::member_of(const vm::Method& method) const {
  return {vm::external_name(*method.owner), std::string(method.info->name),
          std::string(method.info->descriptor)};
}

void CrashMaker::describe_exception(const vm::Class& exception, const vm::Method& called,
                                    Crash& crash) {
  crash.is_error = extends(exception, "java/lang/Error");
  crash.is_checked = !crash.is_error && !extends(exception, "java/lang/RuntimeException");
  crash.is_own_type = !exception.trusted;
  crash.is_declared = declares(called, exception);
  crash.is_documented = is_documented(called, exception);
  crash.is_total = is_total(called);
}

void CrashMaker::describe_input(const search::Finding& found, Crash& crash) {
  search::Trial& trial = *found.trial;
  crash.calls = static_cast<unsigned>(trial.recipe().steps.size() - 1);
  const vm::Method& tested = *trial.tested();
  const bool has_receiver = !tested.is_static() && tested.info->name != "<init>";
  crash.has_arguments = trial.recipe().steps.back().operands.size() > (has_receiver ? 1 : 0);
  const expr::Terms& terms = trial.inputs().terms();
  if (has_receiver) crash.is_of_invented |= is_invented(receiver_of(found));
  // Static fields are not put together by a test: they are what it asks about.
  const bool asks_for_statics = campaign_.facts().options.statics_are_inputs;
  crash.has_assigned = std::ranges::any_of(trial.recipe().steps, [&](const recipe::Step& step) {
    return step.field != nullptr && !(asks_for_statics && step.field->is_static());
  });
  for (concolic::NodeId leaf : trial.runner().leaves()) {
    for (expr::Variable variable : search::variables_of(trial.inputs(), leaf, found.input)) {
      const std::uint64_t value = found.input.get(terms, variable);
      const expr::VariableInfo& info = terms.info(variable);
      crash.has_null |= info.kind == expr::VariableKind::Choice && value == 0;
      const concolic::Candidate* object = object_in(trial.inputs(), variable, value);
      crash.has_container |= is_foreign(object);
      crash.has_invented |= is_invented(object);
      crash.has_invented_contract |= is_invented(object) && answers_much(*object->klass);
      crash.has_assigned |= is_assigned(trial.inputs(), variable, value);
      crash.has_class |= object != nullptr && object->klass->name == "java/lang/Class";
      crash.is_of_invented |= is_completed(object);
      crash.is_exotic |= is_exotic(info, value);
      crash.has_negative |= is_negative(info, value);
      crash.counts_far |= is_far(info, value);
      crash.weight += weight_of(info, value);
    }
  }
}

/// Of the parameter that the input was given to.
findings::NullContract CrashMaker::contract_of(search::Trial& trial, concolic::NodeId input) {
  const auto of = [&](const vm::Method& method, std::size_t operand) {
    const bool has_receiver = !method.is_static() && method.info->name != "<init>";
    if (has_receiver && operand == 0) return findings::NullContract::None;
    return null_contract(machine_, method, operand - (has_receiver ? 1 : 0));
  };
  for (const recipe::Step& step : trial.recipe().steps) {
    for (std::size_t i = 0; step.method != nullptr && i < step.operands.size(); ++i) {
      const recipe::Operand& operand = step.operands[i];
      if (operand.kind == recipe::Operand::Kind::Leaf &&
          trial.runner().leaves()[operand.index] == input)
        return of(*step.method, i);
    }
  }
  for (std::uint32_t node = 0; node < trial.inputs().size(); ++node) {
    for (const concolic::Candidate& candidate : trial.inputs().node({node}).candidates) {
      const auto child = std::ranges::find(candidate.children, input);
      // The last ones are no arguments: they are assigned to fields.
      const auto arguments =
          candidate.children.end() - static_cast<std::ptrdiff_t>(candidate.fields.size());
      if (child < arguments && candidate.constructor != nullptr)
        return of(*candidate.constructor,
                  static_cast<std::size_t>(child - candidate.children.begin()));
    }
  }
  return findings::NullContract::None;
}

void CrashMaker::add_stack(const explore::RunRecord& record, Crash& crash) const {
  for (const interp::BacktraceEntry& entry : record.thrown) {
    if (crash.stack.size() < kMostFrames)
      crash.stack.push_back(frame_of(*entry.method, entry.bytecode_index));
  }
  const auto entry = std::ranges::find_if(
      record.thrown, [](const auto& each) { return !each.method->owner->trusted; });
  if (entry != record.thrown.end())
    crash.operation = operation_at(*entry->method, entry->bytecode_index);
}

Crash CrashMaker::thrown(const search::Finding& found, const explore::RunRecord& record,
                         search::Campaign::Deadline deadline) {
  Crash crash;
  search::Trial& trial = *found.trial;
  crash.exception = record.outcome.exception;
  crash.message = record.outcome.message;
  add_stack(record, crash);
  const search::Blame blame =
      search::blame_of(trial.inputs(), trial.runner().leaves(), record, &found.input);
  crash.kind = kind_of(*record.exception, blame.is_thrown_by_code);
  crash.thrower = blame.thrower;
  crash.origin = origin_of(found, crash.kind, blame);
  crash.guards = blame.guards;
  crash.is_generic_cast = blame.is_generic_cast;
  crash.only_throws = blame.only_throws;
  crash.has_null = record.path.was_given_null;
  crash.is_handed_in = is_handed_in(trial, record);
  crash.is_repeated = record.is_repeated();
  crash.is_of_set_array = is_of_set_array(trial, blame);
  crash.has_invented_library = goes_by_invented_library(trial.inputs(), record);
  describe_exception(*record.exception, *trial.tested(), crash);
  crash.is_total &= !is_null_from_before(trial, crash, blame);
  if (blame.null_in) crash.null_contract = contract_of(trial, *blame.null_in);
  crash.conditions = conditions_of(trial.inputs(), record, blame);
  crash.path = path_of(trial.inputs(), record, found.input);
  if (campaign_.facts().options.statics_are_inputs)
    blame_static_state(machine_, campaign_, {found, record, blame, deadline}, crash);
  return crash;
}

/// What becomes of it without terms, which is quicker, and for as long as nobody would wait: a loop
/// without end, or a recursion that the stack ends. Nothing has happened if what goes before the
/// call does not end.
explore::Outcome CrashMaker::outcome_in_the_end(const search::Finding& found) {
  constexpr std::uint64_t kMuch = 2'000'000, kMilliseconds = 1'000;
  const replay::TestRunOptions limits{.fuel = kMuch, .milliseconds = kMilliseconds};
  explore::Outcome outcome;
  replay::run_test(machine_, *found.trial, found.input, limits,
                   [&](const explore::RunRecord& record) {
                     const bool has_called = !record.steps.empty() && record.steps.back().was_run;
                     outcome = has_called ? record.outcome : explore::Outcome();
                   });
  return outcome;
}

/// Where it goes round is all that is known.
Crash CrashMaker::endless(const search::Finding& found) {
  constexpr milliseconds kToSeeWhere(100);
  const explore::RunRecord record =
      found.trial->look(found.input, WorkClock::now() + kToSeeWhere, /*quiet=*/false);
  Crash crash;
  crash.kind = found.outcome.stopped_by == interp::StopReason::Deadlock
                   ? findings::Kind::Deadlock
                   : findings::Kind::EndlessLoop;
  const concolic::Edge* edge = hottest_edge(record.path);
  const vm::Method& method = edge == nullptr ? *found.trial->tested() : *edge->method;
  const int at = edge == nullptr ? 0 : static_cast<int>(edge->bytecode_index);
  crash.stack.push_back(frame_of(method, at));
  crash.operation = operation_at(method, at);
  crash.is_waiting =
      crash.kind == findings::Kind::Deadlock ? only_waits(found) : lets_others_go_on(method);
  return crash;
}

/// Whether all threads wait for somebody who is not there.
bool CrashMaker::only_waits(const search::Finding& found) {
  bool is_circular = false;
  replay::run_test(machine_, *found.trial, found.input, {}, [&](const explore::RunRecord&) {
    is_circular = is_somebody_kept_out(machine_);
  });
  return !is_circular;
}

/// Without terms: there would be too many of them before the stack is full.
std::optional<Crash> CrashMaker::overflow(const search::Finding& found) {
  std::optional<Crash> crash;
  replay::run_test(machine_, *found.trial, found.input, {}, [&](const explore::RunRecord& record) {
    crash.reset();
    if (record.outcome.exception != found.outcome.exception) return;
    crash.emplace();
    crash->kind = findings::Kind::StackOverflow;
    crash->exception = record.outcome.exception;
    add_stack(record, *crash);
    describe_exception(*record.exception, *found.trial->tested(), *crash);
  });
  return crash;
}

std::optional<Crash> CrashMaker::thrown_again(const search::Finding& found,
                                              search::Campaign::Deadline deadline) {
  const explore::RunRecord record = found.trial->look(found.input, deadline, /*quiet=*/false);
  const bool is_alike = record.outcome.kind == found.outcome.kind &&
                        record.outcome.exception == found.outcome.exception &&
                        record.outcome.at == found.outcome.at;
  if (!is_alike) return std::nullopt;
  return thrown(found, record, deadline);
}

std::optional<search::WrongResult> CrashMaker::wrong_result_of(
    const search::Finding& found, search::Campaign::Deadline deadline) {
  if (found.outcome.kind != explore::Outcome::Kind::Returned) return std::nullopt;
  const explore::RunRecord record = found.trial->look(found.input, deadline, /*quiet=*/false);
  return search::wrong_result_of(*found.trial->tested(), record);
}

/// The test that shows it says so by an AssertionError.
std::optional<Crash> CrashMaker::wrong_result(const search::Finding& found,
                                              search::Campaign::Deadline deadline) {
  const auto wrong = wrong_result_of(found, deadline);
  if (!wrong) return std::nullopt;
  Crash crash;
  crash.kind =
      wrong->exact.is_narrowed ? findings::Kind::SilentNarrowing : findings::Kind::SilentOverflow;
  crash.exception = "java.lang.AssertionError";
  crash.message = fmt::format("expected: <{}> but was: <{}>", wrong->exact.value, wrong->returned);
  crash.origin = findings::Origin::Derived;
  const concolic::Site& site = wrong->exact.origin;
  crash.stack.push_back(frame_of(*site.method, site.bytecode_index));
  crash.operation = operation_at(*site.method, site.bytecode_index);
  return crash;
}

std::optional<Crash> CrashMaker::crash_of(const search::Finding& found,
                                          search::Campaign::Deadline deadline) {
  std::optional<Crash> crash;
  if (found.outcome.kind == explore::Outcome::Kind::Returned) {
    crash = wrong_result(found, deadline);
  } else if (found.outcome.kind != explore::Outcome::Kind::Threw) {
    crash = endless(found);
  } else if (found.outcome.exception == "java.lang.StackOverflowError") {
    crash = overflow(found);
  } else {
    crash = thrown_again(found, deadline);
  }
  if (!crash) return std::nullopt;
  crash->called = member_of(*found.trial->tested());
  describe_input(found, *crash);
  return crash;
}

std::optional<Crash> CrashMaker::broken_promise(const search::Finding& found,
                                                search::Campaign::Deadline deadline) {
  const bool has_thrown = found.outcome.kind == explore::Outcome::Kind::Threw;
  std::optional<Crash> crash = has_thrown ? thrown_again(found, deadline) : Crash();
  if (!crash) return std::nullopt;
  crash->called = member_of(*found.trial->tested());
  describe_input(found, *crash);
  return crash;
}

std::optional<search::Finding> CrashMaker::settled(const search::Finding& found) {
  search::Finding settled = found;
  settled.outcome = outcome_in_the_end(found);
  const interp::StopReason why = settled.outcome.stopped_by;
  const bool never_ends = settled.outcome.kind == explore::Outcome::Kind::Stopped &&
                          (why == interp::StopReason::Fuel || why == interp::StopReason::Deadlock);
  const bool has_thrown = settled.outcome.kind == explore::Outcome::Kind::Threw;
  return never_ends || has_thrown ? std::optional(std::move(settled)) : std::nullopt;
}

}  // namespace assay::crash
