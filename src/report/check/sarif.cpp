// SPDX-License-Identifier: Apache-2.0
// One SARIF log with one run. Section numbers are those of the SARIF 2.1.0 standard. Files are
// named relative to the folder of sources that has them, which originalUriBaseIds puts below the
// folder that assay was run in; without --sources as "package/File.java".
#include "report/check/sarif.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "findings/crash.h"
#include "findings/grouping.h"
#include "findings/kind.h"
#include "report/check/advice.h"
#include "report/check/baseline.h"
#include "report/check/promises.h"
#include "report/check/sarif_places.h"
#include "report/text/json_text.h"
#include "report/text/text_table.h"
#include "suite/class_result.h"
#include "workers/worker_pool.h"

namespace assay::report {
namespace {

using findings::Crash;
using findings::Frame;
using findings::KindInfo;
using findings::Severity;
using nlohmann::ordered_json;

constexpr std::size_t kMostResults = 25'000;  // GitHub's limits
constexpr std::size_t kMostSteps = 10'000;
constexpr std::size_t kMostFrames = 200;
constexpr std::size_t kInputWidth = 200;
constexpr int kTestLocation = 1;

std::string_view level_of(Severity severity) {
  switch (severity) {
    case Severity::High:
      return "error";
    case Severity::Medium:
      return "warning";
    case Severity::Low:
      return "note";
  }
  return "none";
}

ordered_json message_of(const std::string& text) { return {{"text", text}}; }

std::string capitalised(std::string_view text) {
  std::string result(text);
  if (!result.empty())
    result[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(result[0])));
  return result;
}

/// "](" would make a link of what stands in brackets before it (3.11.6).
std::string without_links(std::string text) {
  for (std::size_t at = 0; (at = text.find("](", at)) != std::string::npos;)
    text.insert(at + 1, " ");
  return text;
}

ordered_json rule_of(const KindInfo& kind) {
  const std::string title = capitalised(kind.title);
  const std::string thrown = kind.exception.empty() ? "" : fmt::format(" ({})", kind.exception);
  const std::string whole = fmt::format(
      "{}{}. Each result has an input that makes the program fail this way, and a test that did "
      "so on the stock Java virtual machine.",
      title, thrown);
  return {{"id", kind.name},
          {"shortDescription", message_of(title)},
          {"fullDescription", message_of(whole)},
          {"help", message_of(fmt::format("{} {}", whole, advice_on(kind.kind)))},
          {"defaultConfiguration", {{"level", level_of(kind.severity)}}},
          {"properties",
           {{"tags", {"correctness", "java"}},
            {"precision", "very-high"},
            {"problem.severity", kind.severity == Severity::High     ? "error"
                                 : kind.severity == Severity::Medium ? "warning"
                                                                     : "recommendation"}}}};
}

std::string message_text(const Finding& finding) {
  const Crash& crash = finding.crash;
  std::string text = capitalised(findings::info_of(crash.kind).title) + ": ";
  text += cut(printable(crash.input), kInputWidth);
  if (crash.promise) {
    text += "; " + printable(broken_promise_text(crash));
  } else if (findings::is_wrong_result(crash.kind)) {
    text += " returns another number: " + printable(crash.message.value_or(""));
  } else if (!crash.exception.empty()) {
    text += " throws " + crash.exception;
    if (crash.message) text += ": " + cut(printable(*crash.message), kInputWidth);
  } else {
    text += " does not end";
  }
  if (!crash.conditions.empty())
    text += "; because " + cut(printable(join(crash.conditions, ", ")), kInputWidth);
  if (crash.statics) text += "; state: " + cut(printable(crash.statics->text()), kInputWidth);
  return without_links(std::move(text));
}

/// One result: what it refers to is found through `places`.
class ResultWriter {
 public:
  ResultWriter(const CheckReport& report, SarifPlaces& places) : report_(report), places_(places) {}

  ordered_json result(const Finding& finding) {
    const Crash& crash = finding.crash;
    ordered_json json{{"ruleId", findings::name_of(crash.kind)},
                      {"ruleIndex", static_cast<std::size_t>(crash.kind)},
                      {"level", level_of(findings::info_of(crash.kind).severity)},
                      {"message", message_of(message_text(finding))},
                      {"locations", {main_location(crash)}}};
    json["codeFlows"] = {{{"threadFlows", {{{"locations", steps(crash)}}}}}};
    if (!crash.stack.empty()) json["stacks"] = {stack(crash)};
    if (!finding.test_file.empty()) json["relatedLocations"] = {test_location(finding)};
    json["partialFingerprints"] = {{std::string(kFingerprintKey), finding.fingerprint}};
    json["rank"] = rank(crash);
    json["occurrenceCount"] = std::max<std::size_t>(finding.count, 1);
    if (report_.has_baseline) json["baselineState"] = finding.is_new ? "new" : "unchanged";
    json["properties"] = properties(finding);
    return json;
  }

 private:
  ordered_json main_location(const Crash& crash) {
    if (const Frame* place = crash.place()) return places_.location(*place);
    Frame called;
    called.class_name = crash.called.class_name;
    called.method = crash.called.method;
    called.descriptor = crash.called.descriptor;
    return places_.location(called);
  }

  static ordered_json step(ordered_json location, const std::string& text, bool is_end) {
    location["message"] = message_of(without_links(text));
    return {{"location", std::move(location)}, {"importance", is_end ? "essential" : "important"}};
  }

  ordered_json path_step(const findings::PathStep& passed) {
    Frame frame;
    frame.class_name = passed.class_name;
    frame.method = passed.method;
    frame.source_file = passed.source_file;
    frame.line = passed.line;
    return step(places_.location(frame), printable(passed.told()), false);
  }

  /// The decisions, then the calls down to the one that fails. Of too many the last ones count.
  ordered_json steps(const Crash& crash) {
    ordered_json list = ordered_json::array();
    const std::size_t frames = std::min(crash.stack.size(), kMostFrames);
    const std::size_t passed = std::min(crash.path.size(), kMostSteps - kMostFrames - 1);
    for (std::size_t i = crash.path.size() - passed; i < crash.path.size(); ++i)
      list.push_back(path_step(crash.path[i]));
    for (std::size_t i = frames; i-- > 0;) {
      const Frame& frame = crash.stack[i];
      list.push_back(
          step(places_.location(frame), i == 0 ? failure(crash) : call(crash, i), i == 0));
      list.back()["nestingLevel"] = frames - 1 - i;
    }
    if (list.empty()) list.push_back(step(main_location(crash), failure(crash), true));
    return list;
  }

  static std::string call(const Crash& crash, std::size_t i) {
    const Frame& callee = crash.stack[i - 1];
    return printable(fmt::format("calls {}.{}", callee.class_name, callee.method));
  }

  static std::string failure(const Crash& crash) {
    if (findings::is_wrong_result(crash.kind)) return "loses a part of a number";
    if (crash.promise) return "breaks a promise";
    return crash.exception.empty() ? std::string("does not end") : "throws " + crash.exception;
  }

  ordered_json stack(const Crash& crash) {
    ordered_json frames = ordered_json::array();
    for (std::size_t i = 0; i < crash.stack.size() && i < kMostFrames; ++i)
      frames.push_back({{"location", places_.location(crash.stack[i])}});
    return {{"message", message_of(failure(crash))}, {"frames", std::move(frames)}};
  }

  ordered_json test_location(const Finding& finding) {
    ordered_json location = places_.test(finding.test_file);
    location["id"] = kTestLocation;
    location["message"] = message_of(
        without_links(fmt::format("the test {} shows it", printable(finding.test_name))));
    return location;
  }

  /// From 100 for what should be looked at first (3.27.25).
  static double rank(const Crash& crash) {
    constexpr double kPerPoint = 4, kMost = 100;
    return std::max(0.0, kMost - findings::rank_of(crash) / kPerPoint);
  }

  ordered_json properties(const Finding& finding) const {
    const Crash& crash = finding.crash;
    ordered_json json{{"evidence", findings::name_of(findings::evidence_of(crash))},
                      {"exception", crash.exception},
                      {"input", crash.input},
                      {"conditions", crash.conditions},
                      {"count", finding.count},
                      {"thrownBy", findings::name_of(crash.thrower)},
                      {"value", findings::name_of(crash.origin)},
                      {"mode", findings::name_of(report_.mode)},
                      {"tested", finding.tested},
                      {"test",
                       {{"file", finding.test_file},
                        {"name", finding.test_name},
                        {"source", finding.test_source}}}};
    if (crash.promise) {
      json["promise"] = {{"what", crash.promise->what},
                         {"form", crash.promise->form},
                         {"brokenBy", crash.promise->broken_by},
                         {"readings", readings_of(crash)}};
    }
    return json;
  }

  const CheckReport& report_;
  SarifPlaces& places_;
};

/// One of the baseline that was not found again.
ordered_json absent_result(const AbsentFinding& finding) {
  ordered_json json{{"ruleId", finding.rule.empty() ? "unknown" : finding.rule}};
  if (const auto kind = findings::kind_named(finding.rule))
    json["ruleIndex"] = static_cast<std::size_t>(*kind);
  json["level"] = finding.level;
  json["message"] = message_of(finding.message.empty() ? "not found any more" : finding.message);
  if (!finding.uri.empty()) {
    ordered_json artifact{{"uri", finding.uri}};
    if (!finding.uri_base.empty()) artifact["uriBaseId"] = finding.uri_base;
    ordered_json physical{{"artifactLocation", std::move(artifact)}};
    if (finding.line > 0) physical["region"] = {{"startLine", finding.line}};
    json["locations"] = {{{"physicalLocation", std::move(physical)}}};
  }
  json["partialFingerprints"] = {{std::string(kFingerprintKey), finding.fingerprint}};
  json["baselineState"] = "absent";
  if (!finding.tested.empty())
    json["properties"] = {{"tested", finding.tested}, {"searched", finding.was_sought}};
  return json;
}

ordered_json results_of(const CheckReport& report, SarifPlaces& places) {
  ordered_json results = ordered_json::array();
  ResultWriter writer(report, places);
  for (const Finding& finding : report.findings) {
    if (results.size() == kMostResults) return results;
    results.push_back(writer.result(finding));
  }
  for (const AbsentFinding& finding : report.absent) {
    if (results.size() == kMostResults) return results;
    results.push_back(absent_result(finding));
  }
  return results;
}

/// What a reader must know who thinks that the results are all there is.
ordered_json notifications_of(const CheckReport& report) {
  ordered_json list = ordered_json::array();
  const auto add = [&](std::string_view level, const std::string& text) {
    list.push_back({{"level", level}, {"message", message_of(without_links(text))}});
  };
  for (const std::string& warning : report.run.warnings) add("warning", printable(warning));
  if (!report.run.unvalidated.empty())
    add("error", "not all was confirmed on the stock JVM: " + printable(report.run.unvalidated));
  for (const ClassReport& row : report.run.classes) {
    const suite::ClassResult& result = row.outcome.result;
    const std::string name = printable(result.class_name);
    if (result.failure) add("error", name + ": " + printable(*result.failure));
    if (row.outcome.ending != workers::Ending::Finished)
      add("warning", fmt::format("{}: {}", name, name_of(row.outcome.ending)));
  }
  const std::size_t all = report.findings.size() + report.absent.size();
  if (all > kMostResults)
    add("warning", fmt::format("{} of {} results are left out", all - kMostResults, all));
  return list;
}

ordered_json driver_of(const CheckReport& report) {
  ordered_json rules = ordered_json::array();
  for (const KindInfo& kind : findings::kinds()) rules.push_back(rule_of(kind));
  return {{"name", "assay"},
          {"version", report.run.version},
          {"semanticVersion", report.run.version},
          {"shortDescription", message_of("Finds inputs that make Java programs fail.")},
          {"rules", std::move(rules)}};
}

}  // namespace

bool is_check_sarif(std::string_view start) {
  std::string dense;
  std::ranges::copy_if(start, std::back_inserter(dense),
                       [](unsigned char c) { return std::isspace(c) == 0; });
  return dense.starts_with(R"({"$schema":)") &&
         dense.find(R"("runs":[{"tool":{"driver":{"name":"assay",)") != std::string::npos;
}

std::string check_sarif(const CheckReport& report) {
  SarifPlaces places(report.run.sources, report.run.out.string());
  ordered_json results = results_of(report, places);
  ordered_json run{{"tool", {{"driver", driver_of(report)}}},
                   {"invocations",
                    {{{"executionSuccessful", report.run.failures() == 0},
                      {"commandLine", report.run.command},
                      {"toolExecutionNotifications", notifications_of(report)}}}},
                   {"originalUriBaseIds", places.bases()},
                   {"columnKind", "utf16CodeUnits"},
                   {"results", std::move(results)},
                   {"properties",
                    {{"seed", report.run.seed},
                     {"mode", findings::name_of(report.mode)},
                     {"methods", report.members},
                     {"exercised", report.exercised}}}};
  ordered_json log{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                   {"version", "2.1.0"},
                   {"runs", {std::move(run)}}};
  return json_text(log);
}

}  // namespace assay::report
