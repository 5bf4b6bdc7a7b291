// SPDX-License-Identifier: Apache-2.0
// Reads a state as structure, cells and conditions, and decides subsumption: the cells say what the
// general state's inputs would have to be, and the solver is asked whether its conditions follow.
#include "explore/symbolic_state.h"

#include <algorithm>
#include <set>

#include "concolic/decision.h"
#include "expr/assignment.h"
#include "expr/substitution.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "expr/variables.h"
#include "vm/ref.h"

namespace assay::explore {

namespace {

using concolic::Decision;
using concolic::DecisionKind;
using expr::Term;

class SymbolicReader : public recipe::StateListener {
 public:
  explicit SymbolicReader(concolic::Recorder& recorder) : recorder_(recorder) {
    for (const Decision& decision : recorder.path().decisions) {
      if (decision.kind == DecisionKind::Pin) pinned_.insert(decision.subject);
    }
  }

  void structure(std::uint64_t word) override { state.structure.push_back(word); }

  void number(vm::Ref object, std::size_t offset, vm::Kind kind, std::uint64_t bits) override {
    Term term = recorder_.cell(object, offset);
    if (!term) term = recorder_.terms().constant(8u << vm::log2_size(kind), bits);
    state.cells.push_back(term);
  }

  /// A boxed number is a number; an input that is one certain object is what it looks like.
  bool reference(vm::Ref object, std::size_t offset, vm::Ref value) override {
    Term term = recorder_.cell(object, offset);
    if (!term || !value || pinned_.count(recorder_.choice_of(term)) != 0) return true;
    Term boxed = recorder_.box_value(term);
    state.cells.push_back(boxed ? boxed : term);
    if (!boxed) return true;
    structure(recorder_.machine().universe().class_of(value)->id);
    return false;
  }

  SymbolicState state;

 private:
  concolic::Recorder& recorder_;
  std::set<Term> pinned_;
};

/// Looks for what the inputs of a general state have to be.
class Instance {
 public:
  Instance(expr::Terms& terms, const SymbolicState& general, const SymbolicState& special)
      : terms_(terms), variables_(terms), given_(terms), general_(general), special_(special) {}

  /// What has to be true of the special state; nothing if no inputs were found.
  std::optional<Term> condition() {
    Term all = terms_.boolean(true);
    if (!bind_cells(all)) return std::nullopt;
    bind_others();
    for (Term condition : general_.conditions) {
      Binding binding = binding_of(condition);
      if (binding == Binding::None) continue;  // can be met whatever the state
      if (binding == Binding::Some) return std::nullopt;
      all = terms_.both(all, given_.apply(condition));
    }
    return all;
  }

 private:
  enum class Binding : std::uint8_t { None, Some, All };

  bool bind_cells(Term& all) {
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < general_.cells.size(); ++i) {
      Term wanted = general_.cells[i], found = special_.cells[i];
      if (terms_.width(wanted) != terms_.width(found)) return false;
      const expr::Node& node = terms_.node(wanted);
      bool is_bound = node.op == expr::Op::Variable && given_.bind(node.variable(), found);
      if (is_bound) continue;
      if (terms_.is_constant(wanted) && terms_.is_constant(found) && wanted != found) return false;
      others.push_back(i);
    }
    for (std::size_t i : others) {
      Term wanted = general_.cells[i], found = special_.cells[i];
      if (binding_of(wanted) != Binding::All && !given_.match(wanted, found)) return false;
      all = terms_.both(all, terms_.equal(given_.apply(wanted), found));
    }
    return true;
  }

  /// An input that is in no cell may be fixed by those that are.
  void bind_others() {
    bool any = true;
    while (any) {
      any = false;
      for (Term condition : general_.conditions) {
        const expr::Node node = terms_.node(condition);
        if (node.op != expr::Op::Eq) continue;
        any |= bind_equal(node.a, node.b) || bind_equal(node.b, node.a);
      }
    }
  }

  bool bind_equal(Term free, Term known) {
    const expr::Node& node = terms_.node(free);
    if (node.op != expr::Op::Variable || given_.binds(node.variable())) return false;
    return binding_of(known) == Binding::All && given_.bind(node.variable(), given_.apply(known));
  }

  Binding binding_of(Term term) {
    auto inputs = variables_.of(term);
    auto bound = std::count_if(inputs.begin(), inputs.end(),
                               [&](expr::Variable one) { return given_.binds(one); });
    if (static_cast<std::size_t>(bound) == inputs.size()) return Binding::All;
    return bound == 0 ? Binding::None : Binding::Some;
  }

  expr::Terms& terms_;
  expr::VariableSets variables_;
  expr::Substitution given_;
  const SymbolicState& general_;
  const SymbolicState& special_;
};

}  // namespace

std::optional<SymbolicState> read_symbolic_state(concolic::Recorder& recorder,
                                                 const recipe::StateRoots& roots) {
  SymbolicReader reader(recorder);
  if (!recipe::read_state(recorder.machine().universe(), roots, reader)) return std::nullopt;
  std::set<Term> known;
  auto add = [&](Term condition) {
    if (!recorder.terms().is_constant(condition) && known.insert(condition).second)
      reader.state.conditions.push_back(condition);
  };
  for (Term assumption : recorder.path().assumptions) add(assumption);
  for (const Decision& decision : recorder.path().decisions)
    add(concolic::condition_of(recorder.inputs(), decision, decision.outcome));
  return std::move(reader.state);
}

bool subsumes(Explorer& explorer, const SymbolicState& general, const SymbolicState& special,
              const expr::Assignment& input) {
  if (general.structure != special.structure || general.cells.size() != special.cells.size())
    return false;
  auto condition = Instance(explorer.terms(), general, special).condition();
  return condition && explorer.questions().follows(input, special.conditions, *condition);
}

}  // namespace assay::explore
