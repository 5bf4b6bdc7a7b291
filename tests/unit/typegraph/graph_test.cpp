// SPDX-License-Identifier: Apache-2.0
#include "typegraph/graph.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "unit/typegraph/graph_program.h"

namespace assay::typegraph {
namespace {

using test::FixtureProgram;
using test::GraphProgram;
using test::Names;

TEST(Graph, PassesObjectsOfKnownSubtypes) {
  GraphProgram program({"Shapes$Socket", "Shapes$Plug"});
  EXPECT_EQ(program.tests("Shapes$Socket", "open", 2),
            (Names{"Shapes.Socket.open(null, null)", "Shapes.Socket.open(null, new Shapes.Plug())",
                   "Shapes.Socket.open(new Shapes.Plug(), null)",
                   "Shapes.Socket.open(new Shapes.Plug(), new Shapes.Plug())"}));
}

TEST(Graph, UsesFactoriesWhereConstructorsArePrivate) {
  GraphProgram program({"Shapes$Guarded"});
  EXPECT_EQ(program.tests("Shapes$Guarded", "take", 3),
            (Names{"Shapes.Guarded.take(null)", "Shapes.Guarded.take(Shapes.Guarded.create(false))",
                   "Shapes.Guarded.take(Shapes.Guarded.create(true))"}));
}

TEST(Graph, MakesNothingOfMethodsWithoutResultNorOfNumbersAndArrays) {
  GraphProgram program({"Shapes$Silent"});
  EXPECT_EQ(program.tests("Shapes$Silent", "take", 5).size(), 1u * 3u * 2u);
}

TEST(Graph, BuildsTheObjectAroundAnInnerClass) {
  GraphProgram program({"Shapes$Outer"});
  const Names tests = program.tests("Shapes$Outer", "take", 3);
  ASSERT_EQ(tests.size(), 7u);  // null; null, three texts and what text(byte) gives
  EXPECT_EQ(tests[1], "Shapes.Outer.take(new Shapes.Outer().new Inner(null))");
  EXPECT_EQ(tests[2], "Shapes.Outer.take(new Shapes.Outer().new Inner(\"\"))");
}

TEST(Graph, HasOnlyNullForWhatNobodyImplements) {
  GraphProgram program({"Shapes$Idea"});
  EXPECT_EQ(program.tests("Shapes$Idea", "take", 4), Names{"Shapes.Idea.take(null)"});
  EXPECT_TRUE(program.tests("Shapes$Idea", "think", 4).empty());
}

TEST(Graph, UsesAllClassesThatAreGiven) {
  GraphProgram alone({"User"});
  EXPECT_EQ(alone.tests("User", "use", 5), Names{"User.use(null)"});
  GraphProgram together({"User", "Value", "Workshop"});
  EXPECT_EQ(together.tests("User", "use", 5),
            (Names{"User.use(null)", "User.use(new Workshop().make())"}));
}

TEST(Graph, CallsWhatTheVisibilityAllows) {
  FixtureProgram& program = FixtureProgram::get();
  const auto names = [&](bool package_members) {
    Names found;
    recipe::Visibility visibility("fixtures", package_members);
    for (const vm::Method* each : methods_under_test(program.find("Shapes$Hidden"), visibility))
      found.emplace_back(each->info->name);
    return found;
  };
  EXPECT_EQ(names(false), (Names{"<init>", "speak"}));
  EXPECT_EQ(names(true), (Names{"<init>", "<init>", "whisper", "speak", "mutter"}));
  EXPECT_EQ(GraphProgram({"Shapes$Hidden"}).tests("Shapes$Hidden", "speak", 2).size(), 1u);
  GraphProgram inside({"Shapes$Hidden"}, {.package_members = true});
  EXPECT_EQ(inside.tests("Shapes$Hidden", "speak", 2).size(), 1u + 3u);
}

TEST(Graph, NeverCallsOnNull) {
  GraphProgram program({"B"});
  EXPECT_EQ(program.tests("B", "m", 3), (Names{"new B().m(-1)", "new B().m(0)", "new B().m(1)"}));
  EXPECT_TRUE(program.tests("B", "m", 1).empty());
}

TEST(Graph, FollowsTypesOfMembersAndNesting) {
  GraphProgram program({"C"});
  const auto has = [&](const char* name) {
    return std::ranges::count(program.graph().classes(), &FixtureProgram::get().find(name)) == 1;
  };
  EXPECT_TRUE(has("A") && has("B"));
  EXPECT_FALSE(has("Workshop"));
  GraphProgram nested({"Shapes$Egg"});
  EXPECT_EQ(std::ranges::count(nested.graph().classes(),
                               &FixtureProgram::get().find("Shapes$Outer$Inner")),
            1);
  for (const vm::Class* klass : nested.graph().classes()) EXPECT_FALSE(is_library(*klass));
}

TEST(Graph, RunsNoCodeOfTheProgram) {
  GraphProgram program({"Shapes"});
  EXPECT_FALSE(FixtureProgram::get().find("Shapes$Colour").is_initialised());
}

TEST(Graph, ChainsNothingOfTheLibrary) {
  GraphProgram program({"Shapes$Library"});
  for (const Function& function : program.graph().functions())
    EXPECT_FALSE(function.method->owner->trusted);
  const Names words = program.tests("Shapes$Library", "words", 4);
  // null, three texts, and the program's own method with two bytes
  ASSERT_EQ(words.size(), 6u);
  EXPECT_EQ(words[4], "Shapes.Library.words(Shapes.Library.text((byte) 0))");
}

TEST(Graph, IsNotLostInTypesAboutThemselves) {
  GraphProgram program({"Shapes$Node", "Shapes$Chicken"});
  EXPECT_EQ(program.tests("Shapes$Chicken", "<init>", 3),
            (Names{"new Shapes.Chicken(null)", "new Shapes.Chicken(new Shapes.Egg(null))",
                   "new Shapes.Chicken(new Shapes.Egg(new Shapes.Chicken(null)))",
                   "new Shapes.Chicken(new Shapes.Chicken(null).lay())"}));
  const Names nodes = program.tests("Shapes$Node", "next", 2);
  ASSERT_FALSE(nodes.empty());
  EXPECT_EQ(nodes.front(), "new Shapes.Node(null, null).next()");
}

TEST(Graph, WithoutNullNoTestHasOne) {
  GraphProgram program({"C", "Shapes"}, {.allow_null = false});
  const Names figure = program.tests("C", "f", 3);
  EXPECT_EQ(figure.size(), 4u * 3u);
  Names all = figure;
  for (const char* name : {"words", "list", "any", "arrays", "type", "boxes"}) {
    const Names more = program.tests("Shapes$Library", name, 1);
    EXPECT_FALSE(more.empty()) << name;
    all.insert(all.end(), more.begin(), more.end());
  }
  for (const std::string& test : all) EXPECT_EQ(test.find("null"), std::string::npos) << test;
}

TEST(Graph, KeepsNamesakesApart) {
  GraphProgram program({"Shapes"});
  const Names tests = program.tests("Shapes$Overloads", "take", 2);
  const auto has = [&](const std::string& arguments) {
    return std::ranges::count(tests,
                              "Shapes.Overloads.take(new Shapes.Overloads(" + arguments + "))");
  };
  EXPECT_EQ(has("(java.lang.String) null"), 1);
  EXPECT_EQ(has("(java.lang.Comparable) null"), 1);
  EXPECT_EQ(has("\" \""), 1);
  EXPECT_EQ(has("(java.lang.Comparable) \" \""), 1);
  EXPECT_EQ(program.tests("Shapes$Base", "same", 2),
            (Names{"new Shapes.Base().same()", "((Shapes.Base) new Shapes.Derived()).same()"}));
  EXPECT_EQ(program.tests("Shapes$Overloads", "many", 1).front(),
            "Shapes.Overloads.many((java.lang.Object[]) null)");
}

}  // namespace
}  // namespace assay::typegraph
