// SPDX-License-Identifier: Apache-2.0
#include "interp/threads/thread_snapshot.h"

#include <algorithm>

namespace assay::interp {

namespace {

ThreadSnapshot save(const std::shared_ptr<JavaThread>& kept) {
  JavaThread& thread = *kept;
  ThreadSnapshot saved{.thread = kept,
                       .frames = {},
                       .registers = {thread.stack, thread.free_registers()},
                       .memos = thread.memos,
                       .state = thread.state,
                       .waits_for = thread.waits_for,
                       .wake_at = thread.wake_at,
                       .saved_lock_count = thread.saved_lock_count,
                       .park_permit = thread.park_permit,
                       .notified = thread.notified,
                       .interrupted = thread.interrupted,
                       .resumed = thread.resumed,
                       .daemon = thread.daemon,
                       .suspended = thread.suspended,
                       .status_published = thread.status_published,
                       .must_yield = thread.must_yield,
                       .exception = thread.exception};
  std::span<Frame> frames = thread.live_frames();
  saved.frames.assign(frames.begin(), frames.end());
  return saved;
}

/// Stacks stay where they are as long as a thread lives, so that pointers into them are right.
void restore(const ThreadSnapshot& saved) {
  JavaThread& thread = *saved.thread;
  std::copy(saved.frames.begin(), saved.frames.end(), thread.frames);
  std::copy(saved.registers.begin(), saved.registers.end(), thread.stack);
  if (thread.shadows != nullptr) std::fill_n(thread.shadows, saved.registers.size(), 0u);
  thread.top = thread.frames + saved.frames.size() - 1;
  thread.memos = saved.memos;
  thread.state = saved.state;
  thread.waits_for = saved.waits_for;
  thread.wake_at = saved.wake_at;
  thread.saved_lock_count = saved.saved_lock_count;
  thread.park_permit = saved.park_permit;
  thread.notified = saved.notified;
  thread.interrupted = saved.interrupted;
  thread.resumed = saved.resumed;
  thread.daemon = saved.daemon;
  thread.suspended = saved.suspended;
  thread.status_published = saved.status_published;
  thread.must_yield = saved.must_yield;
  thread.exception = saved.exception;
}

}  // namespace

std::vector<ThreadSnapshot> save_other_threads(Scheduler& scheduler) {
  std::vector<ThreadSnapshot> saved;
  for (const auto& thread : scheduler.threads()) {
    bool may_go_on = thread->state != ThreadState::Terminated &&
                     thread->state != ThreadState::Daemonised && thread->has_frames();
    if (thread.get() != &scheduler.current() && may_go_on) saved.push_back(save(thread));
  }
  return saved;
}

void restore(Scheduler& scheduler, const std::vector<ThreadSnapshot>& threads) {
  for (const ThreadSnapshot& saved : threads) {
    scheduler.readmit(saved.thread);
    restore(saved);
  }
}

}  // namespace assay::interp
