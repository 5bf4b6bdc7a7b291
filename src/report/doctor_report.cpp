// SPDX-License-Identifier: Apache-2.0
#include "report/doctor_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "report/isolation_report.h"
#include "report/text/append.h"
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
  const std::size_t shown =
      detail == Detail::Full ? missing.size() : std::min(missing.size(), kShortList);
  for (const MissingNatives& entry : std::span(missing).first(shown)) {
    append(text, "  {:>5}  {}\n", entry.methods.size(), entry.class_name);
    if (detail == Detail::Full) {
      append(text, "         {}\n", join(entry.methods, "\n         "));
    }
  }
  if (shown < missing.size()) {
    append(text, "         and {} more classes; assay doctor --all lists every method\n",
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

std::string to_text(const DoctorReport& report, Detail detail) {
  const boot::DoctorReport& jdk = report.jdk;
  std::string text = fmt::format("JDK          {}\nversion      {} (Java {})\n", jdk.jdk_home,
                                 jdk.jdk_version, jdk.feature);
  append(text, "natives      {} declared, {} modelled, {} not modelled\n", jdk.natives_declared,
         jdk.natives_modelled, jdk.natives_declared - jdk.natives_modelled);
  append(text, "self-test    {}{}{}\n", jdk.self_test_ok ? "ok" : "FAILED",
         jdk.self_test_detail.empty() ? "" : ": ", jdk.self_test_detail);
  text += isolation_text(report.isolation);
  if (!jdk.missing.empty()) {
    text += "\nnative methods that are not modelled; a run that calls one stops and names it:\n";
    text += missing_text(most_first(jdk.missing), detail);
  }
  return text;
}

std::string to_json(const DoctorReport& report) {
  const boot::DoctorReport& jdk = report.jdk;
  nlohmann::ordered_json missing = nlohmann::ordered_json::array();
  for (const MissingNatives& entry : most_first(jdk.missing)) {
    missing.push_back({{"class", entry.class_name}, {"methods", entry.methods}});
  }
  return json_text({
      {"jdk", {{"home", jdk.jdk_home}, {"version", jdk.jdk_version}, {"feature", jdk.feature}}},
      {"natives", {{"declared", jdk.natives_declared}, {"modelled", jdk.natives_modelled}}},
      {"self_test", {{"ok", jdk.self_test_ok}, {"detail", jdk.self_test_detail}}},
      {"isolation", isolation_json(report.isolation)},
      {"not_modelled", missing},
  });
}

}  // namespace assay::report
