// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "coverage/method_coverage.h"
#include "emit/junit.h"
#include "explore/report.h"
#include "findings/class_findings.h"

namespace assay::suite {

/// One small fault that was tried on the tests.
struct MutantResult {
  std::string method;  // "pkg.Class#method(int,String)"
  int line = -1;
  std::string description;
  bool covered = false;  // some test runs it
  bool killed = false;
};

using coverage::ClassCoverage;
using coverage::MethodCoverage;

/// What came of one class: plain data, since it crosses from a worker process to its parent. What a
/// worker says of coverage is what it predicts; once the tests have been judged and written,
/// delivery::CoverageLedger puts in its place what was measured.
struct ClassResult {
  std::string class_name;   // "pkg.Outer$Inner", as Class.getName has it
  std::string source_file;  // "Outer.java", if the class file says
  emit::RenderedClass tests;
  std::optional<emit::RenderedClass> regression_tests;  // of crashes: to be written instead
  std::optional<emit::RenderedClass> puts;  // parameterised tests of invariants, if wanted
  std::vector<explore::BranchVerdict> branches;
  std::vector<MethodCoverage> methods;
  std::vector<ClassCoverage> nested;  // of the classes inside it that have no tests of their own
  std::vector<MutantResult> mutants;
  std::vector<std::vector<std::uint32_t>> kills;   // by test: indices of mutants that it notices
  std::vector<std::vector<std::uint32_t>> takes;   // by test: indices of branches, as predicted
  std::set<std::string> unbuildable;               // types no object could be made of
  std::set<std::string> missing;                   // classes that code refers to: on no path
  std::string unusable;                            // why the class could not even be loaded
  std::map<std::string, std::uint64_t> obstacles;  // what was not modelled or cut, how often
  std::map<std::string, std::uint64_t> dropped;    // tests not written, by reason: "touches files"
  std::uint64_t runs = 0, queries = 0;
  std::uint64_t milliseconds = 0;
  std::map<std::string, std::uint64_t> sequences;  // counts of runs of candidate sequences
  std::vector<std::uint64_t> symbolic_states;      // gone on from, by the number of calls
  std::map<std::string, std::uint64_t> phases;     // microseconds of what was done, by name
  bool budget_was_hit = false;
  std::optional<std::string> failure;  // a bug of ours ended this class
  findings::ClassFindings findings;    // of a search for crashes
};

}  // namespace assay::suite
