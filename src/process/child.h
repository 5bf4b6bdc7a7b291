// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <utility>

#include "base/clocks.h"
#include "process/exit_status.h"

namespace assay::process {

/// A child process of this one. It is killed and waited for when its owner goes; a copy of the
/// owner in a forked process leaves it alone, as the number may be another's by then.
class Child {
 public:
  Child() = default;  // none
  /// As fork: in the new process the result `is_here`. If there is no new process, the result is
  /// none, and errno says why.
  static Child fork();
  /// The same in new namespaces; no handlers of the C library run.
  static Child clone(unsigned long namespaces);

  Child(Child&& other) noexcept;
  Child& operator=(Child&& other) noexcept;
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() { end(); }

  /// This is the new process.
  bool is_here() const { return pid_ == 0; }
  /// There is a child, or was one.
  bool is_started() const { return pid_ > 0; }
  /// Not a copy of its owner in another process.
  bool is_mine() const;
  pid_t pid() const { return pid_; }
  /// So far.
  std::chrono::nanoseconds cpu_time() const;

  /// It leads a group of processes, with which it is killed from now on.
  void set_leads_group() { leads_group_ = true; }
  /// SIGKILL, which cannot be put off: waiting for the end takes no time to speak of.
  void kill();
  /// How it ended, if it has.
  std::optional<ExitStatus> ended();
  /// The same, but waits for it until then.
  std::optional<ExitStatus> ended_by(WallClock::time_point deadline);
  /// Waits for its end, however long that takes.
  ExitStatus wait();
  /// Kills it, unless it has ended, and says how it ended.
  ExitStatus end();

 private:
  static Child of(pid_t pid);
  bool reap(int options);

  pid_t pid_ = -1;  // 0: here
  pid_t owner_ = -1;
  bool leads_group_ = false;
  std::optional<ExitStatus> status_;
};

/// Asks a process to end in good order: SIGTERM. Safe in a signal handler.
void ask_to_end(pid_t process);

}  // namespace assay::process
