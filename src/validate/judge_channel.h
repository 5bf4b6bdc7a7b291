// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "validate/line_process.h"
#include "validate/wire.h"

namespace assay::validate {

/// Messages to and from the judge's virtual machine. Code under test runs there and can write to
/// the same socket, so every answer begins with a secret of this process's, which is told to the
/// machine before that code is loaded. Other lines are noise; much of it ends the machine.
class JudgeChannel {
 public:
  enum class Read : std::uint8_t { Message, Ended, TimedOut, Flooded };

  static Result<std::unique_ptr<JudgeChannel>> start(const ProcessCommand& command);

  /// False if the machine ended or does not read.
  bool send(std::string_view encoded, Deadline deadline);
  Read receive(Words& message, Deadline deadline);
  std::string end() { return process_->end(); }
  std::string first_line_of_output() const { return process_->first_line_of_output(); }

 private:
  JudgeChannel(std::unique_ptr<LineProcess> process, std::string secret)
      : process_(std::move(process)), secret_(std::move(secret)) {}

  std::unique_ptr<LineProcess> process_;
  std::string secret_;
  std::size_t noise_ = 0;  // bytes since the last message that was sent
};

}  // namespace assay::validate
