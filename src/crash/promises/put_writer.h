// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "drafts/test_sketch.h"
#include "emit/parameterised.h"
#include "interp/machine.h"
#include "invariants/put.h"
#include "invariants/put_search.h"
#include "javatext/java_types.h"
#include "search/campaign.h"
#include "search/finding.h"

namespace assay::crash {

/// Makes parameterised tests of what was synthesised, with the inputs that were found for each.
class PutWriter {
 public:
  PutWriter(interp::Machine& machine, search::Campaign& campaign);

  /// One that has no inputs is left out, and so are those that nobody would read any more.
  void add(const invariants::Put& test, const std::string& invariant,
           const invariants::Explored& explored);
  std::vector<emit::ParameterisedTest> take() { return std::move(tests_); }

 private:
  std::optional<drafts::Sketch> sketch_of(const search::Finding& found);
  bool add_input(emit::ParameterisedTest& test, const search::Finding& found, std::string what);
  std::string name_of(const invariants::Put& test);

  interp::Machine& machine_;
  javatext::JavaTypes types_;
  drafts::TestSketcher sketcher_;
  std::vector<emit::ParameterisedTest> tests_;
  std::set<std::string> names_;
};

}  // namespace assay::crash
