// SPDX-License-Identifier: Apache-2.0
#include "solver/local/tape.h"

#include <gtest/gtest.h>

#include "fixtures.h"
#include "solver/local/search_state.h"

namespace assay::solver {
namespace {

TEST(Tape, ComputesWhatTheEvaluatorDoes) {
  Inputs inputs;
  RandomQueries queries(inputs, 11, 16);
  TapeSource tapes(inputs.terms);
  for (int round = 0; round < 200; ++round) {
    const Query query = queries.next(3);
    const Tape& tape = tapes.tape_of(query.constraints);
    SearchState state(tape);
    state.load(query.start);
    expr::Evaluator evaluator(inputs.terms);
    evaluator.assign(query.start);
    for (std::size_t k = 0; k < query.constraints.size(); ++k) {
      ASSERT_EQ(state.values()[tape.roots()[k]], evaluator.value(query.constraints[k]));
    }
  }
}

TEST(SearchState, HasTheSameCostByStepsAndAtOnce) {
  Inputs inputs;
  RandomQueries queries(inputs, 12, 16);
  Random random(5);
  TapeSource tapes(inputs.terms);
  for (int round = 0; round < 100; ++round) {
    const Query query = queries.next(4);
    const Tape& tape = tapes.tape_of(query.constraints);
    if (tape.variables().empty()) continue;
    SearchState stepped(tape);
    stepped.load(query.start);
    for (int step = 0; step < 5; ++step) {
      const auto variable = static_cast<std::uint32_t>(random.below(tape.variables().size()));
      stepped.apply(variable, random.next() & 0xffff);
    }
    SearchState loaded(tape);
    loaded.load(stepped.variable_values());
    ASSERT_EQ(stepped.cost(), loaded.cost());
    ASSERT_EQ(stepped.broken(), loaded.broken());
    ASSERT_EQ(stepped.solved(), loaded.solved());
  }
}

TEST(SearchState, TakesAMoveOfSeveralVariablesBack) {
  Inputs inputs;
  const expr::Term x = inputs.integer("x"), y = inputs.integer("y");
  TapeSource tapes(inputs.terms);
  const Tape& tape =
      tapes.tape_of({inputs.equal(inputs.op(expr::Op::Mul, x, y), inputs.number(6))});
  SearchState state(tape);
  state.load(expr::Assignment{});
  const std::uint64_t before = state.cost();
  state.apply(Move{{0, 2}, {1, 3}});
  EXPECT_TRUE(state.solved());
  EXPECT_EQ(state.cost(), 0u);
  state.undo();
  EXPECT_FALSE(state.solved());
  EXPECT_EQ(state.cost(), before);
}

TEST(SearchState, IsNearerWhenNumbersAreNearer) {
  Inputs inputs;
  const expr::Term x = inputs.integer("x");
  TapeSource tapes(inputs.terms);
  SearchState state(tapes.tape_of({inputs.equal(x, inputs.number(1'000'000'000))}));
  state.load(expr::Assignment{});
  const std::uint64_t far = state.cost();
  state.apply(0, 1);
  EXPECT_LT(state.cost(), far);
}

}  // namespace
}  // namespace assay::solver
