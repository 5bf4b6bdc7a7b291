// SPDX-License-Identifier: Apache-2.0
#include "classfile/parse/byte_reader.h"

#include <gtest/gtest.h>

#include <vector>

namespace assay::classfile {
namespace {

const std::vector<std::uint8_t> kNineBytes{0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09};

TEST(ByteReader, ReadsBigEndianItems) {
  ByteReader reader(kNineBytes);
  EXPECT_EQ(reader.u1(), 0x01);
  EXPECT_EQ(reader.u2(), 0x0203);
  EXPECT_EQ(reader.u4(), 0x04050607U);
  EXPECT_EQ(reader.remaining(), 2U);
  EXPECT_FALSE(reader.truncated());
}

TEST(ByteReader, ReadsEightBytes) {
  ByteReader reader(kNineBytes);
  EXPECT_EQ(reader.u8(), 0x0102030405060708U);
}

TEST(ByteReader, ReportsTruncatedItem) {
  ByteReader reader{std::span<const std::uint8_t>(kNineBytes).first(1)};
  EXPECT_EQ(reader.u2(), 0);
  EXPECT_TRUE(reader.truncated());
}

TEST(ByteReader, StaysTruncatedAndAtTheEnd) {
  ByteReader reader{std::span<const std::uint8_t>(kNineBytes).first(3)};
  reader.u4();
  EXPECT_TRUE(reader.at_end());
  EXPECT_EQ(reader.u1(), 0);
  EXPECT_TRUE(reader.bytes(1).empty());
  EXPECT_TRUE(reader.truncated());
}

TEST(ByteReader, RefusesLengthsThatWouldWrapAround) {
  ByteReader reader(kNineBytes);
  reader.u1();
  EXPECT_TRUE(reader.bytes(SIZE_MAX).empty());
  EXPECT_TRUE(reader.truncated());
}

TEST(ByteReader, ReadsToTheLastByteWithoutTruncation) {
  ByteReader reader(kNineBytes);
  EXPECT_EQ(reader.bytes(9).size(), 9U);
  EXPECT_TRUE(reader.at_end());
  EXPECT_FALSE(reader.truncated());
}

}  // namespace
}  // namespace assay::classfile
