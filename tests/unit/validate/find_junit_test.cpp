// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "support/jar_builder.h"
#include "support/temp_folder.h"
#include "validate/junit_places.h"

namespace assay::validate {
namespace {

namespace fs = std::filesystem;

class FindJUnitTest : public ::testing::Test {
 protected:
  fs::path jar(const std::string& name, const std::vector<std::string>& classes) {
    testing::JarBuilder builder;
    for (const std::string& entry : classes) builder.add(entry + ".class", "x");
    return builder.write(folder_ / name);
  }

  /// JUnit 5 as Maven keeps it.
  void add_to_maven(const std::string& api, const std::string& platform) {
    folder_.write(
        "m2/org/junit/jupiter/junit-jupiter-api/" + api + "/junit-jupiter-api-" + api + ".jar", "");
    folder_.write("m2/org/junit/platform/junit-platform-commons/" + platform +
                      "/junit-platform-commons-" + platform + ".jar",
                  "");
    folder_.write("m2/org/opentest4j/opentest4j/1.3.0/opentest4j-1.3.0.jar", "");
  }

  std::string names(const JUnitJars& found) const {
    std::string text = std::to_string(found.version) + (found.on_class_path ? " here:" : ":");
    for (const fs::path& path : found.jars) text += " " + path.filename().string();
    return text;
  }

  testing::TempFolder folder_;
  JUnitPlaces places_ = {folder_ / "debian", folder_ / "m2", folder_ / "gradle"};
};

TEST_F(FindJUnitTest, FindsNothingWhereNothingIs) {
  EXPECT_EQ(names(find_junit("", 0, places_)), "5:");
  EXPECT_EQ(names(find_junit((folder_ / "none.jar").string(), 4, places_)), "4:");
}

TEST_F(FindJUnitTest, PrefersTheClassPath) {
  add_to_maven("5.9.0", "1.9.0");
  fs::path one = jar("everything.jar", {"org/junit/Test", "org/hamcrest/Matcher"});
  EXPECT_EQ(names(find_junit(one.string(), 0, places_)), "4 here: everything.jar");
}

TEST_F(FindJUnitTest, HonoursTheWantedVersion) {
  add_to_maven("5.9.0", "1.9.0");
  fs::path one = jar("everything.jar", {"org/junit/Test", "org/hamcrest/Matcher"});
  EXPECT_EQ(names(find_junit(one.string(), 5, places_)),
            "5: junit-jupiter-api-5.9.0.jar junit-platform-commons-1.9.0.jar opentest4j-1.3.0.jar");
}

TEST_F(FindJUnitTest, CompletesTheClassPath) {
  add_to_maven("5.9.0", "1.9.0");
  fs::path api = jar("api.jar", {"org/junit/jupiter/api/Test"});
  EXPECT_EQ(names(find_junit(api.string(), 0, places_)),
            "5 here: api.jar junit-jupiter-api-5.9.0.jar junit-platform-commons-1.9.0.jar "
            "opentest4j-1.3.0.jar");
}

TEST_F(FindJUnitTest, TakesDebiansJars) {
  folder_.write("debian/junit4.jar", "");
  folder_.write("debian/hamcrest.jar", "");
  EXPECT_EQ(names(find_junit("", 0, places_)), "4: junit4.jar hamcrest.jar");
}

TEST_F(FindJUnitTest, SkipsAPlaceWithOnlyAPart) {
  folder_.write("debian/junit-jupiter-api.jar", "");
  add_to_maven("5.9.0", "1.9.0");
  EXPECT_EQ(find_junit("", 5, places_).jars.front().filename(), "junit-jupiter-api-5.9.0.jar");
}

TEST_F(FindJUnitTest, TakesTheNewestVersion) {
  for (const char* version : {"5.9.2", "5.10.0", "5.10.0-M1", "5.2.0"}) {
    add_to_maven(version, "1.9.0");
  }
  EXPECT_EQ(find_junit("", 5, places_).jars.front().filename(), "junit-jupiter-api-5.10.0.jar");
}

TEST_F(FindJUnitTest, FindsTheJarsOfGradle) {
  folder_.write("gradle/junit/junit/4.13.2/0beef/junit-4.13.2.pom", "");
  folder_.write("gradle/junit/junit/4.13.2/8ac9e/junit-4.13.2.jar", "");
  EXPECT_EQ(names(find_junit("", 4, places_)), "4: junit-4.13.2.jar");
}

TEST(IsOlderVersion, ComparesNumbersAndReleases) {
  EXPECT_TRUE(is_older_version("5.9.2", "5.10"));
  EXPECT_TRUE(is_older_version("5.10.0-M1", "5.10.0"));
  EXPECT_TRUE(is_older_version("5.10.0-M1", "5.10.0-M2"));
  EXPECT_FALSE(is_older_version("5.10.0", "5.10.0"));
  EXPECT_FALSE(is_older_version("6.0.0", "5.13.4"));
}

}  // namespace
}  // namespace assay::validate
