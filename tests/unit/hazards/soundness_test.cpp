// SPDX-License-Identifier: Apache-2.0
// What is called safe never fails: methods are run with random arguments, and where they threw is
// compared with what was proved. ASSAY_HAZARD_JARS names more class paths, separated by spaces.
#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "unit/hazards/random_calls.h"

namespace assay::hazards {
namespace {

test::RandomCalls::Outcome check(const std::string& class_path, int calls) {
  test::FixtureClasses classes(class_path);
  HazardIndex index(classes.machine(), classes.classes());
  test::RandomCalls::Outcome outcome = test::RandomCalls(classes, index).run(calls);
  for (const std::string& each : outcome.contradictions) ADD_FAILURE() << each;
  std::printf("%s: %d runs, %d threw, %d compared\n", class_path.c_str(), outcome.runs,
              outcome.thrown, outcome.checked);
  return outcome;
}

TEST(Soundness, NothingSafeFailsInTheFixtures) {
  EXPECT_GT(check(ASSAY_HAZARD_FIXTURES, 60).checked, 500);
}

TEST(Soundness, NothingSafeFailsInTheJarsThatAreNamed) {
  const char* named = std::getenv("ASSAY_HAZARD_JARS");
  if (named == nullptr) GTEST_SKIP() << "ASSAY_HAZARD_JARS is not set";
  std::istringstream jars(named);
  for (std::string jar; jars >> jar;) check(jar, 5);
}

}  // namespace
}  // namespace assay::hazards
