// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "source/test_case.h"

// Short ways to write expressions and cases in tests.
namespace assay::emit {

using source::Assertion;
using source::Expression;
using source::Statement;
using source::TestCase;
using source::TestClass;
using source::Type;
using source::variable;

using Kind = Expression::Kind;
using Operands = std::vector<Expression>;

inline Expression make(Kind kind, Type type, const std::string& text, Operands operands) {
  Expression expression;
  expression.kind = kind;
  expression.type = std::move(type);
  expression.text = text;
  expression.operands = std::move(operands);
  return expression;
}

inline Expression integer(int value) { return source::int_literal(value); }
inline Expression text(const std::string& value) { return source::text_literal(value); }

inline Expression call(const std::string& on, const std::string& method, Operands operands = {}) {
  operands.insert(operands.begin(), variable(on));
  return make(Kind::Call, {}, method, std::move(operands));
}
inline Expression static_call(const std::string& type, const std::string& method,
                              Operands operands = {}) {
  return make(Kind::StaticCall, {type}, method, std::move(operands));
}
inline Expression created(const std::string& type, Operands operands = {}) {
  return make(Kind::New, {type}, "", std::move(operands));
}
inline Expression with_diamond(Expression made) {
  made.has_diamond = true;
  return made;
}
inline Expression array(const std::string& type, Operands operands) {
  return make(Kind::Array, {type, {}, 1}, "", std::move(operands));
}
inline Statement declared(Type type, const std::string& name, Expression value) {
  return {std::move(type), name, std::move(value), false};
}
inline Statement done(Expression value) { return {{}, "", std::move(value), false}; }

inline Assertion asserted(Assertion::Kind kind, Expression actual) {
  return {kind, {}, std::move(actual)};
}
inline Assertion equal(Expression expected, Expression actual) {
  return {Assertion::Kind::Equals, std::move(expected), std::move(actual)};
}
inline Assertion compared(Assertion::Kind kind, Expression expected, Expression actual) {
  return {kind, std::move(expected), std::move(actual)};
}

/// A test whose call returns a value.
inline TestCase returning(const std::string& method, const Type& type, Expression call,
                          Assertion assertion) {
  TestCase test;
  test.method = method;
  test.act = declared(type, "result", std::move(call));
  test.assertions = {std::move(assertion)};
  return test;
}

inline TestCase throwing(const std::string& method, Expression call, const std::string& exception) {
  TestCase test;
  test.method = method;
  test.act = done(std::move(call));
  test.thrown = TestCase::Thrown{{exception}, {}};
  return test;
}

inline TestCase with_arrange(TestCase test, std::vector<Statement> arrange) {
  test.arrange = std::move(arrange);
  return test;
}

}  // namespace assay::emit
