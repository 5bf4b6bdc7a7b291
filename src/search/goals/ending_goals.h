// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <string>

#include "explore/report.h"
#include "search/class_calls.h"
#include "search/goals/goal.h"
#include "vm/class.h"

namespace assay::search {

/// How a method ended, as far as people tell ends apart: by the class of an exception; true and
/// false, null, nothing in it, the sign of a number, one of the texts in the method's code.
class EndingGoals {
 public:
  explicit EndingGoals(const ClassCalls& calls) : calls_(calls) {}
  Goal of(const vm::Method& method, const explore::Outcome& outcome);

 private:
  struct Ending {
    explore::Outcome::Kind kind;
    explore::Outcome::Result result;
    std::string text;  // one of the method's own, or the class of an exception
    auto operator<=>(const Ending&) const = default;  // NOLINT(modernize-use-nullptr)
  };
  std::uint64_t number_of(const Ending& ending);
  Ending ending_by_result(const vm::Method& method, const explore::Outcome& outcome);
  const std::set<std::string>& texts_of(const vm::Method& method);

  const ClassCalls& calls_;
  std::map<const vm::Method*, std::set<std::string>> texts_;  // by method under test
  std::map<Ending, std::uint64_t> numbers_;
};

}  // namespace assay::search
