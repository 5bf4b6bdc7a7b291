// SPDX-License-Identifier: Apache-2.0
// A run decides hundreds of things; a reader wants the two or three that matter. These are the
// check that failed and the decisions of the program that speak of the same inputs, the latest
// first: what was decided about other inputs led here, but had no part in it.
#include "crash/conditions.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "classfile/line_numbers.h"
#include "concolic/decision.h"
#include "expr/bits.h"
#include "expr/evaluator.h"
#include "expr/java_printer.h"
#include "expr/java_type.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "vm/class.h"

namespace assay::crash {

namespace {

using concolic::Decision;
using concolic::DecisionKind;
using expr::Op;
using expr::Term;

constexpr std::size_t kMostConditions = 3, kMostSteps = 100, kLongest = 120;

bool is_choice(const expr::Terms& terms, Term term) {
  const expr::Node& node = terms.node(term);
  return node.op == Op::Variable && terms.info(node.variable()).kind == expr::VariableKind::Choice;
}

/// "o == null" and "o != null", which to the solver are numbers.
std::string null_test(const expr::Terms& terms, Term condition) {
  bool holds = true;
  if (terms.node(condition).op == Op::Not) {
    holds = false;
    condition = terms.node(condition).a;
  }
  const expr::Node& node = terms.node(condition);
  if (node.op != Op::Eq) return "";
  for (const auto& [side, other] : {std::pair(node.a, node.b), std::pair(node.b, node.a)}) {
    if (!is_choice(terms, side) || !terms.is_constant(other)) continue;
    if (terms.node(other).constant() != 0) return "";
    return fmt::format("{} {} null", terms.info(terms.node(side).variable()).name,
                       holds ? "==" : "!=");
  }
  return "";
}

/// Which object a reference is says nothing that the input does not say.
bool speaks_of_choices(const expr::Terms& terms, Term term, unsigned depth = 0) {
  constexpr unsigned kDeepest = 40;
  if (!term || depth > kDeepest) return false;
  if (is_choice(terms, term)) return true;
  const expr::Node& node = terms.node(term);
  if (node.op == Op::Variable || node.op == Op::Constant) return false;
  return speaks_of_choices(terms, node.a, depth + 1) ||
         speaks_of_choices(terms, node.b, depth + 1) || speaks_of_choices(terms, node.c, depth + 1);
}

std::string text_of(concolic::Inputs& inputs, const Decision& decision) {
  const expr::Terms& terms = inputs.terms();
  if (decision.kind == DecisionKind::Pin) return "";
  if (decision.type != nullptr) {
    const std::string test = fmt::format("{} instanceof {}", expr::to_java(terms, decision.subject),
                                         vm::external_name(*decision.type));
    return decision.outcome != 0 ? test : fmt::format("!({})", test);
  }
  const Term condition = concolic::condition_of(inputs, decision, decision.outcome);
  std::string text = null_test(terms, condition);
  if (!text.empty()) return text;
  if (speaks_of_choices(terms, condition)) return "";
  text = expr::to_java(terms, condition, kLongest);
  return text.find("...") == std::string::npos ? text : "";
}

/// What the sides of a comparison were on this run: "n is 1". Of "n == 1" nothing is left to say.
std::string values_of(const expr::Terms& terms, Term condition, expr::Evaluator& run) {
  const bool holds = terms.node(condition).op != Op::Not;
  const expr::Node node = terms.node(holds ? condition : terms.node(condition).a);
  if (!expr::is_comparison(node.op)) return "";
  if (holds && node.op == Op::Eq && (terms.is_constant(node.a) || terms.is_constant(node.b)))
    return "";
  std::string text;
  for (Term side : {node.a, node.b}) {
    if (terms.is_constant(side) || terms.width(side) == 1) continue;
    const expr::JavaType type = expr::java_type_of(terms, side);
    text +=
        fmt::format("{}{} is {}", text.empty() ? "" : ", ", expr::to_java(terms, side, kLongest),
                    expr::java_literal(type, terms.width(side), run.value(side)));
  }
  return text.find("...") == std::string::npos ? text : "";
}

void collect(const expr::Terms& terms, Term term, std::set<std::uint32_t>& seen,
             std::set<std::uint32_t>& variables) {
  if (!term || !seen.insert(term.id).second) return;
  const expr::Node& node = terms.node(term);
  if (node.op == Op::Variable) variables.insert(node.variable().index);
  if (node.op == Op::Variable || node.op == Op::Constant) return;
  for (Term operand : {node.a, node.b, node.c}) collect(terms, operand, seen, variables);
}

std::set<std::uint32_t> variables_of(const expr::Terms& terms, Term term) {
  std::set<std::uint32_t> seen, variables;
  collect(terms, term, seen, variables);
  return variables;
}

bool shares(const std::set<std::uint32_t>& left, const std::set<std::uint32_t>& right) {
  return std::ranges::any_of(left, [&](std::uint32_t each) { return right.count(each) != 0; });
}

std::string values_at(concolic::Inputs& inputs, const Decision& decision, expr::Evaluator& run) {
  if (decision.type != nullptr) return "";
  const Term condition = concolic::condition_of(inputs, decision, decision.outcome);
  return speaks_of_choices(inputs.terms(), condition) ? ""
                                                      : values_of(inputs.terms(), condition, run);
}

bool is_of_program(const Decision& decision) {
  return decision.site.method != nullptr && !decision.site.method->owner->trusted;
}

}  // namespace

std::vector<std::string> conditions_of(concolic::Inputs& inputs, const explore::RunRecord& record,
                                       const search::Blame& blame) {
  const std::vector<Decision>& decisions = record.path.decisions;
  const std::set<std::uint32_t> wanted =
      blame.condition ? variables_of(inputs.terms(), blame.condition) : std::set<std::uint32_t>{};
  std::vector<std::string> conditions;
  const auto add = [&](const Decision& decision) {
    std::string text = text_of(inputs, decision);
    if (text.empty() || conditions.size() >= kMostConditions) return;
    if (std::ranges::find(conditions, text) == conditions.end())
      conditions.push_back(std::move(text));
  };
  if (blame.condition && blame.decisions < decisions.size()) add(decisions[blame.decisions]);
  for (std::size_t i = std::min(blame.decisions, decisions.size()); i > 0; --i) {
    const Decision& decision = decisions[i - 1];
    const bool matters =
        wanted.empty() || shares(wanted, variables_of(inputs.terms(), decision.subject));
    if (matters && is_of_program(decision)) add(decision);
  }
  if (wanted.empty() && conditions.empty()) {
    for (std::size_t i = decisions.size(); i > 0; --i) {
      if (is_of_program(decisions[i - 1])) add(decisions[i - 1]);
    }
  }
  return conditions;
}

bool is_of_one_number(const expr::Terms& terms, Term condition) {
  const std::set<std::uint32_t> variables = variables_of(terms, condition);
  if (variables.size() != 1) return false;
  switch (terms.info({*variables.begin()}).kind) {
    case expr::VariableKind::Byte:
    case expr::VariableKind::Short:
    case expr::VariableKind::Int:
    case expr::VariableKind::Long:
    case expr::VariableKind::Float:
    case expr::VariableKind::Double:
      return true;
    default:
      return false;
  }
}

std::vector<findings::PathStep> path_of(concolic::Inputs& inputs, const explore::RunRecord& record,
                                        const expr::Assignment& input) {
  std::vector<findings::PathStep> steps;
  expr::Evaluator run(inputs.terms());
  run.assign(input);
  const std::size_t first = record.steps.empty() ? 0 : record.steps.back().decisions_before;
  const std::vector<Decision>& decisions = record.path.decisions;
  for (std::size_t i = first; i < decisions.size() && steps.size() < kMostSteps; ++i) {
    const Decision& decision = decisions[i];
    if (!is_of_program(decision) || decision.site.bytecode_index < 0) continue;
    std::string text = text_of(inputs, decision);
    if (text.empty()) continue;
    const vm::Method& method = *decision.site.method;
    const int line = classfile::line_of(method.info->debug,
                                        static_cast<std::uint32_t>(decision.site.bytecode_index));
    steps.push_back({vm::external_name(*method.owner), std::string(method.info->name),
                     std::string(method.owner->source_file), line, std::move(text),
                     values_at(inputs, decision, run)});
  }
  return steps;
}

}  // namespace assay::crash
