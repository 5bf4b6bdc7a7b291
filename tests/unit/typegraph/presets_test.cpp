// SPDX-License-Identifier: Apache-2.0
#include "typegraph/presets.h"

#include <gtest/gtest.h>

#include "unit/typegraph/graph_program.h"

namespace assay::typegraph {
namespace {

using test::GraphProgram;
using test::Names;

/// The arguments of calls without deeper ones, without the name of the method.
Names arguments(std::string_view name) {
  GraphProgram program({"Shapes$Library"});
  Names found;
  for (const std::string& test : program.tests("Shapes$Library", name, 1))
    found.push_back(test.substr(test.find('(')));
  return found;
}

TEST(Presets, OfTextAreEmptyBlankAndPunctuation) {
  const Names texts = arguments("words");
  ASSERT_EQ(texts.size(), 4u);
  EXPECT_EQ(texts[0], "(null)");
  EXPECT_EQ(texts[1], "(\"\")");
  EXPECT_EQ(texts[2], "(\" \")");
}

TEST(Presets, OfBooleansAreBoth) {
  GraphProgram program({"Shapes$Guarded"});
  EXPECT_EQ(program.tests("Shapes$Guarded", "create", 1),
            (Names{"Shapes.Guarded.create(false)", "Shapes.Guarded.create(true)"}));
}

TEST(Presets, OfNumbersAreAFewOfEachKind) {
  const Names numbers = arguments("numbers");
  EXPECT_EQ(numbers.size(), 2u * 2u * 2u * 2u * 3u * 3u);
  EXPECT_EQ(numbers.front(), "((byte) 0, ' ', (short) -1, -1L, -100.12346f, -1.0)");
  EXPECT_EQ(numbers.back(), "((byte) -1, '\\n', (short) 0, 0L, 0.0f, 1.0)");
}

TEST(Presets, OfCollectionsAreEmptyOnes) {
  EXPECT_EQ(arguments("list"), (Names{"(null, null)", "(null, new java.util.Hashtable())",
                                      "(new java.util.Vector(), null)",
                                      "(new java.util.Vector(), new java.util.Hashtable())"}));
  EXPECT_EQ(arguments("any"), (Names{"(null)", "(new java.lang.Object())"}));
}

TEST(Presets, OfArraysAreShort) {
  const Names arrays = arguments("arrays");
  EXPECT_EQ(arrays.size(), 3u * 4u * 2u);
  EXPECT_EQ(arrays[0], "(null, null, null)");
  EXPECT_EQ(arrays[1], "(null, null, new double[][] {})");
  EXPECT_EQ(arrays.back(), "(new int[] {0}, new java.lang.String[] {\" \"}, new double[][] {})");
}

TEST(Presets, KnowClassesBoxesAndStaples) {
  EXPECT_EQ(arguments("type"), (Names{"(null)", "(java.lang.Object.class)"}));
  EXPECT_EQ(arguments("boxes"),
            (Names{"(null)", "(java.lang.Integer.valueOf(-1))", "(java.lang.Integer.valueOf(0))",
                   "(java.lang.Integer.valueOf(1))"}));
  EXPECT_EQ(arguments("stream"),
            (Names{"(null, null)", "(null, java.util.Locale.ROOT)", "(null, java.util.Locale.US)",
                   "(null, java.util.Locale.GERMANY)"}));
}

TEST(Presets, OfEnumsAreTheirConstants) {
  GraphProgram program({"Shapes$Colour"});
  EXPECT_EQ(program.tests("Shapes$Colour", "take", 3),
            (Names{"Shapes.Colour.take(null)", "Shapes.Colour.take(Shapes.Colour.RED)",
                   "Shapes.Colour.take(Shapes.Colour.GREEN)"}));
}

}  // namespace
}  // namespace assay::typegraph
