// SPDX-License-Identifier: Apache-2.0
#include "process/standby.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <utility>

namespace assay::process {

namespace {

constexpr int kOriginalEnded = SIGUSR1;
// What a copy that has taken over may use, in seconds, whatever it gets caught in.
constexpr rlim_t kCpuLimit = 30;
constexpr unsigned kWallLimit = 60;

}  // namespace

Standby::Standby(std::chrono::nanoseconds interval)
    : interval_(interval), due_(WorkClock::now() + interval) {}

void Standby::renew_if_due() {
  if (interval_.count() == 0 || WorkClock::now() < due_) return;
  renew();
}

void Standby::renew() {
  const pid_t original = getpid();
  const WorkClock::time_point now = WorkClock::now();
  Child copy = Child::fork();
  if (copy.is_here()) {
    copy_ = Child();  // the original's
    interval_ = {};
    wait_for_end_of(original);
    WorkClock::go_on_from(now);
    return;
  }
  if (copy.is_started()) copy_ = std::move(copy);  // which ends the one before
  due_ = WorkClock::now() + interval_;
}

/// The kernel sends the signal when the original ends, however that happens.
void Standby::wait_for_end_of(pid_t original) {
  sigset_t awaited;
  sigemptyset(&awaited);
  sigaddset(&awaited, kOriginalEnded);
  sigprocmask(SIG_BLOCK, &awaited, nullptr);
  prctl(PR_SET_PDEATHSIG, kOriginalEnded);
  int signal = 0;
  while (getppid() == original) sigwait(&awaited, &signal);
  prctl(PR_SET_PDEATHSIG, 0);
  const rlimit limit{.rlim_cur = kCpuLimit, .rlim_max = kCpuLimit};
  setrlimit(RLIMIT_CPU, &limit);
  std::signal(SIGALRM, SIG_DFL);
  alarm(kWallLimit);
  has_taken_over_ = true;
}

}  // namespace assay::process
