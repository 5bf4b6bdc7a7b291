// SPDX-License-Identifier: Apache-2.0
#include "emit/test_names.h"

#include <gtest/gtest.h>

#include "builders.h"

namespace assay::emit {
namespace {

using Names = std::vector<std::string>;
using AK = Assertion::Kind;

const Expression kResult = variable("result");

Names names_of(std::vector<TestCase> cases) {
  return test_names({"org.example", "ThingTest", "org.example.Thing", {}, std::move(cases)});
}

TestCase add(Operands operands, int sum) {
  return returning("add", {"int"}, static_call("Thing", "add", std::move(operands)),
                   equal(integer(sum), kResult));
}

TEST(TestNames, SayNothingOfInputsThatNeedNoWords) {
  EXPECT_EQ(names_of({add({integer(2), integer(3)}, 5)}), Names{"add_returns5"});
}

TEST(TestNames, SayWhatIsSpecial) {
  EXPECT_EQ(names_of({add({source::null_literal()}, 0)}), Names{"add_null_returnsZero"});
}

TEST(TestNames, MentionOnlyArgumentsThatDiffer) {
  EXPECT_EQ(names_of({add({integer(2), integer(0)}, 2), add({integer(2), integer(-1)}, 1)}),
            (Names{"add_zero_returns2", "add_negativeValue_returns1"}));
}

TEST(TestNames, MentionWhatMostOthersDoNotHave) {
  EXPECT_EQ(names_of({add({integer(2), integer(0)}, 2), add({integer(3), integer(0)}, 3),
                      add({integer(4), integer(0)}, 4), add({integer(-4), integer(9)}, 5)}),
            (Names{"add_2_returns2", "add_3_returns3", "add_4_returns4",
                   "add_negativeValueAndPositiveValue_returns5"}));
}

TEST(TestNames, UseParameterNamesAmongSeveral) {
  TestCase first = add({integer(-2), integer(0)}, 0);
  TestCase second = add({integer(0), integer(-1)}, 0);
  first.parameter_names = second.parameter_names = {"price", "count"};
  EXPECT_EQ(names_of({first, second}), (Names{"add_negativePriceAndZeroCount_returnsZero",
                                              "add_zeroPriceAndNegativeCount_returnsZero"}));
}

TEST(TestNames, BecomeExactWhereRoughOnesAreEqual) {
  EXPECT_EQ(names_of({add({integer(-2)}, 0), add({integer(-7)}, 0)}),
            (Names{"add_minus2_returnsZero", "add_minus7_returnsZero"}));
}

TEST(TestNames, CountWhatCannotBeToldApart) {
  TestCase test = add({variable("thing")}, 1);
  EXPECT_EQ(names_of({test, test, test}),
            (Names{"add_returns1", "add_returns1_2", "add_returns1_3"}));
}

TEST(TestNames, SayWhatWasDoneBefore) {
  TestCase once = returning("pop", {"int"}, call("stack", "pop"), equal(integer(1), kResult));
  once.arrange = {declared({"Stack"}, "stack", created("Stack")),
                  done(call("stack", "push", {integer(1)}))};
  TestCase twice = once;
  twice.arrange.push_back(twice.arrange.back());
  EXPECT_EQ(names_of({once, twice}),
            (Names{"pop_afterPush_returns1", "pop_afterPushTwice_returns1"}));
}

TEST(TestNames, TakeTheCircumstanceForTheInputs) {
  TestCase test = add({source::null_literal()}, 0);
  test.circumstance = "full cache";
  EXPECT_EQ(names_of({test}), Names{"add_fullCache_returnsZero"});
}

TEST(TestNames, AreShort) {
  TestCase test = throwing("aMethodWithANameThatIsLongEnoughForTwo",
                           static_call("Thing", "x", {source::null_literal(), text("")}),
                           "org.example.AnExceptionWithALongName");
  Names names = names_of({test, test});
  EXPECT_LE(names[0].size(), 70U);
  EXPECT_NE(names[0], names[1]);
}

TEST(TestNames, CallConstructorsSo) {
  TestCase empty = throwing("Thing", created("org.example.Thing"), "java.lang.Error");
  TestCase full = throwing("Thing", created("org.example.Thing", {text("x")}), "java.lang.Error");
  EXPECT_EQ(names_of({empty, full}),
            (Names{"constructor_noArguments_throwsError", "constructor_x_throwsError"}));
}

std::string outcome(const Assertion& assertion) {
  TestCase test = returning("get", {"x"}, static_call("Thing", "get"), assertion);
  return names_of({test})[0].substr(4);
}

TEST(TestNames, SayWhatIsReturned) {
  EXPECT_EQ(outcome(equal(text(""), kResult)), "returnsEmptyString");
  EXPECT_EQ(outcome(equal(text("abc"), kResult)), "returnsAbc");
  EXPECT_EQ(outcome(equal(text("The quick brown fox."), kResult)), "returnsText");
  EXPECT_EQ(outcome(equal(integer(-5), kResult)), "returnsMinus5");
  EXPECT_EQ(outcome(equal(source::double_literal(1.5), kResult)), "returns1Point5");
  EXPECT_EQ(outcome(asserted(AK::IsNull, kResult)), "returnsNull");
  EXPECT_EQ(outcome(equal(make(Kind::StaticField, {"Color"}, "DARK_RED", {}), kResult)),
            "returnsDarkRed");
  EXPECT_EQ(outcome(asserted(AK::IsFalse, call("result", "isPresent"))), "returnsEmpty");
  EXPECT_EQ(outcome(equal(integer(2), call("result", "size"))), "sizeIs2");
}

TEST(TestNames, SayWhatCollaboratorsAnswer) {
  auto served = [](Expression found, int count, const std::string& expected) {
    Expression stub = make(Kind::Stub, {"Repository"}, "", {});
    stub.methods = {{{"java.lang.String"}, "find", {}, {std::move(found)}},
                    {{"int"}, "count", {}, {integer(count)}},
                    {{"void"}, "close", {}, {}}};
    TestCase test =
        returning("service", {"x"}, call("shop", "service"), equal(text(expected), kResult));
    test.arrange = {declared({"Shop"}, "shop", created("Shop", {stub}))};
    return test;
  };
  TestCase failed = served(text("vip-"), 0, "usual");
  Expression& stub = failed.arrange[0].value.operands[0];
  stub.methods[0].result.insert(stub.methods[0].result.begin(), created("java.io.IOException"));
  stub.methods[0].throws = true;
  TestCase lambda = served(text(""), 0, "usual");
  lambda.arrange[0].value.operands = {make(Kind::Lambda, {"Repository"}, "find", {text("b")})};
  EXPECT_EQ(names_of({served(source::null_literal(), 0, "none"), served(text("vip-"), 4, "vip"),
                      served(text("vip-"), -1, "usual"), failed, lambda}),
            (Names{"service_findReturnsNull_returnsNone",
                   "service_findReturnsVipDashAndCountReturns4_returnsVip",
                   "service_findReturnsVipDashAndCountReturnsNegative_returnsUsual",
                   "service_findThrowsIOExceptionThenVipDash_returnsUsual",
                   "service_findReturnsB_returnsUsual"}));
}

TEST(TestNames, SayTheStateAfterwards) {
  TestCase test;
  test.method = "clear";
  test.act = done(call("list", "clear"));
  EXPECT_EQ(names_of({test}), Names{"clear_doesNotThrow"});
  test.assertions = {asserted(AK::IsTrue, call("list", "isEmpty"))};
  EXPECT_EQ(names_of({test}), Names{"clear_isEmpty"});
  test.assertions = {equal(integer(0), call("list", "getCount"))};
  EXPECT_EQ(names_of({test}), Names{"clear_countIsZero"});
}

}  // namespace
}  // namespace assay::emit
