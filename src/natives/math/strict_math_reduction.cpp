// SPDX-License-Identifier: Apache-2.0
// Argument reduction for the trigonometric functions. Small angles are reduced by subtracting
// pi/2 in up to three parts; large ones are multiplied with the part of 2/pi's binary expansion
// that matters for them (Payne and Hanek), in digits of 24 bits held in doubles.
#include "natives/math/strict_math_reduction.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "natives/math/strict_math_words.h"

namespace assay::natives::strict {

namespace {

constexpr double kTwo24 = 0x1p24, kTwoM24 = 0x1p-24;

/// 2/pi: 66 digits of 24 bits behind the binary point.
constexpr std::int32_t kTwoOverPi[66] = {
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163,
    0xABDEBB, 0xC561B7, 0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129,
    0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C,
    0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF,
    0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292,
    0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3,
    0x91615E, 0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA,
    0x73A8C9, 0x60E27B, 0xC08C6B,
};

/// pi/2 in pieces of 24 bits.
constexpr double kPiOver2[] = {
    0x1.921fb40000000p+0,  0x1.4442d00000000p-24,  0x1.8469880000000p-48,  0x1.8cc5160000000p-72,
    0x1.01b8380000000p-96, 0x1.a252040000000p-120, 0x1.3822280000000p-145, 0x1.9f31d00000000p-169};

/// pi/2 for small multiples: three heads of 33 bits, each with what it leaves over.
struct Part {
  double head, tail;
};
constexpr Part kParts[] = {{0x1.921fb54400000p+0, 0x1.0b4611a626331p-34},
                           {0x1.0b4611a600000p-34, 0x1.3198a2e037073p-69},
                           {0x1.3198a2e000000p-69, 0x1.b839a252049c1p-104}};
constexpr double kTwoOverPiDouble = 0x1.45f306dc9c883p-1;

/// Within three quarters of pi: one quarter turn, exactly.
Reduced take_one(double x) {
  double sign = x > 0 ? 1.0 : -1.0;
  double rest = x - sign * kParts[0].head;
  double tail = sign * kParts[0].tail;
  constexpr std::int32_t kHighOfPiOver2 = 0x3FF921FB;
  if (high_of_magnitude(x) == kHighOfPiOver2) {  // near pi/2: 33 more bits
    rest -= sign * kParts[1].head;
    tail = sign * kParts[1].tail;
  }
  double head = rest - tail;
  return {head, (rest - head) - tail, x > 0 ? 1 : -1};
}

/// Bits that cancelled out: the difference of two exponents.
int lost_bits(std::int32_t high_before, double after) {
  return (high_before >> 20) - ((high(after) >> 20) & 0x7FF);
}

/// Whether the magnitude's upper half is that of a small multiple of pi/2.
bool is_near_multiple(int count, std::int32_t upper) {
  return count >= 32 || upper == high(count * (kParts[0].head + kParts[0].tail));
}

/// Up to about 2^19 quarter turns.
Reduced take_some(double x) {
  std::int32_t upper = high_of_magnitude(x);
  double magnitude = std::fabs(x);
  // NOLINTNEXTLINE(bugprone-incorrect-roundings): fdlibm rounds this way, and so must we
  int count = static_cast<int>(magnitude * kTwoOverPiDouble + 0.5);
  double turns = count;
  double rest = magnitude - turns * kParts[0].head;
  double tail = turns * kParts[0].tail;
  double head = rest - tail;
  constexpr int kTolerated[] = {16, 49};  // lost bits with one and with two parts
  for (int part = 1; part <= 2 && is_near_multiple(count, upper); ++part) {
    if (lost_bits(upper, head) <= kTolerated[part - 1]) break;
    double before = rest;
    tail = turns * kParts[part].head;
    rest = before - tail;
    tail = turns * kParts[part].tail - ((before - rest) - tail);
    head = rest - tail;
  }
  Reduced result{head, (rest - head) - tail, count};
  return x < 0 ? Reduced{-result.head, -result.tail, -count} : result;
}

/// The product of a large angle with 2/pi, modulo 8.
class LargeProduct {
 public:
  /// The angle is the sum of digits[i] * 2^(exponent - 24 i).
  LargeProduct(const std::array<double, 3>& digits, int digit_count, int exponent)
      : digits_(digits), last_digit_(digit_count - 1) {
    first_ = std::max((exponent - 3) / 24, 0);
    scale_ = exponent - 24 * (first_ + 1);
    for (int i = 0; i <= last_digit_ + kTerms; ++i) {
      int at = first_ - last_digit_ + i;
      factors_[index(i)] = at < 0 ? 0.0 : kTwoOverPi[at];
    }
    for (int i = 0; i <= kTerms; ++i) sums_[index(i)] = convolve(i);
    last_ = kTerms;
    do distill();
    while (needs_more_terms());
    finish_integers();
  }

  /// Multiplies the fraction with pi/2.
  Reduced angle() {
    double power = std::scalbn(1.0, scale_);
    for (int i = last_; i >= 0; --i, power *= kTwoM24)
      sums_[index(i)] = power * integers_[index(i)];
    std::array<double, 20> products{};
    for (int i = last_; i >= 0; --i) {
      double sum = 0;
      for (int k = 0; k <= kTerms && k <= last_ - i; ++k) sum += kPiOver2[k] * sums_[index(i + k)];
      products[index(last_ - i)] = sum;
    }
    double head = 0;
    for (int i = last_; i >= 0; --i) head += products[index(i)];
    double tail = products[0] - head;
    for (int i = 1; i <= last_; ++i) tail += products[index(i)];
    bool is_negative = half_ != 0;
    return {is_negative ? -head : head, is_negative ? -tail : tail, quadrant_ & 7};
  }

 private:
  static constexpr int kTerms = 4;  // enough for a double with its tail

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  double convolve(int i) const {
    double sum = 0;
    for (int j = 0; j <= last_digit_; ++j)
      sum += digits_[index(j)] * factors_[index(last_digit_ + i - j)];
    return sum;
  }

  /// Turns the sums into integer digits and splits off the quadrant.
  void distill() {
    double z = sums_[index(last_)];
    for (int i = 0, j = last_; j > 0; ++i, --j) {
      double carry = static_cast<std::int32_t>(kTwoM24 * z);
      integers_[index(i)] = static_cast<std::int32_t>(z - kTwo24 * carry);
      z = sums_[index(j - 1)] + carry;
    }
    z = std::scalbn(z, scale_);
    z -= 8.0 * std::floor(z * 0.125);
    quadrant_ = static_cast<int>(z);
    rest_ = z - quadrant_;
    half_ = 0;
    std::int32_t& top = integers_[index(last_ - 1)];
    if (scale_ > 0) {
      std::int32_t whole = top >> (24 - scale_);
      quadrant_ += whole;
      top -= whole << (24 - scale_);
      half_ = top >> (23 - scale_);
    } else if (scale_ == 0) {
      half_ = top >> 23;
    } else if (rest_ >= 0.5) {
      half_ = 2;
    }
    if (half_ > 0) negate_fraction();
  }

  /// The fraction is at least a half: go on with one minus it, in the next quadrant.
  void negate_fraction() {
    ++quadrant_;
    bool borrowed = false;
    for (int i = 0; i < last_; ++i) {
      std::int32_t& digit = integers_[index(i)];
      if (borrowed) {
        digit = 0xFFFFFF - digit;
      } else if (digit != 0) {
        borrowed = true;
        digit = 0x1000000 - digit;
      }
    }
    if (scale_ == 1) integers_[index(last_ - 1)] &= 0x7FFFFF;
    if (scale_ == 2) integers_[index(last_ - 1)] &= 0x3FFFFF;
    if (half_ != 2) return;
    rest_ = 1.0 - rest_;
    if (borrowed) rest_ -= std::scalbn(1.0, scale_);
  }

  /// Everything cancelled: continues with further digits of 2/pi.
  bool needs_more_terms() {
    if (rest_ != 0) return false;
    for (int i = last_ - 1; i >= kTerms; --i) {
      if (integers_[index(i)] != 0) return false;
    }
    int more = 1;
    while (integers_[index(kTerms - more)] == 0) ++more;
    for (int i = last_ + 1; i <= last_ + more; ++i) {
      factors_[index(last_digit_ + i)] = kTwoOverPi[first_ + i];
      sums_[index(i)] = convolve(i);
    }
    last_ += more;
    return true;
  }

  /// Chops off zero digits, or makes digits of what is left over.
  void finish_integers() {
    if (rest_ == 0) {
      --last_;
      scale_ -= 24;
      for (; integers_[index(last_)] == 0; --last_) scale_ -= 24;
      return;
    }
    double z = std::scalbn(rest_, -scale_);
    if (z < kTwo24) {
      integers_[index(last_)] = static_cast<std::int32_t>(z);
      return;
    }
    double carry = static_cast<std::int32_t>(kTwoM24 * z);
    integers_[index(last_)] = static_cast<std::int32_t>(z - kTwo24 * carry);
    ++last_;
    scale_ += 24;
    integers_[index(last_)] = static_cast<std::int32_t>(carry);
  }

  const std::array<double, 3>& digits_;
  int last_digit_;
  int first_, scale_, last_;
  int quadrant_ = 0, half_ = 0;
  double rest_ = 0;
  std::array<double, 20> factors_{}, sums_{};
  std::array<std::int32_t, 20> integers_{};
};

Reduced take_many(double x) {
  std::int32_t upper = high_of_magnitude(x);
  int exponent = (upper >> 20) - 1046;
  double z = with_high(x, upper - (exponent << 20));
  std::array<double, 3> digits{};
  for (int i = 0; i < 2; ++i) {
    digits[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(z);
    z = (z - digits[static_cast<std::size_t>(i)]) * kTwo24;
  }
  digits[2] = z;
  int count = 3;
  while (digits[static_cast<std::size_t>(count - 1)] == 0) --count;
  Reduced result = LargeProduct(digits, count, exponent).angle();
  return x < 0 ? Reduced{-result.head, -result.tail, -result.quadrant} : result;
}

}  // namespace

Reduced reduce(double x) {
  constexpr std::int32_t kHighOf3PiOver4 = 0x4002D97C, kHighOfMedium = 0x413921FB;
  std::int32_t upper = high_of_magnitude(x);
  if (upper < kHighOf3PiOver4) return take_one(x);
  return upper <= kHighOfMedium ? take_some(x) : take_many(x);
}

}  // namespace assay::natives::strict
