// SPDX-License-Identifier: Apache-2.0
#include "search/goals/wrong_results.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

#include "concolic/decision.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "interp/completion.h"
#include "recipe/recipe.h"
#include "search/goals/goal_kind.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::search {

namespace {

/// Who computes one of these wants bits, not a number.
constexpr std::string_view kBits[] = {"hash", "checksum", "crc", "digest", "random", "seed"};

bool is_about_bits(const vm::Method& method) {
  std::string name(method.info->name);
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
  return std::ranges::any_of(
      kBits, [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

/// As the test sees it.
std::optional<std::int64_t> integer_in(const vm::Slot& value, vm::Kind kind) {
  switch (kind) {
    case vm::Kind::Byte:
    case vm::Kind::Short:
    case vm::Kind::Char:
    case vm::Kind::Int:
      return value.i;
    case vm::Kind::Long:
      return value.j;
    default:
      return std::nullopt;
  }
}

class WrongResults : public GoalKind {
 public:
  void add(const SeenRun& run, std::set<Goal>& goals) override {
    const vm::Method* called = run.recipe.steps.back().method;
    if (called == nullptr) return;
    if (const auto wrong = wrong_result_of(*called, run.record))
      goals.insert(wrong_result_at(wrong->exact.origin, *called));
  }
};

}  // namespace

std::optional<WrongResult> wrong_result_of(const vm::Method& called,
                                           const explore::RunRecord& record) {
  if (record.steps.empty() || record.path.exact.empty()) return std::nullopt;
  const interp::Completion& completion = record.steps.back().completion;
  const bool has_returned =
      record.outcome.kind == explore::Outcome::Kind::Returned && completion.returned();
  if (!has_returned) return std::nullopt;
  const auto exact = record.path.exact.find(completion.shadow);
  const auto returned = integer_in(completion.value, called.return_kind);
  if (exact == record.path.exact.end() || !returned || exact->second.value == *returned)
    return std::nullopt;
  if (is_about_bits(called) || is_about_bits(*exact->second.origin.method)) return std::nullopt;
  return WrongResult{exact->second, *returned};
}

Goal wrong_result_at(const concolic::Site& site, const vm::Method& called) {
  return {Goal::Kind::WrongResult, site.method->id,
          static_cast<std::uint32_t>(std::max(site.bytecode_index, 0)), called.id};
}

std::unique_ptr<GoalKind> wrong_results(const GoalContext&) {
  return std::make_unique<WrongResults>();
}

}  // namespace assay::search
