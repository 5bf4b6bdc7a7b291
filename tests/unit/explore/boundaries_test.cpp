// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/boundaries.h"

#include <gtest/gtest.h>

namespace assay::explore {
namespace {

using expr::Op;
using expr::Term;

TEST(Boundaries, AreWhereAComparisonTurns) {
  expr::Terms terms;
  Term x = terms.variable(terms.new_variable("x", expr::VariableKind::Int, 32));
  Term y = terms.variable(terms.new_variable("y", expr::VariableKind::Int, 32));
  Term less = terms.binary(Op::Slt, x, y);
  auto found = boundaries_of(terms, less);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0], terms.equal(x, y));
  EXPECT_EQ(found[1], terms.equal(x, terms.binary(Op::Sub, y, terms.constant(32, 1))));
  EXPECT_FALSE(boundaries_of(terms, terms.negate(less)).empty());
}

TEST(Boundaries, AreNoneOfAnEquation) {
  expr::Terms terms;
  Term x = terms.variable(terms.new_variable("x", expr::VariableKind::Int, 32));
  EXPECT_TRUE(boundaries_of(terms, terms.equal(x, terms.constant(32, 5))).empty());
}

}  // namespace
}  // namespace assay::explore
