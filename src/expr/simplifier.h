// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "expr/terms.h"

namespace assay::expr {

/// The constructors behind `Terms`: fold what is constant, apply the first rule that matches,
/// otherwise make the node.
class Simplifier {
 public:
  explicit Simplifier(Terms& terms) : terms_(terms) {}

  Term unary(Op op, Term a);
  Term binary(Op op, Term a, Term b);
  Term ite(Term condition, Term then, Term otherwise);
  Term extract(Term a, unsigned low, unsigned width);
  Term zero_extend(Term a, unsigned width);
  Term sign_extend(Term a, unsigned width);
  Term select(std::uint16_t table, Term index);
  Term round(Rounding mode, Term a);
  Term convert(Op op, Term a, unsigned width);
  Term external(std::uint16_t function, unsigned width, Term a, Term b);

 private:
  Term fold_or_make(const Node& node);

  Terms& terms_;
};

}  // namespace assay::expr
