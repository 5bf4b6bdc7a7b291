// SPDX-License-Identifier: Apache-2.0
#include "report/explore/explore_json.h"

#include "explore/report.h"
#include "report/text/json_text.h"
#include "solver/solver.h"

namespace assay::report {
namespace {

using explore::Outcome;
using explore::Statistics;
using nlohmann::ordered_json;

constexpr double kNanosecondsPerMillisecond = 1e6;

ordered_json path_json(const explore::ReportedPath& path, bool with_condition) {
  ordered_json inputs = ordered_json::array();
  for (const explore::ReportedInput& input : path.inputs) {
    inputs.push_back({{"name", input.name}, {"type", input.type}, {"value", input.value}});
  }
  ordered_json json;
  json["inputs"] = std::move(inputs);
  if (path.receiver) {
    json["receiver"] = *path.receiver;
  }
  json["has_invented"] = path.has_invented;
  json["outcome"] = outcome_json(path.outcome);
  if (with_condition) {
    json["condition"] = path.condition;
  }
  return json;
}

ordered_json branch_json(const explore::BranchVerdict& branch) {
  ordered_json json{{"method", branch.method},
                    {"line", branch.line},
                    {"bci", branch.bytecode_index},
                    {"edge", branch.edge},
                    {"verdict", name_of(branch.verdict)}};
  if (branch.verdict != explore::Verdict::Covered) {
    json["reason"] = branch.reason;
  }
  return json;
}

ordered_json times_json(const Statistics& statistics) {
  const auto milliseconds = [](std::uint64_t nanoseconds) {
    return static_cast<double>(nanoseconds) / kNanosecondsPerMillisecond;
  };
  ordered_json layers = ordered_json::object();
  for (const solver::LayerStatistics& layer : statistics.solver) {
    layers[layer.name] = milliseconds(layer.nanoseconds);
  }
  return {{"total_ms", milliseconds(statistics.total_nanoseconds)},
          {"run_ms", milliseconds(statistics.run_nanoseconds)},
          {"solver_ms", milliseconds(statistics.solver_nanoseconds)},
          {"layers_ms", std::move(layers)}};
}

ordered_json target_json(const explore::TargetReport& target, const ExploreReport& report) {
  ordered_json paths = ordered_json::array();
  for (const explore::ReportedPath& path : target.paths) {
    paths.push_back(path_json(path, report.trace == paths.size() + 1));
  }
  ordered_json branches = ordered_json::array();
  for (const explore::BranchVerdict& branch : target.branches) {
    branches.push_back(branch_json(branch));
  }
  ordered_json statistics = statistics_json(target.statistics, report.with_times);
  statistics["paths"] = target.paths.size();
  ordered_json json{{"method", target.method},         {"paths", std::move(paths)},
                    {"branches", std::move(branches)}, {"statistics", std::move(statistics)},
                    {"obstacles", target.obstacles},   {"unbuildable", target.unbuildable},
                    {"violations", target.violations}};
  if (target.failure) {
    json["failure"] = *target.failure;
  }
  return json;
}

/// The nodes of the tree and where they are.
ordered_json stored_json(const Statistics& statistics) {
  ordered_json methods = ordered_json::object();
  for (const auto& [method, counts] : statistics.methods) {
    methods[method] = {{"nodes", counts.nodes}, {"call_nodes", counts.call_nodes}};
  }
  return {{"nodes", statistics.tree.nodes},
          {"call_nodes", statistics.tree.call_nodes},
          {"unshared_nodes", statistics.tree.unshared_nodes},
          {"methods", std::move(methods)}};
}

}  // namespace

ordered_json outcome_json(const Outcome& outcome) {
  ordered_json json;
  json["kind"] = name_of(outcome.kind);
  if (outcome.kind == Outcome::Kind::Returned) {
    json["value"] = outcome.value;
    return json;
  }
  if (!outcome.exception.empty()) {
    json["exception"] = outcome.exception;
    json["message"] = outcome.message ? ordered_json(*outcome.message) : ordered_json();
  }
  if (!outcome.at.empty()) {
    json["at"] = outcome.at;
  }
  if (!outcome.stop.empty()) {
    json["stop"] = outcome.stop;
  }
  return json;
}

ordered_json statistics_json(const Statistics& statistics, bool with_times) {
  ordered_json layers = ordered_json::object();
  for (const solver::LayerStatistics& layer : statistics.solver) {
    layers[layer.name] = {{"asked", layer.asked}, {"sat", layer.sat}, {"unsat", layer.unsat}};
  }
  const explore::TreeCounts& tree = statistics.tree;
  ordered_json json{{"runs", statistics.runs},
                    {"paths", tree.terminal},
                    {"divergences", statistics.divergences},
                    {"violations", statistics.violations},
                    {"queries", statistics.queries},
                    {"float_queries", statistics.float_queries},
                    {"float_retries", statistics.float_retries},
                    {"solver", std::move(layers)},
                    {"tree",
                     {{"terminal", tree.terminal},
                      {"unexplored", tree.unexplored},
                      {"infeasible", tree.infeasible},
                      {"unknown", tree.unknown}}},
                    {"stored", stored_json(statistics)},
                    {"complete", statistics.complete}};
  if (with_times) {
    json["times"] = times_json(statistics);
  }
  return json;
}

std::string to_json(const ExploreReport& report) {
  ordered_json json;
  ordered_json& targets = json["targets"] = ordered_json::array();
  for (const explore::TargetReport& target : report.targets) {
    targets.push_back(target_json(target, report));
  }
  return json_text(json);
}

}  // namespace assay::report
