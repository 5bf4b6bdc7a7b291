// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "emit/value_words.h"
#include "source/expression.h"

namespace assay::emit {

/// What a method of an invented object answers, in words for a test's name: "findReturnsNull".
struct AnswerWords {
  std::string key;  // tells methods of one object apart
  std::string rough;
  std::string precise;
  int rank = 0;  // as ValueWords have it
};

/// Of an invented class or a lambda, also of those that it answers with; nothing for other values
/// and for methods that return nothing.
std::vector<AnswerWords> answer_words(const Scope& scope, const source::Expression& value);

}  // namespace assay::emit
