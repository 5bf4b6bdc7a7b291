// SPDX-License-Identifier: Apache-2.0
// java.lang.StrictMath: natives up to Java 20. Square root and remainder are exact everywhere.
#include <cmath>

#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "natives/math/strict_math.h"

namespace assay::natives {

namespace {

template <double (*Function)(double)>
Outcome unary(NativeCall& call) {
  return call.returns_double(Function(call.double_number(0)));
}

Outcome square_root(NativeCall& call) {
  return call.returns_double(std::sqrt(call.double_number(0)));
}

Outcome arctangent(NativeCall& call) {
  return call.returns_double(strict::atan2(call.double_number(0), call.double_number(1)));
}

Outcome remainder(NativeCall& call) {
  return call.returns_double(std::remainder(call.double_number(0), call.double_number(1)));
}

}  // namespace

void register_strict_math(NativeTable& table) {
  table.add("java/lang/StrictMath", {
                                        {"sin", "(D)D", unary<strict::sin>},
                                        {"cos", "(D)D", unary<strict::cos>},
                                        {"tan", "(D)D", unary<strict::tan>},
                                        {"asin", "(D)D", unary<strict::asin>},
                                        {"acos", "(D)D", unary<strict::acos>},
                                        {"atan", "(D)D", unary<strict::atan>},
                                        {"log", "(D)D", unary<strict::log>},
                                        {"log10", "(D)D", unary<strict::log10>},
                                        {"log1p", "(D)D", unary<strict::log1p>},
                                        {"expm1", "(D)D", unary<strict::expm1>},
                                        {"sinh", "(D)D", unary<strict::sinh>},
                                        {"cosh", "(D)D", unary<strict::cosh>},
                                        {"tanh", "(D)D", unary<strict::tanh>},
                                        {"sqrt", "(D)D", square_root},
                                        {"atan2", "(DD)D", arctangent},
                                        {"IEEEremainder", "(DD)D", remainder},
                                    });
}

}  // namespace assay::natives
