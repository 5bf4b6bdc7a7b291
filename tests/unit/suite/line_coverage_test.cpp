// SPDX-License-Identifier: Apache-2.0
#include "suite/line_coverage.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "unit/recipe/fixture_program.h"

namespace assay::suite {
namespace {

using recipe::test::FixtureProgram;

class LineCoverageTest : public ::testing::Test {
 protected:
  LineCoverageTest() {
    for (vm::Method& method : klass_.methods) branches_.observe(method);
  }
  const MethodCoverage& coverage_of(const std::string& name) {
    methods_ = lines_.methods();
    auto found = std::find_if(methods_.begin(), methods_.end(),
                              [&](const MethodCoverage& each) { return each.name == name; });
    EXPECT_NE(found, methods_.end());
    return *found;
  }
  static std::uint32_t covered(const MethodCoverage& method) {
    std::uint32_t sum = 0;
    for (const MethodCoverage::Line& line : method.lines) sum += line.covered_instructions;
    return sum;
  }
  static std::uint32_t all(const MethodCoverage& method) {
    std::uint32_t sum = 0;
    for (const MethodCoverage::Line& line : method.lines) sum += line.instructions;
    return sum;
  }

  FixtureProgram& program_ = FixtureProgram::get();
  vm::Class& klass_ = program_.find("PressureAlarm");
  explore::BranchMap branches_{program_.machine()};
  LineCoverage lines_{klass_, branches_};
  std::vector<MethodCoverage> methods_;
};

TEST_F(LineCoverageTest, WhatNobodyCalledIsNotCovered) {
  for (const MethodCoverage& method : lines_.methods()) {
    EXPECT_FALSE(method.covered) << method.name;
    EXPECT_EQ(covered(method), 0u) << method.name;
  }
  EXPECT_TRUE(lines_.places(true).empty());
}

TEST_F(LineCoverageTest, AMethodWithoutBranchesIsCoveredByACall) {
  lines_.add({.edges = {}, .jumps = {}, .called = {&program_.method("PressureAlarm", "arm")}});
  const MethodCoverage& arm = coverage_of("arm");
  EXPECT_TRUE(arm.covered);
  EXPECT_EQ(covered(arm), all(arm));
  EXPECT_FALSE(coverage_of("feed").covered);
}

TEST_F(LineCoverageTest, OfABranchOnlyTheSideThatWasTaken) {
  vm::Method& feed = program_.method("PressureAlarm", "feed");
  RunCoverage run{.edges = {}, .jumps = {}, .called = {&feed}};
  for (const concolic::Edge& edge : branches_.edges()) {
    if (edge.method == &feed && edge.outcome == 1) run.edges.insert(edge);  // not armed
  }
  ASSERT_EQ(run.edges.size(), 1u);
  lines_.add(run);
  const MethodCoverage& coverage = coverage_of("feed");
  EXPECT_TRUE(coverage.covered);
  EXPECT_GT(covered(coverage), 0u);
  EXPECT_LT(covered(coverage), all(coverage));
}

}  // namespace
}  // namespace assay::suite
