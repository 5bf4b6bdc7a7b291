// SPDX-License-Identifier: Apache-2.0
#include "interp/run/run_scope.h"

#include <gtest/gtest.h>

#include "interp/run/call_aside.h"
#include "interp/shadow.h"
#include "support/booted_machine.h"

namespace assay {
namespace {

using interp::Completion;
using interp::RunScope;
using interp::Stop;
using interp::StopReason;

interp::Limits fuel(std::uint64_t amount) {
  interp::Limits limits;
  limits.fuel = amount;
  return limits;
}

class RunScopeTest : public testing::Test {
 protected:
  interp::Machine& machine() { return booted_.machine(); }
  interp::Run& run() { return machine().run(); }
  Completion parse(std::string_view text) {
    return machine().call(booted_.method("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I"),
                          {booted_.string(text)});
  }
  Stop begin_again() {
    return {StopReason::LibraryInit, "", 0, booted_.universe().well_known().string};
  }

  test::BootedMachine booted_;
};

TEST_F(RunScopeTest, PutsBackWhatItHasChanged) {
  interp::ShadowListener outer, inner;
  vm::Method& caller = booted_.method("java/lang/Thread", "run", "()V");
  RunScope around(machine());
  around.set_listener(&outer);
  around.set_limits(fuel(7'000'000));
  {
    RunScope scope(machine());
    scope.set_listener(&inner);
    scope.set_called_by(&caller);
    scope.set_limits(fuel(3));
    scope.set_listener(nullptr);
    EXPECT_EQ(run().listener(), nullptr);
    EXPECT_EQ(run().called_by(), &caller);
    EXPECT_EQ(run().limits().fuel, 3u);
  }
  EXPECT_EQ(run().listener(), &outer);
  EXPECT_EQ(run().called_by(), nullptr);
  EXPECT_EQ(run().limits().fuel, 7'000'000u);
}

TEST_F(RunScopeTest, LeavesAloneWhatAScopeAroundItChanges) {
  interp::ShadowListener listener;
  RunScope around(machine());
  {
    RunScope scope(machine());
    scope.stop_for_initialisers();
    around.set_limits(fuel(5));
    around.set_listener(&listener);
  }
  EXPECT_EQ(run().limits().fuel, 5u);
  EXPECT_EQ(run().listener(), &listener);
}

TEST_F(RunScopeTest, LimitsEndWithIt) {
  interp::Machine::Mark mark = machine().mark();
  {
    RunScope scope(machine());
    scope.set_limits(fuel(3));
    EXPECT_EQ(parse("123456789").kind, Completion::Kind::Stopped);
  }
  machine().rollback(mark);
  EXPECT_TRUE(parse("123456789").returned());
}

TEST_F(RunScopeTest, LimitsAroundItGoOnCounting) {
  interp::Machine::Mark mark = machine().mark();
  RunScope around(machine());
  around.set_limits(fuel(3));
  {
    RunScope scope(machine());
    scope.set_limits(fuel(100'000));
    EXPECT_TRUE(parse("123456789").returned());
  }
  EXPECT_EQ(parse("123456789").kind, Completion::Kind::Stopped);
  EXPECT_EQ(run().stop().reason, StopReason::Fuel);
  machine().rollback(mark);
}

TEST_F(RunScopeTest, AStopThatIsPutAsideHoldsAgainAfterwards) {
  run().request_stop({StopReason::Exit, "the end", 3});
  {
    RunScope scope(machine());
    scope.put_stop_aside();
    EXPECT_FALSE(run().stop());
    run().request_stop({StopReason::Unsupported, "something else", 0});
  }
  EXPECT_EQ(run().stop().reason, StopReason::Exit);
  EXPECT_EQ(run().stop().exit_code, 3);
}

TEST_F(RunScopeTest, NobodyForgetsThatTheRunIsToBeginAgain) {
  {
    RunScope scope(machine());
    scope.put_stop_aside();
    run().request_stop(begin_again());
  }
  EXPECT_TRUE(run().stop().begins_again());
  EXPECT_EQ(run().stop().wanted, booted_.universe().well_known().string);
}

TEST_F(RunScopeTest, UndoingAPartOfARunForgetsOtherStops) {
  interp::Machine::Mark mark = machine().mark();
  run().request_stop({StopReason::Exit, "", 0});
  interp::rollback_part(machine(), mark);
  EXPECT_FALSE(run().stop());
  mark = machine().mark();
  run().request_stop(begin_again());
  interp::rollback_part(machine(), mark);
  EXPECT_TRUE(run().stop().begins_again());
}

/// Counts the natives that it hears of.
class NativeCounter : public interp::ShadowListener {
 public:
  std::uint32_t native(const interp::NativeCall&, const std::uint32_t*) override {
    ++count;
    return 0;
  }
  unsigned count = 0;
};

TEST_F(RunScopeTest, ACallAsideIsHeardByNobody) {
  NativeCounter listener;
  RunScope scope(machine());
  scope.set_listener(&listener);
  vm::Method& hash =
      booted_.method("java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I");
  EXPECT_TRUE(interp::call_aside(machine(), hash, {booted_.string("x")}).returned());
  EXPECT_EQ(listener.count, 0u);
  EXPECT_TRUE(machine().call(hash, {booted_.string("x")}).returned());
  EXPECT_GT(listener.count, 0u);
}

TEST_F(RunScopeTest, ACallAsideRunsThoughTheRunHasStopped) {
  run().request_stop({StopReason::Exit, "", 3});
  Completion length = interp::call_aside(machine(), booted_.string("four").ref, "length", "()I");
  ASSERT_TRUE(length.returned());
  EXPECT_EQ(length.value.i, 4);
  EXPECT_EQ(run().stop().exit_code, 3);
}

TEST_F(RunScopeTest, ACallAsideIsOfTheObjectsOwnMethod) {
  vm::Method& declared = booted_.method("java/lang/Object", "toString", "()Ljava/lang/String;");
  Completion text = interp::call_aside(machine(), declared, {booted_.string("itself")});
  ASSERT_TRUE(text.returned());
  EXPECT_EQ(booted_.text(text.value), "itself");
  EXPECT_EQ(interp::call_aside(machine(), booted_.string("").ref, "missing", "()V").kind,
            Completion::Kind::Stopped);
}

}  // namespace
}  // namespace assay
