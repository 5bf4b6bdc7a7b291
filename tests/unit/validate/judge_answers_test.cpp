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

TEST(JudgeAnswers, TellProbesOfKnownClassesOnly) {
  const Words answers[] = {{"probes", "1", "BQE="},  // 5 and 1: bits 0, 2 and 8
                           {"probes", "2", "/w=="},
                           {"probes", "-1", "/w=="},
                           {"probes", "0", "not base 64"},
                           {"probes", "0"},
                           {"counted"}};
  const PassedProbes passed = passed_probes_of(answers, 2);
  ASSERT_EQ(passed.size(), 1u);
  const std::vector<bool>& flags = passed.at(1);
  std::vector<std::size_t> set;
  for (std::size_t i = 0; i < flags.size(); ++i) {
    if (flags[i]) set.push_back(i);
  }
  EXPECT_EQ(set, (std::vector<std::size_t>{0, 2, 8}));
}

}  // namespace
}  // namespace assay::validate
