// SPDX-License-Identifier: Apache-2.0
// A run failed: because of what? The check that failed has a term if its value depends on inputs.
// If that is an input as it came, the caller is to blame, unless the program had looked at it
// before and gone on; if something was computed from inputs, or nothing depends on them at all, it
// is the program's doing. For exceptions that code throws, the last decision that was made within
// the calls on the stack stands for the check. What has no term may be an argument nevertheless:
// the code of the calls on the stack tells.
#include "search/blame/blame.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/opcodes.h"
#include "concolic/decision.h"
#include "concolic/recorder.h"
#include "expr/terms.h"
#include "interp/backtrace.h"
#include "search/blame/generic_cast.h"
#include "search/blame/passed_on.h"
#include "search/blame/roles.h"
#include "search/blame/room.h"
#include "search/blame/variables.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

namespace {

using concolic::Decision;
using concolic::DecisionKind;
using concolic::NodeId;
using expr::Term;
using expr::VariableKind;
using findings::Origin;
using findings::Thrower;
using Frames = std::vector<interp::BacktraceEntry>;

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

/// The exception was made by a throw statement, or by who makes them for it.
bool is_made_here(const interp::BacktraceEntry& frame) {
  const auto code = vm::VerifiedCode::of(*frame.method);
  if (!code || frame.bytecode_index < 0) return false;
  const classfile::Bytes bytes = code->bytecode();
  const auto at = static_cast<std::size_t>(frame.bytecode_index);
  return at < bytes.size() &&
         static_cast<classfile::Opcode>(bytes[at]) == classfile::Opcode::Invokespecial;
}

/// The check that failed.
struct Check {
  DecisionKind kind = DecisionKind::Branch;
  concolic::Site site;
  Term subject;
  std::size_t decisions = 0;        // made before
  const vm::Class* type = nullptr;  // that a cast asked for
};

/// A cast that nothing which could have been handed in would pass.
bool is_in_vain(concolic::Inputs& inputs, const Check& check,
                const std::set<std::uint32_t>& values) {
  if (check.kind != DecisionKind::Cast || check.type == nullptr) return false;
  const NodeId* id = inputs.owner({*values.begin()});
  const vm::Class* declared = id == nullptr ? nullptr : inputs.node(*id).type;
  return declared != nullptr && !check.type->is_assignable_to(declared) &&
         !check.type->is_interface();
}

/// The first input that a condition speaks of.
std::optional<NodeId> input_of(concolic::Inputs& inputs, Term subject) {
  const Variables variables(inputs.terms(), subject);
  for (std::uint32_t each : variables.all()) {
    if (const NodeId* id = inputs.owner({each})) return *id;
  }
  return std::nullopt;
}

class Judgement {
 public:
  Judgement(concolic::Inputs& inputs, const std::vector<NodeId>& leaves,
            const explore::RunRecord& record, const expr::Assignment* input)
      : inputs_(inputs),
        roles_(inputs, leaves),
        leaves_(leaves),
        record_(record),
        input_(input),
        frames_(record.thrown) {}

  Blame blame() {
    Blame blame;
    while (blame.guards < frames_.size() && is_guard(*frames_[blame.guards].method)) ++blame.guards;
    blame.thrower = thrower(blame.guards);
    blame.is_thrown_by_code = !frames_.empty() && is_made_here(frames_.front());
    const std::optional<Check> check = failed_check(blame.thrower);
    if (check) blame.origin = origin_of(*check);
    blame.is_generic_cast = is_generic_cast(inputs_, frames_);
    if (is_passed_on(blame) || (check && is_without_room(*check))) {
      blame.origin = Origin::HandedIn;
    } else if (is_unset(blame)) {
      blame.origin = Origin::Unset;
    } else if (is_held(blame)) {
      blame.origin = Origin::Part;
    }
    if (!check) return blame;
    blame.decisions = check->decisions;
    blame.condition = check->subject;
    if (check->kind == DecisionKind::Null) blame.null_in = input_of(inputs_, check->subject);
    return blame;
  }

 private:
  Thrower thrower(std::size_t guards) const {
    if (guards >= frames_.size() || frames_[guards].method->owner->trusted) return Thrower::Library;
    if (guards > 0) return Thrower::Program;
    return is_made_here(frames_.front()) ? Thrower::Program : Thrower::Machine;
  }

  bool is_on_stack(const concolic::Site& site) const {
    return std::ranges::any_of(frames_, [&](const interp::BacktraceEntry& frame) {
      return frame.method == site.method && frame.bytecode_index == site.bytecode_index;
    });
  }

  std::optional<Check> failed_check(Thrower thrower) const {
    const std::optional<concolic::FailedCheck>& failed = record_.path.failed;
    if (failed && is_on_stack(failed->site))
      return Check{failed->kind, failed->site, failed->subject, failed->decisions, failed->type};
    if (thrower == Thrower::Machine) return std::nullopt;
    return last_decision(thrower);
  }

  /// Made by the code that threw, or by what it called: for the library, that is all of the call.
  std::optional<Check> last_decision(Thrower thrower) const {
    const std::vector<Decision>& decisions = record_.path.decisions;
    std::set<const vm::Method*> methods;
    const std::size_t end = program_frame() + (thrower == Thrower::Program ? 1 : 0);
    for (std::size_t i = 0; i < std::min(end, frames_.size()); ++i)
      methods.insert(frames_[i].method);
    const std::size_t first = record_.steps.empty() ? 0 : record_.steps.back().decisions_before;
    // First by the frames themselves: what they called and is over may have made the message.
    for (const bool is_exact : {true, false}) {
      for (std::size_t i = decisions.size(); i > first; --i) {
        const Decision& decision = decisions[i - 1];
        const bool is_one =
            is_exact ? is_of_frame(decision, methods) : is_within(decision, methods);
        if (decision.kind == DecisionKind::Pin || !is_one) continue;
        return Check{decision.kind, decision.site, decision.subject, i - 1};
      }
    }
    return std::nullopt;
  }

  bool is_of_frame(const Decision& decision, const std::set<const vm::Method*>& methods) const {
    if (methods.count(decision.site.method) != 0) return true;
    return decision.kind == DecisionKind::Summary && is_on_stack(decision.site);
  }

  bool is_within(const Decision& decision, const std::set<const vm::Method*>& methods) const {
    if (is_of_frame(decision, methods)) return true;
    const auto& calls = record_.path.calls;
    for (std::uint32_t call = decision.call; call != 0 && call < calls.size();
         call = calls[call].parent) {
      if (methods.count(calls[call].method) != 0) return true;
    }
    return false;
  }

  std::size_t program_frame() const {
    const auto found = std::ranges::find_if(
        frames_, [](const interp::BacktraceEntry& frame) { return !frame.method->owner->trusted; });
    return static_cast<std::size_t>(found - frames_.begin());
  }

  /// By the code of the frames: for values without terms, and for what a method of the library was
  /// given by a method that did nothing to it.
  bool is_passed_on(const Blame& blame) const {
    const PassedOn passed(frames_);
    if (blame.thrower == Thrower::Library) {
      const bool is_asked = blame.origin == Origin::Checked && is_about_an_index();
      return !is_asked && is_about_arguments() && passed.are_arguments(program_frame());
    }
    return is_of_program(blame) && passed.operand(0) == PassedOn::Source::Argument;
  }

  /// A null, or a cast that nobody wrote. What a cast that somebody wrote is for, the caller cannot
  /// know, unless it is another argument that says what is wanted.
  bool is_of_program(const Blame& blame) const {
    const bool is_cast = is_thrown("java/lang/ClassCastException") && !blame.is_generic_cast;
    return blame.thrower == Thrower::Machine && blame.origin == Origin::Program &&
           (!is_cast || is_said_by_another());
  }

  /// Whether the call that failed went by an argument, which is not the value without a term.
  bool is_said_by_another() const {
    const std::size_t first = record_.steps.empty() ? 0 : record_.steps.back().decisions_before;
    const auto& decisions = record_.path.decisions;
    return std::any_of(
        decisions.begin() + static_cast<std::ptrdiff_t>(std::min(first, decisions.size())),
        decisions.end(), [&](const Decision& decision) {
          const bool is_branch = decision.kind == DecisionKind::Branch ||
                                 decision.kind == DecisionKind::Switch ||
                                 decision.kind == DecisionKind::Summary;
          const Variables variables(inputs_.terms(), decision.subject);
          return is_branch && std::ranges::any_of(variables.all(), [&](std::uint32_t each) {
                   return roles_.of({each}) == Roles::Role::Argument;
                 });
        });
  }

  /// What an argument holds is the caller's, too: nobody else has set it up.
  bool is_held(const Blame& blame) const {
    return is_of_program(blame) && PassedOn(frames_).operand(0) == PassedOn::Source::Held;
  }

  bool is_without_room(const Check& check) const {
    const bool is_bound = check.kind == DecisionKind::Bounds || is_about_an_index();
    return is_bound && input_ != nullptr && is_lacking(room_of(check), check.subject);
  }

  Room room_of(const Check& check) const {
    Room room{inputs_.terms(), *input_, {}, {}, {}, PassedOn(frames_).is_result_place(0)};
    const auto note = [&](Term term) {
      const Variables variables(inputs_.terms(), term);
      for (std::uint32_t each : variables.all()) {
        const bool is_number = inputs_.terms().info({each}).kind == VariableKind::Int;
        if (is_number && roles_.of({each}) == Roles::Role::Argument) room.numbers.insert(each);
      }
    };
    for (std::uint32_t each : Variables(inputs_.terms(), check.subject).lengths()) {
      if (roles_.of({each}) == Roles::Role::Argument) room.lengths.insert(each);
    }
    if (room.lengths.empty()) return room;
    note(check.subject);
    for (std::size_t i = 0; i < std::min(check.decisions, record_.path.decisions.size()); ++i) {
      const Decision& decision = record_.path.decisions[i];
      if (decision.kind != DecisionKind::Pin) note(decision.subject);
      if (decision.kind == DecisionKind::Branch && !is_by_frame(decision.site.method))
        room.asked.push_back(decision.subject);
    }
    for (const concolic::Question& question : record_.path.questions) {
      if (question.site != check.site) room.asked.push_back(question.subject);
    }
    return room;
  }

  /// By the calls that the failure is in, or by a method that they had ask for them. What others
  /// can do with a value says nothing of these.
  bool is_asked_here(const concolic::Question& question) const {
    return question.site.method->info->descriptor.ends_with(")Z") ||
           is_by_frame(question.site.method);
  }

  bool is_by_frame(const vm::Method* method) const {
    return std::ranges::any_of(
        frames_, [&](const interp::BacktraceEntry& frame) { return frame.method == method; });
  }

  bool is_unset(const Blame& blame) const {
    return blame.thrower == Thrower::Machine && blame.origin == Origin::Program &&
           PassedOn(frames_).is_property(0);
  }

  bool is_thrown(std::string_view exception) const {
    for (const vm::Class* each = record_.exception; each != nullptr; each = each->super) {
      if (each->name == exception) return true;
    }
    return false;
  }

  /// A bound that the program had compared and got wrong is its own doing, whoever complains.
  bool is_about_an_index() const { return is_thrown("java/lang/IndexOutOfBoundsException"); }

  /// Other exceptions are about the object that was called: what it supports, what it holds.
  bool is_about_arguments() const {
    return is_about_an_index() || is_thrown("java/lang/NullPointerException") ||
           is_thrown("java/lang/IllegalArgumentException");
  }

  Origin origin_of(const Check& check) const {
    const Variables variables(inputs_.terms(), check.subject);
    const std::set<std::uint32_t> values = variables.values();
    if (variables.all().empty()) return Origin::Program;
    Origin origin = Origin::HandedIn;
    for (std::uint32_t each : variables.all()) {
      const Roles::Role role = roles_.of({each});
      const bool is_size = check.kind == DecisionKind::Bounds && values.count(each) == 0;
      if (role == Roles::Role::Invented && !is_size) return Origin::Invented;
      if (role == Roles::Role::Part && values.count(each) != 0) origin = Origin::Part;
    }
    if (is_below_zero(check, values)) return Origin::HandedIn;
    if (is_thrown("java/lang/AssertionError") && !variables.is_computed()) return origin;
    if (is_shifted(check, variables)) return Origin::HandedIn;
    if (values.empty() || variables.is_computed()) return Origin::Derived;
    if (origin == Origin::HandedIn && was_checked(check, values)) return Origin::Checked;
    return is_in_vain(inputs_, check, values) ? Origin::Program : origin;
  }

  /// An index or a size.
  bool is_about_a_place(const Check& check) const {
    return check.kind == DecisionKind::Bounds || check.kind == DecisionKind::NegativeSize ||
           is_about_an_index();
  }

  /// An index that differs from what was handed in by what the program adds to it, and that nobody
  /// had asked about. Who counts from the end knows where that is.
  bool is_shifted(const Check& check, const Variables& variables) const {
    const std::set<std::uint32_t> values = variables.values();
    if (!is_about_a_place(check) || !variables.is_computed() || !variables.is_linear() ||
        values.empty())
      return false;
    const bool are_arguments = std::ranges::all_of(values, [&](std::uint32_t each) {
      return inputs_.terms().info({each}).kind == VariableKind::Int &&
             roles_.of({each}) == Roles::Role::Argument;
    });
    const expr::Node& node = inputs_.terms().node(check.subject);
    const Term index = node.op == expr::Op::Ult ? node.a : check.subject;
    return are_arguments && Variables(inputs_.terms(), index).lengths().empty() &&
           !was_checked(check, values);
  }

  /// An index was below zero, and so was a number that somebody handed in for it.
  bool is_below_zero(const Check& check, const std::set<std::uint32_t>& values) const {
    const bool is_bound = check.kind == DecisionKind::Bounds || is_about_an_index();
    for (std::size_t i = 0; is_bound && i < std::min(leaves_.size(), record_.leaves.size()); ++i) {
      const expr::Variable variable = inputs_.node(leaves_[i]).variable;
      if (values.count(variable.index) == 0) continue;
      const VariableKind kind = inputs_.terms().info(variable).kind;
      if (kind == VariableKind::Int && record_.leaves[i].i < 0) return true;
    }
    return false;
  }

  /// Whether the value is an object of a class that the program need not know.
  bool is_foreign(const Check& check) const {
    const std::optional<NodeId> id = input_of(inputs_, check.subject);
    const concolic::Candidate* chosen =
        id && input_ != nullptr ? inputs_.chosen(*id, *input_) : nullptr;
    return chosen != nullptr &&
           (chosen->klass->trusted || chosen->kind == concolic::Candidate::Kind::Stub);
  }

  /// Whether a method that rejects arguments was asked about the value, and has let it pass.
  bool was_guarded(const Check& check, const std::set<std::uint32_t>& values) const {
    const auto& decisions = record_.path.decisions;
    const std::size_t end = std::min(check.decisions, decisions.size());
    return std::any_of(decisions.begin(), decisions.begin() + static_cast<std::ptrdiff_t>(end),
                       [&](const Decision& decision) {
                         const bool is_guarding = decision.site.method != nullptr &&
                                                  is_guard(*decision.site.method) &&
                                                  decision.kind != DecisionKind::Null;
                         const Variables asked(inputs_.terms(), decision.subject);
                         return is_guarding &&
                                std::ranges::any_of(asked.all(), [&](std::uint32_t each) {
                                  return values.count(each) != 0;
                                });
                       });
  }

  /// Whether the program had asked about the value, and gone on with it.
  bool was_checked(const Check& check, const std::set<std::uint32_t>& values) const {
    if (is_about_a_place(check) && was_guarded(check, values)) return true;
    return std::ranges::any_of(record_.path.questions, [&](const concolic::Question& question) {
      if (question.site == check.site) return false;
      // Who has found out that it is not of one class knows nothing of those of others.
      if (question.kind == DecisionKind::Type && question.outcome == 0 && is_foreign(check))
        return false;
      const Variables asked(inputs_.terms(), question.subject);
      const bool may_count = check.kind != DecisionKind::Null || is_asked_here(question);
      return may_count && is_about(question, asked, check) &&
             std::ranges::any_of(asked.all(), [&](auto each) { return values.count(each) != 0; });
    });
  }

  /// Neither a comparison of two references nor a test for a type asks whether one is null; who
  /// asks whether an index is below zero leaves the other end to what the caller brings along.
  bool is_about(const concolic::Question& question, const Variables& asked,
                const Check& check) const {
    const bool is_of_one = asked.all().size() == 1;
    if (check.kind == DecisionKind::Null) return question.kind == DecisionKind::Branch && is_of_one;
    return !is_of_one || asked.has_large_constant() || !is_for_caller_to_know(check);
  }

  /// An index of an array that was handed in, or of a container.
  bool is_for_caller_to_know(const Check& check) const {
    if (check.site.method != nullptr && check.site.method->owner->trusted)
      return is_about_an_index();
    return check.kind == DecisionKind::Bounds &&
           !Variables(inputs_.terms(), check.subject).lengths().empty();
  }

  concolic::Inputs& inputs_;
  Roles roles_;
  const std::vector<NodeId>& leaves_;
  const explore::RunRecord& record_;
  const expr::Assignment* input_;  // null: not known
  const Frames& frames_;
};

}  // namespace

bool is_guard(const vm::Method& method) {
  return std::ranges::find(kGuards, method.owner->name) != kGuards.end();
}

Blame blame_of(concolic::Inputs& inputs, const std::vector<NodeId>& leaves,
               const explore::RunRecord& record, const expr::Assignment* input) {
  return Judgement(inputs, leaves, record, input).blame();
}

}  // namespace assay::search
