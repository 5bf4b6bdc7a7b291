// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>

#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/kind.h"
#include "findings/warnings.h"
#include "report/check/check_report.h"
#include "suite/class_result.h"
#include "workers/worker_pool.h"

namespace assay::report {

namespace {

using findings::Kind;
using findings::Warning;
using Verdict = WarningAnswer::Verdict;

/// "pkg/C.java" for a class of the package.
bool is_in_file(const std::string& file, const std::string& class_name,
                const std::string& source_file) {
  if (source_file.empty()) return false;
  const std::size_t dot = class_name.rfind('.');
  std::string path = dot == std::string::npos ? "" : class_name.substr(0, dot + 1);
  std::ranges::replace(path, '.', '/');
  path += source_file;
  return file == path || file.ends_with("/" + path) || file == source_file;
}

bool is_of_class(const Warning& warning, const std::string& class_name,
                 const std::string& source_file) {
  if (!warning.file.empty()) return is_in_file(warning.file, class_name, source_file);
  return class_name == warning.class_name || class_name.starts_with(warning.class_name + "$");
}

bool is_of_kind(const Warning& warning, Kind kind) {
  return !warning.kind || *warning.kind == kind;
}

/// The class file says which source file a class is from.
std::string source_of(const CheckReport& report, const std::string& class_name) {
  for (const ClassReport& row : report.run.classes) {
    if (row.outcome.result.class_name == class_name) return row.outcome.result.source_file;
  }
  return "";
}

const Finding* confirming(const Warning& warning, const CheckReport& report) {
  for (const Finding& finding : report.findings) {
    const findings::Frame* place = finding.crash.place();
    if (place == nullptr || place->line != warning.line) continue;
    if (is_of_kind(warning, finding.crash.kind) &&
        is_of_class(warning, place->class_name, place->source_file))
      return &finding;
  }
  return nullptr;
}

const findings::Unconfirmed* listed(const Warning& warning, const CheckReport& report) {
  for (const findings::Unconfirmed& row : report.unconfirmed) {
    if (row.line == warning.line && is_of_kind(warning, row.kind) &&
        is_of_class(warning, row.class_name, source_of(report, row.class_name)))
      return &row;
  }
  return nullptr;
}

bool was_looked_at(const Warning& warning, const CheckReport& report) {
  return std::ranges::any_of(report.run.classes, [&](const ClassReport& row) {
    const suite::ClassResult& result = row.outcome.result;
    return row.outcome.ending == workers::Ending::Finished && !result.failure &&
           result.unusable.empty() && is_of_class(warning, result.class_name, result.source_file);
  });
}

}  // namespace

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Confirmed:
      return "confirmed";
    case Verdict::NotConfirmed:
      return "not confirmed";
    case Verdict::Impossible:
      return "impossible";
    case Verdict::Unknown:
      return "not looked at";
  }
  return "";
}

std::vector<WarningAnswer> answer_warnings(const std::vector<Warning>& warnings,
                                           const CheckReport& report) {
  std::vector<WarningAnswer> answers;
  for (const Warning& warning : warnings) {
    if (const Finding* finding = confirming(warning, report)) {
      answers.push_back({warning, Verdict::Confirmed, "by " + finding->test_name});
    } else if (const findings::Unconfirmed* row = listed(warning, report)) {
      answers.push_back({warning, Verdict::NotConfirmed, row->reason});
    } else if (was_looked_at(warning, report)) {
      answers.push_back({warning, Verdict::Impossible,
                         "no operation of that line can fail that way, by the code of its method"});
    } else {
      answers.push_back({warning, Verdict::Unknown, "the class was not searched"});
    }
  }
  return answers;
}

}  // namespace assay::report
