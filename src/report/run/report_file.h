// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace assay::report {

/// Where a report goes: a file, a device or pipe, or standard output ("-"). A file is replaced
/// only if it is empty, begins like such a report, or the user said so; links are not followed.
class ReportFile {
 public:
  using Recogniser = std::function<bool(std::string_view start)>;

  ReportFile(std::string option, std::string file, Recogniser is_ours, bool overwrite)
      : option_(std::move(option)),
        file_(std::move(file)),
        is_ours_(std::move(is_ours)),
        overwrite_(overwrite) {}

  bool is_standard_output() const { return file_ == "-"; }
  /// Before any work: whether the report could be written.
  Result<void> check() const;
  Result<void> write(const std::string& text) const;
  /// That of each, and that no two go to the same place.
  static Result<void> check_all(std::span<const ReportFile> files);

 private:
  bool is_same_place(const ReportFile& other) const;
  bool is_passed_on() const;
  Result<bool> check_place() const;
  Result<void> write_through(const std::string& text, int flags) const;
  Error cannot(std::string_view why) const;

  std::string option_;  // "--json"
  std::string file_;
  Recogniser is_ours_;
  bool overwrite_;
};

}  // namespace assay::report
