// SPDX-License-Identifier: Apache-2.0
#include "solver/layer.h"

#include <utility>

#include "base/clocks.h"
#include "base/cpu_time.h"

namespace assay::solver {

namespace {

using Clock = WallClock;

}  // namespace

std::string text_of(const Unknown& unknown) {
  switch (unknown.reason) {
    case UnknownReason::NoLayerKnows:
      return "no layer knows";
    case UnknownReason::OutOfTime:
      return "out of time";
    case UnknownReason::ResourceLimit:
      return "resource limit";
    case UnknownReason::NoTheory:
      return "no theory for " + unknown.detail;
    case UnknownReason::OutOfMemory:
      return "out of memory";
    case UnknownReason::ProcessLost:
      return "solver process lost: " + unknown.detail;
    case UnknownReason::WrongModel:
      return "Z3 gave a model that does not hold";
    case UnknownReason::Z3:
      return "Z3: " + unknown.detail;
  }
  return "";
}

Layer::Layer(std::string name, std::unique_ptr<Layer> next)
    : statistics_{.name = std::move(name)}, next_(std::move(next)) {}

Answer Layer::solve(const Query& query) {
  passed_on_ = false;
  time_in_next_ = {};
  const Clock::time_point started = Clock::now();
  Answer result = answer(query);
  const auto own = Clock::now() - started - time_in_next_;
  statistics_.nanoseconds +=
      static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(own).count());
  ++statistics_.asked;
  if (!passed_on_) {
    statistics_.sat += std::holds_alternative<Sat>(result) ? 1 : 0;
    statistics_.unsat += std::holds_alternative<Unsat>(result) ? 1 : 0;
  }
  return result;
}

Answer Layer::ask_next(const Query& query) {
  passed_on_ = true;
  if (!next_) return Unknown{};
  const WorkClock::time_point end = query.effort.end;
  if (end != WorkClock::time_point() && Ticker::has_ticked() && WorkClock::now() >= end)
    return Unknown{UnknownReason::OutOfTime};
  const Clock::time_point started = Clock::now();
  Answer result = next_->solve(query);
  time_in_next_ += Clock::now() - started;
  return result;
}

void Layer::append_own(std::vector<LayerStatistics>& statistics) const {
  statistics.push_back(statistics_);
}

void Layer::append_statistics(std::vector<LayerStatistics>& statistics) const {
  append_own(statistics);
  if (next_) next_->append_statistics(statistics);
}

void Layer::forget_from(std::size_t size) {
  forget_own(size);
  if (next_) next_->forget_from(size);
}

}  // namespace assay::solver
