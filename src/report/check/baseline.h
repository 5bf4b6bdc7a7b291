// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.h"
#include "report/check/check_report.h"

namespace assay::report {

/// The name of our fingerprints among the partialFingerprints of a SARIF result.
inline constexpr std::string_view kFingerprintKey = "assayFinding/v1";

/// What an earlier SARIF report of ours found, by fingerprint.
struct Baseline {
  std::map<std::string, AbsentFinding> findings;
};

/// An Error says what is wrong with the file, in one line: it may be anything.
Result<Baseline> read_baseline(const std::string& file);
Result<Baseline> parse_baseline(std::string_view text);

/// Marks what is in the baseline as not new, and notes what is only there, which says nothing if
/// its class was not searched.
void compare(CheckReport& report, const Baseline& baseline);

}  // namespace assay::report
