// SPDX-License-Identifier: Apache-2.0
#include "explore/proof/any_state_proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "classfile/class_file.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/obstacle.h"
#include "concolic/recorder.h"
#include "explore/branch_map.h"
#include "explore/explorer.h"
#include "explore/fixed_state.h"
#include "explore/method_call.h"
#include "explore/proof/initialisers.h"
#include "explore/verify/decisive_reason.h"
#include "vm/heap.h"
#include "vm/universe.h"

#include "concolic/inputs/candidate.h"
#include "expr/assignment.h"
#include "vm/ref.h"
#include "vm/symbols.h"

#include "base/clocks.h"

namespace assay::explore {

namespace {

ExploreOptions options_for_proof(ExploreOptions options, std::chrono::nanoseconds time) {
  options.any_state = true;
  options.nulls = true;
  options.proofs = true;
  options.conditions = false;
  options.start = WorkClock::now();
  options.time_nanoseconds = static_cast<std::uint64_t>(time.count());
  return options;
}

/// There is not much hope for what had too many paths from few states.
std::chrono::nanoseconds time_for_proof(const ExploreOptions& options, bool is_exhausted) {
  constexpr std::uint64_t kShare = 5, kSmallShare = 50;
  const auto all = std::chrono::nanoseconds(options.time_nanoseconds);
  const auto left = options.start + all - WorkClock::now();
  const auto share = all / (is_exhausted ? kShare : kSmallShare);
  return std::clamp<std::chrono::nanoseconds>(share, std::chrono::nanoseconds(0),
                                              std::max(left, left - left));
}

class AnyStateExploration {
 public:
  AnyStateExploration(interp::Machine& machine, const ExploreOptions& options, vm::Method& method,
                      const ReachableCode& code)
      : machine_(machine),
        options_(options),
        method_(method),
        explorer_(machine, options_),
        call_(machine, method, explorer_.inputs()) {
    for (vm::Field* field : code.statics) {
      if (!is_constant(machine.universe(), *field)) declare(*field);
    }
  }

  /// Until every branch that is of interest has been taken, or all paths are known.
  void run(const std::vector<BranchVerdict>& wanted) {
    explorer_.branches().observe(method_);
    const auto is_reached = [&] {
      const std::vector<BranchVerdict> seen = explorer_.branches().verdicts();
      for (std::size_t i = 0; i < seen.size(); ++i) {
        if (seen[i].verdict != Verdict::Covered && wanted[i].verdict != Verdict::Covered)
          return false;
      }
      return true;
    };
    explorer_.explore([this](concolic::Recorder& recorder) { return RunRecord{execute(recorder)}; },
                      [this](const expr::Assignment&, const RunRecord& record) {
                        // What could not be made was not tried.
                        has_failed_ |= record.outcome.kind == Outcome::Kind::SetupFailed;
                      },
                      {.exhaustive = true, .mutants = false, .reached = is_reached, .wanted = {}});
  }

  std::vector<BranchVerdict> seen() { return explorer_.branches().verdicts(); }
  bool is_complete() const { return explorer_.statistics().complete && !has_failed_; }
  std::uint64_t paths() const { return explorer_.statistics().tree.terminal; }
  /// What keeps it from being a proof.
  std::string open_question() const {
    if (has_failed_) return "an object could not be made";
    for (const auto& [obstacle, count] : explorer_.obstacles()) {
      if (obstacle.kind == concolic::Obstacle::Kind::OpenWorld) return text_of(obstacle);
    }
    return decisive_reason(explorer_);
  }

 private:
  struct StaticInput {
    vm::Field* field;
    concolic::NodeId input;
  };

  void declare(vm::Field& field) {
    concolic::Inputs& inputs = explorer_.inputs();
    const vm::SymbolTable& symbols = machine_.universe().symbols();
    vm::Class* type = field.kind == vm::Kind::Ref
                          ? inputs.class_of(*field.owner, symbols.text(field.descriptor))
                          : nullptr;
    const concolic::NodeId input =
        inputs.add(fmt::format("{}.{}", vm::external_name(*field.owner), symbols.text(field.name)),
                   field.kind, type);
    if (field.kind == vm::Kind::Ref && type == nullptr) inputs.offers().note_open(input);
    statics_.push_back({&field, input});
  }

  Outcome execute(concolic::Recorder& recorder) {
    return call_.execute(recorder, [&](concolic::InputBuilder& builder) {
      for (const StaticInput& each : statics_) {
        if (!builder.initialise(*each.field->owner)) return false;
      }
      for (const StaticInput& each : statics_) {
        auto value = builder.build(each.input);
        if (!value) return false;
        vm::Heap& heap = machine_.universe().heap();
        heap.before_write(heap.address(each.field->owner->mirror) + each.field->offset,
                          std::size_t{1} << vm::log2_size(each.field->kind));
        builder.store(each.field->owner->mirror, each.field->offset, each.input, *value);
      }
      return true;
    });
  }

  interp::Machine& machine_;
  const ExploreOptions options_;
  vm::Method& method_;
  Explorer explorer_;
  MethodCall call_;
  std::vector<StaticInput> statics_;
  bool has_failed_ = false;
};

}  // namespace

void prove_infeasible(interp::Machine& machine, const ExploreOptions& options, vm::Method& method,
                      const ReachableCode& code, bool is_exhausted,
                      std::vector<BranchVerdict>& verdicts) {
  if (!always_fixed_state(machine.universe(), code).empty()) return;
  const std::chrono::nanoseconds time = time_for_proof(options, is_exhausted);
  AnyStateExploration exploration(machine, options_for_proof(options, time), method, code);
  exploration.run(verdicts);
  const std::vector<BranchVerdict> seen = exploration.seen();
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if (verdicts[i].verdict == Verdict::Covered || seen[i].verdict == Verdict::Covered) continue;
    if (exploration.is_complete()) {
      verdicts[i].verdict = Verdict::Infeasible;
      verdicts[i].reason = fmt::format("none of the {} paths from any state of objects takes it",
                                       exploration.paths());
    } else {
      verdicts[i].reason += "; not proved: " + exploration.open_question();
    }
  }
}

}  // namespace assay::explore
