// SPDX-License-Identifier: Apache-2.0
#include "targets/class_selection.h"

#include <gtest/gtest.h>

#include "classfile/build/class_builder.h"
#include "support/jar_builder.h"
#include "support/temp_folder.h"

namespace assay::targets {
namespace {

using classfile::ClassBuilder;
namespace flags = classfile::access;
using Names = std::vector<std::string>;

constexpr std::uint16_t kUsual = flags::kPublic | flags::kSuper;

void append_u2(std::vector<std::uint8_t>& bytes, std::uint16_t value) {
  bytes.push_back(static_cast<std::uint8_t>(value >> 8));
  bytes.push_back(static_cast<std::uint8_t>(value));
}

/// A class with one method `go`, unless it has no code.
ClassBuilder builder(std::string_view name, std::uint16_t access, bool with_code = true) {
  ClassBuilder builder(name, "java/lang/Object", access);
  if (with_code) {
    builder.add_method(flags::kPublic | flags::kStatic, "go", "()V").return_value('V');
  }
  return builder;
}

/// Marks the class as nested: with an outer class, or anonymous without a name.
ClassBuilder nested(std::string_view name, std::string_view outer, std::string_view inner_name,
                    std::uint16_t access) {
  ClassBuilder result = builder(name, flags::kSuper);
  std::vector<std::uint8_t> body;
  append_u2(body, 1);
  append_u2(body, result.pool().class_ref(name));
  append_u2(body, outer.empty() ? 0 : result.pool().class_ref(outer));
  append_u2(body, inner_name.empty() ? 0 : result.pool().utf8(inner_name));
  append_u2(body, access);
  result.add_attribute("InnerClasses", body);
  return result;
}

class ClassSelection : public ::testing::Test {
 protected:
  ClassSelection() {
    write("a/Plain", builder("a/Plain", kUsual));
    write("a/Hidden", builder("a/Hidden", flags::kSuper));
    write("a/Plain$Open", nested("a/Plain$Open", "a/Plain", "Open", flags::kStatic));
    write("a/Plain$Shut", nested("a/Plain$Shut", "a/Plain", "Shut", flags::kPrivate));
    write("a/Plain$1", nested("a/Plain$1", "", "", 0));
    write("a/Plain$1Local", nested("a/Plain$1Local", "", "Local", 0));
    write("a/Lambda", builder("a/Lambda", kUsual | flags::kSynthetic));
    write("a/b/Deep", builder("a/b/Deep", kUsual));
    write("a/Shape", builder("a/Shape", kInterface, false));
    write("a/Helper", builder("a/Helper", kInterface));
    write("a/Mark", builder("a/Mark", kInterface | flags::kAnnotation, false));
    write("a/package-info", builder("a/package-info", kInterface | flags::kSynthetic, false));
    folder_.write("classes/a/Broken.class", "no class");
  }

  static constexpr std::uint16_t kInterface = flags::kPublic | flags::kInterface | flags::kAbstract;

  void write(const std::string& name, ClassBuilder builder) {
    folder_.write("classes/" + name + ".class", builder.finish());
  }

  SelectionRequest request(Names targets) {
    return {std::move(targets), {}, Access::Package, "classes", folder_.path(), 17};
  }

  static Names names(const Result<targets::ClassSelection>& selection) {
    if (!selection.ok()) return {selection.error().message};
    Names names;
    for (const Job& job : selection.value().jobs) names.push_back(job.class_name);
    return names;
  }
  Names select(Names targets) { return names(select_classes(request(std::move(targets)))); }

  testing::TempFolder folder_;
};

TEST_F(ClassSelection, TakesTheFirstEntryOfTheClassPathIfNothingIsNamed) {
  const Result<targets::ClassSelection> selection = select_classes(request({}));
  EXPECT_EQ(names(selection),
            (Names{"a.Helper", "a.Hidden", "a.Plain", "a.Plain$Open", "a.b.Deep"}));
  EXPECT_EQ(left_out_text(selection.value().left_out),
            "1 annotation, 1 anonymous, 1 interface without code, 1 local, 1 package-info, "
            "1 private, 1 synthetic, 1 unreadable");
}

TEST_F(ClassSelection, UnderstandsClassesAndGlobs) {
  EXPECT_EQ(select({"a.Plain"}), Names{"a.Plain"});
  EXPECT_EQ(select({"a.Plain.Open"}), Names{"a.Plain$Open"});
  EXPECT_EQ(select({"a.H*", "a.Plain"}), (Names{"a.Helper", "a.Hidden", "a.Plain"}));
  EXPECT_EQ(select({"a.b.*"}), Names{"a.b.Deep"});
  EXPECT_EQ(select({"**.Deep"}), Names{"a.b.Deep"});
  EXPECT_EQ(select({"a.**"}).size(), 5u);
  EXPECT_EQ(select({"a.*"}).size(), 4u);
}

TEST_F(ClassSelection, SaysWhatIsTooNewAndWhatIsNotThere) {
  constexpr std::uint16_t kOfJdk21 = 65;
  ClassBuilder newer = builder("a/New", kUsual);
  newer.set_version(kOfJdk21);
  write("a/New", std::move(newer));
  SelectionRequest wanted = request({"a.New", "a.Plain"});
  EXPECT_NE(select_classes(wanted).error().message.find("1 newer than the JDK; "),
            std::string::npos);
  wanted.targets = {"a.*"};
  wanted.class_path += ":lost.jar";
  const auto selection = select_classes(wanted);
  ASSERT_TRUE(selection.ok()) << selection.error().message;
  EXPECT_EQ(selection.value().newest_needed, 21);
  EXPECT_EQ(selection.value().left_out.at(std::string(kTooNew)), Names{"a.New"});
  EXPECT_EQ(selection.value().absent, Names{"lost.jar"});
}

TEST_F(ClassSelection, LeavesOutWhatJavaCannotName) {
  write("a/odd-name", builder("a/odd-name", kUsual));
  EXPECT_NE(select({"a.odd-name"})[0].find("1 not named as Java allows"), std::string::npos);
}

TEST_F(ClassSelection, UnderstandsMethods) {
  const auto selection = select_classes(request({"a.Plain#go", "a.Plain#go", "a.b.Deep"}));
  ASSERT_TRUE(selection.ok()) << selection.error().message;
  EXPECT_EQ(selection.value().jobs[0].methods, Names{"go"});
  EXPECT_TRUE(selection.value().jobs[1].methods.empty());
  EXPECT_TRUE(select_classes(request({"a.Plain#go", "a.Pl*"})).value().jobs[0].methods.empty());
  EXPECT_EQ(select({"a.Plain#come"}),
            Names{"class a.Plain has no method 'come'; its methods are go"});
}

TEST_F(ClassSelection, PutsJarsAndFoldersOnTheClassPath) {
  const auto bytes = builder("z/InJar", kUsual).finish();
  const std::string content(bytes.begin(), bytes.end());
  testing::JarBuilder().add("z/InJar.class", content).write(folder_ / "lib/z.jar");
  const auto selection = select_classes(request({"lib/z.jar"}));
  EXPECT_EQ(names(selection), Names{"z.InJar"});
  EXPECT_EQ(selection.value().class_path, "classes:lib/z.jar");
  const auto known = select_classes(request({"./classes/", "classes/a/b"}));
  EXPECT_EQ(names(known).size(), 5u);
  EXPECT_EQ(known.value().class_path, "classes");
  EXPECT_EQ(select({"classes/a/b"}), Names{"a.b.Deep"});
}

TEST_F(ClassSelection, LeavesOutWhatIsExcludedOrNotPublic) {
  SelectionRequest narrow = request({"a.**"});
  narrow.exclude = {"**.Deep", "a.Helper"};
  narrow.access = Access::Public;
  EXPECT_EQ(names(select_classes(narrow)), Names{"a.Plain"});
}

TEST_F(ClassSelection, SaysWhatIsWrongWithATarget) {
  EXPECT_EQ(select({"q.**"}), Names{"'q.**' means no class on the class path"});
  EXPECT_EQ(select({"a.Shape"}),
            Names{"'a.Shape' means no class that tests can be written for: 1 interface without "
                  "code"});
  EXPECT_EQ(select({"no/such.jar"}), Names{"there is no 'no/such.jar'"});
  EXPECT_NE(select({"a.Plan"})[0].find("a.Plan"), std::string::npos);
  EXPECT_EQ(select({"a.Plain#go(int)"}),
            Names{"cannot read the target 'a.Plain#go(int)'; expected pkg.Class#method, without "
                  "parameters"});
}

TEST(Glob, TellsOneStarFromTwo) {
  EXPECT_TRUE(glob_matches("a.*", "a.B$C"));
  EXPECT_FALSE(glob_matches("a.*", "a.b.C"));
  EXPECT_TRUE(glob_matches("a.**", "a.b.C"));
  EXPECT_TRUE(glob_matches("**Test", "a.b.CTest"));
  EXPECT_TRUE(glob_matches("a.?", "a.B"));
  EXPECT_FALSE(glob_matches("a", "ab"));
}

}  // namespace
}  // namespace assay::targets
