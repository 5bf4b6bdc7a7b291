// SPDX-License-Identifier: Apache-2.0
#include "stability/disturbance.h"

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "interp/run/run_scope.h"
#include "recipe/recipe.h"
#include "recipe/recipe_builder.h"
#include "recipe/sequences/sequences.h"
#include "replay/test_run.h"
#include "search/trial.h"

namespace assay::stability {

namespace {

using recipe::Invokable;

constexpr unsigned kInputs = 3;          // of each call
constexpr std::size_t kMostStates = 16;  // that are looked at

/// A call that takes long is none that is worth its time here.
constexpr replay::TestRunOptions kShort{.fuel = 20'000, .milliseconds = 100};

}  // namespace

Disturbance::Disturbance(interp::Machine& machine, search::Campaign& campaign, std::uint64_t seed)
    : machine_(machine), campaign_(campaign) {
  search::RandomInputs random(campaign.facts().dictionary, seed);
  for (const Invokable& each : campaign.facts().static_state.disturbers()) add(each, random);
}

void Disturbance::add(const Invokable& invokable, search::RandomInputs& random) {
  recipe::RecipeBuilder builder(machine_);
  recipe::Operand receiver;
  if (invokable.has_receiver) receiver = builder.add_receiver(*invokable.arguments.front());
  if (invokable.method != nullptr) {
    builder.add_call(*invokable.method, receiver);
  } else {
    builder.add_store(*invokable.field, receiver);
  }
  trials_.push_back(campaign_.trials().aside(builder.take()));
  search::Trial& trial = *trials_.back();
  const bool shows = campaign_.facts().static_state.shows(invokable.effects);
  const bool stores = invokable.field != nullptr;
  for (unsigned i = 0; i < kInputs; ++i) {
    expr::Assignment input;
    for (concolic::NodeId leaf : trial.runner().leaves()) {
      if (i > 0) random.draw(trial.inputs(), leaf, input);
    }
    bool works = false;  // and library classes that it needs are there
    run_test(machine_, trial, input, kShort, [&](const explore::RunRecord& record) {
      const explore::Outcome& outcome = record.outcome;
      works = outcome.kind == explore::Outcome::Kind::Returned ||
              outcome.kind == explore::Outcome::Kind::Threw;
    });
    if (works || stores) calls_.push_back({&trial, std::move(input), shows});
  }
}

/// Whether it may have changed something.
bool Disturbance::run(const Call& call) {
  StaticValues before(machine_, campaign_.facts().static_state.variables());
  interp::RunScope scope(machine_);
  run_and_keep(scope, *call.trial, call.input, kShort);
  return !before.changed().empty() || !call.shows;
}

void Disturbance::each_state(const std::function<void()>& look) {
  std::size_t left = kMostStates;
  interp::Machine::Mark mark = machine_.mark();
  for (const Call& call : calls_) {
    if (left == 0) break;
    if (!run(call)) continue;
    --left;
    look();
  }
  machine_.rollback(mark);
}

}  // namespace assay::stability
