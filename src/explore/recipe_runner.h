// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/run_record.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "recipe/recipe.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::explore {

/// Executes a recipe as one run of the machine. It remembers nothing of the runs.
class RecipeRunner {
 public:
  struct Options {
    bool tolerate_throwing_setup = true;  // go on although a call before the last one threw
    /// Classes are not initialised before the run: which ones it initialises is noted, and an
    /// initialiser of the last step's class that throws is what that step comes to.
    bool initialises = false;
  };
  /// Declares the leaves of the recipe as inputs.
  RecipeRunner(concolic::Inputs& inputs, interp::Machine& machine, const recipe::Recipe& recipe,
               const Options& options);

  /// The record has all but the path, which the recorder still has.
  RunRecord run(concolic::Recorder& recorder) const;

  using Value = interp::Machine::Shadowed;
  /// A run under way.
  struct Progress {
    std::vector<StepRecord> steps;
    std::vector<Value> leaves;
    std::vector<bool> built;  // leaves
    InitialisedClasses initialised;
  };

  // A run that branches takes the first steps once and any of the others from where it is.
  /// Takes that many steps, then makes the object if there is one; none if one did not go well.
  std::optional<Progress> start(concolic::InputBuilder& builder, std::size_t steps,
                                const std::optional<recipe::Operand>& object) const;
  /// Takes a step with arguments that are made anew, by a copy of the builder that started. Other
  /// steps may be taken from the same progress afterwards.
  Outcome take(Progress& progress, concolic::InputBuilder builder, std::size_t step) const;
  /// What start() made; null if there is none.
  static vm::Ref started_object(const Progress& progress,
                                const std::optional<recipe::Operand>& object);
  bool tolerates_throwing_setup() const { return options_.tolerate_throwing_setup; }
  const std::vector<concolic::NodeId>& leaves() const { return leaves_; }

 private:
  Progress nothing_yet() const;
  Outcome run_steps(concolic::Recorder& recorder, Progress& progress) const;
  void note_beginning(concolic::Recorder& recorder, StepRecord& record) const;
  std::vector<vm::Class*> initialised_by_run() const;
  std::optional<Outcome> take_set_up(Progress& progress, concolic::InputBuilder& builder,
                                     std::size_t index) const;
  std::optional<Value> operand(Progress& progress, concolic::InputBuilder& builder,
                               const recipe::Operand& operand) const;
  /// None if a constant's class or an array cannot be had.
  std::optional<Value> literal(concolic::InputBuilder& builder,
                               const recipe::Literal& literal) const;
  std::optional<vm::Ref> array(concolic::InputBuilder& builder,
                               const recipe::Literal& literal) const;
  std::optional<Outcome> execute(Progress& progress, concolic::InputBuilder& builder,
                                 std::size_t index) const;
  interp::Completion call(const recipe::Step& step, std::vector<Value>& arguments,
                          StepRecord& record) const;
  void decide(const recipe::Step& step, const interp::Completion& completion) const;
  bool fits(const recipe::Step& step, const std::vector<Value>& arguments) const;
  interp::Completion store(concolic::Recorder& recorder, const recipe::Step& step,
                           const std::vector<Value>& arguments) const;
  interp::Completion store_element(concolic::Recorder& recorder,
                                   const std::vector<Value>& arguments) const;
  Outcome setup_failed(const interp::Completion& completion, const recipe::Step& step) const;

  interp::Machine& machine_;
  const recipe::Recipe& recipe_;
  Options options_;
  std::vector<concolic::NodeId> leaves_;
  std::map<const recipe::Step*, std::vector<vm::Class*>> operand_types_;  // null: a number
};

}  // namespace assay::explore
