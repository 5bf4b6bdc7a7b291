// SPDX-License-Identifier: Apache-2.0
// java.lang.ref: without a garbage collector no reference is ever cleared or enqueued by the VM.
#include "interp/threads/thread.h"
#include "natives/lang/register.h"
#include "natives/lang/threads.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

using vm::Ref;

Outcome clear(NativeCall& call) {
  set_field<Ref>(call.universe(), call.ref(0), "referent", vm::kNull);
  return call.returns();
}

Outcome refers_to(NativeCall& call) {
  return call.returns_bool(get_field<Ref>(call.universe(), call.ref(0), "referent") == call.ref(1));
}

/// Only the reference handler calls this, and it is not meant to run again.
Outcome wait_forever(NativeCall& call) {
  return block(call, interp::ThreadState::Daemonised, vm::kNull, std::nullopt);
}

}  // namespace

void register_references(NativeTable& table) {
  table.add("java/lang/ref/Reference",
            {
                {"clear0", "()V", clear},
                {"refersTo0", "(Ljava/lang/Object;)Z", refers_to},
                {"getAndClearReferencePendingList", "()Ljava/lang/ref/Reference;", answer_null},
                {"hasReferencePendingList", "()Z", answer_false},
                {"waitForReferencePendingList", "()V", wait_forever},
            });
  table.add("java/lang/ref/PhantomReference", {
                                                  {"clear0", "()V", clear},
                                                  {"refersTo0", "(Ljava/lang/Object;)Z", refers_to},
                                              });
  table.add("java/lang/ref/Finalizer", {
                                           {"isFinalizationEnabled", "()Z", answer_false},
                                           {"reportComplete", "(Ljava/lang/Object;)V", do_nothing},
                                       });
}

}  // namespace assay::natives
