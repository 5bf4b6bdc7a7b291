// SPDX-License-Identifier: Apache-2.0
#include "expr/smt_printer.h"

#include <gtest/gtest.h>

#include <array>

#include "unit/expr/term_parser.h"

namespace assay::expr::test {
namespace {

class SmtPrinterTest : public testing::Test {
 protected:
  /// The text without the lines that are always there.
  std::string smt(std::initializer_list<const char*> texts) {
    std::vector<Term> constraints;
    for (const char* text : texts) constraints.push_back(parser_.parse(text));
    return body(to_smt_lib(terms_, constraints));
  }

  static std::string body(std::string text) {
    const std::string first = "(set-logic ";
    const std::string last = "(check-sat)\n";
    EXPECT_TRUE(text.starts_with(first) && text.ends_with(last)) << text;
    text.resize(text.size() - last.size());
    return text.substr(text.find('\n') + 1);
  }

  Terms terms_;
  TermParser parser_{terms_};
};

TEST_F(SmtPrinterTest, PrintsAWholeQuery) {
  const std::array<Term, 1> constraints{parser_.parse("(Slt (Add x 1) y)")};
  EXPECT_EQ(to_smt_lib(terms_, constraints),
            "(set-logic QF_BV)\n"
            "(declare-const |x| (_ BitVec 32))\n"
            "(declare-const |y| (_ BitVec 32))\n"
            "(assert (bvslt (bvadd |x| #x00000001) |y|))\n"
            "(check-sat)\n");
}

TEST_F(SmtPrinterTest, PrintsBooleansAsBool) {
  EXPECT_EQ(smt({"(And p (Not q))"}),
            "(declare-const |p| Bool)\n(declare-const |q| Bool)\n(assert (and |p| (not |q|)))\n");
  EXPECT_EQ(smt({"(Eq (ZExt8 p) b)"}),
            "(declare-const |b| (_ BitVec 8))\n(declare-const |p| Bool)\n"
            "(assert (= ((_ zero_extend 7) (ite |p| #b1 #b0)) |b|))\n");
  EXPECT_EQ(smt({"(Extract1@3 b)"}),
            "(declare-const |b| (_ BitVec 8))\n(assert (= ((_ extract 3 3) |b|) #b1))\n");
}

TEST_F(SmtPrinterTest, DefinesWhatIsUsedTwice) {
  const Term product = parser_.parse("(Mul x y)");
  const std::string name = "t!" + std::to_string(product.id);
  EXPECT_EQ(smt({"(Slt (Mul x y) 5)", "(Slt 1 (Mul x y))"}),
            "(declare-const |x| (_ BitVec 32))\n(declare-const |y| (_ BitVec 32))\n"
            "(define-fun " +
                name +
                " () (_ BitVec 32) (bvmul |x| |y|))\n"
                "(assert (bvslt " +
                name +
                " #x00000005))\n"
                "(assert (bvslt #x00000001 " +
                name + "))\n");
}

TEST_F(SmtPrinterTest, TellsVariablesOfTheSameNameApart) {
  const Term first = terms_.variable(terms_.new_variable("n|1", VariableKind::Boolean, 1));
  const Term second = terms_.variable(terms_.new_variable("n|1", VariableKind::Boolean, 1));
  const std::array<Term, 2> constraints{first, second};
  EXPECT_EQ(body(to_smt_lib(terms_, constraints)),
            "(declare-const |n_1| Bool)\n(declare-const |n_1#16| Bool)\n"
            "(assert |n_1|)\n(assert |n_1#16|)\n");
}

TEST_F(SmtPrinterTest, StaysInFloatingPointWhereItCan) {
  EXPECT_EQ(smt({"(FLt (FMul (FAdd f g) f) 1.0f)"}),
            "(declare-const |f| (_ BitVec 32))\n(declare-const |g| (_ BitVec 32))\n"
            "(assert (fp.lt (fp.mul RNE (fp.add RNE ((_ to_fp 8 24) |f|) ((_ to_fp 8 24) |g|)) "
            "((_ to_fp 8 24) |f|)) ((_ to_fp 8 24) #x3f800000)))\n");
}

TEST_F(SmtPrinterTest, ReadsFloatingPointAsBitsWithTheCanonicalNaN) {
  EXPECT_EQ(smt({"(Eq (FAdd f g) x)"}),
            "(declare-const |x| (_ BitVec 32))\n(declare-const |f| (_ BitVec 32))\n"
            "(declare-const |g| (_ BitVec 32))\n"
            "(assert (= (let ((f (fp.add RNE ((_ to_fp 8 24) |f|) ((_ to_fp 8 24) |g|)))) "
            "(ite (fp.isNaN f) #x7fc00000 (fp.to_ieee_bv f))) |x|))\n");
}

TEST_F(SmtPrinterTest, PrintsTablesAsTreesWithRuns) {
  const std::uint64_t elements[] = {7, 7, 7, 9};
  terms_.table(8, elements);
  EXPECT_EQ(smt({"(Eq (Select@0 x) b)"}),
            "(declare-const |x| (_ BitVec 32))\n(declare-const |b| (_ BitVec 8))\n"
            "(assert (= (let ((i |x|)) (ite (bvult i #x00000002) #x07 (ite (bvult i #x00000003) "
            "#x07 #x09))) |b|))\n");
}

TEST_F(SmtPrinterTest, DeclaresWhatNoTheoryHas) {
  terms_.add_external("Math.sin", [](std::uint64_t a, std::uint64_t) { return a; });
  EXPECT_EQ(smt({"(Eq (External64@0 l) (FRem d e))"}),
            "(declare-fun |Math.sin 64 64| ((_ BitVec 64)) (_ BitVec 64))\n"
            "(declare-fun |fmod 64 64 64| ((_ BitVec 64) (_ BitVec 64)) (_ BitVec 64))\n"
            "(declare-const |l| (_ BitVec 64))\n(declare-const |d| (_ BitVec 64))\n"
            "(declare-const |e| (_ BitVec 64))\n"
            "(assert (= (|Math.sin 64 64| |l|) (|fmod 64 64 64| |d| |e|)))\n");
}

TEST_F(SmtPrinterTest, BreaksLongChainsIntoDefinitions) {
  Term chain = parser_.parse("x");
  const Term y = parser_.parse("y");
  for (int i = 0; i < 100'000; ++i) chain = terms_.binary(i % 2 ? Op::Add : Op::Xor, chain, y);
  const std::array<Term, 1> constraints{terms_.equal(chain, parser_.parse("z"))};
  const std::string text = to_smt_lib(terms_, constraints);
  EXPECT_LT(text.size(), 10'000'000u);
  std::size_t longest = 0;
  for (std::size_t begin = 0, end; begin < text.size(); begin = end + 1) {
    end = text.find('\n', begin);
    longest = std::max(longest, end - begin);
  }
  EXPECT_LT(longest, 400u);
}

}  // namespace
}  // namespace assay::expr::test
