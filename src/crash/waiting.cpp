// SPDX-License-Identifier: Apache-2.0
#include "crash/waiting.h"

#include <algorithm>
#include <string_view>

#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "interp/threads/scheduler.h"
#include "interp/threads/thread.h"
#include "vm/linking/verified_code.h"

namespace assay::crash {

namespace {

using classfile::Opcode;

struct Row {
  std::string_view owner, method;  // the method empty: all of them
};
constexpr Row kWaiting[] = {
    {"java/lang/Thread", "sleep"},
    {"java/lang/Thread", "yield"},
    {"java/lang/Thread", "onSpinWait"},
    {"java/lang/Thread", "join"},
    {"java/util/concurrent/TimeUnit", "sleep"},
    {"java/util/concurrent/locks/LockSupport", ""},
    {"java/util/concurrent/locks/Condition", ""},
    {"java/util/concurrent/BlockingQueue", ""},
};

bool is_waiting(const classfile::MemberRef& called) {
  const bool is_timed = called.descriptor == "(J)V" || called.descriptor == "(JI)V";
  if (called.name == "wait" && (is_timed || called.descriptor == "()V")) return true;
  return std::ranges::any_of(kWaiting, [&](const Row& row) {
    return row.owner == called.class_name && (row.method.empty() || row.method == called.name);
  });
}

}  // namespace

bool lets_others_go_on(const vm::Method& method) {
  const auto code = vm::VerifiedCode::of(method);
  if (!code) return false;
  for (const classfile::Instruction& each : classfile::Instructions(code->bytecode())) {
    const bool calls =
        each.opcode >= Opcode::Invokevirtual && each.opcode <= Opcode::Invokeinterface;
    if (calls && is_waiting(code->pool().member(each.constant_operand()))) return true;
  }
  return false;
}

bool is_somebody_kept_out(interp::Machine& machine) {
  return std::ranges::any_of(machine.scheduler().threads(), [](const auto& thread) {
    return thread->state == interp::ThreadState::Entering ||
           thread->state == interp::ThreadState::AwaitingInit;
  });
}

}  // namespace assay::crash
