// SPDX-License-Identifier: Apache-2.0
// exp, expm1 and the hyperbolic functions: x = k ln 2 + r, a rational function of r, times 2^k.
#include <cmath>

#include "natives/math/strict_math.h"
#include "natives/math/strict_math_words.h"

namespace assay::natives::strict {

namespace {

constexpr double kInverseLn2 = 0x1.71547652b82fep+0;
constexpr double kOverflow = 0x1.62e42fefa39efp+9, kUnderflow = -0x1.74910d52d3051p+9;
constexpr double kTwoM1000 = 0x1p-1000;

/// x = k ln 2 + (high - low) for |x| above half of ln 2.
struct Split {
  double high, low;
  int k;
};
Split split(double x) {
  bool is_negative = high(x) < 0;
  if (high_of_magnitude(x) < 0x3FF0A2B2) {  // below 1.5 ln 2
    return is_negative ? Split{x + kLn2High, -kLn2Low, -1} : Split{x - kLn2High, kLn2Low, 1};
  }
  int k = static_cast<int>(kInverseLn2 * x + (is_negative ? -0.5 : 0.5));
  double count = k;
  return {x - count * kLn2High, count * kLn2Low, k};
}

constexpr std::int32_t kHighOfHalfLn2 = 0x3FD62E42;

}  // namespace

double exp(double x) {
  static constexpr double kCoefficients[] = {0.16666666666666602, -0.0027777777777015593,
                                             6.613756321437934E-5, -1.6533902205465252E-6,
                                             4.1381367970572385E-8};
  if (std::isnan(x)) return of_nan(x);
  if (x > kOverflow) return kInfinity;
  if (x < kUnderflow) return 0.0;
  std::int32_t upper = high_of_magnitude(x);
  Split parts{x, 0.0, 0};
  if (upper > kHighOfHalfLn2) {
    parts = split(x);
    x = parts.high - parts.low;
  } else if (upper < 0x3E300000) {
    return 1.0 + x;
  }
  double t = x * x;
  double c = x - t * polynomial(t, kCoefficients);
  if (parts.k == 0) return 1.0 - ((x * c) / (c - 2.0) - x);
  double y = 1.0 - ((parts.low - (x * c) / (2.0 - c)) - parts.high);
  if (parts.k >= -1021) return add_exponent(y, parts.k);
  return add_exponent(y, parts.k + 1000) * kTwoM1000;
}

double expm1(double x) {
  static constexpr double kCoefficients[] = {1.0,
                                             -0.03333333333333313,
                                             0.0015873015872548146,
                                             -7.93650757867488E-5,
                                             4.008217827329362E-6,
                                             -2.0109921818362437E-7};
  if (std::isnan(x)) return of_nan(x);
  if (x > kOverflow) return kInfinity;
  std::int32_t upper = high_of_magnitude(x);
  if (upper >= 0x4043687A && x < 0) return -1.0;  // 56 ln 2
  double correction = 0;
  int k = 0;
  if (upper > kHighOfHalfLn2) {
    Split parts = split(x);
    k = parts.k;
    x = parts.high - parts.low;
    correction = (parts.high - x) - parts.low;
  } else if (upper < 0x3C900000) {
    return x;
  }
  double half = 0.5 * x, square = x * half;
  double r = polynomial(square, kCoefficients);
  double t = 3.0 - r * half;
  double e = square * ((r - t) / (6.0 - x * t));
  if (k == 0) return x - (x * e - square);
  e = (x * (e - correction) - correction) - square;
  if (k == -1) return 0.5 * (x - e) - 0.5;
  if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
  if (k <= -2 || k > 56) return add_exponent(1.0 - (e - x), k) - 1.0;
  if (k < 20) return add_exponent(with_high(1.0, 0x3FF00000 - (0x200000 >> k)) - (e - x), k);
  double small = with_high(1.0, (0x3FF - k) << 20);
  return add_exponent((x - (e + small)) + 1.0, k);
}

namespace {

/// exp(x) / 2 for x just before and just behind where exp overflows, twice that, and beyond.
double half_of_large_exp(double x, double half) {
  constexpr double kLast = 0x1.633ce8fb9f87dp+9;  // the largest x whose result is finite
  if (high_of_magnitude(x) < 0x40862E42) return half * exp(x);
  if (x > kLast) return half * kInfinity;
  double w = exp(0.5 * x);
  return (half * w) * w;
}

constexpr std::int32_t kHighOf22 = 0x40360000;

}  // namespace

double sinh(double x) {
  std::int32_t upper = high_of_magnitude(x);
  if (std::isnan(x)) return of_nan(x);
  if (upper >= kInfiniteHigh) return x;
  double half = x < 0 ? -0.5 : 0.5;
  if (upper >= kHighOf22) return half_of_large_exp(std::fabs(x), half);
  if (upper < 0x3E300000) return x;
  double t = expm1(std::fabs(x));
  if (upper < 0x3FF00000) return half * (2.0 * t - t * t / (t + 1.0));
  return half * (t + t / (t + 1.0));
}

double cosh(double x) {
  std::int32_t upper = high_of_magnitude(x);
  if (std::isnan(x)) return of_nan(x);
  if (upper >= kInfiniteHigh) return kInfinity;
  if (upper < 0x3FD62E43) {  // half of ln 2
    double t = expm1(std::fabs(x));
    double w = 1.0 + t;
    return upper < 0x3C800000 ? w : 1.0 + (t * t) / (w + w);
  }
  if (upper >= kHighOf22) return half_of_large_exp(std::fabs(x), 0.5);
  double t = exp(std::fabs(x));
  return 0.5 * t + 0.5 / t;
}

double tanh(double x) {
  if (std::isnan(x)) return of_nan(x);
  std::int32_t upper = high_of_magnitude(x);
  if (upper < 0x3C800000) return x * (1.0 + x);
  double z = 1.0;
  if (upper < kHighOf22) {
    if (upper >= 0x3FF00000) {
      z = 1.0 - 2.0 / (expm1(2.0 * std::fabs(x)) + 2.0);
    } else {
      double t = expm1(-2.0 * std::fabs(x));
      z = -t / (t + 2.0);
    }
  }
  return x < 0 ? -z : z;
}

}  // namespace assay::natives::strict
