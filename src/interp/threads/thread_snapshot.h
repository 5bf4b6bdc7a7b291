// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <vector>

#include "interp/threads/scheduler.h"
#include "vm/ref.h"

namespace assay::interp {

/// What a thread was doing: its frames and registers, and what it waited for. Terms beside
/// registers are not kept.
struct ThreadSnapshot {
  std::shared_ptr<JavaThread> thread;  // kept if it ends meanwhile
  std::vector<Frame> frames;
  std::vector<vm::Slot> registers;
  std::vector<JavaThread::Memo> memos;
  ThreadState state;
  vm::Ref waits_for;
  std::optional<std::int64_t> wake_at;
  std::uint32_t saved_lock_count;
  bool park_permit, notified, interrupted, resumed, daemon, suspended, status_published, must_yield;
  vm::Ref exception;
};

/// The threads that might go on while the current one is elsewhere; mostly there are none.
std::vector<ThreadSnapshot> save_other_threads(Scheduler& scheduler);
void restore(Scheduler& scheduler, const std::vector<ThreadSnapshot>& threads);

}  // namespace assay::interp
