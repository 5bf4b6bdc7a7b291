// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/clocks.h"
#include "base/result.h"
#include "sandbox/policy.h"

namespace assay::validate {

using Deadline = WallClock::time_point;

struct ProcessCommand {
  std::vector<std::string> arguments;    // the first one is the program's path
  std::vector<std::string> environment;  // "NAME=value"
  std::string working_folder;
  const sandbox::Policy* policy = nullptr;  // null: unconfined
};

/// A child process that is sent lines and answers with lines, both on its standard input, which is
/// a socket. It lives at most as long as this object and the thread that started it.
///
/// What it sends is not to be trusted: reading ends at the deadline however much arrives, and at a
/// line that is too long.
class LineProcess {
 public:
  static constexpr std::size_t kLongestLine = 16 << 20;
  enum class Read : std::uint8_t { Line, Ended, TimedOut, TooLong };

  static Result<std::unique_ptr<LineProcess>> start(const ProcessCommand& command);
  LineProcess(const LineProcess&) = delete;
  LineProcess& operator=(const LineProcess&) = delete;
  ~LineProcess();

  /// False if the process ended or does not read.
  bool send(std::string_view text, Deadline deadline);
  Read receive(std::string& line, Deadline deadline);
  /// Kills it, unless it ended by itself, and says how it ended: "exit 3", "signal 9".
  std::string end();
  /// The first line of what it wrote to standard output or error.
  std::string first_line_of_output() const;

 private:
  LineProcess(pid_t child, int connection, int output);

  bool take_line(std::string& line);
  bool has_exited(int wait_options);

  pid_t owner_;  // a forked copy of this object must leave the child alone
  pid_t child_;
  int connection_;
  int output_;              // a file in memory
  bool is_at_end_ = false;  // of its answers: it is about to exit
  int status_ = 0;
  std::string received_;
  std::size_t consumed_ = 0;  // of received_
  std::size_t searched_ = 0;  // of received_: no newline before this
};

}  // namespace assay::validate
