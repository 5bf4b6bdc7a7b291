// SPDX-License-Identifier: Apache-2.0
#include "emit/prepared.h"

#include <algorithm>
#include <set>

#include "source/expression.h"

namespace assay::emit {

namespace {

using source::Assertion;
using source::Expression;
using source::Statement;
using source::TestCase;
using Kind = Expression::Kind;

/// Where a variable is used. Inside a lambda or a method of a class it has to stay one: there it
/// would be made anew for each call.
struct Uses {
  unsigned all = 0;
  Expression* last = nullptr;  // outside of those
};

void count(Expression& expression, const std::string& name, bool is_inside, Uses& uses) {
  if (expression.kind == Kind::Variable && expression.text == name) {
    ++uses.all;
    if (!is_inside) uses.last = &expression;
  }
  const bool repeats = is_inside || expression.kind == Kind::Lambda;
  for (Expression& operand : expression.operands) count(operand, name, repeats, uses);
  for (Expression::Method& method : expression.methods) {
    for (Expression& result : method.result) count(result, name, true, uses);
  }
}

Uses uses_of(TestCase& test, const std::string& name) {
  Uses uses;
  for (Statement& statement : test.arrange) count(statement.value, name, false, uses);
  count(test.act.value, name, false, uses);
  for (Assertion& assertion : test.assertions) {
    count(assertion.actual, name, true, uses);
    count(assertion.expected, name, true, uses);
  }
  return uses;
}

bool may_be_lambda(const Expression& stub) {
  const Expression::Method& only = stub.methods.front();
  return stub.is_functional && only.result.size() <= 1 && !only.throws;
}

Expression as_lambda(Expression stub) {
  Expression lambda{Kind::Lambda, stub.methods.front().name, std::move(stub.type)};
  lambda.parameters = std::move(stub.methods.front().parameter_names);
  lambda.operands = std::move(stub.methods.front().result);
  return lambda;
}

/// A class that stands where it is used says more of its type than the variable did: nothing else
/// may be chosen by that.
bool may_move(const Statement& statement) {
  const Expression& stub = statement.value;
  return !stub.is_functional && stub.others.empty() && statement.type.name == stub.type.name;
}

}  // namespace

TestCase prepared(TestCase test) {
  std::set<std::string> asked;
  for (const Assertion& assertion : test.assertions) {
    if (assertion.kind == Assertion::Kind::Calls) asked.insert(assertion.actual.text);
  }
  for (const std::string& name : test.told) {
    const auto made = std::find_if(test.arrange.begin(), test.arrange.end(),
                                   [&](const Statement& each) { return each.name == name; });
    if (made == test.arrange.end() || made->value.kind != Kind::Stub || asked.contains(name))
      continue;
    if (may_be_lambda(made->value)) {
      made->value = as_lambda(std::move(made->value));
      continue;
    }
    const Uses uses = uses_of(test, name);
    if (uses.all != 1 || uses.last == nullptr || !may_move(*made)) continue;
    Expression stub = std::move(made->value);
    *uses.last = std::move(stub);
    test.arrange.erase(made);
  }
  return test;
}

}  // namespace assay::emit
