// SPDX-License-Identifier: Apache-2.0
// The meaning of every operation, against plain C++ on Java's types.
#include "expr/evaluator.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>

#include "unit/expr/samples.h"

namespace assay::expr::test {
namespace {

class Meaning : public testing::Test {
 protected:
  Meaning() {
    for (unsigned width : {8u, 32u, 64u}) {
      for (int i = 0; i < 2; ++i) {
        const Variable variable = terms_.new_variable("v", VariableKind::Int, width);
        operands_[width][i] = terms_.variable(variable);
        variables_[width][i] = variable;
      }
    }
  }

  std::uint64_t value(Term term, unsigned width, std::uint64_t a, std::uint64_t b = 0) {
    Assignment assignment;
    assignment.set(variables_[width][0], a);
    assignment.set(variables_[width][1], b);
    evaluator_.assign(assignment);
    return evaluator_.value(term);
  }

  Term plain(Op op, unsigned from, unsigned to, unsigned detail = 0) {
    Node node{op, static_cast<std::uint8_t>(to), static_cast<std::uint16_t>(detail)};
    node.a = operands_[from][0];
    if (operand_count(op) == 2) node.b = operands_[from][1];
    return terms_.plain(node);
  }

  /// Corner values against each other.
  template <typename Expected>
  void is(Op op, unsigned width, unsigned result, Expected expected) {
    const Term term = plain(op, width, result);
    for (std::uint64_t a : corner_values(width)) {
      for (std::uint64_t b : corner_values(width)) {
        const auto wanted = static_cast<std::uint64_t>(expected(a, b)) & mask_of(result);
        ASSERT_EQ(value(term, width, a, b), wanted) << name_of(op) << " " << a << " " << b;
      }
    }
  }

  Terms terms_;
  Evaluator evaluator_{terms_};
  Term operands_[65][2];
  Variable variables_[65][2];
};

using U64 = std::uint64_t;

std::int32_t i32(U64 bits) { return static_cast<std::int32_t>(bits); }
std::int64_t i64(U64 bits) { return static_cast<std::int64_t>(bits); }
float f32(U64 bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits)); }
double f64(U64 bits) { return std::bit_cast<double>(bits); }
U64 bits(float value) {
  return std::isnan(value) ? 0x7fc00000 : std::bit_cast<std::uint32_t>(value);
}
U64 bits(double value) {
  return std::isnan(value) ? 0x7ff8000000000000 : std::bit_cast<U64>(value);
}

TEST_F(Meaning, OfBitOperations) {
  is(Op::Not, 32, 32, [](U64 a, U64) { return ~a; });
  is(Op::And, 32, 32, [](U64 a, U64 b) { return a & b; });
  is(Op::Or, 64, 64, [](U64 a, U64 b) { return a | b; });
  is(Op::Xor, 8, 8, [](U64 a, U64 b) { return a ^ b; });
}

TEST_F(Meaning, OfArithmeticWraps) {
  is(Op::Neg, 32, 32, [](U64 a, U64) { return 0 - a; });
  is(Op::Add, 32, 32, [](U64 a, U64 b) { return a + b; });
  is(Op::Sub, 64, 64, [](U64 a, U64 b) { return a - b; });
  is(Op::Mul, 32, 32, [](U64 a, U64 b) { return a * b; });
}

TEST_F(Meaning, OfSignedDivisionIsJavas) {
  is(Op::SDiv, 32, 32, [](U64 a, U64 b) -> std::int64_t {
    if (b == 0) return i32(a) < 0 ? 1 : -1;  // SMT-LIB
    return std::int64_t{i32(a)} / i32(b);
  });
  is(Op::SRem, 32, 32,
     [](U64 a, U64 b) -> std::int64_t { return b == 0 ? i32(a) : std::int64_t{i32(a)} % i32(b); });
}

TEST_F(Meaning, OfTheLeastLongDividedByMinusOneWraps) {
  const U64 least = U64{1} << 63;
  EXPECT_EQ(value(plain(Op::SDiv, 64, 64), 64, least, ~U64{0}), least);
  EXPECT_EQ(value(plain(Op::SRem, 64, 64), 64, least, ~U64{0}), 0u);
}

TEST_F(Meaning, OfUnsignedDivisionIsSmtLibs) {
  is(Op::UDiv, 32, 32, [](U64 a, U64 b) { return b == 0 ? ~U64{0} : a / b; });
  is(Op::URem, 8, 8, [](U64 a, U64 b) { return b == 0 ? a : a % b; });
}

TEST_F(Meaning, OfShiftsBeyondTheWidthIsZeroOrTheSign) {
  is(Op::Shl, 32, 32, [](U64 a, U64 b) { return b > 31 ? 0 : a << b; });
  is(Op::LShr, 32, 32, [](U64 a, U64 b) { return b > 31 ? 0 : a >> b; });
  is(Op::AShr, 32, 32, [](U64 a, U64 b) { return i32(a) >> (b > 31 ? 31 : b); });
  is(Op::Shl, 64, 64, [](U64 a, U64 b) { return b > 63 ? 0 : a << b; });
  is(Op::AShr, 64, 64, [](U64 a, U64 b) { return i64(a) >> (b > 63 ? 63 : b); });
}

TEST_F(Meaning, OfIntegerComparisons) {
  is(Op::Eq, 32, 1, [](U64 a, U64 b) { return a == b; });
  is(Op::Ult, 32, 1, [](U64 a, U64 b) { return a < b; });
  is(Op::Ule, 64, 1, [](U64 a, U64 b) { return a <= b; });
  is(Op::Slt, 32, 1, [](U64 a, U64 b) { return i32(a) < i32(b); });
  is(Op::Sle, 64, 1, [](U64 a, U64 b) { return i64(a) <= i64(b); });
}

TEST_F(Meaning, OfWidthChanges) {
  is(Op::ZExt, 8, 32, [](U64 a, U64) { return a; });
  is(Op::SExt, 8, 32, [](U64 a, U64) { return static_cast<std::int8_t>(a); });
  is(Op::SExt, 32, 64, [](U64 a, U64) { return i32(a); });
  EXPECT_EQ(value(plain(Op::Extract, 32, 8, 12), 32, 0x12345678), 0x45u);
}

TEST_F(Meaning, OfAChoice) {
  const Term condition = terms_.boolean(true);
  const Term both[] = {operands_[32][0], operands_[32][1]};
  const Term chosen = terms_.plain({Op::Ite, 32, 0, condition, both[0], both[1]});
  const Term other = terms_.plain({Op::Ite, 32, 0, terms_.boolean(false), both[0], both[1]});
  EXPECT_EQ(value(chosen, 32, 7, 9), 7u);
  EXPECT_EQ(value(other, 32, 7, 9), 9u);
}

TEST_F(Meaning, OfTablesEndsAtTheLastElement) {
  const U64 elements[] = {10, 20, 30};
  const Term element = plain(Op::Select, 32, 16, terms_.table(16, elements));
  EXPECT_EQ(value(element, 32, 0), 10u);
  EXPECT_EQ(value(element, 32, 2), 30u);
  EXPECT_EQ(value(element, 32, 3), 30u);
  EXPECT_EQ(value(element, 32, 0xffffffff), 30u);
}

TEST_F(Meaning, OfExternalFunctionsIsCutToTheWidth) {
  const std::uint16_t sum = terms_.add_external("sum", [](U64 a, U64 b) { return a + b; });
  EXPECT_EQ(value(plain(Op::External, 32, 8, sum), 32, 200, 100), 44u);
  const Term lonely = terms_.plain({Op::External, 32, sum, operands_[32][0]});
  EXPECT_EQ(value(lonely, 32, 200), 200u);
}

TEST_F(Meaning, OfFloatArithmetic) {
  is(Op::FAdd, 32, 32, [](U64 a, U64 b) { return bits(f32(a) + f32(b)); });
  is(Op::FSub, 32, 32, [](U64 a, U64 b) { return bits(f32(a) - f32(b)); });
  is(Op::FMul, 32, 32, [](U64 a, U64 b) { return bits(f32(a) * f32(b)); });
  is(Op::FDiv, 32, 32, [](U64 a, U64 b) { return bits(f32(a) / f32(b)); });
  is(Op::FRem, 32, 32, [](U64 a, U64 b) { return bits(std::fmod(f32(a), f32(b))); });
  is(Op::FSqrt, 32, 32, [](U64 a, U64) { return bits(std::sqrt(f32(a))); });
}

TEST_F(Meaning, OfDoubleArithmetic) {
  is(Op::FAdd, 64, 64, [](U64 a, U64 b) { return bits(f64(a) + f64(b)); });
  is(Op::FSub, 64, 64, [](U64 a, U64 b) { return bits(f64(a) - f64(b)); });
  is(Op::FMul, 64, 64, [](U64 a, U64 b) { return bits(f64(a) * f64(b)); });
  is(Op::FDiv, 64, 64, [](U64 a, U64 b) { return bits(f64(a) / f64(b)); });
  is(Op::FRem, 64, 64, [](U64 a, U64 b) { return bits(std::fmod(f64(a), f64(b))); });
  is(Op::FSqrt, 64, 64, [](U64 a, U64) { return bits(std::sqrt(f64(a))); });
}

TEST_F(Meaning, OfFloatNegationIsTheSignBitEvenOfNaN) {
  is(Op::FNeg, 32, 32, [](U64 a, U64) { return a ^ 0x80000000; });
  is(Op::FNeg, 64, 64, [](U64 a, U64) { return a ^ 0x8000000000000000; });
}

TEST_F(Meaning, OfFloatComparisonsIsFalseForNaN) {
  is(Op::FEq, 32, 1, [](U64 a, U64 b) { return f32(a) == f32(b); });
  is(Op::FLt, 32, 1, [](U64 a, U64 b) { return f32(a) < f32(b); });
  is(Op::FLe, 64, 1, [](U64 a, U64 b) { return f64(a) <= f64(b); });
  EXPECT_EQ(value(plain(Op::FLe, 64, 1), 64, 0x7ff8000000000000, 0x7ff8000000000000), 0u);
}

TEST_F(Meaning, OfRoundingToIntegers) {
  auto rounded = [this](Rounding mode, double a) {
    return f64(value(plain(Op::FRound, 64, 64, static_cast<unsigned>(mode)), 64, bits(a)));
  };
  EXPECT_EQ(rounded(Rounding::Floor, -1.5), -2.0);
  EXPECT_EQ(rounded(Rounding::Ceiling, -1.5), -1.0);
  EXPECT_EQ(rounded(Rounding::NearestEven, 2.5), 2.0);
  EXPECT_EQ(rounded(Rounding::NearestEven, 3.5), 4.0);
  EXPECT_EQ(rounded(Rounding::TowardZero, -1.9), -1.0);
  EXPECT_TRUE(std::signbit(rounded(Rounding::Ceiling, -0.5)));
}

/// JLS 5.1.3, by hand and on the integers' own type.
template <typename Integer, typename Real>
Integer java_cast(Real value) {
  if (std::isnan(value)) return 0;
  if (value >= -static_cast<Real>(std::numeric_limits<Integer>::min())) {
    return std::numeric_limits<Integer>::max();
  }
  if (value <= static_cast<Real>(std::numeric_limits<Integer>::min())) {
    return std::numeric_limits<Integer>::min();
  }
  return static_cast<Integer>(value);
}

TEST_F(Meaning, OfCastsToIntegersSaturates) {
  is(Op::FToS, 32, 32, [](U64 a, U64) { return java_cast<std::int32_t>(f32(a)); });
  is(Op::FToS, 32, 64, [](U64 a, U64) { return java_cast<std::int64_t>(f32(a)); });
  is(Op::FToS, 64, 32, [](U64 a, U64) { return java_cast<std::int32_t>(f64(a)); });
  is(Op::FToS, 64, 64, [](U64 a, U64) { return java_cast<std::int64_t>(f64(a)); });
}

TEST_F(Meaning, OfConversionsRoundsOnce) {
  is(Op::FFromS, 32, 32, [](U64 a, U64) { return bits(static_cast<float>(i32(a))); });
  is(Op::FFromS, 32, 64, [](U64 a, U64) { return bits(static_cast<double>(i32(a))); });
  is(Op::FFromS, 64, 32, [](U64 a, U64) { return bits(static_cast<float>(i64(a))); });
  is(Op::FFromS, 64, 64, [](U64 a, U64) { return bits(static_cast<double>(i64(a))); });
  is(Op::FFromF, 32, 64, [](U64 a, U64) { return bits(static_cast<double>(f32(a))); });
  is(Op::FFromF, 64, 32, [](U64 a, U64) { return bits(static_cast<float>(f64(a))); });
  // 2^24 + 1 + 2^-30 of it: by way of double it would round down.
  EXPECT_EQ(value(plain(Op::FFromS, 64, 32), 64, 0x4000004000000001), 0x5e800001u);
}

TEST(EvaluatorTest, EvaluatesTermsTooDeepForRecursion) {
  Terms terms;
  const Variable x = terms.new_variable("x", VariableKind::Int, 32);
  const Variable y = terms.new_variable("y", VariableKind::Int, 32);
  Term chain = terms.variable(x);
  for (int i = 0; i < 100'000; ++i) {
    chain = terms.binary(i % 2 ? Op::Add : Op::Xor, chain, terms.variable(y));
  }
  Assignment assignment;
  assignment.set(x, 5);
  assignment.set(y, 1);
  Evaluator evaluator(terms);
  evaluator.assign(assignment);
  std::uint32_t expected = 5;
  for (int i = 0; i < 100'000; ++i) expected = i % 2 ? expected + 1 : expected ^ 1;
  EXPECT_EQ(evaluator.value(chain), expected);
}

TEST(EvaluatorTest, UsesPreferredValuesOfWhatIsNotSet) {
  Terms terms;
  const Variable x = terms.new_variable("x", VariableKind::Int, 32, 42);
  Assignment assignment;
  Evaluator evaluator(terms);
  evaluator.assign(assignment);
  EXPECT_EQ(evaluator.value(terms.variable(x)), 42u);
}

TEST(EvaluatorTest, ForgetsValuesWithTheAssignment) {
  Terms terms;
  const Variable x = terms.new_variable("x", VariableKind::Int, 32);
  const Term next = terms.binary(Op::Add, terms.variable(x), terms.constant(32, 1));
  Evaluator evaluator(terms);
  for (std::uint64_t i = 0; i < 3; ++i) {
    Assignment assignment;
    assignment.set(x, i);
    evaluator.assign(assignment);
    EXPECT_EQ(evaluator.value(next), i + 1);
  }
}

TEST(EvaluatorTest, ForgetsTermsThatWereTruncated) {
  Terms terms;
  const Term x = terms.variable(terms.new_variable("x", VariableKind::Int, 32, 10));
  Assignment assignment;
  Evaluator evaluator(terms);
  evaluator.assign(assignment);
  const Term five = terms.constant(32, 5);
  const std::size_t mark = terms.size();
  const Term sum = terms.binary(Op::Add, x, five);
  EXPECT_EQ(evaluator.value(sum), 15u);
  terms.truncate(mark);
  const Term product = terms.binary(Op::Mul, x, five);
  ASSERT_EQ(product, sum) << "the number should be used again";
  EXPECT_EQ(evaluator.value(product), 50u);
}

TEST(EvaluatorTest, LooksOnlyAtTheArmThatCounts) {
  static int calls = 0;
  Terms terms;
  const Term x = terms.variable(terms.new_variable("x", VariableKind::Int, 32));
  const Term p = terms.variable(terms.new_variable("p", VariableKind::Boolean, 1, 1));
  const std::uint16_t counter = terms.add_external("counter", [](U64 a, U64) {
    ++calls;
    return a;
  });
  Assignment assignment;
  Evaluator evaluator(terms);
  evaluator.assign(assignment);
  evaluator.value(terms.ite(p, x, terms.external(counter, 32, x)));
  EXPECT_EQ(calls, 0);
}

}  // namespace
}  // namespace assay::expr::test
