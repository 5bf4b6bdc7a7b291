// SPDX-License-Identifier: Apache-2.0
// The data of the page; html/check.js shows them.
#include "report/check/check_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/grouping.h"
#include "findings/kind.h"
#include "findings/triage.h"
#include "report/check/advice.h"
#include "report/html/assets.h"
#include "report/html/page.h"
#include "report/html/page_sources.h"
#include "report/run/run_problems.h"
#include "report/text/signature.h"
#include "suite/class_result.h"

namespace assay::report {
namespace {

using findings::Crash;
using findings::Frame;
using nlohmann::ordered_json;

constexpr std::size_t kMostFrames = 100, kMostSteps = 400;

template <class Rows, class Make>
ordered_json list_of(const Rows& rows, const Make& make) {
  ordered_json list = ordered_json::array();
  for (const auto& row : rows) list.push_back(make(row));
  return list;
}

/// The conditions, and the static state that it takes.
std::vector<std::string> reasons_of(const Crash& crash) {
  std::vector<std::string> reasons = crash.conditions;
  if (crash.statics) reasons.push_back(crash.statics->text());
  return reasons;
}

/// Findings, and the source lines that they name.
class FindingWriter {
 public:
  explicit FindingWriter(PageSources& sources) : sources_(sources) {}

  ordered_json finding(const Finding& finding) {
    const Crash& crash = finding.crash;
    const Frame place = place_of(crash);
    return {{"id", finding.fingerprint},
            {"rank", finding.rank},
            {"kind", findings::name_of(crash.kind)},
            {"exception", crash.exception},
            {"message", crash.message ? ordered_json(*crash.message) : ordered_json()},
            {"class", place.class_name},
            {"method", place.method},
            {"file", place.source_file},
            {"line", place.line},
            {"called",
             {{"class", crash.called.class_name},
              {"method", crash.called.method},
              {"signature",
               signature(crash.called.class_name, crash.called.method, crash.called.descriptor)}}},
            {"stack", stack(crash)},
            {"path", path(crash)},
            {"evidence", findings::name_of(findings::evidence_of(crash))},
            {"thrownBy", findings::name_of(crash.thrower)},
            {"value", findings::name_of(crash.origin)},
            {"count", finding.count},
            {"isNew", finding.is_new},
            {"input", crash.input},
            {"conditions", reasons_of(crash)},
            {"test",
             {{"file", finding.test_file},
              {"name", finding.test_name},
              {"source", finding.test_source}}}};
  }

 private:
  static Frame place_of(const Crash& crash) {
    if (const Frame* place = crash.place()) return *place;
    Frame called;
    called.class_name = crash.called.class_name;
    called.method = crash.called.method;
    return called;
  }

  ordered_json stack(const Crash& crash) {
    ordered_json list = ordered_json::array();
    for (std::size_t i = 0; i < crash.stack.size() && i < kMostFrames; ++i) {
      const Frame& frame = crash.stack[i];
      if (!frame.is_library) sources_.add_around(frame.class_name, frame.source_file, frame.line);
      list.push_back({{"class", frame.class_name},
                      {"method", frame.method},
                      {"file", frame.source_file},
                      {"line", frame.line},
                      {"library", frame.is_library},
                      {"source", PageSources::name(frame.class_name, frame.source_file)}});
    }
    return list;
  }

  /// The last steps count.
  ordered_json path(const Crash& crash) {
    ordered_json list = ordered_json::array();
    const std::size_t skipped = crash.path.size() - std::min(crash.path.size(), kMostSteps);
    for (std::size_t i = skipped; i < crash.path.size(); ++i) {
      const findings::PathStep& step = crash.path[i];
      sources_.add_around(step.class_name, step.source_file, step.line);
      list.push_back({{"class", step.class_name},
                      {"file", step.source_file},
                      {"line", step.line},
                      {"text", step.text},
                      {"values", step.values},
                      {"source", PageSources::name(step.class_name, step.source_file)}});
    }
    return list;
  }

  PageSources& sources_;
};

ordered_json kinds_json(const CheckReport& report) {
  std::set<findings::Kind> used;
  for (const Finding& finding : report.findings) used.insert(finding.crash.kind);
  return list_of(used, [](findings::Kind kind) {
    const findings::KindInfo& info = findings::info_of(kind);
    return ordered_json{{"name", info.name},
                        {"title", info.title},
                        {"severity", findings::name_of(info.severity)},
                        {"advice", advice_on(kind)}};
  });
}

/// [method, whether it was called, branches, those taken].
ordered_json use_json(const findings::MethodUse& use) {
  return {use.method, use.is_called, use.branches, use.taken};
}

ordered_json class_json(const ClassReport& row) {
  const suite::ClassResult& result = row.outcome.result;
  return {{"name", result.class_name},
          {"methods", result.findings.members},
          {"exercised", result.findings.exercised},
          {"findings", result.findings.crashes.size()},
          {"uses", list_of(result.findings.uses, use_json)},
          {"runs", result.runs},
          {"milliseconds", result.milliseconds},
          {"remarks", remarks_on(row)}};
}

ordered_json suppressed_json(const findings::Suppressed& row) {
  return {{"reason", findings::name_of(row.reason)},
          {"meaning", findings::explain(row.reason)},
          {"exception", row.exception},
          {"class", row.class_name},
          {"method", row.method},
          {"line", row.line},
          {"count", row.count}};
}

ordered_json unconfirmed_json(const findings::Unconfirmed& row) {
  return {{"kind", findings::name_of(row.kind)},
          {"class", row.class_name},
          {"method", row.method},
          {"line", row.line},
          {"condition", row.condition},
          {"reason", row.reason}};
}

ordered_json absent_json(const AbsentFinding& row) {
  return {{"kind", row.rule},
          {"message", row.message},
          {"file", row.uri},
          {"line", row.line},
          {"wasSought", row.was_sought}};
}

}  // namespace

bool is_check_page(std::string_view start) { return is_page(start, "check"); }

std::string check_page(const CheckReport& report) {
  const RunReport& run = report.run;
  PageSources sources(run.sources);
  FindingWriter writer(sources);
  ordered_json data{{"version", run.version},
                    {"command", run.command},
                    {"seed", run.seed},
                    {"mode", findings::name_of(report.mode)},
                    {"members", report.members},
                    {"exercised", report.exercised},
                    {"hasBaseline", report.has_baseline},
                    {"kinds", kinds_json(report)}};
  data["findings"] =
      list_of(report.findings, [&](const Finding& finding) { return writer.finding(finding); });
  data["absent"] = list_of(report.absent, absent_json);
  data["classes"] = list_of(run.classes, class_json);
  data["suppressed"] = list_of(report.suppressed, suppressed_json);
  data["unconfirmed"] = list_of(report.unconfirmed, unconfirmed_json);
  data["obstacles"] = obstacles_json(run.classes);
  data["problems"] = problems_of(run);
  data["sources"] = sources.json();
  const std::string title = fmt::format("assay check: {} finding{}", report.findings.size(),
                                        report.findings.size() == 1 ? "" : "s");
  return page_text({"check", title, assets::kCheckScript}, data);
}

}  // namespace assay::report
