// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "support/temp_folder.h"
#include "unit/world/file_access.h"
#include "world/world.h"

namespace assay::world {
namespace {

namespace fs = std::filesystem;

constexpr const char* kNoEntry = "No such file or directory";
constexpr const char* kDenied = "Permission denied";

class HostFilesTest : public ::testing::Test {
 protected:
  HostFilesTest() {
    folder_.write("jdk/lib/tzdb.dat", "zones");
    folder_.write("jdk/bin/java", "binary");
    fs::permissions(folder_ / "jdk/bin/java", fs::perms::owner_all);
    folder_.write("app/classes/a/A.class", "class");
    folder_.write("app/x.jar", "jar");
    folder_.write("app/secret", "secret");
    folder_.write("etc/java.security", "config");
    fs::create_symlink(folder_ / "etc/java.security", folder_ / "jdk/java.security");
    fs::create_symlink(folder_ / "app/secret", folder_ / "app/classes/link");
    fs::create_directory_symlink(folder_.path(), folder_ / "app/classes/up");
    fs::create_symlink(folder_ / "app/x.jar", folder_ / "app/classes/to-jar");
    WorldOptions options;
    options.jdk_home = folder_ / "jdk";
    options.class_path = {folder_ / "app/classes", folder_ / "app/x.jar", folder_ / "missing"};
    world_ = std::make_unique<World>(options);
  }

  std::string read(const char* name) { return read_file(files(), (folder_ / name).string()); }
  std::string path(const char* name) { return (folder_ / name).string(); }
  VirtualFiles& files() { return world_->files; }

  testing::TempFolder folder_;
  std::unique_ptr<World> world_;
};

using Names = std::vector<std::string>;

TEST_F(HostFilesTest, ReadsTheJdkAndTheClassPath) {
  EXPECT_EQ(read("jdk/lib/tzdb.dat"), "zones");
  EXPECT_EQ(read("app/classes/a/A.class"), "class");
  EXPECT_EQ(read("app/x.jar"), "jar");
}

TEST_F(HostFilesTest, HidesEverythingElse) {
  EXPECT_EQ(read("app/secret"), kNoEntry);
  EXPECT_EQ(read("etc/java.security"), kNoEntry);
  EXPECT_EQ(read("app/classes/../secret"), kNoEntry);
  EXPECT_EQ(read("app/classes/a/../../secret"), kNoEntry);
  EXPECT_EQ(files().list(path("app")).value(), (Names{"classes", "x.jar"}));
  EXPECT_FALSE(files().exists(path("missing")));
  EXPECT_FALSE(files().exists("/etc"));
}

TEST_F(HostFilesTest, DoesNotFollowLinksOutOfTheClassPath) {
  EXPECT_EQ(read("app/classes/link"), kNoEntry);
  EXPECT_EQ(read("app/classes/up/app/secret"), kNoEntry);
  EXPECT_EQ(read("app/classes/up/app/classes/a/A.class"), "class");
  EXPECT_EQ(read("app/classes/to-jar"), "jar");
  EXPECT_EQ(files().list(path("app/classes")).value(), (Names{"a", "to-jar"}));
}

TEST_F(HostFilesTest, FollowsLinksOfTheJdk) {
  EXPECT_EQ(read("jdk/java.security"), "config");
  EXPECT_EQ(read("jdk/java.security/../../etc/java.security"), kNoEntry);
}

TEST_F(HostFilesTest, RefusesChanges) {
  std::string classes = path("app/classes"), file = path("app/classes/a/A.class");
  EXPECT_EQ(write_file(files(), file, "x"), kDenied);
  EXPECT_EQ(write_file(files(), classes + "/new", "x"), kDenied);
  EXPECT_EQ(write_file(files(), path("app/new"), "x"), kDenied);
  EXPECT_EQ(files().remove_file(file), FileError::AccessDenied);
  EXPECT_EQ(files().remove_folder(classes), FileError::AccessDenied);
  EXPECT_EQ(files().make_folder(classes + "/new"), FileError::AccessDenied);
  EXPECT_EQ(files().make_folder(classes), FileError::Exists);
  EXPECT_EQ(files().rename(file, "/tmp/stolen"), FileError::AccessDenied);
  EXPECT_EQ(files().rename(path("app"), "/tmp/stolen"), FileError::AccessDenied);
  ASSERT_EQ(write_file(files(), "/tmp/mine", "x"), "Success");
  EXPECT_EQ(files().rename("/tmp/mine", file), FileError::AccessDenied);
  EXPECT_EQ(files().set_permissions(file, 0777), FileError::AccessDenied);
  EXPECT_EQ(files().set_modified(file, 0), FileError::AccessDenied);
  EXPECT_EQ(files().access(file, 2), FileError::AccessDenied);
  EXPECT_EQ(read("app/classes/a/A.class"), "class");
}

TEST_F(HostFilesTest, GivesTheSameStatusOnEveryMachine) {
  FileStatus file = files().status(path("app/x.jar")).value();
  EXPECT_EQ(file.mode(), 0100444u);
  EXPECT_EQ(file.size, 3u);
  EXPECT_EQ(file.modified_nanos, VirtualClock::kDefaultEpochMillis * 1'000'000);
  EXPECT_EQ(files().status(path("jdk/bin/java")).value().mode(), 0100555u);
  EXPECT_EQ(files().status(path("jdk/lib")).value().mode(), 0040555u);
  int descriptor = files().open(path("app/x.jar"), O_RDONLY).value();
  EXPECT_EQ(files().status(descriptor).value().inode, file.inode);
  EXPECT_EQ(files().status(path("app/x.jar/")).error(), FileError::NotADirectory);
}

TEST_F(HostFilesTest, SeeksInHostFiles) {
  int descriptor = files().open(path("jdk/lib/tzdb.dat"), O_RDONLY).value();
  EXPECT_EQ(files().seek(descriptor, -3, SeekFrom::End).value(), 2u);
  EXPECT_EQ(files().available(descriptor).value(), 3u);
  std::vector<std::uint8_t> buffer(10);
  EXPECT_EQ(files().read(descriptor, buffer).value(), 3u);
  EXPECT_EQ(std::string(buffer.begin(), buffer.begin() + 3), "nes");
  EXPECT_EQ(files().read(descriptor, buffer).value(), 0u);
}

TEST_F(HostFilesTest, ReadsTheInstalledJdk) {
  fs::path home = "/usr/lib/jvm/java-17-openjdk-amd64";
  if (!fs::exists(home)) GTEST_SKIP() << home << " is not installed";
  WorldOptions options;
  options.jdk_home = home;
  World world(options);
  EXPECT_GT(world.files.status((home / "lib/tzdb.dat").string()).value().size, 1000u);
  std::string security = read_file(world.files, (home / "conf/security/java.security").string());
  EXPECT_NE(security.find("security.provider.1"), std::string::npos);
  EXPECT_EQ(world.files.list("/usr/lib/jvm").value(), Names{"java-17-openjdk-amd64"});
}

}  // namespace
}  // namespace assay::world
