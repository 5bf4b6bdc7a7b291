// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "explore/explore.h"
#include "search/criteria.h"
#include "targets/access.h"

namespace assay::search {

/// How the typed search by chance goes about it: see search/random_search.h.
struct TypedRandom {
  /// Whether it is used at all, and whether anything else is.
  enum class Use : std::uint8_t { None, Also, Only };
  Use use = Use::None;
  unsigned depth = 3;                  // of nested calls, the one under test included
  std::optional<std::uint64_t> tests;  // the most that are run; none: until time is over
  bool resets = true;                  // what tests leave behind in static fields is undone
  /// All classes under test by internal names: their members make arguments for each other.
  std::vector<std::string> classes;
};

/// How a class is searched. Large because it is all that can be chosen of that.
struct SearchOptions {
  explore::ExploreOptions explore;
  std::chrono::milliseconds class_budget{5'000};
  targets::Access access = targets::Access::Package;
  unsigned max_calls = 8;  // before the call under test
  /// Calls whose states are compared by their conditions; none: some, if branches are left.
  std::optional<unsigned> symbolic_states;
  bool null_arguments = true;  // try null for references
  bool tolerate_throwing_setup = true;
  /// Every run begins with no class of the program initialised, and static fields are inputs:
  /// nothing else is searched for. Otherwise classes are initialised once, before all runs.
  bool statics_are_inputs = false;
  Criteria criteria;
  TypedRandom typed_random;
  std::vector<std::string> methods;  // names to test; empty: all
  /// "pkg.Class#method(int)": types that one of these gives are made by them alone.
  std::vector<std::string> producers;
  unsigned release = 17;          // of Java, that tests are written in
  bool invents_classes = true;    // that stand in for interfaces and abstract classes
  bool allow_reflection = false;  // call private methods, too, before the one under test
  std::string prefix;             // statements that begin each test: see recipe/prefix_text.h
};

}  // namespace assay::search
