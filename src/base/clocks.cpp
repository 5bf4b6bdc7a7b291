// SPDX-License-Identifier: Apache-2.0
#include "base/clocks.h"

#include <algorithm>
#include <atomic>
#include <optional>

#include "base/check.h"
#include "base/cpu_time.h"

namespace assay {

namespace {

using std::chrono::nanoseconds;

std::atomic<bool> is_replaced{false};
std::atomic<std::int64_t> test_work{0}, test_wall{0};  // nanoseconds

struct Meeting {
  WorkClock::time_point work;
  WallClock::time_point wall;
};
thread_local std::optional<Meeting> meeting;
thread_local nanoseconds work_before{0};  // by the process that this one is a copy of

nanoseconds work_done() {
  return is_replaced.load(std::memory_order_relaxed) ? nanoseconds(test_work.load()) : cpu_time();
}

}  // namespace

WallClock::time_point WallClock::now() {
  if (is_replaced.load(std::memory_order_relaxed)) return time_point(nanoseconds(test_wall.load()));
  return time_point(std::chrono::steady_clock::now().time_since_epoch());
}

WorkClock::time_point WorkClock::now() {
  const time_point done(work_done() + work_before);
  if (!meeting) return done;
  return std::max(done, meeting->work - (meeting->wall - WallClock::now()));
}

void WorkClock::meet(time_point work, WallClock::time_point wall) { meeting = {work, wall}; }

void WorkClock::go_on_from(time_point work) { work_before = work.time_since_epoch() - work_done(); }

TestClocks::TestClocks() {
  CHECK(!is_replaced, "one pair of test clocks at a time");
  constexpr std::int64_t kSome = 1'000'000'000;  // not at the epoch, which stands for "never"
  test_work = kSome;
  test_wall = kSome;
  meeting.reset();
  is_replaced = true;
}

TestClocks::~TestClocks() {
  is_replaced = false;
  meeting.reset();
}

void TestClocks::work(nanoseconds time) {
  test_work += time.count();
  test_wall += time.count();
}

void TestClocks::wait(nanoseconds time) { test_wall += time.count(); }

}  // namespace assay
