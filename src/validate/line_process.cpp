// SPDX-License-Identifier: Apache-2.0
#include "validate/line_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "validate/confinement.h"

namespace assay::validate {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> result;
  result.reserve(texts.size() + 1);
  for (const std::string& text : texts) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

/// The two ends of both connections: a socket for requests, because writing to it need not raise
/// SIGPIPE, and a pipe for answers, because the child can open it again by its name in /dev/fd.
struct Connections {
  int request_ends[2] = {-1, -1};
  int answer_ends[2] = {-1, -1};
  int output = -1;

  bool open_all(const char* output_file) {
    output = open(output_file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    return output >= 0 && pipe2(answer_ends, O_CLOEXEC) == 0 &&
           socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, request_ends) == 0;
  }
  void close_child_ends() const {
    for (int end : {request_ends[1], answer_ends[1], output}) {
      if (end >= 0) close(end);
    }
  }
  void close_own_ends() const {
    for (int end : {request_ends[0], answer_ends[0]}) {
      if (end >= 0) close(end);
    }
  }
};

/// What happens between fork and exec; only calls that are safe after a fork with threads.
struct ChildStart {
  const Connections& connections;
  const Confinement& confinement;
  const char* working_folder;
  char* const* arguments;
  char* const* environment;
  pid_t parent;

  [[noreturn]] void run() const {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    setpgid(0, 0);  // Ctrl-C at the terminal is for the parent
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    confinement.enter();  // before descriptor 3, which may be its own, gets a new meaning
    if (chdir(working_folder) == 0 && place_descriptors()) {
      execve(arguments[0], arguments, environment);
    }
    _exit(127);
  }

 private:
  bool place_descriptors() const {
    constexpr int kOutOfTheWay = 10;
    int input = fcntl(connections.request_ends[1], F_DUPFD_CLOEXEC, kOutOfTheWay);
    int answers = fcntl(connections.answer_ends[1], F_DUPFD_CLOEXEC, kOutOfTheWay);
    int output = fcntl(connections.output, F_DUPFD_CLOEXEC, kOutOfTheWay);
    return dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0 &&
           dup2(output, STDERR_FILENO) >= 0 && dup2(answers, LineProcess::kAnswers) >= 0;
  }
};

int milliseconds_until(Deadline deadline) {
  auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now()).count();
  return left <= 0 ? 0 : static_cast<int>(std::min<std::int64_t>(left, 1'000'000));
}

/// Waits for an event on a descriptor; false when the time is over.
bool wait_for(int descriptor, short event, Deadline deadline) {
  pollfd wanted = {descriptor, event, 0};
  while (true) {
    int ready = poll(&wanted, 1, milliseconds_until(deadline));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
    if (steady_clock::now() >= deadline) return false;
  }
}

}  // namespace

LineProcess::LineProcess(pid_t child, int requests, int answers)
    : owner_(getpid()), child_(child), requests_(requests), answers_(answers) {}

Result<std::unique_ptr<LineProcess>> LineProcess::start(const ProcessCommand& command) {
  Connections connections;
  const Confinement confinement(command.writable_folder);
  std::vector<char*> arguments = pointers(command.arguments);
  std::vector<char*> environment = pointers(command.environment);
  pid_t child = -1;
  if (connections.open_all(command.output.c_str())) {
    const ChildStart start = {connections,      confinement,        command.working_folder.c_str(),
                              arguments.data(), environment.data(), getpid()};
    child = fork();
    if (child == 0) start.run();
  }
  int problem = errno;
  connections.close_child_ends();
  if (child < 0) {
    connections.close_own_ends();
    return Error{fmt::format("cannot start {}: {}", arguments[0], std::strerror(problem))};
  }
  return std::unique_ptr<LineProcess>(
      new LineProcess(child, connections.request_ends[0], connections.answer_ends[0]));
}

LineProcess::~LineProcess() {
  if (getpid() == owner_) end();
  close(requests_);
  close(answers_);
}

bool LineProcess::send(std::string_view text, Deadline deadline) {
  while (!text.empty()) {
    ssize_t sent = ::send(requests_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN) {
      if (!wait_for(requests_, POLLOUT, deadline)) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

bool LineProcess::take_line(std::string& line) {
  std::size_t newline = received_.find('\n', consumed_);
  if (newline == std::string::npos) {
    received_.erase(0, consumed_);
    consumed_ = 0;
    return false;
  }
  line.assign(received_, consumed_, newline - consumed_);
  consumed_ = newline + 1;
  return true;
}

LineProcess::Read LineProcess::receive(std::string& line, Deadline deadline) {
  std::array<char, 8192> chunk;
  while (!take_line(line)) {
    if (is_at_end_) return Read::Ended;
    if (!wait_for(answers_, POLLIN, deadline)) return Read::TimedOut;
    ssize_t count = read(answers_, chunk.data(), chunk.size());
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
  const Deadline patience = steady_clock::now() + (is_at_end_ ? kPatience : milliseconds(0));
  while (!has_exited(WNOHANG) && steady_clock::now() < patience) {
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
