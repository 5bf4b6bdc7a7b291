// SPDX-License-Identifier: Apache-2.0
#include "explore/branches/broken_off.h"

#include <gtest/gtest.h>

#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "explore/branches/branch_map.h"
#include "support/booted_machine.h"
#include "vm/linking/verified_code.h"

namespace assay::explore {
namespace {

using classfile::Opcode;
using concolic::Edge;
using concolic::ExceptionalJump;

/// Runs of Objects.requireNonNullElse: return (obj != null) ? obj : requireNonNull(other, "...");
class BrokenOffTest : public ::testing::Test {
 protected:
  static test::BootedMachine& booted() {
    static test::BootedMachine machine(std::uint64_t{64} << 20);
    return machine;
  }
  static vm::Method& method() {
    return booted().method("java/util/Objects", "requireNonNullElse",
                           "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
  }
  static std::uint32_t place_of(const vm::Method& in, Opcode opcode) {
    const auto code = vm::VerifiedCode::of(booted().machine().universe(), in);
    for (const classfile::Instruction& each : classfile::Instructions(code->bytecode())) {
      if (each.opcode == opcode) return each.pc;
    }
    return 0;
  }
  static Edge edge() { return {&method(), place_of(method(), Opcode::Ifnull), 1}; }
  /// Took one branch so often, then an instruction threw.
  static RunRecord run(const Edge& taken, Opcode thrower, std::uint32_t times = 1,
                       std::uint32_t to = ExceptionalJump::kOut) {
    RunRecord record;
    record.outcome.kind = Outcome::Kind::Threw;
    record.path.edges = {taken};
    record.path.times = {times};
    record.path.jumps = {{taken.method, place_of(*taken.method, thrower), to}};
    return record;
  }
  static RunRecord run(std::uint32_t times = 1, std::uint32_t to = ExceptionalJump::kOut) {
    return run(edge(), Opcode::Invokestatic, times, to);
  }
};

TEST_F(BrokenOffTest, IsWhatCameLastBeforeACallThatThrew) {
  EXPECT_EQ(BrokenOff().of(run()), (std::set<Edge>{edge()}));
}

/// if (obj == null)
///     throw new NullPointerException();
TEST_F(BrokenOffTest, IsNothingBeforeALineThatCallsSomething) {
  vm::Method& other = booted().method("java/util/Objects", "requireNonNull",
                                      "(Ljava/lang/Object;)Ljava/lang/Object;");
  const Edge is_null{&other, place_of(other, Opcode::Ifnonnull), 0};
  EXPECT_TRUE(BrokenOff().of(run(is_null, Opcode::Invokespecial)).empty());
  EXPECT_TRUE(BrokenOff().of(run(is_null, Opcode::Athrow)).empty());
}

TEST_F(BrokenOffTest, IsNothingThatWentWellBefore) { EXPECT_TRUE(BrokenOff().of(run(2)).empty()); }

TEST_F(BrokenOffTest, IsNothingIfTheMethodWentOn) {
  EXPECT_TRUE(BrokenOff().of(run(1, 0)).empty());
  RunRecord returned = run();
  returned.outcome.kind = Outcome::Kind::Returned;
  EXPECT_TRUE(BrokenOff().of(returned).empty());
}

TEST_F(BrokenOffTest, CountsAfterAFewTriesAllTheSame) {
  BranchMap branches(booted().machine());
  branches.observe(method());
  branches.expect_to_get_further();
  const RunRecord record = run();
  for (int i = 0; i < 3; ++i) {
    EXPECT_FALSE(branches.cover(record));
    EXPECT_FALSE(branches.is_covered(edge()));
    EXPECT_TRUE(branches.was_broken_off(edge()));
    // It was taken, so that nobody says that it cannot be.
    EXPECT_EQ(branches.verdicts()[branches.number_of(edge())].verdict, Verdict::Covered);
  }
  EXPECT_TRUE(branches.cover(record));
  EXPECT_TRUE(branches.is_covered(edge()));
}

TEST_F(BrokenOffTest, IsCoveredBySomebodyWhoGetsFurther) {
  BranchMap branches(booted().machine());
  branches.observe(method());
  branches.expect_to_get_further();
  branches.cover(run());
  RunRecord further = run();
  further.path.jumps.clear();
  EXPECT_TRUE(branches.cover(further));
  EXPECT_TRUE(branches.is_covered(edge()));
}

}  // namespace
}  // namespace assay::explore
