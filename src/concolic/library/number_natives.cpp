// SPDX-License-Identifier: Apache-2.0
// Bit patterns of floating-point numbers and the functions of StrictMath. The transcendental ones
// have no theory in any solver: they stay in the term for the search to work with.
#include <bit>
#include <cmath>

#include "concolic/library/native_models.h"
#include "expr/term.h"
#include "interp/native.h"
#include "natives/math/strict_math.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using interp::NativeCall;
namespace strict = natives::strict;

Term same_bits(Recorder&, const NativeCall&, const std::uint32_t* shadows) {
  return Term{shadows[0]};
}

Term square_root(Recorder& recorder, const NativeCall&, const std::uint32_t* shadows) {
  if (shadows[0] == 0 || recorder.quiet()) return {};
  return recorder.terms().unary(Op::FSqrt, Term{shadows[0]});
}

template <double (*Function)(double)>
std::uint64_t apply_unary(std::uint64_t x, std::uint64_t) {
  return std::bit_cast<std::uint64_t>(Function(std::bit_cast<double>(x)));
}
template <double (*Function)(double, double)>
std::uint64_t apply_binary(std::uint64_t x, std::uint64_t y) {
  return std::bit_cast<std::uint64_t>(Function(std::bit_cast<double>(x), std::bit_cast<double>(y)));
}

template <double (*Function)(double)>
Term unary(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  if (shadows[0] == 0 || recorder.quiet()) return {};
  std::uint16_t function =
      recorder.external(call.universe().symbols().text(call.method.name), apply_unary<Function>);
  return recorder.terms().external(function, 64, Term{shadows[0]});
}

template <double (*Function)(double, double)>
Term binary(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  if ((shadows[0] | shadows[1]) == 0 || recorder.quiet()) return {};
  auto operand = [&](unsigned index) {
    return shadows[index] != 0 ? Term{shadows[index]}
                               : recorder.terms().constant(64, call.slot(index).raw);
  };
  std::uint16_t function =
      recorder.external(call.universe().symbols().text(call.method.name), apply_binary<Function>);
  return recorder.terms().external(function, 64, operand(0), operand(1));
}

double ieee_remainder(double x, double y) { return std::remainder(x, y); }

constexpr NativeModel kModels[] = {
    {"java/lang/Float", "floatToRawIntBits", same_bits},
    {"java/lang/Float", "intBitsToFloat", same_bits},
    {"java/lang/Double", "doubleToRawLongBits", same_bits},
    {"java/lang/Double", "longBitsToDouble", same_bits},
    {"java/lang/StrictMath", "sqrt", square_root},
    {"java/lang/StrictMath", "sin", unary<strict::sin>},
    {"java/lang/StrictMath", "cos", unary<strict::cos>},
    {"java/lang/StrictMath", "tan", unary<strict::tan>},
    {"java/lang/StrictMath", "asin", unary<strict::asin>},
    {"java/lang/StrictMath", "acos", unary<strict::acos>},
    {"java/lang/StrictMath", "atan", unary<strict::atan>},
    {"java/lang/StrictMath", "log", unary<strict::log>},
    {"java/lang/StrictMath", "log10", unary<strict::log10>},
    {"java/lang/StrictMath", "log1p", unary<strict::log1p>},
    {"java/lang/StrictMath", "expm1", unary<strict::expm1>},
    {"java/lang/StrictMath", "sinh", unary<strict::sinh>},
    {"java/lang/StrictMath", "cosh", unary<strict::cosh>},
    {"java/lang/StrictMath", "tanh", unary<strict::tanh>},
    {"java/lang/StrictMath", "atan2", binary<strict::atan2>},
    {"java/lang/StrictMath", "IEEEremainder", binary<ieee_remainder>},
};

}  // namespace

std::span<const NativeModel> number_natives() { return kModels; }

}  // namespace assay::concolic
