// SPDX-License-Identifier: Apache-2.0
#include "expr/java_printer.h"

#include <gtest/gtest.h>

#include "unit/expr/term_parser.h"

namespace assay::expr::test {
namespace {

class JavaPrinterTest : public testing::Test {
 protected:
  std::string java(const char* text) { return to_java(terms_, parser_.parse(text)); }
  Term variable(const char* name, VariableKind kind, unsigned width) {
    return terms_.variable(terms_.new_variable(name, kind, width));
  }

  Terms terms_;
  TermParser parser_{terms_};
};

TEST_F(JavaPrinterTest, PrintsArithmeticWithFewParentheses) {
  EXPECT_EQ(java("(Add x 1)"), "x + 1");
  EXPECT_EQ(java("(Add x -5)"), "x - 5");
  EXPECT_EQ(java("(Mul (Add x y) z)"), "(x + y) * z");
  EXPECT_EQ(java("(Add (Mul x y) z)"), "x * y + z");
  EXPECT_EQ(java("(Add x (Add y z))"), "x + y + z");
  EXPECT_EQ(java("(Sub x (Sub y z))"), "x - (y - z)");
  EXPECT_EQ(java("(Sub (Sub x y) z)"), "x - y - z");
  EXPECT_EQ(java("(SRem x (Mul y z))"), "x % (y * z)");
  EXPECT_EQ(java("(Neg (Add x y))"), "-(x + y)");
  EXPECT_EQ(java("(Neg (Neg x))"), "-(-x)");
}

TEST_F(JavaPrinterTest, PrintsComparisonsWithTheConstantOnTheRight) {
  EXPECT_EQ(java("(Slt y (Add x 1))"), "y < x + 1");
  EXPECT_EQ(java("(Slt 5 x)"), "x > 5");
  EXPECT_EQ(java("(Sle 5 x)"), "x >= 5");
  EXPECT_EQ(java("(Eq x -1)"), "x == -1");
  EXPECT_EQ(java("(Not (Eq l 7))"), "l != 7L");
  EXPECT_EQ(java("(Eq (And x 1) 0)"), "(x & 1) == 0");
}

TEST_F(JavaPrinterTest, PrintsBooleans) {
  EXPECT_EQ(java("(And p (Or q r))"), "p && (q || r)");
  EXPECT_EQ(java("(Or (And p q) (Not r))"), "p && q || !r");
  EXPECT_EQ(java("(Not (And p q))"), "!(p && q)");
  EXPECT_EQ(java("(Not (FLt f g))"), "!(f < g)");
  EXPECT_EQ(java("true"), "true");
}

TEST_F(JavaPrinterTest, PrintsBits) {
  EXPECT_EQ(java("(Or (And x y) (Xor x z))"), "x & y | x ^ z");
  EXPECT_EQ(java("(Not (And x y))"), "~(x & y)");
  EXPECT_EQ(java("(Shl x (And y 31))"), "x << y");
  EXPECT_EQ(java("(LShr l (And m 63))"), "l >>> m");
  EXPECT_EQ(java("(AShr (Add x 1) 3)"), "x + 1 >> 3");
}

TEST_F(JavaPrinterTest, HidesThePromotionsOfJava) {
  EXPECT_EQ(java("(Slt (SExt32 b) x)"), "b < x");
  EXPECT_EQ(java("(Add (SExt32 h) 1)"), "h + 1");
  const Term text = variable("text.charAt(3)", VariableKind::Latin1, 8);
  EXPECT_EQ(to_java(terms_, terms_.zero_extend(text, 32)), "text.charAt(3)");
  const Term length = variable("text.length()", VariableKind::Length, 16);
  EXPECT_EQ(to_java(terms_, terms_.zero_extend(length, 32)), "text.length()");
}

TEST_F(JavaPrinterTest, PrintsCastsAndUnsignedConversions) {
  EXPECT_EQ(java("(SExt32 (Extract8@0 x))"), "(byte) x");
  EXPECT_EQ(java("(SExt32 (Extract16@0 (Add x y)))"), "(short) (x + y)");
  EXPECT_EQ(java("(ZExt32 (Extract16@0 x))"), "(char) x");
  EXPECT_EQ(java("(ZExt32 (Extract8@0 x))"), "x & 0xff");
  EXPECT_EQ(java("(ZExt32 b)"), "b & 0xff");
  EXPECT_EQ(java("(SExt64 x)"), "(long) x");
  EXPECT_EQ(java("(ZExt64 x)"), "Integer.toUnsignedLong(x)");
  EXPECT_EQ(java("(Extract32@0 l)"), "(int) l");
  EXPECT_EQ(java("(Extract32@32 l)"), "(int) (l >>> 32)");
  EXPECT_EQ(java("(Extract1@3 x)"), "(x >>> 3 & 1) != 0");
  EXPECT_EQ(java("(ZExt32 p)"), "p ? 1 : 0");
  EXPECT_EQ(java("(Add b 1)"), "(byte) (b + 1)");
}

TEST_F(JavaPrinterTest, PrintsBoundsChecksAsPeopleWriteThem) {
  const Term index = parser_.parse("x");
  const Term length = variable("items.length", VariableKind::Length, 32);
  EXPECT_EQ(to_java(terms_, terms_.binary(Op::Ult, index, length)), "0 <= x && x < items.length");
  EXPECT_EQ(to_java(terms_, terms_.negate(terms_.binary(Op::Ult, index, length))),
            "x < 0 || x >= items.length");
  EXPECT_EQ(java("(Ult x 10)"), "0 <= x && x < 10");
  EXPECT_EQ(java("(Ult x y)"), "Integer.compareUnsigned(x, y) < 0");
  EXPECT_EQ(java("(Ule l m)"), "Long.compareUnsigned(l, m) <= 0");
  EXPECT_EQ(java("(Ult (LShr x 8) 10)"), "x >>> 8 < 10");
}

TEST_F(JavaPrinterTest, PrintsCharactersComparedWithCharacters) {
  const Term letter = variable("text.charAt(3)", VariableKind::Char, 16);
  auto equals = [&](std::uint64_t code) {
    return to_java(terms_, terms_.equal(letter, terms_.constant(16, code)));
  };
  EXPECT_EQ(equals('a'), "text.charAt(3) == 'a'");
  EXPECT_EQ(equals('\n'), "text.charAt(3) == '\\n'");
  EXPECT_EQ(equals('\''), "text.charAt(3) == '\\''");
  EXPECT_EQ(equals(0x20ac), "text.charAt(3) == '\\u20ac'");
  EXPECT_EQ(to_java(terms_, terms_.binary(Op::Ult, letter, terms_.constant(16, 'z'))),
            "text.charAt(3) < 'z'");
  const Term wide = terms_.zero_extend(letter, 32);
  EXPECT_EQ(to_java(terms_, terms_.plain({Op::Slt, 1, 0, terms_.constant(32, '0'), wide})),
            "text.charAt(3) > '0'");
}

TEST_F(JavaPrinterTest, PrintsFloatingPoint) {
  EXPECT_EQ(java("(FAdd f 1.5f)"), "f + 1.5f");
  EXPECT_EQ(java("(FMul d (FAdd e 2.0d))"), "d * (e + 2.0)");
  EXPECT_EQ(java("(FLt f g)"), "f < g");
  EXPECT_EQ(java("(FEq d NaNd)"), "d == Double.NaN");
  EXPECT_EQ(java("(FLt f inff)"), "f < Float.POSITIVE_INFINITY");
  EXPECT_EQ(java("(FNeg f)"), "-f");
  EXPECT_EQ(java("(FSqrt d)"), "Math.sqrt(d)");
  EXPECT_EQ(java("(FRound@0 d)"), "Math.floor(d)");
  EXPECT_EQ(java("(FToS32 (FDiv d e))"), "(int) (d / e)");
  EXPECT_EQ(java("(FFromS64 x)"), "(double) x");
  EXPECT_EQ(java("(FFromF64 f)"), "(double) f");
}

TEST_F(JavaPrinterTest, ShowsWhereFloatingPointIsReadAsBits) {
  EXPECT_EQ(java("(And f 1:32)"), "Float.floatToRawIntBits(f) & 1");
  EXPECT_EQ(java("(FAdd (Add x y) g)"), "Float.intBitsToFloat(x + y) + g");
  EXPECT_EQ(java("(Eq d l)"), "Double.doubleToRawLongBits(d) == l");
}

TEST_F(JavaPrinterTest, PrintsChoicesTablesAndFunctions) {
  const std::uint64_t elements[] = {1, 2};
  terms_.table(8, elements);
  terms_.add_external("Math.sin", [](std::uint64_t a, std::uint64_t) { return a; });
  EXPECT_EQ(java("(Ite (Slt x y) x y)"), "x < y ? x : y");
  EXPECT_EQ(java("(Add (Ite p x y) 1)"), "(p ? x : y) + 1");
  EXPECT_EQ(java("(Ite p x (Ite q y z))"), "p ? x : q ? y : z");
  EXPECT_EQ(java("(Select@0 x)"), "table0[x]");
  EXPECT_EQ(java("(External64@0 d)"), "Math.sin(d)");
}

TEST_F(JavaPrinterTest, CutsWhatNobodyWouldRead) {
  Term chain = parser_.parse("x");
  for (int i = 0; i < 100'000; ++i) chain = terms_.binary(Op::Mul, chain, chain);
  const std::string text = to_java(terms_, chain);
  EXPECT_LE(text.size(), kJavaTextLimit + 3);
  EXPECT_TRUE(text.ends_with("...")) << text;
}

}  // namespace
}  // namespace assay::expr::test
