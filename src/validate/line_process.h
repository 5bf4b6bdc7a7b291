// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace assay::validate {

using Deadline = std::chrono::steady_clock::time_point;

struct ProcessCommand {
  std::vector<std::string> arguments;    // the first one is the program's path
  std::vector<std::string> environment;  // "NAME=value"
  std::filesystem::path working_folder;
  std::filesystem::path output;           // file for its standard output and error
  std::filesystem::path writable_folder;  // it cannot write elsewhere (see Confinement)
};

/// A child process that reads lines from its standard input and answers with lines on descriptor
/// kAnswers. It lives at most as long as this object and the thread that started it.
class LineProcess {
 public:
  static constexpr int kAnswers = 3;
  enum class Read : std::uint8_t { Line, Ended, TimedOut };

  /// Returns as soon as there is a process, before the program runs in it.
  static Result<std::unique_ptr<LineProcess>> start(const ProcessCommand& command);
  LineProcess(const LineProcess&) = delete;
  LineProcess& operator=(const LineProcess&) = delete;
  ~LineProcess();

  /// False if the process ended or does not read.
  bool send(std::string_view text, Deadline deadline);
  Read receive(std::string& line, Deadline deadline);
  /// Kills it, unless it ended by itself, and says how it ended: "exit 3", "signal 9".
  std::string end();

 private:
  LineProcess(pid_t child, int requests, int answers);

  bool take_line(std::string& line);
  bool has_exited(int wait_options);

  pid_t owner_;  // a forked copy of this object must leave the child alone
  pid_t child_;
  int requests_;
  int answers_;
  bool is_at_end_ = false;  // of its answers: it is about to exit
  int status_ = 0;
  std::string received_;
  std::size_t consumed_ = 0;  // of received_
};

}  // namespace assay::validate
