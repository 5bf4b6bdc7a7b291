// SPDX-License-Identifier: Apache-2.0
#include "search/goals/failures.h"

#include <algorithm>

#include "base/hash.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "findings/crash.h"
#include "interp/backtrace.h"
#include "search/blame/blame.h"
#include "search/goals/goal_kind.h"
#include "vm/class.h"

namespace assay::search {

namespace {

/// Where the method under test failed and whose value it failed with: a null that came from outside
/// and one that the program made are two things, though the line is one.
class Failures : public GoalKind {
 public:
  void add(const SeenRun& run, std::set<Goal>& goals) override {
    const explore::RunRecord& record = run.record;
    if (record.outcome.kind != explore::Outcome::Kind::Threw || record.path.was_quiet) return;
    if (run.inputs == nullptr || run.leaves == nullptr) return;
    if (record.thrown.empty()) return;
    const Blame blame = blame_of(*run.inputs, *run.leaves, record);
    const interp::BacktraceEntry& at = record.thrown.front();
    std::uint64_t detail = hash_bytes(record.outcome.exception);
    for (const auto part :
         {static_cast<std::uint64_t>(blame.origin), static_cast<std::uint64_t>(blame.thrower),
          hash_bytes(record.outcome.at), std::uint64_t{run.recipe.steps.back().method->id},
          std::uint64_t{record.is_repeated()}}) {
      detail = hash_combine(detail, hash_number(part));
    }
    goals.insert({Goal::Kind::Failure, at.method->id,
                  static_cast<std::uint32_t>(std::max(at.bytecode_index, 0)),
                  detail << 1 | (is_answered_for(blame.origin) && !record.is_repeated() ? 1 : 0)});
  }

 private:
  static bool is_answered_for(findings::Origin origin) {
    return origin == findings::Origin::Program || origin == findings::Origin::Checked ||
           origin == findings::Origin::Derived;
  }
};

}  // namespace

bool is_of_program(const Goal& goal) {
  return goal.kind == Goal::Kind::Failure && (goal.detail & 1) != 0;
}

std::unique_ptr<GoalKind> failures(const GoalContext&) { return std::make_unique<Failures>(); }

}  // namespace assay::search
