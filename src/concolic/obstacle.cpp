// SPDX-License-Identifier: Apache-2.0
#include "concolic/obstacle.h"

#include <fmt/format.h>

#include <iterator>

namespace assay::concolic {

namespace {

using Kind = Obstacle::Kind;

struct Row {
  Kind kind;
  const char* text;  // {}: the detail
};

constexpr Row kTexts[] = {
    {Kind::Native, "native {}"},
    {Kind::NativeException, "exception from native {}"},
    {Kind::ConcreteResult, "concrete result of {}"},
    {Kind::NoTerm, "operation without a term"},
    {Kind::LongPath, "path longer than the limit of decisions"},
    {Kind::StoreOutsideObjects, "Unsafe store outside of objects"},
    {Kind::StoreIntoPart, "Unsafe store into a part of an element"},
    {Kind::CopyOfRawMemory, "Unsafe.copyMemory between objects and raw memory"},
    {Kind::Environment, "depends on {}"},
    {Kind::OpenWorld, "depends on {}"},
    {Kind::UnknownInput, "Verifier.{} is no method whose result is an input"},
    {Kind::RunStopped, "run stopped: {}"},
    {Kind::StoppedHere, "a run was stopped here"},
    {Kind::StoppedBefore, "a run was stopped before it got here"},
    {Kind::Diverged, "diverged"},
    {Kind::OtherPath, "a solved input took another path"},
    {Kind::ManyValues, "more values of an index or length than are tried"},
    {Kind::LeftToChance, "conditions on floats are left to chance"},
    {Kind::NeedsLonger, "needs a string or array longer than {}"},
    {Kind::Solver, "solver: {}"},
    {Kind::Initialiser, "no method can be called, the class initialiser takes too long: {}"},
};

/// Each kind has its row where its number says.
constexpr bool is_complete() {
  for (std::size_t i = 0; i < std::size(kTexts); ++i) {
    if (static_cast<std::size_t>(kTexts[i].kind) != i) return false;
  }
  return std::size(kTexts) == Obstacle::kKinds;
}
static_assert(is_complete());

}  // namespace

std::string text_of(const Obstacle& obstacle) {
  const char* text = kTexts[static_cast<std::size_t>(obstacle.kind)].text;
  return fmt::format(fmt::runtime(text), obstacle.detail);
}

std::map<std::string, std::uint64_t> texts_of(const Obstacles& obstacles) {
  std::map<std::string, std::uint64_t> texts;
  for (const auto& [obstacle, count] : obstacles) texts[text_of(obstacle)] += count;
  return texts;
}

}  // namespace assay::concolic
