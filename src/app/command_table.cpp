// SPDX-License-Identifier: Apache-2.0
#include "app/command_table.h"

#include <algorithm>

namespace assay::app {
namespace {

constexpr Option kHelpOption{OptionId::Help, "--help", "-h", "", "show this text"};
constexpr Option kJdkOption{OptionId::Jdk, "--jdk", "", "HOME",
                            "the JDK to use; else JAVA_HOME, else java on PATH"};

constexpr Option kRunOptions[] = {
    {OptionId::ClassPath, "--class-path", "-cp", "PATH",
     "folders and jars, separated by ':' (default .)"},
    {OptionId::ClassPath, "--classpath", "-classpath", "PATH", ""},
    {OptionId::Jar, "--jar", "-jar", "", "run the main class of a jar: assay run -jar FILE"},
    kJdkOption,
    {OptionId::Property, "--property", "-D", "KEY=VALUE", "set a system property", true},
    {OptionId::EnableAssertions, "--enable-assertions", "-ea", "", "turn assert statements on"},
    {OptionId::Fuel, "--fuel", "", "COUNT", "stop after COUNT calls and backward jumps, e.g. 500M"},
    {OptionId::Heap, "--heap", "", "SIZE", "memory for Java objects, e.g. 512M (default 2G)"},
    {OptionId::Shadows, "--shadows", "", "", ""},  // for bench/: run as exploration will
    {OptionId::Time, "--time", "", "DURATION", "stop after this long, e.g. 500ms, 30s, 2m"},
    kHelpOption,
};

constexpr std::string_view kRunNotes[] = {
    "Output, uncaught exceptions and the exit code are those of java. The program",
    "sees no network, no processes and no files but the JDK's and its class path;",
    "what it writes stays in memory. @FILE reads options from FILE, as java does.",
    "A run that assay ends says so: 'assay: stopped: ...', exit code 4.",
};

constexpr Example kRunExamples[] = {
    {"assay run -cp build/classes com.acme.Main in.txt", "run a class with an argument"},
    {"assay run --time 10s --heap 256M -jar tool.jar", "run a jar within limits"},
};

constexpr Option kDoctorOptions[] = {
    kJdkOption,
    {OptionId::All, "--all", "", "", "list every native method that is not modelled"},
    {OptionId::Json, "--json", "", "", "print the report as JSON"},
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
    {OptionId::Markdown, "--markdown", "", "", ""},  // makes docs/cli.md
    kHelpOption,
};

constexpr Command kCommands[] = {
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
