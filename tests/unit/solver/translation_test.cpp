// SPDX-License-Identifier: Apache-2.0
// Z3 and the evaluator must mean the same by every operation: an operation on given values equals
// its value, and nothing else.
#include <gtest/gtest.h>

#include "expr/apply_float.h"
#include "fixtures.h"
#include "solver/chain.h"

namespace assay::solver {
namespace {

using expr::Op;
using expr::Term;

class TranslationTest : public testing::Test {
 protected:
  /// Expects Z3 to compute `result` from variables that have the values given.
  void expect_same(Term result, const std::vector<std::pair<Term, std::uint64_t>>& values) {
    Query query;
    for (const auto& [variable, value] : values) {
      const unsigned width = inputs_.terms.width(variable);
      query.start.set(inputs_.variable_of(variable), value);
      query.constraints.push_back(inputs_.equal(variable, inputs_.terms.constant(width, value)));
    }
    expr::Evaluator evaluator(inputs_.terms);
    evaluator.assign(query.start);
    const unsigned width = inputs_.terms.width(result);
    const Term same = inputs_.equal(result, inputs_.terms.constant(width, evaluator.value(result)));
    query.constraints.push_back(same);
    EXPECT_TRUE(is_sat(chain_->solve(query))) << name_of(inputs_.terms.node(result).op);
    query.constraints.back() = inputs_.terms.negate(same);
    EXPECT_TRUE(is_unsat(chain_->solve(query))) << name_of(inputs_.terms.node(result).op);
  }

  static ChainOptions only_z3() {
    ChainOptions options;
    options.slice = options.bounds = options.cache = false;
    options.small_models = options.model_reuse = options.search = false;
    options.z3_in_process = true;
    return options;
  }

  Inputs inputs_;
  std::unique_ptr<SolverChain> chain_ = make_chain(inputs_.terms, only_z3());
};

TEST_F(TranslationTest, ComputesIntegerOperations) {
  const Term a = inputs_.integer("a", 0, 8), b = inputs_.integer("b", 0, 8);
  for (const Op op :
       {Op::And, Op::Or, Op::Xor, Op::Add, Op::Sub, Op::Mul, Op::SDiv, Op::SRem, Op::UDiv, Op::URem,
        Op::Shl, Op::LShr, Op::AShr, Op::Eq, Op::Ult, Op::Ule, Op::Slt, Op::Sle}) {
    const Term result = inputs_.op(op, a, b);
    for (const auto& [x, y] : {std::pair{0x80, 0xff}, {0x35, 0}, {0x9c, 3}, {7, 9}, {5, 5}}) {
      expect_same(result, {{a, x}, {b, y}});
    }
  }
}

TEST_F(TranslationTest, ComputesUnaryOperationsAndWidths) {
  const Term a = inputs_.integer("a", 0, 16);
  expr::Terms& terms = inputs_.terms;
  for (const std::uint64_t value : {0x0000, 0x8001, 0x7f80, 0xffff}) {
    expect_same(terms.unary(Op::Not, a), {{a, value}});
    expect_same(terms.unary(Op::Neg, a), {{a, value}});
    expect_same(terms.extract(a, 3, 9), {{a, value}});
    expect_same(terms.zero_extend(a, 33), {{a, value}});
    expect_same(terms.sign_extend(a, 64), {{a, value}});
  }
}

TEST_F(TranslationTest, ComputesConditionsAndBits) {
  expr::Terms& terms = inputs_.terms;
  const Term a = inputs_.variable(expr::VariableKind::Boolean, 1);
  const Term b = inputs_.variable(expr::VariableKind::Boolean, 1);
  for (const auto& [x, y] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
    for (const Op op : {Op::And, Op::Or, Op::Xor, Op::Eq, Op::Ult, Op::Add}) {
      expect_same(inputs_.op(op, a, b), {{a, x}, {b, y}});
    }
    expect_same(terms.ite(a, b, terms.negate(b)), {{a, x}, {b, y}});
    expect_same(terms.sign_extend(a, 8), {{a, x}});
  }
}

TEST_F(TranslationTest, LooksElementsUpInTables) {
  const std::vector<std::uint64_t> elements{10, 20, 30, 30, 50, 60, 70};
  const std::uint16_t table = inputs_.terms.table(8, elements);
  const Term index = inputs_.integer("i");
  const Term narrow = inputs_.integer("n", 0, 2);
  for (const std::uint64_t value : {0, 1, 3, 6}) {
    expect_same(inputs_.terms.select(table, index), {{index, value}});
    expect_same(inputs_.terms.select(table, narrow), {{narrow, value & 3}});
  }
  expect_same(inputs_.terms.select(table, index), {{index, 7}});
  expect_same(inputs_.terms.select(table, index), {{index, 1000}});
}

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST_F(TranslationTest, ComputesWithDoubles) {
  const Term a = inputs_.real("a"), b = inputs_.real("b");
  for (const auto& [x, y] : {std::pair{1.5, -2.25},
                             {0.1, 0.2},
                             {kInfinity, 0.0},
                             {-0.0, 0.0},
                             {kNaN, 1.0},
                             {5e-324, 0.5}}) {
    const std::vector<std::pair<Term, std::uint64_t>> values{{a, std::bit_cast<std::uint64_t>(x)},
                                                             {b, std::bit_cast<std::uint64_t>(y)}};
    for (const Op op : {Op::FAdd, Op::FSub, Op::FMul, Op::FDiv, Op::FEq, Op::FLt, Op::FLe}) {
      expect_same(inputs_.op(op, a, b), values);
    }
  }
}

TEST_F(TranslationTest, ComputesUnaryFloatOperations) {
  const Term a = inputs_.real("a");
  expr::Terms& terms = inputs_.terms;
  for (const double x : {2.5, -2.5, 0.0, -0.0, 1e300, kNaN, -kInfinity, 3.5}) {
    const std::vector<std::pair<Term, std::uint64_t>> values{{a, std::bit_cast<std::uint64_t>(x)}};
    expect_same(terms.unary(Op::FNeg, a), values);
    expect_same(terms.unary(Op::FNeg, terms.binary(Op::FAdd, a, a)), values);
    expect_same(terms.unary(Op::FSqrt, a), values);
    for (const expr::Rounding mode : {expr::Rounding::Floor, expr::Rounding::Ceiling,
                                      expr::Rounding::NearestEven, expr::Rounding::TowardZero}) {
      expect_same(terms.round(mode, a), values);
    }
    expect_same(terms.convert(Op::FFromF, a, 32), values);
  }
}

TEST_F(TranslationTest, ConvertsAsJavaDoes) {
  const Term a = inputs_.real("a");
  for (const double x : {42.9, -42.9, 2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0,
                         1e19, -1e19, kNaN, kInfinity, -0.5}) {
    for (const unsigned width : {32u, 64u}) {
      expect_same(inputs_.terms.convert(Op::FToS, a, width),
                  {{a, std::bit_cast<std::uint64_t>(x)}});
    }
  }
  const Term n = inputs_.integer("n", 0, 64);
  for (const std::uint64_t value : {0x7fffffffffffffffull, 0x8000000000000000ull, 16777217ull}) {
    expect_same(inputs_.terms.convert(Op::FFromS, n, 32), {{n, value}});
    expect_same(inputs_.terms.convert(Op::FFromS, n, 64), {{n, value}});
  }
}

TEST_F(TranslationTest, SaysWhatItHasNoTheoryFor) {
  const Term a = inputs_.real("a");
  const Term rest = inputs_.op(Op::FRem, a, inputs_.number_real(3));
  const Query query{.constraints = {inputs_.op(Op::FEq, rest, inputs_.number_real(1))}};
  EXPECT_EQ(reason_of(chain_->solve(query)), "no theory for the floating-point remainder");
}

TEST_F(TranslationTest, LeavesOutWhatTheLastConstraintDoesNotNeed) {
  const Term a = inputs_.real("a");
  const Term rest = inputs_.op(Op::FRem, a, inputs_.number_real(3));
  Query query;
  query.start.set(inputs_.variable_of(a), std::bit_cast<std::uint64_t>(1.0));
  query.constraints = {inputs_.op(Op::FLe, rest, inputs_.number_real(3)),
                       inputs_.op(Op::FEq, a, inputs_.number_real(5))};
  EXPECT_TRUE(is_sat(chain_->solve(query)));
  query.constraints.push_back(inputs_.op(Op::FLt, inputs_.number_real(6), a));
  EXPECT_TRUE(is_unsat(chain_->solve(query)));
}

}  // namespace
}  // namespace assay::solver
