// SPDX-License-Identifier: Apache-2.0
#include "classpath/installed_jdks.h"

#include <gtest/gtest.h>

#include "support/temp_folder.h"

namespace assay::classpath {
namespace {

class InstalledJdks : public ::testing::Test {
 protected:
  InstalledJdks() {
    add("jdk-25", "25.0.1");
    add("jdk-17", "17.0.15");
    add("jdk-8", "1.8.0_392");
    folder_.write("notes.txt", "");
    std::filesystem::create_directory_symlink(folder_ / "jdk-17", folder_ / "default");
  }

  void add(const std::string& name, const std::string& version) {
    folder_.write(name + "/release", "JAVA_VERSION=\"" + version + "\"\n");
    folder_.write(name + "/lib/modules", "");
  }

  testing::TempFolder folder_;
};

TEST_F(InstalledJdks, AreFoundOnceEachTheOldestFirst) {
  const auto found = installed_jdks(folder_.path());
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].feature, 17);
  EXPECT_EQ(found[0].home.filename(), "jdk-17");
  EXPECT_EQ(found[1].feature, 25);
  EXPECT_TRUE(installed_jdks(folder_ / "nowhere").empty());
}

TEST_F(InstalledJdks, AreAdvisedIfOneIsNewEnough) {
  EXPECT_EQ(advice_for_jdk(21, folder_.path()),
            "JDK 25 would do: --jdk " + (folder_ / "jdk-25").string());
  EXPECT_EQ(advice_for_jdk(26, folder_.path()),
            "they need JDK 26, and none that new is installed in " + folder_.path().string());
}

}  // namespace
}  // namespace assay::classpath
