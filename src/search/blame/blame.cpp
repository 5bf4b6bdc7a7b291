// SPDX-License-Identifier: Apache-2.0
// A run failed: because of what? The check that failed has a term if its value depends on inputs.
// If that is an input as it came, the caller is to blame, unless the program had looked at it
// before and gone on; if something was computed from inputs, or nothing depends on them at all, it
// is the program's doing. For exceptions that code throws, the last decision that was made within
// the calls on the stack stands for the check. What has no term may be an argument nevertheless:
// the code of the calls on the stack tells.
#include "search/blame/blame.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "concolic/decision.h"
#include "concolic/recorder.h"
#include "expr/terms.h"
#include "interp/backtrace.h"
#include "search/blame/asked.h"
#include "search/blame/generic_cast.h"
#include "search/blame/passed_on.h"
#include "search/blame/properties.h"
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

/// The exception was made by a throw statement, or by who makes them for it.
bool is_made_here(const interp::BacktraceEntry& frame) {
  const auto code = vm::VerifiedCode::of(*frame.method);
  if (!code || frame.bytecode_index < 0) return false;
  const classfile::Bytes bytes = code->bytecode();
  const auto at = static_cast<std::size_t>(frame.bytecode_index);
  return at < bytes.size() &&
         static_cast<classfile::Opcode>(bytes[at]) == classfile::Opcode::Invokespecial;
}

bool may_return(const vm::Method& method) {
  const auto code = vm::VerifiedCode::of(method);
  if (!code) return true;
  for (const classfile::Instruction& each : classfile::Instructions(code->bytecode())) {
    if (each.opcode >= classfile::Opcode::Ireturn && each.opcode <= classfile::Opcode::Return)
      return true;
  }
  return false;
}

/// A cast that nothing which could have been handed in would pass.
bool is_in_vain(concolic::Inputs& inputs, const Check& check,
                const std::set<std::uint32_t>& values) {
  if (check.kind != DecisionKind::Cast || check.type == nullptr) return false;
  const NodeId* id = inputs.owner({*values.begin()});
  const vm::Class* declared = id == nullptr ? nullptr : inputs.node(*id).type;
  return declared != nullptr && !check.type->is_assignable_to(declared) &&
         !check.type->is_interface();
}

class Judgement {
 public:
  Judgement(concolic::Inputs& inputs, const std::vector<NodeId>& leaves,
            const explore::RunRecord& record, const expr::Assignment* input)
      : inputs_(inputs),
        roles_(inputs, leaves),
        leaves_(leaves),
        record_(record),
        frames_(record.thrown),
        run_{inputs, record, input, frames_} {}

  Blame blame() {
    Blame blame;
    while (blame.guards < frames_.size() && is_guard(*frames_[blame.guards].method)) ++blame.guards;
    blame.thrower = thrower(blame.guards);
    blame.is_thrown_by_code = !frames_.empty() && is_made_here(frames_.front());
    blame.only_throws = blame.is_thrown_by_code && !may_return(*frames_.front().method);
    const std::optional<Check> check = failed_check(blame.thrower);
    if (check) blame.origin = origin_of(*check);
    blame.is_generic_cast = is_generic_cast(inputs_, frames_);
    const bool is_unasked = blame.origin == Origin::Program;
    if (is_passed_on(blame) || (check && is_of_inner_array(*check)) ||
        (is_unasked && is_cast_of_anything(blame)) || (check && is_without_room(*check))) {
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
      return Check{failed->kind,      failed->site, failed->subject,
                   failed->decisions, failed->type, failed->questions};
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
      const bool is_asked = blame.origin == Origin::Checked && run_.is_about_an_index();
      return !is_asked && is_about_arguments() && passed.are_arguments(program_frame());
    }
    return is_of_program(blame) && PassedOn::is_argument(passed.operand(0));
  }

  /// A cast of an argument as it came, which is declared as next to nothing, to a class: who calls
  /// the method has to know. That something has to be able to be compared, say, is another matter.
  bool is_cast_of_anything(const Blame& blame) const {
    if (!run_.is_thrown("java/lang/ClassCastException") || blame.thrower != Thrower::Machine ||
        PassedOn(frames_).operand(0) != PassedOn::Source::WideArgument)
      return false;
    const vm::Class* wanted = cast_type(inputs_, frames_.front());
    return wanted != nullptr && !is_ability(*wanted);
  }

  /// A null, or a cast that nobody wrote. What a cast that somebody wrote is for, the caller cannot
  /// know, unless it is another argument that says what is wanted.
  bool is_of_program(const Blame& blame) const {
    if (blame.thrower != Thrower::Machine || blame.origin != Origin::Program) return false;
    // That the array was handed in says nothing of an index that has no term.
    if (!run_.is_thrown("java/lang/ClassCastException")) return !run_.is_about_an_index();
    return blame.is_generic_cast || is_said_by_another();
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

  /// An array that is an element of what was handed in is too short: nobody looks at each of them.
  bool is_of_inner_array(const Check& check) const {
    if (check.kind != DecisionKind::Bounds) return false;
    const std::set<std::uint32_t> lengths = Variables(inputs_.terms(), check.subject).lengths();
    return !lengths.empty() && !run_.was_checked(check, lengths) &&
           std::ranges::all_of(
               lengths, [&](std::uint32_t each) { return roles_.of({each}) == Roles::Role::Part; });
  }

  bool is_without_room(const Check& check) const {
    return run_.is_about_a_place(check) && run_.input != nullptr &&
           is_lacking(room_of(check), check.subject);
  }

  Room room_of(const Check& check) const {
    Room room{inputs_.terms(), *run_.input, {}, {}, {}, PassedOn(frames_).result_place(0)};
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
      if (decision.kind == DecisionKind::Branch && !run_.is_by_frame(decision.site.method))
        room.asked.push_back(decision.subject);
    }
    for (const concolic::Question& question : run_.asked_before(check)) {
      if (question.site != check.site) room.asked.push_back(question.subject);
    }
    return room;
  }

  bool is_unset(const Blame& blame) const {
    if (frames_.empty()) return false;
    if (blame.thrower == Thrower::Machine)
      return blame.origin == Origin::Program && follows_unset_property(frames_.front());
    // Whether nobody called the setter or the test handed it what the program refuses.
    const bool is_guarded = blame.origin == Origin::Program || blame.origin == Origin::HandedIn;
    const auto end = frames_.begin() + static_cast<std::ptrdiff_t>(blame.guards) + 1;
    return is_guarded && blame.thrower == Thrower::Program &&
           std::any_of(frames_.begin(), end, &misses_property);
  }

  /// Other exceptions are about the object that was called: what it supports, what it holds.
  bool is_about_arguments() const {
    return run_.is_about_an_index() || run_.is_thrown("java/lang/NullPointerException") ||
           run_.is_thrown("java/lang/IllegalArgumentException");
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
    if (variables.is_linear() && is_below_zero(check, values)) return Origin::HandedIn;
    if (is_negative_count(check, values)) return Origin::HandedIn;
    if (origin == Origin::Part && is_untyped(check, values)) return Origin::HandedIn;
    const bool is_as_it_came = !variables.is_computed() || variables.is_of_bits();
    if (run_.is_thrown("java/lang/AssertionError") && is_as_it_came) return origin;
    if (is_shifted(check, variables)) return Origin::HandedIn;
    if (values.empty() || variables.is_computed()) return Origin::Derived;
    if (origin == Origin::HandedIn && run_.was_checked(check, values)) return Origin::Checked;
    return is_in_vain(inputs_, check, values) ? Origin::Program : origin;
  }

  /// An index that differs from what was handed in by what the program adds to it, and that nobody
  /// had asked about. Who counts from the end knows where that is.
  bool is_shifted(const Check& check, const Variables& variables) const {
    const std::set<std::uint32_t> values = variables.values();
    if (!run_.is_about_a_place(check) || !variables.is_computed() || !variables.is_linear() ||
        values.empty())
      return false;
    const bool are_arguments = std::ranges::all_of(values, [&](std::uint32_t each) {
      return inputs_.terms().info({each}).kind == VariableKind::Int &&
             roles_.of({each}) == Roles::Role::Argument;
    });
    const expr::Node& node = inputs_.terms().node(check.subject);
    const Term index = node.op == expr::Op::Ult ? node.a : check.subject;
    return are_arguments && Variables(inputs_.terms(), index).lengths().empty() &&
           !run_.was_checked(check, values);
  }

  /// A cast of what is in a container that may hold anything: what it holds is up to the caller.
  bool is_untyped(const Check& check, const std::set<std::uint32_t>& values) const {
    return check.kind == DecisionKind::Cast && !run_.was_checked(check, values) &&
           std::ranges::all_of(values, [&](std::uint32_t each) {
             const NodeId* id = inputs_.owner({each});
             const vm::Class* declared = id == nullptr ? nullptr : inputs_.node(*id).type;
             const bool is_hopeless = declared != nullptr && check.type != nullptr &&
                                      declared->is(classfile::access::kFinal) &&
                                      !check.type->is_assignable_to(declared);
             return declared != nullptr && (declared->name == "java/lang/Object" || is_hopeless);
           });
  }

  /// An index was below zero, and so was a number that somebody handed in for it.
  bool is_below_zero(const Check& check, const std::set<std::uint32_t>& values) const {
    const bool is_bound = check.kind == DecisionKind::Bounds || run_.is_about_an_index();
    return is_bound && has_negative(values);
  }

  /// A size was below zero, and so was a number that the caller handed in, and nobody had asked.
  bool is_negative_count(const Check& check, const std::set<std::uint32_t>& values) const {
    const bool is_size = check.kind == DecisionKind::NegativeSize ||
                         run_.is_thrown("java/lang/NegativeArraySizeException");
    return is_size && has_negative(values) && !run_.was_checked(check, values);
  }

  bool has_negative(const std::set<std::uint32_t>& values) const {
    for (std::size_t i = 0; i < std::min(leaves_.size(), record_.leaves.size()); ++i) {
      const expr::Variable variable = inputs_.node(leaves_[i]).variable;
      if (values.count(variable.index) == 0) continue;
      const VariableKind kind = inputs_.terms().info(variable).kind;
      if (kind == VariableKind::Int && record_.leaves[i].i < 0) return true;
    }
    return false;
  }

  concolic::Inputs& inputs_;
  Roles roles_;
  const std::vector<NodeId>& leaves_;
  const explore::RunRecord& record_;
  const Frames& frames_;
  FailedRun run_;
};

}  // namespace

Blame blame_of(concolic::Inputs& inputs, const std::vector<NodeId>& leaves,
               const explore::RunRecord& record, const expr::Assignment* input) {
  return Judgement(inputs, leaves, record, input).blame();
}

}  // namespace assay::search
