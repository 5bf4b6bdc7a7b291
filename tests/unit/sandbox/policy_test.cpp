// SPDX-License-Identifier: Apache-2.0
#include "sandbox/policy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "support/temp_folder.h"

namespace assay::sandbox {
namespace {

namespace fs = std::filesystem;

bool has(const std::vector<std::string>& list, const fs::path& path) {
  return std::ranges::find(list, path.string()) != list.end();
}

TEST(Policy, NamesWhatALinkLeadsToAndTheLinkAsAnAlias) {
  testing::TempFolder folder;
  fs::create_directory(folder / "real");
  fs::create_symlink("real", folder / "link");
  Policy policy;
  add_readable(policy, (folder / "link").string());
  EXPECT_TRUE(has(policy.readable, fs::canonical(folder / "real")));
  ASSERT_EQ(policy.aliases.size(), 1U);
  EXPECT_EQ(policy.aliases[0].place, (folder / "link").string());
}

TEST(Policy, LeavesOutWhatIsNotThere) {
  Policy policy;
  add_readable(policy, "/no/such/file");
  EXPECT_TRUE(policy.readable.empty());
}

TEST(Policy, FollowsLinksOutOfAFolderButNotBackIntoIt) {
  testing::TempFolder folder;
  fs::create_directories(folder / "jdk/lib");
  fs::create_directory(folder / "etc");
  fs::create_symlink("../../etc", folder / "jdk/lib/conf");
  fs::create_symlink("lib", folder / "jdk/lib64");
  Policy policy;
  add_readable_with_links(policy, (folder / "jdk").string());
  EXPECT_TRUE(has(policy.readable, fs::canonical(folder / "etc")));
  EXPECT_EQ(policy.readable.size(), 2U);
}

TEST(Policy, AllowsTheLoaderOfAProgram) {
  Policy policy;
  add_executable(policy, "/bin/sh");
  EXPECT_EQ(policy.executable.size(), 2U);
  EXPECT_NE(policy.executable[1].find("ld-linux"), std::string::npos);
}

}  // namespace
}  // namespace assay::sandbox
