// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>

namespace assay {

/// CPU time that the calling thread has used so far, with that of the processes that work for it.
/// Budgets are counted in it: a busy machine cuts no result, and waiting costs nothing.
std::chrono::nanoseconds cpu_time();

/// CPU time that a process has used so far, without its children; 0 if there is none.
std::chrono::nanoseconds cpu_time_of(pid_t pid);

/// Counts a child process to the calling thread's CPU time while it works, and in all when it has
/// ended: one that waits for the next request costs nothing to look at. To be kept, and told of the
/// end, by the thread that made it.
class CountedProcess {
 public:
  explicit CountedProcess(pid_t pid) : pid_(pid) {}
  CountedProcess(const CountedProcess&) = delete;
  CountedProcess& operator=(const CountedProcess&) = delete;
  ~CountedProcess() { pause(); }
  /// Between these two it works.
  void resume();
  void pause();
  /// The process has ended and used so much in all. To be paused before it is waited for.
  void end(std::chrono::nanoseconds used);

 private:
  pid_t pid_;
  std::chrono::nanoseconds counted_{0};  // so far
};

/// Tells every few milliseconds of CPU time that the clock should be looked at, for code that has
/// no time to read one: `has_ticked` is a load and a compare. A signal handler sets the mark; the
/// timer is the calling thread's, the mark is everybody's, so that of two threads one may have to
/// wait for its next tick.
class Ticker {
 public:
  static constexpr std::chrono::milliseconds kInterval{4};

  /// Ticks in this thread from now on. Costs nothing if it does already; a forked child has to ask
  /// again.
  static void start();
  static bool has_ticked() { return ticked_.load(std::memory_order_relaxed); }
  static void clear() { ticked_.store(always_, std::memory_order_relaxed); }

 private:
  static void tick(int);
  static std::atomic<bool> ticked_;
  static bool always_;  // no timer could be had: every look is at the clock
};

}  // namespace assay
