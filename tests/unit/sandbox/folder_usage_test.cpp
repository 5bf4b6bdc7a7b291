// SPDX-License-Identifier: Apache-2.0
#include "sandbox/folder_usage.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "support/temp_folder.h"

namespace assay::sandbox {
namespace {

namespace fs = std::filesystem;

TEST(FolderUsage, CountsBytesOfAllFilesBelow) {
  testing::TempFolder folder;
  folder.write("scratch/a/one", std::string(300'000, 'x'));
  folder.write("scratch/two", std::string(300'000, 'x'));
  const std::string scratch = (folder / "scratch").string();
  EXPECT_TRUE(is_within(scratch, {.bytes = 1'000'000}));
  EXPECT_FALSE(is_within(scratch, {.bytes = 400'000}));
}

TEST(FolderUsage, CountsEntries) {
  testing::TempFolder folder;
  for (int i = 0; i < 10; ++i) folder.write("scratch/" + std::to_string(i), "");
  EXPECT_TRUE(is_within((folder / "scratch").string(), {.entries = 10}));
  EXPECT_FALSE(is_within((folder / "scratch").string(), {.entries = 9}));
}

TEST(FolderUsage, LooksNeitherThroughLinksNorDownEndlessFolders) {
  testing::TempFolder folder;
  folder.write("foreign/big", std::string(300'000, 'x'));
  fs::create_directory(folder / "scratch");
  fs::create_directory_symlink(folder / "foreign", folder / "scratch/link");
  EXPECT_TRUE(is_within((folder / "scratch").string(), {.bytes = 100'000}));
  std::string deep = "scratch";
  for (int i = 0; i < 100; ++i) deep += "/d";
  fs::create_directories(folder / deep);
  EXPECT_FALSE(is_within((folder / "scratch").string(), {}));
}

}  // namespace
}  // namespace assay::sandbox
