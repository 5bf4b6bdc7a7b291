// SPDX-License-Identifier: Apache-2.0
#include "base/cpu_time.h"

#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <vector>

namespace assay {

namespace {

using std::chrono::microseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;

nanoseconds read_clock(clockid_t clock) {
  timespec now{};
  if (clock_gettime(clock, &now) != 0) return nanoseconds(0);
  return seconds(now.tv_sec) + nanoseconds(now.tv_nsec);
}

nanoseconds duration_of(const timeval& time) {
  return seconds(time.tv_sec) + microseconds(time.tv_usec);
}

/// What the processes of this thread have used.
struct Children {
  std::vector<pid_t> alive;
  nanoseconds ended{0};

  nanoseconds sum() const {
    nanoseconds all = ended;
    for (pid_t pid : alive) {
      clockid_t clock{};
      if (clock_getcpuclockid(pid, &clock) == 0) all += read_clock(clock);
    }
    return all;
  }
};
thread_local Children children;

struct ThreadTimer {
  timer_t id{};
  bool is_running = false;

  ~ThreadTimer() {
    if (is_running) timer_delete(id);
  }
};
thread_local ThreadTimer timer;

/// The timers and children of a process are not its child's.
void forget_parent() {
  timer.is_running = false;
  children.alive.clear();
}

}  // namespace

nanoseconds cpu_time() { return read_clock(CLOCK_THREAD_CPUTIME_ID) + children.sum(); }

CountedProcess::CountedProcess(pid_t pid) : pid_(pid) { children.alive.push_back(pid); }

CountedProcess::~CountedProcess() { std::erase(children.alive, pid_); }

pid_t CountedProcess::reap(int& status) {
  rusage used{};
  pid_t ended = 0;
  do {
    ended = wait4(pid_, &status, 0, &used);
  } while (ended < 0 && errno == EINTR);
  std::erase(children.alive, pid_);
  if (ended > 0) children.ended += duration_of(used.ru_utime) + duration_of(used.ru_stime);
  return ended;
}

std::atomic<bool> Ticker::ticked_{false};
bool Ticker::always_ = false;

void Ticker::tick(int) { ticked_.store(true, std::memory_order_relaxed); }

void Ticker::start() {
  if (timer.is_running) return;
  static const int signal_number = [] {
    struct sigaction action {};
    action.sa_handler = tick;
    action.sa_flags = SA_RESTART;
    sigaction(SIGPROF, &action, nullptr);
    pthread_atfork(nullptr, nullptr, forget_parent);
    return SIGPROF;
  }();
  sigevent event{};
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = signal_number;
  event._sigev_un._tid = gettid();
  const auto interval = std::chrono::duration_cast<nanoseconds>(kInterval).count();
  const itimerspec every{{0, interval}, {0, interval}};
  timer.is_running = timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer.id) == 0;
  if (timer.is_running) {
    timer_settime(timer.id, 0, &every, nullptr);
  } else {
    always_ = true;
    clear();
  }
}

}  // namespace assay
