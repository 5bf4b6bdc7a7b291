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
#include "process/standby.h"
#include "recipe/class_index.h"
#include "search/search_options.h"
#include "suite/class_result.h"

namespace assay::suite {

/// Tests of calls that throw an exception.
enum class ThrowingTests : std::uint8_t { Keep, Only, None };

/// How a class is searched and its tests are written.
struct SuiteOptions : search::SearchOptions {
  emit::EmitOptions emit;
  ThrowingTests throwing = ThrowingTests::Keep;
  std::string suite;  // simple name of the test class; empty: the plain one
};

/// Explores one class and writes its tests, in a booted machine that nothing else uses. The budget
/// is a hard limit; what was found until then is in the result.
ClassResult generate_class(boot::Runtime& runtime, const recipe::ClassIndex& index,
                           const SuiteOptions& options, const std::string& class_name,
                           process::Standby& standby);

}  // namespace assay::suite
