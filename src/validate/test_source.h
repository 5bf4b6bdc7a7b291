// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validate/judge.h"

namespace assay::validate {

/// A test file from which lines are taken without moving the others, so that the compiler's
/// positions stay those of the original. Lines count from 1.
class TestSource {
 public:
  explicit TestSource(const Candidate& file);

  std::string text() const;
  std::optional<std::size_t> test_at(unsigned line) const;
  bool is_import(unsigned line) const;
  bool is_blank(unsigned line) const;
  void remove_test(std::size_t test);
  void remove_line(unsigned line);

 private:
  std::string_view line_at(unsigned line) const;

  const Candidate& file_;
  std::vector<std::string_view> lines_;  // of file_.text
};

}  // namespace assay::validate
