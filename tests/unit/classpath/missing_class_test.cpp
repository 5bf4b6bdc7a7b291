// SPDX-License-Identifier: Apache-2.0
#include "classpath/missing_class.h"

#include <gtest/gtest.h>

#include "classfile/build/class_builder.h"
#include "support/jar_builder.h"
#include "support/temp_folder.h"

namespace assay::classpath {
namespace {

using classfile::ClassBuilder;
using testing::JarBuilder;

constexpr int kJava17 = 61;

class MissingClass : public ::testing::Test {
 protected:
  /// Writes a class with that internal name to a file below `root`.
  void write_class(const std::string& root, const std::string& name, int major = 52) {
    folder_.write(root + "/" + name + ".class", class_bytes(name, major));
  }

  static std::vector<std::uint8_t> class_bytes(const std::string& name, int major = 52) {
    return ClassBuilder(name).set_version(static_cast<std::uint16_t>(major)).finish();
  }

  std::string explain(std::string_view class_path, std::string_view name) {
    std::string text =
        explain_missing_class(ClassPath::parse(class_path, 17, folder_.path()), name, kJava17);
    std::string folder = folder_.path().string() + "/";
    for (std::size_t at = text.find(folder); at != text.npos; at = text.find(folder)) {
      text.replace(at, folder.size(), "~/");
    }
    return text;
  }

  testing::TempFolder folder_;
};

TEST_F(MissingClass, SuggestsTheFolderBelow) {
  write_class("target/classes", "com/foo/Bar");
  EXPECT_EQ(explain("target", "com.foo.Bar"),
            "class com.foo.Bar is not on the class path; it is in "
            "~/target/classes/com/foo/Bar.class: did you mean -cp ~/target/classes?");
}

TEST_F(MissingClass, SuggestsTheFolderAbove) {
  write_class("target/classes", "com/foo/Bar");
  EXPECT_EQ(explain("target/classes/com/foo", "com.foo.Bar"),
            "class com.foo.Bar is not on the class path; it is in "
            "~/target/classes/com/foo/Bar.class: did you mean -cp ~/target/classes?");
  EXPECT_EQ(explain("target/classes/com/foo", "Bar"),
            "class Bar is not on the class path; did you mean com.foo.Bar with -cp "
            "~/target/classes?");
}

TEST_F(MissingClass, SuggestsTheFullName) {
  write_class("classes", "com/foo/Bar");
  EXPECT_EQ(explain("classes", "Bar"),
            "class Bar is not on the class path; did you mean com.foo.Bar?");
  EXPECT_EQ(explain("classes", "com.foo.bar"),
            "class com.foo.bar is not on the class path; did you mean com.foo.Bar?");
}

TEST_F(MissingClass, SuggestsTheDollarOfNestedClasses) {
  write_class("classes", "com/foo/Outer$Inner");
  write_class("classes", "com/foo/Other$Inner");
  EXPECT_EQ(explain("classes", "com.foo.Outer.Inner"),
            "class com.foo.Outer.Inner is not on the class path; did you mean "
            "com.foo.Outer$Inner?");
}

TEST_F(MissingClass, RecognisesFileNames) {
  write_class("classes", "com/foo/Bar");
  EXPECT_EQ(explain("classes", "com/foo/Bar.class"),
            "com/foo/Bar.class is a file name: write the class name com.foo.Bar");
  EXPECT_EQ(explain("classes", "com/foo/Bar"),
            "com/foo/Bar is a file name: write the class name com.foo.Bar");
  EXPECT_EQ(explain("classes", "classes/com/foo/Bar.class"),
            "class classes/com/foo/Bar.class is not on the class path; did you mean com.foo.Bar?");
}

TEST_F(MissingClass, ComparesVersions) {
  write_class("classes", "a/New", 69);
  EXPECT_EQ(explain("classes", "a.New"),
            "a.New was compiled for Java 25 (class file version 69), but the JDK is 17: pass a "
            "newer one with --jdk or JAVA_HOME");
}

TEST_F(MissingClass, NamesMissingAndBrokenEntries) {
  folder_.write("broken.jar", "not a jar, but long enough for one");
  EXPECT_EQ(explain("lib/x.jar:broken.jar", "a.B"),
            "class a.B is not on the class path; the class path entry lib/x.jar does not exist; "
            "the class path entry broken.jar is ignored: cannot read ~/broken.jar: it is not a zip "
            "file: no end of central directory record found");
}

TEST_F(MissingClass, SuggestsWildcardForFoldersOfJars) {
  JarBuilder().add("a/B.class", "").write(folder_ / "lib/x.jar");
  EXPECT_EQ(explain("lib", "a.B"),
            "class a.B is not on the class path; lib holds jars: did you mean -cp 'lib/*'?");
}

TEST_F(MissingClass, LooksInsideJars) {
  std::vector<std::uint8_t> bytes = class_bytes("com/foo/Bar");
  std::string text(bytes.begin(), bytes.end());
  JarBuilder().add("com/foo/Bar.class", text).write(folder_ / "x.jar");
  JarBuilder().add("BOOT-INF/classes/com/foo/Bar.class", text).write(folder_ / "boot.jar");
  EXPECT_EQ(explain("x.jar", "com.bar.Bar"),
            "class com.bar.Bar is not on the class path; did you mean com.foo.Bar?");
  EXPECT_EQ(explain("boot.jar", "com.foo.Bar"),
            "class com.foo.Bar is not on the class path; boot.jar has it under BOOT-INF/classes/, "
            "where java does not look: unpack it and put that folder on the class path");
}

TEST_F(MissingClass, MentionsUncompiledSource) {
  folder_.write("src/com/foo/Bar.java", "class Bar {}");
  EXPECT_EQ(explain("src", "com.foo.Bar"),
            "class com.foo.Bar is not on the class path; there is ~/src/com/foo/Bar.java, but no "
            "class of it: compile it first");
}

TEST_F(MissingClass, ReportsDamagedClassFiles) {
  folder_.write("classes/a/B.class", "nonsense");
  EXPECT_EQ(explain("classes", "a.B"), "~/classes/a/B.class is not a class file");
  std::vector<std::uint8_t> cut = class_bytes("a/C");
  cut.resize(cut.size() - 4);
  folder_.write("classes/a/C.class", cut);
  EXPECT_TRUE(explain("classes", "a.C").starts_with("~/classes/a/C.class cannot be read: "));
}

TEST_F(MissingClass, AdvisesClassPathWhenNothingIsKnown) {
  EXPECT_EQ(explain("", "a.B"),
            "class a.B is not on the class path; pass the folder or jar that has it with -cp");
}

}  // namespace
}  // namespace assay::classpath
