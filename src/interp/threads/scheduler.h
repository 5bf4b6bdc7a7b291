// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "interp/threads/thread.h"
#include "vm/ref.h"

namespace assay::world {
class VirtualClock;
}

namespace assay::interp {

class Machine;

/// The green threads and which of them runs. Deterministic: round robin in the order in which
/// they were made, switching when a thread blocks or its quantum ends. When all threads wait and
/// one of them has a time limit, virtual time jumps to the earliest one.
class Scheduler {
 public:
  explicit Scheduler(world::VirtualClock& clock);

  JavaThread& current() { return *current_; }
  void set_current(JavaThread& thread) { current_ = &thread; }
  /// A new thread with a number that no living thread has; those that have ended are forgotten.
  JavaThread& create(vm::Ref object);
  /// Whether there is a number for one more.
  bool has_room() const { return live_count() < kMostThreads; }
  /// How many threads were made so far, but for those whose making was undone.
  std::uint64_t births() const { return births_; }
  JavaThread* find(vm::Ref thread_object);
  JavaThread* find(std::uint32_t id);
  std::size_t live_count() const;
  std::vector<std::shared_ptr<JavaThread>>& threads() { return threads_; }

  /// The next thread that can run, waking sleepers; null if none ever will.
  JavaThread* next();
  /// Whether a thread that is neither a daemon nor `except` still lives.
  bool has_user_threads(const JavaThread* except) const;

  void wake(JavaThread& thread);
  /// Who waits for what, for the report of a deadlock.
  std::string describe_blocked(Machine& machine);
  /// Forgets the threads made since there were so many births.
  void discard_since(std::uint64_t births);
  /// A thread that ended and was forgotten is back, as its end was undone.
  void readmit(const std::shared_ptr<JavaThread>& thread);

 private:
  static constexpr std::uint32_t kLargestId = (1u << 14) - 1;  // what a lock word has room for
  static constexpr std::size_t kMostThreads = kLargestId - 16;

  void forget_terminated();
  std::string describe_initialisation(Machine& machine, vm::Ref mirror);
  std::uint32_t free_id() const;

  world::VirtualClock& clock_;
  std::vector<std::shared_ptr<JavaThread>> threads_;  // in the order of their births
  JavaThread* current_ = nullptr;
  std::uint64_t births_ = 0;
};

}  // namespace assay::interp
