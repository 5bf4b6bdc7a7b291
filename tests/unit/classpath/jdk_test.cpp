// SPDX-License-Identifier: Apache-2.0
#include "classpath/jdk.h"

#include <gtest/gtest.h>

#include "support/temp_folder.h"
#include "unit/classpath/image_builder.h"

namespace assay::classpath {
namespace {

namespace fs = std::filesystem;

/// The image of a JDK with nothing but java.lang.Object in it.
std::string image_of(int feature) {
  std::string object = {'\xCA', '\xFE', '\xBA', '\xBE', 0, 0, 0, static_cast<char>(feature + 44)};
  ImageBuilder builder;
  builder.add("/java.base/java/lang/Object.class", object);
  builder.add_package("java.lang", "java.base");
  return builder.build();
}

class JdkTest : public ::testing::Test {
 protected:
  fs::path make_jdk(const std::string& name, int feature) {
    folder_.write(name + "/release",
                  "IMPLEMENTOR=\"nobody\"\nJAVA_VERSION=\"" + std::to_string(feature) + ".0.2\"\n");
    folder_.write(name + "/lib/modules", image_of(feature));
    fs::path java = folder_.write(name + "/bin/java", "");
    fs::permissions(java, fs::perms::owner_all);
    return folder_ / name;
  }

  std::string message(const JdkSearch& search) {
    Result<Jdk> jdk = find_jdk(search);
    return jdk ? "found " + jdk.value().home.string() : jdk.error().message;
  }

  static bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }

  testing::TempFolder folder_;
};

TEST_F(JdkTest, ReadsVersionAndHome) {
  fs::path home = make_jdk("jdk", 21);
  Result<Jdk> jdk = open_jdk(home);
  ASSERT_TRUE(jdk.ok()) << jdk.error().message;
  EXPECT_EQ(jdk.value().home, home);
  EXPECT_EQ(jdk.value().java_version, "21.0.2");
  EXPECT_EQ(jdk.value().feature, 21);
  EXPECT_EQ(jdk.value().max_class_file_major(), 65);
}

TEST_F(JdkTest, AcceptsBinFolderAndJavaBinaryAndLinks) {
  fs::path home = make_jdk("jdk", 17);
  fs::create_symlink(home / "bin/java", folder_ / "java");
  for (const fs::path& place : {home / "bin", home / "bin/java", home / "bin/", folder_ / "java"}) {
    Result<Jdk> jdk = open_jdk(place);
    ASSERT_TRUE(jdk.ok()) << place << ": " << jdk.error().message;
    EXPECT_EQ(jdk.value().home, home) << place;
  }
}

TEST_F(JdkTest, PrefersFlagThenJavaHomeThenPath) {
  fs::path flag = make_jdk("flag", 17), home = make_jdk("home", 17), path = make_jdk("path", 17);
  std::string search_path = "/nonexistent:" + (path / "bin").string();
  EXPECT_EQ(message({flag, home, search_path}), "found " + flag.string());
  EXPECT_EQ(message({std::nullopt, home, search_path}), "found " + home.string());
  EXPECT_EQ(message({std::nullopt, "", search_path}), "found " + path.string());
}

TEST_F(JdkTest, SaysWhereItLookedWhenThereIsNone) {
  std::string text = message({std::nullopt, "", "/nonexistent"});
  EXPECT_TRUE(contains(text, "no JDK found: --jdk is not given, JAVA_HOME is not set")) << text;
}

TEST_F(JdkTest, NamesTheSourceOfABadPlace) {
  make_jdk("path", 17);
  std::string text = message({std::nullopt, folder_ / "gone", folder_ / "path/bin"});
  EXPECT_TRUE(text.starts_with("JAVA_HOME: " + (folder_ / "gone").string())) << text;
  EXPECT_TRUE(message({folder_ / "gone", "", ""}).starts_with("--jdk: ")) << text;
}

TEST_F(JdkTest, RefusesOldJdks) {
  std::string eleven = message({make_jdk("eleven", 11), "", ""});
  EXPECT_TRUE(contains(eleven, "is version 11.0.2, and 17 or later is needed")) << eleven;
  folder_.write("eight/release", "JAVA_VERSION=\"1.8.0_392\"\n");
  folder_.write("eight/jre/lib/rt.jar", "");
  std::string eight = message({folder_ / "eight", "", ""});
  EXPECT_TRUE(contains(eight, "is version 1.8.0_392, and 17")) << eight;
  folder_.write("ancient/jre/lib/rt.jar", "");
  std::string ancient = message({folder_ / "ancient", "", ""});
  EXPECT_TRUE(contains(ancient, "is version 8 or older")) << ancient;
}

TEST_F(JdkTest, ExplainsFoldersThatAreNoJdk) {
  folder_.write("runtime/bin/java", "");
  std::string runtime = message({folder_ / "runtime", "", ""});
  EXPECT_TRUE(contains(runtime, "has no lib/modules: it is a runtime")) << runtime;
  std::string other = message({folder_.path(), "", ""});
  EXPECT_TRUE(contains(other, "is not a JDK: it has neither lib/modules nor bin/java")) << other;
  folder_.write("broken/lib/modules", "nonsense, but longer than a header");
  std::string broken = message({folder_ / "broken", "", ""});
  EXPECT_TRUE(contains(broken, "is not a usable JDK image")) << broken;
}

TEST_F(JdkTest, TakesVersionFromClassFilesWithoutReleaseFile) {
  fs::path home = make_jdk("jdk", 25);
  fs::remove(home / "release");
  Result<Jdk> jdk = open_jdk(home);
  ASSERT_TRUE(jdk.ok()) << jdk.error().message;
  EXPECT_EQ(jdk.value().feature, 25);
}

TEST(FeatureOfVersion, UnderstandsOldNewAndEarlyAccess) {
  EXPECT_EQ(feature_of_version("17.0.15"), 17);
  EXPECT_EQ(feature_of_version("1.8.0_392"), 8);
  EXPECT_EQ(feature_of_version("26-ea"), 26);
  EXPECT_EQ(feature_of_version(""), 0);
  EXPECT_EQ(feature_of_version("x"), 0);
}

}  // namespace
}  // namespace assay::classpath
