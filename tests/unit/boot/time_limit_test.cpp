// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "base/cpu_time.h"
#include "interp/run/run_scope.h"
#include "support/booted_machine.h"

namespace assay {
namespace {

using interp::Completion;
using interp::StopReason;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using vm::Slot;

interp::Limits cpu_limit(milliseconds budget) {
  interp::Limits limits;
  limits.budget = budget;
  limits.end = WorkClock::now() + budget;
  return limits;
}

TEST(TimeLimit, EndsALoopOfHugeCopies) {
  test::BootedMachine booted;
  vm::Universe& universe = booted.universe();
  vm::Class& bytes = *universe.primitive_array(vm::Kind::Byte);
  const std::int32_t size = 64 << 20;
  Slot from = Slot::of_ref(universe.new_array(bytes, size));
  Slot to = Slot::of_ref(universe.new_array(bytes, size));
  vm::Method& copy =
      booted.method("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V");
  const nanoseconds before = cpu_time();
  interp::RunScope scope(booted.machine());
  scope.set_limits(cpu_limit(milliseconds(100)));
  Completion completion;
  for (int i = 0; i < 1000 && completion.returned(); ++i) {
    completion = booted.machine().call(
        copy, {from, Slot::of_int(0), to, Slot::of_int(0), Slot::of_int(size)});
  }
  EXPECT_EQ(completion.kind, Completion::Kind::Stopped);
  EXPECT_EQ(booted.machine().run().stop().reason, StopReason::Time);
  EXPECT_EQ(booted.machine().run().stop().detail, "100 ms");
  EXPECT_LT(cpu_time() - before, milliseconds(140));
}

TEST(TimeLimit, ALimitSetAgainIsNoNewBudget) {
  test::BootedMachine booted;
  interp::Machine& machine = booted.machine();
  const interp::Limits limits = cpu_limit(milliseconds(30));
  vm::Method& parse = booted.method("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I");
  Slot text = booted.string("12345");
  interp::RunScope scope(machine);
  Completion completion;
  const nanoseconds before = cpu_time();
  while (completion.returned() && cpu_time() - before < milliseconds(500)) {
    scope.set_limits(limits);
    completion = machine.call(parse, {text});
  }
  EXPECT_EQ(machine.run().stop().reason, StopReason::Time);
}

TEST(TimeLimit, CopyingCostsFuel) {
  test::BootedMachine booted;
  vm::Universe& universe = booted.universe();
  Slot array = Slot::of_ref(universe.new_array(*universe.primitive_array(vm::Kind::Byte), 1 << 20));
  vm::Method& copy =
      booted.method("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V");
  auto fuel_of = [&](std::int32_t bytes) {
    const std::uint64_t before = booted.machine().run().fuel_used();
    booted.machine().call(copy,
                          {array, Slot::of_int(0), array, Slot::of_int(0), Slot::of_int(bytes)});
    return booted.machine().run().fuel_used() - before;
  };
  EXPECT_LT(fuel_of(8), 10u);
  EXPECT_GT(fuel_of(1 << 20), 10'000u);
}

}  // namespace
}  // namespace assay
