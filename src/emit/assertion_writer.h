// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <string>

#include "emit/junit.h"
#include "source/expression.h"
#include "source/layout.h"
#include "source/printer.h"
#include "source/test_case.h"

namespace assay::emit {

/// Writes assertions as calls of JUnit's static methods and remembers which ones.
class AssertionWriter {
 public:
  AssertionWriter(const source::Printer& printer, JUnit junit) : printer_(printer), junit_(junit) {}

  /// The type of a variable that assertions may mention.
  void declare(const std::string& name, const source::Type& type) { types_[name] = type; }

  source::Layout write(const source::Assertion& assertion);
  source::Layout call(const std::string& method, std::vector<source::Layout> arguments);

  const std::set<std::string>& static_imports() const { return static_imports_; }

 private:
  source::Layout equals(const source::Expression& expected, const source::Expression& actual);
  source::Layout equals_delta(const source::Expression& expected, const source::Expression& actual);
  source::Layout array_equals(const source::Expression& expected, const source::Expression& actual);
  source::Expression of_one_kind(const source::Expression& expected,
                                 const source::Expression& actual) const;

  const source::Printer& printer_;
  JUnit junit_;
  std::map<std::string, source::Type> types_;
  std::set<std::string> static_imports_;
};

}  // namespace assay::emit
