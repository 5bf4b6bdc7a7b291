// SPDX-License-Identifier: Apache-2.0
#include "explore/verify/decisive_reason.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "concolic/obstacle.h"

namespace assay::explore {

namespace {

using concolic::Obstacle;

/// The smaller, the less can be done about it.
enum class Remedy : std::uint8_t { None, Limits, Time };

Remedy remedy_of(Obstacle::Kind kind) {
  switch (kind) {
    case Obstacle::Kind::Native:
    case Obstacle::Kind::NativeException:
    case Obstacle::Kind::ConcreteResult:
    case Obstacle::Kind::NoTerm:
    case Obstacle::Kind::StoreOutsideObjects:
    case Obstacle::Kind::StoreIntoPart:
    case Obstacle::Kind::CopyOfRawMemory:
    case Obstacle::Kind::Environment:
    case Obstacle::Kind::OpenWorld:
    case Obstacle::Kind::UnknownInput:
      return Remedy::None;
    case Obstacle::Kind::LongPath:
    case Obstacle::Kind::RunStopped:
    case Obstacle::Kind::ManyValues:
    case Obstacle::Kind::NeedsLonger:
    case Obstacle::Kind::LeftToChance:
      return Remedy::Limits;
    case Obstacle::Kind::StoppedHere:
    case Obstacle::Kind::StoppedBefore:
    case Obstacle::Kind::Diverged:
    case Obstacle::Kind::OtherPath:
    case Obstacle::Kind::Solver:
    case Obstacle::Kind::Initialiser:
      return Remedy::Time;
  }
  return Remedy::None;
}

}  // namespace

std::string decisive_reason(const Explorer& explorer) {
  const Statistics statistics = explorer.statistics();
  if (statistics.violations != 0) return "a self-check failed: " + explorer.violations().front();
  const concolic::Obstacles obstacles = explorer.obstacles();
  const auto decisive =
      std::min_element(obstacles.begin(), obstacles.end(), [](const auto& a, const auto& b) {
        const auto rank = [](const auto& row) {
          return std::tuple(remedy_of(row.first.kind), ~row.second, text_of(row.first));
        };
        return rank(a) < rank(b);
      });
  if (decisive != obstacles.end()) return text_of(decisive->first);
  if (statistics.divergences != 0) return "a solved input took another path";
  return fmt::format("{} paths were left when the budget ended", statistics.tree.unexplored);
}

}  // namespace assay::explore
