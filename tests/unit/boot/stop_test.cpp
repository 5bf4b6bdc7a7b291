// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "interp/calls/frames.h"
#include "interp/run/run_scope.h"
#include "support/booted_machine.h"

namespace assay {
namespace {

using interp::Completion;
using interp::StopReason;

TEST(Stops, FuelEndsARunAndTheMachineGoesOnAfterARollback) {
  test::BootedMachine booted;
  interp::Machine& machine = booted.machine();
  vm::Method& parse = booted.method("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I");
  interp::Machine::Mark mark = machine.mark();
  interp::Limits limits;
  limits.fuel = 3;
  interp::RunScope scope(machine);
  scope.set_limits(limits);
  Completion cut = machine.call(parse, {booted.string("123456789")});
  EXPECT_EQ(cut.kind, Completion::Kind::Stopped);
  EXPECT_EQ(machine.run().stop().reason, StopReason::Fuel);
  machine.rollback(mark);
  scope.set_limits({});
  Completion whole = machine.call(parse, {booted.string("123456789")});
  ASSERT_TRUE(whole.returned());
  EXPECT_EQ(whole.value.i, 123456789);
}

TEST(Stops, AFullHeapIsAnOutOfMemoryErrorOfTheProgram) {
  test::BootedMachine booted(std::uint64_t{16} << 20);
  vm::Method& repeat = booted.method("java/lang/String", "repeat", "(I)Ljava/lang/String;");
  Completion completion =
      booted.machine().call(repeat, {booted.string("x"), vm::Slot::of_int(64 << 20)});
  ASSERT_EQ(completion.kind, Completion::Kind::Threw);
  EXPECT_EQ(booted.universe().class_of(completion.exception)->name, "java/lang/OutOfMemoryError");
}

/// How starting a new thread ends beside the one that runs.
Completion start_thread(test::BootedMachine& booted, std::size_t most) {
  interp::Limits limits;
  limits.threads = most;
  interp::RunScope scope(booted.machine());
  scope.set_limits(limits);
  vm::Class& thread_class = *booted.universe().well_known().thread;
  vm::Slot thread = vm::Slot::of_ref(booted.universe().new_object(thread_class));
  vm::Method& make = booted.method("java/lang/Thread", "<init>", "()V");
  EXPECT_TRUE(booted.machine().call(make, {thread}).returned());
  return booted.machine().call(booted.method("java/lang/Thread", "start", "()V"), {thread});
}

TEST(Stops, AThreadBeyondTheLimitIsAnOutOfMemoryErrorOfTheProgram) {
  test::BootedMachine booted;
  Completion refused = start_thread(booted, 1);
  ASSERT_EQ(refused.kind, Completion::Kind::Threw);
  EXPECT_EQ(booted.universe().class_of(refused.exception)->name, "java/lang/OutOfMemoryError");
}

TEST(Stops, AThreadWithinTheLimitOrWithoutOneIsStarted) {
  test::BootedMachine booted;
  EXPECT_TRUE(start_thread(booted, 2).returned());
  EXPECT_TRUE(start_thread(booted, 0).returned());
}

TEST(Stops, AThreadNumberIsFreeAgainWhenItsThreadHasEnded) {
  test::BootedMachine booted;
  interp::Scheduler& scheduler = booted.machine().scheduler();
  const std::size_t before = scheduler.threads().size();
  interp::JavaThread& lasting = scheduler.create(vm::kNull);
  const std::uint32_t id = lasting.id();
  for (int i = 0; i < 20'000; ++i) {
    interp::JavaThread& thread = scheduler.create(vm::kNull);
    ASSERT_NE(thread.id(), id);
    ASSERT_LT(thread.id(), 1u << 14) << "a lock word has room for 14 bits";
    thread.state = interp::ThreadState::Terminated;
  }
  EXPECT_EQ(scheduler.find(id), &lasting);
  EXPECT_LE(scheduler.threads().size(), before + 2);
}

TEST(Stops, ARollbackBringsBackThreadsThatEndedInTheRun) {
  test::BootedMachine booted;
  interp::Machine& machine = booted.machine();
  interp::Scheduler& scheduler = machine.scheduler();
  interp::JavaThread& waiting = scheduler.create(machine.current().object);
  vm::Method& run = booted.method("java/lang/Thread", "run", "()V");
  vm::Slot receiver = vm::Slot::of_ref(machine.current().object);
  ASSERT_TRUE(
      interp::push_frame(machine, waiting, run, {&receiver, 1}, interp::ReturnAction::ThreadEnd));
  waiting.state = interp::ThreadState::Parked;
  const interp::Machine::Mark mark = machine.mark();
  waiting.state = interp::ThreadState::Terminated;
  scheduler.create(vm::kNull);  // now it is forgotten
  ASSERT_EQ(scheduler.find(waiting.id()), nullptr);
  machine.rollback(mark);
  ASSERT_EQ(scheduler.threads().back().get(), &waiting);
  EXPECT_EQ(waiting.state, interp::ThreadState::Parked);
  EXPECT_EQ(scheduler.births(), waiting.birth() + 1);
}

TEST(Stops, ExceptionsComeBackAsCompletions) {
  test::BootedMachine booted;
  vm::Method& parse = booted.method("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I");
  Completion completion = booted.machine().call(parse, {booted.string("x1")});
  ASSERT_EQ(completion.kind, Completion::Kind::Threw);
  EXPECT_EQ(booted.universe().class_of(completion.exception)->name,
            "java/lang/NumberFormatException");
  EXPECT_FALSE(booted.machine().current().has_frames());
}

}  // namespace
}  // namespace assay
