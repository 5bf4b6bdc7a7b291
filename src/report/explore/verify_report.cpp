// SPDX-License-Identifier: Apache-2.0
#include "report/explore/verify_report.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "base/text.h"
#include "report/explore/explore_json.h"
#include "report/explore/path_text.h"
#include "report/explore/replay_verifier.h"
#include "report/text/append.h"
#include "report/text/json_text.h"
#include "report/text/shell_word.h"
#include "report/text/text_table.h"

namespace assay::report {
namespace {

using Value = explore::VerifyReport::Value;
using Verdict = explore::VerifyReport::Verdict;

/// The same option for each of the values, with a space before it.
std::string repeated(std::string_view option, const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) {
    append(text, " {} {}", option, shell_word(value));
  }
  return text;
}

}  // namespace

std::string replay_command(const VerifyReport& report) {
  const auto& [class_path, main_class, access] = report.program;
  const bool has_verifier = !report.replay_folder.empty() && !report.result.witness.empty();
  const std::string folder = shell_word(report.replay_folder.string());
  std::string command;
  if (has_verifier) {
    command = "javac -d " + folder;
    for (const ReplayVerifier& verifier : replay_verifiers(report.result))
      command += " " + shell_word((report.replay_folder / verifier.file).string());
    command += " && ";
  }
  command += "java -ea";
  // Nothing else shows an exception that the program catches.
  if (!report.result.violation->is_shown) command += " -Xlog:exceptions=info";
  if (!has_verifier && !report.result.witness.empty()) {
    std::vector<std::string> values;
    std::ranges::transform(report.result.witness, std::back_inserter(values), &Value::text);
    command += " -Dverifier.values=" + shell_quoted(join(values, ";"));
  }
  command += repeated("--add-exports", access.exports);
  command += repeated("--add-opens", access.opens);
  const std::string path =
      has_verifier ? report.replay_folder.string() + ":" + class_path : class_path;
  return fmt::format("{} -cp {} {}", command, shell_word(path), shell_word(main_class));
}

std::string to_text(const VerifyReport& report) {
  const explore::VerifyReport& result = report.result;
  std::string text(name_of(result.verdict));
  text += result.verdict == Verdict::Unknown ? ": " + printable(result.reason) + "\n" : "\n";
  if (result.verdict == Verdict::False) {
    for (const Value& value : result.witness) {
      append(text, "{} -> {}\n", value.method, printable(value.value));
    }
    append(text, "{}{}\n", printable(thrown_text(result.violation->outcome)),
           result.violation->is_shown ? "" : ", which the program catches");
    const bool needs_verifier = !result.reads_values && report.replay_folder.empty();
    append(text, "replay: {}\n",
           needs_verifier ? "with --replay DIR, which gets a Verifier with these answers: the "
                            "program's own one does not take them from -Dverifier.values"
                          : replay_command(report));
  }
  return text + (report.with_times ? statistics_text(result.statistics, "", true) : "");
}

std::string to_json(const VerifyReport& report) {
  const explore::VerifyReport& result = report.result;
  nlohmann::ordered_json json;
  json["verdict"] = name_of(result.verdict);
  if (result.verdict == Verdict::Unknown) {
    json["reason"] = result.reason;
  }
  if (result.verdict == Verdict::False) {
    nlohmann::ordered_json& witness = json["witness"] = nlohmann::ordered_json::array();
    for (const Value& value : result.witness) {
      witness.push_back({{"method", value.method}, {"value", value.value}, {"text", value.text}});
    }
    json["violation"] = outcome_json(result.violation->outcome);
    json["violation"]["caught"] = !result.violation->is_shown;
    json["replay"] = replay_command(report);
  }
  json["statistics"] = statistics_json(result.statistics, report.with_times);
  return json_text(json);
}

}  // namespace assay::report
