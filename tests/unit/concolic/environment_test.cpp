// SPDX-License-Identifier: Apache-2.0
#include "concolic/environment/environment.h"

#include <gtest/gtest.h>

#include "interp/run/run_scope.h"
#include "support/booted_machine.h"

namespace assay::concolic {
namespace {

class EnvironmentTest : public ::testing::Test {
 protected:
  EnvironmentTest()
      : inputs_(machine(), terms_, {}),
        recorder_(machine(), inputs_, {}),
        environment_(recorder_) {}

  static test::BootedMachine& booted() {
    static test::BootedMachine machine(std::uint64_t{64} << 20);
    return machine;
  }
  static interp::Machine& machine() { return booted().machine(); }

  /// What a call of a library method learns.
  std::set<Surrounding> seen_in(vm::Method& method, const std::vector<vm::Slot>& arguments) {
    interp::RunScope scope(machine());
    scope.set_listener(&recorder_);
    recorder_.begin(assignment_);
    environment_.begin();
    machine().call(method, arguments);
    environment_.look_around();
    return environment_.seen();
  }

  expr::Terms terms_;
  expr::Assignment assignment_;
  Inputs inputs_;
  Recorder recorder_;
  Environment environment_;
};

TEST_F(EnvironmentTest, HearsOfTheClock) {
  EXPECT_EQ(seen_in(booted().method("java/time/Instant", "now", "()Ljava/time/Instant;"), {}),
            std::set{Surrounding::Clock});
}

TEST_F(EnvironmentTest, HearsNothingOfArithmetic) {
  EXPECT_EQ(seen_in(booted().method("java/lang/Math", "abs", "(I)I"), {vm::Slot::of_int(-3)}),
            std::set<Surrounding>{});
}

/// The library asks for its own purposes all the time.
TEST_F(EnvironmentTest, HearsNothingOfWhatTheLibraryAsksForItself) {
  vm::Method& method =
      booted().method("java/lang/Integer", "valueOf", "(Ljava/lang/String;)Ljava/lang/Integer;");
  EXPECT_EQ(seen_in(method, {booted().string("12")}), std::set<Surrounding>{});
}

TEST_F(EnvironmentTest, EverySurroundingHasAName) {
  for (auto what = Surrounding::Clock; what <= Surrounding::MathLibrary;
       what = static_cast<Surrounding>(static_cast<int>(what) + 1)) {
    EXPECT_FALSE(name_of(what).empty());
  }
}

}  // namespace
}  // namespace assay::concolic
