// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/report.h"
#include "recipe/recipe.h"

namespace assay::explore {

/// Executes a recipe as one run of the machine.
class RecipeRunner {
 public:
  struct Options {
    bool tolerate_throwing_setup = true;  // go on although a call before the last one threw
  };
  /// Declares the leaves of the recipe as inputs.
  RecipeRunner(concolic::Inputs& inputs, interp::Machine& machine, const recipe::Recipe& recipe,
               const Options& options);

  /// What each step of the last run came to.
  struct StepResult {
    interp::Completion completion;
    vm::Ref object;                // that a constructor made
    std::size_t edges_before = 0;  // recorded when the step began
    std::size_t decisions_before = 0;
    std::size_t output_before = 0;  // bytes that the program had printed when it began
    bool was_run = false;
  };

  Outcome run(concolic::Recorder& recorder);

  // A run that branches takes the first steps once and any of the others from where it is.
  /// Takes that many steps, then makes the object if there is one; false if one did not go well.
  bool start(concolic::InputBuilder& builder, std::size_t steps,
             const std::optional<recipe::Operand>& object);
  /// Takes a step with arguments that are made anew, by a copy of the builder that started.
  Outcome take(concolic::InputBuilder builder, std::size_t step);
  /// What start() made; null if there is none.
  vm::Ref started_object(const std::optional<recipe::Operand>& object) const;
  bool tolerates_throwing_setup() const { return options_.tolerate_throwing_setup; }
  const std::vector<StepResult>& results() const { return results_; }
  const std::vector<concolic::NodeId>& leaves() const { return leaves_; }
  /// The objects that leaves were in the last run; null for those that were not made.
  vm::Slot leaf_value(std::size_t leaf) const { return leaf_values_[leaf].value; }

 private:
  using Value = interp::Machine::Shadowed;

  void forget_last_run();
  void note_beginning(concolic::Recorder& recorder, StepResult& result);
  std::optional<Outcome> take_set_up(concolic::InputBuilder& builder, std::size_t index);
  std::optional<Value> operand(concolic::InputBuilder& builder, const recipe::Operand& operand);
  Value literal(const recipe::Literal& literal);
  std::optional<Outcome> execute(concolic::InputBuilder& builder, const recipe::Step& step,
                                 StepResult& result);
  interp::Completion call(const recipe::Step& step, std::vector<Value>& arguments,
                          StepResult& result);
  bool fits(const recipe::Step& step, const std::vector<Value>& arguments);
  interp::Completion store(concolic::Recorder& recorder, const recipe::Step& step,
                           const std::vector<Value>& arguments);
  Outcome setup_failed(const interp::Completion& completion, const recipe::Step& step);

  interp::Machine& machine_;
  const recipe::Recipe& recipe_;
  Options options_;
  std::vector<concolic::NodeId> leaves_;
  std::map<const recipe::Step*, std::vector<vm::Class*>> operand_types_;  // null: a number
  std::vector<Value> leaf_values_;
  std::vector<bool> leaf_built_;
  std::vector<StepResult> results_;
};

}  // namespace assay::explore
