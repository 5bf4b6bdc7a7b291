// SPDX-License-Identifier: Apache-2.0
#include "validate/base64.h"

#include <gtest/gtest.h>

namespace assay::validate {
namespace {

using Bytes = std::vector<std::uint8_t>;

TEST(Base64, IsThatOfJava) {
  EXPECT_EQ(to_base64(Bytes{}), "");
  EXPECT_EQ(to_base64(Bytes{0xca}), "yg==");
  EXPECT_EQ(to_base64(Bytes{0xca, 0xfe}), "yv4=");
  EXPECT_EQ(to_base64(Bytes{0xca, 0xfe, 0xba, 0xbe}), "yv66vg==");
}

TEST(Base64, ReadsWhatItWrites) {
  Bytes bytes;
  for (int i = 0; i < 300; ++i) {
    EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
    bytes.push_back(static_cast<std::uint8_t>(i * 37));
  }
}

TEST(Base64, TakesNothingElse) {
  for (const char* text : {"y", "yv4", "yv4 ", "y===", "====", "yg==yg==", "y=g=", "yv\n4"})
    EXPECT_FALSE(from_base64(text)) << text;
}

}  // namespace
}  // namespace assay::validate
