// SPDX-License-Identifier: Apache-2.0
#include "validate/judge_answers.h"

#include <gtest/gtest.h>

namespace assay::validate {
namespace {

TEST(JudgeAnswers, TellClassesFromProblems) {
  const Words answers[] = {{"class", "p.A", "yv66vg=="}, {"error", "1", "7", "cannot find symbol"}};
  const Compilation compilation = compilation_of(answers, 2);
  ASSERT_EQ(compilation.classes.size(), 1U);
  EXPECT_EQ(compilation.classes[0].name, "p.A");
  ASSERT_EQ(compilation.problems.size(), 1U);
  EXPECT_EQ(compilation.problems[0].file, 1);
  EXPECT_EQ(compilation.problems[0].line, 7U);
}

TEST(JudgeAnswers, NeverNameAFileThatIsNotThere) {
  const Words answers[] = {{"error", "2", "7", "x"},
                           {"error", "-2", "7", "x"},
                           {"error", "99999999999", "7", "x"},
                           {"error", "1x", "7", "x"},
                           {"error", "", "", ""},
                           {"error"},
                           {""},
                           {"class", "too", "many", "words"}};
  for (const CompilerProblem& problem : compilation_of(answers, 2).problems) {
    EXPECT_EQ(problem.file, -1);
  }
}

TEST(JudgeAnswers, TakeOnlyOneWordForPassed) {
  EXPECT_EQ(test_run_of({"passed"}).end, TestRun::End::Passed);
  EXPECT_EQ(test_run_of({"passed", "or not"}).end, TestRun::End::Failed);
  EXPECT_EQ(test_run_of({"failed", "why"}).message, "why");
  EXPECT_EQ(test_run_of({""}).end, TestRun::End::Failed);
}

}  // namespace
}  // namespace assay::validate
