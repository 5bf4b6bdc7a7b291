// SPDX-License-Identifier: Apache-2.0
#include "emit/told_calls.h"

#include <utility>

#include "source/printer.h"

namespace assay::emit {

namespace {

using source::Expression;
using Kind = Expression::Kind;
using Shown = Fake::Shown;

bool is_null(const Expression& value) {
  return value.kind == Kind::Literal && value.text == "null";
}

Shown best_for(const Expression& argument, Shown before) {
  if (is_null(argument)) return before;  // all but Type say so
  const bool is_class = argument.kind == Kind::ClassOf;
  const Shown best = !is_class ? Shown::Value : argument.text.empty() ? Shown::Class : Shown::Type;
  return before == Shown::Nothing || before == best ? best : Shown::Type;
}

/// What + makes of a constant, between the quotes of a literal.
std::string text_of(const Expression& value) {
  if (value.kind == Kind::Cast || value.kind == Kind::StaticCall)
    return text_of(value.operands.front());
  if (value.kind == Kind::ClassOf) return told_type(value.type);
  std::string text = value.text;
  if (value.kind != Kind::Literal) return text.substr(text.rfind('.') + 1);
  if (text.starts_with('"')) return text.substr(1, text.size() - 2);
  if (text.starts_with('\'')) {
    text = text.substr(1, text.size() - 2);
    return text == "\"" ? "\\\"" : text == "\\'" ? "'" : text;
  }
  const bool is_number = text != "null" && text != "true" && text != "false";
  if (is_number && (text.ends_with('L') || text.ends_with('f'))) text.pop_back();
  return text;
}

std::string entry(const Expression& call, const Fake::Method& method) {
  std::string text = call.text + "(";
  for (std::size_t i = 1; i < call.operands.size(); ++i) {
    if (i > 1) text += ", ";
    const bool is_type = method.shown[i - 1] == Shown::Type;
    text += is_type ? told_type(method.signature.parameters[i - 1]) : text_of(call.operands[i]);
  }
  return text + ")";
}

}  // namespace

std::string told_type(const source::Type& type) {
  std::string word = source::simple_name(type.name);
  for (unsigned i = 0; i < type.dimensions; ++i) word += "[]";
  return word;
}

void note_shown(const Expression& call, Fake& fake) {
  Fake::Method& method = fake.methods.at(source::number_of_method(call));
  for (std::size_t i = 0; i < method.shown.size(); ++i)
    method.shown[i] = best_for(call.operands.at(i + 1), method.shown[i]);
}

source::Assertion compared(source::Assertion assertion, const Fake& fake) {
  Expression list{Kind::StaticCall, "asList", {"java.util.Arrays", {}, 0}};
  for (const Expression& call : assertion.expected.operands) {
    const Fake::Method& method = fake.methods.at(source::number_of_method(call));
    list.operands.push_back({Kind::Literal, '"' + entry(call, method) + '"', {}});
  }
  if (list.operands.empty())
    list = {Kind::StaticCall, "emptyList", {"java.util.Collections", {}, 0}};
  assertion.kind = source::Assertion::Kind::Equals;
  assertion.expected = std::move(list);
  Expression record{Kind::Field, fake.record, {}};
  record.operands.push_back(std::move(assertion.actual));
  assertion.actual = std::move(record);
  return assertion;
}

}  // namespace assay::emit
