// SPDX-License-Identifier: Apache-2.0
// Measures the solver chain on the questions of the design: each layer that can answer alone, and
// all of them together. A wrong answer ends the program with an error.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>

#include "expr/evaluator.h"
#include "solver/chain.h"
#include "solver_subjects.h"

namespace {

using namespace assay;

constexpr solver::Effort kEffort{
    .search_steps = 20'000, .smt_resources = 4'000'000'000u, .milliseconds = 5'000};

enum class Verdict { Sat, Unsat, Unknown };

struct Measurement {
  Verdict verdict = Verdict::Unknown;
  double milliseconds = 0;
  std::string layer;  // that answered
  bool was_killed = false;
};

bool g_wrong = false;

/// The layer whose count of answers changed.
std::string answering_layer(const std::vector<solver::LayerStatistics>& before,
                            const std::vector<solver::LayerStatistics>& after) {
  for (std::size_t k = after.size(); k-- > 0;) {
    if (after[k].sat + after[k].unsat != before[k].sat + before[k].unsat) return after[k].name;
  }
  return "-";
}

bool model_holds(const expr::Terms& terms, const solver::Query& query, const solver::Sat& sat) {
  expr::Assignment assignment = query.start;
  for (const auto& [variable, value] : sat.model) assignment.set(variable, value);
  expr::Evaluator evaluator(terms);
  evaluator.assign(assignment);
  return std::all_of(query.constraints.begin(), query.constraints.end(),
                     [&](expr::Term constraint) { return evaluator.holds(constraint); });
}

/// CPU time of this thread and, as they report it, of the solver processes.
double cpu_milliseconds(const std::vector<solver::LayerStatistics>& statistics) {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  double result = static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
  for (const solver::LayerStatistics& layer : statistics) {
    const bool is_engine = layer.name == "z3 incremental" || layer.name == "z3 pipeline";
    if (is_engine) result += static_cast<double>(layer.nanoseconds) / 1e6;
  }
  return result;
}

Measurement measure(const expr::Terms& terms, solver::SolverChain& chain,
                    const solver::Query& query) {
  Measurement result;
  const auto before = chain.statistics();
  const double started = cpu_milliseconds(before);
  const solver::Answer answer = chain.solve(query);
  const auto after = chain.statistics();
  result.milliseconds = cpu_milliseconds(after) - started;
  result.layer = answering_layer(before, after);
  if (const auto* sat = std::get_if<solver::Sat>(&answer)) {
    result.verdict = Verdict::Sat;
    if (!model_holds(terms, query, *sat)) {
      fmt::print("wrong model from {}\n", result.layer);
      g_wrong = true;
    }
  } else if (std::holds_alternative<solver::Unsat>(answer)) {
    result.verdict = Verdict::Unsat;
  } else {
    result.was_killed =
        std::get<solver::Unknown>(answer).reason == solver::UnknownReason::OutOfTime;
  }
  return result;
}

solver::ChainOptions only(bool search, bool incremental, bool pipeline) {
  solver::ChainOptions options;
  options.slice = options.bounds = options.cache = false;
  options.model_reuse = options.small_models = false;
  options.search = search;
  options.z3 = incremental || pipeline;
  options.z3_incremental = incremental;
  options.z3_pipeline = pipeline;
  return options;
}

struct Column {
  const char* name;
  solver::ChainOptions options;
  int solved = 0;
  double log_sum = 0;  // for the geometric mean; what is unsolved counts as the limit
  double total = 0;
};

/// The subjects' start meets nothing, so that nothing may be left out.
solver::ChainOptions all_but_slice() {
  solver::ChainOptions options;
  options.slice = false;
  return options;
}

std::vector<Column> make_columns() {
  return {{"search", only(true, false, false)},
          {"z3 incremental", only(false, true, false)},
          {"z3 pipeline", only(false, false, true)},
          {"chain", all_but_slice()}};
}

/// A process of the chain that is already running, as it is after the first query of a run.
void warm_up(expr::Terms& terms, solver::SolverChain& chain) {
  bench::Dsl dsl(terms);
  const expr::Term x = dsl.int_var("warm");
  solver::Query query{.constraints = {dsl.eq(dsl.mul(dsl.mul(x, x), x), dsl.i(-27)),
                                      dsl.gt(dsl.mul(x, x), dsl.i(3))},
                      .effort = kEffort};
  chain.solve(query);
}

std::string cell(const Measurement& measurement) {
  if (measurement.verdict != Verdict::Unknown) {
    return fmt::format("{:.3g}", measurement.milliseconds);
  }
  return measurement.was_killed ? "t/o" : "-";
}

void account(Column& column, const Measurement& measurement, const bench::Subject& subject) {
  if (measurement.verdict == Verdict::Unknown) {
    column.log_sum += std::log(kEffort.milliseconds);
    column.total += kEffort.milliseconds;
    return;
  }
  if ((measurement.verdict == Verdict::Sat) != subject.is_sat) {
    fmt::print("wrong verdict for {} by {}\n", subject.name, column.name);
    g_wrong = true;
  }
  ++column.solved;
  column.log_sum += std::log(std::max(measurement.milliseconds, 0.001));
  column.total += measurement.milliseconds;
}

void measure_subjects() {
  expr::Terms terms;
  const std::vector<bench::Subject> subjects = bench::make_subjects(terms);
  std::vector<Column> columns = make_columns();
  fmt::print("| query | answer | by |");
  for (const Column& column : columns) fmt::print(" {} |", column.name);
  fmt::print("\n|---|---|---|---|---|---|---|\n");
  for (const bench::Subject& subject : subjects) {
    std::string cells;
    std::string layer;
    for (Column& column : columns) {
      const auto chain = solver::make_chain(terms, column.options);
      warm_up(terms, *chain);
      solver::Query query = subject.query;
      query.effort = kEffort;
      const Measurement measurement = measure(terms, *chain, query);
      account(column, measurement, subject);
      cells += fmt::format(" {} |", cell(measurement));
      layer = measurement.layer;
    }
    fmt::print("| {} | {} | {} |{}\n", subject.name, subject.is_sat ? "sat" : "unsat", layer,
               cells);
    std::fflush(stdout);
  }
  fmt::print("| **solved** | | |");
  for (const Column& column : columns) fmt::print(" {}/{} |", column.solved, subjects.size());
  fmt::print("\n| **geometric mean, ms** | | |");
  for (const Column& column : columns) {
    fmt::print(" {:.3g} |", std::exp(column.log_sum / static_cast<double>(subjects.size())));
  }
  fmt::print("\n| **total, ms** | | |");
  for (const Column& column : columns) fmt::print(" {:.0f} |", column.total);
  fmt::print("\n");
}

struct TraceTotal {
  int sat = 0, unsat = 0, unknown = 0;
  std::vector<double> times;

  std::string text() const {
    std::vector<double> sorted = times;
    std::sort(sorted.begin(), sorted.end());
    double sum = 0;
    for (const double time : sorted) sum += time;
    return fmt::format("{} sat, {} unsat, {} unknown; {:.1f} ms, median {:.3f}", sat, unsat,
                       unknown, sum, sorted[sorted.size() / 2]);
  }
};

TraceTotal flip_all(expr::Terms& terms, const bench::Trace& trace,
                    const solver::ChainOptions& options) {
  const auto chain = solver::make_chain(terms, options);
  warm_up(terms, *chain);
  TraceTotal total;
  for (std::size_t k = 0; k < trace.conditions.size(); ++k) {
    solver::Query query{.start = trace.start, .effort = kEffort};
    query.constraints.assign(trace.conditions.begin(), trace.conditions.begin() + k);
    query.constraints.push_back(terms.negate(trace.conditions[k]));
    const Measurement measurement = measure(terms, *chain, query);
    total.times.push_back(measurement.milliseconds);
    (measurement.verdict == Verdict::Sat     ? total.sat
     : measurement.verdict == Verdict::Unsat ? total.unsat
                                             : total.unknown)++;
  }
  return total;
}

void measure_traces() {
  expr::Terms terms;
  fmt::print("\n| trace | flips |");
  for (const Column& column : make_columns()) fmt::print(" {} |", column.name);
  fmt::print("\n|---|---|---|---|---|---|\n");
  for (const bench::Trace& trace : bench::make_traces(terms)) {
    fmt::print("| {} | {} |", trace.name, trace.conditions.size());
    for (const Column& column : make_columns()) {
      solver::ChainOptions options = column.options;
      options.slice = true;
      fmt::print(" {} |", flip_all(terms, trace, options).text());
    }
    fmt::print("\n");
  }
}

}  // namespace

int main() {
  measure_subjects();
  measure_traces();
  return g_wrong ? 1 : 0;
}
