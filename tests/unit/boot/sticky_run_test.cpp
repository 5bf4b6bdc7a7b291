// SPDX-License-Identifier: Apache-2.0
#include "interp/threads/sticky_run.h"

#include <gtest/gtest.h>

#include "interp/run/run_scope.h"
#include "interp/shadow.h"
#include "support/booted_machine.h"

namespace assay {
namespace {

/// Counts the natives that initialisers call while it listens, and all others.
class InitialiserListener : public interp::ShadowListener {
 public:
  explicit InitialiserListener(interp::Machine& machine) : machine_(machine) {}

  std::uint32_t native(const interp::NativeCall&, const std::uint32_t*) override {
    bool is_inside = false;
    const interp::JavaThread& thread = machine_.current();
    for (const interp::Frame* frame = thread.top; frame >= thread.frames; --frame)
      is_inside |= frame->method->info->name == "<clinit>";
    ++(is_inside ? inside : outside);
    return 0;
  }

  unsigned inside = 0, outside = 0;

 private:
  interp::Machine& machine_;
};

// The run that met the class has been undone: what the listener knows of its objects is stale.
TEST(StickyRun, NobodyListensToLibraryInitialisers) {
  test::BootedMachine booted;
  interp::Machine& machine = booted.machine();
  vm::Class* klass = booted.universe().load_boot("java/util/Currency");
  ASSERT_FALSE(klass->is_initialised());
  vm::Method& method = booted.method("java/util/Currency", "getInstance",
                                     "(Ljava/lang/String;)Ljava/util/Currency;");
  vm::Method& hash = booted.method("java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I");
  InitialiserListener listener(machine);
  interp::RunScope scope(machine);
  scope.set_listener(&listener);
  interp::StickyRun run = interp::run_sticky(machine, [&] {
    machine.call(hash, {booted.string("EUR")});
    return machine.call(method, {booted.string("EUR")});
  });
  EXPECT_EQ(machine.run().listener(), &listener);
  EXPECT_TRUE(run.completion.returned());
  EXPECT_TRUE(klass->is_initialised());
  EXPECT_EQ(listener.inside, 0u);
  EXPECT_GT(listener.outside, 0u);
  machine.rollback(run.mark);
}

}  // namespace
}  // namespace assay
