// SPDX-License-Identifier: Apache-2.0
#include "report/explore/verify_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "base/text.h"
#include "report/explore/explore_json.h"
#include "report/explore/path_text.h"
#include "report/text/json_text.h"
#include "report/text/shell_word.h"
#include "report/text/text_table.h"

namespace assay::report {
namespace {

using explore::VerifyReport;
using Verdict = VerifyReport::Verdict;

/// The same option for each of the values, with a space before it.
std::string repeated(std::string_view option, const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) {
    fmt::format_to(std::back_inserter(text), " {} {}", option, shell_word(value));
  }
  return text;
}

}  // namespace

std::string replay_command(const VerifyReport& report, const Program& program) {
  std::string command = "java -ea";
  if (!report.witness.empty()) {
    std::vector<std::string> values;
    std::ranges::transform(report.witness, std::back_inserter(values), &VerifyReport::Value::text);
    command += " -Dverifier.values=" + shell_quoted(join(values, ";"));
  }
  command += repeated("--add-exports", program.module_access.exports);
  command += repeated("--add-opens", program.module_access.opens);
  return fmt::format("{} -cp {} {}", command, shell_word(program.class_path),
                     shell_word(program.main_class));
}

std::string verify_text(const VerifyReport& report, const Program& program, bool with_times) {
  std::string text(name_of(report.verdict));
  text += report.verdict == Verdict::Unknown ? ": " + printable(report.reason) + "\n" : "\n";
  if (report.verdict == Verdict::False) {
    for (const VerifyReport::Value& value : report.witness) {
      fmt::format_to(std::back_inserter(text), "{} -> {}\n", value.method, printable(value.value));
    }
    fmt::format_to(std::back_inserter(text), "{}\nreplay: {}\n",
                   printable(thrown_text(report.violation)), replay_command(report, program));
  }
  return text + (with_times ? statistics_text(report.statistics, "", true) : "");
}

std::string verify_json(const VerifyReport& report, const Program& program, bool with_times) {
  nlohmann::ordered_json json;
  json["verdict"] = name_of(report.verdict);
  if (report.verdict == Verdict::Unknown) {
    json["reason"] = report.reason;
  }
  if (report.verdict == Verdict::False) {
    nlohmann::ordered_json& witness = json["witness"] = nlohmann::ordered_json::array();
    for (const VerifyReport::Value& value : report.witness) {
      witness.push_back({{"method", value.method}, {"value", value.value}, {"text", value.text}});
    }
    json["violation"] = outcome_json(report.violation);
    json["replay"] = replay_command(report, program);
  }
  json["statistics"] = statistics_json(report.statistics, with_times);
  return json_text(json);
}

}  // namespace assay::report
