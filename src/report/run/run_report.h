// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "delivery/suite_writer.h"
#include "sandbox/survey.h"
#include "workers/worker_pool.h"

namespace assay::report {

/// What came of one class.
struct ClassReport {
  workers::JobOutcome outcome;
  delivery::WrittenSuite suite;
};

/// Numbers of one class, or of all together.
struct RunCounts {
  std::size_t branches = 0, covered = 0, infeasible = 0, undecided = 0;
  std::size_t tests = 0, mutants = 0, killed = 0, mismatches = 0;
};
RunCounts counts_of(const ClassReport& row);

/// What a run of `assay generate` came to; text, JSON and XML are made from it.
struct RunReport {
  std::string version, command;
  std::uint64_t seed = 1;
  std::filesystem::path out;
  std::vector<std::string> sources;                          // folders with the source code
  std::vector<ClassReport> classes;                          // by name
  std::map<std::string, std::vector<std::string>> left_out;  // classes by reason
  std::vector<std::string> unfollowed;        // what manifests name and is not used, as sentences
  std::vector<std::string> warnings;          // of the class path and the JDK, as sentences
  std::vector<std::string> restarts;          // how base processes ended that others took over from
  std::string unvalidated;                    // why tests were not judged
  std::vector<std::string> places_not_tried;  // and why; see validate/places.h
  sandbox::Isolation isolation;               // of the stock virtual machine
  bool was_interrupted = false;
  std::uint64_t milliseconds = 0;

  RunCounts totals() const;
  std::set<std::string> missing_classes() const;
  std::size_t failures() const;   // classes that a bug of ours ended
  std::size_t lost() const;       // classes whose work was ended before it was done
  bool wrote_nothing() const;     // although there are classes, and nobody else's files in the way
  std::size_t unwritten() const;  // test files that could not be written
  bool is_partial() const;        // some class was not done for lack of time or by Ctrl-C
};

}  // namespace assay::report
