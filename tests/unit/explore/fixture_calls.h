// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "explore/explorer.h"
#include "explore/sequence_walk.h"
#include "recipe/recipe_builder.h"
#include "unit/recipe/fixture_program.h"

namespace assay::explore::test {

/// A menu of calls on one object of a fixture, with what runs it.
class FixtureCalls {
 public:
  FixtureCalls(const std::string& class_name, const std::vector<std::string>& calls,
               std::size_t inputs)
      : explorer_(recipe::test::FixtureProgram::get().machine(), options_) {
    recipe::test::FixtureProgram& program = recipe::test::FixtureProgram::get();
    recipe::RecipeBuilder builder(program.machine());
    menu_.object = builder.add_receiver(program.find(class_name));
    for (const std::string& call : calls) {
      std::vector<std::uint32_t>& steps = menu_.steps.emplace_back();
      for (std::size_t i = 0; i < inputs; ++i) {
        steps.push_back(static_cast<std::uint32_t>(builder.size()));
        builder.add_call(program.method(class_name, call), *menu_.object);
      }
    }
    menu_.recipe = builder.take();
    runner_ = std::make_unique<RecipeRunner>(explorer_.inputs(), program.machine(), menu_.recipe,
                                             RecipeRunner::Options{});
    explorer_.set_deadline(WorkClock::now() + std::chrono::seconds(30));
  }

 protected:
  ExploreOptions options_;
  Explorer explorer_;
  Menu menu_;
  std::unique_ptr<RecipeRunner> runner_;
};

}  // namespace assay::explore::test
