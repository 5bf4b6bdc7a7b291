// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "expr/terms.h"

namespace assay::expr::test {

/// Reads terms in the notation of the tests and makes plain nodes of them:
///
///   (Add x 5)                operations by their names in ops.def
///   x y z  l m  b c  h  p q r  f g  d e
///                            variables of 32, 64, 8, 16, 1 bits, float and double
///   5 -1 0xff                constants, as wide as the other operand
///   5:8                      constants with a width
///   true false
///   1.5f -0.0d NaNf          floating-point constants, as bits
///   (ZExt32 b) (FToS64 d)    operations that change the width, to that width
///   (Extract8@16 x)          8 bits from bit 16
///   (FRound@0 d) (Select@1 x) (External64@0 d)
///                            the detail of the node after @
class TermParser {
 public:
  explicit TermParser(Terms& terms);

  Term parse(std::string_view text);

 private:
  struct Head {
    Op op;
    unsigned width = 0;
    unsigned detail = 0;
  };

  void add_variable(const char* name, VariableKind kind, unsigned width);
  void skip_spaces();
  std::string word();
  static Head head_of(std::string_view word);
  Term parse_next(unsigned width);
  Term parse_list();
  Term parse_atom(const std::string& word, unsigned width);
  unsigned width_of_operands(std::string_view rest);

  Terms& terms_;
  std::unordered_map<std::string, Term> variables_;
  std::string_view rest_;
};

}  // namespace assay::expr::test
