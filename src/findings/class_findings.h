// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
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

/// How much there is to find out about a method by way of static state.
struct StaticScore {
  std::string method;        // "pkg.Class#method(int,String)"
  double vulnerability = 0;  // what it reads, and how near that is to what may fail
  double accessibility = 0;  // how public the method and the fields are
};

/// A field that a method changes and nothing puts back: tests of the method depend on their order.
struct OrderDependence {
  std::string method, field;
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(const OrderDependence&, const OrderDependence&) = default;
};

/// What came of the search in which static state is an input.
struct StaticsFound {
  std::vector<StaticScore> scores;  // of all members
  std::uint64_t sets = 0;           // of classes that were initialised before a call
  std::uint64_t orders = 0;         // of such sets
  std::uint64_t sets_left = 0;      // not tried
  std::uint64_t runs = 0;
  std::uint64_t microseconds = 0;  // without triage and tests
  std::vector<Crash> unreachable;  // from states of which nobody knows whether a program gets there
  std::vector<OrderDependence> order_dependences;

  void add(const StaticsFound& more);
};

/// What a search for crashes came to for one class.
struct ClassFindings {
  std::vector<Crash> crashes;  // with tests, simplest first of each group
  std::vector<Suppressed> suppressed;
  std::vector<Unconfirmed> unconfirmed;
  std::size_t members = 0;      // public methods and constructors
  std::size_t exercised = 0;    // that were called at least once
  std::vector<MethodUse> uses;  // of these, and of what only they call
  StaticsFound statics;
};

}  // namespace assay::findings
