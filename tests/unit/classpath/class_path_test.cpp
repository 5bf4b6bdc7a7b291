// SPDX-License-Identifier: Apache-2.0
#include "classpath/class_path.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

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

TEST_F(ClassPathTest, LetsNoManifestLeadOutOfTheJarsFolder) {
  folder_.write("secret/key", "s");
  folder_.write("app/.ssh/key", "s");
  folder_.write("app/notes.txt", "s");
  folder_.write("app/folder/note", "s");
  folder_.write("app/classes/a", "a");
  fs::create_directory_symlink(folder_ / "secret", folder_ / "app/link");
  fs::create_directory_symlink(folder_ / "app/classes", folder_ / "app/inner link");
  JarBuilder().add("x", "x").write(folder_ / "other.jar");
  JarBuilder()
      .manifest(
          "Class-Path: / file:///etc/ ../secret/ lib/../../secret/ %2e%2e/secret/ link/ ./\n"
          "  ../other.jar .ssh/ file://localhost" +
          (folder_ / "secret/").string() + "\n")
      .write(folder_ / "app/app.jar");
  ClassPath class_path = parse("app/app.jar");
  EXPECT_EQ(entries(class_path), Names{"app/app.jar"});
  EXPECT_EQ(class_path.unfollowed().size(), 10u);
  EXPECT_EQ(text_of(class_path.unfollowed().front()),
            "the Class-Path of " + (folder_ / "app/app.jar").string() +
                " names '/', which leads out of the jar's folder: it is not followed (name it in "
                "the class path if it belongs to the program)");
  EXPECT_EQ(content(class_path.find("key")), "none");
}

TEST_F(ClassPathTest, FollowsManifestsToWhatLiesWithTheJar) {
  folder_.write("app/more classes/a", "a");
  fs::create_directory_symlink(folder_ / "app/more classes", folder_ / "app/link");
  JarBuilder().manifest("Class-Path: ../beside.jar\n").write(folder_ / "app/lib/l.jar");
  JarBuilder().add("b", "b").write(folder_ / "app/beside.jar");
  JarBuilder()
      .manifest("Class-Path: lib/l.jar link/#part FILE:" + (folder_ / "app/beside.jar").string() +
                "\n")
      .write(folder_ / "app/app.jar");
  ClassPath class_path = parse("app/app.jar");
  EXPECT_EQ(entries(class_path),
            (Names{"app/app.jar", "app/lib/l.jar", "app/beside.jar", "app/link"}));
  EXPECT_EQ(class_path.unfollowed().size(), 0u);
  EXPECT_EQ(content(class_path.find("a")), "a");
}

TEST_F(ClassPathTest, TakesWhatTheUserNamesWhereAManifestNamesItFirst) {
  folder_.write("far/classes/a", "a");
  JarBuilder().manifest("Class-Path: ../far/classes/\n").write(folder_ / "app/app.jar");
  ClassPath class_path = parse("app/app.jar:x:far/classes");
  EXPECT_EQ(entries(class_path), (Names{"app/app.jar", "far/classes", "missing x"}));
  EXPECT_EQ(class_path.unfollowed().size(), 0u);
  EXPECT_FALSE(class_path.entries()[1].is_from_manifest);
}

TEST_F(ClassPathTest, LetsProgramsReadOnlyWhatIsNamedOrUsed) {
  folder_.write("notes.txt", "s");
  folder_.write("folder/note", "s");
  folder_.write("named.txt", "s");
  JarBuilder().manifest("Class-Path: notes.txt folder gone\n").write(folder_ / "a.jar");
  Names readable;
  const ClassPath class_path = parse("a.jar:named.txt");
  for (const ClassPathEntry& entry : class_path.entries()) {
    if (entry.may_be_read()) readable.push_back(entry.path.filename());
  }
  EXPECT_EQ(readable, (Names{"a.jar", "named.txt"}));
}

TEST_F(ClassPathTest, BoundsWhatManifestsName) {
  std::string lines = "Class-Path:";
  for (int i = 0; i < 30'000; ++i) lines += " x" + std::to_string(i) + ".jar";
  JarBuilder().manifest(lines + "\n").write(folder_ / "a.jar");
  ClassPath class_path = parse("a.jar");
  EXPECT_EQ(class_path.entries().size(), 10'001u);
  EXPECT_EQ(class_path.unfollowed().size(), 1u);
}

TEST_F(ClassPathTest, DoesNotFollowLinksOutOfItsFolders) {
  folder_.write("secret.class", "s");
  folder_.write("other/O.class", "o");
  folder_.write("classes/A.class", "a");
  fs::create_directory_symlink("/", folder_ / "classes/root");
  fs::create_symlink(folder_ / "secret.class", folder_ / "classes/S.class");
  fs::create_symlink(folder_ / "other/O.class", folder_ / "classes/O.class");
  fs::create_symlink("A.class", folder_ / "classes/B.class");
  ClassPath alone = parse("classes");
  EXPECT_EQ(content(alone.find("root/etc/passwd")), "none");
  EXPECT_EQ(content(alone.find("S.class")), "none");
  EXPECT_EQ(content(alone.find("O.class")), "none");
  EXPECT_EQ(content(alone.find("B.class")), "a");
  EXPECT_EQ(alone.classes().size(), 2u);
  EXPECT_EQ(content(parse("classes:other").find("O.class")), "o");
}

TEST_F(ClassPathTest, DoesNotWaitForPipesAndDevices) {
  ASSERT_EQ(mkfifo((folder_ / "pipe.jar").c_str(), 0600), 0);
  ClassPath class_path = parse("pipe.jar:/dev/zero:*");
  for (const ClassPathEntry& entry : class_path.entries()) {
    EXPECT_EQ(entry.kind, EntryKind::Unreadable) << entry.path;
    EXPECT_NE(entry.problem.find("not a regular file"), std::string::npos);
  }
  EXPECT_EQ(content(class_path.find("x")), "none");
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
