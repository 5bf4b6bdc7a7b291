// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <random>
#include <vector>

#include "expr/terms.h"

namespace assay::expr::test {

/// The same expression twice: built by the simplifying constructors from simplified operands, and
/// as plain nodes from plain operands; the two in different `Terms`, or a plain node would be found
/// where a simplified one is to be made.
struct Twins {
  Term simplified;
  Term plain;
};

/// Grows random expressions, each a random operation on earlier ones. Operands are drawn from a
/// small stock per width, so that the shapes that rules look for come up.
class RandomTerms {
 public:
  explicit RandomTerms(std::uint64_t seed);

  const Terms& terms() const { return terms_; }
  Terms& terms() { return terms_; }
  const Terms& plain() const { return plain_; }
  Twins next();

 private:
  std::vector<Twins>& stock(unsigned width) { return stocks_[width]; }
  unsigned any_width();
  unsigned float_width() { return pick(2) ? 32 : 64; }
  std::uint64_t pick(std::uint64_t bound) { return random_() % bound; }
  Twins operand(unsigned width);
  Twins fresh_leaf(unsigned width);
  void add_variable(unsigned width);
  Twins node(Op op);
  Twins unary(Op op, unsigned width);
  Twins binary(Op op, unsigned width);
  Twins ite();
  Twins extract();
  Twins extend(Op op);
  Twins select();
  Twins round();
  Twins convert(Op op);
  Twins external();

  std::mt19937_64 random_;
  Terms terms_;
  Terms plain_;
  std::vector<std::vector<Twins>> stocks_;
  std::vector<std::uint16_t> tables_;
  std::vector<std::uint16_t> functions_;
};

}  // namespace assay::expr::test
