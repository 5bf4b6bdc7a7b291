// SPDX-License-Identifier: Apache-2.0
// Inverses of integer operations, modulo 2^width unless said otherwise.
#include <bit>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "expr/bits.h"
#include "expr/term.h"
#include "solver/factors.h"
#include "solver/local/inversion.h"
#include "solver/numbers.h"

namespace assay::solver {

using expr::Op;

void Inversion::aim_integer(std::uint32_t slot, const Tape::Step& step, std::uint64_t value) {
  switch (step.op) {
    case Op::Add:
    case Op::Sub:
      return aim_sum(step, value);
    case Op::Neg:
      return aim(step.a, -value);
    case Op::Mul:
      return aim_product(step, value);
    case Op::SDiv:
    case Op::UDiv:
      return aim_quotient(step, value);
    case Op::SRem:
    case Op::URem:
      return aim_remainder(slot, step, value);
    case Op::Shl:
    case Op::LShr:
    case Op::AShr:
      return aim_shift(step, value);
    case Op::Extract:
    case Op::ZExt:
    case Op::SExt:
      return aim_width_change(step, value);
    case Op::Select:
      return aim_element(step, value);
    default:
      return aim_bits(step, value);
  }
}

namespace {

/// The constant that a slot multiplies its other operand with, and that operand; 0 if none.
struct Multiple {
  std::int64_t factor = 0;
  std::uint32_t operand = 0;
};

Multiple multiple_of(const Tape& tape, std::uint32_t slot, const std::uint64_t* values) {
  const Tape::Step& step = tape.step(slot);
  if (step.is_constant) return {};
  if (step.op == Op::Mul) {
    if (tape.step(step.a).is_constant) {
      return {expr::to_signed(values[step.a], step.width), step.b};
    }
    if (tape.step(step.b).is_constant) {
      return {expr::to_signed(values[step.b], step.width), step.a};
    }
  }
  if (step.op == Op::Shl && tape.step(step.b).is_constant && values[step.b] < 31) {
    return {std::int64_t{1} << values[step.b], step.a};
  }
  return {};
}

}  // namespace

void Inversion::aim_sum(const Tape::Step& step, std::uint64_t value) {
  const std::uint64_t a = current(step.a);
  const std::uint64_t b = current(step.b);
  const bool is_add = step.op == Op::Add;
  if (step.a == step.b) {
    if (is_add && value % 2 == 0) {
      aim(step.a, value / 2);
      aim(step.a, value / 2 + expr::sign_bit_of(step.width));
    }
    return;
  }
  aim_digit(step, true, value);
  aim_digit(step, false, value);
  if (!is_fixed(step.a)) aim(step.a, is_add ? value - b : value + b);
  if (!is_fixed(step.b)) aim(step.b, is_add ? value - a : a - value);
}

// value = k * x + y with both x and y free, as when digits are read: y takes the remainder, and
// the quotient is left for x.
void Inversion::aim_digit(const Tape::Step& step, bool multiple_is_first, std::uint64_t value) {
  const std::uint32_t rest = multiple_is_first ? step.b : step.a;
  const Multiple multiple =
      multiple_of(tape_, multiple_is_first ? step.a : step.b, state_.values());
  constexpr std::int64_t kLargest = 1 << 24;
  if (multiple.factor > kLargest || multiple.factor < -kLargest || is_fixed(rest)) return;
  const std::int64_t factor = std::abs(multiple.factor);
  if (factor < 2) return;
  const std::int64_t target = expr::to_signed(value, step.width);
  const std::int64_t now = expr::to_signed(current(rest), step.width);
  // The sign of y in the sum.
  const std::int64_t sign = step.op == Op::Sub && multiple_is_first ? -1 : 1;
  const std::int64_t multiple_sign = step.op == Op::Sub && !multiple_is_first ? -1 : 1;
  if (std::abs(target / 2) + std::abs(now / 2) > std::int64_t{1} << 61) return;
  const std::int64_t off = (((sign * target - now) % factor) + factor) % factor;
  for (const std::int64_t change : {off, off - factor, off + factor, off - 2 * factor}) {
    const std::int64_t y = now + change;
    const std::int64_t x = (target - sign * y) / (multiple_sign * multiple.factor);
    aim_both({rest, static_cast<std::uint64_t>(y)},
             {multiple.operand, static_cast<std::uint64_t>(x)});
  }
}

void Inversion::aim_product(const Tape::Step& step, std::uint64_t value) {
  if (step.a == step.b) {
    const auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(value)));
    for (const std::uint64_t guess : {root, root + 1, root - 1}) {
      if (((guess * guess) & expr::mask_of(step.width)) != value) continue;
      aim(step.a, guess);
      aim(step.a, -guess);
    }
    return;
  }
  if (!is_fixed(step.a)) aim_factor(step.a, current(step.b), step.width, value);
  if (!is_fixed(step.b)) aim_factor(step.b, current(step.a), step.width, value);
  if (!is_fixed(step.a) && !is_fixed(step.b)) aim_factor_pairs(step, value);
}

void Inversion::aim_factor(std::uint32_t factor, std::uint64_t other, unsigned width,
                           std::uint64_t value) {
  if (other == 0) return;
  const std::int64_t target = expr::to_signed(value, width);
  const std::int64_t divisor = expr::to_signed(other, width);
  const std::int64_t quotient = divisor == -1 ? 0 : target / divisor;
  if (divisor == -1) return aim(factor, -value);
  if (quotient * divisor == target) return aim(factor, static_cast<std::uint64_t>(quotient));
  const auto zeros = static_cast<unsigned>(std::countr_zero(other));
  if ((value & ((std::uint64_t{1} << zeros) - 1)) == 0) {
    aim(factor, (value >> zeros) * odd_inverse(other >> zeros) & expr::mask_of(width - zeros));
  }
  aim(factor, static_cast<std::uint64_t>(quotient));  // not exact: for comparisons further up
  aim(factor, static_cast<std::uint64_t>(quotient + ((target < 0) == (divisor < 0) ? 1 : -1)));
}

const std::vector<std::uint64_t>& Inversion::divisors_of(std::uint64_t number) {
  const auto [entry, is_new] = divisors_.try_emplace(number);
  if (is_new) entry->second = middle_divisors(number);
  return entry->second;
}

void Inversion::aim_factor_pairs(const Tape::Step& step, std::uint64_t value) {
  const std::int64_t target = expr::to_signed(value, step.width);
  if (target == 0) {
    aim(step.a, 0);
    return aim(step.b, 0);
  }
  const bool is_negative = target < 0;
  const std::uint64_t magnitude = is_negative ? -static_cast<std::uint64_t>(target) : value;
  for (const std::uint64_t divisor : divisors_of(magnitude)) {
    const std::uint64_t rest = magnitude / divisor;
    const std::uint64_t signed_rest = is_negative ? -rest : rest;
    aim_both({step.a, divisor}, {step.b, signed_rest});
    aim_both({step.a, signed_rest}, {step.b, divisor});
  }
}

void Inversion::aim_quotient(const Tape::Step& step, std::uint64_t value) {
  const std::uint64_t a = current(step.a);
  const std::uint64_t b = current(step.b);
  const std::uint64_t mask = expr::mask_of(step.width);
  const bool is_signed = step.op == Op::SDiv;
  if (!is_fixed(step.a) && b != 0) {
    const std::uint64_t product = value * b & mask;
    const bool is_down = is_signed && expr::to_signed(product, step.width) < 0;
    const std::int64_t divisor = expr::to_signed(b, step.width);
    const std::uint64_t span = is_signed && divisor < 0 ? -b & mask : b;
    aim(step.a, product);
    aim(step.a, is_down ? product - (span - 1) : product + (span - 1));
    aim(step.a, is_down ? product - span / 2 : product + span / 2);
    if (value == 0 && is_signed) aim(step.a, 1 - span);
  }
  if (!is_fixed(step.b)) {
    const std::int64_t target = expr::to_signed(value, step.width);
    if (value == 0) return aim(step.b, a + 1);
    if (target == -1) return aim(step.b, -a);
    aim(step.b, is_signed ? static_cast<std::uint64_t>(expr::to_signed(a, step.width) / target)
                          : a / value);
  }
}

void Inversion::aim_remainder(std::uint32_t slot, const Tape::Step& step, std::uint64_t value) {
  const std::uint64_t remainder = current(slot);
  const std::uint64_t a = current(step.a);
  const std::uint64_t b = current(step.b);
  const std::uint64_t mask = expr::mask_of(step.width);
  if (!is_fixed(step.a)) {
    const std::uint64_t near = (a - remainder + value) & mask;
    aim(step.a, near);
    aim(step.a, near + b);
    aim(step.a, near - b);
    aim(step.a, value);
  }
  if (!is_fixed(step.b)) {
    const std::uint64_t difference = (a - value) & mask;
    aim(step.b, difference);
    for (const std::uint64_t divisor : divisors_of(difference)) aim(step.b, divisor);
  }
}

void Inversion::aim_bits(const Tape::Step& step, std::uint64_t value) {
  switch (step.op) {
    case Op::Not:
      return aim(step.a, ~value);
    case Op::Xor:
      if (aim_spread(step, value)) return;
      if (!is_fixed(step.a)) aim(step.a, value ^ current(step.b));
      if (!is_fixed(step.b)) aim(step.b, value ^ current(step.a));
      return;
    case Op::And:
      return aim_masked(step, value);
    case Op::Or:
      return aim_joined(step, value);
    default:
      return;  // a function without an inverse
  }
}

// match:  (bvxor x (bvlshr x k)) or with bvshl, as hash functions spread bits
// result: undone k bits at a time
bool Inversion::aim_spread(const Tape::Step& step, std::uint64_t value) {
  const std::uint64_t mask = expr::mask_of(step.width);
  for (const auto& [plain, shifted] : {std::pair{step.a, step.b}, std::pair{step.b, step.a}}) {
    const Tape::Step& shift = tape_.step(shifted);
    if (shift.op != Op::LShr && shift.op != Op::Shl) continue;
    const std::uint64_t distance = current(shift.b);
    if (shift.a != plain || !is_fixed(shift.b) || distance == 0) continue;
    std::uint64_t undone = value;
    std::uint64_t part = value;
    for (std::uint64_t bits = distance; bits < step.width; bits += distance) {
      part = shift.op == Op::LShr ? part >> distance : part << distance & mask;
      undone ^= part;
    }
    aim(plain, undone);
    return true;
  }
  return false;
}

void Inversion::aim_masked(const Tape::Step& step, std::uint64_t value) {
  const auto one_side = [&](std::uint32_t side, std::uint64_t other) {
    if (is_fixed(side) || (value & ~other) != 0) return;
    aim(side, value | (current(side) & ~other));
    aim(side, value);
  };
  one_side(step.a, current(step.b));
  one_side(step.b, current(step.a));
}

void Inversion::aim_joined(const Tape::Step& step, std::uint64_t value) {
  const std::uint64_t first = tape_.facts(step.a).bits.possible();
  const std::uint64_t second = tape_.facts(step.b).bits.possible();
  if ((first & second) == 0) {  // parts side by side, such as the bytes of a word
    if ((value & ~(first | second)) != 0) return;
    return aim_both({step.a, value & first}, {step.b, value & second});
  }
  const auto one_side = [&](std::uint32_t side, std::uint64_t other) {
    if (is_fixed(side) || (other & ~value) != 0) return;
    aim(side, (value & ~other) | (current(side) & other));
    aim(side, value);
  };
  one_side(step.a, current(step.b));
  one_side(step.b, current(step.a));
}

void Inversion::aim_shift(const Tape::Step& step, std::uint64_t value) {
  const std::uint64_t mask = expr::mask_of(step.width);
  const std::uint64_t distance = current(step.b);
  const std::uint64_t a = current(step.a);
  if (!is_fixed(step.a) && distance < step.width) {
    if (step.op == Op::Shl) {
      const std::uint64_t kept = mask >> distance;  // the bits that are not shifted out
      if ((value >> distance << distance) == value) {
        aim(step.a, value >> distance);
        aim(step.a, value >> distance | (a & ~kept));
      }
    } else {
      const std::uint64_t low = (std::uint64_t{1} << distance) - 1;
      aim(step.a, (value << distance & mask) | (a & low));
      aim(step.a, value << distance);
    }
  }
  if (is_fixed(step.b)) return;
  for (std::uint64_t other = 0; other < step.width; ++other) {
    const std::int64_t wide = expr::to_signed(a, step.width);
    const std::uint64_t result = step.op == Op::Shl    ? a << other
                                 : step.op == Op::LShr ? a >> other
                                                       : static_cast<std::uint64_t>(wide >> other);
    if ((result & mask) == value) return aim(step.b, other);
  }
}

void Inversion::aim_width_change(const Tape::Step& step, std::uint64_t value) {
  const std::uint64_t narrow = expr::mask_of(step.operand_width);
  if (step.op == Op::ZExt) {
    if (value <= narrow) aim(step.a, value);
    return;
  }
  if (step.op == Op::SExt) {
    const auto back =
        static_cast<std::uint64_t>(expr::to_signed(value & narrow, step.operand_width));
    if ((back & expr::mask_of(step.width)) == value) aim(step.a, value & narrow);
    return;
  }
  const std::uint64_t window = expr::mask_of(step.width) << step.detail;
  aim(step.a, (current(step.a) & ~window) | value << step.detail);
  aim(step.a, value << step.detail);
  if (step.detail == 0) {
    aim(step.a, static_cast<std::uint64_t>(expr::to_signed(value, step.width)));
  }
}

void Inversion::aim_element(const Tape::Step& step, std::uint64_t value) {
  const std::vector<std::uint64_t>& elements = tape_.terms().table(step.detail).elements;
  int tried = 0;
  for (std::size_t index = 0; index < elements.size() && tried < 8; ++index) {
    if (elements[index] != value) continue;
    aim(step.a, index);
    ++tried;
  }
}

}  // namespace assay::solver
