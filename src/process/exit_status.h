// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace assay::process {

/// How a process ended.
struct ExitStatus {
  enum class Kind : std::uint8_t {
    Exited,   // by itself, with a code
    Killed,   // by a signal
    Unknown,  // it was not a child of this process, or not any more
  };
  Kind kind = Kind::Unknown;
  int number = 0;                        // the code or the signal
  std::chrono::nanoseconds cpu_time{0};  // that it used in all

  bool is_success() const { return kind == Kind::Exited && number == 0; }
  bool is_killed_by(int signal) const { return kind == Kind::Killed && number == signal; }
  std::string text() const;      // "exit 3", "signal 9", "?"
  std::string sentence() const;  // "ended with code 3", "ended by signal 9", "ended"

  /// What wait4 said.
  static ExitStatus of(int status, std::chrono::nanoseconds cpu_time);
};

}  // namespace assay::process
