// SPDX-License-Identifier: Apache-2.0
// The only two clocks. Nothing else in src/ reads the time (tools/check_clocks), so a test can put
// one in place of either and a busy machine can be played on an idle one.
#pragma once

#include <chrono>

namespace assay {

/// Time as people see it: for limits on what others do (a judge, a whole command) and for reports.
class WallClock {
 public:
  using duration = std::chrono::nanoseconds;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<WallClock>;
  static constexpr bool is_steady = true;

  static time_point now();
};

/// Time as budgets count it: the CPU time of the calling thread and of the processes that work for
/// it (cpu_time.h). A machine that is busy with other things takes nothing from a budget.
class WorkClock {
 public:
  using duration = std::chrono::nanoseconds;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<WorkClock>;
  static constexpr bool is_steady = true;

  static time_point now();

  /// Where wall time is limited as well: from now on this thread's clock stands at `work` when the
  /// wall clock stands at `wall`, however little was done by then. It runs ahead at the end, so
  /// that every phase that was planned in work time still has its turn.
  static void meet(time_point work, WallClock::time_point wall);
  /// After a fork: the clock of the child, whose CPU time begins at 0, goes on from here.
  static void go_on_from(time_point work);
};

/// Replaces both clocks, for all threads, while it lives.
class TestClocks {
 public:
  TestClocks();
  TestClocks(const TestClocks&) = delete;
  TestClocks& operator=(const TestClocks&) = delete;
  ~TestClocks();

  /// Work that takes this long on an idle machine.
  void work(std::chrono::nanoseconds time);
  /// Others have the processor.
  void wait(std::chrono::nanoseconds time);
};

}  // namespace assay
