// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "drafts/test_sketch.h"
#include "drafts/told_calls.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "interp/machine.h"
#include "javatext/java_types.h"
#include "oracle/expected_value.h"
#include "oracle/observer.h"
#include "recipe/recipe.h"
#include "replay/test_run.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "search/trial.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "vm/ref.h"

namespace assay::drafts {

/// What a test can see of a run.
struct Observation {
  explore::Outcome::Kind ending = explore::Outcome::Kind::Stopped;
  std::optional<source::TestCase::Thrown> thrown;
  std::string output;
  std::vector<source::Assertion> assertions;
};

/// A line of a method, or the method as a whole if the line is 0.
struct Place {
  std::uint32_t method = 0;  // its id
  int line = 0;
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(const Place&, const Place&) = default;
};

/// A test that might be written.
struct Draft {
  const search::Finding* found = nullptr;
  Sketch sketch;
  source::TestCase test;  // with all assertions that hold
  /// Mutants that it notices by how the call ends, and those that each assertion notices.
  std::vector<std::uint32_t> kills_by_ending;
  std::vector<std::vector<std::uint32_t>> kills;
  std::set<Place> code;  // that it runs to the end: methods, and lines if they are asked for
};

/// Turns what the search found into tests, by running it once more and looking.
class Drafter {
 public:
  Drafter(interp::Machine& machine, search::Campaign& campaign);

  /// None if the run is no test: `reason` says why.
  std::optional<Draft> draft(const search::Finding& found, std::string& reason);
  /// The same without looking at what the run did, which may be that it never ends.
  std::optional<Draft> bare(const search::Finding& found, std::string& reason);
  /// What the draft's test sees in a run; compared with what it saw before.
  Observation observe(const Draft& draft, const replay::TestRunOptions& options);
  /// What it sees of a run that has not been undone yet.
  Observation look(const Draft& draft, const explore::RunRecord& record);
  /// The class under test, as a test names it.
  std::optional<source::Type> tested() const { return types_.raw(campaign_.facts().klass); }
  /// Whether a text is in one of the class's literals.
  bool speaks_of(std::string_view text) const;
  interp::Machine& machine() { return machine_; }

 private:
  std::string objection(const search::Finding& found, const explore::RunRecord& record,
                        std::uint64_t lookups);
  std::optional<Draft> sketched(const search::Finding& found, const explore::RunRecord& record,
                                const TestSketcher::Variables& wanted, std::string& reason);
  bool is_of_method_asked_for(const search::Finding& found, std::string& reason) const;
  void observe_into(const recipe::Recipe& recipe, const Sketch& sketch,
                    const explore::RunRecord& record, Observation& seen);
  std::vector<std::size_t> changed_arguments(const search::Finding& found,
                                             const explore::RunRecord& record);
  std::optional<source::TestCase::Thrown> thrown(vm::Ref exception);
  bool is_ours(const std::string& text) const;
  bool has_own_message(vm::Ref exception);
  bool names_missing_class(const recipe::Recipe& recipe);

  interp::Machine& machine_;
  search::Campaign& campaign_;
  javatext::JavaTypes types_;
  oracle::ExpectedValue values_;
  oracle::Observer observer_;
  ToldCalls told_;
  TestSketcher sketcher_;
};

/// Whether an assertion speaks of the result itself, not of something asked of it.
bool is_about_result(const source::TestCase& test, const source::Assertion& assertion);
/// The text that tells two assertions apart.
std::string key_of(const source::Assertion& assertion);

}  // namespace assay::drafts
