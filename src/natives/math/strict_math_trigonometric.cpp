// SPDX-License-Identifier: Apache-2.0
// sin, cos and tan: reduction to [-pi/4, pi/4], then a polynomial on head and tail of the angle.
#include <cmath>

#include "natives/math/strict_math.h"
#include "natives/math/strict_math_reduction.h"
#include "natives/math/strict_math_words.h"

namespace assay::natives::strict {

namespace {

constexpr std::int32_t kHighOfPiOver4 = 0x3FE921FB;

/// sin(x + tail); `has_tail` false promises that the tail is zero.
double sine(double x, double tail, bool has_tail) {
  constexpr double kFirst = -0.16666666666666632;
  static constexpr double kRest[] = {0.00833333333332249, -1.984126982985795E-4,
                                     2.7557313707070068E-6, -2.5050760253406863E-8,
                                     1.58969099521155E-10};
  if (high_of_magnitude(x) < 0x3E400000) return x;  // below 2^-27
  double z = x * x, v = z * x;
  double r = polynomial(z, kRest);
  if (!has_tail) return x + v * (kFirst + z * r);
  return x - ((z * (0.5 * tail - v * r) - tail) - v * kFirst);
}

double cosine(double x, double tail) {
  static constexpr double kCoefficients[] = {0.0416666666666666,   -0.001388888888887411,
                                             2.480158728947673E-5, -2.7557314351390663E-7,
                                             2.087572321298175E-9, -1.1359647557788195E-11};
  std::int32_t upper = high_of_magnitude(x);
  if (upper < 0x3E400000) return 1.0;
  double z = x * x;
  double r = z * polynomial(z, kCoefficients);
  if (upper < 0x3FD33333) return 1.0 - (0.5 * z - (z * r - x * tail));  // below 0.3
  double quarter = upper > 0x3FE90000 ? 0.28125 : with_high(0.0, upper - 0x00200000);
  double half = 0.5 * z - quarter;
  return (1.0 - quarter) - (half - (z * r - x * tail));
}

/// -1 / (sum of x and tail) where `w` is that sum rounded.
double negative_reciprocal(double w, double x, double tail) {
  double z = without_low(w);
  double v = tail - (z - x);
  double a = -1.0 / w;
  double t = without_low(a);
  double s = 1.0 + t * z;
  return t + a * (s + t * v);
}

/// tan(x + tail), or -1/tan of it in odd quadrants.
double tangent(double x, double tail, bool is_odd) {
  static constexpr double kEven[] = {0.13333333333320124,   0.021869488294859542,
                                     0.0035920791075913124, 5.880412408202641E-4,
                                     7.817944429395571E-5,  -1.8558637485527546E-5};
  static constexpr double kOdd[] = {0.05396825397622605,   0.0088632398235993,
                                    0.0014562094543252903, 2.464631348184699E-4,
                                    7.140724913826082E-5,  2.590730518636337E-5};
  constexpr double kFirst = 0.3333333333333341;
  constexpr double kPiOver4 = 0.7853981633974483, kPiOver4Tail = 3.061616997868383E-17;
  std::int32_t sign_and_size = high(x), upper = high_of_magnitude(x);
  if (upper < 0x3E300000) {  // below 2^-28
    if (!is_odd) return x;
    return x == 0 ? 1.0 / std::fabs(x) : negative_reciprocal(x + tail, x, tail);
  }
  bool is_large = upper >= 0x3FE59428;  // above 0.6744: use pi/4 minus it
  if (is_large) {
    if (x < 0) x = -x, tail = -tail;
    x = (kPiOver4 - x) + (kPiOver4Tail - tail);
    tail = 0.0;
  }
  double z = x * x, w = z * z;
  double r = polynomial(w, kEven);
  double v = z * polynomial(w, kOdd);
  double s = z * x;
  r = tail + z * (s * (r + v) + tail);
  r += kFirst * s;
  w = x + r;
  if (is_large) {
    double parity = is_odd ? -1.0 : 1.0;
    double sign = 1 - ((sign_and_size >> 30) & 2);
    return sign * (parity - 2.0 * (x - (w * w / (w + parity) - r)));
  }
  return is_odd ? negative_reciprocal(w, x, r) : w;
}

}  // namespace

double sin(double x) {
  std::int32_t upper = high_of_magnitude(x);
  if (upper <= kHighOfPiOver4) return sine(x, 0.0, false);
  if (upper >= kInfiniteHigh) return std::isnan(x) ? of_nan(x) : kNaN;
  Reduced angle = reduce(x);
  switch (angle.quadrant & 3) {
    case 0:
      return sine(angle.head, angle.tail, true);
    case 1:
      return cosine(angle.head, angle.tail);
    case 2:
      return -sine(angle.head, angle.tail, true);
    default:
      return -cosine(angle.head, angle.tail);
  }
}

double cos(double x) {
  std::int32_t upper = high_of_magnitude(x);
  if (upper <= kHighOfPiOver4) return cosine(x, 0.0);
  if (upper >= kInfiniteHigh) return std::isnan(x) ? of_nan(x) : kNaN;
  Reduced angle = reduce(x);
  switch (angle.quadrant & 3) {
    case 0:
      return cosine(angle.head, angle.tail);
    case 1:
      return -sine(angle.head, angle.tail, true);
    case 2:
      return -cosine(angle.head, angle.tail);
    default:
      return sine(angle.head, angle.tail, true);
  }
}

double tan(double x) {
  std::int32_t upper = high_of_magnitude(x);
  if (upper <= kHighOfPiOver4) return tangent(x, 0.0, false);
  if (upper >= kInfiniteHigh) return std::isnan(x) ? of_nan(x) : kNaN;
  Reduced angle = reduce(x);
  return tangent(angle.head, angle.tail, (angle.quadrant & 1) != 0);
}

}  // namespace assay::natives::strict
