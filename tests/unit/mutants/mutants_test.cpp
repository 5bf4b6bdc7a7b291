// SPDX-License-Identifier: Apache-2.0
#include "mutants/mutants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "mutant_text.h"

namespace assay::mutants {
namespace {

using Lines = std::vector<std::string>;

class MutantsTest : public ::testing::Test {
 protected:
  static test::MachineWithClasses& classes() {
    static test::MachineWithClasses instance(ASSAY_MUTANT_CLASSES);
    return instance;
  }

  Lines found(std::string_view class_name) {
    Lines lines;
    for (const Mutant& mutant : mutants_of(classes().machine(), classes().load(class_name)))
      lines.push_back(test::text_of(classes().universe(), mutant));
    std::sort(lines.begin(), lines.end());
    return lines;
  }

  /// What PIT 1.17.4 lists, by compare_with_pit.py --write.
  Lines expected(const std::string& class_name) {
    Lines lines;
    std::ifstream file("tests/unit/mutants/pit_mutants.txt");
    for (std::string line; std::getline(file, line);) {
      if (line.starts_with(class_name + ".")) lines.push_back(line);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
  }
};

TEST_F(MutantsTest, AreThoseOfPitForEveryOperator) {
  Lines pit = expected("Faults");
  EXPECT_FALSE(pit.empty());
  EXPECT_EQ(found("Faults"), pit);
}

TEST_F(MutantsTest, LeaveOutWhatTheCompilerMadeAndWhatChangesNothing) {
  EXPECT_EQ(found("LeftAlone"), expected("LeftAlone"));
}

TEST_F(MutantsTest, LeaveOutTheTablesOfAnEnum) {
  EXPECT_EQ(found("LeftAlone$Color"), (Lines{"LeftAlone$Color.next()I:118 MATH",
                                             "LeftAlone$Color.next()I:118 PRIMITIVE_RETURNS"}));
  EXPECT_EQ(found("LeftAlone$Color"), expected("LeftAlone$Color"));
}

TEST_F(MutantsTest, LeaveOutTheAccessorsOfARecord) {
  EXPECT_EQ(found("LeftAlone$Point"), expected("LeftAlone$Point"));
}

TEST_F(MutantsTest, LeaveOutBridgesAndKeepDefaultMethods) {
  EXPECT_EQ(found("LeftAlone$Shape"), expected("LeftAlone$Shape"));
}

TEST_F(MutantsTest, ComeInTheOrderOfTheBytecode) {
  const Mutant* last = nullptr;
  std::vector<Mutant> all = mutants_of(classes().machine(), classes().load("Faults"));
  for (const Mutant& mutant : all) {
    if (last != nullptr && last->method == mutant.method) {
      EXPECT_LE(last->bytecode_index, mutant.bytecode_index);
    }
    last = &mutant;
  }
}

TEST_F(MutantsTest, SayWhatTheyDo) {
  std::vector<Mutant> all = mutants_of(classes().machine(), classes().load("Faults"));
  auto describes = [&](std::string_view text) {
    return std::any_of(all.begin(), all.end(),
                       [&](const Mutant& m) { return m.description == text; });
  };
  EXPECT_TRUE(describes("Replaced integer addition with subtraction"));
  EXPECT_TRUE(describes("removed call to Faults::set"));
  EXPECT_TRUE(describes("replaced return value with Optional.empty for Faults::optional"));
  EXPECT_TRUE(describes("Changed increment from 100 to -100"));
}

TEST_F(MutantsTest, JoinTheCopiesOfAFinallyBlock) {
  std::vector<Mutant> all = mutants_of(classes().machine(), classes().load("Faults"));
  auto call = std::find_if(all.begin(), all.end(), [](const Mutant& mutant) {
    return mutant.description == "removed call to Faults::bump";
  });
  ASSERT_NE(call, all.end());
  EXPECT_EQ(call->copies.size(), 2u);
}

}  // namespace
}  // namespace assay::mutants
