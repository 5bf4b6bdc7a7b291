// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "findings/crash.h"
#include "report/source/source_tree.h"

namespace assay::report {

/// Where things are, in the words of SARIF: files relative to folders that have names.
class SarifPlaces {
 public:
  SarifPlaces(std::vector<std::string> sources, std::string tests)
      : sources_(std::move(sources)), tests_(std::move(tests)) {}

  /// The line, as far as it is known, and the method.
  nlohmann::ordered_json location(const findings::Frame& frame);
  nlohmann::ordered_json test(const std::string& file) const;
  /// The run's originalUriBaseIds (3.14.14).
  nlohmann::ordered_json bases() const;

 private:
  nlohmann::ordered_json artifact(const findings::Frame& frame);

  SourceTree sources_;
  std::string tests_;  // the folder
};

}  // namespace assay::report
