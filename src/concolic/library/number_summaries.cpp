// SPDX-License-Identifier: Apache-2.0
// Boxes and java.lang.Math: what takes a few branches in Java is one term here.
#include <bit>
#include <cmath>

#include "base/result.h"
#include "concolic/library/summaries.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "natives/math/strict_math.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Rounding;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

bool nothing_symbolic(const SummaryCall& call, unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    if (call.symbolic(i)) return false;
  }
  return true;
}

/// valueOf: the term stays with the reference, whichever object the run makes or finds.
template <unsigned Width>
Result box(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  Term value = call.argument(0, Width < 32 ? 32 : Width);
  if (Width < 32) value = call.terms().extract(value, 0, Width);
  return call.recorder.new_box(value);
}

template <unsigned Width>
Result absolute(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  Terms& terms = call.terms();
  Term x = call.argument(0, Width);
  Term negative = terms.binary(Op::Slt, x, terms.constant(Width, 0));
  return terms.ite(negative, terms.unary(Op::Neg, x), x);
}

template <unsigned Width, bool Maximum>
Result extreme(const SummaryCall& call) {
  if (nothing_symbolic(call, 2)) return std::nullopt;
  Terms& terms = call.terms();
  Term x = call.argument(0, Width), y = call.argument(1, Width);
  Term first = Maximum ? terms.binary(Op::Sle, y, x) : terms.binary(Op::Sle, x, y);
  return terms.ite(first, x, y);
}

/// Math.max and min of floating-point numbers: NaN wins, and -0.0 is less than 0.0.
template <unsigned Width, bool Maximum>
Result float_extreme(const SummaryCall& call) {
  if (nothing_symbolic(call, 2)) return std::nullopt;
  Terms& terms = call.terms();
  Term x = call.argument(0, Width), y = call.argument(1, Width);
  Term zero = terms.constant(Width, 0);
  Term minus_zero = terms.constant(Width, std::uint64_t{1} << (Width - 1));
  Term nan = terms.negate(terms.binary(Op::FEq, x, x));
  Term zeros = terms.both(terms.binary(Op::FEq, x, zero), terms.binary(Op::FEq, y, zero));
  Term second = terms.both(zeros, terms.equal(Maximum ? x : y, minus_zero));
  Term first = Maximum ? terms.binary(Op::FLe, y, x) : terms.binary(Op::FLe, x, y);
  return terms.ite(nan, x, terms.ite(second, y, terms.ite(first, x, y)));
}

template <unsigned Width>
Result compare(const SummaryCall& call) {
  if (nothing_symbolic(call, 2)) return std::nullopt;
  Terms& terms = call.terms();
  Term x = call.argument(0, Width), y = call.argument(1, Width);
  return terms.ite(terms.binary(Op::Slt, x, y), terms.constant(32, ~0u),
                   terms.ite(terms.equal(x, y), terms.constant(32, 0), terms.constant(32, 1)));
}

/// Float.compare and Double.compare: a total order that tells zeros apart.
template <unsigned Width>
Result float_compare(const SummaryCall& call) {
  if (nothing_symbolic(call, 2)) return std::nullopt;
  Terms& terms = call.terms();
  Term x = call.argument(0, Width), y = call.argument(1, Width);
  Term canonical = terms.constant(Width, Width == 32 ? 0x7fc00000u : 0x7ff8000000000000u);
  auto bits = [&](Term number) {
    return terms.ite(terms.binary(Op::FEq, number, number), number, canonical);
  };
  Term minus = terms.constant(32, ~0u), zero = terms.constant(32, 0), one = terms.constant(32, 1);
  Term by_bits = terms.ite(terms.equal(bits(x), bits(y)), zero,
                           terms.ite(terms.binary(Op::Slt, bits(x), bits(y)), minus, one));
  return terms.ite(terms.binary(Op::FLt, x, y), minus,
                   terms.ite(terms.binary(Op::FLt, y, x), one, by_bits));
}

template <unsigned Width>
Result signum(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  Terms& terms = call.terms();
  Term x = call.argument(0, Width), zero = terms.constant(Width, 0);
  return terms.ite(terms.binary(Op::Slt, x, zero), terms.constant(32, ~0u),
                   terms.ite(terms.equal(x, zero), terms.constant(32, 0), terms.constant(32, 1)));
}

/// Halves the range five or six times: how many of the highest (lowest) bits are zero.
template <unsigned Width, bool Leading>
Result zeros(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  Terms& terms = call.terms();
  Term x = call.argument(0, Width), count = terms.constant(32, 0);
  Term whole = x;
  for (unsigned half = Width / 2; half != 0; half /= 2) {
    std::uint64_t low = (std::uint64_t{1} << half) - 1;
    Term part = Leading ? terms.binary(Op::And, x, terms.constant(Width, low << (Width - half)))
                        : terms.binary(Op::And, x, terms.constant(Width, low));
    Term empty = terms.equal(part, terms.constant(Width, 0));
    Term distance = terms.constant(Width, half);
    Term shifted = terms.binary(Leading ? Op::Shl : Op::LShr, x, distance);
    x = terms.ite(empty, shifted, x);
    count = terms.binary(Op::Add, count,
                         terms.ite(empty, terms.constant(32, half), terms.constant(32, 0)));
  }
  Term none = terms.equal(whole, terms.constant(Width, 0));
  return terms.ite(none, terms.constant(32, Width), count);
}

template <Rounding Mode>
Result rounded(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  return call.terms().round(Mode, call.argument(0, 64));
}

Result square_root(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  return call.terms().unary(Op::FSqrt, call.argument(0, 64));
}

Result exponential(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  std::uint16_t function = call.recorder.external("exp", [](std::uint64_t x, std::uint64_t) {
    return std::bit_cast<std::uint64_t>(natives::strict::exp(std::bit_cast<double>(x)));
  });
  return call.terms().external(function, 64, call.argument(0, 64));
}

/// Functions that the class library computes in long Java code. The C library's results are the
/// same but for the last digit of some.
template <double (*Function)(double, double)>
Result two_doubles(const SummaryCall& call) {
  if (nothing_symbolic(call, 2)) return std::nullopt;
  std::string_view name = call.universe().symbols().text(call.method.name);
  std::uint16_t number = call.recorder.approximation(name, [](std::uint64_t x, std::uint64_t y) {
    return std::bit_cast<std::uint64_t>(
        Function(std::bit_cast<double>(x), std::bit_cast<double>(y)));
  });
  return call.terms().external(number, 64, call.argument(0, 64), call.argument(1, 64));
}

double power(double x, double y) { return std::pow(x, y); }
double hypotenuse(double x, double y) { return std::hypot(x, y); }

Result cube_root(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  std::uint16_t number = call.recorder.approximation("cbrt", [](std::uint64_t x, std::uint64_t) {
    return std::bit_cast<std::uint64_t>(std::cbrt(std::bit_cast<double>(x)));
  });
  return call.terms().external(number, 64, call.argument(0, 64));
}

Result is_nan_32(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  Term x = call.argument(0, 32);
  return call.terms().zero_extend(call.terms().negate(call.terms().binary(Op::FEq, x, x)), 32);
}
Result is_nan_64(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  Term x = call.argument(0, 64);
  return call.terms().zero_extend(call.terms().negate(call.terms().binary(Op::FEq, x, x)), 32);
}

constexpr Summary kSummaries[] = {
    {"java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;", box<1>},
    {"java/lang/Byte", "valueOf", "(B)Ljava/lang/Byte;", box<8>},
    {"java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", box<16>},
    {"java/lang/Short", "valueOf", "(S)Ljava/lang/Short;", box<16>},
    {"java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", box<32>},
    {"java/lang/Long", "valueOf", "(J)Ljava/lang/Long;", box<64>},
    {"java/lang/Float", "valueOf", "(F)Ljava/lang/Float;", box<32>},
    {"java/lang/Double", "valueOf", "(D)Ljava/lang/Double;", box<64>},
    {"java/lang/Math", "abs", "(I)I", absolute<32>},
    {"java/lang/Math", "abs", "(J)J", absolute<64>},
    {"java/lang/Math", "max", "(II)I", extreme<32, true>},
    {"java/lang/Math", "max", "(JJ)J", extreme<64, true>},
    {"java/lang/Math", "min", "(II)I", extreme<32, false>},
    {"java/lang/Math", "min", "(JJ)J", extreme<64, false>},
    {"java/lang/Math", "max", "(FF)F", float_extreme<32, true>},
    {"java/lang/Math", "max", "(DD)D", float_extreme<64, true>},
    {"java/lang/Math", "min", "(FF)F", float_extreme<32, false>},
    {"java/lang/Math", "min", "(DD)D", float_extreme<64, false>},
    {"java/lang/Math", "floor", "(D)D", rounded<Rounding::Floor>},
    {"java/lang/Math", "ceil", "(D)D", rounded<Rounding::Ceiling>},
    {"java/lang/Math", "rint", "(D)D", rounded<Rounding::NearestEven>},
    {"java/lang/Math", "sqrt", "(D)D", square_root},
    {"java/lang/StrictMath", "exp", "(D)D", exponential},
    {"java/lang/StrictMath", "pow", "(DD)D", two_doubles<power>},
    {"java/lang/StrictMath", "hypot", "(DD)D", two_doubles<hypotenuse>},
    {"java/lang/StrictMath", "cbrt", "(D)D", cube_root},
    {"java/lang/Integer", "compare", "(II)I", compare<32>},
    {"java/lang/Long", "compare", "(JJ)I", compare<64>},
    {"java/lang/Float", "compare", "(FF)I", float_compare<32>},
    {"java/lang/Double", "compare", "(DD)I", float_compare<64>},
    {"java/lang/Float", "isNaN", "(F)Z", is_nan_32},
    {"java/lang/Double", "isNaN", "(D)Z", is_nan_64},
    {"java/lang/Integer", "signum", "(I)I", signum<32>},
    {"java/lang/Long", "signum", "(J)I", signum<64>},
    {"java/lang/Integer", "numberOfLeadingZeros", "(I)I", zeros<32, true>},
    {"java/lang/Long", "numberOfLeadingZeros", "(J)I", zeros<64, true>},
    {"java/lang/Integer", "numberOfTrailingZeros", "(I)I", zeros<32, false>},
    {"java/lang/Long", "numberOfTrailingZeros", "(J)I", zeros<64, false>},
};

}  // namespace

std::span<const Summary> number_summaries() { return kSummaries; }

}  // namespace assay::concolic
