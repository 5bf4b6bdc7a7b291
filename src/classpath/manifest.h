// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::classpath {

/// The main attributes of a jar's META-INF/MANIFEST.MF; per-entry sections are ignored, and so
/// are lines that are no attributes.
class Manifest {
 public:
  static Manifest parse(std::string_view text);

  /// Attribute names are compared without regard to case.
  std::optional<std::string_view> find(std::string_view attribute) const;

  std::optional<std::string_view> main_class() const { return find("Main-Class"); }
  bool is_multi_release() const;
  /// The relative URLs of Class-Path, in order.
  std::vector<std::string_view> class_path() const;

 private:
  std::vector<std::pair<std::string, std::string>> attributes_;
};

bool equal_ignoring_case(std::string_view a, std::string_view b);

}  // namespace assay::classpath
