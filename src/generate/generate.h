// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "boot/runtime.h"
#include "emit/junit.h"
#include "explore/explore.h"
#include "generate/class_result.h"
#include "generate/criteria.h"
#include "generate/standby.h"
#include "recipe/class_index.h"

namespace assay::generate {

/// Whose members tests may use: they are in the package of the class under test.
enum class Access : std::uint8_t { Public, Package };

/// Tests of calls that throw an exception.
enum class ThrowingTests : std::uint8_t { Keep, Only, None };

struct GenerateOptions {
  explore::ExploreOptions explore;
  std::chrono::milliseconds class_budget{5'000};
  Access access = Access::Package;
  emit::EmitOptions emit;
  unsigned max_calls = 8;  // before the call under test
  /// Calls whose states are compared by their conditions; none: some, if branches are left.
  std::optional<unsigned> symbolic_states;
  bool null_arguments = true;  // try null for references
  bool tolerate_throwing_setup = true;
  Criteria criteria;
  ThrowingTests throwing = ThrowingTests::Keep;
  std::vector<std::string> methods;  // names to test; empty: all
  std::string suite;                 // simple name of the test class; empty: the plain one
  /// "pkg.Class#method(int)": types that one of these gives are made by them alone.
  std::vector<std::string> producers;
  bool allow_reflection = false;  // call private methods, too, before the one under test
  std::string prefix;             // statements that begin each test: see recipe/prefix_text.h
};

/// Explores one class and writes its tests, in a booted machine that nothing else uses. The budget
/// is a hard limit; what was found until then is in the result.
ClassResult generate_class(boot::Runtime& runtime, const recipe::ClassIndex& index,
                           const GenerateOptions& options, const std::string& class_name,
                           Standby& standby);

}  // namespace assay::generate
