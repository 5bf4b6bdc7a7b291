// SPDX-License-Identifier: Apache-2.0
// One run of a recipe: leaves are built when a step first needs them, steps are called in order,
// only the last one is what is tested. A call before it may throw if that is tolerated.
#include "explore/recipe_runner.h"

#include <cstring>

#include "classfile/descriptor.h"
#include "explore/outcome_text.h"

namespace assay::explore {

using recipe::Operand;
using recipe::Step;

namespace {

/// The shadow of a register's value as a heap cell has it.
expr::Term narrow(concolic::Recorder& recorder, vm::Kind kind, std::uint32_t shadow) {
  if (shadow == 0) return {};
  switch (kind) {
    case vm::Kind::Boolean:
      return {recorder.narrow(interp::Cell::Boolean, shadow)};
    case vm::Kind::Byte:
      return {recorder.narrow(interp::Cell::Byte, shadow)};
    case vm::Kind::Char:
      return {recorder.narrow(interp::Cell::Char, shadow)};
    case vm::Kind::Short:
      return {recorder.narrow(interp::Cell::Short, shadow)};
    default:
      return {shadow};
  }
}

}  // namespace

RecipeRunner::RecipeRunner(concolic::Inputs& inputs, interp::Machine& machine,
                           const recipe::Recipe& recipe, const Options& options)
    : machine_(machine), recipe_(recipe), options_(options) {
  for (const recipe::Leaf& leaf : recipe.leaves) {
    leaves_.push_back(
        inputs.add(leaf.name, leaf.kind, leaf.type, 0, leaf.nullable, leaf.element_type));
  }
  for (const Step& step : recipe.steps) {
    if (step.method == nullptr) continue;
    std::vector<vm::Class*>& types = operand_types_[&step];
    std::string_view text = machine.universe().symbols().text(step.method->descriptor);
    classfile::MethodDescriptor descriptor(text);
    auto parameters = static_cast<std::size_t>(descriptor.argument_count());
    if (step.operands.size() > parameters) types.push_back(step.method->owner);
    for (classfile::TypeDescriptor type : descriptor.parameters()) {
      types.push_back(type.is_reference() ? inputs.class_of(*step.method->owner, type.text)
                                          : nullptr);
    }
  }
}

/// What a method is called with is what it expects: erased types say less than javac knows, and
/// the machine trusts verified code.
bool RecipeRunner::fits(const Step& step, const std::vector<Value>& arguments) {
  auto types = operand_types_.find(&step);
  if (types == operand_types_.end()) return true;
  for (std::size_t i = 0; i < arguments.size() && i < types->second.size(); ++i) {
    const vm::Class* type = types->second[i];
    vm::Ref object = type == nullptr ? vm::kNull : arguments[i].value.ref;
    if (object && !machine_.universe().class_of(object)->is_assignable_to(type)) return false;
  }
  return true;
}

void RecipeRunner::forget_last_run() {
  leaf_values_.assign(leaves_.size(), {});
  leaf_built_.assign(leaves_.size(), false);
  results_.assign(recipe_.steps.size(), {});
}

Outcome RecipeRunner::run(concolic::Recorder& recorder) {
  concolic::InputBuilder builder(recorder);
  forget_last_run();
  for (std::size_t i = 0; i < recipe_.steps.size(); ++i) {
    bool is_last = i + 1 == recipe_.steps.size();
    if (!is_last) {
      if (auto failed = take_set_up(builder, i)) return *failed;
      continue;
    }
    note_beginning(recorder, results_[i]);
    const Step& step = recipe_.steps[i];
    if (auto failed = execute(builder, step, results_[i])) return *failed;
    if (step.method != nullptr)
      return describe_outcome(machine_, *step.method, results_[i].completion);
  }
  return {};
}

void RecipeRunner::note_beginning(concolic::Recorder& recorder, StepResult& result) {
  result.edges_before = recorder.path().edges.size();
  result.decisions_before = recorder.path().decisions.size();
  recorder.count_anew();
  result.output_before =
      machine_.world().streams.captured(world::StandardStreams::Output::Out).size();
}

/// What the run ends with, if a call before the last one does not let it go on.
std::optional<Outcome> RecipeRunner::take_set_up(concolic::InputBuilder& builder,
                                                 std::size_t index) {
  const Step& step = recipe_.steps[index];
  StepResult& result = results_[index];
  note_beginning(builder.recorder(), result);
  if (auto failed = execute(builder, step, result)) return failed;
  if (result.completion.returned()) return std::nullopt;
  bool tolerable = result.completion.kind == interp::Completion::Kind::Threw &&
                   options_.tolerate_throwing_setup && !result.object;
  if (tolerable) return std::nullopt;
  return setup_failed(result.completion, step);
}

bool RecipeRunner::start(concolic::InputBuilder& builder, std::size_t steps,
                         const std::optional<Operand>& object) {
  forget_last_run();
  for (std::size_t i = 0; i < steps; ++i) {
    if (take_set_up(builder, i)) return false;
  }
  return !object || operand(builder, *object);
}

vm::Ref RecipeRunner::started_object(const std::optional<Operand>& object) const {
  if (!object) return vm::kNull;
  if (object->kind == Operand::Kind::Leaf) return leaf_values_[object->index].value.ref;
  const StepResult& result = results_[object->index];
  return result.object ? result.object : result.completion.value.ref;
}

Outcome RecipeRunner::take(concolic::InputBuilder builder, std::size_t index) {
  const Step& step = recipe_.steps[index];
  results_[index] = {};
  const std::vector<bool> built = leaf_built_;
  auto failed = execute(builder, step, results_[index]);
  leaf_built_ = built;
  if (failed) return *failed;
  const interp::Completion& completion = results_[index].completion;
  if (step.method != nullptr) return describe_outcome(machine_, *step.method, completion);
  if (completion.returned()) return {};
  return setup_failed(completion, step);
}

std::optional<RecipeRunner::Value> RecipeRunner::operand(concolic::InputBuilder& builder,
                                                         const Operand& operand) {
  if (operand.kind == Operand::Kind::Result) {
    const StepResult& result = results_[operand.index];
    if (result.object) return Value{vm::Slot::of_ref(result.object), 0};
    if (!result.completion.returned() || !result.was_run) return std::nullopt;
    return Value{result.completion.value, result.completion.shadow};
  }
  if (operand.kind == Operand::Kind::Literal) return literal(recipe_.literals[operand.index]);
  if (!leaf_built_[operand.index]) {
    auto value = builder.build(leaves_[operand.index]);
    const recipe::Leaf& leaf = recipe_.leaves[operand.index];
    bool is_missing = leaf.kind == vm::Kind::Ref && !leaf.nullable && value && !value->value.ref;
    if (!value || is_missing) return std::nullopt;
    leaf_values_[operand.index] = *value;
    leaf_built_[operand.index] = true;
  }
  return leaf_values_[operand.index];
}

RecipeRunner::Value RecipeRunner::literal(const recipe::Literal& literal) {
  vm::Slot slot;
  slot.raw = literal.bits;
  if (literal.kind == vm::Kind::Ref) {
    slot = vm::Slot::of_ref(vm::kNull);
    vm::Strings& strings = machine_.universe().strings();
    if (literal.text) slot = vm::Slot::of_ref(strings.intern(strings.make(*literal.text)));
  }
  return {slot, 0};
}

std::optional<Outcome> RecipeRunner::execute(concolic::InputBuilder& builder, const Step& step,
                                             StepResult& result) {
  vm::Class& owner = step.method != nullptr ? *step.method->owner : *step.field->owner;
  if (!owner.is_initialised()) {
    interp::Completion ready = machine_.initialise(owner);
    if (!ready.returned()) return setup_failed(ready, step);
  }
  std::vector<Value> arguments;
  for (const Operand& each : step.operands) {
    auto value = operand(builder, each);
    if (!value) return setup_failed(builder.failure(), step);
    arguments.push_back(*value);
  }
  if (!fits(step, arguments))
    return setup_failed({interp::Completion::Kind::Stopped, {}, {}}, step);
  result.was_run = true;
  result.completion = step.field != nullptr ? store(builder.recorder(), step, arguments)
                                            : call(step, arguments, result);
  return std::nullopt;
}

interp::Completion RecipeRunner::call(const Step& step, std::vector<Value>& arguments,
                                      StepResult& result) {
  vm::Universe& universe = machine_.universe();
  vm::Method* method = step.method;
  if (universe.symbols().text(method->name) == "<init>") {
    vm::Ref made = universe.new_object(*method->owner);
    arguments.insert(arguments.begin(), Value{vm::Slot::of_ref(made), 0});
    interp::Completion completion = machine_.call(*method, arguments);
    if (completion.returned()) result.object = made;
    return completion;
  }
  if (!method->is_static()) {
    vm::Ref receiver = arguments.front().value.ref;
    if (!receiver) return {interp::Completion::Kind::Stopped, {}, {}};
    auto selected = machine_.select(*method, *universe.class_of(receiver));
    if (!selected.ok()) return {interp::Completion::Kind::Stopped, {}, {}};
    method = selected.value();
  }
  return machine_.call(*method, arguments);
}

interp::Completion RecipeRunner::store(concolic::Recorder& recorder, const Step& step,
                                       const std::vector<Value>& arguments) {
  vm::Universe& universe = machine_.universe();
  const vm::Field& field = *step.field;
  vm::Ref object = field.is_static() ? field.owner->mirror : arguments.front().value.ref;
  if (!object) return {interp::Completion::Kind::Stopped, {}, {}};
  const Value& value = arguments.back();
  std::size_t size = std::size_t{1} << vm::log2_size(field.kind);
  std::uint8_t* where = universe.heap().address(object) + field.offset;
  universe.heap().before_write(where, size);
  std::memcpy(where, &value.value, size);
  recorder.set_cell(object, field.offset, narrow(recorder, field.kind, value.shadow));
  return {};
}

Outcome RecipeRunner::setup_failed(const interp::Completion& completion, const Step& step) {
  static const vm::Method none{};
  const vm::Method& method = step.method != nullptr ? *step.method : none;
  Outcome outcome = describe_outcome(machine_, method, completion);
  if (outcome.kind == Outcome::Kind::Stopped && !machine_.stop) {
    outcome.kind = Outcome::Kind::SetupFailed;
    outcome.stop = "an object could not be made";
  }
  if (outcome.kind != Outcome::Kind::Stopped) {
    outcome.kind = Outcome::Kind::SetupFailed;
    if (outcome.stop.empty()) outcome.stop = "making the inputs throws " + outcome.exception;
  }
  return outcome;
}

}  // namespace assay::explore
