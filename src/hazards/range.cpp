// SPDX-License-Identifier: Apache-2.0
// Ends are computed in 128 bits, where nothing overflows; a result that does not fit its type has
// wrapped and may be anything.
#include "hazards/range.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace assay::hazards {

namespace {

using classfile::Opcode;
__extension__ using Wide = __int128;

struct WideRange {
  Wide low, high;
};

bool is_long_operation(Opcode opcode) {
  switch (opcode) {
    case Opcode::Ladd:
    case Opcode::Lsub:
    case Opcode::Lmul:
    case Opcode::Ldiv:
    case Opcode::Lrem:
    case Opcode::Lshl:
    case Opcode::Lshr:
    case Opcode::Lushr:
    case Opcode::Land:
    case Opcode::Lor:
    case Opcode::Lxor:
      return true;
    default:
      return false;
  }
}

template <class Operation>
WideRange corners(const Range& a, const Range& b, Operation operation) {
  const Wide values[] = {operation(a.low, b.low), operation(a.low, b.high),
                         operation(a.high, b.low), operation(a.high, b.high)};
  return {*std::min_element(std::begin(values), std::end(values)),
          *std::max_element(std::begin(values), std::end(values))};
}

bool fits(const WideRange& range, const Range& type) {
  return range.low >= type.low && range.high <= type.high;
}

Range narrowed(const WideRange& range, const Range& type) {
  if (!fits(range, type)) return type;
  return {static_cast<std::int64_t>(range.low), static_cast<std::int64_t>(range.high)};
}

WideRange sum(const Range& a, const Range& b) {
  return {Wide{a.low} + b.low, Wide{a.high} + b.high};
}
WideRange difference(const Range& a, const Range& b) {
  return {Wide{a.low} - b.high, Wide{a.high} - b.low};
}
WideRange product(const Range& a, const Range& b) {
  return corners(a, b, [](Wide x, Wide y) { return x * y; });
}

/// Division is monotone on each side of zero; its divisor cannot be zero afterwards.
Range quotient(const Range& a, const Range& b, const Range& type) {
  auto divide = [](Wide x, Wide y) { return x / y; };
  WideRange result{0, 0};
  bool is_first = true;
  auto add = [&](const Range& part) {
    if (part.is_empty()) return;
    WideRange next = corners(a, part, divide);
    result = is_first ? next
                      : WideRange{std::min(result.low, next.low), std::max(result.high, next.high)};
    is_first = false;
  };
  add({b.low, std::min<std::int64_t>(b.high, -1)});
  add({std::max<std::int64_t>(b.low, 1), b.high});
  return is_first ? type : narrowed(result, type);
}

/// The sign of a remainder is the dividend's, its size below the divisor's (JLS 15.17.3).
Range remainder(const Range& a, const Range& b, const Range& type) {
  Wide most = std::max(Wide{b.high} < 0 ? -Wide{b.high} : Wide{b.high},
                       Wide{b.low} < 0 ? -Wide{b.low} : Wide{b.low}) -
              1;
  if (most < 0) return type;
  WideRange result{a.low < 0 ? std::max(-most, Wide{a.low}) : 0,
                   a.high > 0 ? std::min(most, Wide{a.high}) : 0};
  return narrowed(result, type);
}

Range shifted_right(const Range& a, const Range& distance, int width) {
  if (!distance.is_one()) {
    return {std::min<std::int64_t>(a.low, 0), std::max<std::int64_t>(a.high, 0)};
  }
  auto bits = static_cast<int>(distance.low & (width - 1));
  return {a.low >> bits, a.high >> bits};
}

Range shifted_right_unsigned(const Range& a, const Range& distance, int width, const Range& type) {
  if (a.low >= 0) return shifted_right(a, distance, width);
  if (!distance.is_one()) return type;
  auto bits = static_cast<int>(distance.low & (width - 1));
  if (bits == 0) return a;
  return {0, static_cast<std::int64_t>((std::uint64_t{1} << (width - bits)) - 1)};
}

Range shifted_left(const Range& a, const Range& distance, int width, const Range& type) {
  if (!distance.is_one()) return type;
  auto bits = static_cast<int>(distance.low & (width - 1));
  Wide factor = Wide{1} << bits;
  return narrowed({Wide{a.low} * factor, Wide{a.high} * factor}, type);
}

/// The smallest 2^n - 1 that is not below a number.
std::int64_t all_ones(std::int64_t value) {
  auto bits = static_cast<std::uint64_t>(value);
  return bits == 0 ? 0 : static_cast<std::int64_t>(~std::uint64_t{0} >> std::countl_zero(bits));
}

Range bitwise_and(const Range& a, const Range& b, const Range& type) {
  if (a.is_one() && b.is_one()) return {a.low & b.low, a.low & b.low};
  if (a.low >= 0 && b.low >= 0) return {0, std::min(a.high, b.high)};
  if (a.low >= 0) return {0, a.high};
  if (b.low >= 0) return {0, b.high};
  return type;
}

Range bitwise_or(const Range& a, const Range& b, bool is_exclusive, const Range& type) {
  if (a.is_one() && b.is_one()) {
    std::int64_t value = is_exclusive ? a.low ^ b.low : a.low | b.low;
    return {value, value};
  }
  if (a.low < 0 || b.low < 0) return type;
  return {is_exclusive ? 0 : std::max(a.low, b.low), all_ones(std::max(a.high, b.high))};
}

}  // namespace

Range range_of_type(char type) {
  switch (type) {
    case 'J':
      return kLongs;
    case 'Z':
      return {0, 1};
    case 'B':
      return {-128, 127};
    case 'C':
      return {0, 65535};
    case 'S':
      return {-32768, 32767};
    default:
      return kInts;
  }
}

Range meet(const Range& a, const Range& b) {
  return {std::max(a.low, b.low), std::min(a.high, b.high)};
}

Range join(const Range& a, const Range& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

Range widen(const Range& before, const Range& next, char type) {
  constexpr std::int64_t kStops[] = {-1, 0, 1, 127, 255, 65535, kInts.high};
  Range all = range_of_type(type);
  Range result = next;
  if (next.low < before.low) {
    result.low = next.low >= 0           ? 0
                 : next.low >= -1        ? -1
                 : next.low >= kInts.low ? kInts.low
                                         : all.low;
  }
  if (next.high > before.high) {
    auto stop = std::find_if(std::begin(kStops), std::end(kStops),
                             [&](std::int64_t value) { return value >= next.high; });
    result.high = stop == std::end(kStops) ? all.high : *stop;
  }
  return meet(result, all);
}

Range apply(Opcode opcode, const Range& a, const Range& b) {
  const bool is_long = is_long_operation(opcode);
  const Range type = is_long ? kLongs : kInts;
  const int width = is_long ? 64 : 32;
  if (a.is_empty() || b.is_empty()) return type;
  switch (opcode) {
    case Opcode::Iadd:
    case Opcode::Ladd:
      return narrowed(sum(a, b), type);
    case Opcode::Isub:
    case Opcode::Lsub:
      return narrowed(difference(a, b), type);
    case Opcode::Imul:
    case Opcode::Lmul:
      return narrowed(product(a, b), type);
    case Opcode::Idiv:
    case Opcode::Ldiv:
      return quotient(a, b, type);
    case Opcode::Irem:
    case Opcode::Lrem:
      return remainder(a, b, type);
    case Opcode::Ishl:
    case Opcode::Lshl:
      return shifted_left(a, b, width, type);
    case Opcode::Ishr:
    case Opcode::Lshr:
      return shifted_right(a, b, width);
    case Opcode::Iushr:
    case Opcode::Lushr:
      return shifted_right_unsigned(a, b, width, type);
    case Opcode::Iand:
    case Opcode::Land:
      return bitwise_and(a, b, type);
    case Opcode::Ior:
    case Opcode::Lor:
      return bitwise_or(a, b, false, type);
    case Opcode::Ixor:
    case Opcode::Lxor:
      return bitwise_or(a, b, true, type);
    default:
      return type;
  }
}

Range negate(const Range& a, char type) {
  return narrowed(difference({0, 0}, a), range_of_type(type));
}

Range convert(Opcode opcode, const Range& a) {
  auto kept = [&](const Range& type) { return type.contains(a) ? a : type; };
  switch (opcode) {
    case Opcode::I2l:
      return a;
    case Opcode::L2i:
      return kept(kInts);
    case Opcode::I2b:
      return kept(range_of_type('B'));
    case Opcode::I2c:
      return kept(range_of_type('C'));
    case Opcode::I2s:
      return kept(range_of_type('S'));
    case Opcode::F2l:
    case Opcode::D2l:
      return kLongs;
    default:
      return kInts;
  }
}

bool may_wrap(Opcode opcode, const Range& a, const Range& b) {
  const Range type = is_long_operation(opcode) ? kLongs : kInts;
  switch (opcode) {
    case Opcode::Iadd:
    case Opcode::Ladd:
      return !fits(sum(a, b), type);
    case Opcode::Isub:
    case Opcode::Lsub:
      return !fits(difference(a, b), type);
    case Opcode::Imul:
    case Opcode::Lmul:
      return !fits(product(a, b), type);
    case Opcode::L2i:
    case Opcode::I2b:
    case Opcode::I2c:
    case Opcode::I2s:
      return convert(opcode, a) != a;
    default:
      return false;
  }
}

}  // namespace assay::hazards
