// SPDX-License-Identifier: Apache-2.0
// The client's side of Z3. Constraints that it has no theory for are left out and the model is
// evaluated on all of them: Sat is only what holds here, and Unsat of a part is Unsat of the whole.
#include "solver/z3/smt_layer.h"

#include <fmt/format.h>

#include <algorithm>

#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "solver/cone.h"

namespace assay::solver {

namespace {

using expr::Op;

constexpr std::size_t kLargestTable = 4096;
/// What the incremental engine may use before the pipeline has its turn: most queries that it can
/// answer at all need less (about 100 ms).
constexpr std::uint32_t kIncrementalResources = 400'000;

/// What Z3 has no theory for, if the step is that.
std::string obstacle_in(const expr::Terms& terms, const Tape::Step& step) {
  switch (step.op) {
    case Op::FRem:
      return "the floating-point remainder";
    case Op::External:
      return terms.external(step.detail).name;
    case Op::Select: {
      const std::size_t size = terms.table(step.detail).elements.size();
      return size > kLargestTable ? fmt::format("a table of {} elements", size) : "";
    }
    default:
      return "";
  }
}

}  // namespace

SmtLayer::SmtLayer(TapeSource& tapes, const expr::Terms& terms, std::unique_ptr<SmtBackend> backend,
                   const SmtOptions& options)
    : Layer("z3", nullptr),
      tapes_(tapes),
      terms_(terms),
      backend_(std::move(backend)),
      options_(options),
      sync_(terms),
      evaluator_(terms) {}

SmtLayer::Plan SmtLayer::plan(const Tape& tape) {
  std::vector<bool> is_beyond(tape.size());
  Plan plan;
  for (std::uint32_t slot = 0; slot < tape.size(); ++slot) {
    const Tape::Step& step = tape.step(slot);
    const unsigned count = expr::operand_count(step.op);
    is_beyond[slot] = (count > 0 && is_beyond[step.a]) || (count > 1 && is_beyond[step.b]) ||
                      (count > 2 && is_beyond[step.c]);
    if (is_beyond[slot]) continue;
    const std::string obstacle = obstacle_in(terms_, step);
    if (obstacle.empty()) continue;
    is_beyond[slot] = true;
    if (plan.obstacle.empty()) plan.obstacle = obstacle;
  }
  for (std::size_t index = 0; index < tape.roots().size(); ++index) {
    if (!is_beyond[tape.roots()[index]]) plan.constraints.push_back(tape.constraints()[index]);
  }
  return plan;
}

SmtRequest SmtLayer::make_request(const Tape& tape, const Plan& plan, const Effort& effort) {
  SmtRequest request;
  if (!backend_->has_memory()) sync_.forget_all();
  sync_.add_missing(plan.constraints, request);
  ConeWalker walker(terms_);
  const std::vector<expr::Term> cone = walker.walk(plan.constraints);
  for (const expr::Term term : cone) {
    const Op op = terms_.node(term).op;
    if (op == Op::Variable) request.variables.push_back(term.id);
    request.has_floats = request.has_floats || is_float_operation(op);
  }
  for (const expr::Term constraint : plan.constraints) {
    request.constraints.push_back(constraint.id);
  }
  const bool uses_both = options_.use_pipeline && options_.use_incremental && !tape.has_floats();
  const std::uint32_t share =
      uses_both ? std::min(effort.smt_resources / 4, kIncrementalResources) : 0;
  request.incremental_resources = !options_.use_incremental ? 0
                                  : uses_both               ? share
                                                            : effort.smt_resources;
  request.pipeline_resources = options_.use_pipeline ? effort.smt_resources - share : 0;
  return request;
}

Answer SmtLayer::answer(const Query& query) {
  const Tape& tape = tapes_.tape_of(query.constraints);
  const Plan chosen = plan(tape);
  const bool has_last =
      !chosen.constraints.empty() && chosen.constraints.back() == query.constraints.back();
  if (!has_last) return Unknown{UnknownReason::NoTheory, chosen.obstacle};
  const SmtRequest request = make_request(tape, chosen, query.effort);
  const SmtReply reply = backend_->ask(request, query.effort.milliseconds);
  count(reply);
  return judge(query, chosen, request, reply);
}

Answer SmtLayer::judge(const Query& query, const Plan& plan, const SmtRequest& request,
                       const SmtReply& reply) {
  switch (reply.verdict) {
    case SmtVerdict::Unsat:
      return Unsat{};
    case SmtVerdict::Sat:
      return check_model(query, plan, request, reply);
    default:
      return Unknown{reply.reason, reply.detail};
  }
}

Answer SmtLayer::check_model(const Query& query, const Plan& plan, const SmtRequest& request,
                             const SmtReply& reply) {
  expr::Assignment assignment = query.start;
  for (std::size_t index = 0; index < request.variables.size(); ++index) {
    const expr::Node& node = terms_.node(expr::Term{request.variables[index]});
    assignment.set(node.variable(), reply.values[index]);
  }
  evaluator_.assign(assignment);
  const bool holds = std::all_of(query.constraints.begin(), query.constraints.end(),
                                 [&](expr::Term term) { return evaluator_.holds(term); });
  if (!holds && !plan.obstacle.empty()) return Unknown{UnknownReason::NoTheory, plan.obstacle};
  if (!holds) {
    ++wrong_models_;
    return Unknown{UnknownReason::WrongModel};
  }
  Sat sat;
  for (const expr::Variable variable : tapes_.tape_of(query.constraints).variables()) {
    sat.model.emplace_back(variable, assignment.get(terms_, variable));
  }
  return sat;
}

void SmtLayer::count(const SmtReply& reply) {
  const auto add = [&](LayerStatistics& statistics, SmtEngine engine, std::uint64_t nanoseconds) {
    if (nanoseconds == 0) return;
    ++statistics.asked;
    statistics.nanoseconds += nanoseconds;
    if (reply.engine != engine) return;
    statistics.sat += reply.verdict == SmtVerdict::Sat ? 1 : 0;
    statistics.unsat += reply.verdict == SmtVerdict::Unsat ? 1 : 0;
  };
  add(incremental_, SmtEngine::Incremental, reply.incremental_nanoseconds);
  add(pipeline_, SmtEngine::Pipeline, reply.pipeline_nanoseconds);
}

void SmtLayer::append_own(std::vector<LayerStatistics>& statistics) const {
  Layer::append_own(statistics);
  statistics.push_back(incremental_);
  statistics.push_back(pipeline_);
  statistics.push_back({.name = "z3 wrong models", .asked = wrong_models_});
}

}  // namespace assay::solver
