// SPDX-License-Identifier: Apache-2.0
#include "delivery/coverage_ledger.h"

#include <gtest/gtest.h>

#include "classfile/build/class_builder.h"
#include "support/temp_folder.h"

namespace assay::delivery {
namespace {

using classfile::ClassBuilder;
using classfile::Opcode;
using explore::Verdict;

/// static int f(int x) { if (x == 0) return 1; return 2; }: probes at both returns
std::vector<std::uint8_t> branching_class() {
  ClassBuilder builder("p/Branching");
  auto& code =
      builder.add_method(classfile::access::kPublic | classfile::access::kStatic, "f", "(I)I");
  const auto other = code.new_label();
  code.line(1).load('I', 0).branch(Opcode::Ifne, other).push_int(1).return_value('I');
  code.bind(other).frame({{1}}, {}).push_int(2).return_value('I');
  return builder.finish();
}

class Ledger : public ::testing::Test {
 protected:
  Ledger() {
    folder_.write("p/Branching.class", branching_class());
    ledger_ = std::make_unique<CoverageLedger>(
        classpath::ClassPath::parse(folder_.path().string(), 17, folder_.path()),
        targets::Access::Package, std::vector<std::string>{"p.Branching"});
    result_.class_name = "p.Branching";
    result_.branches = {{"p.Branching#f(int)", 1, 1, "fallthrough", Verdict::Covered, "",
                         "p.Branching", "f", "(I)I", 0},
                        {"p.Branching#f(int)", 1, 1, "taken", Verdict::Infeasible, "never",
                         "p.Branching", "f", "(I)I", 1}};
    result_.mutants = {{"m", 1, "a", true, true}, {"m", 1, "b", true, true}};
    result_.kills = {{0}, {1}};
    result_.takes = {{0}, {1, 9}};
    suite_.state = WrittenSuite::State::Written;
    suite_.kept = {true, false};
  }

  testing::TempFolder folder_;
  std::unique_ptr<CoverageLedger> ledger_;
  suite::ClassResult result_;
  WrittenSuite suite_;
};

TEST_F(Ledger, WatchesTheClassesOfTheRun) {
  const auto watched = ledger_->watched();
  ASSERT_EQ(watched.size(), 1u);
  EXPECT_EQ(watched[0].name, "p.Branching");
  EXPECT_EQ(watched[0].probes, 2u);
  EXPECT_GT(watched[0].bytes.size(), branching_class().size());
}

TEST_F(Ledger, CountsWhatWasPassedAndWhoIsLeft) {
  suite_.passed = validate::PassedProbes{{0, {true}}};
  ledger_->add(suite_);
  for (int times = 0; times < 2; ++times) {  // it may be asked again
    ledger_->settle(result_, suite_, "unknown");
    ASSERT_EQ(result_.branches.size(), 2u);
    EXPECT_EQ(result_.branches[0].verdict, Verdict::Covered);
    EXPECT_EQ(result_.branches[1].verdict, Verdict::Infeasible);
    EXPECT_EQ(result_.branches[1].reason, "never");
    EXPECT_EQ(result_.methods.at(0).lines.at(0).covered_branches, 1u);
    EXPECT_TRUE(result_.mutants[0].killed);
    EXPECT_FALSE(result_.mutants[1].killed) << "its test was dropped";
    EXPECT_EQ(result_.takes, (std::vector<std::vector<std::uint32_t>>{{0}, {1}}));
  }
}

TEST_F(Ledger, CountsNothingOfASuiteThatIsNotThere) {
  suite_.passed = validate::PassedProbes{{0, {true, true}}};
  suite_.state = WrittenSuite::State::KeptOther;
  suite_.kept.clear();
  ledger_->add(suite_);
  ledger_->settle(result_, suite_, "unknown");
  EXPECT_EQ(result_.branches[0].verdict, Verdict::Undecided);
  EXPECT_EQ(result_.branches[0].reason, "no test that was written takes it to its end");
  EXPECT_FALSE(result_.mutants[0].killed);
}

TEST_F(Ledger, KnowsTheBranchesOfClassesThatWereLost) {
  suite::ClassResult lost;
  lost.class_name = "p.Branching";
  ledger_->settle(lost, {}, "timed out");
  ASSERT_EQ(lost.branches.size(), 2u);
  EXPECT_EQ(lost.branches[0].method, "p.Branching#f(int)");
  EXPECT_EQ(lost.branches[0].reason, "timed out");
}

TEST_F(Ledger, LeavesThePredictionWhereNothingWasMeasured) {
  ledger_->settle(result_, suite_, "unknown");
  EXPECT_EQ(result_.branches[0].verdict, Verdict::Covered);
}

}  // namespace
}  // namespace assay::delivery
