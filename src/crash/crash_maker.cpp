// SPDX-License-Identifier: Apache-2.0
#include "crash/crash_maker.h"

#include <algorithm>
#include <limits>

#include "classfile/class_file.h"
#include "classfile/line_numbers.h"
#include "crash/conditions.h"
#include "crash/exception_kinds.h"
#include "crash/failing_operation.h"
#include "expr/bits.h"
#include "expr/terms.h"
#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "search/class_facts.h"
#include "search/input_copy.h"

namespace assay::crash {

namespace {

namespace access = classfile::access;
using findings::Crash;
using findings::Frame;

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
  const expr::Terms& terms = trial.inputs().terms();
  for (concolic::NodeId leaf : trial.runner().leaves()) {
    for (expr::Variable variable : search::variables_of(trial.inputs(), leaf, found.input)) {
      const std::uint64_t value = found.input.get(terms, variable);
      const expr::VariableInfo& info = terms.info(variable);
      crash.has_null |= info.kind == expr::VariableKind::Choice && value == 0;
      crash.is_exotic |= is_exotic(info, value);
    }
  }
}

Crash CrashMaker::thrown(const search::Finding& found, const explore::RunRecord& record) {
  Crash crash;
  search::Trial& trial = *found.trial;
  crash.exception = record.outcome.exception;
  crash.message = record.outcome.message;
  for (const interp::BacktraceEntry& entry : record.thrown) {
    if (crash.stack.size() < kMostFrames)
      crash.stack.push_back(frame_of(*entry.method, entry.bytecode_index));
  }
  const search::Blame blame = search::blame_of(trial.inputs(), trial.runner().leaves(), record);
  crash.kind = kind_of(*record.exception, blame.is_thrown_by_code);
  crash.thrower = blame.thrower;
  crash.origin = blame.origin;
  crash.guards = blame.guards;
  crash.conditions = conditions_of(trial.inputs(), record, blame);
  crash.path = path_of(trial.inputs(), record);
  return crash;
}

/// Where it goes round is all that is known.
Crash CrashMaker::endless(const search::Finding& found, const explore::RunRecord& record) {
  Crash crash;
  crash.kind = record.outcome.stopped_by == interp::StopReason::Deadlock
                   ? findings::Kind::Deadlock
                   : findings::Kind::EndlessLoop;
  const concolic::Edge* edge = hottest_edge(record.path);
  const vm::Method& tested = *found.trial->tested();
  crash.stack.push_back(edge == nullptr
                            ? frame_of(tested, 0)
                            : frame_of(*edge->method, static_cast<int>(edge->bytecode_index)));
  crash.path = path_of(found.trial->inputs(), record);
  return crash;
}

std::optional<Crash> CrashMaker::crash_of(const search::Finding& found,
                                          search::Campaign::Deadline deadline) {
  search::Trial& trial = *found.trial;
  const explore::RunRecord record = trial.look(found.input, deadline, /*quiet=*/false);
  const bool is_alike = record.outcome.kind == found.outcome.kind &&
                        record.outcome.exception == found.outcome.exception &&
                        record.outcome.at == found.outcome.at;
  if (!is_alike) return std::nullopt;
  const bool has_thrown = record.outcome.kind == explore::Outcome::Kind::Threw;
  if (!has_thrown && !search::never_ends(record.outcome)) return std::nullopt;
  Crash crash = has_thrown ? thrown(found, record) : endless(found, record);
  crash.called = member_of(*trial.tested());
  if (has_thrown) describe_exception(*record.exception, *trial.tested(), crash);
  const findings::Frame* place = crash.place();
  if (has_thrown && place != nullptr) {
    const auto entry = std::ranges::find_if(
        record.thrown, [](const auto& each) { return !each.method->owner->trusted; });
    crash.operation = operation_at(*entry->method, entry->bytecode_index);
  }
  describe_input(found, crash);
  return crash;
}

}  // namespace assay::crash
