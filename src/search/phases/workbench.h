// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "explore/sequence_walk.h"
#include "expr/assignment.h"
#include "search/class_facts.h"
#include "search/finding_store.h"
#include "search/random_inputs.h"
#include "search/recipe_maker.h"
#include "search/schedule.h"
#include "search/trials.h"

namespace assay::search {

/// What the phases of a search work with, and what several of them do.
struct Workbench {
  using Deadline = Schedule::Deadline;

  ClassFacts& facts;
  FindingStore& store;
  Trials& trials;
  Schedule& time;
  RandomInputs& random;
  RecipeMaker& recipes;
  SearchCounts counts;

  /// Keeps what runs show.
  Trial::Listener listener();
  /// Random inputs; those of a finding whose recipe this one extends are mostly kept.
  expr::Assignment draw(Trial& trial, const Finding* base);
  /// Runs with random inputs; those that take a new branch are explored from later on. True: there
  /// were some.
  bool sample(Trial& trial, unsigned draws, Deadline limit, const Finding* base = nullptr);
  /// Explores while calls of the tested method may cover something.
  void pursue(Trial& trial, unsigned patience, Deadline limit);
  /// What a run with this input shows; without the goals that a quiet run does not see, if quiet.
  Finding look(Trial& trial, const expr::Assignment& input, Deadline deadline, bool quiet);

  /// Where an ending comes from.
  struct Walked {
    const explore::Menu& menu;
    Trial& trial;
    const expr::Assignment& input;
  };
  /// Makes a trial of what a walk has found, with the same inputs.
  void try_ending(const Walked& walked, const explore::SequenceWalk::Ending& ending,
                  Deadline limit);
};

}  // namespace assay::search
