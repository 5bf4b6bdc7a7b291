// SPDX-License-Identifier: Apache-2.0
#include "classpath/jimage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <random>

#include "support/temp_folder.h"
#include "unit/classpath/image_builder.h"

namespace assay::classpath {
namespace {

std::string text(Bytes bytes) { return {bytes.begin(), bytes.end()}; }

ImageBuilder small_image() {
  ImageBuilder builder;
  builder.add("/java.base/java/lang/Object.class", "object bytes");
  builder.add("/java.base/java/lang/String.class", "string bytes");
  builder.add("/java.base/module-info.class", "module bytes");
  builder.add("/java.base/LICENSE", "licence text");
  builder.add_package("java.lang", "java.base");
  return builder;
}

class JdkImageTest : public ::testing::Test {
 protected:
  Result<JdkImage> open(const std::string& content) {
    return JdkImage::open(folder_.write("modules", content));
  }

  testing::TempFolder folder_;
};

TEST_F(JdkImageTest, FindsStoredResources) {
  Result<JdkImage> image = open(small_image().build());
  ASSERT_TRUE(image.ok()) << image.error().message;
  EXPECT_EQ(text(image.value().find("/java.base/java/lang/String.class").value()), "string bytes");
  EXPECT_EQ(text(image.value().find("/java.base/LICENSE").value()), "licence text");
}

TEST_F(JdkImageTest, DoesNotFindWhatIsNotThere) {
  Result<JdkImage> image = open(small_image().build());
  for (const char* path : {"/java.base/java/lang/Strin.class", "/java.base/java/lang/String",
                           "java.base/java/lang/String.class", "/", ""}) {
    EXPECT_FALSE(image.value().find(path).has_value()) << path;
  }
}

TEST_F(JdkImageTest, FindsClassesThroughTheirPackage) {
  Result<JdkImage> image = open(small_image().build());
  EXPECT_EQ(image.value().module_of_package("java/lang"), "java.base");
  EXPECT_FALSE(image.value().module_of_package("java/nowhere").has_value());
  std::optional<ImageClass> object = image.value().find_class("java/lang/Object");
  ASSERT_TRUE(object.has_value());
  EXPECT_EQ(object->module, "java.base");
  EXPECT_EQ(text(object->bytes), "object bytes");
  EXPECT_FALSE(image.value().find_class("Object").has_value());
}

TEST_F(JdkImageTest, ListsModulesAndResources) {
  Result<JdkImage> image = open(small_image().build());
  EXPECT_EQ(image.value().modules(), std::vector<std::string>{"java.base"});
  std::vector<std::string> paths;
  image.value().for_each_resource(
      [&](const ImageResource& resource) { paths.push_back(resource.path()); });
  EXPECT_EQ(paths.size(), 5u);
  EXPECT_EQ(std::count(paths.begin(), paths.end(), "/java.base/LICENSE"), 1);
  EXPECT_EQ(std::count(paths.begin(), paths.end(), "/packages/java.lang"), 1);
}

TEST_F(JdkImageTest, InflatesZipChains) {
  ImageBuilder builder = small_image();
  std::string content(5000, 'x');
  std::string twice = builder.zip_link(builder.zip_link(content));
  builder.add_compressed("/java.base/once.txt", builder.zip_link(content), content.size());
  builder.add_compressed("/java.base/twice.txt", twice, content.size());
  Result<JdkImage> image = open(builder.build());
  EXPECT_EQ(text(image.value().find("/java.base/once.txt").value()), content);
  EXPECT_EQ(text(image.value().find("/java.base/twice.txt").value()), content);
  EXPECT_EQ(image.value().find("/java.base/once.txt")->data(),
            image.value().find("/java.base/once.txt")->data());
}

TEST_F(JdkImageTest, ReportsUnsupportedCompression) {
  ImageBuilder builder = small_image();
  builder.add_compressed("/java.base/odd.class", builder.link("compact-cp", "whatever", 100), 100);
  Result<JdkImage> image = open(builder.build());
  EXPECT_FALSE(image.value().find("/java.base/odd.class").has_value());
  EXPECT_NE(image.value().decompression_problem().find("'compact-cp'"), std::string::npos);
}

TEST_F(JdkImageTest, RefusesSizesThatCompressionCannotReach) {
  ImageBuilder builder = small_image();
  builder.add_compressed("/java.base/bomb", builder.link("zip", "tiny", 1ull << 40), 1ull << 40);
  builder.add_compressed("/java.base/bomb2", builder.link("zip", "tiny", 1 << 30), 1 << 30);
  Result<JdkImage> image = open(builder.build());
  EXPECT_FALSE(image.value().find("/java.base/bomb").has_value());
  EXPECT_FALSE(image.value().find("/java.base/bomb2").has_value());
}

TEST_F(JdkImageTest, RejectsOtherVersionsAndFiles) {
  ImageBuilder builder = small_image();
  builder.version = 2 << 16 | 1;
  Result<JdkImage> newer = open(builder.build());
  ASSERT_FALSE(newer.ok());
  EXPECT_NE(newer.error().message.find("expected image format 1.0, found 2.1"), std::string::npos);
  EXPECT_FALSE(open("").ok());
  EXPECT_FALSE(open(std::string(1000, 'x')).ok());
  EXPECT_FALSE(JdkImage::open(folder_ / "missing").ok());
  EXPECT_FALSE(JdkImage::open(folder_.path()).ok());
}

/// Uses everything an image offers; what it answers does not matter.
std::size_t exercise(const JdkImage& image) {
  std::size_t seen = image.modules().size();
  image.for_each_resource([&](const ImageResource& resource) {
    if (auto bytes = image.find(resource.path())) seen += text(*bytes).size();
  });
  for (const char* name : {"java/lang/Object", "java/lang/String", "x/y/Z"}) {
    if (auto found = image.find_class(name)) seen += text(found->bytes).size();
  }
  return seen;
}

TEST_F(JdkImageTest, SurvivesTruncationAtEveryByte) {
  ImageBuilder builder = small_image();
  builder.add_compressed("/java.base/once.txt", builder.zip_link("some content"), 12);
  std::string whole = builder.build();
  std::size_t opened = 0;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    Result<JdkImage> image = open(whole.substr(0, size));
    if (!image) continue;
    ++opened;
    exercise(image.value());
  }
  EXPECT_GT(opened, 10u);  // those cut within the content
}

TEST_F(JdkImageTest, SurvivesMutation) {
  ImageBuilder builder = small_image();
  builder.add_compressed("/java.base/once.txt", builder.zip_link("some content"), 12);
  std::string whole = builder.build();
  std::mt19937 random(1);
  std::size_t opened = 0;
  for (int round = 0; round < 2000; ++round) {
    std::string mutated = whole;
    for (int edits = 1 + round % 8; edits > 0; --edits) {
      mutated[8 + random() % (mutated.size() - 8)] = static_cast<char>(random());
    }
    Result<JdkImage> image = open(mutated);
    if (!image) continue;
    ++opened;
    exercise(image.value());
  }
  EXPECT_GT(opened, 500u);
}

class InstalledImage : public ::testing::TestWithParam<const char*> {};

TEST_P(InstalledImage, HoldsEveryClassOfJavaBase) {
  std::filesystem::path file = std::filesystem::path(GetParam()) / "lib/modules";
  if (!std::filesystem::exists(file)) GTEST_SKIP() << file << " is not installed";
  Result<JdkImage> opened = JdkImage::open(file);
  ASSERT_TRUE(opened.ok()) << opened.error().message;
  const JdkImage& image = opened.value();
  std::size_t classes = 0, wrong = 0;
  image.for_each_resource([&](const ImageResource& resource) {
    if (resource.extension != "class" || resource.parent.empty()) return;
    if (resource.module != "java.base") return;
    ++classes;
    auto found = image.find_class(std::string(resource.parent) + "/" + std::string(resource.base));
    bool is_right = found && found->module == "java.base" && found->bytes.size() == resource.size &&
                    found->bytes[0] == 0xCA && found->bytes[1] == 0xFE;
    wrong += !is_right;
  });
  EXPECT_GT(classes, 6000u);
  EXPECT_EQ(wrong, 0u);
  std::vector<std::string> modules = image.modules();
  EXPECT_TRUE(std::binary_search(modules.begin(), modules.end(), "java.sql"));
  EXPECT_EQ(image.module_of_package("java/sql"), "java.sql");
}

TEST_P(InstalledImage, IsNotTrustedWhenCutShort) {
  std::filesystem::path file = std::filesystem::path(GetParam()) / "lib/modules";
  if (!std::filesystem::exists(file)) GTEST_SKIP() << file << " is not installed";
  std::string start(3 << 20, '\0');
  std::ifstream(file, std::ios::binary).read(start.data(), static_cast<long>(start.size()));
  testing::TempFolder folder;
  Result<JdkImage> cut = JdkImage::open(folder.write("modules", start));
  ASSERT_TRUE(cut.ok()) << cut.error().message;  // the index is complete, the content is not
  std::size_t missing = 0;
  cut.value().for_each_resource([&](const ImageResource& resource) {
    missing += !cut.value().find(resource.path()).has_value();
  });
  EXPECT_GT(missing, 20000u);
  EXPECT_FALSE(JdkImage::open(folder.write("modules", start.substr(0, 100'000))).ok());
}

INSTANTIATE_TEST_SUITE_P(Jdks, InstalledImage,
                         ::testing::Values("/usr/lib/jvm/java-17-openjdk-amd64",
                                           "/usr/lib/jvm/temurin-25-jdk-amd64"));

}  // namespace
}  // namespace assay::classpath
