// SPDX-License-Identifier: Apache-2.0
#include "explore/questions.h"

#include <algorithm>

#include "concolic/decision.h"
#include "concolic/obstacle.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "solver/solver.h"

namespace assay::explore {

using expr::Assignment;
using expr::Term;

namespace {

constexpr std::uint32_t kLongestInsistedOn = 4'096;

solver::Effort effort_for(const Questions::Worth& worth) {
  solver::Effort effort;
  effort.search_steps = worth.attempt == 0 ? 6'000 : 40'000;
  effort.smt_resources = !worth.matters ? 10'000 : worth.attempt == 0 ? 200'000 : 2'000'000;
  if (worth.is_proof && worth.attempt > 0) effort.smt_resources = 20'000'000;
  return effort;
}

}  // namespace

Questions::Questions(expr::Terms& terms, concolic::Inputs& inputs, const ExploreOptions& options,
                     const TimeLimits& time, SearchLog& log)
    : terms_(terms),
      inputs_(inputs),
      options_(options),
      time_(time),
      log_(log),
      evaluator_(terms),
      floats_(terms),
      hints_(terms, inputs, evaluator_, options.max_length),
      sizes_(terms, inputs, evaluator_, options.max_length) {}

Questions::Reply Questions::ask(const Question& question, Limited limited) {
  solver::Query query;
  query.start = question.start;
  query.effort = effort_for(question.worth);
  time_.limit(query.effort);
  const auto add = [&](const std::vector<Term>& more) {
    query.constraints.insert(query.constraints.end(), more.begin(), more.end());
  };
  const bool is_strict = limited == Limited::Inputs || limited == Limited::InputsAndNewArrays;
  inputs_.all_axioms(query.constraints, is_strict);
  if (limited == Limited::InputsGenerously)
    inputs_.limit_lengths(query.constraints, kLongestInsistedOn);
  if (limited == Limited::InputsAndNewArrays) add(sizes_.conditions());
  add(question.assumptions);
  add(question.constraints);
  const bool ignored_floats = drop_floats(query.constraints);
  query.candidates = question.wishes;
  if (!query.constraints.empty()) hints_.add_to(query, query.constraints.back());
  ++log_.statistics.queries;
  if (const expr::Model* word = hints_.answer(query)) return {solver::Sat{*word}, ignored_floats};
  return {solve(query), ignored_floats};
}

solver::Answer Questions::solve(const solver::Query& query) {
  const Stopwatch stopwatch(log_.statistics.solver_nanoseconds);
  if (solver_ == nullptr) solver_ = solver::make_chain(terms_, options_.solver);
  log_.statistics.float_queries +=
      std::any_of(query.constraints.begin(), query.constraints.end(),
                  [this](Term constraint) { return floats_.contains(constraint); });
  solver::Answer answer = solver_->solve(query);
  if (const auto* unknown = std::get_if<solver::Unknown>(&answer)) log_.note(*unknown);
  return answer;
}

/// Leaves out what a question must not speak of; true if there was something.
bool Questions::drop_floats(std::vector<Term>& constraints) {
  if (!options_.floats_by_chance) return false;
  return std::erase_if(constraints, [this](Term term) { return floats_.contains(term); }) > 0;
}

bool Questions::is_left_to_chance(Term condition) {
  return options_.floats_by_chance && floats_.contains(condition);
}

std::optional<Assignment> Questions::input_for(const Assignment& start,
                                               const std::vector<Term>& constraints) {
  solver::Query query;
  query.start = start;
  time_.limit(query.effort);
  inputs_.all_axioms(query.constraints, true);
  query.constraints.insert(query.constraints.end(), constraints.begin(), constraints.end());
  drop_floats(query.constraints);
  ++log_.statistics.queries;
  solver::Answer answer = solve(query);
  if (const auto* unknown = std::get_if<solver::Unknown>(&answer)) {
    ++log_.obstacles[{concolic::Obstacle::Kind::Solver, text_of(*unknown)}];
  }
  const auto* found = std::get_if<solver::Sat>(&answer);
  if (found == nullptr) return std::nullopt;
  Assignment input = start;
  for (auto [variable, value] : found->model) input.set(variable, value);
  return input;
}

std::optional<Assignment> Questions::input_for(const Assignment& start,
                                               const concolic::PathRecord& path,
                                               std::size_t decisions, Term goal) {
  std::vector<Term> constraints = path.assumptions;
  for (std::size_t i = 0; i < decisions && i < path.decisions.size(); ++i) {
    const concolic::Decision& decision = path.decisions[i];
    constraints.push_back(concolic::condition_of(inputs_, decision, decision.outcome));
  }
  constraints.push_back(goal);
  return input_for(start, constraints);
}

bool Questions::follows(const Assignment& input, const std::vector<Term>& conditions,
                        Term conclusion) {
  if (terms_.is_constant(conclusion)) return terms_.is_true(conclusion);
  evaluator_.assign(input);
  if (!evaluator_.holds(conclusion)) return false;
  solver::Query query;
  query.start = input;
  query.effort = effort_for({});
  time_.limit(query.effort);
  inputs_.all_axioms(query.constraints, true);
  query.constraints.insert(query.constraints.end(), conditions.begin(), conditions.end());
  query.constraints.push_back(terms_.negate(conclusion));
  ++log_.statistics.queries;
  return std::holds_alternative<solver::Unsat>(solve(query));
}

std::vector<solver::LayerStatistics> Questions::statistics() const {
  if (solver_ == nullptr) return {};
  return solver_->statistics();
}

}  // namespace assay::explore
