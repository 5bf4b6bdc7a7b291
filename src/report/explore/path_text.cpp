// SPDX-License-Identifier: Apache-2.0
#include "report/explore/path_text.h"

#include <string_view>

#include "report/text/append.h"
#include "report/text/text_table.h"
#include "solver/solver.h"

namespace assay::report {
namespace {

using explore::Outcome;
using explore::Statistics;

std::string milliseconds(std::uint64_t nanoseconds) {
  return fmt::format("{:.1f} ms", static_cast<double>(nanoseconds) / 1e6);
}

/// "pkg.Class" of "pkg.Class#method(int)".
std::string_view class_of(std::string_view method) { return method.substr(0, method.find('#')); }

std::string edge_text(std::string_view edge) {
  constexpr std::string_view kCase = "case ";
  if (edge == "taken") {
    return "T";
  }
  if (edge == "fallthrough") {
    return "F";
  }
  return fmt::format("={}", edge.starts_with(kCase) ? edge.substr(kCase.size()) : edge);
}

std::string branch_text(std::string_view target, const explore::BranchVerdict& branch) {
  const std::string_view owner = class_of(branch.method);
  std::string text;
  if (owner != class_of(target)) {
    text = fmt::format("{}:", owner.substr(owner.rfind('.') + 1));
  }
  text +=
      branch.line >= 0 ? std::to_string(branch.line) : fmt::format("@{}", branch.bytecode_index);
  return text + edge_text(branch.edge);
}

std::string layer_text(const solver::LayerStatistics& layer, bool with_times) {
  return fmt::format("{} {}/{}{}", layer.name, layer.sat + layer.unsat, layer.asked,
                     with_times ? fmt::format(" in {}", milliseconds(layer.nanoseconds)) : "");
}

/// Who answered how many of the questions it was asked; layers that were never asked are left out.
std::string layers_text(const Statistics& statistics, bool with_times) {
  std::string text;
  for (const solver::LayerStatistics& layer : statistics.solver) {
    if (layer.asked > 0) {
      text += text.empty() ? "; answered/asked: " : ", ";
      text += layer_text(layer, with_times);
    }
  }
  return text;
}

}  // namespace

std::string thrown_text(const Outcome& outcome) {
  return fmt::format("{}{}{}{}{}", outcome.exception, outcome.message ? ": " : "",
                     outcome.message.value_or(""), outcome.at.empty() ? "" : " at ", outcome.at);
}

std::string outcome_text(const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::Returned:
      return fmt::format("returns{}{}", outcome.value.empty() ? "" : " ", outcome.value);
    case Outcome::Kind::Threw:
      return fmt::format("throws {}", thrown_text(outcome));
    case Outcome::Kind::Stopped:
      return fmt::format("stopped: {}", outcome.stop);
    case Outcome::Kind::SetupFailed:
      return fmt::format("setup failed: {}",
                         outcome.exception.empty() ? outcome.stop : thrown_text(outcome));
  }
  return "";
}

std::string inputs_text(const explore::ReportedPath& path) {
  std::string text;
  const auto add = [&text](std::string_view name, std::string_view value) {
    append(text, "{}{} = {}", text.empty() ? "" : ", ", name, value);
  };
  if (path.receiver) {
    add("this", *path.receiver);
  }
  for (const explore::ReportedInput& input : path.inputs) {
    add(input.name, input.value);
  }
  return text.empty() ? "none" : text;
}

std::string branches_text(const explore::TargetReport& report, const explore::ReportedPath& path) {
  std::string text;
  const std::vector<std::size_t>& taken = path.branches;
  for (std::size_t i = 0, next = 0; i < taken.size(); i = next) {
    while (next < taken.size() && taken[next] == taken[i]) {
      ++next;
    }
    text += i == 0 ? "" : " ";
    text += branch_text(report.method, report.branches.at(taken[i]));
    text += next - i > 1 ? fmt::format("*{}", next - i) : "";
  }
  return text;
}

std::string statistics_text(const Statistics& statistics, std::string_view indent,
                            bool with_times) {
  const explore::TreeCounts& tree = statistics.tree;
  std::string text =
      fmt::format("{}runs: {}, {} on known paths; {}, {}\n", indent, statistics.runs,
                  statistics.duplicate_paths, counted(statistics.divergences, "divergence"),
                  counted(statistics.violations, "failed self-check"));
  append(text, "{}tree: {} explored, {} infeasible, {} unexplored, {} unknown; {}\n", indent,
         tree.terminal, tree.infeasible, tree.unexplored, tree.unknown,
         statistics.complete ? "complete" : "not complete");
  append(text, "{}solver: {} asked{}\n", indent,
         statistics.queries == 1 ? "1 query" : fmt::format("{} queries", statistics.queries),
         layers_text(statistics, with_times));
  if (with_times) {
    append(text, "{}times: {} in all, {} running, {} solving\n", indent,
           milliseconds(statistics.total_nanoseconds), milliseconds(statistics.run_nanoseconds),
           milliseconds(statistics.solver_nanoseconds));
  }
  return text;
}

}  // namespace assay::report
