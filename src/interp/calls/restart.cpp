// SPDX-License-Identifier: Apache-2.0
#include "interp/calls/restart.h"

#include <vector>

#include "interp/calls/frames.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::interp {

namespace {

bool has_memo(const JavaThread& thread) {
  return !thread.memos.empty() && thread.memos.back().frame == thread.top;
}

void make_memo(JavaThread& thread) {
  if (!has_memo(thread)) thread.memos.push_back({thread.top, {}, {}, 0});
}

}  // namespace

vm::Attempt<vm::Slot> call_before_restart(Machine& machine, vm::Method& method,
                                          std::span<const vm::Slot> arguments) {
  JavaThread& thread = machine.current();
  make_memo(thread);
  auto& memo = thread.memos.back();
  if (memo.next < memo.results.size()) return memo.results[memo.next++];
  memo.next = 0;
  if (!push_frame(machine, method, arguments, ReturnAction::Memo))
    return vm::Trap::raise("java/lang/StackOverflowError");
  return vm::Trap::suspended();
}

vm::Attempt<Machine::Shadowed> call_shadowed(Machine& machine, vm::Method& method,
                                             std::span<const Machine::Shadowed> arguments) {
  std::vector<vm::Slot> values;
  for (const Machine::Shadowed& argument : arguments) values.push_back(argument.value);
  auto result = call_before_restart(machine, method, values);
  JavaThread& thread = machine.current();
  if (result.ok()) {
    const auto& memo = thread.memos.back();
    return Machine::Shadowed{result.value(), memo.shadow(memo.next - 1)};
  }
  vm::Trap trap = std::move(result).trap();
  if (trap.kind == vm::Trap::Kind::Suspended && thread.shadows != nullptr) {
    std::uint32_t* shadow = thread.shadows + (thread.top->registers - thread.stack);
    for (const Machine::Shadowed& argument : arguments) *shadow++ = argument.shadow;
  }
  return trap;
}

vm::Attempt<vm::Slot> once(Machine& machine,
                           const std::function<vm::Attempt<vm::Slot>()>& compute) {
  JavaThread& thread = machine.current();
  make_memo(thread);
  const std::size_t memo = thread.memos.size() - 1;
  if (thread.memos[memo].next == thread.memos[memo].results.size()) {
    vm::Slot value = ATTEMPT(compute());
    thread.memos[memo].results.push_back(value);
  }
  return thread.memos[memo].results[thread.memos[memo].next++];
}

std::size_t memo_position(const JavaThread& thread) {
  return has_memo(thread) ? thread.memos.back().next : 0;
}

void drop_memos_since(JavaThread& thread, std::size_t position) {
  if (!has_memo(thread)) return;
  auto& memo = thread.memos.back();
  memo.results.erase(memo.results.begin() + static_cast<std::ptrdiff_t>(position),
                     memo.results.begin() + static_cast<std::ptrdiff_t>(memo.next));
  memo.shadows.clear();
  memo.next = position;
}

}  // namespace assay::interp
