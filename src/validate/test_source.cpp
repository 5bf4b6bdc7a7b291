// SPDX-License-Identifier: Apache-2.0
#include "validate/test_source.h"

#include "base/text.h"

namespace assay::validate {

TestSource::TestSource(const Candidate& file) : file_(file), lines_(split(file.text, '\n')) {}

std::string TestSource::text() const {
  std::string text;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (i > 0) text += '\n';
    text += lines_[i];
  }
  return text;
}

std::optional<std::size_t> TestSource::test_at(unsigned line) const {
  for (std::size_t test = 0; test < file_.lines.size() && test < file_.tests.size(); ++test) {
    const auto& [first, last] = file_.lines[test];
    if (first <= line && line <= last) return test;
  }
  return std::nullopt;
}

std::string_view TestSource::line_at(unsigned line) const {
  return line == 0 || line > lines_.size() ? std::string_view() : lines_[line - 1];
}

bool TestSource::is_import(unsigned line) const { return line_at(line).starts_with("import "); }

bool TestSource::is_blank(unsigned line) const { return line_at(line).empty(); }

void TestSource::remove_test(std::size_t test) {
  const auto& [first, last] = file_.lines[test];
  for (unsigned line = first; line <= last; ++line) remove_line(line);
}

void TestSource::remove_line(unsigned line) {
  if (line > 0 && line <= lines_.size()) lines_[line - 1] = {};
}

}  // namespace assay::validate
