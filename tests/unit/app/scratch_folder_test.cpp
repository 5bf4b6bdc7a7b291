// SPDX-License-Identifier: Apache-2.0
#include "app/classes/scratch_folder.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>

#include "support/temp_folder.h"

namespace assay::app {
namespace {

namespace fs = std::filesystem;

class ScratchFolderTest : public ::testing::Test {
 protected:
  ScratchFolderTest() { setenv("TMPDIR", folder_.path().c_str(), 1); }
  ~ScratchFolderTest() override { unsetenv("TMPDIR"); }

  std::size_t count() {
    const fs::directory_iterator files(folder_.path());
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
  }
  /// A folder of a process that is killed.
  fs::path left_behind() {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    const int pid = fork();
    if (pid == 0) {
      auto scratch = ScratchFolder::create();
      const std::string path = scratch.value()->path().string();
      std::ofstream(path + "/file") << "x";
      [[maybe_unused]] const ssize_t sent = write(ends[1], path.c_str(), path.size());
      raise(SIGKILL);
    }
    waitpid(pid, nullptr, 0);
    char path[4096] = {};
    EXPECT_GT(read(ends[0], path, sizeof path - 1), 0);
    close(ends[0]);
    close(ends[1]);
    return path;
  }

  testing::TempFolder folder_;
};

TEST_F(ScratchFolderTest, IsOursAloneAndGoneInTheEnd) {
  {
    const auto scratch = ScratchFolder::create();
    ASSERT_TRUE(scratch.ok());
    EXPECT_EQ(fs::status(scratch.value()->path()).permissions(), fs::perms::owner_all);
    std::ofstream(scratch.value()->path() / "file") << "x";
  }
  EXPECT_EQ(count(), 0u);
}

TEST_F(ScratchFolderTest, RemovesWhatAKilledProcessLeftBehind) {
  const fs::path old = left_behind();
  ASSERT_TRUE(fs::exists(old / "file"));
  const auto scratch = ScratchFolder::create();
  EXPECT_FALSE(fs::exists(old));
  EXPECT_EQ(count(), 1u);
}

TEST_F(ScratchFolderTest, LeavesTheFoldersOfOthersAlone) {
  const auto live = ScratchFolder::create();
  fs::create_directory(folder_ / "assay-run-backup");  // not for its owner alone
  folder_.write("assay-run-abcdef/mine", "x");
  fs::permissions(folder_ / "assay-run-abcdef", fs::perms::owner_all);  // but without a lock
  folder_.write("elsewhere/.lock-of-assay", "");
  fs::permissions(folder_ / "elsewhere", fs::perms::owner_all);
  fs::create_directory_symlink("elsewhere", folder_ / "assay-run-linked");
  const auto scratch = ScratchFolder::create();
  EXPECT_TRUE(fs::exists(live.value()->path()));
  EXPECT_TRUE(fs::exists(folder_ / "assay-run-backup"));
  EXPECT_TRUE(fs::exists(folder_ / "assay-run-abcdef/mine"));
  EXPECT_TRUE(fs::exists(folder_ / "elsewhere/.lock-of-assay"));
}

TEST_F(ScratchFolderTest, SaysWhichFolderCannotBeUsed) {
  setenv("TMPDIR", (folder_ / "gone").c_str(), 1);
  const auto scratch = ScratchFolder::create();
  ASSERT_FALSE(scratch.ok());
  EXPECT_EQ(scratch.error().message,
            "cannot make a folder in " + (folder_ / "gone").string() +
                " for the tests to be judged in: No such file or directory; set TMPDIR to a folder "
                "that can be written to, or use --no-validate");
}

}  // namespace
}  // namespace assay::app
