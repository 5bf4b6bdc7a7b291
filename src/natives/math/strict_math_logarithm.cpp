// SPDX-License-Identifier: Apache-2.0
// log, log1p and log10: x = 2^k (1 + f), a polynomial of s = f / (2 + f), plus k ln 2.
#include <cmath>

#include "natives/math/strict_math.h"
#include "natives/math/strict_math_words.h"

namespace assay::natives::strict {

namespace {

constexpr std::int32_t kSmallestNormalHigh = 0x00100000;

/// A number that is not normal: the result if that settles it, else x scaled up.
struct Scaled {
  double x;
  int k;
};

bool is_settled(double x, double& result) {
  if (x == 0) return result = -kInfinity, true;
  if (std::isnan(x) || x < 0) return result = std::isnan(x) ? of_nan(x) : kNaN, true;
  if (std::isinf(x)) return result = x, true;
  return false;
}

Scaled scale(double x) {
  if (high(x) >= kSmallestNormalHigh) return {x, 0};
  return {x * kTwo54, -54};
}

}  // namespace

double log(double x) {
  static constexpr double kEven[] = {0.3999999999940942, 0.22222198432149784, 0.15313837699209373};
  static constexpr double kOdd[] = {0.6666666666666735, 0.2857142874366239, 0.1818357216161805,
                                    0.14798198605116586};
  double settled;
  if (is_settled(x, settled)) return settled;
  auto [scaled, k] = scale(x);
  std::int32_t upper = high(scaled);
  k += (upper >> 20) - 1023;
  upper &= 0x000FFFFF;
  std::int32_t up = (upper + 0x95F64) & 0x100000;  // from the square root of 2 on: halve
  double f = with_high(scaled, upper | (up ^ 0x3FF00000)) - 1.0;
  k += up >> 20;
  double count = k;
  if ((0x000FFFFF & (2 + upper)) < 3) {  // |f| below 2^-20
    if (f == 0) return k == 0 ? 0.0 : count * kLn2High + count * kLn2Low;
    double r = f * f * (0.5 - 0.33333333333333333 * f);
    return k == 0 ? f - r : count * kLn2High - ((r - count * kLn2Low) - f);
  }
  double s = f / (2.0 + f), z = s * s, w = z * z;
  double r = z * polynomial(w, kOdd) + w * polynomial(w, kEven);
  if (((upper - 0x6147A) | (0x6B851 - upper)) > 0) {
    double half_square = 0.5 * f * f;
    if (k == 0) return f - (half_square - s * (half_square + r));
    return count * kLn2High - ((half_square - (s * (half_square + r) + count * kLn2Low)) - f);
  }
  if (k == 0) return f - s * (f - r);
  return count * kLn2High - ((s * (f - r) - count * kLn2Low) - f);
}

double log1p(double x) {
  static constexpr double kCoefficients[] = {
      0.6666666666666735, 0.3999999999940942,  0.2857142874366239, 0.22222198432149784,
      0.1818357216161805, 0.15313837699209373, 0.14798198605116586};
  if (x == -1.0) return -kInfinity;
  if (std::isnan(x)) return of_nan(x);
  if (x < -1.0) return kNaN;
  if (std::isinf(x)) return x;
  std::int32_t upper = high(x), magnitude = high_of_magnitude(x);
  if (magnitude < 0x3E200000) return magnitude < 0x3C900000 ? x : x - x * x * 0.5;
  constexpr auto kHighOfLower = static_cast<std::int32_t>(0xBFD2BEC3);  // -0.2929
  int k = 0;
  std::int32_t fraction = 1;
  double f = x, correction = 0;
  bool is_near_zero = upper < 0x3FDA827A && (upper > 0 || upper <= kHighOfLower);
  if (!is_near_zero) {
    double u = upper < 0x43400000 ? 1.0 + x : x;
    k = (high(u) >> 20) - 1023;
    if (upper < 0x43400000) correction = (k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;
    fraction = high(u) & 0x000FFFFF;
    if (fraction < 0x6A09E) {
      u = with_high(u, fraction | 0x3FF00000);
    } else {
      ++k;
      u = with_high(u, fraction | 0x3FE00000);
      fraction = (0x00100000 - fraction) >> 2;
    }
    f = u - 1.0;
  }
  double count = k;
  double half_square = 0.5 * f * f;
  if (fraction == 0) {
    if (f == 0) return k == 0 ? 0.0 : count * kLn2High + (correction + count * kLn2Low);
    double r = half_square * (1.0 - 0.66666666666666666 * f);
    return k == 0 ? f - r : count * kLn2High - ((r - (count * kLn2Low + correction)) - f);
  }
  double s = f / (2.0 + f), z = s * s;
  double r = z * polynomial(z, kCoefficients);
  if (k == 0) return f - (half_square - s * (half_square + r));
  return count * kLn2High -
         ((half_square - (s * (half_square + r) + (count * kLn2Low + correction))) - f);
}

double log10(double x) {
  constexpr double kInverseLn10 = 0.4342944819032518;
  constexpr double kLog2High = 0.30102999566361177, kLog2Low = 3.694239077158931E-13;
  double settled;
  if (is_settled(x, settled)) return settled;
  auto [scaled, k] = scale(x);
  std::int32_t upper = high(scaled);
  k += (upper >> 20) - 1023;
  int is_negative = k < 0 ? 1 : 0;
  double count = k + is_negative;
  double rest = with_high(scaled, (upper & 0x000FFFFF) | ((0x3FF - is_negative) << 20));
  double z = count * kLog2Low + kInverseLn10 * log(rest);
  return z + count * kLog2High;
}

}  // namespace assay::natives::strict
