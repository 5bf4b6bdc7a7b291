// SPDX-License-Identifier: Apache-2.0
#include "app/criteria_option.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text.h"

namespace assay::app {

namespace {

using search::Criteria;

struct Row {
  std::string_view name;
  bool Criteria::*member;
};
constexpr Row kRows[] = {
    {"lines", &Criteria::lines},     {"branches", &Criteria::branches},
    {"paths", &Criteria::paths},     {"mutants", &Criteria::mutants},
    {"endings", &Criteria::endings}, {"callees", &Criteria::callees},
    {"rounds", &Criteria::rounds},   {"overflow", &Criteria::overflow},
};

}  // namespace

Result<Criteria> parse_criteria(std::string_view list) {
  Criteria criteria;
  for (const Row& row : kRows) criteria.*row.member = false;
  for (const std::string_view word : split(list, ',')) {
    const auto* const row = std::ranges::find(kRows, word, &Row::name);
    if (row == std::end(kRows)) {
      std::vector<std::string> names;
      for (const Row& each : kRows) names.emplace_back(each.name);
      return Error{
          fmt::format("--criteria: expected a list of {}, found '{}'", join(names, ", "), word)};
    }
    criteria.*row->member = true;
  }
  return criteria;
}

std::string criteria_text(const Criteria& criteria) {
  std::vector<std::string> names;
  for (const Row& row : kRows) {
    if (criteria.*row.member) names.emplace_back(row.name);
  }
  return join(names, ",");
}

}  // namespace assay::app
