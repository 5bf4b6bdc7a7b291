// SPDX-License-Identifier: Apache-2.0
#include "crash/exact_assertion.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "drafts/draft.h"
#include "source/expression.h"

namespace assay::crash {

namespace {

using concolic::WideInteger;
using source::Assertion;
using source::Expression;

template <class Number>
bool fits(WideInteger value) {
  return value >= std::numeric_limits<Number>::min() && value <= std::numeric_limits<Number>::max();
}

const source::Type& big_integer() {
  static const source::Type type{"java.math.BigInteger", {}, 0};
  return type;
}

Expression call(Expression::Kind kind, std::string name, Expression operand) {
  Expression made{kind, std::move(name), big_integer()};
  made.operands.push_back(std::move(operand));
  return made;
}

/// As narrow as it can be written: a comparison widens what is returned.
Assertion assertion_of(WideInteger exact, Expression result) {
  Assertion made{.kind = Assertion::Kind::Equals, .is_number = true};
  made.actual = std::move(result);
  if (fits<std::int32_t>(exact)) {
    made.expected = source::int_literal(static_cast<std::int32_t>(exact));
  } else if (fits<std::int64_t>(exact)) {
    made.expected = source::long_literal(static_cast<std::int64_t>(exact));
  } else {
    made.expected = call(Expression::Kind::New, "", source::text_literal(fmt::format("{}", exact)));
    made.actual = call(Expression::Kind::StaticCall, "valueOf", std::move(made.actual));
  }
  return made;
}

}  // namespace

bool expect_exactly(source::TestCase& test, WideInteger exact) {
  const auto is_result = [&](const Assertion& each) {
    return each.kind == Assertion::Kind::Equals && drafts::is_about_result(test, each);
  };
  if (std::ranges::none_of(test.assertions, is_result)) return false;
  test.assertions = {assertion_of(exact, source::variable(test.act.name))};
  test.output.reset();
  return true;
}

}  // namespace assay::crash
