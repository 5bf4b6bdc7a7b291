// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "coverage/class_layout.h"
#include "coverage/method_code.h"
#include "coverage/method_coverage.h"
#include "coverage/probes.h"

namespace assay::coverage {

/// The method that probes call: static, with the class's number and the probe's as arguments.
inline constexpr const char* kProbeClass = "assay/judge/Probes";
inline constexpr const char* kProbeMethod = "hit";

/// The probes of one class: where they are, and what it means that they were passed.
class ClassProbes {
 public:
  /// Nothing: no class file, or one of a synthetic class, which does not count. The bytes must
  /// outlive the result.
  static std::optional<ClassProbes> read(classfile::Bytes bytes);

  const std::string& class_name() const { return class_name_; }  // "pkg.Outer$Inner"
  std::size_t probe_count() const { return probe_count_; }

  /// The class file with calls of the probe method in it, under the number that the caller gives
  /// to the class. Methods that would become too long are left as they are. Nothing: there is
  /// nothing to watch, or no room for it.
  std::optional<std::vector<std::uint8_t>> instrumented(std::uint16_t number) const;

  /// What counts if these probes were passed: one flag for each; none means that none was.
  ClassCoverage coverage(std::vector<bool> passed) const;

 private:
  struct Method {
    MethodCode code;
    ProbePlan plan;
    std::size_t index;        // in the class file
    std::size_t first_probe;  // of the class
  };

  std::unique_ptr<classfile::ClassFile> file_;
  std::unique_ptr<ClassLayout> layout_;
  std::string class_name_;
  std::vector<Method> methods_;
  std::size_t probe_count_ = 0;
};

}  // namespace assay::coverage
