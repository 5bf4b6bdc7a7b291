// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/rule_test.h"

namespace assay::expr::test {
namespace {

using EqualRules = RuleTest;

TEST_F(EqualRules, CompareATermWithItself) {
  becomes("(Eq x x)", "true");
  becomes("(Eq x (Not x))", "false");
  becomes("(Eq (Not x) x)", "false");
}

TEST_F(EqualRules, ReadBooleansDirectly) {
  becomes("(Eq p true)", "p");
  becomes("(Eq p false)", "(Not p)");
  becomes("(Eq (Not p) q)", "(Not (Eq p q))");
  becomes("(Eq p (Not q))", "(Not (Eq p q))");
  becomes("(Eq (Not p) (Not q))", "(Eq p q)");
}

TEST_F(EqualRules, UndoOperationsWithConstants) {
  becomes("(Eq (Add x 5) 7)", "(Eq x 2)");
  becomes("(Eq (Xor x 5) 7)", "(Eq x 2)");
  becomes("(Eq (Not x) 5)", "(Eq x -6)");
  becomes("(Eq (Neg x) 5)", "(Eq x -5)");
  becomes("(Eq (Sub 5 x) 7)", "(Eq x -2)");
  becomes("(Eq (Mul x 31) 62)", "(Eq x 2)");
  becomes("(Eq (Mul (Xor (Mul (Xor x 3) 31) 9) 31) 961)", "(Eq x 1385473321)");
  stays("(Eq (Mul x 6) 12)");
  stays("(Eq (Add x y) 7)");
}

TEST_F(EqualRules, NarrowExtensions) {
  becomes("(Eq (ZExt32 b) 200)", "(Eq b 200)");
  becomes("(Eq (ZExt32 b) 256)", "false");
  becomes("(Eq (SExt32 b) -3)", "(Eq b -3)");
  becomes("(Eq (SExt32 b) 200)", "false");
  becomes("(Eq (ZExt32 b) (ZExt32 c))", "(Eq b c)");
  becomes("(Eq (SExt32 b) (SExt32 c))", "(Eq b c)");
  stays("(Eq (SExt32 b) (ZExt32 c))");
  stays("(Eq (ZExt32 b) (ZExt32 h))");
}

TEST_F(EqualRules, CancelOnBothSides) {
  becomes("(Eq (Not x) (Not y))", "(Eq x y)");
  becomes("(Eq (Neg x) (Neg y))", "(Eq x y)");
  becomes("(Eq (Sub x y) 0)", "(Eq x y)");
  becomes("(Eq (Xor x y) 0)", "(Eq x y)");
  becomes("(Eq (Add x z) (Add y z))", "(Eq x y)");
  becomes("(Eq (Xor x z) (Xor x y))", "(Eq y z)");
  becomes("(Eq (Add x y) y)", "(Eq x 0)");
  becomes("(Eq x (Xor x y))", "(Eq y 0)");
  becomes("(Eq (Add x 5) x)", "false");
}

TEST_F(EqualRules, AskForABitInOneWay) {
  becomes("(Eq (And x 8) 8)", "(Not (Eq (And x 8) 0))");
  becomes("(Eq (And x 8) 4)", "false");
  stays("(Eq (And x 12) 8)");
}

TEST_F(EqualRules, ChooseByTheCondition) {
  becomes("(Eq (Ite p 1:32 0:32) 1)", "p");
  becomes("(Eq (Ite p 1:32 0:32) 0)", "(Not p)");
  becomes("(Eq (Ite p 1:32 0:32) 2)", "false");
  becomes("(Eq (Ite p 5:32 6:32) 6)", "(Not p)");
  becomes("(Not (Eq (Ite p 1:32 0:32) 0))", "p");
}

using LessRules = RuleTest;

TEST_F(LessRules, CompareATermWithItself) {
  becomes("(Slt x x)", "false");
  becomes("(Ult x x)", "false");
  becomes("(Sle x x)", "true");
  becomes("(Ule x x)", "true");
}

TEST_F(LessRules, TurnTestsAtTheEndsIntoEqualities) {
  becomes("(Ult x 1)", "(Eq x 0)");
  becomes("(Ult 0 x)", "(Not (Eq x 0))");
  becomes("(Ule x 0)", "(Eq x 0)");
  becomes("(Ule 1 x)", "(Not (Eq x 0))");
  becomes("(Ule -1 x)", "(Eq x -1)");
  becomes("(Ult x -1)", "(Not (Eq x -1))");
  becomes("(Sle x 0x80000000)", "(Eq x 0x80000000)");
  becomes("(Slt x 0x7fffffff)", "(Not (Eq x 0x7fffffff))");
  becomes("(Slt 0x80000000 x)", "(Not (Eq x 0x80000000))");
  becomes("(Sle 0x7fffffff x)", "(Eq x 0x7fffffff)");
  becomes("(Slt (LShr x 24) 1)", "(Eq (LShr x 24) 0)");
  becomes("(Slt 254 (LShr x 24))", "(Eq (LShr x 24) 255)");
  stays("(Slt x 1)");
}

TEST_F(LessRules, DecideAtTheEnds) {
  becomes("(Ult x 0)", "false");
  becomes("(Ule 0 x)", "true");
  becomes("(Slt x 0x80000000)", "false");
  becomes("(Sle x 0x7fffffff)", "true");
}

TEST_F(LessRules, NarrowExtensions) {
  becomes("(Slt (ZExt32 b) 200)", "(Ult b 200)");
  becomes("(Slt 100 (ZExt32 b))", "(Ult 100 b)");
  becomes("(Ult (ZExt32 b) 200)", "(Ult b 200)");
  becomes("(Slt (SExt32 b) 100)", "(Slt b 100)");
  becomes("(Sle -100 (SExt32 b))", "(Sle -100 b)");
  becomes("(Ult (SExt32 b) 100)", "(Ult b 100)");
  becomes("(Ult (SExt32 b) -100)", "(Ult b -100)");
  stays("(Ult (SExt32 b) 1000)");
}

TEST_F(LessRules, DecideExtensionsOutOfRange) {
  becomes("(Slt (ZExt32 b) 256)", "true");
  becomes("(Ult (ZExt32 b) 256)", "true");
  becomes("(Slt (ZExt32 b) 0)", "false");
  becomes("(Slt -1 (ZExt32 b))", "true");
  becomes("(Slt (SExt32 b) 128)", "true");
  becomes("(Slt (SExt32 b) -128)", "false");
}

TEST_F(LessRules, NarrowTwoExtensions) {
  becomes("(Slt (ZExt32 b) (ZExt32 c))", "(Ult b c)");
  becomes("(Ule (ZExt32 b) (ZExt32 c))", "(Ule b c)");
  becomes("(Slt (SExt32 b) (SExt32 c))", "(Slt b c)");
  becomes("(Ult (SExt32 b) (SExt32 c))", "(Ult b c)");
  becomes("(Slt (ZExt32 b) (ZExt32 h))", "(Ult (ZExt16 b) h)");
  becomes("(Slt (SExt32 h) (SExt32 b))", "(Slt h (SExt16 b))");
  stays("(Slt (SExt32 b) (ZExt32 c))");
}

TEST_F(LessRules, MoveSummandsThatCannotOverflow) {
  becomes("(Slt (Add (LShr x 24) -48) 10)", "(Slt (LShr x 24) 58)");
  becomes("(Sle 5 (Add (LShr x 24) 1))", "(Sle 4 (LShr x 24))");
  becomes("(Ult (Add (LShr x 24) 5) 100)", "(Ult (LShr x 24) 95)");
  becomes("(Ult (Add (Or x 0xf0000000) 0x20000000) 0x18000000)",
          "(Ult (Or x 0xf0000000) -0x8000000)");
  stays("(Slt (Add x 5) 100)");
  stays("(Ult (Add (LShr x 24) -48) 10)");
}

TEST_F(LessRules, ReadBooleansAsBits) {
  becomes("(Ult p q)", "(And q (Not p))");
  becomes("(Ule p q)", "(Or q (Not p))");
  becomes("(Slt p q)", "(And p (Not q))");
  becomes("(Sle p q)", "(Or p (Not q))");
}

TEST_F(LessRules, UseKnownBitsAndBounds) {
  becomes("(Eq (And x 15) 20)", "false");
  becomes("(Ult (And x 15) 16)", "true");
  becomes("(Slt (SRem x 10) 10)", "true");
  becomes("(Slt (SRem x 10) -9)", "false");
  becomes("(Sle 0 (LShr x 1))", "true");
  becomes("(Eq (Mul x 2) 7)", "false");
}

using OrderRules = RuleTest;

TEST_F(OrderRules, JoinComparisonsOfTheSameTerms) {
  becomes("(Or (Slt x y) (Eq x y))", "(Sle x y)");
  becomes("(Or (Ult y x) (Eq x y))", "(Ule y x)");
  becomes("(And (Sle x y) (Not (Eq x y)))", "(Slt x y)");
  becomes("(And (Sle x y) (Sle y x))", "(Eq x y)");
  becomes("(Or (Slt x y) (Slt y x))", "(Not (Eq x y))");
  becomes("(And (Slt x y) (Sle x y))", "(Slt x y)");
  becomes("(Or (Slt x y) (Sle x y))", "(Sle x y)");
}

TEST_F(OrderRules, SeeContradictionsAndTautologies) {
  becomes("(And (Slt x y) (Slt y x))", "false");
  becomes("(And (Slt x y) (Sle y x))", "false");
  becomes("(And (Ult x y) (Eq x y))", "false");
  becomes("(Or (Sle x y) (Slt y x))", "true");
  becomes("(Or (Ule x y) (Ule y x))", "true");
  stays("(And (Slt x y) (Ult x y))");
  stays("(And (Slt x y) (Slt x z))");
}

TEST_F(OrderRules, RespectNaN) {
  becomes("(Or (FLt f g) (FEq f g))", "(FLe f g)");
  becomes("(And (FLe f g) (Not (FEq f g)))", "(FLt f g)");
  becomes("(And (FEq f g) (Not (FLt g f)))", "(FEq f g)");
  becomes("(And (FLt f g) (FLt g f))", "false");
  becomes("(And (FLe f g) (FLe g f))", "(FEq f g)");
  becomes("(Or (FLt f g) (Not (FLt f g)))", "true");
  stays("(Or (FLt f g) (FLe g f))");
  stays("(Or (FLt f g) (FLt g f))");
}

TEST_F(OrderRules, TurnLongComparisonsAndABranchIntoOneComparison) {
  const std::string lcmp = "(Ite (Slt l m) -1:32 (Ite (Eq l m) 0:32 1:32))";
  becomes("(Slt " + lcmp + " 0)", "(Slt l m)");
  becomes("(Sle " + lcmp + " 0)", "(Sle l m)");
  becomes("(Slt 0 " + lcmp + ")", "(Slt m l)");
  becomes("(Sle 0 " + lcmp + ")", "(Sle m l)");
  becomes("(Eq " + lcmp + " 0)", "(Eq l m)");
  becomes("(Not (Eq " + lcmp + " 0))", "(Not (Eq l m))");
  becomes("(Eq " + lcmp + " -1)", "(Slt l m)");
  becomes("(Eq " + lcmp + " 1)", "(Slt m l)");
  becomes("(Eq " + lcmp + " 2)", "false");
}

TEST_F(OrderRules, TurnFcmplAndABranchIntoOneComparison) {
  const std::string fcmpl = "(Ite (FLt g f) 1:32 (Ite (FEq f g) 0:32 -1:32))";
  becomes("(Slt 0 " + fcmpl + ")", "(FLt g f)");
  becomes("(Sle 0 " + fcmpl + ")", "(FLe g f)");
  becomes("(Eq " + fcmpl + " 0)", "(FEq f g)");
  becomes("(Slt " + fcmpl + " 0)", "(Not (FLe g f))");
  becomes("(Sle " + fcmpl + " 0)", "(Not (FLt g f))");
}

TEST_F(OrderRules, TurnFcmpgAndABranchIntoOneComparison) {
  const std::string fcmpg = "(Ite (FLt d e) -1:32 (Ite (FEq d e) 0:32 1:32))";
  becomes("(Slt " + fcmpg + " 0)", "(FLt d e)");
  becomes("(Sle " + fcmpg + " 0)", "(FLe d e)");
  becomes("(Eq " + fcmpg + " 0)", "(FEq d e)");
  becomes("(Slt 0 " + fcmpg + ")", "(Not (FLe d e))");
  becomes("(Sle 0 " + fcmpg + ")", "(Not (FLt d e))");
}

}  // namespace
}  // namespace assay::expr::test
