// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

TEST(Split, KeepsEmptyParts) {
  EXPECT_EQ(split("a::b:", ':'), (std::vector<std::string_view>{"a", "", "b", ""}));
  EXPECT_EQ(split("", ':'), (std::vector<std::string_view>{""}));
}

TEST(Replaced, ExchangesEveryOccurrence) {
  EXPECT_EQ(replaced("a.b.c", '.', '/'), "a/b/c");
  EXPECT_EQ(replaced("", '.', '/'), "");
}

TEST(Join, PutsTheSeparatorBetweenParts) {
  const std::vector<std::string> parts{"a", "b", "c"};
  EXPECT_EQ(join(parts, ", "), "a, b, c");
  EXPECT_EQ(join({}, ", "), "");
}

TEST(ParseCount, UsesPowersOfThousand) {
  EXPECT_EQ(parse_count("0").value(), 0u);
  EXPECT_EQ(parse_count("10k").value(), 10'000u);
  EXPECT_EQ(parse_count("5M").value(), 5'000'000u);
  EXPECT_EQ(parse_count("2G").value(), 2'000'000'000u);
}

TEST(ParseSize, UsesPowersOf1024InEitherCase) {
  EXPECT_EQ(parse_size("65536").value(), 65536u);
  EXPECT_EQ(parse_size("64k").value(), 65536u);
  EXPECT_EQ(parse_size("512M").value(), parse_size("512m").value());
  EXPECT_EQ(parse_size("2G").value(), std::uint64_t{2} << 30);
}

TEST(ParseDuration, UnderstandsEveryUnitAndBareSeconds) {
  EXPECT_EQ(parse_duration("250ms").value(), 250'000'000u);
  EXPECT_EQ(parse_duration("30s").value(), 30'000'000'000u);
  EXPECT_EQ(parse_duration("30").value(), 30'000'000'000u);
  EXPECT_EQ(parse_duration("2m").value(), 120'000'000'000u);
  EXPECT_EQ(parse_duration("1h").value(), 3'600'000'000'000u);
}

TEST(ParseNumbers, NamesWhatWasExpectedAndFound) {
  EXPECT_EQ(parse_size("lots").error().message,
            "expected a size such as 64k or 512M, found 'lots'");
  for (const char* wrong : {"", "-1", "1.5s", "3 s", "5x", "s", "0x10"}) {
    EXPECT_FALSE(parse_duration(wrong).ok()) << wrong;
  }
}

TEST(ParseNumbers, RejectsWhatDoesNotFit) {
  EXPECT_EQ(parse_size("99999999999G").error().message, "'99999999999G' is too large");
  EXPECT_FALSE(parse_count("99999999999999999999").ok());
}

TEST(Nearest, ForgivesATypoAndNothingMore) {
  const std::vector<std::string_view> known{"--fuel", "--heap", "--time"};
  EXPECT_EQ(nearest("--feul", known), "--fuel");
  EXPECT_EQ(nearest("--hap", known), "--heap");
  EXPECT_EQ(nearest("--verbose", known), "");
  EXPECT_EQ(nearest("--fuel", {}), "");
}

}  // namespace
}  // namespace assay
