// SPDX-License-Identifier: Apache-2.0
// The last part of a test's name, from what the test asserts: the exception, the result, else the
// state of an object, else what was printed.
#include "emit/outcome_words.h"

#include <algorithm>
#include <cctype>

#include "emit/value_words.h"
#include "source/expression.h"
#include "source/printer.h"

namespace assay::emit {

namespace {

using source::Assertion;
using source::Expression;
using Kind = Expression::Kind;

constexpr std::size_t kLongestOutcome = 30;

bool is_variable(const Expression& expression, const std::string& name) {
  return expression.kind == Kind::Variable && expression.text == name;
}

bool is_capital(const std::string& text, std::size_t at) {
  return at < text.size() && text[at] >= 'A' && text[at] <= 'Z';
}

/// "balance" for getBalance()
std::string property(const Expression& actual) {
  bool is_read =
      (actual.kind == Kind::Call || actual.kind == Kind::Field) && actual.operands.size() == 1;
  if (!is_read) return "";
  if (actual.text.starts_with("get") && is_capital(actual.text, 3))
    return uncapitalised(actual.text.substr(3));
  return actual.text;
}

/// "isNotEmpty" for isEmpty, "hasNoNext" for hasNext.
std::string negated(const std::string& property) {
  if (property.starts_with("is") && is_capital(property, 2)) return "isNot" + property.substr(2);
  if (property.starts_with("has") && is_capital(property, 3)) return "hasNo" + property.substr(3);
  return property + "IsFalse";
}

std::string affirmed(const std::string& property) {
  bool is_sentence = (property.starts_with("is") && is_capital(property, 2)) ||
                     (property.starts_with("has") && is_capital(property, 3));
  return is_sentence ? property : property + "IsTrue";
}

/// A longer text with anything but letters and digits in it does not become a word by spelling it.
bool is_wordless(const Expression& value) {
  const std::string& text = value.text;
  if (value.kind != Kind::Literal || !text.starts_with('"') || text.size() <= 4) return false;
  return !std::all_of(text.begin() + 1, text.end() - 1, [&](const char& c) {
    bool is_sign = c == '-' && &c == &text[1];
    return is_sign || std::isalnum(static_cast<unsigned char>(c)) != 0;
  });
}

std::string value_of(const Assertion& assertion, const Scope& scope) {
  if (is_wordless(assertion.expected)) return "Text";
  std::string word = capitalised(scope.words(assertion.expected).precise());
  return word.size() <= kLongestOutcome ? word : capitalised(scope.words(assertion.expected).noun);
}

std::string state_words(const Assertion& assertion, const Scope& scope) {
  std::string name = property(assertion.actual);
  if (name.empty()) return "";
  switch (assertion.kind) {
    case Assertion::Kind::IsTrue:
      return affirmed(name);
    case Assertion::Kind::IsFalse:
      return negated(name);
    case Assertion::Kind::IsNull:
      return name + "IsNull";
    case Assertion::Kind::Equals:
    case Assertion::Kind::EqualsDelta:
      return name + "Is" + value_of(assertion, scope);
    default:
      return "";
  }
}

std::string return_words(const Assertion& assertion, const source::TestCase& test,
                         const Scope& scope) {
  switch (assertion.kind) {
    case Assertion::Kind::IsNull:
      return "returnsNull";
    case Assertion::Kind::IsTrue:
      return "returnsTrue";
    case Assertion::Kind::IsFalse:
      return "returnsFalse";
    case Assertion::Kind::IsInstance:
      return "returns" + source::simple_name(assertion.expected.type.name);
    case Assertion::Kind::IsNotNull:
      return "returnsNonNull";
    case Assertion::Kind::IsSame:
      if (is_variable(assertion.expected, receiver_name(test))) return "returnsItself";
      if (assertion.expected.kind == Kind::Variable)
        return "returnsSame" + capitalised(assertion.expected.text);
      break;
    default:
      break;
  }
  return "returns" + value_of(assertion, scope);
}

/// Optional and collections: what a reader calls the result, not which method says so.
std::string emptiness_words(const Assertion& assertion) {
  std::string name = property(assertion.actual);
  bool is_true = assertion.kind == Assertion::Kind::IsTrue;
  bool is_false = assertion.kind == Assertion::Kind::IsFalse;
  if ((name == "isEmpty" && is_true) || (name == "isPresent" && is_false)) return "returnsEmpty";
  return "";
}

std::string result_words(const source::TestCase& test, const Scope& scope) {
  const std::string& result = test.act.name;
  if (result.empty()) return "";
  const Assertion* weak = nullptr;
  for (const Assertion& assertion : test.assertions) {
    if (!is_variable(assertion.actual, result)) continue;
    if (assertion.kind != Assertion::Kind::IsNotNull) return return_words(assertion, test, scope);
    weak = &assertion;
  }
  for (const Assertion& assertion : test.assertions) {
    const Expression& actual = assertion.actual;
    if (actual.operands.empty() || !is_variable(actual.operands[0], result)) continue;
    std::string words = emptiness_words(assertion);
    if (words.empty()) words = state_words(assertion, scope);
    if (!words.empty()) return words;
  }
  return weak == nullptr ? "" : return_words(*weak, test, scope);
}

}  // namespace

const Expression& call_under_test(const source::TestCase& test) {
  const Expression* value = &test.act.value;
  while (value->kind == Kind::Cast || (value->kind == Kind::Call && value->text != test.method)) {
    if (value->operands.empty()) break;
    value = value->operands.data();
  }
  bool is_call = value->kind == Kind::Call || value->kind == Kind::StaticCall ||
                 value->kind == Kind::New || value->kind == Kind::Stub;
  return is_call ? *value : test.act.value;
}

std::string receiver_name(const source::TestCase& test) {
  const Expression& call = call_under_test(test);
  bool has_receiver = call.kind == Kind::Call && call.operands.at(0).kind == Kind::Variable;
  return has_receiver ? call.operands[0].text : "";
}

std::string outcome_words(const source::TestCase& test) {
  if (test.thrown) return "throws" + source::simple_name(test.thrown->type.name);
  Scope scope(test);
  std::string words = result_words(test, scope);
  for (const Assertion& assertion : test.assertions)
    if (words.empty()) words = state_words(assertion, scope);
  if (words.empty() && test.output)
    words =
        "prints" + capitalised(literal_words(source::text_literal(*test.output).text).precise());
  if (words.empty() && test.assertions.empty()) words = "doesNotThrow";
  return words;
}

}  // namespace assay::emit
