// SPDX-License-Identifier: Apache-2.0
// A child process on a socket, read and written by poll with deadlines. Nothing that it sends, or
// fails to send, can block or fill this process.
#include "validate/line_process.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "base/clocks.h"
#include "sandbox/spawn.h"

namespace assay::validate {

namespace {

using std::chrono::milliseconds;

int milliseconds_until(Deadline deadline) {
  auto left = std::chrono::ceil<milliseconds>(deadline - WallClock::now()).count();
  return left <= 0 ? 0 : static_cast<int>(std::min<std::int64_t>(left, 1'000'000));
}

/// Waits for an event on a descriptor; false when the time is over.
bool wait_for(int descriptor, short event, Deadline deadline) {
  pollfd wanted = {descriptor, event, 0};
  while (true) {
    int ready = poll(&wanted, 1, milliseconds_until(deadline));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
    if (WallClock::now() >= deadline) return false;
  }
}

}  // namespace

LineProcess::LineProcess(pid_t child, int connection, int output)
    : owner_(getpid()), child_(child), connection_(connection), output_(output) {}

Result<std::unique_ptr<LineProcess>> LineProcess::start(const ProcessCommand& command) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    return Error{fmt::format("cannot make a socket: {}", std::strerror(errno))};
  }
  const int output = memfd_create("output", MFD_CLOEXEC);
  const sandbox::Spawn program = {command.arguments, command.environment, command.working_folder,
                                  ends[1], output};
  Result<pid_t> child = sandbox::spawn(program, command.policy);
  close(ends[1]);
  if (!child.ok()) {
    close(ends[0]);
    close(output);
    return Error{
        fmt::format("cannot start {}: {}", command.arguments.front(), child.error().message)};
  }
  return std::unique_ptr<LineProcess>(new LineProcess(child.value(), ends[0], output));
}

LineProcess::~LineProcess() {
  if (getpid() == owner_) end();
  close(connection_);
  close(output_);
}

std::string LineProcess::first_line_of_output() const {
  std::array<char, 512> bytes;
  const ssize_t count = pread(output_, bytes.data(), bytes.size(), 0);
  if (count <= 0) return {};
  const auto* end = std::find(bytes.begin(), bytes.begin() + count, '\n');
  return std::string(bytes.data(), static_cast<std::size_t>(end - bytes.begin()));
}

bool LineProcess::send(std::string_view text, Deadline deadline) {
  while (!text.empty()) {
    ssize_t sent = ::send(connection_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN) {
      if (!wait_for(connection_, POLLOUT, deadline)) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

bool LineProcess::take_line(std::string& line) {
  const std::size_t newline = received_.find('\n', searched_);
  if (newline == std::string::npos) {
    received_.erase(0, consumed_);
    consumed_ = 0;
    searched_ = received_.size();
    return false;
  }
  line.assign(received_, consumed_, newline - consumed_);
  consumed_ = searched_ = newline + 1;
  return true;
}

LineProcess::Read LineProcess::receive(std::string& line, Deadline deadline) {
  std::array<char, 8192> chunk;
  while (!take_line(line)) {
    if (is_at_end_) return Read::Ended;
    if (received_.size() > kLongestLine) return Read::TooLong;
    if (WallClock::now() >= deadline || !wait_for(connection_, POLLIN, deadline)) {
      return Read::TimedOut;
    }
    const ssize_t count = read(connection_, chunk.data(), chunk.size());
    if (count > 0) {
      received_.append(chunk.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || errno != EINTR) {
      is_at_end_ = true;
    }
  }
  return Read::Line;
}

bool LineProcess::has_exited(int wait_options) {
  if (child_ < 0) return true;
  pid_t ended = 0;
  do {
    ended = waitpid(child_, &status_, wait_options);
  } while (ended < 0 && errno == EINTR);
  if (ended != 0) child_ = -1;
  return ended != 0;
}

std::string LineProcess::end() {
  // A process that closed its end exits by itself, and how it does is worth knowing.
  constexpr milliseconds kPatience(1'000);
  const Deadline patience = WallClock::now() + (is_at_end_ ? kPatience : milliseconds(0));
  while (!has_exited(WNOHANG) && WallClock::now() < patience) {
    std::this_thread::sleep_for(milliseconds(1));
  }
  if (child_ >= 0) {
    kill(-child_, SIGKILL);  // with the processes that it started
    kill(child_, SIGKILL);   // in case it has no group yet
    has_exited(0);
  }
  if (WIFSIGNALED(status_)) return fmt::format("signal {}", WTERMSIG(status_));
  return fmt::format("exit {}", WEXITSTATUS(status_));
}

}  // namespace assay::validate
