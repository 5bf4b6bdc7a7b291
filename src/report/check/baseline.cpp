// SPDX-License-Identifier: Apache-2.0
// Reads SARIF that may come from anywhere: nothing in it is taken to be there or of the right type,
// what is not needed is not kept, and nesting costs no memory.
#include "report/check/baseline.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "suite/class_result.h"

namespace assay::report {
namespace {

using nlohmann::json;

constexpr std::size_t kMostBytes = 1u << 29;
constexpr int kDeepest = 24;

/// Large parts of a result that say nothing of which one it is.
const std::set<std::string, std::less<>> kNotNeeded = {"codeFlows",        "stacks",  "rules",
                                                       "relatedLocations", "snippet", "conditions",
                                                       "invocations",      "test"};

bool is_kept(int depth, json::parse_event_t event, const json& parsed) {
  if (event == json::parse_event_t::key)
    return parsed.is_string() && kNotNeeded.count(parsed.get_ref<const std::string&>()) == 0;
  return depth < kDeepest;
}

/// A member of an object; null if there is none, or this is no object.
const json* member(const json* object, const char* name) {
  if (object == nullptr || !object->is_object()) return nullptr;
  const auto found = object->find(name);
  return found == object->end() ? nullptr : &*found;
}

const json* first(const json* array) {
  return array == nullptr || !array->is_array() || array->empty() ? nullptr : &array->front();
}

std::string text(const json* value) {
  return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

int number(const json* value) {
  constexpr std::int64_t kMost = 1'000'000'000;
  if (value == nullptr || !value->is_number_integer()) return -1;
  const auto found = value->get<std::int64_t>();
  return found < 0 || found > kMost ? -1 : static_cast<int>(found);
}

bool is_level(const std::string& level) {
  return level == "error" || level == "warning" || level == "note" || level == "none";
}

std::optional<AbsentFinding> finding_of(const json& result) {
  AbsentFinding finding;
  finding.fingerprint =
      text(member(member(&result, "partialFingerprints"), std::string(kFingerprintKey).c_str()));
  if (finding.fingerprint.empty() || text(member(&result, "baselineState")) == "absent")
    return std::nullopt;
  finding.rule = text(member(&result, "ruleId"));
  finding.level = text(member(&result, "level"));
  if (!is_level(finding.level)) finding.level = "warning";
  finding.message = text(member(member(&result, "message"), "text"));
  const json* physical = member(first(member(&result, "locations")), "physicalLocation");
  const json* artifact = member(physical, "artifactLocation");
  finding.uri = text(member(artifact, "uri"));
  finding.uri_base = text(member(artifact, "uriBaseId"));
  finding.line = number(member(member(physical, "region"), "startLine"));
  finding.tested = text(member(member(&result, "properties"), "tested"));
  return finding;
}

bool is_ours(const json& run) {
  return text(member(member(member(&run, "tool"), "driver"), "name")) == "assay";
}

/// A run that was not completed has null for results (3.14.23).
Result<void> add_results(const json& run, Baseline& baseline) {
  const json* results = member(&run, "results");
  if (results == nullptr || results->is_null()) return {};
  if (!results->is_array()) return Error{"its results are no list"};
  for (const json& result : *results) {
    if (auto finding = finding_of(result)) {
      const std::string fingerprint = finding->fingerprint;
      baseline.findings.emplace(fingerprint, std::move(*finding));
    }
  }
  return {};
}

}  // namespace

Result<Baseline> parse_baseline(std::string_view bytes) {
  const json log = json::parse(bytes.begin(), bytes.end(), is_kept, /*allow_exceptions=*/false);
  if (log.is_discarded() || !log.is_object()) return Error{"it is no JSON object"};
  const std::string version = text(member(&log, "version"));
  if (version != "2.1.0")
    return Error{fmt::format("expected SARIF 2.1.0, found {}",
                             version.empty() ? "no version" : "another version")};
  const json* runs = member(&log, "runs");
  if (runs == nullptr || !runs->is_array()) return Error{"it has no runs"};
  Baseline baseline;
  bool has_ours = false;
  for (const json& run : *runs) {
    if (!is_ours(run)) continue;
    has_ours = true;
    TRY(add_results(run, baseline));
  }
  if (!has_ours) return Error{"it has no run of assay"};
  return baseline;
}

Result<Baseline> read_baseline(const std::string& file) {
  const auto cannot = [&](std::string_view why) {
    return Error{fmt::format("--baseline: cannot use {}: {}", file, why)};
  };
  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return cannot(errno == 0 ? "it cannot be opened" : std::strerror(errno));
  std::string bytes;
  std::string block(1 << 16, '\0');
  while (stream.read(block.data(), static_cast<std::streamsize>(block.size())) ||
         stream.gcount() > 0) {
    bytes.append(block, 0, static_cast<std::size_t>(stream.gcount()));
    if (bytes.size() > kMostBytes) return cannot("it is too large");
  }
  if (stream.bad()) return cannot("it cannot be read");
  Result<Baseline> baseline = parse_baseline(bytes);
  if (!baseline.ok()) return cannot(baseline.error().message);
  return baseline;
}

void compare(CheckReport& report, const Baseline& baseline) {
  report.has_baseline = true;
  std::set<std::string_view> found;
  for (Finding& finding : report.findings) {
    finding.is_new = baseline.findings.count(finding.fingerprint) == 0;
    found.insert(finding.fingerprint);
  }
  std::set<std::string_view> searched;
  for (const ClassReport& row : report.run.classes) searched.insert(row.outcome.result.class_name);
  report.absent.clear();
  for (const auto& [fingerprint, old] : baseline.findings) {
    if (found.count(fingerprint) != 0) continue;
    report.absent.push_back(old);
    report.absent.back().was_sought = old.tested.empty() || searched.count(old.tested) != 0;
  }
}

}  // namespace assay::report
