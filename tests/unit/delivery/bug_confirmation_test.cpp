// SPDX-License-Identifier: Apache-2.0
#include "delivery/bug_confirmation.h"

#include <gtest/gtest.h>

namespace assay::delivery {
namespace {

using findings::Crash;
using findings::Dropped;
using validate::Reproduction;

constexpr const char* kInitialiser = "java.lang.ExceptionInInitializerError";

Crash crash_in(const char* class_name, const char* method, int line) {
  Crash crash;
  crash.exception = kInitialiser;
  crash.stack = {{.class_name = class_name, .method = method, .line = line}};
  return crash;
}

Reproduction thrown_in(const char* class_name, const char* method, int line) {
  return {Reproduction::Kind::Threw, "", kInitialiser, {{class_name, method, line, false}}};
}

TEST(BugConfirmation, WantsTheSamePlace) {
  const Crash crash = crash_in("p.Table", "<clinit>", 7);
  EXPECT_FALSE(doubt(crash, thrown_in("p.Table", "<clinit>", 7)));
  EXPECT_EQ(doubt(crash, thrown_in("p.Table", "<clinit>", 8)), Dropped::NotReproduced);
}

TEST(BugConfirmation, TakesTheTestItselfForAPlaceThatOursDoesNotHave) {
  Crash crash;
  crash.exception = kInitialiser;
  const Reproduction seen = thrown_in("p.TableBugTest", "length_throws_body", 12);
  EXPECT_FALSE(doubt(crash, seen, "p.TableBugTest"));
  EXPECT_EQ(doubt(crash, seen, "p.OtherBugTest"), Dropped::NotReproduced);
  EXPECT_EQ(doubt(crash, seen), Dropped::NotReproduced);
}

TEST(BugConfirmation, SeesThatATestFailsForItsOwnReasons) {
  const Crash crash = crash_in("p.D", "run", 3);
  Reproduction seen = thrown_in("p.DBugTest", "runInFreshClasses", 60);
  seen.exception = "java.lang.IllegalStateException";
  EXPECT_EQ(doubt(crash, seen, "p.DBugTest"), Dropped::NotReproduced);
}

}  // namespace
}  // namespace assay::delivery
