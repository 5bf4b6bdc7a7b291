// SPDX-License-Identifier: Apache-2.0
#include "explore/report.h"

#include <gtest/gtest.h>

namespace assay::explore {
namespace {

TEST(NameOf, SaysHowAPathEnded) {
  EXPECT_EQ(name_of(Outcome::Kind::Returned), "returned");
  EXPECT_EQ(name_of(Outcome::Kind::Threw), "threw");
  EXPECT_EQ(name_of(Outcome::Kind::Stopped), "stopped");
  EXPECT_EQ(name_of(Outcome::Kind::SetupFailed), "setup-failed");
}

TEST(NameOf, SaysWhatBecameOfABranch) {
  EXPECT_EQ(name_of(Verdict::Covered), "covered");
  EXPECT_EQ(name_of(Verdict::Infeasible), "infeasible");
  EXPECT_EQ(name_of(Verdict::Undecided), "undecided");
}

TEST(NameOf, SaysWhatTheVerifierFound) {
  EXPECT_EQ(name_of(VerifyReport::Verdict::True), "TRUE");
  EXPECT_EQ(name_of(VerifyReport::Verdict::False), "FALSE");
  EXPECT_EQ(name_of(VerifyReport::Verdict::Unknown), "UNKNOWN");
}

}  // namespace
}  // namespace assay::explore
