// SPDX-License-Identifier: Apache-2.0
#include "validate/line_process.h"

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "process/deadline.h"
#include "process/descriptors.h"
#include "process/framing.h"
#include "process/transfer.h"
#include "process/unique_fd.h"
#include "sandbox/spawn.h"

namespace assay::validate {

Result<std::unique_ptr<LineProcess>> LineProcess::start(const ProcessCommand& command) {
  process::SocketPair ends = TRY(process::SocketPair::make(process::SocketPair::Kind::Stream));
  process::UniqueFd output(memfd_create("output", MFD_CLOEXEC));
  const sandbox::Spawn program = {command.arguments, command.environment, command.working_folder,
                                  ends.theirs.get(), output.get()};
  Result<process::Child> child = sandbox::spawn(program, command.policy);
  if (!child.ok()) {
    return Error{
        fmt::format("cannot start {}: {}", command.arguments.front(), child.error().message)};
  }
  process::Channel channel(std::move(ends.ours), process::Framing::Lines, kLongestLine);
  return std::unique_ptr<LineProcess>(
      new LineProcess(std::move(child).value(), std::move(channel), std::move(output)));
}

std::string LineProcess::first_line_of_output() const {
  std::array<char, 512> bytes;
  const ssize_t count = pread(output_.get(), bytes.data(), bytes.size(), 0);
  if (count <= 0) return {};
  const auto* end = std::find(bytes.begin(), bytes.begin() + count, '\n');
  return std::string(bytes.data(), static_cast<std::size_t>(end - bytes.begin()));
}

bool LineProcess::send(std::string_view line, Deadline deadline) {
  return channel_.send(line, process::Deadline::at(deadline)) == process::Transfer::Done;
}

process::Transfer LineProcess::receive(std::string& line, Deadline deadline) {
  const process::Transfer read = channel_.receive(line, process::Deadline::at(deadline));
  return read == process::Transfer::Cut ? process::Transfer::Closed : read;
}

std::string LineProcess::end() {
  // A process that closed its end exits by itself, and how it does is worth knowing.
  constexpr std::chrono::seconds kPatience(1);
  if (channel_.has_ended()) child_.ended_by(WallClock::now() + kPatience);
  return child_.end().text();
}

}  // namespace assay::validate
