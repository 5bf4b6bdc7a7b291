// SPDX-License-Identifier: Apache-2.0
#include "process/child.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <thread>

#include "base/cpu_time.h"

namespace assay::process {

namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;

nanoseconds duration_of(const timeval& time) {
  return seconds(time.tv_sec) + microseconds(time.tv_usec);
}

}  // namespace

Child Child::of(pid_t pid) {
  Child child;
  child.pid_ = pid;
  if (pid > 0) child.owner_ = getpid();
  return child;
}

Child Child::fork() { return of(::fork()); }

/// The child of a raw clone has the parent's memory as it was.
Child Child::clone(unsigned long namespaces) {
  return of(static_cast<pid_t>(syscall(SYS_clone, namespaces | SIGCHLD, 0, 0, 0, 0)));
}

Child::Child(Child&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)),
      owner_(std::exchange(other.owner_, -1)),
      leads_group_(other.leads_group_),
      status_(std::exchange(other.status_, std::nullopt)) {}

Child& Child::operator=(Child&& other) noexcept {
  if (this == &other) return *this;
  end();
  pid_ = std::exchange(other.pid_, -1);
  owner_ = std::exchange(other.owner_, -1);
  leads_group_ = other.leads_group_;
  status_ = std::exchange(other.status_, std::nullopt);
  return *this;
}

bool Child::is_mine() const { return pid_ > 0 && owner_ == getpid(); }

nanoseconds Child::cpu_time() const {
  if (status_) return status_->cpu_time;
  return is_started() ? cpu_time_of(pid_) : nanoseconds(0);
}

void Child::kill() {
  if (!is_mine() || status_) return;
  if (leads_group_) ::kill(-pid_, SIGKILL);
  ::kill(pid_, SIGKILL);  // it may have no group yet
}

/// Whether it has ended.
bool Child::reap(int options) {
  if (status_) return true;
  if (!is_mine()) {
    status_.emplace();
    return true;
  }
  int status = 0;
  rusage used{};
  pid_t ended = 0;
  do {
    ended = wait4(pid_, &status, options, &used);
  } while (ended < 0 && errno == EINTR);
  if (ended > 0) {
    status_ = ExitStatus::of(status, duration_of(used.ru_utime) + duration_of(used.ru_stime));
  } else if (ended < 0) {
    status_.emplace();  // somebody else has waited for it
  }
  return status_.has_value();
}

std::optional<ExitStatus> Child::ended() {
  reap(WNOHANG);
  return status_;
}

std::optional<ExitStatus> Child::ended_by(WallClock::time_point deadline) {
  microseconds pause(20);  // most are about to end
  while (!reap(WNOHANG) && WallClock::now() < deadline) {
    std::this_thread::sleep_for(pause);
    pause = std::min<microseconds>(2 * pause, milliseconds(1));
  }
  return status_;
}

ExitStatus Child::wait() {
  reap(0);
  return *status_;
}

ExitStatus Child::end() {
  if (!ended()) kill();
  return wait();
}

void ask_to_end(pid_t process) { ::kill(process, SIGTERM); }

}  // namespace assay::process
