// SPDX-License-Identifier: Apache-2.0
// asin, acos, atan and atan2.
#include <cmath>

#include "natives/math/strict_math.h"
#include "natives/math/strict_math_words.h"

namespace assay::natives::strict {

namespace {

constexpr double kPi = 0x1.921fb54442d18p+1, kPiTail = 0x1.1a62633145c07p-53;
constexpr double kPiOver2 = 0x1.921fb54442d18p+0, kPiOver2Tail = 0x1.1a62633145c07p-54;
constexpr double kPiOver4 = 0x1.921fb54442d18p-1;

/// (asin(x) - x) / x for t = x * x up to 1/4.
double arcsine_ratio(double t) {
  static constexpr double kNumerator[] = {0.16666666666666666,  -0.3255658186224009,
                                          0.20121253213486293,  -0.04005553450067941,
                                          7.915349942898145E-4, 3.479331075960212E-5};
  static constexpr double kDenominator[] = {1.0, -2.403394911734414, 2.0209457602335057,
                                            -0.6882839716054533, 0.07703815055590194};
  return t * polynomial(t, kNumerator) / polynomial(t, kDenominator);
}

/// The square root of t without its lower half, and what that leaves out.
struct SplitRoot {
  double root, head, tail;
};
SplitRoot split_root(double t) {
  double root = std::sqrt(t);
  double head = without_low(root);
  return {root, head, (t - head * head) / (root + head)};
}

}  // namespace

double asin(double x) {
  std::int32_t upper = high_of_magnitude(x);
  if (std::fabs(x) == 1.0) return x * kPiOver2 + x * kPiOver2Tail;
  if (upper >= 0x3FF00000) return std::isnan(x) ? of_nan(x) : kNaN;
  if (upper < 0x3FE00000) return upper < 0x3E400000 ? x : x + x * arcsine_ratio(x * x);
  double t = (1.0 - std::fabs(x)) * 0.5;
  double ratio = arcsine_ratio(t);
  SplitRoot s = split_root(t);
  double angle;
  if (upper >= 0x3FEF3333) {  // above 0.975
    angle = kPiOver2 - (2.0 * (s.root + s.root * ratio) - kPiOver2Tail);
  } else {
    double p = 2.0 * s.root * ratio - (kPiOver2Tail - 2.0 * s.tail);
    double q = kPiOver4 - 2.0 * s.head;
    angle = kPiOver4 - (p - q);
  }
  return x > 0 ? angle : -angle;
}

double acos(double x) {
  std::int32_t upper = high_of_magnitude(x);
  if (x == 1.0) return 0.0;
  if (x == -1.0) return kPi + 2.0 * kPiOver2Tail;
  if (upper >= 0x3FF00000) return std::isnan(x) ? of_nan(x) : kNaN;
  if (upper < 0x3FE00000) {
    if (upper <= 0x3C600000) return kPiOver2 + kPiOver2Tail;
    return kPiOver2 - (x - (kPiOver2Tail - x * arcsine_ratio(x * x)));
  }
  if (x < 0) {
    double z = (1.0 + x) * 0.5;
    double s = std::sqrt(z);
    double w = arcsine_ratio(z) * s - kPiOver2Tail;
    return kPi - 2.0 * (s + w);
  }
  double z = (1.0 - x) * 0.5;
  SplitRoot s = split_root(z);
  double w = arcsine_ratio(z) * s.root + s.tail;
  return 2.0 * (s.head + w);
}

double atan(double x) {
  // atan(1/2), atan(1), atan(3/2), atan(infinity)
  static constexpr double kHeads[] = {0.4636476090008061, 0.7853981633974483, 0.982793723247329,
                                      1.5707963267948966};
  static constexpr double kTails[] = {2.2698777452961687E-17, 3.061616997868383E-17,
                                      1.3903311031230998E-17, 6.123233995736766E-17};
  static constexpr double kEven[] = {0.3333333333333293,   0.14285714272503466,
                                     0.09090887133436507,  0.06661073137387531,
                                     0.049768779946159324, 0.016285820115365782};
  static constexpr double kOdd[] = {-0.19999999999876483, -0.11111110405462356, -0.0769187620504483,
                                    -0.058335701337905735, -0.036531572744216916};
  if (std::isnan(x)) return of_nan(x);
  bool is_negative = high(x) < 0;
  std::int32_t upper = high_of_magnitude(x);
  if (upper >= 0x44100000) {  // at least 2^66
    double limit = kHeads[3] + kTails[3];
    return is_negative ? -limit : limit;
  }
  int base = -1;
  if (upper < 0x3FDC0000) {  // below 7/16
    if (upper < 0x3E200000) return x;
  } else {
    x = std::fabs(x);
    if (upper < 0x3FE60000)
      base = 0, x = (2.0 * x - 1.0) / (2.0 + x);
    else if (upper < 0x3FF30000)
      base = 1, x = (x - 1.0) / (x + 1.0);
    else if (upper < 0x40038000)
      base = 2, x = (x - 1.5) / (1.0 + 1.5 * x);
    else
      base = 3, x = -1.0 / x;
  }
  double z = x * x, w = z * z;
  double sum = z * polynomial(w, kEven) + w * polynomial(w, kOdd);
  if (base < 0) return x - x * sum;
  double angle = kHeads[base] - ((x * sum - kTails[base]) - x);
  return is_negative ? -angle : angle;
}

double atan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return x + y;
  if (x == 1.0) return atan(y);
  bool is_left = std::signbit(x);
  auto with_sign_of_y = [&](double angle) { return std::copysign(angle, y); };
  if (y == 0) return with_sign_of_y(is_left ? kPi : 0.0);
  if (x == 0) return with_sign_of_y(kPiOver2);
  if (std::isinf(x)) {
    if (std::isinf(y)) return with_sign_of_y(is_left ? 3.0 * kPiOver4 : kPiOver4);
    return with_sign_of_y(is_left ? kPi : 0.0);
  }
  if (std::isinf(y)) return with_sign_of_y(kPiOver2);
  int exponents_apart = (high_of_magnitude(y) - high_of_magnitude(x)) >> 20;
  double angle;
  if (exponents_apart > 60)
    angle = kPiOver2 + 0.5 * kPiTail;
  else if (is_left && exponents_apart < -60)
    angle = 0.0;
  else
    angle = atan(std::fabs(y / x));
  if (!is_left) return std::signbit(y) ? -angle : angle;
  return std::signbit(y) ? (angle - kPiTail) - kPi : kPi - (angle - kPiTail);
}

}  // namespace assay::natives::strict
