// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "validate/judge.h"
#include "validate/wire.h"

namespace assay::validate {

/// An error that javac reports.
struct CompilerProblem {
  int file = -1;  // index of the file; -1: of none
  unsigned line = 0;
  std::string message;
};

/// A class that javac made; its bytes are in base 64 and nobody but a virtual machine looks at
/// them.
struct CompiledClass {
  std::string name;
  std::string bytes;
};

/// No problems: it worked. Classes of files with problems may be among the classes.
struct Compilation {
  std::vector<CompilerProblem> problems;
  std::vector<CompiledClass> classes;
};

/// How one run of a test ended.
struct TestRun {
  enum class End : std::uint8_t { NotRun, Passed, Failed, TimedOut, MachineEnded };
  End end = End::NotRun;
  std::string message;
  std::string exception = {};           // of Failed: the class of what was thrown
  std::vector<StockFrame> frames = {};  // and where, innermost first
};

// What the judge's answers mean. They come from a machine in which code under test runs: whatever
// they are, the result is one that can be used, with indices that are in range.

Compilation compilation_of(std::span<const Words> answers, std::size_t files);
TestRun test_run_of(const Words& answer);
PassedProbes passed_probes_of(std::span<const Words> answers, std::size_t classes);

}  // namespace assay::validate
