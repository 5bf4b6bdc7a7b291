// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/clocks.h"
#include "base/result.h"
#include "process/channel.h"
#include "process/child.h"
#include "process/transfer.h"
#include "process/unique_fd.h"
#include "sandbox/policy.h"

namespace assay::validate {

using Deadline = WallClock::time_point;

struct ProcessCommand {
  std::vector<std::string> arguments;    // the first one is the program's path
  std::vector<std::string> environment;  // "NAME=value"
  std::string working_folder;
  const sandbox::Policy* policy = nullptr;  // null: unconfined
};

/// A program that is sent lines and answers with lines, both on its standard input, which is a
/// socket. It lives at most as long as this object and the thread that started it.
///
/// What it sends is not to be trusted: reading ends at the deadline however much arrives, and at a
/// line that is too long.
class LineProcess {
 public:
  static constexpr std::size_t kLongestLine = 16 << 20;

  static Result<std::unique_ptr<LineProcess>> start(const ProcessCommand& command);

  /// False if the process ended or does not read.
  bool send(std::string_view line, Deadline deadline);
  /// A line that it did not finish before it ended is none: Closed.
  process::Transfer receive(std::string& line, Deadline deadline);
  /// Kills it, unless it ended by itself, and says how it ended: "exit 3", "signal 9".
  std::string end();
  /// The first line of what it wrote to standard output or error.
  std::string first_line_of_output() const;

 private:
  LineProcess(process::Child child, process::Channel channel, process::UniqueFd output)
      : child_(std::move(child)), channel_(std::move(channel)), output_(std::move(output)) {}

  process::Child child_;
  process::Channel channel_;
  process::UniqueFd output_;  // a file in memory
};

}  // namespace assay::validate
