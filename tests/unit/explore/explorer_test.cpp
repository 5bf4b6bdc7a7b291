// SPDX-License-Identifier: Apache-2.0
#include "explore/explorer.h"

#include <gtest/gtest.h>

#include "concolic/inputs/input_builder.h"
#include "concolic/library/summaries.h"
#include "explore/outcome_text.h"
#include "support/booted_machine.h"

namespace assay::explore {
namespace {

/// Explores static methods of the library as they are written, without summaries.
class ExplorerTest : public ::testing::Test {
 protected:
  static test::BootedMachine& booted() {
    static test::BootedMachine machine(std::uint64_t{64} << 20);
    return machine;
  }
  /// The method's parameters are inputs of these kinds.
  Explorer& prepare(vm::Method& target, const std::vector<vm::Kind>& kinds) {
    target_ = &target;
    explorer_ = std::make_unique<Explorer>(booted().machine(), options_, &shared_);
    for (vm::Kind kind : kinds) inputs_.push_back(explorer_->inputs().add("x", kind, nullptr));
    return *explorer_;
  }
  Explorer::Body body() {
    return [this](concolic::Recorder& recorder) -> RunRecord {
      concolic::InputBuilder builder(recorder);
      std::vector<interp::Machine::Shadowed> arguments;
      for (concolic::NodeId input : inputs_) arguments.push_back(*builder.build(input));
      interp::Machine& machine = booted().machine();
      return {describe_outcome(machine, *target_, machine.call(*target_, arguments))};
    };
  }
  Explorer::Listener listener() {
    return [this](const expr::Assignment&, const RunRecord& record) {
      values_.insert(record.outcome.value);
    };
  }
  Statistics explore() {
    explorer_->explore(body(), listener(), {});
    return explorer_->statistics();
  }

  ExploreOptions options_;
  std::set<std::string> values_;  // that were returned
  std::vector<concolic::NodeId> inputs_;

 private:
  BranchMap branches_{booted().machine()};
  concolic::SummaryTable no_summaries_;
  Explorer::Shared shared_{branches_, no_summaries_};
  vm::Method* target_ = nullptr;
  std::unique_ptr<Explorer> explorer_;
};

TEST_F(ExplorerTest, FindsEveryPath) {
  prepare(booted().method("java/lang/Integer", "compare", "(II)I"), {vm::Kind::Int, vm::Kind::Int});
  Statistics statistics = explore();
  EXPECT_EQ(values_, (std::set<std::string>{"-1", "0", "1"}));
  EXPECT_TRUE(statistics.complete);
}

/// Only Z3 can say that a number is no cube, and it has no time.
TEST_F(ExplorerTest, KnowsThatAClockCutOffAConclusion) {
  options_.query_milliseconds = 0;
  Explorer& explorer =
      prepare(booted().method("java/lang/Math", "absExact", "(I)I"), {vm::Kind::Int});
  expr::Terms& terms = explorer.terms();
  const expr::Term x = terms.variable(explorer.inputs().node(inputs_.front()).variable);
  const expr::Term wide = terms.sign_extend(x, 64);
  const expr::Term cube =
      terms.binary(expr::Op::Mul, terms.binary(expr::Op::Mul, wide, wide), wide);
  const expr::Term conclusion =
      terms.negate(terms.equal(cube, terms.constant(64, 1'234'567'890'123'456'789)));
  EXPECT_FALSE(explorer.was_hurried());
  EXPECT_FALSE(explorer.questions().follows({}, {}, conclusion));
  EXPECT_TRUE(explorer.was_hurried());
}

TEST_F(ExplorerTest, EndsAfterAsManyPathsAsAskedFor) {
  options_.max_paths = 5;
  options_.all_paths = true;
  prepare(booted().method("java/lang/Integer", "numberOfLeadingZeros", "(I)I"), {vm::Kind::Int});
  EXPECT_EQ(explore().tree.terminal, 5u);
}

TEST_F(ExplorerTest, ReportsATermThatIsWrong) {
  static constexpr concolic::Summary kWrong{
      "java/lang/Math", "abs", "(I)I", [](const concolic::SummaryCall& call) {
        return call.symbolic(0) ? std::optional(call.argument(0, 32)) : std::nullopt;
      }};
  Explorer& explorer =
      prepare(booted().method("java/lang/Math", "absExact", "(I)I"), {vm::Kind::Int});
  explorer.recorder().add_summary(booted().method("java/lang/Math", "abs", "(I)I"), kWrong);
  explore();
  expr::Assignment negative;
  negative.set(explorer.inputs().node(inputs_[0]).variable, 0xffff'fffb);
  ASSERT_TRUE(explorer.violations().empty());
  explorer.try_input(negative, body(), listener());
  ASSERT_EQ(explorer.violations().size(), 1u);
  EXPECT_NE(explorer.violations()[0].find("abs"), std::string::npos);
}

TEST_F(ExplorerTest, SolvesConditionsOnFloats) {
  prepare(booted().method("java/lang/Double", "isFinite", "(D)Z"), {vm::Kind::Double});
  Statistics statistics = explore();
  EXPECT_EQ(values_.size(), 2u);
  EXPECT_GT(statistics.float_queries, 0u);
  EXPECT_EQ(statistics.float_retries, 0u);
}

TEST_F(ExplorerTest, LeavesFloatsToChanceIfAskedTo) {
  options_.floats_by_chance = true;
  for (std::uint32_t retries : {0u, 9u}) {
    options_.float_retries = retries;
    inputs_.clear();
    prepare(booted().method("java/lang/Double", "isFinite", "(D)Z"), {vm::Kind::Double});
    Statistics statistics = explore();
    EXPECT_EQ(statistics.float_queries, 0u);
    EXPECT_EQ(statistics.float_retries, retries);
    EXPECT_EQ(statistics.runs, retries + 1);
  }
}

}  // namespace
}  // namespace assay::explore
