// SPDX-License-Identifier: Apache-2.0
// Whole files, to be read by people; tests/golden/emit/subjects has what they test.
#include "golden.h"

#include <limits>

#include "builders.h"

namespace assay::emit {
namespace {

using AK = Assertion::Kind;

const Expression kResult = variable("result");

TEST(Golden, Numbers) {
  const std::string type = "org.example.Numbers";
  auto limit = [&](int value, int expected) {
    return returning("limit", {"int"}, static_call(type, "limit", {integer(value)}),
                     equal(integer(expected), kResult));
  };
  auto half = [&](double value, double expected) {
    return returning("half", {"double"}, static_call(type, "half", {source::double_literal(value)}),
                     compared(AK::EqualsDelta, source::double_literal(expected), kResult));
  };
  auto clamp = [&](int value, int low, int high, int expected) {
    Operands operands = {integer(value), integer(low), integer(high)};
    TestCase test = returning("clamp", {"long"}, static_call(type, "clamp", operands),
                              equal(source::long_literal(expected), kResult));
    test.parameter_names = {"value", "low", "high"};
    return test;
  };
  TestClass tests{"org.example", "NumbersTest", type, {}, {}};
  tests.cases = {
      limit(-5, 0),
      limit(0, 0),
      limit(std::numeric_limits<int>::min(), 0),
      limit(std::numeric_limits<int>::max(), 100),
      limit(7, 7),
      limit(8, 8),
      half(3.0, 1.5),
      half(0.0, 0.0),
      half(1e300, 5e299),
      half(std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()),
      half(246.8, 123.4),
      clamp(5, 0, 10, 5),
      clamp(-1, 0, 10, 0),
      clamp(11, 0, 10, 10),
  };
  tests.cases.push_back(throwing("clamp",
                                 static_call(type, "clamp", {integer(5), integer(10), integer(0)}),
                                 "java.lang.IllegalArgumentException"));
  tests.cases.back().thrown->message = "10 > 0";
  tests.cases.back().parameter_names = {"value", "low", "high"};
  tests.cases.push_back(returning("isEven", {"boolean"}, static_call(type, "isEven", {integer(4)}),
                                  asserted(AK::IsTrue, kResult)));
  tests.cases.push_back(returning("isEven", {"boolean"}, static_call(type, "isEven", {integer(3)}),
                                  asserted(AK::IsFalse, kResult)));
  tests.cases.push_back(returning("boxed", {"java.lang.Integer"},
                                  static_call(type, "boxed", {integer(3)}),
                                  equal(integer(3), kResult)));
  tests.cases.push_back(returning("boxed", {"java.lang.Integer"},
                                  static_call(type, "boxed", {integer(0)}),
                                  asserted(AK::IsNull, kResult)));
  expect_golden(tests, JUnit::Five);
}

TEST(Golden, Texts) {
  const std::string type = "org.example.Texts";
  const Type string{"java.lang.String"};
  auto join = [&](const Expression& a, const Expression& b, const std::string& expected) {
    return returning("join", string, static_call(type, "join", {a, b}),
                     equal(text(expected), kResult));
  };
  auto parse = [&](const Expression& value) {
    return throwing("parse", static_call(type, "parse", {value}),
                    "java.lang.NumberFormatException");
  };
  TestClass tests{"org.example", "TextsTest", type, {}, {}};
  std::string words = "the quick brown fox jumps over the lazy dog, ";
  tests.cases = {
      parse(text("")),
      parse(text(" ")),
      parse(text("abc")),
      parse(text("a-b")),
      parse(source::null_literal()),
      returning("parse", {"int"}, static_call(type, "parse", {text("-12")}),
                equal(integer(-12), kResult)),
      join(text("a"), text("b"), "a, b"),
      join(text(""), text("b"), "b"),
      join(text(words), text(words), words + ", " + words),
      returning("first", {"char"}, static_call(type, "first", {text("\"q\" \xe2\x82\xac\n")}),
                equal(source::char_literal(u'"'), kResult)),
      returning("first", {"char"}, static_call(type, "first", {text("x")}),
                equal(source::char_literal(u'x'), kResult)),
  };
  expect_golden(tests, JUnit::Five);
}

TestCase deposit(std::vector<Statement> arrange, int amount, int balance) {
  TestCase test;
  test.method = "deposit";
  arrange.insert(arrange.begin(),
                 declared({"org.example.Account"}, "account", created("org.example.Account")));
  test.arrange = std::move(arrange);
  test.act = done(call("account", "deposit", {integer(amount)}));
  test.assertions = {equal(integer(balance), call("account", "getBalance"))};
  return test;
}

TEST(Golden, Account) {
  const std::string type = "org.example.Account";
  Statement account = declared({type}, "account", created(type));
  TestClass tests{"org.example", "AccountTest", type, {}, {}};
  TestCase made =
      returning("Account", {type}, created(type), equal(integer(0), call("account", "getBalance")));
  made.act.name = "account";
  TestCase rejected = throwing("deposit", call("account", "deposit", {integer(-1)}),
                               "java.lang.IllegalArgumentException");
  rejected.arrange = {account};
  rejected.assertions = {asserted(AK::IsTrue, call("account", "isEmpty"))};
  TestCase close;
  close.method = "close";
  close.may_throw_checked = true;
  close.arrange = {account};
  close.act = done(call("account", "close"));
  TestCase history = returning(
      "history", {"java.util.List", {{"java.lang.Integer"}}}, call("account", "history"),
      equal(static_call("java.util.Arrays", "asList", {integer(3), integer(4)}), kResult));
  history.arrange = {account, done(call("account", "deposit", {integer(3)})),
                     done(call("account", "deposit", {integer(4)}))};
  TestCase after_failure = deposit({done(call("account", "deposit", {integer(-7)}))}, 5, 5);
  after_failure.arrange[1].may_throw = true;
  after_failure.circumstance = "after failed deposit";
  TestCase same = returning("self", {type}, call("account", "self"),
                            compared(AK::IsSame, variable("account"), kResult));
  same.arrange = {account};
  TestCase equals =
      returning("equals", {"boolean"}, call("account", "equals", {variable("account")}),
                asserted(AK::IsTrue, kResult));
  equals.arrange = {account};
  TestCase load = returning("load", {type}, static_call(type, "load", {text("12")}),
                            equal(integer(12), call("result", "getBalance")));
  load.may_throw_checked = true;
  TestCase load_fails =
      throwing("load", static_call(type, "load", {text("")}), "java.io.IOException");
  load_fails.may_throw_checked = true;
  tests.cases = {made,
                 deposit({}, 5, 5),
                 deposit({done(call("account", "deposit", {integer(5)}))}, 5, 10),
                 rejected,
                 after_failure,
                 close,
                 history,
                 same,
                 equals,
                 load,
                 load_fails};
  expect_golden(tests, JUnit::Five);
}

TEST(Golden, Collections) {
  const std::string type = "org.example.Collections";
  const Type list{"java.util.List", {{"java.lang.String"}}};
  auto sum = [&](Expression values, int expected) {
    return returning("sum", {"int"}, static_call(type, "sum", {std::move(values)}),
                     equal(integer(expected), kResult));
  };
  TestClass tests{"org.example", "CollectionsTest", type, {"List", "Test"}, {}};
  Operands many;
  for (int i = 0; i < 40; ++i) many.push_back(integer(i * 10));
  TestCase reversed =
      returning("reversed", {"int", {}, 1},
                static_call(type, "reversed", {array("int", {integer(1), integer(2)})}),
                compared(AK::ArrayEquals, array("int", {integer(2), integer(1)}), kResult));
  TestCase longest =
      returning("longest", {"java.lang.String"}, static_call(type, "longest", {variable("names")}),
                equal(text("bbb"), kResult));
  longest.arrange = {
      declared(list, "names", with_diamond(created("java.util.ArrayList"))),
      done(call("names", "add", {text("a")})),
      done(call("names", "add", {text("bbb")})),
  };
  TestCase none =
      returning("longest", {"java.lang.String"}, static_call(type, "longest", {variable("new")}),
                asserted(AK::IsNull, kResult));
  none.arrange = {declared(list, "new", with_diamond(created("java.util.ArrayList")))};
  TestCase entry =
      returning("entry", {"java.util.Map.Entry", {{"java.lang.String"}, {"java.lang.Integer"}}},
                static_call(type, "entry", {text("k"), integer(1)}),
                equal(text("k"), call("result", "getKey")));
  entry.assertions.push_back(
      equal(static_call("java.lang.Integer", "valueOf", {integer(1)}), call("result", "getValue")));
  entry.assertions.push_back(
      compared(AK::IsInstance, make(Kind::Literal, {"java.util.Map.Entry"}, "", {}), kResult));
  TestCase own = returning("own", {"org.example.List"}, static_call(type, "own"),
                           asserted(AK::IsNotNull, kResult));
  tests.cases = {sum(array("int", {}), 0),
                 sum(array("int", {integer(4)}), 4),
                 sum(array("int", many), 7800),
                 sum(source::null_literal(), -1),
                 reversed,
                 longest,
                 none,
                 entry,
                 own};
  expect_golden(tests, JUnit::Five);
}

TEST(Golden, Callbacks) {
  const std::string type = "org.example.Callbacks";
  Expression lambda = make(Kind::Lambda, {}, "", {integer(7)});
  lambda.parameters = {"value"};
  TestCase applied = returning(
      "apply", {"int"}, static_call(type, "apply", {variable("function"), variable("value")}),
      equal(integer(7), kResult));
  applied.arrange = {
      declared({"int"}, "value", integer(3)),
      declared({"java.util.function.IntUnaryOperator"}, "function", lambda),
  };
  Expression stub = make(Kind::Stub, {"org.example.Callbacks.Source"}, "", {});
  stub.methods = {{{"int"}, "next", {}, {integer(4)}, false},
                  {{"void"}, "reset", {{"int"}, {"java.lang.String"}}, {}, false}};
  TestCase read = returning("read", {"int"}, static_call(type, "read", {variable("source")}),
                            equal(integer(5), kResult));
  read.arrange = {declared({"org.example.Callbacks.Source"}, "source", stub)};
  Expression failing = stub;
  failing.methods[0].result = {created("java.io.IOException", {text("closed")})};
  failing.methods[0].throws = true;
  TestCase failed =
      throwing("read", static_call(type, "read", {failing}), "java.io.UncheckedIOException");
  TestCase element = throwing("table", {}, "java.lang.ArrayIndexOutOfBoundsException");
  element.act.type = {"int"};
  element.act.value =
      make(Kind::Element, {}, "", {static_call(type, "table", {integer(2)}), integer(2)});
  TestCase nothing;
  nothing.method = "run";
  nothing.act = done(static_call(type, "run", {make(Kind::Lambda, {}, "", {})}));
  TestClass tests{
      "org.example", "CallbacksTest", type, {}, {applied, read, failed, element, nothing}};
  expect_golden(tests, JUnit::Five);
}

/// An observer that is told things: both ways to say what it was told.
TestClass told_observer(const std::string& name) {
  const std::string type = "org.example.Callbacks";
  const source::Type observer{"org.example.Callbacks.Observer"}, text_type{"java.lang.String"};
  Expression stub = make(Kind::Stub, observer, "", {});
  stub.methods = {{{"void"},
                   "moved",
                   {text_type, {"int"}, {"java.lang.StringBuilder"}, {"java.lang.Object"}},
                   {},
                   false,
                   {"calls", "to", "parts", "sender"}},
                  {{"void"}, "moved", {{"int"}}, {}, false, {"to"}},
                  {{"void"}, "done", {}, {}, false, {}}};
  auto told = [&](std::vector<Expression> calls) {
    TestCase test = returning("move", {"int"}, static_call(type, "move", {variable("observer")}),
                              equal(integer(1), kResult));
    test.arrange = {declared(observer, "observer", stub)};
    test.told = {"observer"};
    for (Expression& call : calls)
      call.operands.insert(call.operands.begin(), variable("observer"));
    Assertion assertion = asserted(AK::Calls, variable("observer"));
    assertion.expected = make(Kind::Array, {"java.lang.Object", {}, 1}, "", std::move(calls));
    test.assertions.push_back(assertion);
    return test;
  };
  auto called = [](const std::string& method, std::size_t number, Operands operands) {
    Expression call = source::told_call(method, number);
    call.operands = std::move(operands);
    return call;
  };
  const Expression builder = make(Kind::ClassOf, {"java.lang.StringBuilder"}, "any", {});
  const Expression sender = make(Kind::ClassOf, {"org.example.Callbacks"}, "", {});
  const Expression wide = called("moved", 0, {text("a \"b\""), integer(2), builder, sender});
  const Expression narrow = called("moved", 1, {integer(3)});
  TestCase twice = told({wide, narrow, narrow});
  twice.act.value = static_call(type, "move", {variable("observer"), integer(3)});
  TestCase never = told({});
  TestCase unasked = told({});
  unasked.assertions.pop_back();
  unasked.act.value = static_call(type, "move", {variable("observer"), integer(-1)});
  return {"org.example", name, type, {}, {twice, never, unasked}};
}

TEST(Golden, Told) { expect_golden(told_observer("ToldTest"), JUnit::Five); }

TEST(Golden, Mocks) {
  TestClass tests = told_observer("MocksTest");
  const std::string type = "org.example.Pages";
  Expression cursor = make(Kind::Stub, {"org.example.Pages.Cursor"}, "", {});
  cursor.methods = {
      {{"boolean"}, "hasNext", {}, {source::boolean_literal(true)}, false, {}, {}},
      {{"java.lang.String"},
       "next",
       {{"int"}},
       {created("java.io.IOException"), text("a"), source::null_literal()},
       true,
       {"width"},
       {"java.io.IOException"}},
      {{"void"}, "close", {}, {created("java.io.IOException")}, true, {}, {"java.io.IOException"}}};
  tests.cases.push_back(returning("join", {"java.lang.String"}, static_call(type, "join", {cursor}),
                                  equal(text("a"), kResult)));
  expect_golden(tests, JUnit::Five, MockStyle::Mockito);
}

/// Classes that count calls, or are used twice, have a name.
TEST(Golden, Fakes) {
  const std::string type = "org.example.Pages";
  const source::Type text_type{"java.lang.String"}, failure{"java.io.IOException"};
  Expression cursor = make(Kind::Stub, {"org.example.Pages.Cursor"}, "", {});
  cursor.methods = {
      {{"boolean"}, "hasNext", {}, {source::boolean_literal(false)}, false, {}, {}},
      {text_type, "next", {{"int"}}, {source::null_literal()}, false, {"width"}, failure},
      {{"void"}, "close", {}, {}, false, {}, {}}};
  auto joined = [&](const Expression& given, const std::string& expected) {
    return returning("join", text_type, static_call(type, "join", {given}),
                     equal(text(expected), kResult));
  };
  Expression full = cursor;
  full.methods[0].result = {source::boolean_literal(true), source::boolean_literal(true),
                            source::boolean_literal(false)};
  full.methods[1].result = {text("a"), text("b")};
  Expression broken = full;
  broken.methods[1].result = {created("java.io.IOException", {})};
  broken.methods[1].throws = true;
  Expression counter = make(Kind::Stub, {"org.example.Pages.Counter"}, "", {});
  counter.methods = {{{"int"}, "count", {{"int"}}, {integer(3), integer(4)}, false, {"count"}, {}}};
  TestCase sum =
      returning("sum", {"int"}, static_call(type, "sum", {counter}), equal(integer(7), kResult));
  TestClass tests{"org.example",
                  "PagesTest",
                  type,
                  {},
                  {joined(cursor, ""), joined(full, "ab"), joined(broken, "broken"), sum}};
  expect_golden(tests, JUnit::Five);
}

TEST(Golden, Output) {
  const std::string type = "org.example.Greeter";
  auto greet = [&](const std::string& name, const std::string& output) {
    TestCase test;
    test.method = "greet";
    test.act = done(static_call(type, "greet", {text(name)}));
    test.output = output;
    return test;
  };
  TestCase counted = greet("Bo", "Hello, Bo\n");
  counted.method = "greetAll";
  counted.act = declared({"int"}, "output",
                         static_call(type, "greetAll", {array("java.lang.String", {text("Bo")})}));
  counted.assertions = {equal(integer(1), variable("output"))};
  TestCase failing = greet("", "Hello, ");
  failing.method = "greetStrictly";
  failing.act.value.text = "greetStrictly";
  failing.thrown = TestCase::Thrown{{"java.lang.IllegalArgumentException"}, "no name"};
  TestCase holding = greet("Al", "Hello, Al\n");
  holding.method = "greet";
  holding.arrange = {declared({type}, "greeter", created({type}))};
  holding.act = done(call("greeter", "greetAgain", {text("Al")}));
  holding.prepares_output = true;
  TestClass tests{"org.example", "GreeterTest", type, {}, {}};
  tests.cases = {greet("Ann", "Hello, Ann\n"),
                 greet("", ""),
                 greet("Zo\xc3\xab", "Hello, Zo\xc3\xab\n"),
                 counted,
                 failing,
                 holding};
  expect_golden(tests, JUnit::Five);
}

}  // namespace
}  // namespace assay::emit
