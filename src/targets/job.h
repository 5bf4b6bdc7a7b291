// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace assay::targets {

/// One class to generate tests for.
struct Job {
  std::string class_name;            // "pkg.Outer$Inner"
  std::vector<std::string> methods;  // names; empty: all
  std::string suite;                 // simple name of the test class; empty: the plain one
  /// How much there may be to find: the size of the class file. What promises most comes first if
  /// there may not be time for everything.
  std::size_t promise = 0;
};

}  // namespace assay::targets
