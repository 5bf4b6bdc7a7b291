// SPDX-License-Identifier: Apache-2.0
#include "hazards/range.h"

#include <gtest/gtest.h>

#include <random>

namespace assay::hazards {
namespace {

using classfile::Opcode;

std::optional<std::int32_t> concrete(Opcode opcode, std::int32_t a, std::int32_t b) {
  auto x = static_cast<std::uint32_t>(a), y = static_cast<std::uint32_t>(b);
  switch (opcode) {
    case Opcode::Iadd:
      return static_cast<std::int32_t>(x + y);
    case Opcode::Isub:
      return static_cast<std::int32_t>(x - y);
    case Opcode::Imul:
      return static_cast<std::int32_t>(x * y);
    case Opcode::Idiv:
      if (b == 0) return std::nullopt;
      return b == -1 ? static_cast<std::int32_t>(0 - x) : a / b;
    case Opcode::Irem:
      if (b == 0) return std::nullopt;
      return b == -1 ? 0 : a % b;
    case Opcode::Ishl:
      return static_cast<std::int32_t>(x << (y & 31));
    case Opcode::Ishr:
      return a >> (y & 31);
    case Opcode::Iushr:
      return static_cast<std::int32_t>(x >> (y & 31));
    case Opcode::Iand:
      return a & b;
    case Opcode::Ior:
      return a | b;
    default:
      return a ^ b;
  }
}

/// Numbers near the places where something happens, and others.
std::int32_t some_number(std::mt19937& random) {
  constexpr std::int32_t kEnds[] = {0, 1, -1, 2, 31, 32, 127, -128, 65535, INT32_MAX, INT32_MIN};
  auto near = static_cast<std::int64_t>(random() % 5) - 2;
  if (random() % 4 == 0) return static_cast<std::int32_t>(random());
  return static_cast<std::int32_t>(kEnds[random() % std::size(kEnds)] + near);
}

TEST(Range, HoldsWhatIntInstructionsGive) {
  constexpr Opcode kOpcodes[] = {Opcode::Iadd, Opcode::Isub, Opcode::Imul, Opcode::Idiv,
                                 Opcode::Irem, Opcode::Ishl, Opcode::Ishr, Opcode::Iushr,
                                 Opcode::Iand, Opcode::Ior,  Opcode::Ixor};
  std::mt19937 random(1);
  for (int round = 0; round < 200000; ++round) {
    Opcode opcode = kOpcodes[random() % std::size(kOpcodes)];
    std::int32_t a = some_number(random), b = some_number(random);
    std::int32_t c = some_number(random), d = some_number(random);
    Range x{std::min(a, c), std::max(a, c)}, y{std::min(b, d), std::max(b, d)};
    auto value = concrete(opcode, a, b);
    if (!value) continue;
    ASSERT_TRUE(apply(opcode, x, y).has(*value))
        << static_cast<int>(opcode) << " " << a << " " << b << " " << c << " " << d;
  }
}

TEST(Range, WidensToANumberThatStops) {
  EXPECT_EQ(widen({0, 1}, {0, 2}, 'I').low, 0);
  EXPECT_EQ(widen({0, 1}, {0, 70000}, 'I').high, kInts.high);
  EXPECT_EQ(widen({0, 1}, {-5, 1}, 'I').low, kInts.low);
}

TEST(Range, TellsWhatMayWrap) {
  EXPECT_TRUE(may_wrap(Opcode::Iadd, {0, kInts.high}, {1, 1}));
  EXPECT_FALSE(may_wrap(Opcode::Iadd, {0, kInts.high - 1}, {1, 1}));
  EXPECT_TRUE(may_wrap(Opcode::Imul, {65536, 65536}, {65536, 65536}));
  EXPECT_FALSE(may_wrap(Opcode::Lmul, {65536, 65536}, {65536, 65536}));
}

}  // namespace
}  // namespace assay::hazards
