// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "support/booted_machine.h"
#include "support/library_mix.h"

namespace assay {
namespace {

using interp::Completion;

class RollbackTest : public ::testing::Test {
 protected:
  static test::BootedMachine& booted() {
    static test::BootedMachine instance;
    return instance;
  }
  interp::Machine& machine() { return booted().machine(); }
  std::uint64_t hash() { return booted().universe().heap().content_hash(); }
};

TEST_F(RollbackTest, ARunLeavesNoTrace) {
  test::LibraryMix mix(booted());
  for (int i = 0; i < 20; ++i) mix.run(i);  // everything is loaded and initialised now
  std::uint64_t before = hash();
  for (int i = 0; i < 2'000; ++i) mix.run(i);
  EXPECT_EQ(hash(), before);
}

TEST_F(RollbackTest, LibraryInitialisersSurviveTheRun) {
  vm::Class* klass = booted().universe().load_boot("java/util/Currency");
  ASSERT_FALSE(klass->is_initialised());
  vm::Method& method = booted().method("java/util/Currency", "getInstance",
                                       "(Ljava/lang/String;)Ljava/util/Currency;");
  auto body = [&] { return machine().call(method, {booted().string("EUR")}); };
  interp::StickyRun first = interp::run_sticky(machine(), body);
  ASSERT_TRUE(first.completion.returned());
  machine().rollback(first.mark);
  EXPECT_TRUE(klass->is_initialised());
  std::uint64_t fuel = machine().run().fuel_used();
  interp::StickyRun second = interp::run_sticky(machine(), body);
  machine().rollback(second.mark);
  EXPECT_LT(machine().run().fuel_used() - fuel, 2'000u) << "the initialiser should not run again";
}

TEST_F(RollbackTest, StaticsOfTheRunAreRestored) {
  // System.setProperty changes a map that hangs off a static field.
  vm::Method& set = booted().method("java/lang/System", "setProperty",
                                    "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
  vm::Method& get =
      booted().method("java/lang/System", "getProperty", "(Ljava/lang/String;)Ljava/lang/String;");
  interp::StickyRun run = interp::run_sticky(machine(), [&] {
    machine().call(set, {booted().string("assay.test"), booted().string("inside")});
    return machine().call(get, {booted().string("assay.test")});
  });
  ASSERT_TRUE(run.completion.returned());
  EXPECT_EQ(booted().text(run.completion.value), "inside");
  machine().rollback(run.mark);
  Completion after = machine().call(get, {booted().string("assay.test")});
  ASSERT_TRUE(after.returned());
  EXPECT_FALSE(after.value.ref);
}

TEST_F(RollbackTest, MarksNest) {
  vm::Method& set = booted().method("java/lang/System", "setProperty",
                                    "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
  vm::Method& get =
      booted().method("java/lang/System", "getProperty", "(Ljava/lang/String;)Ljava/lang/String;");
  auto value = [&] {
    Completion completion = machine().call(get, {booted().string("assay.nest")});
    return completion.value.ref ? booted().text(completion.value) : std::string("none");
  };
  interp::Machine::Mark outer = machine().mark();
  machine().call(set, {booted().string("assay.nest"), booted().string("outer")});
  interp::Machine::Mark inner = machine().mark();
  machine().call(set, {booted().string("assay.nest"), booted().string("inner")});
  EXPECT_EQ(value(), "inner");
  machine().rollback(inner);
  EXPECT_EQ(value(), "outer");
  machine().rollback(outer);
  EXPECT_EQ(value(), "none");
}

TEST_F(RollbackTest, CommittedChangesStay) {
  vm::Method& set = booted().method("java/lang/System", "setProperty",
                                    "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
  vm::Method& get =
      booted().method("java/lang/System", "getProperty", "(Ljava/lang/String;)Ljava/lang/String;");
  interp::Machine::Mark mark = machine().mark();
  machine().call(set, {booted().string("assay.commit"), booted().string("kept")});
  machine().commit(mark);
  Completion completion = machine().call(get, {booted().string("assay.commit")});
  ASSERT_TRUE(completion.returned());
  EXPECT_EQ(booted().text(completion.value), "kept");
}

TEST_F(RollbackTest, InternedStringsOfTheRunAreForgotten) {
  vm::Strings& strings = booted().universe().strings();
  interp::Machine::Mark mark = machine().mark();
  vm::Ref inside = strings.make("only in this run");
  EXPECT_EQ(strings.intern(inside), inside);
  machine().rollback(mark);
  vm::Ref outside = strings.make("only in this run");
  EXPECT_EQ(strings.intern(outside), outside);
}

}  // namespace
}  // namespace assay
