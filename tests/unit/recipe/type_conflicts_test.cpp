// SPDX-License-Identifier: Apache-2.0
#include "recipe/types/type_conflicts.h"

#include <gtest/gtest.h>

#include "recipe/class_index.h"
#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;

vm::Class& type_of(const std::string& name) {
  FixtureProgram& program = FixtureProgram::get();
  if (name.starts_with("java/")) return *program.universe().load_boot(name);
  return name.starts_with('[') ? *program.universe().load_boot(name)
                               : program.find("Conflicts$" + name);
}

/// Why nothing is both; empty if something may be.
std::string why_none(const std::string& a, const std::string& b) {
  TypeConflicts conflicts(FixtureProgram::get().machine());
  return conflicts.why_none({&type_of(a), &type_of(b)}).value_or("");
}

std::string why_none_in(const std::string& package, const std::string& a, const std::string& b) {
  FixtureProgram& program = FixtureProgram::get();
  const ClassIndex index = ClassIndex::build(program.class_path());
  TypeConflicts conflicts(program.machine(), TypeConflicts::Limit{&index, package});
  return conflicts.why_none({&type_of(a), &type_of(b)}).value_or("");
}

TEST(TypeConflicts, AreFinalClassesAndTwoClasses) {
  EXPECT_EQ(why_none("Last", "Number"), "Last is final and no Number");
  EXPECT_EQ(why_none("Plain", "Text"), "Plain is final and no Text");
  EXPECT_EQ(why_none("HasFinal", "Locked"),
            "no class extends both class HasFinal and class Locked");
  EXPECT_EQ(why_none("java/lang/Integer", "java/lang/String"), "Integer is final and no String");
}

TEST(TypeConflicts, AreNotWhatIsASubtype) {
  EXPECT_EQ(why_none("Open", "Half"), "");
  EXPECT_EQ(why_none("java/lang/Integer", "java/lang/Comparable"), "");
  EXPECT_EQ(why_none("java/lang/Object", "Last"), "");
  EXPECT_EQ(why_none("WithBodies", "Number"), "");
}

TEST(TypeConflicts, AreArrays) {
  EXPECT_EQ(why_none("[I", "Number"), "an array is no fixtures.Conflicts$Number");
  EXPECT_EQ(why_none("[I", "[J"), "an array is no long[]");
  EXPECT_EQ(why_none("[I", "java/lang/Cloneable"), "");
  EXPECT_EQ(why_none("[Ljava/lang/Comparable;", "[Ljava/io/Serializable;"), "");
}

TEST(TypeConflicts, AreResultsThatNothingCanBe) {
  EXPECT_EQ(why_none("Number", "Text"), "int f() of Number and String f() of Text clash");
  EXPECT_EQ(why_none("Text", "Sized"),
            "Integer f() of Sized and String f() of Text clash: Integer is final and no String");
  EXPECT_EQ(why_none("Anything", "Text"), "");
  EXPECT_EQ(why_none("Words", "Lists"), "");  // somebody may write a text that is a list
  EXPECT_EQ(why_none("Text", "Pair"), "");    // a Pair<String>
  EXPECT_NE(why_none("Number", "Pair"), "");
  EXPECT_NE(why_none("Lists", "Sized"), "");
}

TEST(TypeConflicts, AreFinalAndStaticMethods) {
  EXPECT_EQ(why_none("HasFinal", "Number"), "");
  EXPECT_EQ(why_none("HasFinal", "Text"),
            "int f() of HasFinal and String f() of Text clash: the former is final");
  EXPECT_EQ(why_none("HasFinal", "java/lang/Runnable"),
            "void run() of HasFinal and void run() of Runnable clash: the former is final and not "
            "public");
  EXPECT_EQ(why_none("HasFinal", "WantsG"),
            "void g() of HasFinal and void g() of WantsG clash: the former is static");
  EXPECT_EQ(why_none("Cell", "Text"), "");  // of a Cell<String>
  EXPECT_NE(why_none("Cell", "Number"), "");
}

TEST(TypeConflicts, AreMembersOfAPackageOnlyThere) {
  EXPECT_EQ(why_none("HasFinal", "WantsH"), "");
  EXPECT_EQ(why_none_in("elsewhere", "HasFinal", "WantsH"),
            "HasFinal has no constructor that can be called outside of package fixtures (for "
            "classes of package elsewhere)");
  EXPECT_EQ(why_none_in("fixtures", "HasFinal", "WantsH"),
            "void h() of HasFinal and void h() of WantsH clash: the former is final and not public "
            "(for classes of package fixtures)");
}

TEST(TypeConflicts, ArePrivateConstructorsIfNothingInsideHelps) {
  EXPECT_EQ(why_none("Alone", "Number"), "Alone has no constructor that is not private");
  EXPECT_EQ(why_none("Locked", "Number"), "");
}

TEST(TypeConflicts, AreSealedTypesIfAllPermittedAre) {
  EXPECT_EQ(why_none("Half", "Number"), "");
  EXPECT_EQ(why_none("Whole", "Number"),
            "Whole is sealed: One is final and no Number; Two is final and no Number");
  EXPECT_EQ(why_none("WithBodies", "Text").substr(0, 21), "WithBodies is sealed:");
}

TEST(TypeConflicts, AreTypeArguments) {
  EXPECT_EQ(why_none("Strings", "Integers"),
            "nothing is both a Source<Integer> and a Source<String>");
  EXPECT_EQ(why_none("Strings", "Source"), "");
  EXPECT_EQ(why_none("Strings", "Putting"),
            "void put(Object) of Putting and void put(String) of Source clash: they have the same "
            "erasure");
  EXPECT_EQ(why_none("Source", "Putting"), "");
  EXPECT_NE(why_none("Strings", "PuttingText"), "");
  EXPECT_EQ(why_none("Integers", "PuttingText"), "");
}

TEST(TypeConflicts, AreNotAnswersOfClassesThatAreThere) {
  EXPECT_EQ(why_none_in("fixtures", "WithBodies", "Number"), "");
}

}  // namespace
}  // namespace assay::recipe
