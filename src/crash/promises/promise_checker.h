// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "boot/runtime.h"
#include "crash/class_checker.h"
#include "emit/parameterised.h"
#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/triage.h"
#include "process/standby.h"
#include "recipe/class_index.h"
#include "source/test_case.h"
#include "vm/class.h"

namespace assay::crash {

/// Promises that objects of a class do not keep, each with a test that fails.
struct BrokenPromises {
  std::vector<findings::Crash> crashes;
  std::vector<source::TestCase> tests;             // of the crashes, in their order
  std::vector<findings::Suppressed> suppressed;    // broken, but not shown
  std::map<std::string, std::uint64_t> obstacles;  // "not an invariant: C.ok(): it changes C.n"
  std::map<std::string, std::uint64_t> dropped;    // tests that could not be written, by reason
  std::vector<emit::ParameterisedTest> puts;       // if they are wanted
  std::uint64_t runs = 0;
  bool was_cut = false;  // there was no time for all tests
};

/// Whether there is anything to check: what looks like an invariant or, if they are asked for,
/// contracts.
bool makes_promises(const vm::Class& klass, const CheckOptions& options);

/// Synthesises tests of the class's invariants and looks for inputs that break one.
BrokenPromises check_promises(boot::Runtime& runtime, const recipe::ClassIndex& index,
                              const CheckOptions& options, vm::Class& klass,
                              process::Standby& standby, WorkClock::time_point deadline);

}  // namespace assay::crash
