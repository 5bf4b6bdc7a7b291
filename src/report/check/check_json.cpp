// SPDX-License-Identifier: Apache-2.0
#include "report/check/check_json.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <nlohmann/json.hpp>

#include "delivery/suite_writer.h"
#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/grouping.h"
#include "findings/kind.h"
#include "findings/warnings.h"
#include "report/check/promises.h"
#include "report/isolation_report.h"
#include "report/text/json_text.h"
#include "suite/class_result.h"

namespace assay::report {
namespace {

using findings::Frame;
using nlohmann::ordered_json;

constexpr int kSchemaVersion = 1;

ordered_json frame_json(const Frame& frame) {
  return {{"class", frame.class_name}, {"method", frame.method}, {"descriptor", frame.descriptor},
          {"file", frame.source_file}, {"line", frame.line},     {"library", frame.is_library}};
}

ordered_json path_json(const findings::Crash& crash) {
  ordered_json list = ordered_json::array();
  for (const findings::PathStep& step : crash.path) {
    list.push_back({{"class", step.class_name},
                    {"method", step.method},
                    {"file", step.source_file},
                    {"line", step.line},
                    {"condition", step.text},
                    {"values", step.values}});
  }
  return list;
}

ordered_json static_start_json(const findings::Crash& crash) {
  if (!crash.statics) return {};
  const findings::StaticStart& start = *crash.statics;
  return {{"initialised", start.initialised},
          {"initialised_by_the_call", start.triggered},
          {"values", start.values},
          {"needs_fresh_classes", start.needs_fresh_classes},
          {"shown_reachable", start.is_reachable},
          {"text", start.text()}};
}

ordered_json promise_json(const findings::Crash& crash) {
  return {{"what", crash.promise->what},
          {"form", crash.promise->form},
          {"broken_by", crash.promise->broken_by},
          {"readings", readings_of(crash)}};
}

ordered_json finding_json(const CheckReport& report, const Finding& finding) {
  const findings::Crash& crash = finding.crash;
  const Frame* place = crash.place();
  ordered_json stack = ordered_json::array();
  for (const Frame& frame : crash.stack) stack.push_back(frame_json(frame));
  ordered_json json{{"id", finding.fingerprint},
                    {"kind", findings::name_of(crash.kind)},
                    {"severity", findings::name_of(findings::info_of(crash.kind).severity)},
                    {"exception", crash.exception},
                    {"message", crash.message ? ordered_json(*crash.message) : ordered_json()},
                    {"class", place == nullptr ? crash.called.class_name : place->class_name},
                    {"method", place == nullptr ? crash.called.method : place->method},
                    {"descriptor", place == nullptr ? crash.called.descriptor : place->descriptor},
                    {"file", place == nullptr ? "" : place->source_file},
                    {"line", place == nullptr ? -1 : place->line},
                    {"called",
                     {{"class", crash.called.class_name},
                      {"method", crash.called.method},
                      {"descriptor", crash.called.descriptor}}},
                    {"stack", std::move(stack)},
                    {"mode", findings::name_of(report.mode)},
                    {"evidence", findings::name_of(findings::evidence_of(crash))},
                    {"thrown_by", findings::name_of(crash.thrower)},
                    {"value", findings::name_of(crash.origin)},
                    {"rank", finding.rank},
                    {"count", finding.count},
                    {"new", finding.is_new},
                    {"input", crash.input},
                    {"conditions", crash.conditions},
                    {"path", path_json(crash)},
                    {"static_state", static_start_json(crash)},
                    {"test",
                     {{"file", finding.test_file},
                      {"name", finding.test_name},
                      {"source", finding.test_source}}}};
  if (crash.promise) json["promise"] = promise_json(crash);
  return json;
}

ordered_json suppressed_json(const findings::Suppressed& row) {
  return {{"exception", row.exception}, {"class", row.class_name},
          {"method", row.method},       {"line", row.line},
          {"count", row.count},         {"reason", findings::name_of(row.reason)}};
}

ordered_json unconfirmed_json(const findings::Unconfirmed& row) {
  return {{"kind", findings::name_of(row.kind)},
          {"class", row.class_name},
          {"method", row.method},
          {"line", row.line},
          {"condition", row.condition},
          {"reason", row.reason}};
}

ordered_json answer_json(const WarningAnswer& answer) {
  const findings::Warning& warning = answer.warning;
  return {{"class", warning.class_name},
          {"file", warning.file},
          {"line", warning.line},
          {"kind", warning.kind ? ordered_json(findings::name_of(*warning.kind)) : ordered_json()},
          {"said", warning.text},
          {"answer", name_of(answer.verdict)},
          {"reason", answer.reason}};
}

ordered_json absent_json(const AbsentFinding& row) {
  return {{"id", row.fingerprint}, {"kind", row.rule}, {"message", row.message},
          {"file", row.uri},       {"line", row.line}, {"class_searched", row.was_sought}};
}

ordered_json unreachable_json(const findings::Crash& crash) {
  const Frame* place = crash.place();
  return {{"kind", findings::name_of(crash.kind)},
          {"exception", crash.exception},
          {"class", place == nullptr ? crash.called.class_name : place->class_name},
          {"method", place == nullptr ? crash.called.method : place->method},
          {"line", place == nullptr ? -1 : place->line},
          {"called",
           {{"class", crash.called.class_name},
            {"method", crash.called.method},
            {"descriptor", crash.called.descriptor}}},
          {"static_state", static_start_json(crash)}};
}

ordered_json use_json(const findings::MethodUse& use) {
  return {{"method", use.method},
          {"called", use.is_called},
          {"branches", use.branches},
          {"taken", use.taken}};
}

template <class Rows, class Make>
ordered_json list_of(const Rows& rows, const Make& make) {
  ordered_json list = ordered_json::array();
  for (const auto& row : rows) list.push_back(make(row));
  return list;
}

ordered_json score_json(const findings::StaticScore& row) {
  return {{"method", row.method},
          {"vulnerability", row.vulnerability},
          {"accessibility", row.accessibility},
          {"score", row.vulnerability * row.accessibility}};
}

ordered_json statics_json(const findings::StaticsFound& found) {
  return {{"sets", found.sets},
          {"orders", found.orders},
          {"sets_left_out", found.sets_left},
          {"runs", found.runs},
          {"microseconds", found.microseconds},
          {"scores", list_of(found.scores, score_json)},
          {"not_shown_reachable", list_of(found.unreachable, unreachable_json)},
          {"order_dependences",
           list_of(found.order_dependences, [](const findings::OrderDependence& row) {
             return ordered_json{{"method", row.method}, {"field", row.field}};
           })}};
}

ordered_json class_json(const ClassReport& row) {
  const suite::ClassResult& result = row.outcome.result;
  ordered_json mismatches = ordered_json::array();
  for (const delivery::Mismatch& each : row.suite.mismatches) {
    mismatches.push_back({{"test", each.test},
                          {"kind", each.kind},
                          {"message", each.message},
                          {"source", each.source}});
  }
  return {{"name", result.class_name},
          {"source_file", result.source_file},
          {"ending", name_of(row.outcome.ending)},
          {"failure", result.failure ? ordered_json(*result.failure) : ordered_json()},
          {"methods", result.findings.members},
          {"exercised", result.findings.exercised},
          {"coverage", list_of(result.findings.uses, use_json)},
          {"findings", result.findings.crashes.size()},
          {"file", row.suite.first_file().string()},
          {"files", row.suite.files},
          {"problem", row.suite.problem},
          {"mismatches", std::move(mismatches)},
          {"runs", result.runs},
          {"queries", result.queries},
          {"unbuildable", result.unbuildable},
          {"missing", result.missing},
          {"obstacles", result.obstacles},
          {"dropped", result.dropped},
          {"budget_was_hit", result.budget_was_hit},
          {"milliseconds", result.milliseconds}};
}

}  // namespace

bool is_check_json(std::string_view start) {
  std::string dense;
  std::ranges::copy_if(start, std::back_inserter(dense),
                       [](unsigned char c) { return std::isspace(c) == 0; });
  return dense.starts_with(R"({"schema_version":)") &&
         dense.find(R"(,"command":"assaycheck)") != std::string::npos;
}

std::string check_json(const CheckReport& report) {
  const RunReport& run = report.run;
  ordered_json json{{"schema_version", kSchemaVersion},
                    {"tool", "assay"},
                    {"version", run.version},
                    {"command", run.command},
                    {"mode", findings::name_of(report.mode)},
                    {"seed", run.seed},
                    {"interrupted", run.was_interrupted},
                    {"confirmed", run.unvalidated.empty()},
                    {"unconfirmed_because", run.unvalidated},
                    {"isolation", isolation_json(run.isolation)},
                    {"methods", report.members},
                    {"exercised", report.exercised}};
  json["findings"] = list_of(report.findings,
                             [&](const Finding& finding) { return finding_json(report, finding); });
  if (report.has_baseline) json["absent"] = list_of(report.absent, absent_json);
  json["suppressed"] = list_of(report.suppressed, suppressed_json);
  json["unconfirmed"] = list_of(report.unconfirmed, unconfirmed_json);
  json["static_state"] = statics_json(report.statics);
  json["warnings_answered"] = list_of(report.answers, answer_json);
  json["classes"] = list_of(run.classes, class_json);
  json["left_out"] = run.left_out;
  json["class_path_not_followed"] = run.unfollowed;
  json["warnings"] = run.warnings;
  json["missing_classes"] = run.missing_classes();
  json["restarts"] = run.restarts;
  json["milliseconds"] = run.milliseconds;
  return json_text(json);
}

}  // namespace assay::report
