// SPDX-License-Identifier: Apache-2.0
// Bounds are computed in 128 bits, where nothing overflows, and given up if the result does not
// fit the width: a wrapped interval would be two.
#include "expr/interval.h"

#include <algorithm>

namespace assay::expr {

namespace {

__extension__ using Wide = __int128;

/// Some numbers that lie between two ends, before it is known whether they fit.
struct Range {
  Wide least, most;
};

Range unsigned_of(const Interval& a) { return {a.umin, a.umax}; }
Range signed_of(const Interval& a) { return {a.smin, a.smax}; }

Range operator+(Range a, Range b) { return {a.least + b.least, a.most + b.most}; }
Range operator-(Range a, Range b) { return {a.least - b.most, a.most - b.least}; }

/// The ends of an operation that is monotone in each operand are among the four corners.
template <typename Operation>
Range corners(Range a, Range b, Operation operation) {
  const Wide p = operation(a.least, b.least);
  const Wide q = operation(a.least, b.most);
  const Wide r = operation(a.most, b.least);
  const Wide s = operation(a.most, b.most);
  return {std::min(std::min(p, q), std::min(r, s)), std::max(std::max(p, q), std::max(r, s))};
}

void set_unsigned(Interval& result, Range range, unsigned width) {
  const Wide modulus = Wide{mask_of(width)} + 1;
  // All of it wrapped by the same multiple: still one interval.
  if (range.least < 0 && range.most < 0 && range.least >= -modulus) {
    range = range + Range{modulus, modulus};
  } else if (range.least >= modulus && range.most < 2 * modulus) {
    range = range - Range{modulus, modulus};
  }
  if (range.least < 0 || range.most >= modulus) return;
  result.umin = static_cast<std::uint64_t>(range.least);
  result.umax = static_cast<std::uint64_t>(range.most);
}

void set_signed(Interval& result, Range range, unsigned width) {
  if (range.least < signed_min_of(width) || range.most > signed_max_of(width)) return;
  result.smin = static_cast<std::int64_t>(range.least);
  result.smax = static_cast<std::int64_t>(range.most);
}

Range product(Range a, Range b) {
  return corners(a, b, [](Wide x, Wide y) { return x * y; });
}

Interval multiply(const Interval& a, const Interval& b, unsigned width) {
  Interval result = Interval::all(width);
  // 2^64 squared does not fit a signed 128-bit number.
  const std::uint64_t half = std::uint64_t{1} << 63;
  if (a.umax < half || b.umax < half) {
    set_unsigned(result, product(unsigned_of(a), unsigned_of(b)), width);
  }
  set_signed(result, product(signed_of(a), signed_of(b)), width);
  return result;
}

Interval divide_unsigned(const Interval& a, const Interval& b, unsigned width) {
  Interval result = Interval::all(width);
  if (b.umin == 0) return result;
  result.umin = a.umin / b.umax;
  result.umax = a.umax / b.umin;
  return result;
}

Interval remainder_unsigned(const Interval& a, const Interval& b, unsigned width) {
  Interval result = Interval::all(width);
  result.umax = b.umin == 0 ? a.umax : std::min(a.umax, b.umax - 1);
  return result;
}

bool excludes_zero(const Interval& a) { return a.smin > 0 || a.smax < 0; }

Interval divide_signed(const Interval& a, const Interval& b, unsigned width) {
  Interval result = Interval::all(width);
  if (!excludes_zero(b)) return result;
  set_signed(result, corners(signed_of(a), signed_of(b), [](Wide x, Wide y) { return x / y; }),
             width);
  return result;
}

/// The remainder has the sign of the dividend and is not longer; by zero it is the dividend.
Interval remainder_signed(const Interval& a, const Interval& b, unsigned width) {
  Wide limit = Wide{1} << 64;
  if (excludes_zero(b)) limit = std::max(-Wide{b.smin}, Wide{b.smax}) - 1;
  Interval result = Interval::all(width);
  result.smin = static_cast<std::int64_t>(std::max(std::min<Wide>(a.smin, 0), -limit));
  result.smax = static_cast<std::int64_t>(std::min(std::max<Wide>(a.smax, 0), limit));
  return result;
}

Interval shift_left(const Interval& a, const Interval& b, unsigned width) {
  Interval result = Interval::all(width);
  if (b.umax >= std::min(width, 63u)) return result;
  const Range factor{Wide{1} << b.umin, Wide{1} << b.umax};
  set_unsigned(result, product(unsigned_of(a), factor), width);
  set_signed(result, product(signed_of(a), factor), width);
  return result;
}

std::uint64_t shifted_right(std::uint64_t bits, std::uint64_t distance) {
  return distance > 63 ? 0 : bits >> distance;
}

Interval shift_right(const Interval& a, const Interval& b, unsigned width) {
  Interval result = Interval::all(width);
  result.umin = shifted_right(a.umin, b.umax);
  result.umax = shifted_right(a.umax, b.umin);
  return result;
}

Interval shift_arithmetic(const Interval& a, const Interval& b, unsigned width) {
  Interval result = Interval::all(width);
  const Range distance{std::min<Wide>(b.umin, 63), std::min<Wide>(b.umax, 63)};
  set_signed(result, corners(signed_of(a), distance, [](Wide x, Wide y) { return x >> y; }), width);
  return result;
}

Interval extract(const Interval& a, unsigned low, unsigned width, unsigned from) {
  Interval result = Interval::all(width);
  if (low + width == from || (a.umax >> low) <= mask_of(width)) {
    result.umin = a.umin >> low;
    result.umax = a.umax >> low;
  }
  if (low == 0) set_signed(result, signed_of(a), width);
  return result;
}

Interval extend(Op op, const Interval& a, unsigned width) {
  Interval result = Interval::all(width);
  if (op == Op::ZExt) {
    set_unsigned(result, unsigned_of(a), width);
  } else {
    set_signed(result, signed_of(a), width);
  }
  return result;
}

template <typename Operation>
Interval in_both(const Interval& a, const Interval& b, unsigned width, Operation operation) {
  Interval result = Interval::all(width);
  set_unsigned(result, operation(unsigned_of(a), unsigned_of(b)), width);
  set_signed(result, operation(signed_of(a), signed_of(b)), width);
  return result;
}

Interval join(const Interval& a, const Interval& b) {
  return {std::min(a.umin, b.umin), std::max(a.umax, b.umax), std::min(a.smin, b.smin),
          std::max(a.smax, b.smax)};
}

}  // namespace

void reconcile(Interval& interval, unsigned width) {
  const std::uint64_t sign = sign_bit_of(width);
  if (interval.umax < sign || interval.umin >= sign) {
    interval.smin = std::max(interval.smin, to_signed(interval.umin, width));
    interval.smax = std::min(interval.smax, to_signed(interval.umax, width));
  }
  if (interval.smin >= 0 || interval.smax < 0) {
    const std::uint64_t mask = mask_of(width);
    interval.umin = std::max(interval.umin, static_cast<std::uint64_t>(interval.smin) & mask);
    interval.umax = std::min(interval.umax, static_cast<std::uint64_t>(interval.smax) & mask);
  }
}

Interval interval_of(const Node& node, unsigned operand_width, const Interval& a, const Interval& b,
                     const Interval& c) {
  const unsigned width = node.width;
  switch (node.op) {
    case Op::Not:
      return {~a.umax & mask_of(width), ~a.umin & mask_of(width), ~a.smax, ~a.smin};
    case Op::And:
      return {0, std::min(a.umax, b.umax), signed_min_of(width), signed_max_of(width)};
    case Op::Or:
      return {std::max(a.umin, b.umin), mask_of(width), signed_min_of(width), signed_max_of(width)};
    case Op::Neg:
      return in_both(Interval{}, a, width, [](Range x, Range y) { return x - y; });
    case Op::Add:
      return in_both(a, b, width, [](Range x, Range y) { return x + y; });
    case Op::Sub:
      return in_both(a, b, width, [](Range x, Range y) { return x - y; });
    case Op::Mul:
      return multiply(a, b, width);
    case Op::SDiv:
      return divide_signed(a, b, width);
    case Op::SRem:
      return remainder_signed(a, b, width);
    case Op::UDiv:
      return divide_unsigned(a, b, width);
    case Op::URem:
      return remainder_unsigned(a, b, width);
    case Op::Shl:
      return shift_left(a, b, width);
    case Op::LShr:
      return shift_right(a, b, width);
    case Op::AShr:
      return shift_arithmetic(a, b, width);
    case Op::Ite:
      return join(b, c);
    case Op::Extract:
      return extract(a, node.detail, width, operand_width);
    case Op::ZExt:
    case Op::SExt:
      return extend(node.op, a, width);
    default:
      return Interval::all(width);
  }
}

}  // namespace assay::expr
