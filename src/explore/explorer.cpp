// SPDX-License-Identifier: Apache-2.0
// The loop of the search: whose turn it is to say what is run next. What a run leaves behind is in
// path_runner, where inputs come from in sources, what is asked of the solver in questions.
#include "explore/explorer.h"

#include <fmt/format.h>

#include "concolic/obstacle.h"
#include "explore/branches/branch_map.h"

namespace assay::explore {

Explorer::Explorer(interp::Machine& machine, const ExploreOptions& options, const Shared* shared)
    : machine_(machine),
      options_(options),
      inputs_(machine, terms_,
              {.max_length = options.max_length,
               .nulls = options.nulls,
               .any_state = options.any_state,
               .narrow_arrays = options.narrow_arrays}),
      time_(options),
      questions_(terms_, inputs_, options, time_, log_),
      runner_({machine, options, inputs_, time_, log_}, shared),
      mutation_(inputs_, terms_, options.seed),
      search_{options, terms_, inputs_, time_, log_, questions_, runner_, mutation_},
      lures_(search_),
      loop_ends_(search_),
      leaves_(search_),
      floats_(search_),
      mutants_(search_) {
  if (options.floats_by_chance) mutation_.keep_floats();
  runner_.set_path_listener([this](const concolic::PathRecord& path, std::uint32_t run) {
    lures_.keep(path, run);
    loop_ends_.keep(path, run);
    questions_.sizes().keep(path);
  });
}

void Explorer::explore(const Body& body, const Listener& listener, const Goal& goal) {
  time_.set_hard_deadline();
  try_input({}, body, listener);
  resume(body, listener, goal);
}

/// Whatever there may be left to find.
bool Explorer::is_over(const Goal& goal) const {
  return time_.is_over(terms_, log_.statistics.tree.terminal) ||
         log_.statistics.tree.terminal >= options_.max_paths || (goal.reached && goal.reached());
}

/// Whether it is not worth to go on.
bool Explorer::is_done(const Goal& goal) {
  if (is_over(goal)) return true;
  if (search_.fruitless < options_.patience) search_.in_vain_since.reset();
  if (goal.exhaustive || options_.all_paths) return false;
  const bool promising = runner_.frontier().has_promising();
  const bool wanted = goal.wanted ? goal.wanted() : runner_.branches().uncovered() > 0;
  if (!wanted && !promising && search_.fruitless >= options_.patience / 8) return true;
  return search_.fruitless >= options_.patience && !(wanted && (promising || is_patient()));
}

/// Whether it has not been in vain for so long yet.
bool Explorer::is_patient() {
  if (options_.patience_nanoseconds == 0) return false;
  if (!search_.in_vain_since) search_.in_vain_since = WorkClock::now();
  const std::chrono::nanoseconds patience(options_.patience_nanoseconds);
  return WorkClock::now() - *search_.in_vain_since < patience;
}

void Explorer::resume(const Body& body, const Listener& listener, const Goal& goal) {
  const Stopwatch stopwatch(log_.statistics.total_nanoseconds);
  const Program program{body, listener};
  search_.exhaustive = goal.exhaustive;
  search_.fruitless = 0;
  while (true) {
    while (!is_done(goal)) {
      if (lures_.advance(program) || loop_ends_.advance(program) || leaves_.advance(program))
        continue;
      exhausted_ = !runner_.was_cut();
      break;
    }
    const bool in_vain = goal.wanted && !goal.wanted();
    if (!in_vain && !is_over(goal) && floats_.advance(program)) {
      exhausted_ = false;
      continue;
    }
    const bool worth_it = goal.mutants && !exhausted_ && !goal.exhaustive &&
                          runner_.branches().uncovered() > 0 && !is_over(goal);
    if (!worth_it || !mutants_.advance(program)) break;
    search_.fruitless = 0;
  }
}

/// Something that keeps us from knowing all; empty if there is nothing.
std::string Explorer::open_question() const {
  if (!log_.obstacles.empty()) return texts_of(log_.obstacles).begin()->first;
  const auto unknown = texts_of(runner_.tree().unknown_reasons());
  if (!unknown.empty()) return unknown.begin()->first;
  // What depends on an object that could not be made is not known, whatever the paths say.
  if (!inputs_.unbuildable().empty())
    return "no object of type " + *inputs_.unbuildable().begin() + " could be made";
  return "";
}

void Explorer::judge(std::vector<BranchVerdict>& verdicts,
                     const std::set<FixedState>& fixed) const {
  const std::string open = open_question();
  const TreeCounts counts = runner_.tree().counts();
  const bool all_paths = exhausted_ && open.empty() && log_.statistics.violations == 0;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    BranchVerdict& verdict = verdicts[i];
    if (verdict.verdict == Verdict::Covered) continue;
    if (all_paths) {
      verdict.reason = fixed.empty() ? fmt::format("none of the {} paths takes it", counts.terminal)
                                     : "not reached from fresh objects; fixed: " + text_of(fixed);
      continue;
    }
    auto reason = log_.branch_reasons.find(runner_.branches().edges()[i]);
    if (reason != log_.branch_reasons.end()) {
      verdict.reason = text_of(reason->second);
    } else if (!exhausted_) {
      verdict.reason = fmt::format("{} paths were left unexplored", counts.unexplored);
    } else {
      verdict.reason = open;
    }
  }
}

Statistics Explorer::statistics() const {
  Statistics all = log_.statistics;
  all.tree = runner_.tree().counts();
  for (const auto& [method, counts] : runner_.tree().trees().counts_by_method()) {
    if (method == nullptr) continue;
    MethodNodes& nodes = all.methods[target_name(machine_, *method)];
    nodes.nodes += counts.decisions;
    nodes.call_nodes += counts.calls;
  }
  all.solver = questions_.statistics();
  all.complete = exhausted_ && all.tree.unknown == 0 && all.tree.unexplored == 0 &&
                 log_.obstacles.empty() && inputs_.unbuildable().empty() && all.divergences == 0 &&
                 all.violations == 0;
  return all;
}

concolic::Obstacles Explorer::obstacles() const {
  concolic::Obstacles all = log_.obstacles;
  for (const auto& [what, count] : runner_.tree().unknown_reasons()) all[what] += count;
  return all;
}

}  // namespace assay::explore
