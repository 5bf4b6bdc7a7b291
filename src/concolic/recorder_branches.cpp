// SPDX-License-Identifier: Apache-2.0
// Conditional jumps, switches, and which edges of the observed methods were taken.
#include "base/check.h"
#include "base/hash.h"
#include "classfile/instructions.h"
#include "classfile/switch_outcomes.h"
#include "concolic/recorder.h"
#include "expr/term.h"
#include "interp/code.h"
#include "interp/insn.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::concolic {

namespace {

using expr::Term;
using expr::Terms;
using interp::ShadowSite;
using InsnOp = interp::Op;
using TermOp = expr::Op;

/// How an int or long comparison is written with the operations of terms.
struct Comparison {
  TermOp op;
  bool swapped, negated;
};

Comparison comparison_of(unsigned nth) {  // Eq, Ne, Lt, Ge, Gt, Le as in ops.def
  constexpr Comparison kAll[] = {
      {TermOp::Eq, false, false}, {TermOp::Eq, false, true},  {TermOp::Slt, false, false},
      {TermOp::Slt, false, true}, {TermOp::Slt, true, false}, {TermOp::Slt, true, true},
  };
  return kAll[nth];
}

Term compare(Terms& terms, unsigned nth, Term a, Term b) {
  Comparison comparison = comparison_of(nth);
  Term term =
      comparison.swapped ? terms.binary(comparison.op, b, a) : terms.binary(comparison.op, a, b);
  return comparison.negated ? terms.negate(term) : term;
}

/// Whether two floating-point numbers relate in one of the ways of a set of interp::kLess ...
Term related(Terms& terms, unsigned set, Term a, Term b) {
  if ((set & interp::kUnordered) != 0) return terms.negate(related(terms, ~set & 7u, a, b));
  Term less = terms.binary(TermOp::FLt, a, b), greater = terms.binary(TermOp::FLt, b, a);
  switch (set) {
    case 0:
      return terms.boolean(false);
    case interp::kLess:
      return less;
    case interp::kEqual:
      return terms.binary(TermOp::FEq, a, b);
    case interp::kGreater:
      return greater;
    case interp::kLess | interp::kEqual:
      return terms.binary(TermOp::FLe, a, b);
    case interp::kGreater | interp::kEqual:
      return terms.binary(TermOp::FLe, b, a);
    case interp::kLess | interp::kGreater:
      return terms.either(less, greater);
    default:
      return terms.both(terms.binary(TermOp::FEq, a, a), terms.binary(TermOp::FEq, b, b));
  }
}

bool in(InsnOp op, InsnOp first, InsnOp last) { return op >= first && op <= last; }
unsigned nth_of(InsnOp op, InsnOp first) {
  return static_cast<unsigned>(op) - static_cast<unsigned>(first);
}

std::vector<classfile::SwitchOutcome> outcomes_of_switch(const ShadowSite& site) {
  const vm::Method& method = *site.frame.method;
  auto code = vm::VerifiedCode::of(method);
  CHECK(code.has_value(), "code that runs should have been verified");
  auto at = static_cast<std::uint32_t>(interp::bytecode_index(method, &site.insn));
  return classfile::switch_outcomes(classfile::Instruction::at(code->bytecode(), at));
}

}  // namespace

Term Recorder::condition(const ShadowSite& site) {
  const interp::Insn& insn = site.insn;
  if (in(insn.op, InsnOp::IfEq, InsnOp::IfLe)) {
    return compare(terms_, nth_of(insn.op, InsnOp::IfEq), operand(site, insn.b, 32),
                   operand(site, insn.c, 32));
  }
  if (in(insn.op, InsnOp::IfEqK, InsnOp::IfLeK)) {
    auto constant = static_cast<std::uint32_t>(insn.jump.constant);
    return compare(terms_, nth_of(insn.op, InsnOp::IfEqK), operand(site, insn.b, 32),
                   terms_.constant(32, constant));
  }
  if (in(insn.op, InsnOp::IfLEq, InsnOp::IfLLe)) {
    return compare(terms_, nth_of(insn.op, InsnOp::IfLEq), operand(site, insn.b, 64),
                   operand(site, insn.c, 64));
  }
  if (insn.op == InsnOp::IfF || insn.op == InsnOp::IfD) {
    unsigned width = insn.op == InsnOp::IfF ? 32 : 64;
    return related(terms_, static_cast<unsigned>(insn.jump.constant), operand(site, insn.b, width),
                   operand(site, insn.c, width));
  }
  return reference_condition(site, insn.op == InsnOp::IfRefEq || insn.op == InsnOp::IfNull);
}

void Recorder::branch(const ShadowSite& site, bool taken) {
  if (site.frame.method->traits.observed) cover(site, taken ? 1 : 0);
  if (quiet()) return;
  bool unary = in(site.insn.op, InsnOp::IfEqK, InsnOp::IfLeK) ||
               in(site.insn.op, InsnOp::IfNull, InsnOp::IfNonNull);
  std::uint32_t shadow = site.shadows[site.insn.b] | (unary ? 0 : site.shadows[site.insn.c]);
  if (shadow == 0) return;
  const Term term = condition(site);
  if (site.frame.method->owner->is_invented && !unary) note_asked(Term{site.shadows[site.insn.c]});
  if (!term) return;
  if (exact_) compare_exactly(site, term, taken);
  decide(DecisionKind::Branch, site_of(site), term, taken);
}

/// An invented class compares the calls with the answers that there are.
void Recorder::note_asked(Term count) {
  if (!count) return;
  const Term length = terms_.node(count).op == TermOp::ZExt ? Term{terms_.node(count).a} : count;
  note_look(length);
  if (!inputs_.is_closed_length(count)) return;
  inputs_.offers().allow_elements(NodeId(*inputs_.owner(terms_.node(length).variable())));
}

/// Numbers by what they would be; whatever else depends on one that wrapped goes another way.
void Recorder::compare_exactly(const ShadowSite& site, Term condition, bool taken) {
  const interp::Insn& insn = site.insn;
  const auto compare = [&](InsnOp first, const ExactValues::Operand& right, bool is_long) {
    exact_->compare(nth_of(insn.op, first), exact_operand(site, insn.b, is_long), right, taken);
  };
  if (in(insn.op, InsnOp::IfEq, InsnOp::IfLe)) {
    compare(InsnOp::IfEq, exact_operand(site, insn.c, false), false);
  } else if (in(insn.op, InsnOp::IfEqK, InsnOp::IfLeK)) {
    compare(InsnOp::IfEqK, {{}, insn.jump.constant}, false);
  } else if (in(insn.op, InsnOp::IfLEq, InsnOp::IfLLe)) {
    compare(InsnOp::IfLEq, exact_operand(site, insn.c, true), true);
  } else {
    exact_->use(condition);
  }
}

void Recorder::choose(const ShadowSite& site) {
  auto& targets = switch_targets_[site.insn.pointer];
  if (targets == nullptr) {
    targets = std::make_unique<SwitchTargets>();
    for (classfile::SwitchOutcome& outcome : outcomes_of_switch(site))
      targets->keys.push_back(std::move(outcome.keys));
  }
  std::int32_t key = site.registers[site.insn.b].i;
  std::size_t outcome = 0;
  while (outcome + 1 < targets->keys.size() &&
         std::find(targets->keys[outcome].begin(), targets->keys[outcome].end(), key) ==
             targets->keys[outcome].end())
    ++outcome;
  if (site.frame.method->traits.observed) cover(site, static_cast<std::uint32_t>(outcome));
  if (quiet() || site.shadows[site.insn.b] == 0) return;
  Term subject{site.shadows[site.insn.b]};
  if (exact_) exact_->use(subject);
  check(subject, static_cast<std::uint32_t>(key), "switch", site_of(site));
  Decision decision{.kind = DecisionKind::Switch,
                    .site = site_of(site),
                    .subject = subject,
                    .outcome = outcome,
                    .targets = targets.get()};
  record(decision, switch_condition(terms_, decision, outcome));
}

void Recorder::divide(const ShadowSite& site) {
  bool is_int = site.insn.op == InsnOp::IDiv || site.insn.op == InsnOp::IRem;
  unsigned width = is_int ? 32 : 64;
  Term divisor{site.shadows[site.insn.c]};
  bool is_zero = is_int ? site.registers[site.insn.c].i == 0 : site.registers[site.insn.c].j == 0;
  decide(DecisionKind::Division, site_of(site), terms_.equal(divisor, terms_.constant(width, 0)),
         is_zero);
}

void Recorder::cover(const ShadowSite& site, std::uint32_t outcome) {
  const vm::Method& method = *site.frame.method;
  auto at = static_cast<std::uint32_t>(interp::bytecode_index(method, &site.insn));
  std::uint64_t key = std::uint64_t{method.id} << 32 | at << 16 | outcome;
  auto [known, is_new] = covered_.try_emplace(key, path_.edges.size());
  if (is_new) {
    path_.edges.push_back({&method, at, outcome});
    path_.times.push_back(0);
  }
  ++path_.times[known->second];
}

Term switch_condition(Terms& terms, const Decision& decision, std::uint64_t outcome) {
  const auto& targets = *static_cast<const SwitchTargets*>(decision.targets);
  auto any_of = [&](const std::vector<std::int32_t>& keys) {
    Term any = terms.boolean(false);
    for (std::int32_t key : keys) {
      Term equal =
          terms.equal(decision.subject, terms.constant(32, static_cast<std::uint32_t>(key)));
      any = terms.either(any, equal);
    }
    return any;
  };
  if (outcome + 1 < targets.keys.size()) return any_of(targets.keys[outcome]);
  Term none = terms.boolean(true);
  for (const auto& keys : targets.keys) none = terms.both(none, terms.negate(any_of(keys)));
  return none;
}

}  // namespace assay::concolic
