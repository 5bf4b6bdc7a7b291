// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/rule_test.h"

namespace assay::expr::test {
namespace {

using BitRules = RuleTest;

TEST_F(BitRules, CancelDoubleNegation) {
  becomes("(Not (Not x))", "x");
  becomes("(Not (Not p))", "p");
  becomes("(Not (Neg x))", "(Add x -1)");
  becomes("(Not (Xor x 5))", "(Xor x -6)");
  becomes("(Not (Ite p 5:32 -1:32))", "(Ite p -6:32 0:32)");
}

TEST_F(BitRules, NegateIntegerComparisonsByTurningThem) {
  becomes("(Not (Slt x y))", "(Sle y x)");
  becomes("(Not (Sle x y))", "(Slt y x)");
  becomes("(Not (Ult x y))", "(Ule y x)");
  becomes("(Not (Ule x y))", "(Ult y x)");
}

TEST_F(BitRules, LeaveNegatedFloatComparisons) {
  stays("(Not (FLt f g))");
  stays("(Not (FLe d e))");
}

TEST_F(BitRules, KnowNeutralAndAbsorbingMasks) {
  becomes("(And x 0)", "0:32");
  becomes("(And x -1)", "x");
  becomes("(Or x 0)", "x");
  becomes("(Or x -1)", "-1:32");
  becomes("(Xor x 0)", "x");
  becomes("(Xor x -1)", "(Not x)");
}

TEST_F(BitRules, CombineATermWithItself) {
  becomes("(And x x)", "x");
  becomes("(Or x x)", "x");
  becomes("(Xor x x)", "0:32");
  becomes("(And x (Not x))", "0:32");
  becomes("(Or (Not x) x)", "-1:32");
  becomes("(Xor x (Not x))", "-1:32");
  becomes("(And p (Not p))", "false");
  becomes("(Or p (Not p))", "true");
}

TEST_F(BitRules, CollectConstants) {
  becomes("(And (And x 0x3c) 0xf0)", "(And x 0x30)");
  becomes("(Or (Or x 0x0c) 0x30)", "(Or x 0x3c)");
  becomes("(Xor (Xor x 0x3c) 0xf0)", "(Xor x 0xcc)");
  becomes("(Xor (Not x) 0x0f)", "(Xor x 0xfffffff0)");
}

TEST_F(BitRules, SkipBitsThatAreMaskedAnyway) {
  becomes("(And (Or x 0x0f) 0xf0)", "(And x 0xf0)");
  becomes("(And (Xor x 0x0f) 0xf0)", "(And x 0xf0)");
  becomes("(Or (And x 0xffffff0f) 0xff)", "(Or x 0xff)");
  stays("(And (Or x 0x1f) 0xf0)");
}

TEST_F(BitRules, Absorb) {
  becomes("(And x (Or x y))", "x");
  becomes("(Or x (And x y))", "x");
  becomes("(And x (And x y))", "(And x y)");
  becomes("(Or y (Or x y))", "(Or x y)");
  becomes("(And (Not x) (And x y))", "0:32");
  becomes("(Or (Not x) (Or x y))", "-1:32");
  becomes("(And p (And p q))", "(And p q)");
}

TEST_F(BitRules, DropTheOppositeOfAnOperand) {
  becomes("(And (Not x) (Or x y))", "(And y (Not x))");
  becomes("(Or (Not p) (And p q))", "(Or q (Not p))");
}

TEST_F(BitRules, FollowDeMorganWhereThatShrinks) {
  becomes("(And (Not p) (Not q))", "(Not (Or p q))");
  becomes("(Or (Not x) (Not y))", "(Not (And x y))");
  stays("(Not (Or p q))");
  stays("(And p (Not q))");
}

TEST_F(BitRules, CancelExclusiveOr) {
  becomes("(Xor (Xor x y) y)", "x");
  becomes("(Xor x (Xor x y))", "y");
  becomes("(Xor (Not x) (Not y))", "(Xor x y)");
  becomes("(Xor p q)", "(Not (Eq p q))");
}

TEST_F(BitRules, MaskBeforeExtending) {
  becomes("(And (SExt32 b) 0xff)", "(ZExt32 b)");
  becomes("(And (SExt32 b) 0x0f)", "(ZExt32 (And b 0x0f))");
  becomes("(And (ZExt32 b) 0xf0f)", "(ZExt32 (And b 0x0f))");
  stays("(And (SExt32 b) 0x1ff)");
}

TEST_F(BitRules, SeeThroughMasksByKnownBits) {
  becomes("(And (LShr x 24) 0xff)", "(LShr x 24)");
  becomes("(And (Shl x 8) 0xff)", "0:32");
  becomes("(Or (Or x 0xff) (And y 0x0f))", "(Or x 0xff)");
}

using ExtractRules = RuleTest;

TEST_F(ExtractRules, TakeAll) {
  becomes("(Extract32@0 x)", "x");
  becomes("(Extract8@0 0x1234:32)", "0x34:8");
}

TEST_F(ExtractRules, GoThroughExtractsAndShifts) {
  becomes("(Extract8@4 (Extract16@8 x))", "(Extract8@12 x)");
  becomes("(Extract8@8 (Shl x 8))", "(Extract8@0 x)");
  becomes("(Extract8@0 (Shl x 8))", "0:8");
  becomes("(Extract8@4 (LShr x 8))", "(Extract8@12 x)");
  becomes("(Extract8@4 (AShr x 8))", "(Extract8@12 x)");
  stays("(Extract8@4 (Shl x 8))");
  stays("(Extract8@0 (AShr x 28))");
}

TEST_F(ExtractRules, TakeConcatenationsApart) {
  becomes("(Extract8@0 (Or (Shl (ZExt32 b) 8) (ZExt32 c)))", "c");
  becomes("(Extract8@8 (Or (Shl (ZExt32 b) 8) (ZExt32 c)))", "b");
  becomes("(Extract8@8 (Xor (Shl (ZExt32 b) 8) (ZExt32 c)))", "b");
  becomes("(Extract8@0 (And x 0xff))", "(Extract8@0 x)");
  becomes("(Extract8@0 (And x 0xff00))", "0:8");
  stays("(Extract8@4 (Or (Shl (ZExt32 b) 8) (ZExt32 c)))");
}

TEST_F(ExtractRules, UndoExtensions) {
  becomes("(Extract8@0 (ZExt32 b))", "b");
  becomes("(Extract8@0 (SExt32 b))", "b");
  becomes("(Extract3@2 (ZExt32 b))", "(Extract3@2 b)");
  becomes("(Extract8@16 (ZExt32 b))", "0:8");
  becomes("(Extract16@0 (ZExt32 b))", "(ZExt16 b)");
  becomes("(Extract16@0 (SExt32 b))", "(SExt16 b)");
  becomes("(Extract16@4 (ZExt32 b))", "(ZExt16 (Extract4@4 b))");
  becomes("(Extract16@4 (SExt32 b))", "(SExt16 (Extract4@4 b))");
  becomes("(Extract16@16 (SExt32 b))", "(SExt16 (Extract1@7 b))");
}

TEST_F(ExtractRules, ComputeInTheSmallerWidth) {
  becomes("(Extract8@0 (Add (SExt32 b) 1))", "(Add b 1)");
  becomes("(Extract8@0 (Mul (SExt32 b) (ZExt32 c)))", "(Mul b c)");
  becomes("(Extract8@0 (Sub 1 (SExt32 b)))", "(Sub 1 b)");
  becomes("(Extract16@0 (Add (SExt32 b) (ZExt32 h)))", "(Add h (SExt16 b))");
  stays("(Extract8@0 (Add x 1))");
  stays("(Extract8@8 (Add (SExt32 b) 1))");
  stays("(Extract8@0 (SDiv (ZExt32 b) 3))");
}

TEST_F(ExtractRules, ReachConstantArms) {
  becomes("(Extract8@8 (Ite p 0x1234:32 0x5678:32))", "(Ite p 0x12:8 0x56:8)");
  becomes("(ZExt32 (Ite p 1:8 -1:8))", "(Ite p 1:32 255:32)");
  becomes("(SExt32 (Ite p 1:8 -1:8))", "(Ite p 1:32 -1:32)");
}

TEST_F(ExtractRules, JoinExtensions) {
  becomes("(ZExt8 b)", "b");
  becomes("(SExt8 b)", "b");
  becomes("(ZExt32 (ZExt16 b))", "(ZExt32 b)");
  becomes("(SExt32 (SExt16 b))", "(SExt32 b)");
  becomes("(SExt32 (ZExt16 b))", "(ZExt32 b)");
  becomes("(SExt32 (And b 0x7f))", "(ZExt32 (And b 0x7f))");
  stays("(ZExt32 (SExt16 b))");
}

TEST_F(ExtractRules, DropCastsThatChangeNothing) {
  becomes("(ZExt32 (Extract8@0 (URem x 200)))", "(URem x 200)");
  becomes("(ZExt64 (Extract8@0 (URem x 200)))", "(ZExt64 (URem x 200))");
  becomes("(ZExt16 (Extract8@0 (URem x 200)))", "(Extract16@0 (URem x 200))");
  becomes("(SExt32 (Extract8@0 (SRem x 100)))", "(SRem x 100)");
  becomes("(SExt64 (Extract8@0 (SRem x 100)))", "(SExt64 (SRem x 100))");
  becomes("(SExt16 (Extract8@0 (SRem x 100)))", "(Extract16@0 (SRem x 100))");
  stays("(ZExt32 (Extract8@0 (URem x 300)))");
  stays("(SExt32 (Extract8@0 (SRem x 130)))");
}

}  // namespace
}  // namespace assay::expr::test
