// SPDX-License-Identifier: Apache-2.0
#include "app/remove_tree.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/temp_folder.h"

namespace assay::app {
namespace {

namespace fs = std::filesystem;

class RemoveTree : public ::testing::Test {
 protected:
  void remove(const char* name) {
    const int folder = open(folder_.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    remove_tree(folder, name);
    close(folder);
  }

  testing::TempFolder folder_;
};

TEST_F(RemoveTree, RemovesAllAndNothingElse) {
  folder_.write("keep/a", "a");
  folder_.write("tree/b/c", "c");
  fs::create_symlink(folder_ / "keep/a", folder_ / "tree/file link");
  fs::create_directory_symlink(folder_ / "keep", folder_ / "tree/b/folder link");
  ASSERT_EQ(mkfifo((folder_ / "tree/pipe").c_str(), 0600), 0);
  fs::permissions(folder_ / "tree/b", fs::perms::none);
  remove("tree");
  EXPECT_FALSE(fs::exists(folder_ / "tree"));
  EXPECT_TRUE(fs::exists(folder_ / "keep/a"));
}

TEST_F(RemoveTree, DoesNotEnterALink) {
  folder_.write("keep/a", "a");
  fs::create_directory_symlink(folder_ / "keep", folder_ / "link");
  remove("link");
  EXPECT_TRUE(fs::exists(folder_ / "keep/a"));
}

TEST_F(RemoveTree, ReachesFoldersDeeperThanAnyPath) {
  int folder = open(folder_.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const std::string name(200, 'x');
  ASSERT_EQ(mkdirat(folder, "tree", 0700), 0);
  for (int depth = 0; depth < 500; ++depth) {
    const int inner = openat(folder, depth == 0 ? "tree" : name.c_str(), O_RDONLY | O_DIRECTORY);
    ASSERT_GE(inner, 0);
    close(folder);
    folder = inner;
    ASSERT_EQ(mkdirat(folder, name.c_str(), 0700), 0);
  }
  close(folder);
  remove("tree");
  EXPECT_TRUE(fs::is_empty(folder_.path()));
}

}  // namespace
}  // namespace assay::app
