// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "findings/crash.h"
#include "findings/triage.h"

namespace assay::findings {

/// Crashes that are not shown: one place, one reason.
struct Suppressed {
  std::string exception;
  std::string class_name, method;
  int line = -1;
  Dropped reason = Dropped::NotOfMode;
  std::uint64_t count = 1;
};

/// An operation that may fail as far as its code tells, and did not.
struct Unconfirmed {
  Kind kind = Kind::NullDereference;
  std::string class_name, method;
  int line = -1;
  std::string condition;  // under which it would, in Java syntax; may be empty
  std::string reason;     // why nothing was found
};

/// How far a search for crashes got in a method.
struct MethodUse {
  std::string method;      // "pkg.Class#method(int,String)"
  bool is_called = false;  // by a test that was tried, or by what that called
  std::uint32_t branches = 0, taken = 0;
};

/// What a search for crashes came to for one class.
struct ClassFindings {
  std::vector<Crash> crashes;  // with tests, simplest first of each group
  std::vector<Suppressed> suppressed;
  std::vector<Unconfirmed> unconfirmed;
  std::size_t members = 0;      // public methods and constructors
  std::size_t exercised = 0;    // that were called at least once
  std::vector<MethodUse> uses;  // of these, and of what only they call
};

}  // namespace assay::findings
