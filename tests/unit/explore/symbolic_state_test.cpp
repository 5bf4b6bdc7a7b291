// SPDX-License-Identifier: Apache-2.0
#include "explore/symbolic_state.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::explore {
namespace {

using expr::Op;
using expr::Term;
using recipe::test::FixtureProgram;

/// States of one structure with cells of 32 bits.
class SubsumptionTest : public testing::Test {
 protected:
  SubsumptionTest() : explorer_(FixtureProgram::get().machine(), options_) {
    explorer_.set_deadline(WorkClock::now() + std::chrono::seconds(30));
  }

  Term variable() { return terms_.variable(terms_.new_variable("v", expr::VariableKind::Int, 32)); }
  Term number(std::int32_t value) { return terms_.constant(32, static_cast<std::uint32_t>(value)); }
  Term less(Term a, Term b) { return terms_.binary(Op::Slt, a, b); }
  Term at_most(Term a, Term b) { return terms_.binary(Op::Sle, a, b); }
  static SymbolicState state(std::vector<Term> cells, std::vector<Term> conditions = {}) {
    return {{1, 2}, std::move(cells), std::move(conditions)};
  }
  /// Variables are 0 unless this says something else.
  void set(Term variable, std::int32_t value) {
    input_.set(terms_.node(variable).variable(), static_cast<std::uint32_t>(value));
  }
  bool subsumes(const SymbolicState& general, const SymbolicState& special) {
    return explore::subsumes(explorer_, general, special, input_);
  }

  ExploreOptions options_;
  Explorer explorer_;
  expr::Terms& terms_ = explorer_.terms();
  expr::Assignment input_;
};

TEST_F(SubsumptionTest, IsByConditionsOnCells) {
  Term a = variable(), b = variable(), c = variable(), d = variable();
  set(d, 1);
  SymbolicState weak = state({a, b}, {at_most(a, b)});
  SymbolicState strict = state({c, d}, {less(c, d)});
  EXPECT_TRUE(subsumes(weak, strict));
  EXPECT_TRUE(subsumes(weak, weak));
  EXPECT_FALSE(subsumes(strict, state({c, d}, {at_most(c, d)})));
}

TEST_F(SubsumptionTest, SwapsInputs) {
  Term a = variable(), b = variable();
  set(b, 1);
  // The same two inputs, in the other order.
  EXPECT_TRUE(subsumes(state({b, a}, {at_most(b, a)}), state({a, b}, {less(a, b)})));
  EXPECT_FALSE(subsumes(state({b, a}, {less(a, b)}), state({a, b}, {less(a, b)})));
}

TEST_F(SubsumptionTest, FindsTermsForInputs) {
  Term a = variable(), b = variable();
  set(a, 1);
  Term sum = terms_.binary(Op::Add, b, number(1));
  EXPECT_TRUE(subsumes(state({a}), state({sum})));
  EXPECT_FALSE(subsumes(state({sum}), state({a})));
  SymbolicState positive = state({a}, {less(number(0), a)});
  EXPECT_TRUE(subsumes(positive, state({number(5)})));
  EXPECT_FALSE(subsumes(positive, state({number(-5)})));
  EXPECT_FALSE(subsumes(state({number(5)}), positive));
  EXPECT_TRUE(subsumes(state({a, a}), state({b, b})));
}

TEST_F(SubsumptionTest, WantsEqualCellsToBeEqual) {
  Term a = variable(), b = variable(), c = variable();
  EXPECT_FALSE(subsumes(state({a, a}), state({b, c})));
  EXPECT_TRUE(subsumes(state({a, a}), state({b, c}, {terms_.equal(b, c)})));
  EXPECT_TRUE(subsumes(state({b, c}), state({a, a})));
}

TEST_F(SubsumptionTest, LooksForInputsThatNoCellHolds) {
  Term a = variable(), b = variable(), c = variable();
  set(c, 1);
  EXPECT_TRUE(subsumes(state({a}, {less(b, number(9))}), state({c}))) << "of no concern";
  SymbolicState fixed = state({a}, {terms_.equal(b, a), less(number(0), b)});
  EXPECT_TRUE(subsumes(fixed, state({c}, {less(number(0), c)})));
  EXPECT_FALSE(subsumes(fixed, state({c})));
  EXPECT_FALSE(subsumes(state({a}, {less(b, a)}), state({c}))) << "not known";
}

TEST_F(SubsumptionTest, IsOnlyAmongStatesOfOneStructure) {
  Term a = variable();
  SymbolicState other = state({a});
  other.structure.push_back(3);
  EXPECT_FALSE(subsumes(other, state({a})));
  EXPECT_FALSE(subsumes(state({a}), state({a, a})));
}

}  // namespace
}  // namespace assay::explore
