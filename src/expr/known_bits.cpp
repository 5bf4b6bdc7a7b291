// SPDX-License-Identifier: Apache-2.0
#include "expr/known_bits.h"

#include <algorithm>
#include <bit>

namespace assay::expr {

namespace {

KnownBits cut(KnownBits bits, unsigned width) {
  return {bits.zeros | ~mask_of(width), bits.ones & mask_of(width)};
}

KnownBits complement(KnownBits a) { return {a.ones, a.zeros}; }

/// The sum with a carry into the lowest bit. A bit is known where both operands and the carry into
/// it are; the carries are read off the largest and the smallest possible sum.
KnownBits sum(KnownBits a, KnownBits b, std::uint64_t carry) {
  const std::uint64_t most = a.possible() + b.possible() + carry;
  const std::uint64_t least = a.ones + b.ones + carry;
  const std::uint64_t no_carry = ~(most ^ a.zeros ^ b.zeros);
  const std::uint64_t sure_carry = least ^ a.ones ^ b.ones;
  const std::uint64_t known = (a.zeros | a.ones) & (b.zeros | b.ones) & (no_carry | sure_carry);
  return {~most & known, least & known};
}

std::uint64_t lowest(unsigned count) { return count == 0 ? 0 : mask_of(std::min(count, 64u)); }

/// Zeros at the low end of a product add up, and it is not longer than its factors together.
KnownBits product(KnownBits a, KnownBits b) {
  const auto trailing = static_cast<unsigned>(std::countr_one(a.zeros) + std::countr_one(b.zeros));
  const int length = std::bit_width(a.possible()) + std::bit_width(b.possible());
  KnownBits result{lowest(trailing), 0};
  if (length < 64) result.zeros |= ~std::uint64_t{0} << length;
  return result;
}

KnownBits up_to(std::uint64_t most) {
  return {~lowest(static_cast<unsigned>(std::bit_width(most))), 0};
}

KnownBits shift_left(KnownBits a, KnownBits distance, unsigned width) {
  if (!distance.all_known()) {
    return {lowest(static_cast<unsigned>(std::countr_one(a.zeros))), 0};
  }
  if (distance.ones >= width) return KnownBits::exactly(0);
  return {a.zeros << distance.ones | lowest(static_cast<unsigned>(distance.ones)),
          a.ones << distance.ones};
}

KnownBits shift_right(KnownBits a, KnownBits distance, unsigned width) {
  if (!distance.all_known()) return up_to(a.possible());
  if (distance.ones >= width) return KnownBits::exactly(0);
  return {~(a.possible() >> distance.ones), a.ones >> distance.ones};
}

KnownBits extend_sign(KnownBits a, unsigned from) {
  const std::uint64_t sign = sign_bit_of(from);
  if (a.ones & sign) return {a.zeros & mask_of(from), a.ones | ~mask_of(from)};
  return (a.zeros & sign) ? a : KnownBits{a.zeros & mask_of(from), a.ones};
}

KnownBits shift_arithmetic(KnownBits a, KnownBits distance, unsigned width) {
  if (!distance.all_known()) return KnownBits::none(width);
  const KnownBits wide = extend_sign(a, width);
  const std::uint64_t by = std::min<std::uint64_t>(distance.ones, 63);
  return {static_cast<std::uint64_t>(static_cast<std::int64_t>(wide.zeros) >> by),
          static_cast<std::uint64_t>(static_cast<std::int64_t>(wide.ones) >> by)};
}

}  // namespace

KnownBits known_bits_of(const Node& node, unsigned operand_width, const KnownBits& a,
                        const KnownBits& b, const KnownBits& c) {
  switch (node.op) {
    case Op::Not:
      return cut(complement(a), node.width);
    case Op::And:
      return {a.zeros | b.zeros, a.ones & b.ones};
    case Op::Or:
      return {a.zeros & b.zeros, a.ones | b.ones};
    case Op::Xor:
      return {(a.zeros & b.zeros) | (a.ones & b.ones), (a.zeros & b.ones) | (a.ones & b.zeros)};
    case Op::Neg:
      return cut(sum(KnownBits::exactly(0), complement(a), 1), node.width);
    case Op::Add:
      return cut(sum(a, b, 0), node.width);
    case Op::Sub:
      return cut(sum(a, complement(b), 1), node.width);
    case Op::Mul:
      return cut(product(a, b), node.width);
    case Op::UDiv:
      return b.ones != 0 ? up_to(a.possible()) : KnownBits::none(node.width);
    case Op::URem:
      return up_to(a.possible());
    case Op::Shl:
      return cut(shift_left(a, b, node.width), node.width);
    case Op::LShr:
      return shift_right(a, b, node.width);
    case Op::AShr:
      return cut(shift_arithmetic(a, b, node.width), node.width);
    case Op::Ite:
      return {b.zeros & c.zeros, b.ones & c.ones};
    case Op::Extract:
      return cut({a.zeros >> node.detail, a.ones >> node.detail}, node.width);
    case Op::ZExt:
      return a;
    case Op::SExt:
      return cut(extend_sign(a, operand_width), node.width);
    default:
      return KnownBits::none(node.width);
  }
}

}  // namespace assay::expr
