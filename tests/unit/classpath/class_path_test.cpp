// SPDX-License-Identifier: Apache-2.0
#include "classpath/class_path.h"

#include <gtest/gtest.h>

#include "support/jar_builder.h"
#include "support/temp_folder.h"

namespace assay::classpath {
namespace {

namespace fs = std::filesystem;
using testing::JarBuilder;

class ClassPathTest : public ::testing::Test {
 protected:
  ClassPath parse(std::string_view text) { return ClassPath::parse(text, 17, folder_.path()); }

  static std::string content(const std::optional<ClassPathResource>& resource) {
    if (!resource) return "none";
    return {resource->bytes.begin(), resource->bytes.end()};
  }

  /// The entries relative to the folder, with a mark for those that are not used.
  std::vector<std::string> entries(const ClassPath& class_path) {
    std::vector<std::string> names;
    for (const ClassPathEntry& entry : class_path.entries()) {
      std::string mark = entry.kind == EntryKind::Missing      ? "missing "
                         : entry.kind == EntryKind::Unreadable ? "unreadable "
                                                               : "";
      names.push_back(mark + entry.path.lexically_relative(folder_.path()).string());
    }
    return names;
  }

  testing::TempFolder folder_;
};

using Names = std::vector<std::string>;

TEST_F(ClassPathTest, FindsInFoldersAndJarsInOrder) {
  folder_.write("classes/a/A.class", "folder");
  JarBuilder().add("a/A.class", "jar").add("a/B.class", "only in jar").write(folder_ / "x.jar");
  ClassPath folder_first = parse("classes:x.jar");
  EXPECT_EQ(content(folder_first.find("a/A.class")), "folder");
  EXPECT_EQ(content(folder_first.find("a/B.class")), "only in jar");
  EXPECT_EQ(content(folder_first.find("a/C.class")), "none");
  EXPECT_EQ(content(parse("x.jar:classes").find("a/A.class")), "jar");
}

TEST_F(ClassPathTest, SaysWhereAResourceCameFrom) {
  folder_.write("classes/a/A.class", "folder");
  JarBuilder().add("a/A.class", "jar").write(folder_ / "x.jar");
  std::vector<ClassPathResource> all = parse("none:classes:x.jar").find_all("a/A.class");
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].entry, 1u);
  EXPECT_EQ(all[0].origin, folder_ / "classes/a/A.class");
  EXPECT_EQ(all[1].entry, 2u);
  EXPECT_EQ(all[1].origin, folder_ / "x.jar");
}

TEST_F(ClassPathTest, ResourceOutlivesTheClassPath) {
  folder_.write("classes/a", "content");
  std::optional<ClassPathResource> resource = parse("classes").find("a");
  EXPECT_EQ(content(resource), "content");
}

TEST_F(ClassPathTest, KeepsNamesInsideTheEntry) {
  folder_.write("secret", "x");
  folder_.write("classes/a/A.class", "x");
  ClassPath class_path = parse("classes");
  for (const char* name : {"../secret", "a/../../secret", "/etc/passwd", "", "a", ".."}) {
    EXPECT_EQ(content(class_path.find(name)), "none") << name;
  }
}

TEST_F(ClassPathTest, TakesEmptyElementsForTheWorkingFolder) {
  folder_.write("A.class", "here");
  EXPECT_EQ(content(parse("").find("A.class")), "here");
  EXPECT_EQ(content(parse("x::y").find("A.class")), "here");
}

TEST_F(ClassPathTest, ExpandsWildcardsToJarsInOrderOfName) {
  for (const char* name : {"lib/b.jar", "lib/a.jar", "lib/c.JAR", "lib/deep/d.jar"}) {
    JarBuilder().add("x", name).write(folder_ / name);
  }
  folder_.write("lib/note.txt", "");
  EXPECT_EQ(entries(parse("lib/*")), (Names{"lib/a.jar", "lib/b.jar", "lib/c.JAR"}));
  EXPECT_EQ(entries(parse("none/*:lib/a*")), (Names{"missing none/*", "missing lib/a*"}));
}

TEST_F(ClassPathTest, FollowsManifestsAndSurvivesCycles) {
  JarBuilder a, b, c;
  a.manifest("Class-Path: lib/b.jar more%20classes/ gone.jar folder\n").add("a", "a");
  b.manifest("Class-Path: ../a.jar c.jar\n").add("b", "b");
  c.manifest("Class-Path: http://example.com/x.jar file:b.jar\n").add("b", "hidden").add("c", "c");
  a.write(folder_ / "a.jar");
  b.write(folder_ / "lib/b.jar");
  c.write(folder_ / "lib/c.jar");
  folder_.write("more classes/d", "d");
  folder_.write("folder/e", "e");
  ClassPath class_path = parse("a.jar:last");
  EXPECT_EQ(entries(class_path), (Names{"a.jar", "lib/b.jar", "lib/c.jar", "more classes",
                                        "missing gone.jar", "unreadable folder", "missing last"}));
  EXPECT_EQ(content(class_path.find("b")), "b");
  EXPECT_EQ(content(class_path.find("d")), "d");
  EXPECT_EQ(content(class_path.find("e")), "none");
}

TEST_F(ClassPathTest, RecordsEntriesThatAreNoJars) {
  folder_.write("x.jar", "not a jar");
  ClassPath class_path = parse("x.jar");
  ASSERT_EQ(class_path.entries().size(), 1u);
  EXPECT_EQ(class_path.entries()[0].kind, EntryKind::Unreadable);
  EXPECT_NE(class_path.entries()[0].problem.find("too short"), std::string::npos);
}

TEST_F(ClassPathTest, DropsRepeatedEntries) {
  fs::create_directories(folder_ / "classes");
  EXPECT_EQ(entries(parse("classes:./classes/:x/../classes")), Names{"classes"});
}

TEST_F(ClassPathTest, ListsClassesOnce) {
  folder_.write("classes/b/B.class", "");
  folder_.write("classes/b/B$Inner.class", "");
  folder_.write("classes/module-info.class", "");
  folder_.write("classes/b/notes.txt", "");
  JarBuilder().add("b/B.class", "").add("A.class", "").write(folder_ / "x.jar");
  Names names;
  for (const ClassPathClass& found : parse("classes:x.jar").classes()) {
    names.push_back(found.name + " " + std::to_string(found.entry));
  }
  EXPECT_EQ(names, (Names{"b/B$Inner 0", "b/B 0", "A 1"}));
}

}  // namespace
}  // namespace assay::classpath
