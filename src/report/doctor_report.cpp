// SPDX-License-Identifier: Apache-2.0
#include "report/doctor_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "report/isolation_report.h"
#include "report/text/json_text.h"

namespace assay::report {
namespace {

using MissingNatives = boot::DoctorReport::MissingNatives;

constexpr std::size_t kShortList = 12;

std::vector<MissingNatives> most_first(std::vector<MissingNatives> missing) {
  std::ranges::sort(missing, [](const MissingNatives& a, const MissingNatives& b) {
    return a.methods.size() != b.methods.size() ? a.methods.size() > b.methods.size()
                                                : a.class_name < b.class_name;
  });
  return missing;
}

std::string missing_text(const std::vector<MissingNatives>& missing, Detail detail) {
  std::string text;
  const auto out = std::back_inserter(text);
  const std::size_t shown =
      detail == Detail::Full ? missing.size() : std::min(missing.size(), kShortList);
  for (const MissingNatives& entry : std::span(missing).first(shown)) {
    fmt::format_to(out, "  {:>5}  {}\n", entry.methods.size(), entry.class_name);
    if (detail == Detail::Full) {
      fmt::format_to(out, "         {}\n", join(entry.methods, "\n         "));
    }
  }
  if (shown < missing.size()) {
    fmt::format_to(out, "         and {} more classes; assay doctor --all lists every method\n",
                   missing.size() - shown);
  }
  return text;
}

std::string search_line(std::string_view place, std::string_view finding) {
  return fmt::format("looked at    {:<10}{}\n", place, finding);
}

}  // namespace

std::string search_text(const classpath::JdkSearch& search) {
  if (search.from_flag) {
    return search_line("--jdk", search.from_flag->string());
  }
  std::string text = search_line("--jdk", "not given");
  if (!search.java_home.empty()) {
    return text + search_line("JAVA_HOME", search.java_home);
  }
  text += search_line("JAVA_HOME", "not set");
  return text + search_line("PATH", search.path.empty() ? "not set" : "the first java on it");
}

std::string doctor_text(const boot::DoctorReport& report, const sandbox::Isolation& isolation,
                        Detail detail) {
  std::string text = fmt::format("JDK          {}\nversion      {} (Java {})\n", report.jdk_home,
                                 report.jdk_version, report.feature);
  fmt::format_to(std::back_inserter(text),
                 "natives      {} declared, {} modelled, {} not modelled\n",
                 report.natives_declared, report.natives_modelled,
                 report.natives_declared - report.natives_modelled);
  fmt::format_to(std::back_inserter(text), "self-test    {}{}{}\n",
                 report.self_test_ok ? "ok" : "FAILED", report.self_test_detail.empty() ? "" : ": ",
                 report.self_test_detail);
  text += isolation_text(isolation);
  if (!report.missing.empty()) {
    text += "\nnative methods that are not modelled; a run that calls one stops and names it:\n";
    text += missing_text(most_first(report.missing), detail);
  }
  return text;
}

std::string doctor_json(const boot::DoctorReport& report, const sandbox::Isolation& isolation) {
  nlohmann::ordered_json missing = nlohmann::ordered_json::array();
  for (const MissingNatives& entry : most_first(report.missing)) {
    missing.push_back({{"class", entry.class_name}, {"methods", entry.methods}});
  }
  const nlohmann::ordered_json json{
      {"jdk",
       {{"home", report.jdk_home}, {"version", report.jdk_version}, {"feature", report.feature}}},
      {"natives", {{"declared", report.natives_declared}, {"modelled", report.natives_modelled}}},
      {"self_test", {{"ok", report.self_test_ok}, {"detail", report.self_test_detail}}},
      {"isolation", isolation_json(isolation)},
      {"not_modelled", missing},
  };
  return json_text(json);
}

}  // namespace assay::report
