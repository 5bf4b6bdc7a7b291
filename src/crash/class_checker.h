// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "boot/runtime.h"
#include "findings/grouping.h"
#include "findings/triage.h"
#include "process/standby.h"
#include "recipe/class_index.h"
#include "suite/class_generator.h"
#include "suite/class_result.h"

namespace assay::crash {

/// Promises of objects that are checked.
struct Promises {
  bool is_on = true;                    // of classes that make some
  bool is_all = false;                  // nothing else is searched for
  std::vector<std::string> invariants;  // "pkg.Class#method", beside those that look like one
  bool writes_puts = false;             // as parameterised tests, broken or not
  bool contracts = false;               // of equals, hashCode and compareTo
};

/// How crashes of a class are searched for and shown.
struct CheckOptions : suite::SuiteOptions {
  findings::TriageOptions triage;
  findings::Grouping grouping = findings::Grouping::Line;
  bool as_regression = false;      // tests that pass as long as the exception is thrown
  bool statics = true;             // search with static state as input, too
  bool lists_unconfirmed = false;  // what may fail as far as the code tells
  Promises promises;
};

/// Searches one class for crashes and writes a test for each group of them, in a booted machine
/// that nothing else uses. The budget is a hard limit; what was found until then is in the result.
suite::ClassResult check_class(boot::Runtime& runtime, const recipe::ClassIndex& index,
                               const CheckOptions& options, const std::string& class_name,
                               process::Standby& standby);

}  // namespace assay::crash
