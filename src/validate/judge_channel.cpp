// SPDX-License-Identifier: Apache-2.0
#include "validate/judge_channel.h"

#include <fmt/format.h>
#include <sys/random.h>

#include <array>
#include <chrono>

#include "base/clocks.h"
#include "process/transfer.h"

namespace assay::validate {

namespace {

using process::Transfer;

constexpr std::size_t kMostNoise = 64 << 10;
constexpr std::chrono::seconds kPatience(10);  // for the secret to be taken by an idle socket

/// Not from the seed: somebody who knows the seed must not know this.
Result<std::string> random_secret() {
  std::array<std::uint8_t, 16> bytes;
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    return Error{"the system has no random numbers"};
  }
  std::string text;
  for (std::uint8_t byte : bytes) text += fmt::format("{:02x}", byte);
  return text;
}

}  // namespace

Result<std::unique_ptr<JudgeChannel>> JudgeChannel::start(const ProcessCommand& command) {
  std::string secret = TRY(random_secret());
  std::unique_ptr<LineProcess> process = TRY(LineProcess::start(command));
  process->send(secret, WallClock::now() + kPatience);
  return std::unique_ptr<JudgeChannel>(new JudgeChannel(std::move(process), std::move(secret)));
}

bool JudgeChannel::send(std::string_view encoded, Deadline deadline) {
  noise_ = 0;
  return process_->send(encoded, deadline);
}

JudgeChannel::Read JudgeChannel::receive(Words& message, Deadline deadline) {
  std::string line;
  while (true) {
    switch (process_->receive(line, deadline)) {
      case Transfer::Done:
        break;
      case Transfer::Closed:
      case Transfer::Cut:
        return Read::Ended;
      case Transfer::TimedOut:
        return Read::TimedOut;
      case Transfer::TooLong:
      case Transfer::Garbled:
        return Read::Flooded;
    }
    if (line.starts_with(secret_) && line.size() > secret_.size() && line[secret_.size()] == '\t') {
      message = decode(std::string_view(line).substr(secret_.size() + 1));
      return Read::Message;
    }
    noise_ += line.size();
    if (noise_ > kMostNoise) return Read::Flooded;
  }
}

}  // namespace assay::validate
