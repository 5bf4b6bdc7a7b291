// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace assay::app {

enum class CommandId { Generate, Check, Explore, Verify, Run, Doctor, Version, Help };

enum class OptionId {
  ClassPath,
  AddExports,
  AddOpens,
  Jar,
  Jdk,
  Fuel,
  Heap,
  Shadows,
  Time,
  Property,
  EnableAssertions,
  Trace,
  Workers,
  Seed,
  MaxLength,
  Violation,
  Replay,
  Arrays,
  Floats,
  NoSharing,
  QueryTime,
  MaxPaths,
  AllPaths,
  NoSelfCheck,
  SolverLog,
  Times,
  Out,
  Budget,
  ClassBudget,
  Jobs,
  JUnit,
  Release,
  Access,
  MaxCalls,
  SymbolicStates,
  NoNull,
  Producers,
  ThrowingSetup,
  Prefix,
  AllowReflection,
  Mocks,
  Criteria,
  ThrowingTests,
  NoValidate,
  Isolation,
  Unconfined,
  Overwrite,
  Config,
  ShowConfig,
  Exclude,
  Verbose,
  All,
  Calls,
  Json,
  Markdown,
  Help,
  Mode,
  Checks,
  Also,
  Search,
  Grouping,
  DirectOnly,
  NoErrors,
  Depth,
  Tests,
  TestNumber,
  ListTests,
  As,
  Sources,
  Baseline,
  FailOn,
  Confirm,
  ShowUnconfirmed,
  Invariant,
  Contracts,
  EmitPuts,
  NoReset,
  Statics,
  Init,
  FirstReport,                          // of as many as there are formats of `generate`
  FirstCheckReport = FirstReport + 16,  // the same for `check`
};

/// The option that names the file for one of report::kFormats.
constexpr OptionId report_option(std::size_t format) {
  return static_cast<OptionId>(static_cast<std::size_t>(OptionId::FirstReport) + format);
}
/// The same for report::kCheckFormats.
constexpr OptionId check_report_option(std::size_t format) {
  return static_cast<OptionId>(static_cast<std::size_t>(OptionId::FirstCheckReport) + format);
}
constexpr bool is_report_option(OptionId option) { return option >= OptionId::FirstReport; }

struct Option {
  OptionId id;
  std::string_view name;           // "--class-path"
  std::string_view java_name;      // how the java launcher spells it, e.g. "-cp"; may be empty
  std::string_view value;          // what to call its value; empty: the option is a switch
  std::string_view meaning;        // empty: not shown in help texts
  bool value_is_attached = false;  // -Dkey=value: the value follows without a space
  bool is_rare = false;            // on the second page of a long help text
  bool is_about_calls = false;     // on a page of its own: what tests may call
};

/// Which words a command takes besides its options.
enum class Operands {
  None,
  CommandName,  // at most one
  Subject,      // one class or method to look at; options may follow it
  Targets,      // any number of them
  Program,      // a main class or jar; whatever follows it belongs to the Java program
};

struct Example {
  std::string_view command_line;
  std::string_view meaning;
};

struct Command {
  CommandId id;
  std::string_view name;
  std::string_view usage;
  std::string_view summary;
  Operands operands;
  std::span<const Option> options;
  std::span<const std::string_view> notes;
  std::span<const Example> examples;
  std::span<const std::string_view> more_notes = {};  // on the second page of a long help text
  std::span<const std::string_view> call_notes = {};  // on the page about calls
};

/// Everything the command line understands: the parser, the help texts and docs/cli.md are made
/// from this table.
std::span<const Command> command_table();

const Command& command_of(CommandId id);
/// Null when there is no such command.
const Command* find_command(std::string_view name);

}  // namespace assay::app
