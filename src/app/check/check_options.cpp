// SPDX-License-Identifier: Apache-2.0
#include "app/check/check_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "app/option_values.h"
#include "base/text.h"
#include "findings/grouping.h"
#include "findings/kind.h"
#include "findings/triage.h"
#include "search/search_options.h"
#include "suite/class_generator.h"
#include "targets/access.h"

namespace assay::app {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kClassBudget{2'000};

Result<findings::Mode> mode(const CommandLine& line) {
  const std::string_view name = line.value(OptionId::Mode).value_or("default");
  if (const auto mode = findings::mode_named(name)) return *mode;
  return Error{
      fmt::format("--mode: expected default, all, classic, five or relaxed, found '{}'", name)};
}

/// Those of a list whose names are among the kinds that are on, or off, without being asked for.
Result<std::set<findings::Kind>> listed_kinds(std::string_view flag, std::string_view list,
                                              bool only_off) {
  std::set<findings::Kind> wanted;
  for (std::string_view name : split(list, ',')) {
    const std::size_t before = wanted.size();
    for (const findings::KindInfo& row : findings::kinds()) {
      const bool is_meant = row.check == name || row.name == name;
      if (is_meant && !(only_off && row.is_on)) wanted.insert(row.kind);
    }
    if (wanted.size() == before)
      return Error{fmt::format("{}: there is no kind '{}'{}; see: assay help check --all", flag,
                               name, only_off ? " that is off" : "")};
  }
  return wanted;
}

/// Empty: all that are on.
Result<std::set<findings::Kind>> kinds(const CommandLine& line) {
  std::set<findings::Kind> wanted;
  if (const auto list = line.value(OptionId::Checks))
    wanted = TRY(listed_kinds("--checks", *list, false));
  const auto also = line.value(OptionId::Also);
  if (!also) return wanted;
  const bool is_all = wanted.empty();
  wanted.merge(TRY(listed_kinds("--also", *also, true)));
  for (const findings::KindInfo& row : findings::kinds()) {
    if (is_all && row.is_on) wanted.insert(row.kind);
  }
  return wanted;
}

Result<findings::Grouping> grouping(const CommandLine& line) {
  const std::string_view name = line.value(OptionId::Grouping).value_or("line");
  if (name == "line") return findings::Grouping::Line;
  if (name == "stack") return findings::Grouping::Stack;
  return Error{fmt::format("--group: expected line or stack, found '{}'", name)};
}

Result<bool> as_regression(const CommandLine& line) {
  const std::string_view name = line.value(OptionId::As).value_or("bug");
  if (name == "bug" || name == "regression") return name == "regression";
  return Error{fmt::format("--as: expected bug or regression, found '{}'", name)};
}

Result<bool> statics(const CommandLine& line) {
  const std::string_view name = line.value(OptionId::Statics).value_or("on");
  if (name == "on" || name == "off") return name == "on";
  return Error{fmt::format("--statics: expected on or off, found '{}'", name)};
}

Result<search::TypedRandom> typed_random(const CommandLine& line) {
  constexpr Range kDepths{1, 200}, kTests{1, 1'000'000'000};
  search::TypedRandom random;
  const std::string_view how = line.value(OptionId::Search).value_or("both");
  if (how != "both" && how != "random" && how != "directed")
    return Error{fmt::format("--search: expected directed, random or both, found '{}'", how)};
  using Use = search::TypedRandom::Use;
  random.use = how == "random" ? Use::Only : how == "both" ? Use::Also : Use::None;
  random.depth = static_cast<unsigned>(
      TRY(count_within(line, OptionId::Depth, kDepths)).value_or(random.depth));
  if (const auto tests = TRY(count_within(line, OptionId::Tests, kTests)))
    random.tests = static_cast<std::uint64_t>(*tests);
  random.resets = !line.has(OptionId::NoReset);
  return random;
}

/// What another tool said.
Result<std::vector<findings::Warning>> warnings_in(std::string_view file) {
  std::ifstream stream{std::string(file)};
  if (!stream) return Error{fmt::format("--confirm: cannot read {}", file)};
  std::ostringstream text;
  text << stream.rdbuf();
  Result<std::vector<findings::Warning>> warnings = findings::read_warnings(text.str());
  if (warnings.ok()) return warnings;
  return Error{fmt::format("--confirm: {}: {}", file, warnings.error().message)};
}

Result<FailOn> fail_on(const CommandLine& line) {
  constexpr std::string_view kNames[] = {"none", "new", "any"};
  const std::string_view name = line.value(OptionId::FailOn).value_or("none");
  const auto* const found = std::ranges::find(kNames, name);
  if (found != std::end(kNames)) return static_cast<FailOn>(found - std::begin(kNames));
  return Error{fmt::format("--fail-on: expected none, new or any, found '{}'", name)};
}

/// Searched for unless other kinds alone were asked for. Calls at random are counted: nothing is to
/// come between them.
bool looks_for_broken_promises(const CheckRequest& request) {
  const std::set<findings::Kind>& kinds = request.triage.kinds;
  const bool are_wanted = kinds.empty() || std::ranges::any_of(kinds, findings::is_broken_promise);
  return are_wanted && request.run.options.typed_random.use != search::TypedRandom::Use::Only;
}

Result<bool> java_contracts(const CommandLine& line) {
  const auto name = line.value(OptionId::Contracts);
  if (!name || *name == "java") return name.has_value();
  return Error{fmt::format("--contracts: expected java, found '{}'", *name)};
}

Result<std::vector<std::string>> invariants_asked_for(const CommandLine& line) {
  std::vector<std::string> methods;
  for (const OptionValue& given : line.options) {
    if (given.option != OptionId::Invariant) continue;
    const std::size_t mark = given.value.find('#');
    if (mark == std::string::npos || mark == 0 || mark + 1 == given.value.size())
      return Error{fmt::format("--invariant: expected CLASS#METHOD, found '{}'", given.value)};
    methods.push_back(given.value);
  }
  return methods;
}

std::vector<WantedCheckReport> wanted_reports(const CommandLine& line) {
  std::vector<WantedCheckReport> wanted;
  for (std::size_t i = 0; i < std::size(report::kCheckFormats); ++i) {
    if (const auto name = line.value(check_report_option(i)))
      wanted.push_back({&report::kCheckFormats[i], std::string(*name)});
  }
  return wanted;
}

}  // namespace

crash::CheckOptions CheckRequest::options() const {
  crash::CheckOptions options;
  static_cast<suite::SuiteOptions&>(options) = run.options;
  options.triage = triage;
  options.grouping = grouping;
  options.as_regression = as_regression;
  options.statics = statics;
  options.promises = promises;
  const auto is_page = [](const WantedCheckReport& wanted) {
    return wanted.format->name == "html";
  };
  options.lists_unconfirmed =
      shows_unconfirmed || warnings || std::ranges::any_of(reports, is_page);
  return options;
}

Result<CheckRequest> check_request(const CommandLine& line) {
  CheckRequest request;
  request.run = TRY(generate_request(line));
  if (!line.has(OptionId::ClassBudget)) request.run.options.class_budget = kClassBudget;
  if (!line.has(OptionId::Access)) request.run.options.access = targets::Access::Public;
  request.run.options.criteria = {.branches = true,
                                  .mutants = false,
                                  .endings = true,
                                  .callees = true,
                                  .rounds = true,
                                  .failures = true};
  request.triage.mode = TRY(mode(line));
  request.triage.kinds = TRY(kinds(line));
  request.run.options.criteria.wrong_results =
      std::ranges::any_of(request.triage.kinds, findings::is_wrong_result);
  request.triage.direct_only = line.has(OptionId::DirectOnly);
  request.triage.errors = !line.has(OptionId::NoErrors);
  request.grouping = TRY(grouping(line));
  request.as_regression = TRY(as_regression(line));
  request.fail_on = TRY(fail_on(line));
  if (const auto file = line.value(OptionId::Baseline))
    request.baseline = TRY(report::read_baseline(std::string(*file)));
  request.reports = wanted_reports(line);
  request.run.options.typed_random = TRY(typed_random(line));
  request.statics =
      TRY(statics(line)) && request.run.options.typed_random.use != search::TypedRandom::Use::Only;
  const std::set<findings::Kind>& wanted = request.triage.kinds;
  request.promises = {
      .is_on = looks_for_broken_promises(request),
      .is_all = !wanted.empty() && std::ranges::all_of(wanted, findings::is_broken_promise),
      .invariants = TRY(invariants_asked_for(line)),
      .writes_puts = line.has(OptionId::EmitPuts),
      .contracts = TRY(java_contracts(line))};
  if (const auto folder = line.value(OptionId::EmitPuts)) request.puts = std::string(*folder);
  request.shows_unconfirmed = line.has(OptionId::ShowUnconfirmed);
  if (const auto file = line.value(OptionId::Confirm)) request.warnings = TRY(warnings_in(*file));
  request.lists_tests = line.has(OptionId::ListTests);
  if (const auto number = line.value(OptionId::TestNumber)) request.test_number = *number;
  return request;
}

}  // namespace assay::app
