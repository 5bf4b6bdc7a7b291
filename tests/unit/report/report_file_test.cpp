// SPDX-License-Identifier: Apache-2.0
#include "report/run/report_file.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "support/temp_folder.h"

namespace assay::report {
namespace {

namespace fs = std::filesystem;

class ReportFileTest : public ::testing::Test {
 protected:
  ReportFile file(const fs::path& path, bool overwrite = false) {
    const auto is_ours = [](std::string_view start) { return start.starts_with("ours"); };
    return {"--json", path.string(), is_ours, overwrite};
  }
  /// Checks and writes; returns the problem or what is then there.
  std::string written(const std::string& name, bool overwrite = false) {
    const ReportFile report = file(folder_ / name, overwrite);
    if (const auto checked = report.check(); !checked.ok()) return checked.error().message;
    if (const auto done = report.write("ours, new"); !done.ok()) return done.error().message;
    return content(name);
  }
  std::string content(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(folder_ / name).rdbuf();
    return text.str();
  }
  std::string refused(const std::string& name, const std::string& why) {
    return "--json: cannot write " + (folder_ / name).string() + ": " + why;
  }

  testing::TempFolder folder_;
};

TEST_F(ReportFileTest, IsNewOrReplacesItsLike) {
  folder_.write("empty", "");
  folder_.write("old", "ours, but longer than the new one");
  for (const char* name : {"new file", "empty", "old", "n\xc3\xa4u"}) {
    EXPECT_EQ(written(name), "ours, new");
  }
  const fs::directory_iterator files(folder_.path());
  EXPECT_EQ(std::distance(begin(files), end(files)), 4);
}

TEST_F(ReportFileTest, ReplacesOtherFilesOnlyIfAsked) {
  folder_.write("notes", "mine");
  EXPECT_EQ(written("notes"),
            refused("notes", "the file there is no such report; --overwrite replaces it"));
  EXPECT_EQ(content("notes"), "mine");
  EXPECT_EQ(written("notes", true), "ours, new");
}

TEST_F(ReportFileTest, FollowsNoLinks) {
  folder_.write("target", "ours");
  fs::create_symlink("target", folder_ / "link");
  fs::create_symlink("gone", folder_ / "dangling");
  EXPECT_EQ(written("link", true), refused("link", "it is a symbolic link"));
  EXPECT_EQ(written("dangling"), refused("dangling", "it is a symbolic link"));
  EXPECT_EQ(content("target"), "ours");
  EXPECT_FALSE(fs::exists(folder_ / "gone"));
}

TEST_F(ReportFileTest, NeedsAFolder) {
  fs::create_directory(folder_ / "folder");
  EXPECT_EQ(written("folder"), refused("folder", "not a regular file"));
  EXPECT_EQ(written("no/such"), refused("no/such", "No such file or directory"));
}

TEST_F(ReportFileTest, IsNotWrittenWhereAnotherIs) {
  const auto problem = [&](const fs::path& one, const fs::path& other) {
    const std::vector<ReportFile> files = {file(one), file("/dev/null"), file(other)};
    const auto checked = ReportFile::check_all(files);
    return checked.ok() ? std::string() : checked.error().message;
  };
  const std::string both = "--json and --json cannot both be written to ";
  fs::create_directory(folder_ / "sub");
  EXPECT_EQ(problem(folder_ / "a", folder_ / "b"), "");
  EXPECT_EQ(problem("-", folder_ / "b"), "");
  EXPECT_EQ(problem("-", "-"), both + "standard output");
  EXPECT_EQ(problem("/dev/null", "/dev/null"), "");
  EXPECT_EQ(problem(folder_ / "a", folder_ / "sub" / ".." / "a"), both + (folder_ / "a").string());
}

TEST_F(ReportFileTest, GoesToDevices) {
  EXPECT_TRUE(file("/dev/null").check().ok());
  EXPECT_TRUE(file("/dev/null").write("ours").ok());
  EXPECT_FALSE(file("/dev/full").write("ours").ok());
  EXPECT_TRUE(file("-").check().ok());
}

}  // namespace
}  // namespace assay::report
