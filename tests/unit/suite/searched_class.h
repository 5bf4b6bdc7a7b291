// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>

#include "drafts/draft.h"
#include "search/campaign.h"
#include "unit/recipe/fixture_program.h"

namespace assay::suite::test {

/// A fixture with all that a search has found of it.
class SearchedClass {
 public:
  explicit SearchedClass(const std::string& name)
      : klass(program.find(name)),
        campaign(program.runtime(), index, options, klass, recipe::Recipe{}, nobody),
        drafter(program.machine(), campaign) {
    campaign.run(soon());
  }

  static WorkClock::time_point soon() { return WorkClock::now() + std::chrono::seconds(20); }

  recipe::test::FixtureProgram& program = recipe::test::FixtureProgram::get();
  recipe::ClassIndex index = recipe::ClassIndex::build(program.class_path());
  search::SearchOptions options;
  process::Standby nobody;
  vm::Class& klass;
  search::Campaign campaign;
  drafts::Drafter drafter;
};

}  // namespace assay::suite::test
