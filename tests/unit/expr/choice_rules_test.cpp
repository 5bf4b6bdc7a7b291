// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/rule_test.h"

namespace assay::expr::test {
namespace {

using IteRules = RuleTest;

TEST_F(IteRules, FollowAConstantCondition) {
  becomes("(Ite true x y)", "x");
  becomes("(Ite false x y)", "y");
}

TEST_F(IteRules, IgnoreTheConditionOfEqualArms) { becomes("(Ite p x x)", "x"); }

TEST_F(IteRules, ExchangeArmsForANegatedCondition) { becomes("(Ite (Not p) x y)", "(Ite p y x)"); }

TEST_F(IteRules, TurnBooleanChoicesIntoAndAndOr) {
  becomes("(Ite p true q)", "(Or p q)");
  becomes("(Ite p p q)", "(Or p q)");
  becomes("(Ite p q false)", "(And p q)");
  becomes("(Ite p q p)", "(And p q)");
  becomes("(Ite p false q)", "(And q (Not p))");
  becomes("(Ite p (Not p) q)", "(And q (Not p))");
  becomes("(Ite p q true)", "(Or q (Not p))");
  becomes("(Ite p q (Not p))", "(Or q (Not p))");
  becomes("(Ite p q (Not q))", "(Eq p q)");
  becomes("(Ite p true false)", "p");
  becomes("(Ite p false true)", "(Not p)");
  stays("(Ite p q r)");
}

TEST_F(IteRules, KnowTheConditionInsideTheArms) {
  becomes("(Ite p (Ite p x y) z)", "(Ite p x z)");
  becomes("(Ite p x (Ite p y z))", "(Ite p x z)");
}

TEST_F(IteRules, JoinConditionsOfTheSameArm) {
  becomes("(Ite p x (Ite q x y))", "(Ite (Or p q) x y)");
  becomes("(Ite p (Ite q x y) y)", "(Ite (And p q) x y)");
  stays("(Ite p x (Ite q y z))");
}

TEST_F(IteRules, ChooseBetweenEqualValues) {
  becomes("(Ite (Eq x y) x y)", "y");
  becomes("(Ite (Eq x y) y x)", "x");
  becomes("(Ite (Eq x 5) 5 x)", "x");
}

TEST_F(IteRules, ComputeOnConstantArms) {
  becomes("(Add (Ite p 1:32 2:32) 10)", "(Ite p 11:32 12:32)");
  becomes("(Sub 10 (Ite p 1:32 2:32))", "(Ite p 9:32 8:32)");
  becomes("(Mul (Ite p 1:32 0:32) 0)", "0:32");
  becomes("(Slt (Ite p 1:32 5:32) 3)", "p");
  becomes("(Slt 3 (Ite p 1:32 5:32))", "(Not p)");
  stays("(Add (Ite p x 2) 10)");
  stays("(Add (Ite p 1:32 (Ite q 2:32 3:32)) 10)");
}

using SelectRules = RuleTest;

TEST_F(SelectRules, LookUpAConstantIndex) {
  becomes("(Select@1 1:32)", "2:8");
  becomes("(Select@1 7:32)", "3:8");
  stays("(Select@1 x)");
}

TEST_F(SelectRules, IgnoreTheIndexOfEqualElements) { becomes("(Select@0 x)", "9:8"); }

TEST_F(SelectRules, BoundByTheElements) {
  becomes("(Ult (Select@1 x) 4)", "true");
  becomes("(Eq (Select@1 x) 0)", "false");
}

using ExternalRules = RuleTest;

TEST_F(ExternalRules, ApplyToConstants) {
  becomes("(External32@0 8:32)", "4:32");
  stays("(External32@0 x)");
}

using FloatRules = RuleTest;

TEST_F(FloatRules, FoldConstants) {
  becomes("(FAdd 1.5f 2.25f)", "3.75f");
  becomes("(FDiv 1.0d 0.0d)", "infd");
  becomes("(FSqrt -1.0d)", "NaNd");
  becomes("(FRound@0 -1.5d)", "-2.0d");
  becomes("(FToS32 1e10d)", "0x7fffffff:32");
}

TEST_F(FloatRules, OrderOperandsOfSumsAndProducts) {
  becomes("(FAdd g f)", "(FAdd f g)");
  becomes("(FMul 2.0d d)", "(FMul d 2.0d)");
  becomes("(FEq e d)", "(FEq d e)");
  stays("(FSub g f)");
}

TEST_F(FloatRules, CancelNegations) {
  becomes("(FNeg (FNeg f))", "f");
  becomes("(FAdd f (FNeg g))", "(FSub f g)");
  becomes("(FSub f (FNeg g))", "(FAdd f g)");
  becomes("(FMul (FNeg d) (FNeg e))", "(FMul d e)");
  becomes("(FDiv (FNeg d) (FNeg e))", "(FDiv d e)");
  stays("(FNeg (FSub f g))");
}

TEST_F(FloatRules, PassNaNOn) {
  becomes("(FAdd f NaNf)", "NaNf");
  becomes("(FSub NaNd d)", "NaNd");
  becomes("(FMul f 0x7f800001)", "NaNf");
  becomes("(FRem d NaNd)", "NaNd");
}

TEST_F(FloatRules, DropNeutralOperandsOfResults) {
  becomes("(FMul (FAdd f g) 1.0f)", "(FAdd f g)");
  becomes("(FDiv (FAdd d e) 1.0d)", "(FAdd d e)");
  becomes("(FAdd (FMul f g) -0.0f)", "(FMul f g)");
  becomes("(FSub (FMul d e) 0.0d)", "(FMul d e)");
}

TEST_F(FloatRules, KeepWhatChangesZerosOrNaNs) {
  stays("(FMul f 1.0f)");
  stays("(FAdd (FMul f g) 0.0f)");
  stays("(FSub (FMul f g) -0.0f)");
  stays("(FSub f f)");
  stays("(FEq f f)");
  stays("(FMul f 0.0f)");
}

TEST_F(FloatRules, DecideComparisonsWithNaN) {
  becomes("(FEq f NaNf)", "false");
  becomes("(FLt NaNd d)", "false");
  becomes("(FLe d NaNd)", "false");
  becomes("(FLt f f)", "false");
  becomes("(FLe f f)", "(FEq f f)");
}

TEST_F(FloatRules, CompareNegatedOperandsTheOtherWayRound) {
  becomes("(FLt (FNeg f) (FNeg g))", "(FLt g f)");
  becomes("(FEq (FNeg f) (FNeg g))", "(FEq f g)");
  becomes("(FLe (FNeg f) 1.0f)", "(FLe -1.0f f)");
  becomes("(FLt 1.0f (FNeg f))", "(FLt f -1.0f)");
}

TEST_F(FloatRules, CompareFloatsBeforeWideningThem) {
  becomes("(FLt (FFromF64 f) (FFromF64 g))", "(FLt f g)");
  stays("(FLt (FFromF32 d) (FFromF32 e))");
}

TEST_F(FloatRules, CompareExactIntegersAsIntegers) {
  becomes("(FLt (FFromS64 x) (FFromS64 y))", "(Slt x y)");
  becomes("(FLe (FFromS64 x) (FFromS64 y))", "(Sle x y)");
  becomes("(FEq (FFromS64 x) (FFromS64 y))", "(Eq x y)");
  stays("(FLt (FFromS32 x) (FFromS32 y))");
  stays("(FLt (FFromS64 l) (FFromS64 m))");
}

TEST_F(FloatRules, CompareExactIntegersWithConstants) {
  becomes("(FEq (FFromS64 x) 7.0d)", "(Eq x 7)");
  becomes("(FEq (FFromS64 x) 7.5d)", "false");
  becomes("(FEq (FFromS64 x) 1e10d)", "false");
  becomes("(FEq (FFromS64 x) -0.0d)", "(Eq x 0)");
  becomes("(FLt (FFromS64 x) 7.5d)", "(Slt x 8)");
  becomes("(FLt (FFromS64 x) 7.0d)", "(Slt x 7)");
  becomes("(FLe (FFromS64 x) 7.5d)", "(Sle x 7)");
  becomes("(FLt 7.5d (FFromS64 x))", "(Slt 7 x)");
  becomes("(FLe 7.5d (FFromS64 x))", "(Sle 8 x)");
  becomes("(FLt (FFromS64 x) infd)", "true");
  becomes("(FLt (FFromS64 x) -1e10d)", "false");
  becomes("(FLe 1e10d (FFromS64 x))", "false");
  becomes("(FLt (FFromS32 (SExt32 h)) 0.5f)", "(Slt h 1)");
  stays("(FLt (FFromS32 x) 7.5f)");
}

TEST_F(FloatRules, ConvertThereAndBack) {
  becomes("(FFromF32 f)", "f");
  becomes("(FToS32 (FFromS64 x))", "x");
  becomes("(FToS64 (FFromS64 x))", "(SExt64 x)");
  becomes("(FToS32 (FFromF64 f))", "(FToS32 f)");
  becomes("(FToS32 (FRound@3 d))", "(FToS32 d)");
  stays("(FToS32 (FFromS32 x))");
  stays("(FToS32 (FRound@0 d))");
}

TEST_F(FloatRules, RoundOnce) {
  becomes("(FRound@0 (FRound@1 d))", "(FRound@1 d)");
  becomes("(FRound@2 (FFromS32 x))", "(FFromS32 x)");
}

}  // namespace
}  // namespace assay::expr::test
