// SPDX-License-Identifier: Apache-2.0
#include <limits>

#include "builders.h"
#include "golden.h"

namespace assay::emit {
namespace {

using AK = Assertion::Kind;

TEST(Golden, JUnit4) {
  const std::string type = "Legacy";
  const Expression result = variable("result");
  auto ratio = [&](int a, int b, double expected) {
    return returning("ratio", {"double"}, static_call(type, "ratio", {integer(a), integer(b)}),
                     compared(AK::EqualsDelta, source::double_literal(expected), result));
  };
  TestCase boxed = returning("boxed", {"java.lang.Integer"},
                             static_call(type, "boxed", {integer(3)}), equal(integer(3), result));
  TestCase highest =
      returning("boxed", {"java.lang.Integer"},
                static_call(type, "boxed", {integer(std::numeric_limits<int>::max())}),
                equal(integer(std::numeric_limits<int>::max()), result));
  TestCase single = returning("single", {"float"}, static_call(type, "single"),
                              compared(AK::EqualsDelta, source::float_literal(0.25F), result));
  Operands halves = {source::double_literal(0.5), source::double_literal(1)};
  TestCase halves_test = returning("halves", {"double", {}, 1}, static_call(type, "halves"),
                                   compared(AK::ArrayEquals, array("double", halves), result));
  TestCase nothing;
  nothing.method = "touch";
  nothing.may_throw_checked = true;
  nothing.act = done(static_call(type, "touch"));
  TestCase failing =
      throwing("touch", static_call(type, "touch", {text("x")}), "java.io.IOException");
  failing.thrown->message = "x";
  failing.may_throw_checked = true;
  TestCase nested =
      returning("mode", {"Legacy.Mode"}, static_call(type, "mode", {integer(1)}),
                equal(make(Kind::StaticField, {"Legacy.Mode"}, "READ_ONLY", {}), result));
  TestClass tests{"", "LegacyTest", type, {"Test"}, {}};
  tests.cases = {ratio(1, 2, 0.5),
                 ratio(4, 2, 2.0),
                 ratio(1, 0, std::numeric_limits<double>::infinity()),
                 boxed,
                 highest,
                 single,
                 halves_test,
                 nothing,
                 failing,
                 nested};
  expect_golden(tests, JUnit::Four);
}

}  // namespace
}  // namespace assay::emit
