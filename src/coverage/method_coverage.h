// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay::coverage {

/// One way out of a conditional jump or switch that counts.
struct CountedBranch {
  std::uint32_t bytecode_index = 0;
  std::uint32_t outcome = 0;  // as explore numbers them: see classfile/switch_outcomes.h
  std::string edge;           // what people call it
  int line = -1;
  bool covered = false;
  bool asks_for_assertions = false;  // put in front of an assert: goes one way only in a JVM
};

/// Lines, instructions and branches of a method as JaCoCo counts them.
struct MethodCoverage {
  std::string name, descriptor;
  struct Line {
    int line = 0;  // -1: the class file does not say
    std::uint32_t instructions = 0, covered_instructions = 0;
    std::uint32_t branches = 0, covered_branches = 0;
  };
  std::vector<Line> lines;
  bool covered = false;
  std::uint32_t missed_complexity = 0, covered_complexity = 0;
  std::vector<CountedBranch> branches;
};

/// The methods of a class that have code a person wrote.
struct ClassCoverage {
  std::string class_name;   // "pkg.Outer$Inner"
  std::string source_file;  // if the class file says
  std::vector<MethodCoverage> methods;
};

}  // namespace assay::coverage
