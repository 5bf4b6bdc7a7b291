// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "base/result.h"
#include "boot/module_access.h"
#include "explore/report.h"
#include "explore/verify/property.h"
#include "solver/chain.h"

namespace assay::explore {

/// What limits an exploration and how it goes about.
struct ExploreOptions {
  std::optional<std::filesystem::path> jdk;
  std::string class_path = ".";
  boot::ModuleAccess module_access;
  std::uint64_t heap_bytes = std::uint64_t{512} << 20;
  std::uint64_t time_nanoseconds = 10'000'000'000;  // of CPU time, per target
  WorkClock::time_point start;                      // when a target's time begins
  std::uint64_t fuel = 2'000'000;                   // calls and backward jumps per run
  std::uint64_t max_paths = 10'000;                 // per target
  std::uint64_t patience = 400;  // queries without anything new before a target is left
  /// While a branch is uncovered, the search goes on for this much CPU time after that.
  std::uint64_t patience_nanoseconds = 0;
  bool all_paths = false;             // do not stop before
  std::uint32_t max_length = 64;      // of strings and arrays
  bool nulls = true;                  // references may be null
  bool share_calls = true;            // the decisions of a method are stored once for all calls
  bool arrays_by_index = false;       // a path per element instead of a question for the solver
  bool floats_by_chance = false;      // conditions on them are not solved: random values are tried
  std::uint32_t float_retries = 100;  // how many of those, per target
  unsigned workers = 1;
  std::uint64_t seed = 1;
  bool assertions = true;
  Property property = Property::Assertions;  // of verify
  bool self_check = true;
  bool conditions = false;             // fill in ReportedPath::condition
  bool note_sums = false;              // record where integers may wrap
  bool note_exact = false;             // and what they would be if they did not
  bool note_questions = false;         // record what the program asks about inputs
  bool narrow_arrays = false;          // see concolic::InputLimits
  bool any_state = false;              // of objects; see concolic::InputLimits
  bool proofs = false;                 // what is said to be impossible is so in every environment
  std::uint32_t run_milliseconds = 0;  // that a run may take although the time is over
  std::uint32_t query_milliseconds = 10'000;  // for one question to the solver
  solver::ChainOptions solver;
};

/// Explores the methods that a target names: 'pkg.Class#method(int,String)', 'pkg.Class#method' for
/// all overloads, 'pkg.Class' for all methods that are not private. The reports are in the order
/// of the class file whatever the number of workers.
Result<std::vector<TargetReport>> explore(const ExploreOptions& options, const std::string& target);

/// Explores a program from `main`; its inputs are the results of the nondet... methods of a class
/// named Verifier.
Result<VerifyReport> verify(const ExploreOptions& options, const std::string& main_class);

}  // namespace assay::explore
