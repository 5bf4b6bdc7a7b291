// SPDX-License-Identifier: Apache-2.0
// Inverses of floating-point operations: computed the obvious way, then corrected by a place or
// two until the operation really gives the value.
#include <cmath>
#include <limits>

#include "expr/apply_float.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "solver/local/inversion.h"
#include "solver/numbers.h"

namespace assay::solver {

using expr::Op;

void Inversion::aim_real(std::uint32_t slot, double value) {
  if (!is_fixed(slot)) aim(slot, bits_of_real(value, tape_.step(slot).width));
}

void Inversion::aim_float(std::uint32_t slot, const Tape::Step& step, std::uint64_t value) {
  switch (step.op) {
    case Op::FNeg:
      return aim(step.a, value ^ expr::sign_bit_of(step.width));
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv:
      if (step.a == step.b) return aim_float_twice(slot, step, value);
      return aim_float_arithmetic(slot, step, value);
    case Op::FRem: {
      const double b = real_of(current(step.b), step.width);
      const double a = real_of(current(step.a), step.width);
      const double wanted = real_of(value, step.width);
      aim_real(step.a, std::trunc(a / b) * b + wanted);
      return aim_real(step.a, wanted);
    }
    default:
      return aim_float_conversion(slot, step, value);
  }
}

void Inversion::aim_float_conversion(std::uint32_t slot, const Tape::Step& step,
                                     std::uint64_t value) {
  const double wanted = real_of(value, step.width == 32 ? 32 : 64);
  switch (step.op) {
    case Op::FSqrt:
      return aim_float_near(slot, step.a, wanted * wanted, value);
    case Op::FRound:
      return aim_rounded(step, value);
    case Op::FFromF:
      return aim_float_near(slot, step.a, wanted, value);
    case Op::FFromS:
      if (!(std::abs(wanted) < 0x1p62)) return;
      for (const double integral : {std::floor(wanted), std::ceil(wanted)}) {
        aim(step.a, static_cast<std::uint64_t>(static_cast<std::int64_t>(integral)));
      }
      return;
    case Op::FToS:
      return aim_truncated(step, value);
    default:
      return;
  }
}

void Inversion::aim_float_near(std::uint32_t slot, std::uint32_t operand, double guess,
                               std::uint64_t value) {
  if (is_fixed(operand) || std::isnan(guess)) return;
  const Tape::Step& step = tape_.step(slot);
  const unsigned width = tape_.step(operand).width;
  const std::uint64_t bits = bits_of_real(guess, width);
  for (const std::int64_t offset : {0, 1, -1, 2, -2, 3, -3}) {
    const std::uint64_t candidate = float_neighbour(bits, width, offset);
    const std::uint64_t a = operand == step.a ? candidate : current(step.a);
    const std::uint64_t b = operand == step.b ? candidate : current(step.b);
    if (tape_.apply(slot, a, b) == value) return aim(operand, candidate);
  }
  aim(operand, bits);
}

void Inversion::aim_float_arithmetic(std::uint32_t slot, const Tape::Step& step,
                                     std::uint64_t value) {
  const double a = real_of(current(step.a), step.width);
  const double b = real_of(current(step.b), step.width);
  const double wanted = real_of(value, step.width);
  switch (step.op) {
    case Op::FAdd:
      aim_float_near(slot, step.a, wanted - b, value);
      return aim_float_near(slot, step.b, wanted - a, value);
    case Op::FSub:
      aim_float_near(slot, step.a, wanted + b, value);
      return aim_float_near(slot, step.b, a - wanted, value);
    case Op::FMul:
      aim_float_near(slot, step.a, wanted / b, value);
      aim_float_near(slot, step.b, wanted / a, value);
      if (!is_fixed(step.a) && !is_fixed(step.b)) {
        aim_both({step.a, value}, {step.b, bits_of_real(1.0, step.width)});
      }
      return;
    default:
      aim_float_near(slot, step.a, wanted * b, value);
      aim_float_near(slot, step.b, a / wanted, value);
      if (!is_fixed(step.a) && !is_fixed(step.b)) {
        aim_both({step.a, value}, {step.b, bits_of_real(1.0, step.width)});
      }
      return;
  }
}

void Inversion::aim_float_twice(std::uint32_t slot, const Tape::Step& step, std::uint64_t value) {
  const double wanted = real_of(value, step.width);
  if (step.op == Op::FAdd) return aim_float_near(slot, step.a, wanted / 2, value);
  if (step.op != Op::FMul) return;
  const std::uint64_t bits = bits_of_real(std::sqrt(wanted), step.width);
  for (const std::int64_t offset : {0, 1, -1, 2, -2}) {
    const std::uint64_t candidate = float_neighbour(bits, step.width, offset);
    if (tape_.apply(slot, candidate, candidate) != value) continue;
    aim(step.a, candidate);
    return aim(step.a, candidate ^ expr::sign_bit_of(step.width));
  }
  aim(step.a, bits);
  aim(step.a, bits ^ expr::sign_bit_of(step.width));
}

void Inversion::aim_rounded(const Tape::Step& step, std::uint64_t value) {
  const double wanted = real_of(value, step.width);
  const auto mode = static_cast<expr::Rounding>(step.detail);
  aim(step.a, value);
  const bool is_up =
      mode == expr::Rounding::Floor || (mode == expr::Rounding::TowardZero && wanted >= 0);
  aim_real(step.a, is_up ? wanted + 0.5 : wanted - 0.5);
  if (mode == expr::Rounding::NearestEven) aim_real(step.a, wanted + 0.25);
}

void Inversion::aim_truncated(const Tape::Step& step, std::uint64_t value) {
  const std::int64_t wanted = expr::to_signed(value, step.width);
  const auto real = static_cast<double>(wanted);
  aim_real(step.a, real);
  aim_real(step.a, wanted < 0 ? real - 0.5 : real + 0.5);
  if (wanted == 0) {
    aim_real(step.a, -0.5);
    aim_real(step.a, std::numeric_limits<double>::quiet_NaN());
  }
}

void Inversion::aim_float_equal(const Tape::Step& step, bool value) {
  const unsigned width = step.operand_width;
  const std::uint64_t a = current(step.a);
  const std::uint64_t b = current(step.b);
  if (value) {
    if (!expr::is_nan(b, width)) aim(step.a, b);
    if (!expr::is_nan(a, width)) aim(step.b, a);
    return;
  }
  aim_real(step.a, real_of(b, width) + 1);
  aim_real(step.b, real_of(a, width) + 1);
  aim_real(step.a, std::numeric_limits<double>::quiet_NaN());
  aim_real(step.b, std::numeric_limits<double>::quiet_NaN());
}

void Inversion::aim_float_order(const Tape::Step& step, bool value) {
  const unsigned width = step.operand_width;
  const bool is_strict = (step.op == Op::FLt) == value;
  const std::uint32_t low = value ? step.a : step.b;
  const std::uint32_t high = value ? step.b : step.a;
  const std::uint64_t low_value = current(low);
  const std::uint64_t high_value = current(high);
  if (!expr::is_nan(high_value, width)) {
    const double limit = real_of(high_value, width);
    if (!is_strict) aim(low, high_value);
    aim_real(low, std::ceil(limit) - 1);
    aim_real(low, limit > 0 ? limit / 2 : limit * 2 - 1);
    aim(low, float_neighbour(high_value, width, -1));
  }
  if (!expr::is_nan(low_value, width)) {
    const double limit = real_of(low_value, width);
    if (!is_strict) aim(high, low_value);
    aim_real(high, std::floor(limit) + 1);
    aim_real(high, limit < 0 ? limit / 2 : limit * 2 + 1);
    aim(high, float_neighbour(low_value, width, 1));
  }
  if (value) return;
  aim_real(low, std::numeric_limits<double>::quiet_NaN());
  aim_real(high, std::numeric_limits<double>::quiet_NaN());
}

}  // namespace assay::solver
