// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/samples.h"

#include "expr/bits.h"

namespace assay::expr::test {

namespace {

const std::vector<std::uint64_t> kFloats{
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x3f000000, 0x40200000, 0xc0200000, 0x7f800000,
    0xff800000, 0x7fc00000, 0xffc00000, 0x7f800001, 0x00000001, 0x807fffff, 0x00800000, 0x7f7fffff,
    0x4f000000, 0xcf000000, 0x5f000000, 0xdf000000, 0x4b800000, 0x4b7fffff, 0x3f7fffff, 0x42280000};

const std::vector<std::uint64_t> kDoubles{
    0x0000000000000000, 0x8000000000000000, 0x3ff0000000000000, 0xbff0000000000000,
    0x3fe0000000000000, 0x4004000000000000, 0xc004000000000000, 0x7ff0000000000000,
    0xfff0000000000000, 0x7ff8000000000000, 0xfff8000000000000, 0x7ff0000000000001,
    0x0000000000000001, 0x000fffffffffffff, 0x0010000000000000, 0x7fefffffffffffff,
    0x41e0000000000000, 0xc1e0000000000000, 0x41dfffffffc00000, 0x43e0000000000000,
    0xc3e0000000000000, 0x4340000000000000, 0x433fffffffffffff, 0x4045000000000000};

}  // namespace

std::vector<std::uint64_t> corner_values(unsigned width) {
  std::vector<std::uint64_t> values{0, 1, 2, 3, 7, 8, 31, 32, 33, 48, 57, 63, 64, 97, 255, 256};
  for (unsigned bit = 0; bit<width; bit += width> 16 ? 7 : 1) {
    values.push_back(std::uint64_t{1} << bit);
  }
  for (unsigned narrow : {1u, 3u, 8u, 16u, 32u, width}) {
    values.push_back(sign_bit_of(narrow));
    values.push_back(sign_bit_of(narrow) - 1);
    values.push_back(mask_of(narrow));
  }
  const std::size_t count = values.size();
  for (std::size_t i = 0; i < count; ++i) values.push_back(-values[i]);
  if (width == 32) values.insert(values.end(), kFloats.begin(), kFloats.end());
  if (width == 64) values.insert(values.end(), kDoubles.begin(), kDoubles.end());
  for (std::uint64_t& value : values) value &= mask_of(width);
  return values;
}

std::uint64_t sample(std::mt19937_64& random, unsigned width) {
  static const auto kCorners = [] {
    std::vector<std::vector<std::uint64_t>> corners(65);
    for (unsigned i = 1; i <= 64; ++i) corners[i] = corner_values(i);
    return corners;
  }();
  switch (random() % 4) {
    case 0:
      return random() & mask_of(width);
    case 1:
      return (random() % 21 - 10) & mask_of(width);
    default:
      return kCorners[width][random() % kCorners[width].size()];
  }
}

Assignment random_assignment(std::mt19937_64& random, const Terms& terms) {
  Assignment assignment;
  for (std::uint32_t i = 0; i < terms.variable_count(); ++i) {
    assignment.set(Variable{i}, sample(random, terms.info(Variable{i}).width));
  }
  return assignment;
}

}  // namespace assay::expr::test
