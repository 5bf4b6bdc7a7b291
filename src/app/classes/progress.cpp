// SPDX-License-Identifier: Apache-2.0
#include "app/classes/progress.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/run/run_text.h"
#include "report/text/text_table.h"

namespace assay::app {
namespace {

using report::counted;
using report::cut;
using report::printable;
using std::chrono::milliseconds;
using workers::Clock;

constexpr std::size_t kColumns = 79;
constexpr const char* kClearLine = "\r\033[K";

}  // namespace

void Progress::started(std::size_t job) {
  running_.insert(job);
  tick(Clock::now());
}

void Progress::finished(const report::ClassReport& row) {
  running_.erase(row.outcome.job);
  const report::RunCounts counts = counts_of(row);
  ++done_;
  branches_ += counts.branches;
  covered_ += counts.covered;
  tests_ += counts.tests;
  if (options_.is_terminal) {
    tick(Clock::now());
  } else {
    fmt::print(options_.stream, "{}\n", progress_line(row));
  }
}

void Progress::tick(Clock::time_point now) {
  if (!options_.is_terminal) return;
  fmt::print(options_.stream, "{}{}", kClearLine, cut(line(now), kColumns));
  std::fflush(options_.stream);
  is_shown_ = true;
}

void Progress::clear() {
  if (!is_shown_) return;
  fmt::print(options_.stream, "{}", kClearLine);
  std::fflush(options_.stream);
  is_shown_ = false;
}

std::string Progress::line(Clock::time_point now) const {
  const std::string counts = fmt::format("{}/{} branches  {}  {} left", covered_, branches_,
                                         counted(tests_, "test"), time_left(now));
  const std::string done = fmt::format("[{}/{}] ", done_, classes_.size());
  if (running_.empty()) return done + counts;
  const std::size_t room = kColumns - std::min(kColumns, done.size() + counts.size() + 2);
  return fmt::format("{}{}  {}", done, cut(printable(classes_[*running_.begin()]), room), counts);
}

/// At most what the budgets allow; less when classes have been quicker so far.
std::string Progress::time_left(Clock::time_point now) const {
  const auto passed = std::chrono::duration_cast<milliseconds>(now - begin_);
  const auto left = static_cast<long>(classes_.size() - done_);
  milliseconds guess = options_.budget.per_class * left / options_.budget.jobs;
  if (done_ > 0) guess = std::min(guess, passed * left / static_cast<long>(done_));
  if (options_.budget.end) {
    guess = std::min(guess, std::chrono::duration_cast<milliseconds>(*options_.budget.end - now));
  }
  const auto whole = std::max<long>(std::chrono::ceil<std::chrono::seconds>(guess).count(), 0);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace assay::app
