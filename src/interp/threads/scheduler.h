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

/// The green threads and which of them runs. Deterministic: round robin in the order of thread
/// ids, switching when a thread blocks or its quantum ends. When all threads wait and one of them
/// has a time limit, virtual time jumps to the earliest one.
class Scheduler {
 public:
  explicit Scheduler(world::VirtualClock& clock);

  JavaThread& current() { return *current_; }
  void set_current(JavaThread& thread) { current_ = &thread; }
  JavaThread& create(vm::Ref object);
  JavaThread* find(vm::Ref thread_object);
  JavaThread* find(std::uint32_t id);
  std::size_t live_count() const;
  std::vector<std::unique_ptr<JavaThread>>& threads() { return threads_; }

  /// The next thread that can run, waking sleepers; null if none ever will.
  JavaThread* next();
  /// Whether a thread that is neither a daemon nor `except` still lives.
  bool has_user_threads(const JavaThread* except) const;

  void wake(JavaThread& thread);
  /// Who waits for what, for the report of a deadlock.
  std::string describe_blocked(Machine& machine);
  void discard_from(std::size_t count);

 private:
  world::VirtualClock& clock_;
  std::vector<std::unique_ptr<JavaThread>> threads_;
  JavaThread* current_ = nullptr;
  std::uint32_t next_id_ = 1;
};

}  // namespace assay::interp
