// SPDX-License-Identifier: Apache-2.0
#include "report/run/formats.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "report/check/formats.h"

namespace assay::report {
namespace {

RunReport small_report() {
  RunReport report;
  report.version = "0.1.0";
  report.command = "assay generate a.B";
  return report;
}

TEST(Formats, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const Format& format : kFormats) {
    EXPECT_TRUE(names.insert(format.name).second) << format.name;
    EXPECT_EQ(format.flag, fmt::format("--{}", format.name));
    EXPECT_FALSE(format.meaning.empty()) << format.name;
  }
}

TEST(Formats, RecogniseTheirOwnReportsAndNoOthers) {
  for (const Format& written : kFormats) {
    const std::string text = written.render(small_report());
    for (const Format& asked : kFormats) {
      EXPECT_EQ(asked.is_ours(text), asked.name == written.name)
          << asked.name << " of " << written.name;
    }
    EXPECT_FALSE(written.is_ours("somebody's notes")) << written.name;
  }
}

TEST(CheckFormats, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const CheckFormat& format : kCheckFormats) {
    EXPECT_TRUE(names.insert(format.name).second) << format.name;
    EXPECT_EQ(format.flag, fmt::format("--{}", format.name));
  }
}

TEST(CheckFormats, RecogniseTheirOwnReportsAndNoOthers) {
  CheckReport report;
  report.run.version = "0.1.0";
  report.run.command = "assay check a.B";
  for (const CheckFormat& written : kCheckFormats) {
    const std::string text = written.render(report);
    for (const CheckFormat& asked : kCheckFormats) {
      EXPECT_EQ(asked.is_ours(text), asked.name == written.name)
          << asked.name << " of " << written.name;
    }
    for (const Format& other : kFormats) EXPECT_FALSE(other.is_ours(text)) << other.name;
    EXPECT_FALSE(written.is_ours("somebody's notes")) << written.name;
  }
}

}  // namespace
}  // namespace assay::report
