// SPDX-License-Identifier: Apache-2.0
#include "base/cpu_time.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace assay {

namespace {

using std::chrono::nanoseconds;
using std::chrono::seconds;

nanoseconds read_clock(clockid_t clock) {
  timespec now{};
  if (clock_gettime(clock, &now) != 0) return nanoseconds(0);
  return seconds(now.tv_sec) + nanoseconds(now.tv_nsec);
}

/// What the processes of this thread have used.
struct Children {
  struct Working {
    pid_t pid;
    nanoseconds counted;
  };
  std::vector<Working> working;
  nanoseconds counted{0};

  nanoseconds sum() const {
    nanoseconds all = counted;
    for (const Working& each : working)
      all += std::max(cpu_time_of(each.pid) - each.counted, nanoseconds(0));
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
  children.working.clear();
}

}  // namespace

nanoseconds cpu_time_of(pid_t pid) {
  clockid_t clock{};
  return clock_getcpuclockid(pid, &clock) == 0 ? read_clock(clock) : nanoseconds(0);
}

nanoseconds cpu_time() { return read_clock(CLOCK_THREAD_CPUTIME_ID) + children.sum(); }

void CountedProcess::resume() { children.working.push_back({pid_, counted_}); }

void CountedProcess::pause() {
  if (std::erase_if(children.working, [&](const auto& each) { return each.pid == pid_; }) == 0)
    return;
  const nanoseconds used = std::max(cpu_time_of(pid_), counted_);
  children.counted += used - std::exchange(counted_, used);
}

void CountedProcess::end(nanoseconds used) {
  children.counted += std::max(used - counted_, nanoseconds(0));
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
