// SPDX-License-Identifier: Apache-2.0
// What it costs to build and to evaluate terms. A run of a small method makes some thousand, which
// stay in the cache; a long one makes more than fit.
#include "expr/terms.h"

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "expr/evaluator.h"

namespace assay::expr {
namespace {

/// Some variables of Java's widths, extended to int as the machine does when it loads them.
std::vector<Term> inputs(Terms& terms) {
  std::vector<Term> result;
  for (int i = 0; i < 4; ++i) {
    const Variable number = terms.new_variable("n", VariableKind::Int, 32);
    const Variable byte = terms.new_variable("b", VariableKind::Latin1, 8);
    result.push_back(terms.variable(number));
    result.push_back(terms.zero_extend(terms.variable(byte), 32));
  }
  return result;
}

/// The mix of a parse loop: arithmetic on earlier results and on constants, a comparison now and
/// then. Choices are drawn beforehand, so that only construction is timed.
struct Step {
  Op op;
  std::uint32_t first, second;  // how many terms ago; or a constant
  bool constant;
};

std::vector<Step> steps(std::int64_t count) {
  constexpr Op kMix[] = {Op::Add, Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or,  Op::Xor,
                         Op::Shl, Op::Eq,  Op::Slt, Op::Ult, Op::Add, Op::Sle, Op::LShr};
  std::mt19937 random(1);
  std::vector<Step> result;
  for (std::int64_t i = 0; i < count; ++i) {
    result.push_back({kMix[random() % std::size(kMix)], static_cast<std::uint32_t>(random() % 8),
                      static_cast<std::uint32_t>(random() % 64), random() % 2 == 0});
  }
  return result;
}

/// Builds all steps; tests are not operands of later ones.
void build(Terms& terms, const std::vector<Step>& plan, std::vector<Term>& recent) {
  std::size_t next = 0;
  for (const Step& step : plan) {
    const Term a = recent[(next + step.first) % 8];
    const Term b =
        step.constant ? terms.constant(32, step.second) : recent[(next + step.second) % 8];
    const Term result = terms.binary(step.op, a, b);
    if (terms.width(result) == 32 && !terms.is_constant(result)) recent[next++ % 8] = result;
  }
}

void build_binary(benchmark::State& state) {
  Terms terms;
  const std::vector<Term> leaves = inputs(terms);
  const std::vector<Step> plan = steps(state.range(0));
  const std::size_t mark = terms.size();
  for (auto _ : state) {
    std::vector<Term> recent = leaves;
    build(terms, plan, recent);
    state.PauseTiming();
    terms.truncate(mark);
    state.ResumeTiming();
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plan.size()));
}
BENCHMARK(build_binary)->Arg(2000)->Arg(50000);

void build_and_truncate(benchmark::State& state) {
  Terms terms;
  const std::vector<Term> leaves = inputs(terms);
  const std::vector<Step> plan = steps(state.range(0));
  const std::size_t mark = terms.size();
  for (auto _ : state) {
    std::vector<Term> recent = leaves;
    build(terms, plan, recent);
    terms.truncate(mark);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plan.size()));
}
BENCHMARK(build_and_truncate)->Arg(2000)->Arg(50000);

/// The second run of the same code: every term is there already.
void build_again(benchmark::State& state) {
  Terms terms;
  const std::vector<Term> leaves = inputs(terms);
  const std::vector<Step> plan = steps(state.range(0));
  for (auto _ : state) {
    std::vector<Term> recent = leaves;
    build(terms, plan, recent);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plan.size()));
}
BENCHMARK(build_again)->Arg(2000)->Arg(50000);

void evaluate(benchmark::State& state) {
  Terms terms;
  std::vector<Term> recent = inputs(terms);
  build(terms, steps(state.range(0)), recent);
  Assignment assignment;
  Evaluator evaluator(terms);
  for (auto _ : state) {
    evaluator.assign(assignment);
    for (std::uint32_t id = 1; id < terms.size(); ++id) {
      benchmark::DoNotOptimize(evaluator.value(Term{id}));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(terms.size()));
}
BENCHMARK(evaluate)->Arg(2000)->Arg(50000);

}  // namespace
}  // namespace assay::expr

BENCHMARK_MAIN();
