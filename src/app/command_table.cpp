// SPDX-License-Identifier: Apache-2.0
// The commands and their options as tables. Parsing, help texts, configuration files and
// docs/cli.md read them, so an option is added here and given its meaning where its command makes
// options of a CommandLine.
#include "app/command_table.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "report/check/formats.h"
#include "report/run/formats.h"

namespace assay::app {
namespace {

constexpr Option kHelpOption{OptionId::Help, "--help", "-h", "", "show this text"};
constexpr Option kJdkOption{OptionId::Jdk, "--jdk", "", "HOME",
                            "a JDK, or its version; else JAVA_HOME, java on PATH"};

constexpr Option kClassPathOption{OptionId::ClassPath, "--class-path", "-cp", "PATH",
                                  "folders and jars, separated by ':' (default .)"};
constexpr Option kOldClassPathOption{OptionId::ClassPath, "--classpath", "-classpath", "PATH", ""};
constexpr std::string_view kAddExportsMeaning =
    "give TARGET, e.g. ALL-UNNAMED, package P of module M";
constexpr std::string_view kAddOpensMeaning = "the same for reflection on its private members";
constexpr Option kAddExportsOption{OptionId::AddExports, "--add-exports", "", "M/P=TARGET",
                                   kAddExportsMeaning};
constexpr Option kAddOpensOption{OptionId::AddOpens, "--add-opens", "", "M/P=TARGET",
                                 kAddOpensMeaning};
constexpr Option kJsonOption{OptionId::Json, "--json", "", "", "print the report as JSON"};
constexpr Option kTimesOption{OptionId::Times, "--times", "", "",
                              "add how long it took; differs from run to run"};
constexpr Option kMaxLengthOption{OptionId::MaxLength, "--max-length", "", "N",
                                  "longest string or array to try (default 64)"};
constexpr std::string_view kArraysMeaning = "index: a path per element (default solver)";
constexpr std::string_view kFloatsMeaning = "random:N: try N random values (default solver)";
constexpr Option kNoSelfCheckOption{OptionId::NoSelfCheck, "--no-self-check", "", "", ""};
constexpr Option kSolverLogOption{OptionId::SolverLog, "--solver-log", "", "DIR", ""};

constexpr Option kSeedOption{OptionId::Seed, "--seed", "", "N",
                             "for what is left to chance (default 1)"};

constexpr Option kSourcesOption{OptionId::Sources, "--sources", "", "DIR",
                                "source code for the reports; may be repeated"};

constexpr Option rare(OptionId id, std::string_view name, std::string_view value,
                      std::string_view meaning) {
  return {id, name, "", value, meaning, /*value_is_attached=*/false, /*is_rare=*/true};
}

constexpr Option about_calls(OptionId id, std::string_view name, std::string_view value,
                             std::string_view meaning) {
  Option option{id, name, "", value, meaning};
  option.is_about_calls = true;
  return option;
}

/// Where the options for the formats of reports stand on a page of the help texts.
constexpr Option kUsualReports{OptionId::FirstReport, "", "", "", ""};
constexpr Option kRareReports = rare(OptionId::FirstReport, "", "", "");

constexpr Option kOptionsAndPlaces[] = {
    kClassPathOption,
    kOldClassPathOption,
    {OptionId::Out, "--out", "-o", "DIR", "where the tests go (default: as Maven, Gradle do)"},
    {OptionId::ClassBudget, "--budget-per-class", "", "TIME",
     "CPU time, e.g. 500ms, 20s (default 5s)"},
    {OptionId::Budget, "--budget", "", "TIME",
     "for all, shared out evenly, e.g. 2m (default none)"},
    {OptionId::Jobs, "--jobs", "-j", "N", "classes at a time; changes no result"},
    kSeedOption,
    {OptionId::JUnit, "--junit", "", "N", "4 or 5 (default: as on the class path, else 5)"},
    {OptionId::Release, "--release", "", "N", "Java of the tests (default: that of the classes)"},
    {OptionId::Exclude, "--exclude", "", "GLOB", "leave classes out; may be repeated"},
    kUsualReports,
    {OptionId::Verbose, "--verbose", "-v", "", "list what was left out, dropped or not decided"},
    kHelpOption,
    rare(OptionId::Jdk, "--jdk", "HOME", "a JDK, or its version; else JAVA_HOME, java on PATH"),
    rare(OptionId::AddExports, "--add-exports", "M/P=TARGET", kAddExportsMeaning),
    rare(OptionId::AddOpens, "--add-opens", "M/P=TARGET", kAddOpensMeaning),
    about_calls(OptionId::Access, "--access", "LEVEL", "members to use: public, package (default)"),
    about_calls(OptionId::MaxCalls, "--max-calls", "N", "calls before the one tested (default 8)"),
    about_calls(OptionId::SymbolicStates, "--symbolic-states", "N",
                "search all states that N calls lead to"),
    about_calls(OptionId::NoNull, "--no-null", "", "never pass null"),
    about_calls(OptionId::Producers, "--producers", "METHOD",
                "only these make what they give; may be repeated"),
    about_calls(OptionId::ThrowingSetup, "--throwing-setup", "WHAT",
                "calls before that throw: keep (default), discard"),
    about_calls(OptionId::AllowReflection, "--allow-reflection", "",
                "call private methods, inject private fields"),
    about_calls(OptionId::Mocks, "--mocks", "STYLE",
                "stand-ins for types: fakes (default), mockito, none"),
    about_calls(OptionId::Prefix, "--prefix", "FILE", "begin each test with the calls in FILE"),
    rare(OptionId::Criteria, "--criteria", "LIST",
         "reasons to keep a test, such as branches,overflow"),
    rare(OptionId::ThrowingTests, "--throwing-tests", "WHICH",
         "tests of exceptions: keep (default), only, none"),
    rare(OptionId::NoValidate, "--no-validate", "", "do not run the tests on the stock JVM"),
    rare(OptionId::Isolation, "--isolation", "LAYERS",
         "of namespaces,landlock,seccomp (default all)"),
    rare(OptionId::Unconfined, "--unconfined", "", "run the tests on it without isolation"),
    kRareReports,
    rare(OptionId::Sources, "--sources", "DIR", "source code for --html; may be repeated"),
    rare(OptionId::Overwrite, "--overwrite", "", "let reports replace files that are none"),
    rare(OptionId::Arrays, "--arrays", "MODE", kArraysMeaning),
    rare(OptionId::Floats, "--floats", "MODE", kFloatsMeaning),
    rare(OptionId::Config, "--config", "FILE", "option names as keys of [generate] (assay.toml)"),
    rare(OptionId::ShowConfig, "--show-config", "", "print what is in effect, and end"),
    rare(OptionId::Heap, "--heap", "SIZE", "memory for Java objects (default 512M)"),
};

constexpr Option file_option(std::size_t format) {
  const report::Format& row = report::kFormats[format];
  Option option{report_option(format), row.flag, "", "FILE", row.meaning};
  option.is_rare = row.is_rare;
  return option;
}

/// With an option for each format at the place that its page has for them.
constexpr auto with_reports() {
  constexpr std::size_t kPlaces = 2;
  std::array<Option, std::size(kOptionsAndPlaces) - kPlaces + std::size(report::kFormats)> all{};
  std::size_t next = 0;
  for (const Option& option : kOptionsAndPlaces) {
    if (option.id != OptionId::FirstReport) {
      all[next++] = option;
      continue;
    }
    for (std::size_t i = 0; i < std::size(report::kFormats); ++i) {
      if (report::kFormats[i].is_rare == option.is_rare) all[next++] = file_option(i);
    }
  }
  return all;
}

constexpr auto kGenerateOptions = with_reports();

constexpr std::string_view kGenerateNotes[] = {
    "TARGETS: classes, Class#method, pkg.* (a package), pkg.** (with those below it),",
    "jars, folders. None: all classes of the first entry of the class path.",
};

constexpr std::string_view kGenerateMore[] = {
    "Tests run twice on the stock JVM; one that fails is dropped, a mismatch. Files",
    "that assay did not write or somebody edited stay. --out is build/generated/",
    "sources/assay/test/java; beside a pom.xml, target/generated-test-sources/assay.",
};

constexpr std::string_view kGenerateCalls[] = {
    "--producers 'java.lang.Integer#valueOf(int)': inputs of a type that a METHOD can",
    "give, here Integer, Number, Comparable and Object, are made by these METHODs or",
    "are null; pkg.Class#new(int) is a constructor.",
    "",
    "--prefix: a call per line with literals, null or earlier names as arguments; //",
    "starts a comment. An object of the class under test made there is the one that",
    "the tests use:",
    "  app.Config.load(\"test.ini\", 3)",
    "  session = new app.Session('x')",
    "  session.open(null, -1.5)",
};

constexpr Example kGenerateExamples[] = {
    {"assay generate -cp app.jar:lib/* 'com.acme.**' --out tests", "tests for a package"},
};

constexpr Option kCheckOptionsBefore[] = {
    kClassPathOption,
    kOldClassPathOption,
    {OptionId::Out, "--out", "-o", "DIR", "where the failing tests go (default: as generate)"},
    {OptionId::ClassBudget, "--budget-per-class", "", "TIME",
     "CPU time, e.g. 500ms, 20s (default 2s)"},
    {OptionId::Budget, "--budget", "", "TIME",
     "for all, shared out evenly, e.g. 2m (default none)"},
    {OptionId::Mode, "--mode", "", "MODE", "what counts: default, all, classic, five, relaxed"},
    {OptionId::FailOn, "--fail-on", "", "WHICH", "exit code 3 if any, or new; none (default)"},
    {OptionId::Baseline, "--baseline", "", "FILE",
     "what is in an earlier --sarif report is not new"},
};

constexpr Option kCheckOptionsAfter[] = {
    kSourcesOption,
    {OptionId::Verbose, "--verbose", "-v", "", "list what is not shown, and why"},
    kHelpOption,
    about_calls(OptionId::Search, "--search", "HOW", "directed, random or both (default)"),
    about_calls(OptionId::Access, "--access", "LEVEL",
                "members to call: public (default), package"),
    about_calls(OptionId::MaxCalls, "--max-calls", "N",
                "calls before the one that fails (default 8)"),
    about_calls(OptionId::NoNull, "--no-null", "", "never pass null"),
    about_calls(OptionId::Prefix, "--prefix", "FILE", "begin each test with the calls in FILE"),
    about_calls(OptionId::Depth, "--depth", "N", "of nested calls in random tests (default 3)"),
    about_calls(OptionId::Tests, "--tests", "N", "at most so many random tests per class"),
    about_calls(OptionId::Statics, "--statics", "WHICH",
                "static state as an input: on (default), off"),
    about_calls(OptionId::NoReset, "--no-reset", "", "random tests see what earlier ones left"),
    about_calls(OptionId::Invariant, "--invariant", "C#METHOD",
                "an invariant beside @Invariant; may be repeated"),
    about_calls(OptionId::Contracts, "--contracts", "java",
                "also check equals, hashCode and compareTo"),
    about_calls(OptionId::EmitPuts, "--emit-puts", "DIR",
                "write the tests of invariants, parameterised"),
    about_calls(OptionId::ListTests, "--list", "", "print how many random tests there are, end"),
    about_calls(OptionId::TestNumber, "--test", "K", "print random test K of a method, and end"),
    rare(OptionId::Grouping, "--group", "BY", "one finding per: line (default) or stack"),
    rare(OptionId::As, "--as", "WHAT", "tests: bug (fail, default), regression (pass)"),
    rare(OptionId::ShowUnconfirmed, "--show-unconfirmed", "",
         "list what may fail as far as the code tells"),
    rare(OptionId::Confirm, "--confirm", "FILE", "answer the warnings of another tool"),
    rare(OptionId::DirectOnly, "--direct-only", "", "only what the called method itself throws"),
    rare(OptionId::NoErrors, "--no-errors", "", "no java.lang.Error"),
    {OptionId::Jobs, "--jobs", "-j", "N", "classes at a time; changes no result", false, true},
    rare(OptionId::Checks, "--checks", "LIST", "kinds of failure, e.g. div,bounds (default all)"),
    rare(OptionId::Also, "--also", "LIST", "besides: wrap, narrowing (wrong numbers returned)"),
    about_calls(OptionId::Exclude, "--exclude", "GLOB", "leave classes out; may be repeated"),
    about_calls(OptionId::Seed, "--seed", "N", "for what is left to chance (default 1)"),
    rare(OptionId::Jdk, "--jdk", "HOME", "a JDK, or its version; else JAVA_HOME, java on PATH"),
    rare(OptionId::JUnit, "--junit", "N", "4 or 5 (default: as on the class path, else 5)"),
    about_calls(OptionId::Release, "--release", "N",
                "Java of the tests (default: that of the classes)"),
    about_calls(OptionId::AddExports, "--add-exports", "M/P=TARGET", kAddExportsMeaning),
    about_calls(OptionId::AddOpens, "--add-opens", "M/P=TARGET", kAddOpensMeaning),
    rare(OptionId::Isolation, "--isolation", "LAYERS",
         "of namespaces,landlock,seccomp (default all)"),
    rare(OptionId::Unconfined, "--unconfined", "", "run the tests on it without isolation"),
    rare(OptionId::Overwrite, "--overwrite", "", "let reports replace files that are none"),
    rare(OptionId::Heap, "--heap", "SIZE", "memory for Java objects (default 512M)"),
};

/// With an option for each format in between.
constexpr auto check_options() {
  constexpr std::size_t kFormats = std::size(report::kCheckFormats);
  std::array<Option, std::size(kCheckOptionsBefore) + kFormats + std::size(kCheckOptionsAfter)>
      all{};
  std::size_t next = 0;
  for (const Option& option : kCheckOptionsBefore) all[next++] = option;
  for (std::size_t i = 0; i < kFormats; ++i) {
    const report::CheckFormat& row = report::kCheckFormats[i];
    all[next++] = Option{check_report_option(i), row.flag, "", "FILE", row.meaning};
  }
  for (const Option& option : kCheckOptionsAfter) all[next++] = option;
  return all;
}

constexpr auto kCheckOptions = check_options();

constexpr std::string_view kCheckNotes[] = {
    "Shown is what is no rejected argument and fails on the stock JVM, too, with the",
    "same exception and line. TARGETS: as for generate.",
};

constexpr std::string_view kCheckMore[] = {
    "--mode default: failures that the program made itself; classic, five: the rules",
    "of JCrasher; relaxed: also what the called method throws itself; all: whatever",
    "is thrown. Tests: XBugTest files, tagged \"bug\". --checks: null, bounds, div,",
    "cast, size, store, assert, overflow, thrown, stack, loop, deadlock, invariant.",
};

constexpr Example kCheckExamples[] = {
    {"assay check -cp app.jar:lib/* 'com.acme.**' --out bugs", "what fails in a package?"},
};

constexpr Option kExploreOptions[] = {
    kClassPathOption,
    kOldClassPathOption,
    kJdkOption,
    kJsonOption,
    {OptionId::Trace, "--trace", "", "N", "show the condition of path N, a decision per line"},
    {OptionId::Time, "--time", "", "DURATION", "CPU time per method, e.g. 500ms (default 10s)"},
    {OptionId::MaxPaths, "--max-paths", "", "N", "per method (default 10k)"},
    {OptionId::AllPaths, "--all-paths", "", "", "go on when nothing new is seen any more"},
    kMaxLengthOption,
    {OptionId::Heap, "--heap", "", "SIZE", ""},
    {OptionId::Workers, "--workers", "", "N", "threads; changes no result (default 1)"},
    kSeedOption,
    kTimesOption,
    kNoSelfCheckOption,
    kSolverLogOption,
    kHelpOption,
    rare(OptionId::AddExports, "--add-exports", "M/P=TARGET", kAddExportsMeaning),
    rare(OptionId::AddOpens, "--add-opens", "M/P=TARGET", kAddOpensMeaning),
    rare(OptionId::Arrays, "--arrays", "MODE", kArraysMeaning),
    rare(OptionId::Floats, "--floats", "MODE", kFloatsMeaning),
    rare(OptionId::QueryTime, "--query-time", "DURATION", "per question to Z3 (default 10s)"),
    rare(OptionId::Init, "--init", "WHEN", "initialisers: precise (default); eager: list points"),
    rare(OptionId::NoSharing, "--no-sharing", "", "store decisions of methods for each call"),
};

constexpr std::string_view kExploreNotes[] = {
    "TARGET is pkg.Class#method(int,String), pkg.Class#method or pkg.Class.",
    "12T: the jump of line 12 was taken, 12F: not, 12=3: case 3 of its switch.",
};

constexpr Example kExploreExamples[] = {
    {"assay explore -cp build/classes 'com.acme.Div#half(int)'", "find the paths of a method"},
};

constexpr Option kVerifyOptions[] = {
    kClassPathOption,
    kOldClassPathOption,
    kAddExportsOption,
    kAddOpensOption,
    kJdkOption,
    kJsonOption,
    {OptionId::Time, "--time", "", "DURATION", "UNKNOWN after this much CPU time (default 10s)"},
    {OptionId::Violation, "--property", "", "WHAT",
     "ruled out: assert (default), exceptions or both"},
    {OptionId::Replay, "--replay", "", "DIR", "write a Verifier that gives the inputs found"},
    kMaxLengthOption,
    {OptionId::Heap, "--heap", "", "SIZE", ""},
    kTimesOption,
    kNoSelfCheckOption,
    kSolverLogOption,
    kHelpOption,
};

constexpr std::string_view kVerifyNotes[] = {
    "The program gets its inputs from the methods nondetInt, nondetString, ... of a",
    "class named Verifier; Verifier.assume restricts them. The first line printed is",
    "TRUE (all paths explored, no assertion fails in any environment; exit code 0),",
    "FALSE (10; the inputs follow, and how to replay them) or UNKNOWN: reason (11).",
};

constexpr Example kVerifyExamples[] = {
    {"assay verify -cp build/classes Main", "can an assertion of Main fail?"},
};

constexpr Option kRunOptions[] = {
    kClassPathOption,
    kOldClassPathOption,
    kAddExportsOption,
    kAddOpensOption,
    {OptionId::Jar, "--jar", "-jar", "", "run the main class of a jar: assay run -jar FILE"},
    kJdkOption,
    {OptionId::Property, "--property", "-D", "KEY=VALUE", "set a system property", true},
    {OptionId::EnableAssertions, "--enable-assertions", "-ea", "", "turn assert statements on"},
    {OptionId::Fuel, "--fuel", "", "COUNT", "stop after COUNT calls and backward jumps, e.g. 500M"},
    {OptionId::Heap, "--heap", "", "SIZE", "memory for Java objects, e.g. 512M (default 2G)"},
    {OptionId::Shadows, "--shadows", "", "", ""},  // for bench/: run as exploration will
    {OptionId::Time, "--time", "", "DURATION", "stop after this much CPU time, e.g. 500ms, 30s"},
    kHelpOption,
};

constexpr std::string_view kRunNotes[] = {
    "Output, uncaught exceptions and exit code are those of java. The program sees no",
    "network, no processes, no files but the JDK's and its class path; it writes to",
    "memory. @FILE reads options from FILE. 'assay: stopped: ...' (exit 4): assay",
    "ended it, such as after --time, or four times as much and 30 s on the clock.",
};

constexpr Example kRunExamples[] = {
    {"assay run -cp build/classes com.acme.Main in.txt", "run a class with an argument"},
    {"assay run --time 10s --heap 256M -jar tool.jar", "run a jar within limits"},
};

constexpr Option kDoctorOptions[] = {
    kJdkOption,
    {OptionId::All, "--all", "", "", "list every native method that is not modelled"},
    kJsonOption,
    kHelpOption,
};

constexpr std::string_view kDoctorNotes[] = {
    "Shows which JDK assay found and where it looked, which native methods of that",
    "JDK assay does not model (a run that calls one stops and names it), and",
    "whether a small self-test program runs correctly.",
};

constexpr Example kDoctorExamples[] = {
    {"assay doctor", "check the default JDK"},
    {"assay doctor --jdk /usr/lib/jvm/java-21 --all", "check another one in detail"},
};

constexpr Option kVersionOptions[] = {kHelpOption};

constexpr Option kHelpOptions[] = {
    {OptionId::All, "--all", "", "", "show the rarely needed options of a command"},
    {OptionId::Calls, "--calls", "", "", "show the options for what tests call"},
    {OptionId::Markdown, "--markdown", "", "", ""},  // makes docs/cli.md
    kHelpOption,
};

constexpr Command kCommands[] = {
    {CommandId::Generate, "generate", "assay generate [OPTIONS] [TARGETS...]",
     "write JUnit tests for classes", Operands::Targets, kGenerateOptions, kGenerateNotes,
     kGenerateExamples, kGenerateMore, kGenerateCalls},
    {CommandId::Check,
     "check",
     "assay check [OPTIONS] [TARGETS...]",
     "find inputs that make classes fail, confirmed on the stock JVM",
     Operands::Targets,
     kCheckOptions,
     kCheckNotes,
     kCheckExamples,
     kCheckMore,
     {}},
    {CommandId::Explore, "explore", "assay explore [OPTIONS] TARGET",
     "find inputs for every path and branch of methods", Operands::Subject, kExploreOptions,
     kExploreNotes, kExploreExamples},
    {CommandId::Verify, "verify", "assay verify [OPTIONS] MAIN-CLASS",
     "prove a program's assertions or find inputs that violate one", Operands::Subject,
     kVerifyOptions, kVerifyNotes, kVerifyExamples},
    {CommandId::Run, "run", "assay run [OPTIONS] MAIN-CLASS [ARGUMENTS...]",
     "run a Java program in the assay machine", Operands::Program, kRunOptions, kRunNotes,
     kRunExamples},
    {CommandId::Doctor, "doctor", "assay doctor [OPTIONS]", "check the JDK that assay would use",
     Operands::None, kDoctorOptions, kDoctorNotes, kDoctorExamples},
    {CommandId::Version,
     "version",
     "assay version",
     "print the version",
     Operands::None,
     kVersionOptions,
     {},
     {}},
    {CommandId::Help,
     "help",
     "assay help [COMMAND]",
     "explain assay or one of its commands",
     Operands::CommandName,
     kHelpOptions,
     {},
     {}},
};

}  // namespace

std::span<const Command> command_table() { return kCommands; }

const Command& command_of(CommandId id) { return *std::ranges::find(kCommands, id, &Command::id); }

const Command* find_command(std::string_view name) {
  const auto found = std::ranges::find(kCommands, name, &Command::name);
  return found == std::end(kCommands) ? nullptr : &*found;
}

}  // namespace assay::app
