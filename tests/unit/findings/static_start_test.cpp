// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/kind.h"
#include "findings/triage.h"

namespace assay::findings {
namespace {

std::optional<Dropped> judged(const Crash& crash) { return triage(crash, {}); }

Crash thrown_by_program(Kind kind) {
  Crash crash;
  crash.kind = kind;
  crash.exception = info_of(kind).exception;
  crash.stack = {{.class_name = "p.Gate", .method = "tick", .descriptor = "()V", .line = 5}};
  crash.thrower = Thrower::Program;
  crash.origin = Origin::HandedIn;
  return crash;
}

TEST(StaticStart, SaysWhatIsInitialisedAndWhatIsNot) {
  StaticStart start{{"p.D"}, {"p.E"}, {"p.D.g = -1"}, true, true};
  EXPECT_EQ(start.text(), "p.D is initialised, p.E is not initialised yet; p.D.g = -1");
  start.needs_fresh_classes = false;
  EXPECT_EQ(start.text(), "p.D is initialised; p.D.g = -1");
}

TEST(StaticStart, SaysInWhichOrderClassesWereInitialised) {
  const StaticStart start{{"Q", "P"}, {}, {}, true, true};
  EXPECT_EQ(start.text(), "Q, then P are initialised");
}

TEST(StaticStart, SaysNothingOfAnEmptyState) { EXPECT_EQ(StaticStart{}.text(), ""); }

TEST(Triage, ShowsWhatACallRejectsAfterItHasChangedIt) {
  Crash crash = thrown_by_program(Kind::IllegalState);
  EXPECT_EQ(judged(crash), Dropped::RejectedArgument);
  crash.has_changed_state = true;
  EXPECT_FALSE(judged(crash));
}

TEST(Triage, ShowsWhatFailsOnlyIfAClassIsInitialisedTooLate) {
  Crash crash = thrown_by_program(Kind::NullDereference);
  crash.thrower = Thrower::Machine;
  crash.has_null = true;
  EXPECT_EQ(judged(crash), Dropped::NullHandedIn);
  crash.is_by_initialisation = true;
  EXPECT_FALSE(judged(crash));
  EXPECT_FALSE(triage_smallest(crash, {}));
}

TEST(Triage, TakesAnAssertionAboutAssignedStateForAPrecondition) {
  Crash crash = thrown_by_program(Kind::Assertion);
  crash.is_error = true;
  EXPECT_EQ(judged(crash), Dropped::RejectedArgument);
  crash.is_by_initialisation = true;
  EXPECT_FALSE(judged(crash));
}

TEST(Triage, LeavesDeclaredExceptionsAloneWhateverTheState) {
  Crash crash = thrown_by_program(Kind::IllegalState);
  crash.is_by_initialisation = true;
  crash.is_declared = true;
  EXPECT_EQ(judged(crash), Dropped::DeclaredException);
  crash.is_declared = false;
  crash.is_own_type = true;
  EXPECT_EQ(judged(crash), Dropped::OwnException);
}

TEST(StaticsFound, AddsUp) {
  StaticsFound sum, more;
  more.sets = 4;
  more.orders = 5;
  more.sets_left = 2;
  more.scores.push_back({"p.C#m()", 1, 0.5});
  more.order_dependences.push_back({"p.C#m()", "p.C.n"});
  sum.add(more);
  sum.add(more);
  EXPECT_EQ(sum.sets, 8U);
  EXPECT_EQ(sum.orders, 10U);
  EXPECT_EQ(sum.sets_left, 4U);
  EXPECT_EQ(sum.scores.size(), 2U);
  EXPECT_EQ(sum.order_dependences.size(), 2U);
}

}  // namespace
}  // namespace assay::findings
