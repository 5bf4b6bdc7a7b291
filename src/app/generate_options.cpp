// SPDX-License-Identifier: Apache-2.0
// From the words of the command line to what generate, judge and report are told. Mistakes in them
// are Errors here, before any work is done.
#include "app/generate_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <limits>
#include <sstream>
#include <thread>

#include "app/config_file.h"
#include "app/criteria_option.h"
#include "app/option_values.h"
#include "app/search_modes.h"
#include "base/text.h"
#include "emit/junit.h"
#include "explore/target.h"
#include "report/text/shell_word.h"
#include "search/prefix_recipe.h"
#include "targets/access.h"

namespace assay::app {
namespace {

using std::chrono::milliseconds;

constexpr Range kSeeds{0, std::numeric_limits<std::int64_t>::max()};
constexpr Range kJobs{1, 256};
constexpr Range kJUnits{4, 5};
constexpr Range kReleases{8, 999};
constexpr Range kCalls{0, 100};
constexpr Range kStateCalls{0, 20};
constexpr std::uint64_t kNanosecondsPerMillisecond = 1'000'000;

/// Options that change neither which tests there are nor what is in them.
constexpr OptionId kOutsideOfTests[] = {
    OptionId::Out,     OptionId::Jobs,      OptionId::Verbose,   OptionId::Config,
    OptionId::Jdk,     OptionId::Overwrite, OptionId::Isolation, OptionId::Unconfined,
    OptionId::Sources, OptionId::Baseline,  OptionId::FailOn,
};

bool is_outside_of_tests(OptionId option) {
  return is_report_option(option) || std::ranges::count(kOutsideOfTests, option) != 0;
}

Result<std::optional<milliseconds>> duration(const CommandLine& line, OptionId option) {
  if (!line.has(option)) return std::optional<milliseconds>();
  const std::uint64_t nanoseconds = TRY(limit(line, option, parse_duration, 0));
  return std::optional(
      milliseconds(std::max<std::uint64_t>(nanoseconds / kNanosecondsPerMillisecond, 1)));
}

Result<targets::Access> access(const CommandLine& line) {
  const std::string_view name = line.value(OptionId::Access).value_or("package");
  if (name == "public") return targets::Access::Public;
  if (name == "package") return targets::Access::Package;
  return Error{fmt::format("--access: expected public or package, found '{}'", name)};
}

Result<bool> tolerates_throwing_setup(const CommandLine& line) {
  const std::string_view what = line.value(OptionId::ThrowingSetup).value_or("keep");
  if (what == "keep" || what == "discard") return what == "keep";
  return Error{fmt::format("--throwing-setup: expected keep or discard, found '{}'", what)};
}

/// Whether there are stand-ins at all, and how they are written.
Result<void> take_mocks(const CommandLine& line, GenerateRequest& request) {
  const std::string_view style = line.value(OptionId::Mocks).value_or("fakes");
  if (style != "fakes" && style != "mockito" && style != "none")
    return Error{fmt::format("--mocks: expected fakes, mockito or none, found '{}'", style)};
  request.options.invents_classes = style != "none";
  if (style == "mockito") request.options.emit.mocks = emit::MockStyle::Mockito;
  return {};
}

std::string_view mocks_text(const suite::SuiteOptions& options) {
  if (!options.invents_classes) return "none";
  return options.emit.mocks == emit::MockStyle::Mockito ? "mockito" : "fakes";
}

Result<std::vector<std::string>> producers(const CommandLine& line) {
  std::vector<std::string> found;
  for (const OptionValue& given : line.options) {
    if (given.option != OptionId::Producers) continue;
    const auto pattern = explore::parse_target(given.value);
    if (!pattern.ok() || pattern.value().method.empty()) {
      return Error{fmt::format("--producers: expected pkg.Class#method(int,String), found '{}'",
                               given.value)};
    }
    found.push_back(given.value);
  }
  return found;
}

/// The text of the file with statements that begin each test, if there is one.
Result<std::string> prefix(const CommandLine& line) {
  const auto name = line.value(OptionId::Prefix);
  if (!name) return std::string();
  std::ifstream stream{std::string(*name)};
  if (!stream) return Error{fmt::format("--prefix: cannot read {}", *name)};
  std::ostringstream text;
  text << stream.rdbuf();
  const auto checked = search::check_prefix(text.str());
  if (checked.ok()) return text.str();
  return Error{fmt::format("--prefix: {}, {}", *name, checked.error().message)};
}

/// As suite::ThrowingTests has them.
constexpr std::string_view kThrowingTests[] = {"keep", "only", "none"};

Result<suite::ThrowingTests> throwing_tests(const CommandLine& line) {
  const std::string_view name = line.value(OptionId::ThrowingTests).value_or("keep");
  const auto* const found = std::ranges::find(kThrowingTests, name);
  if (found != std::end(kThrowingTests))
    return static_cast<suite::ThrowingTests>(found - std::begin(kThrowingTests));
  return Error{fmt::format("--throwing-tests: expected keep, only or none, found '{}'", name)};
}

/// Where Maven and Gradle look for generated tests.
std::filesystem::path default_folder() {
  std::error_code ignored;
  return std::filesystem::exists("pom.xml", ignored) ? "target/generated-test-sources/assay"
                                                     : "build/generated/sources/assay/test/java";
}

Result<void> take_limits(const CommandLine& line, GenerateRequest& request) {
  suite::SuiteOptions& options = request.options;
  request.budget = TRY(duration(line, OptionId::Budget));
  options.class_budget = TRY(duration(line, OptionId::ClassBudget)).value_or(options.class_budget);
  options.explore.heap_bytes =
      TRY(limit(line, OptionId::Heap, parse_size, options.explore.heap_bytes));
  options.explore.seed =
      TRY(count_within(line, OptionId::Seed, kSeeds)).value_or(options.explore.seed);
  options.max_calls = static_cast<unsigned>(
      TRY(count_within(line, OptionId::MaxCalls, kCalls)).value_or(options.max_calls));
  if (const auto calls = TRY(count_within(line, OptionId::SymbolicStates, kStateCalls)))
    options.symbolic_states = static_cast<unsigned>(*calls);
  const unsigned cores = std::clamp(std::thread::hardware_concurrency(), 1u, 256u);
  request.jobs =
      static_cast<unsigned>(TRY(count_within(line, OptionId::Jobs, kJobs)).value_or(cores));
  request.junit =
      static_cast<unsigned>(TRY(count_within(line, OptionId::JUnit, kJUnits)).value_or(0));
  request.release =
      static_cast<unsigned>(TRY(count_within(line, OptionId::Release, kReleases)).value_or(0));
  return {};
}

std::optional<std::string> file(const CommandLine& line, OptionId option) {
  const auto name = line.value(option);
  return name ? std::optional(std::string(*name)) : std::nullopt;
}

std::vector<WantedReport> reports(const CommandLine& line) {
  std::vector<WantedReport> wanted;
  for (std::size_t i = 0; i < std::size(report::kFormats); ++i) {
    if (const auto name = file(line, report_option(i)))
      wanted.push_back({&report::kFormats[i], *name});
  }
  return wanted;
}

/// They must be there: a mistyped one would show nothing, without a word.
Result<std::vector<std::string>> sources(const CommandLine& line) {
  std::vector<std::string> folders;
  for (const OptionValue& given : line.options) {
    if (given.option != OptionId::Sources) continue;
    std::error_code ignored;
    if (!std::filesystem::is_directory(given.value, ignored))
      return Error{fmt::format("--sources: there is no folder {}", given.value)};
    folders.push_back(given.value);
  }
  return folders;
}

std::string duration_text(milliseconds time) {
  return time.count() % 1000 == 0 ? fmt::format("{}s", time.count() / 1000)
                                  : fmt::format("{}ms", time.count());
}

Result<sandbox::LayerSet> layers(const CommandLine& line) {
  const auto given = line.value(OptionId::Isolation);
  if (!given) return sandbox::LayerSet::all();
  const std::optional<sandbox::LayerSet> layers = sandbox::LayerSet::parse(*given);
  if (layers) return *layers;
  return Error{fmt::format(
      "--isolation: expected none or a list of namespaces, landlock, seccomp, found '{}'", *given)};
}

/// "libs/a.jar:out/classes" -> "a.jar:classes": where they are differs from place to place.
std::string entries_by_file_name(std::string_view class_path) {
  std::vector<std::string> names;
  for (std::string_view entry : split(class_path, ':')) {
    const std::filesystem::path path = std::filesystem::path(entry).lexically_normal();
    const bool is_wildcard = path.filename() == "*";
    const std::filesystem::path named =
        path.has_filename() && !is_wildcard ? path : path.parent_path();
    const std::string name = named.filename().string();
    names.push_back((name.empty() ? std::string(entry) : name) + (is_wildcard ? "/*" : ""));
  }
  return join(names, ":");
}

/// Harmless within any Java comment.
std::string comment_text(std::string text) {
  for (const auto& [from, to] : {std::pair("*/", "* /"), std::pair("\\u", "\\ u")}) {
    for (std::size_t at; (at = text.find(from)) != std::string::npos;) text.replace(at, 2, to);
  }
  std::ranges::replace(text, '\n', ' ');
  return text;
}

}  // namespace

Result<GenerateRequest> generate_request(const CommandLine& line) {
  GenerateRequest request;
  TRY(take_limits(line, request));
  TRY(take_search_modes(line, request.options.explore));
  request.options.access = TRY(access(line));
  request.options.explore.jdk = jdk_home(line);
  request.options.explore.class_path = class_path(line);
  request.options.explore.module_access = TRY(module_access(line));
  request.options.null_arguments = !line.has(OptionId::NoNull);
  request.options.explore.nulls = request.options.null_arguments;
  request.options.tolerate_throwing_setup = TRY(tolerates_throwing_setup(line));
  request.options.producers = TRY(producers(line));
  request.options.allow_reflection = line.has(OptionId::AllowReflection);
  TRY(take_mocks(line, request));
  request.options.prefix = TRY(prefix(line));
  request.prefix_file = file(line, OptionId::Prefix);
  if (const auto list = line.value(OptionId::Criteria))
    request.options.criteria = TRY(parse_criteria(*list));
  request.options.throwing = TRY(throwing_tests(line));
  request.targets = line.operands;
  for (const OptionValue& given : line.options) {
    if (given.option == OptionId::Exclude) request.exclude.push_back(given.value);
  }
  const auto out = line.value(OptionId::Out);
  request.out = out ? std::filesystem::path(*out) : default_folder();
  request.validate = !line.has(OptionId::NoValidate);
  request.layers = TRY(layers(line));
  request.unconfined = line.has(OptionId::Unconfined);
  request.reporting.sources = TRY(sources(line));
  request.reports = reports(line);
  request.reporting.overwrite = line.has(OptionId::Overwrite);
  request.verbose = line.has(OptionId::Verbose);
  return request;
}

std::string config_text(const GenerateRequest& request) {
  const suite::SuiteOptions& options = request.options;
  std::vector<Setting> settings;
  const auto add = [&](std::string_view key, decltype(Setting::value) value) {
    settings.push_back({key, std::move(value)});
  };
  add("targets", request.targets);
  add("class-path", options.explore.class_path);
  add("exclude", request.exclude);
  add("add-exports", options.explore.module_access.exports);
  add("add-opens", options.explore.module_access.opens);
  if (options.explore.jdk) add("jdk", options.explore.jdk->string());
  add("out", request.out.string());
  add("budget-per-class", duration_text(options.class_budget));
  if (request.budget) add("budget", duration_text(*request.budget));
  add("jobs", request.jobs);
  add("seed", static_cast<std::int64_t>(options.explore.seed));  // kSeeds has no larger ones
  if (request.junit != 0) add("junit", request.junit);
  if (request.release != 0) add("release", request.release);
  add("access", options.access == targets::Access::Public ? "public" : "package");
  add("max-calls", options.max_calls);
  if (options.symbolic_states) add("symbolic-states", *options.symbolic_states);
  add("arrays", arrays_mode(options.explore));
  add("floats", floats_mode(options.explore));
  add("heap", std::to_string(options.explore.heap_bytes));
  add("no-null", !options.null_arguments);
  add("producers", options.producers);
  add("allow-reflection", options.allow_reflection);
  add("mocks", std::string(mocks_text(options)));
  if (request.prefix_file) add("prefix", *request.prefix_file);
  add("throwing-setup", options.tolerate_throwing_setup ? "keep" : "discard");
  add("criteria", criteria_text(options.criteria));
  add("throwing-tests", std::string(kThrowingTests[static_cast<std::size_t>(options.throwing)]));
  add("no-validate", !request.validate);
  add("sources", request.reporting.sources);
  for (const WantedReport& wanted : request.reports) add(wanted.format->name, wanted.file);
  add("verbose", request.verbose);
  return config_table("generate", settings);
}

std::string header_command(const CommandLine& line) {
  std::string text = fmt::format("assay {}", line.command->name);
  for (const OptionValue& given : line.options) {
    if (is_outside_of_tests(given.option)) continue;
    const auto option = std::ranges::find(line.command->options, given.option, &Option::id);
    text += fmt::format(" {}", option->java_name.empty() ? option->name : option->java_name);
    const std::string value =
        given.option == OptionId::ClassPath ? entries_by_file_name(given.value) : given.value;
    if (!option->value.empty()) text += " " + report::shell_word(value);
  }
  for (const std::string& target : line.operands) text += " " + report::shell_word(target);
  return comment_text(std::move(text));
}

}  // namespace assay::app
