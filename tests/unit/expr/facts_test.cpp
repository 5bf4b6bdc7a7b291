// SPDX-License-Identifier: Apache-2.0
// How much is known: that it is true is what fuzz_test.cpp shows.
#include "expr/facts.h"

#include <gtest/gtest.h>

#include "expr/terms.h"
#include "unit/expr/term_parser.h"

namespace assay::expr::test {
namespace {

class FactsTest : public testing::Test {
 protected:
  const Facts& facts(const char* text) { return terms_.facts(parser_.parse(text)); }
  const Interval& range(const char* text) { return facts(text).range; }

  Terms terms_;
  TermParser parser_{terms_};
};

TEST_F(FactsTest, KnowNothingOfVariables) {
  EXPECT_EQ(facts("b").bits, (KnownBits{~std::uint64_t{0xff}, 0}));
  EXPECT_EQ(range("b"), (Interval{0, 255, -128, 127}));
}

TEST_F(FactsTest, KnowAllOfConstants) {
  EXPECT_TRUE(facts("200:8").is_constant());
  EXPECT_EQ(range("200:8"), (Interval{200, 200, -56, -56}));
}

TEST_F(FactsTest, FollowBitsThroughMasksAndShifts) {
  EXPECT_EQ(facts("(And x 0xf0)").bits.possible(), 0xf0u);
  EXPECT_EQ(facts("(Or x 0xf0)").bits.ones, 0xf0u);
  EXPECT_EQ(facts("(Shl (And x 0xf0) 4)").bits.possible(), 0xf00u);
  EXPECT_EQ(facts("(LShr x 28)").bits.possible(), 0xfu);
  EXPECT_EQ(facts("(Xor (Or x 1) 1)").bits.zeros & 1, 1u);
  EXPECT_EQ(facts("(AShr (Or x 0x80000000) 4)").bits.ones, 0xf8000000u);
}

TEST_F(FactsTest, FollowBitsThroughSums) {
  EXPECT_EQ(facts("(Add (Shl x 4) 5)").bits.ones & 15, 5u);
  EXPECT_EQ(facts("(Sub (Shl x 4) 1)").bits.ones & 15, 15u);
  EXPECT_EQ(facts("(Neg (Shl x 4))").bits.zeros & 15, 15u);
  EXPECT_EQ(facts("(Mul (Shl x 2) (Shl y 3))").bits.zeros & 31, 31u);
}

TEST_F(FactsTest, FollowBitsThroughWidths) {
  EXPECT_EQ(facts("(Extract8@4 (Or x 0xff0))").bits.ones, 0xffu);
  EXPECT_EQ(facts("(SExt32 (Or b 0x80))").bits.ones, 0xffffff80u);
  EXPECT_EQ(facts("(ZExt32 (Or b 0x80))").bits.ones, 0x80u);
  EXPECT_EQ(facts("(Ite p 0x13:32 0x31:32)").bits.ones, 0x11u);
}

TEST_F(FactsTest, BoundSumsThatDoNotOverflow) {
  EXPECT_EQ(range("(Add (ZExt32 b) (ZExt32 c))").umax, 510u);
  EXPECT_EQ(range("(Add (ZExt32 b) -48)").smin, -48);
  EXPECT_EQ(range("(Add (ZExt32 b) -48)").smax, 207);
  EXPECT_EQ(range("(Sub (ZExt32 b) (ZExt32 c))").smin, -255);
  EXPECT_EQ(range("(Neg (SExt32 b))").smax, 128);
  EXPECT_EQ(range("(Add x 1)"), Interval::all(32));
}

TEST_F(FactsTest, BoundProductsAndQuotients) {
  EXPECT_EQ(range("(Mul (ZExt32 b) (ZExt32 c))").umax, 65025u);
  EXPECT_EQ(range("(Mul (SExt32 b) (SExt32 c))").smax, 16384);
  EXPECT_EQ(range("(SDiv (SExt32 b) 10)").smin, -12);
  EXPECT_EQ(range("(SDiv x 10)").smax, 214748364);
  EXPECT_EQ(range("(UDiv x 1000)").umax, 4294967u);
  EXPECT_EQ(range("(SDiv (SExt32 b) y)"), Interval::all(32));
}

TEST_F(FactsTest, BoundRemainders) {
  EXPECT_EQ(range("(SRem x 10)").smin, -9);
  EXPECT_EQ(range("(SRem x 10)").smax, 9);
  EXPECT_EQ(range("(SRem (ZExt32 b) 10)").smin, 0);
  EXPECT_EQ(range("(SRem (ZExt32 b) y)").smax, 255);
  EXPECT_EQ(range("(URem x 10)").umax, 9u);
  EXPECT_EQ(range("(URem (ZExt32 b) y)").umax, 255u);
}

TEST_F(FactsTest, BoundShiftsByAnyDistance) {
  EXPECT_EQ(range("(LShr (ZExt32 b) y)").umax, 255u);
  EXPECT_EQ(range("(AShr (SExt32 b) y)").smin, -128);
  EXPECT_EQ(range("(AShr (SExt32 b) y)").smax, 127);
  EXPECT_EQ(range("(Shl (ZExt32 b) (And y 7))").umax, 255u << 7);
}

TEST_F(FactsTest, BoundChoicesAndTables) {
  EXPECT_EQ(range("(Ite p 3:32 -5:32)").smin, -5);
  EXPECT_EQ(range("(Ite p 3:32 -5:32)").smax, 3);
  const std::uint64_t elements[] = {7, 3, 5};
  terms_.table(16, elements);
  EXPECT_EQ(range("(Select@0 x)").umin, 3u);
  EXPECT_EQ(range("(Select@0 x)").umax, 7u);
}

TEST_F(FactsTest, LetBoundsAndBitsSharpenEachOther) {
  EXPECT_EQ(facts("(URem x 10)").bits.possible(), 15u);
  EXPECT_EQ(range("(And x 0x0f)").smax, 15);
  EXPECT_EQ(range("(Or x 0x80000000)").smax, -1);
}

}  // namespace
}  // namespace assay::expr::test
