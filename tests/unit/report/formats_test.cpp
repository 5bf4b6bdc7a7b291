// SPDX-License-Identifier: Apache-2.0
#include "report/run/formats.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

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

}  // namespace
}  // namespace assay::report
