// SPDX-License-Identifier: Apache-2.0
// The report of `explore` for people. Long values are cut so that a row stays a row; --trace cuts
// nothing.
#include "report/explore/explore_text.h"

#include <algorithm>

#include "explore/report.h"
#include "report/explore/path_text.h"
#include "report/text/append.h"
#include "report/text/text_table.h"

namespace assay::report {
namespace {

using explore::TargetReport;
using explore::Verdict;

constexpr std::size_t kWidestInputs = 60;
constexpr std::size_t kWidestOutcome = 80;
constexpr std::size_t kShortestMessage = 12;
constexpr std::size_t kWidestBranches = 60;
constexpr std::size_t kWidestPlace = 100;
constexpr std::size_t kNoLimit = static_cast<std::size_t>(-1);

/// A long message gives way to the place that follows it.
std::string short_outcome_text(explore::Outcome outcome) {
  const std::size_t width = outcome_text(outcome).size();
  if (outcome.message && width > kWidestOutcome) {
    const std::string message = printable(*outcome.message);
    const std::size_t rest = width - outcome.message->size();
    const std::size_t room = kWidestOutcome - std::min(rest, kWidestOutcome);
    outcome.message = cut(message, std::max(room, kShortestMessage));
  }
  return outcome_text(outcome);
}

std::string paths_text(const TargetReport& report) {
  if (report.paths.empty()) {
    return "  no paths\n";
  }
  TextTable table({{"path", kNoLimit, true},
                   {"inputs", kWidestInputs},
                   {"outcome", kWidestOutcome},
                   {"branches", kWidestBranches}});
  for (std::size_t i = 0; i < report.paths.size(); ++i) {
    const explore::ReportedPath& path = report.paths[i];
    table.add_row({std::to_string(i + 1), inputs_text(path), short_outcome_text(path.outcome),
                   branches_text(report, path)});
  }
  return table.text("  ");
}

/// Nothing is cut here: this is where a long input can be read.
std::string trace_text(const TargetReport& report, std::size_t number) {
  if (number > report.paths.size()) {
    return fmt::format("\n  path {}: not found, there are {}\n", number, report.paths.size());
  }
  const explore::ReportedPath& path = report.paths[number - 1];
  std::string text = fmt::format("\n  path {}: {}\n", number, printable(inputs_text(path)));
  append(text, "    {}{}\n", printable(outcome_text(path.outcome)),
         path.condition.empty() ? "\n    no decision depends on the inputs" : ", because");
  for (const std::string& decision : path.condition) {
    append(text, "    {}\n", printable(decision));
  }
  return text;
}

struct BranchCounts {
  std::size_t all = 0, covered = 0, infeasible = 0, undecided = 0;
};

void count(const TargetReport& report, BranchCounts& counts) {
  const auto of = [&report](Verdict verdict) {
    return static_cast<std::size_t>(
        std::ranges::count(report.branches, verdict, &explore::BranchVerdict::verdict));
  };
  counts.all += report.branches.size();
  counts.covered += of(Verdict::Covered);
  counts.infeasible += of(Verdict::Infeasible);
  counts.undecided += of(Verdict::Undecided);
}

/// "7 of 8 covered, 1 infeasible".
std::string counts_text(const BranchCounts& counts) {
  if (counts.all == 0) {
    return "none";
  }
  std::string text = fmt::format("{} of {} covered", counts.covered, counts.all);
  if (counts.infeasible > 0) {
    append(text, ", {} infeasible", counts.infeasible);
  }
  if (counts.undecided > 0) {
    append(text, ", {} undecided", counts.undecided);
  }
  return text;
}

std::string place_text(const TargetReport& report, const explore::BranchVerdict& branch) {
  return fmt::format("{}{}line {}, bci {}", branch.method == report.method ? "" : branch.method,
                     branch.method == report.method ? "" : " ",
                     branch.line >= 0 ? std::to_string(branch.line) : "?", branch.bytecode_index);
}

std::string branch_verdicts_text(const TargetReport& report) {
  BranchCounts counts;
  count(report, counts);
  TextTable table({{"", kWidestPlace}, {"", kNoLimit}, {"", kNoLimit}});
  for (const explore::BranchVerdict& branch : report.branches) {
    if (branch.verdict != Verdict::Covered) {
      table.add_row({place_text(report, branch), branch.edge,
                     fmt::format("{}: {}", name_of(branch.verdict), branch.reason)});
    }
  }
  return fmt::format("  branches: {}\n{}", counts_text(counts), table.text("    "));
}

std::string obstacles_text(const TargetReport& report) {
  std::string text;
  if (!report.unbuildable.empty()) {
    append(text, "  no objects of {}:\n", counted(report.unbuildable.size(), "type"));
    for (const std::string& type : report.unbuildable) {
      append(text, "    {}\n", printable(type));
    }
  }
  if (!report.obstacles.empty()) {
    TextTable table({{"", kNoLimit, true}, {"", kNoLimit}});
    for (const auto& [obstacle, times] : report.obstacles) {
      table.add_row({fmt::format("{} x", times), obstacle});
    }
    append(text, "  obstacles: {}\n{}", report.obstacles.size(), table.text("    "));
  }
  return text;
}

std::string failures_text(const TargetReport& report) {
  std::string text;
  for (const std::string& violation : report.violations) {
    append(text, "  failed self-check: {}\n", printable(violation));
  }
  if (report.failure) {
    append(text, "  internal error: {}\n", printable(*report.failure));
  }
  return text;
}

std::string target_text(const TargetReport& target, const ExploreReport& report) {
  std::string text = fmt::format("{}\n", printable(target.method));
  text += paths_text(target);
  text += report.trace ? trace_text(target, *report.trace) : "";
  text += "\n";
  text += branch_verdicts_text(target);
  text += obstacles_text(target);
  text += statistics_text(target.statistics, "  ", report.with_times);
  text += failures_text(target);
  return text;
}

std::string sum_text(const std::vector<TargetReport>& targets) {
  BranchCounts counts;
  std::size_t paths = 0;
  for (const TargetReport& target : targets) {
    count(target, counts);
    paths += target.paths.size();
  }
  return fmt::format("{}, {}, branches: {}\n", counted(targets.size(), "method"),
                     counted(paths, "path"), counts_text(counts));
}

}  // namespace

std::string to_text(const ExploreReport& report) {
  std::string text;
  for (const TargetReport& target : report.targets) {
    append(text, "{}\n", target_text(target, report));
  }
  if (report.targets.size() == 1) {
    text.pop_back();
    return text;
  }
  return text + sum_text(report.targets);
}

}  // namespace assay::report
