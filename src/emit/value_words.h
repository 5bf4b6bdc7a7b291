// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "source/expression.h"
#include "source/test_case.h"

namespace assay::emit {

/// A value in words for a test's name: "negativeValue" roughly, "minus5" exactly.
struct ValueWords {
  std::string adjective;  // "negative", "empty", "null"; may be empty
  std::string noun;       // "value", "string": after the adjective unless a better one is known
  std::string exact;      // "minus5", "abc"; empty: there is no more to say
  int rank = 0;           // how much a reader wants to know it

  /// With the name of the parameter, if that says more than the noun.
  std::string rough(const std::string& parameter = "") const;
  std::string precise(const std::string& parameter = "") const;
};

std::string capitalised(std::string word);
std::string uncapitalised(std::string word);
/// "two calls" -> "twoCalls", "DARK_RED" -> "darkRed"
std::string camel_case(std::string_view words);
/// "three", "12"
std::string count_word(std::size_t count);

/// Of an expression of kind Literal.
ValueWords literal_words(const std::string& literal);

/// What the variables of a case are, as far as its name is concerned.
class Scope {
 public:
  explicit Scope(const source::TestCase& test);

  ValueWords words(const source::Expression& value) const;
  /// Calls on this variable before the call under test, by method name.
  std::vector<std::string> calls_on(const std::string& variable) const;
  /// The variable's first value, or the expression itself.
  const source::Expression& resolve(const source::Expression& value) const;

 private:
  ValueWords creation_words(const source::Expression& value) const;
  ValueWords factory_words(const source::Expression& value) const;
  ValueWords variable_words(const source::Expression& variable) const;

  const source::TestCase& test_;
  std::map<std::string, const source::Expression*> values_;
};

}  // namespace assay::emit
