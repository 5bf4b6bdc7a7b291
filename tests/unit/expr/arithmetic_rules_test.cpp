// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/rule_test.h"

namespace assay::expr::test {
namespace {

using ArithmeticRules = RuleTest;

TEST_F(ArithmeticRules, FoldConstants) {
  becomes("(Add 2:32 3)", "5:32");
  becomes("(Sub 2:8 3)", "255:8");
  becomes("(SDiv -7:32 2)", "-3:32");
}

TEST_F(ArithmeticRules, PutConstantsRightAndOlderOperandsLeft) {
  becomes("(Add 5 x)", "(Add x 5)");
  becomes("(Mul 5 x)", "(Mul x 5)");
  becomes("(Add y x)", "(Add x y)");
  becomes("(Mul y x)", "(Mul x y)");
}

TEST_F(ArithmeticRules, CancelNegations) {
  becomes("(Neg (Neg x))", "x");
  becomes("(Neg (Sub x y))", "(Sub y x)");
  becomes("(Neg (Not x))", "(Add x 1)");
  becomes("(Neg (Add x 5))", "(Sub -5 x)");
  becomes("(Neg (Mul x 3))", "(Mul x -3)");
  becomes("(Neg p)", "p");
}

TEST_F(ArithmeticRules, DropZeroSummands) {
  becomes("(Add x 0)", "x");
  becomes("(Sub x 0)", "x");
  becomes("(Sub 0 x)", "(Neg x)");
}

TEST_F(ArithmeticRules, CollectConstantsOfSums) {
  becomes("(Add (Add x 5) 7)", "(Add x 12)");
  becomes("(Add (Add x 5) -5)", "x");
  becomes("(Sub x 5)", "(Add x -5)");
  becomes("(Add (Sub 5 x) 7)", "(Sub 12 x)");
  becomes("(Sub 5 (Add x 7))", "(Sub -2 x)");
  becomes("(Sub 5 (Sub 7 x))", "(Add x -2)");
  becomes("(Add (Not x) 1)", "(Neg x)");
  becomes("(Add (Not x) 5)", "(Sub 4 x)");
}

TEST_F(ArithmeticRules, CancelEqualSummands) {
  becomes("(Sub x x)", "0:32");
  becomes("(Add (Sub x y) y)", "x");
  becomes("(Add y (Sub x y))", "x");
  becomes("(Sub (Add x y) y)", "x");
  becomes("(Sub (Add x y) x)", "y");
  becomes("(Sub x (Add x y))", "(Neg y)");
  becomes("(Sub x (Sub x y))", "y");
  becomes("(Sub (Sub x y) x)", "(Neg y)");
  becomes("(Add x (Not x))", "-1:32");
}

TEST_F(ArithmeticRules, TurnSumsOfNegationsIntoDifferences) {
  becomes("(Add x (Neg y))", "(Sub x y)");
  becomes("(Add (Neg x) y)", "(Sub y x)");
  becomes("(Sub x (Neg y))", "(Add x y)");
}

TEST_F(ArithmeticRules, SimplifyProducts) {
  becomes("(Mul x 0)", "0:32");
  becomes("(Mul x 1)", "x");
  becomes("(Mul x -1)", "(Neg x)");
  becomes("(Mul (Mul x 3) 5)", "(Mul x 15)");
  becomes("(Mul (Neg x) 5)", "(Mul x -5)");
  becomes("(Mul (Neg x) (Neg y))", "(Mul x y)");
  becomes("(Mul (Shl x 4) 3)", "(Mul x 48)");
}

TEST_F(ArithmeticRules, TreatBooleansAsBits) {
  becomes("(Add p q)", "(Not (Eq p q))");
  becomes("(Sub p q)", "(Not (Eq p q))");
  becomes("(Mul p q)", "(And p q)");
}

using DivisionRules = RuleTest;

TEST_F(DivisionRules, DivideByOneAndMinusOne) {
  becomes("(SDiv x 1)", "x");
  becomes("(SDiv x -1)", "(Neg x)");
  becomes("(SRem x 1)", "0:32");
  becomes("(SRem x -1)", "0:32");
  becomes("(UDiv x 1)", "x");
  becomes("(URem x 1)", "0:32");
}

TEST_F(DivisionRules, DivideInTheSmallerWidth) {
  becomes("(SDiv (SExt32 b) 3)", "(SExt32 (SDiv b 3))");
  becomes("(SDiv (SExt32 b) -127:32)", "(SExt32 (SDiv b -127:8))");
  becomes("(SRem (SExt32 b) 7)", "(SExt32 (SRem b 7))");
  becomes("(SRem (SExt32 b) -7:32)", "(SExt32 (SRem b -7:8))");
  stays("(SDiv (SExt32 h) x)");
  stays("(SDiv (ZExt32 b) 3)");
}

TEST_F(DivisionRules, KnowWhatHasNoRemainder) {
  becomes("(SRem x x)", "0:32");
  becomes("(URem x x)", "0:32");
  becomes("(SRem 0 x)", "0:32");
  becomes("(URem 0 x)", "0:32");
}

TEST_F(DivisionRules, LeaveWhatDependsOnDivisionByZero) {
  stays("(UDiv x x)");
  stays("(SDiv x x)");
  stays("(SDiv 0 x)");
}

TEST_F(DivisionRules, DivideUnsignedByZero) {
  becomes("(UDiv x 0)", "-1:32");
  becomes("(URem x 0)", "x");
}

TEST_F(DivisionRules, ShiftAndMaskForPowersOfTwo) {
  becomes("(UDiv x 8)", "(LShr x 3)");
  becomes("(URem x 8)", "(And x 7)");
  becomes("(UDiv x 0x80000000)", "(LShr x 31)");
  becomes("(SDiv (ZExt32 b) 8)", "(LShr (ZExt32 b) 3)");
  becomes("(SRem (ZExt32 b) 8)", "(ZExt32 (And b 7))");
  stays("(SDiv x 8)");
  stays("(SRem x 8)");
}

TEST_F(DivisionRules, KeepDividendsBelowTheDivisor) {
  becomes("(URem (ZExt32 b) 300)", "(ZExt32 b)");
  becomes("(SRem (SExt32 b) 129)", "(SExt32 b)");
  stays("(SRem (SExt32 b) 128)");
  stays("(URem (ZExt32 b) 255)");
}

using ShiftRules = RuleTest;

TEST_F(ShiftRules, IgnoreADistanceOfZero) {
  becomes("(Shl x 0)", "x");
  becomes("(LShr x 0)", "x");
  becomes("(AShr x 0)", "x");
}

TEST_F(ShiftRules, ShiftEverythingOut) {
  becomes("(Shl x 32)", "0:32");
  becomes("(LShr x 99)", "0:32");
  becomes("(AShr x 32)", "(AShr x 31)");
}

TEST_F(ShiftRules, ShiftNothing) {
  becomes("(Shl 0 x)", "0:32");
  becomes("(LShr 0 x)", "0:32");
  becomes("(AShr 0 x)", "0:32");
  becomes("(AShr -1 x)", "-1:32");
  becomes("(AShr p q)", "p");
}

TEST_F(ShiftRules, AddDistances) {
  becomes("(Shl (Shl x 3) 4)", "(Shl x 7)");
  becomes("(Shl (Shl x 30) 4)", "0:32");
  becomes("(LShr (LShr x 3) 4)", "(LShr x 7)");
  becomes("(LShr (LShr x 30) 4)", "0:32");
  becomes("(AShr (AShr x 3) 4)", "(AShr x 7)");
  becomes("(AShr (AShr x 30) 4)", "(AShr x 31)");
}

TEST_F(ShiftRules, MaskInsteadOfShiftingToAndFro) {
  becomes("(LShr (Shl x 24) 24)", "(And x 0xff)");
  becomes("(Shl (LShr x 8) 8)", "(And x 0xffffff00)");
  becomes("(Shl (AShr x 8) 8)", "(And x 0xffffff00)");
  becomes("(AShr (Shl x 24) 24)", "(SExt32 (Extract8@0 x))");
  stays("(LShr (Shl x 24) 23)");
}

TEST_F(ShiftRules, ForgetTheSignOfWhatIsNotNegative) {
  becomes("(AShr (ZExt32 b) y)", "(LShr (ZExt32 b) y)");
  stays("(AShr (SExt32 b) y)");
}

}  // namespace
}  // namespace assay::expr::test
