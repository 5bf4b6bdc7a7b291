// SPDX-License-Identifier: Apache-2.0
// Processes: there is one, and it may not start others.
#include <cerrno>

#include "natives/io/families.h"
#include "natives/io/unix_support.h"
#include "natives/lang/support.h"
#include "vm/heap.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

/// ProcessBuilder puts `Cannot run program "ls": ` in front. 25 words the rest in another way.
Outcome fork_and_exec(NativeCall& call) {
  bool new_wording = call.universe().feature() >= 25;
  return call.throws("java/io/IOException", new_wording
                                                ? "Exec failed, error: 1 (Operation not permitted) "
                                                : "error=1, Operation not permitted");
}

Outcome get_current_pid0(NativeCall& call) { return call.returns_long(kProcessId); }

/// The start time, 0 if it is not known; -1: no such process.
Outcome is_alive0(NativeCall& call) {
  return call.returns_long(call.long_integer(0) == kProcessId ? 0 : -1);
}

Outcome parent0(NativeCall& call) { return call.returns_long(-1); }

Outcome get_process_pids0(NativeCall& call) {
  bool all = call.long_integer(0) == 0;
  if (!all) return call.returns_int(0);
  for (unsigned index = 1; index <= 3; ++index) {
    vm::Ref array = call.ref(index);
    if (!array || call.heap().array_length(array) == 0) continue;
    call.heap().write<std::int64_t>(array, vm::kArrayBase, index == 1 ? kProcessId : 0);
  }
  return call.returns_int(1);
}

Outcome wait_for_process_exit0(NativeCall& call) {
  constexpr std::int32_t kNotAChild = -2;
  return call.returns_int(kNotAChild);
}

}  // namespace

void register_process(NativeTable& table) {
  table.add("java/lang/ProcessImpl", {
                                         {"init", "()V", do_nothing},
                                         {"forkAndExec", "(I[B[B[BI[BI[B[IZ)I", fork_and_exec},
                                     });
  table.add("java/lang/ProcessHandleImpl",
            {
                {"initNative", "()V", do_nothing},
                {"waitForProcessExit0", "(JZ)I", wait_for_process_exit0},
                {"getCurrentPid0", "()J", get_current_pid0},
                {"parent0", "(JJ)J", parent0},
                {"getProcessPids0", "(J[J[J[J)I", get_process_pids0},
                {"destroy0", "(JJZ)Z", answer_false},
                {"isAlive0", "(J)J", is_alive0},
            });
  table.add("java/lang/ProcessHandleImpl$Info", {
                                                    {"initIDs", "()V", do_nothing},
                                                    {"info0", "(J)V", do_nothing},
                                                });
}

}  // namespace assay::natives
