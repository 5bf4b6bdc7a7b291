// SPDX-License-Identifier: Apache-2.0
#include "sandbox/remove_tree.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "support/temp_folder.h"

namespace assay::sandbox {
namespace {

namespace fs = std::filesystem;

TEST(EmptyFolder, RemovesLinksAndNotWhatTheyLeadTo) {
  testing::TempFolder folder;
  fs::create_directories(folder / "foreign/below");
  std::ofstream(folder / "foreign/below/file") << "kept";
  fs::create_directories(folder / "scratch/a/b");
  fs::create_directory_symlink(folder / "foreign", folder / "scratch/link");
  fs::create_directory_symlink(folder / "foreign", folder / "scratch/a/link");
  fs::create_symlink(folder / "foreign/below/file", folder / "scratch/a/b/file");
  EXPECT_TRUE(empty_folder((folder / "scratch").string()));
  EXPECT_TRUE(fs::is_empty(folder / "scratch"));
  EXPECT_TRUE(fs::exists(folder / "foreign/below/file"));
}

TEST(EmptyFolder, RefusesAFolderThatIsALink) {
  testing::TempFolder folder;
  fs::create_directory(folder / "foreign");
  std::ofstream(folder / "foreign/file") << "kept";
  fs::create_directory_symlink(folder / "foreign", folder / "scratch");
  EXPECT_FALSE(empty_folder((folder / "scratch").string()));
  EXPECT_TRUE(fs::exists(folder / "foreign/file"));
}

TEST(EmptyFolder, NeedsNoDescriptorPerLevel) {
  testing::TempFolder folder;
  fs::create_directory(folder / "scratch");
  int level = open((folder / "scratch").c_str(), O_RDONLY | O_DIRECTORY);
  for (int i = 0; i < 1'500; ++i) {
    ASSERT_EQ(mkdirat(level, "d", 0700), 0);
    const int next = openat(level, "d", O_RDONLY | O_DIRECTORY);
    close(level);
    level = next;
  }
  close(level);
  EXPECT_TRUE(empty_folder((folder / "scratch").string()));
  EXPECT_TRUE(fs::is_empty(folder / "scratch"));
}

TEST(EmptyFolder, RemovesWhatWasMadeInaccessible) {
  testing::TempFolder folder;
  fs::create_directories(folder / "scratch/a/b");
  std::ofstream(folder / "scratch/a/b/file") << "x";
  fs::permissions(folder / "scratch/a/b", fs::perms::none);
  fs::permissions(folder / "scratch/a", fs::perms::none);
  EXPECT_TRUE(empty_folder((folder / "scratch").string()));
  EXPECT_TRUE(fs::is_empty(folder / "scratch"));
}

TEST(RemoveTree, RemovesTheFolderItselfButNoLinkInItsPlace) {
  testing::TempFolder folder;
  folder.write("scratch/a/file", "x");
  folder.write("foreign/file", "kept");
  fs::create_directory_symlink(folder / "foreign", folder / "link");
  const int parent = open(folder.path().c_str(), O_RDONLY | O_DIRECTORY);
  EXPECT_TRUE(remove_tree(parent, "scratch"));
  EXPECT_FALSE(remove_tree(parent, "link"));
  close(parent);
  EXPECT_FALSE(fs::exists(folder / "scratch"));
  EXPECT_TRUE(fs::exists(folder / "foreign/file"));
}

}  // namespace
}  // namespace assay::sandbox
