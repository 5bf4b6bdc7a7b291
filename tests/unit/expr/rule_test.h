// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <random>
#include <string_view>

#include "expr/assignment.h"
#include "expr/terms.h"
#include "unit/expr/term_parser.h"

namespace assay::expr::test {

/// A rewrite rule has two sides: the left one, plain, is what the program computes; the
/// simplifying constructors must turn it into the right one, and both must mean the same.
class RuleTest : public testing::Test {
 protected:
  RuleTest();

  void becomes(std::string_view left, std::string_view right);
  void stays(std::string_view text) { expect_simplified(text, text); }

 private:
  void expect_simplified(std::string_view left, std::string_view right);
  Term simplify(Term plain);
  void expect_same_values(std::string_view text, Term plain, Term simplified);
  Assignment interesting_assignment(std::mt19937_64& random) const;

  // Apart from each other: a plain node must not be found where a simplified one is to be made.
  Terms plain_;
  TermParser plain_parser_;
  Terms terms_;
  TermParser parser_;
};

}  // namespace assay::expr::test
