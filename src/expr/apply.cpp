// SPDX-License-Identifier: Apache-2.0
// What the bit-vector operations mean: SMT-LIB's theory of fixed-size bit vectors, word by word.
#include "base/check.h"
#include "expr/apply_float.h"
#include "expr/bits.h"
#include "expr/evaluator.h"

namespace assay::expr {

namespace {

/// SMT-LIB defines division by zero: -1 or 1 by the sign of the dividend.
std::uint64_t divide_signed(std::int64_t a, std::int64_t b) {
  if (b == 0) return a < 0 ? 1 : ~std::uint64_t{0};
  if (b == -1) return -static_cast<std::uint64_t>(a);  // the host traps on MIN / -1
  return static_cast<std::uint64_t>(a / b);
}

/// The remainder has the sign of the dividend; by zero it is the dividend.
std::uint64_t remainder_signed(std::int64_t a, std::int64_t b) {
  if (b == 0) return static_cast<std::uint64_t>(a);
  return b == -1 ? 0 : static_cast<std::uint64_t>(a % b);
}

std::uint64_t shift_arithmetic(std::int64_t a, std::uint64_t distance) {
  return static_cast<std::uint64_t>(a >> (distance < 63 ? distance : 63));
}

std::uint64_t element(const Terms::Table& table, std::uint64_t index) {
  const std::size_t last = table.elements.size() - 1;
  return table.elements[index < last ? index : last];
}

/// The result before it is cut to its width. `w` is the width of the first operand.
std::uint64_t wide_result(const Terms& terms, const Node& node, unsigned w, std::uint64_t a,
                          std::uint64_t b, std::uint64_t c) {
  switch (node.op) {
    case Op::Constant:
      return node.constant();
    case Op::Variable:
      break;
    case Op::Not:
      return ~a;
    case Op::And:
      return a & b;
    case Op::Or:
      return a | b;
    case Op::Xor:
      return a ^ b;
    case Op::Neg:
      return -a;
    case Op::Add:
      return a + b;
    case Op::Sub:
      return a - b;
    case Op::Mul:
      return a * b;
    case Op::SDiv:
      return divide_signed(to_signed(a, w), to_signed(b, w));
    case Op::SRem:
      return remainder_signed(to_signed(a, w), to_signed(b, w));
    case Op::UDiv:
      return b == 0 ? ~std::uint64_t{0} : a / b;
    case Op::URem:
      return b == 0 ? a : a % b;
    case Op::Shl:
      return b >= w ? 0 : a << b;
    case Op::LShr:
      return b >= w ? 0 : a >> b;
    case Op::AShr:
      return shift_arithmetic(to_signed(a, w), b);
    case Op::Eq:
      return a == b;
    case Op::Ult:
      return a < b;
    case Op::Ule:
      return a <= b;
    case Op::Slt:
      return to_signed(a, w) < to_signed(b, w);
    case Op::Sle:
      return to_signed(a, w) <= to_signed(b, w);
    case Op::Ite:
      return a != 0 ? b : c;
    case Op::Extract:
      return a >> node.detail;
    case Op::ZExt:
      return a;
    case Op::SExt:
      return static_cast<std::uint64_t>(to_signed(a, w));
    case Op::Select:
      return element(terms.table(node.detail), a);
    case Op::External:
      return terms.external(node.detail).function(a, b);
    default:
      return apply_float(node, w, a, b);
  }
  CHECK(false, "a variable should get its value from an assignment");
  return 0;
}

}  // namespace

std::uint64_t apply(const Terms& terms, const Node& node, std::uint64_t a, std::uint64_t b,
                    std::uint64_t c) {
  const unsigned width = operand_count(node.op) == 0 ? node.width : terms.width(node.a);
  return wide_result(terms, node, width, a, b, c) & mask_of(node.width);
}

}  // namespace assay::expr
