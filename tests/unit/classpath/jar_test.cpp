// SPDX-License-Identifier: Apache-2.0
#include "classpath/jar.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "support/jar_builder.h"
#include "support/temp_folder.h"

namespace assay::classpath {
namespace {

using testing::JarBuilder;

std::string slurp(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string little_endian(std::uint64_t value, int size) {
  std::string out;
  for (int i = 0; i < size; ++i) out += static_cast<char>(value >> (8 * i));
  return out;
}

/// A zip64 file with the stored entry "a", all of whose sizes and offsets are in zip64 fields.
std::string zip64_file(std::string_view content) {
  auto u2 = [](std::uint64_t value) { return little_endian(value, 2); };
  auto u4 = [](std::uint64_t value) { return little_endian(value, 4); };
  auto u8 = [](std::uint64_t value) { return little_endian(value, 8); };
  const std::string see_zip64 = u4(0xffffffff);
  std::string local = u4(0x04034b50) + std::string(22, '\0') + u2(1) + u2(0) + "a";
  local += content;
  std::string extra = u2(1) + u2(24) + u8(content.size()) + u8(content.size()) + u8(0);
  std::string directory = u4(0x02014b50) + std::string(16, '\0') + see_zip64 + see_zip64 + u2(1) +
                          u2(extra.size()) + std::string(10, '\0') + see_zip64 + "a" + extra;
  std::string end64 = u4(0x06064b50) + u8(44) + std::string(12, '\0') + u8(1) + u8(1) +
                      u8(directory.size()) + u8(local.size());
  std::string locator = u4(0x07064b50) + u4(0) + u8(local.size() + directory.size()) + u4(1);
  std::string end =
      u4(0x06054b50) + u4(0) + u2(0xffff) + u2(0xffff) + see_zip64 + see_zip64 + u2(0);
  return local + directory + end64 + locator + end;
}

class JarTest : public ::testing::Test {
 protected:
  Result<Jar> open(const JarBuilder& builder, int feature = 17) {
    return Jar::open(builder.write(folder_ / "test.jar"), feature);
  }

  /// The entry's content, "none", or the error message.
  static std::string read(const Jar& jar, std::string_view name) {
    auto bytes = jar.read(name);
    if (!bytes) return bytes.error().message;
    if (!bytes.value()) return "none";
    return {bytes.value()->begin(), bytes.value()->end()};
  }

  testing::TempFolder folder_;
};

TEST_F(JarTest, ReadsStoredAndDeflatedEntries) {
  std::string large(100'000, 'a');
  Result<Jar> jar =
      open(JarBuilder().add("a/B.class", large).add_stored("c.txt", "see").add("empty", ""));
  ASSERT_TRUE(jar.ok()) << jar.error().message;
  EXPECT_EQ(read(jar.value(), "a/B.class"), large);
  EXPECT_EQ(read(jar.value(), "c.txt"), "see");
  EXPECT_EQ(read(jar.value(), "empty"), "");
  EXPECT_EQ(read(jar.value(), "a/C.class"), "none");
  EXPECT_FALSE(jar.value().contains("a/"));
}

TEST_F(JarTest, AllowsPrefixAndComment) {
  auto file = JarBuilder().add("a", "1").comment("PK\5\6 in a comment").write(folder_ / "x.jar");
  folder_.write("x.jar", "#!/bin/sh\nexec java -jar $0\n" + slurp(file));
  Result<Jar> jar = Jar::open(file, 17);
  ASSERT_TRUE(jar.ok()) << jar.error().message;
  EXPECT_EQ(read(jar.value(), "a"), "1");
}

TEST_F(JarTest, ReadsZip64) {
  Result<Jar> jar = Jar::open(folder_.write("x.jar", zip64_file("content")), 17);
  ASSERT_TRUE(jar.ok()) << jar.error().message;
  EXPECT_EQ(read(jar.value(), "a"), "content");
}

TEST_F(JarTest, PicksTheNewestVersionTheJdkAllows) {
  JarBuilder builder;
  builder.manifest("Multi-Release: true\n").add("A", "plain");
  builder.add("META-INF/versions/11/A", "eleven").add("META-INF/versions/17/A", "seventeen");
  builder.add("META-INF/versions/21/A", "twenty-one").add("META-INF/versions/21/New", "new");
  builder.add("META-INF/versions/8/A", "eight").add("META-INF/versions/x/A", "x");
  EXPECT_EQ(read(open(builder, 17).value(), "A"), "seventeen");
  EXPECT_EQ(read(open(builder, 25).value(), "A"), "twenty-one");
  EXPECT_EQ(read(open(builder, 25).value(), "New"), "new");
  EXPECT_EQ(read(open(builder, 17).value(), "New"), "none");
  EXPECT_EQ(read(open(builder, 17).value(), "META-INF/versions/11/A"), "eleven");
}

TEST_F(JarTest, IgnoresVersionsWithoutTheAttribute) {
  JarBuilder builder;
  builder.manifest("Main-Class: a.B\n").add("A", "plain").add("META-INF/versions/11/A", "eleven");
  Result<Jar> jar = open(builder);
  EXPECT_EQ(read(jar.value(), "A"), "plain");
  EXPECT_EQ(jar.value().manifest().main_class(), "a.B");
}

TEST_F(JarTest, ListsNamesAsTheProgramSeesThem) {
  JarBuilder builder;
  builder.manifest("Multi-Release: true\n").add("b/", "").add("b/B", "").add("A", "");
  builder.add("META-INF/versions/11/A", "").add("META-INF/versions/11/C", "");
  builder.add("META-INF/versions/21/D", "");
  Result<Jar> jar = open(builder);
  EXPECT_EQ(jar.value().names(),
            (std::vector<std::string_view>{"A", "C", "META-INF/MANIFEST.MF", "b/B"}));
}

TEST_F(JarTest, FindsManifestWrittenInLowerCase) {
  Result<Jar> jar = open(JarBuilder().add("meta-inf/manifest.mf", "Main-Class: x.Y\n"));
  EXPECT_EQ(jar.value().manifest().main_class(), "x.Y");
}

TEST_F(JarTest, TakesTheLastOfTwoEntriesWithOneName) {
  auto file = JarBuilder().add_stored("a1", "one").add_stored("a2", "two").write(folder_ / "x.jar");
  std::string bytes = slurp(file);
  for (std::size_t at = bytes.find("a2"); at != bytes.npos; at = bytes.find("a2", at)) {
    bytes[at + 1] = '1';
  }
  Result<Jar> jar = Jar::open(folder_.write("x.jar", bytes), 17);
  EXPECT_EQ(read(jar.value(), "a1"), "two");
}

TEST_F(JarTest, ReportsFilesThatAreNoJars) {
  for (const std::string& content : {std::string(), std::string("PK"), std::string(70'000, 'P')}) {
    Result<Jar> jar = Jar::open(folder_.write("x.jar", content), 17);
    ASSERT_FALSE(jar.ok());
    EXPECT_TRUE(jar.error().message.starts_with("cannot read " + (folder_ / "x.jar").string()));
  }
  EXPECT_FALSE(Jar::open(folder_ / "missing.jar", 17).ok());
  EXPECT_FALSE(Jar::open(folder_.path(), 17).ok());
}

TEST_F(JarTest, ReportsDamagedEntries) {
  auto file = JarBuilder().add("a", std::string(1000, 'x')).write(folder_ / "x.jar");
  std::string bytes = slurp(file);
  std::size_t directory = bytes.find("PK\1\2");
  ASSERT_NE(directory, bytes.npos);
  std::string larger = bytes, encrypted = bytes, odd = bytes;
  larger[directory + 27] = 0x10;  // 256 MiB more than there is
  encrypted[directory + 8] |= 1;
  odd[directory + 10] = 12;
  auto message = [&](const std::string& content) {
    return read(Jar::open(folder_.write("x.jar", content), 17).value(), "a");
  };
  EXPECT_NE(message(larger).find("more than the limit"), std::string::npos);
  EXPECT_EQ(message(encrypted), "the entry is encrypted");
  EXPECT_EQ(message(odd), "the entry uses compression method 12, not stored or deflated");
}

TEST_F(JarTest, InflatesNoClassLargerThanClassesAre) {
  const std::string zeros(std::size_t{9} << 20, '\0');
  JarBuilder().add("Bomb.class", zeros).add("data.bin", zeros).write(folder_ / "bomb.jar");
  const Jar jar = Jar::open(folder_ / "bomb.jar", 17).value();
  const auto bomb = jar.read("Bomb.class");
  ASSERT_FALSE(bomb.ok());
  EXPECT_NE(bomb.error().message.find("more than the limit"), std::string::npos);
  EXPECT_EQ(jar.read("data.bin").value()->size(), zeros.size());
}

TEST_F(JarTest, ReportsAFileThatShrankAfterOpening) {
  Result<Jar> jar = open(JarBuilder().add_stored("a", std::string(50'000, 'x')));
  std::filesystem::resize_file(folder_ / "test.jar", 1000);
  EXPECT_EQ(read(jar.value(), "a"), "the file is truncated");
}

TEST_F(JarTest, SurvivesTruncationAtEveryByte) {
  auto file = JarBuilder().manifest("A: b\n").add("a/B.class", "bytes").write(folder_ / "x.jar");
  std::string bytes = slurp(file);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(Jar::open(folder_.write("x.jar", bytes.substr(0, size)), 17).ok()) << size;
  }
}

}  // namespace
}  // namespace assay::classpath
