// SPDX-License-Identifier: Apache-2.0
#include "search/blame/asked.h"

#include <algorithm>
#include <array>

#include "classfile/class_file.h"
#include "concolic/recorder.h"
#include "expr/terms.h"
#include "search/blame/generic_cast.h"
#include "search/blame/passed_on.h"
#include "search/blame/variables.h"

namespace assay::search {

namespace {

using concolic::Decision;
using concolic::DecisionKind;
using concolic::NodeId;
using concolic::Question;
using Values = std::set<std::uint32_t>;

constexpr std::array<std::string_view, 12> kGuards{
    "java/util/Objects",
    "jdk/internal/util/Preconditions",
    "com/google/common/base/Preconditions",
    "com/google/common/base/Verify",
    "kotlin/jvm/internal/Intrinsics",
    "org/apache/commons/lang3/Validate",
    "org/apache/commons/lang/Validate",
    "org/springframework/util/Assert",
    "org/apache/http/util/Args",
    "org/apache/hc/core5/util/Args",
    "io/netty/util/internal/ObjectUtil",
    "okhttp3/internal/Util",
};

bool speaks_of(const Variables& asked, const Values& values) {
  return std::ranges::any_of(asked.all(),
                             [&](std::uint32_t each) { return values.count(each) != 0; });
}

/// Whether the value is an object of a class that the program need not know.
bool is_foreign(const FailedRun& run, const Check& check) {
  const std::optional<NodeId> id = input_of(run.inputs, check.subject);
  const concolic::Candidate* chosen =
      id && run.input != nullptr ? run.inputs.chosen(*id, *run.input) : nullptr;
  return chosen != nullptr &&
         (chosen->klass->trusted || chosen->kind == concolic::Candidate::Kind::Stub);
}

/// A cast of what is declared as a type of the JDK: that it is not null, or not of another class,
/// leaves open what it is.
bool is_cast_of_anything(const FailedRun& run, const Check& check) {
  const std::optional<NodeId> id = input_of(run.inputs, check.subject);
  if (check.kind != DecisionKind::Cast || check.type == nullptr || is_ability(*check.type))
    return false;
  const vm::Class* declared = id ? run.inputs.node(*id).type : nullptr;
  return (declared != nullptr && declared->trusted) ||
         PassedOn(run.frames).operand(0) == PassedOn::Source::WideArgument;
}

/// Whether a method that rejects arguments was asked about the value, and has let it pass. The call
/// that has not is one of the container's.
bool was_guarded(const FailedRun& run, const Check& check, const Values& values) {
  const std::vector<Decision>& decisions = run.record.path.decisions;
  const auto is_failing = [&](const Decision& decision) {
    return check.decisions < decisions.size() && decisions[check.decisions].call == decision.call;
  };
  for (std::size_t i = 0; i < std::min(check.decisions, decisions.size()); ++i) {
    const vm::Method* by = decisions[i].site.method;
    if (by != nullptr && is_guard(*by) && !is_failing(decisions[i]) &&
        speaks_of(Variables(run.inputs.terms(), decisions[i].subject), values))
      return true;
  }
  return false;
}

/// By the calls that the failure is in, or by a method that they had ask for them. What others
/// can do with a value says nothing of these.
bool is_asked_here(const FailedRun& run, const Question& question) {
  return question.site.method->info->descriptor.ends_with(")Z") ||
         run.is_by_frame(question.site.method);
}

/// An index of an array that was handed in, or of a container.
bool is_for_caller_to_know(const FailedRun& run, const Check& check) {
  if (check.site.method != nullptr && check.site.method->owner->trusted)
    return run.is_about_an_index();
  return check.kind == DecisionKind::Bounds &&
         !Variables(run.inputs.terms(), check.subject).lengths().empty();
}

/// Two numbers were compared of which one has nothing to do with the place: the program does not
/// know how large its table is.
bool is_between_numbers(const FailedRun& run, const Variables& asked, const Check& check) {
  if (check.kind != DecisionKind::Bounds || asked.all().size() < 2) return false;
  const Variables wanted(run.inputs.terms(), check.subject);
  const bool has_only_numbers = std::ranges::all_of(asked.all(), [&](std::uint32_t each) {
    return run.inputs.terms().info({each}).kind == expr::VariableKind::Int;
  });
  return wanted.all().size() == 1 && has_only_numbers && !asked.has_large_constant();
}

/// Neither a comparison of two references nor a test for a type asks whether one is null; who
/// asks whether an index is below zero leaves the other end to what the caller brings along.
bool is_about(const FailedRun& run, const Question& question, const Variables& asked,
              const Check& check) {
  const bool is_of_one = asked.all().size() == 1;
  if (check.kind == DecisionKind::Null) return question.kind == DecisionKind::Branch && is_of_one;
  if (is_between_numbers(run, asked, check)) return false;
  return !is_of_one || asked.has_large_constant() || !is_for_caller_to_know(run, check);
}

}  // namespace

bool FailedRun::is_thrown(std::string_view exception) const {
  for (const vm::Class* each = record.exception; each != nullptr; each = each->super) {
    if (each->name == exception) return true;
  }
  return false;
}

bool FailedRun::is_about_a_place(const Check& check) const {
  return check.kind == DecisionKind::Bounds || check.kind == DecisionKind::NegativeSize ||
         is_about_an_index();
}

bool FailedRun::is_by_frame(const vm::Method* method) const {
  return std::ranges::any_of(
      frames, [&](const interp::BacktraceEntry& frame) { return frame.method == method; });
}

std::span<const Question> FailedRun::asked_before(const Check& check) const {
  const std::span<const Question> all(record.path.questions);
  return all.first(std::min(check.questions.value_or(all.size()), all.size()));
}

bool FailedRun::was_checked(const Check& check, const Values& values) const {
  if (is_about_a_place(check) && was_guarded(*this, check, values)) return true;
  const bool is_anything = is_cast_of_anything(*this, check);
  return std::ranges::any_of(asked_before(check), [&](const Question& question) {
    if (question.site == check.site) return false;
    // Who has found out that it is not of one class knows nothing of those of others.
    if (question.kind == DecisionKind::Type && question.outcome == 0 && is_foreign(*this, check))
      return false;
    const bool says_what_it_is = question.kind == DecisionKind::Type && question.outcome != 0;
    if (is_anything && !says_what_it_is) return false;
    const Variables asked(inputs.terms(), question.subject);
    const bool may_count = check.kind != DecisionKind::Null || is_asked_here(*this, question);
    return may_count && is_about(*this, question, asked, check) && speaks_of(asked, values);
  });
}

bool is_guard(const vm::Method& method) {
  return std::ranges::find(kGuards, method.owner->name) != kGuards.end();
}

std::optional<NodeId> input_of(concolic::Inputs& inputs, expr::Term subject) {
  const Variables variables(inputs.terms(), subject);
  for (std::uint32_t each : variables.all()) {
    if (const NodeId* id = inputs.owner({each})) return *id;
  }
  return std::nullopt;
}

}  // namespace assay::search
