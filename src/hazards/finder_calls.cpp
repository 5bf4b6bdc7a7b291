// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "hazards/finder.h"
#include "hazards/step.h"
#include "vm/class.h"

namespace assay::hazards {

using classfile::Instruction;
using classfile::MemberRef;
using classfile::Opcode;

void Finder::call(const Instruction& instruction) {
  MemberRef member = flow_.code().pool().member(instruction.constant_operand());
  const bool is_static = instruction.opcode == Opcode::Invokestatic;
  auto arguments = Step::pop_arguments(*state_, member.descriptor, !is_static, pc_);
  if (!is_static) dereference(arguments[0]);
  if (!state_->is_reachable) return;
  if (std::optional<Demand> wanted = demand_of(member)) demand(*wanted, member, arguments);
  recursion(instruction, member, arguments);
}

void Finder::demand(const Demand& wanted, const MemberRef& member,
                    const std::vector<TermId>& arguments) {
  const std::size_t before = found_.size();
  switch (wanted.shape) {
    case Demand::Shape::Index:
    case Demand::Shape::Position:
    case Demand::Shape::Span:
      demand_bounds(wanted, arguments);
      break;
    case Demand::Shape::NotNull: {
      Fact fact = state_->fact(arguments[0]);
      if (fact.may_be_null()) {
        add({wanted.kind,
             text_.comparison(arguments[0], Comparison::Equal, terms_.null()),
             {arguments[0]},
             fact.nullness == Nullness::Null});
        found_.back().is_guard = is_input(terms_.origins(arguments[0]));
      }
      break;
    }
    case Demand::Shape::NoOverflow:
      demand_exact(member, arguments);
      break;
    case Demand::Shape::Opaque:
      add({wanted.kind, std::nullopt, arguments});
      break;
  }
  for (std::size_t i = before; i < found_.size(); ++i) found_[i].is_explicit = true;
}

/// charAt and substring: each part that is not proved is part of the condition.
void Finder::demand_bounds(const Demand& wanted, const std::vector<TermId>& arguments) {
  TermId length = terms_.length(arguments[0]), zero = terms_.number(0, 'I');
  TermId first = arguments[1];
  TermId last = wanted.shape == Demand::Shape::Span ? arguments[2] : first;
  std::vector<std::optional<std::string>> parts;
  std::vector<TermId> terms{length, first, last};
  if (state_->range(first).low < 0)
    parts.push_back(text_.comparison(first, Comparison::Less, zero));
  if (wanted.shape == Demand::Shape::Span && !state_->is_below_or_equal(first, last))
    parts.push_back(text_.comparison(first, Comparison::Greater, last));
  const bool is_strict = wanted.shape == Demand::Shape::Index;
  const bool fits =
      is_strict ? state_->is_below(last, length) : state_->is_below_or_equal(last, length);
  if (!fits) {
    parts.push_back(
        text_.comparison(last, is_strict ? Comparison::NotLess : Comparison::Greater, length));
  }
  if (parts.empty()) return;
  std::string condition;
  for (const auto& part : parts) {
    if (!part) return add({wanted.kind, std::nullopt, terms});
    condition += (condition.empty() ? "" : " || ") + *part;
  }
  add({wanted.kind, condition, terms, state_->range(first).high < 0});
}

/// Math.addExact and its kin.
void Finder::demand_exact(const MemberRef& member, const std::vector<TermId>& arguments) {
  const bool is_long = terms_[arguments[0]].type == 'J';
  const Range a = state_->range(arguments[0]);
  const Range b = arguments.size() > 1 ? state_->range(arguments[1]) : Range{1, 1};
  auto wraps = [&](Opcode of_int, Opcode of_long, const Range& x, const Range& y) {
    return may_wrap(is_long ? of_long : of_int, x, y);
  };
  bool may_fail = true;
  if (member.name == "addExact" || member.name == "incrementExact")
    may_fail = wraps(Opcode::Iadd, Opcode::Ladd, a, b);
  if (member.name == "subtractExact" || member.name == "decrementExact")
    may_fail = wraps(Opcode::Isub, Opcode::Lsub, a, b);
  if (member.name == "multiplyExact") may_fail = wraps(Opcode::Imul, Opcode::Lmul, a, b);
  if (member.name == "negateExact") may_fail = wraps(Opcode::Isub, Opcode::Lsub, {0, 0}, a);
  if (member.name == "toIntExact") may_fail = may_wrap(Opcode::L2i, a, a);
  if (may_fail) add({Kind::ArithmeticOverflow, std::nullopt, arguments});
}

/// A call of itself with the arguments that it was given, before anything has changed.
void Finder::recursion(const Instruction& instruction, const MemberRef& member,
                       const std::vector<TermId>& arguments) {
  const vm::Method& method = flow_.method();
  if (member.name != method.info->name || member.descriptor != method.info->descriptor) return;
  CallSite site{method, member, instruction.opcode, {}};
  if (flow_.surroundings().find_method(site) != &method) return;
  bool is_same = state_->writes.is_nothing();
  std::size_t argument = 0;
  for (TermId entry : flow_.entry().slots) {
    if (entry == kNoTerm || argument >= arguments.size()) continue;
    is_same &= arguments[argument++] == entry;
  }
  Summary summary = flow_.surroundings().call(site);
  if (!is_same && summary.returns) return;
  add({Kind::StackOverflow, std::nullopt, arguments, !summary.returns});
}

}  // namespace assay::hazards
