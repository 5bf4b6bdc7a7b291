// SPDX-License-Identifier: Apache-2.0
// One run of a recipe: leaves are built when a step first needs them, steps are called in order,
// only the last one is what is tested. A call before it may throw if that is tolerated.
#include "explore/recipe_runner.h"

#include <algorithm>
#include <cstring>

#include "classfile/descriptor.h"
#include "explore/outcome_text.h"
#include "expr/term.h"
#include "interp/backtrace.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "interp/shadow.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/strings.h"
#include "vm/universe.h"
#include "world/standard_streams.h"

namespace assay::explore {

using recipe::Operand;
using recipe::Step;

namespace {

/// What an initialiser threw, if that is what the exception is about: where that happened is what
/// matters.
vm::Ref failure_of_initialiser(vm::Universe& universe, vm::Ref exception) {
  vm::Class& thrown = *universe.class_of(exception);
  if (thrown.name != "java/lang/ExceptionInInitializerError") return exception;
  vm::Field* cause =
      thrown.find_field(universe.intern("cause"), universe.intern("Ljava/lang/Throwable;"));
  const vm::Ref inner = cause == nullptr ? vm::kNull : universe.get<vm::Ref>(exception, *cause);
  return inner == vm::kNull || inner == exception ? exception
                                                  : failure_of_initialiser(universe, inner);
}

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
        inputs.add(leaf.name, leaf.kind, leaf.type, 0, leaf.nullable, leaf.type_arguments));
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
bool RecipeRunner::fits(const Step& step, const std::vector<Value>& arguments) const {
  auto types = operand_types_.find(&step);
  if (types == operand_types_.end()) return true;
  for (std::size_t i = 0; i < arguments.size() && i < types->second.size(); ++i) {
    const vm::Class* type = types->second[i];
    vm::Ref object = type == nullptr ? vm::kNull : arguments[i].value.ref;
    if (object && !machine_.universe().class_of(object)->is_assignable_to(type)) return false;
  }
  return true;
}

RecipeRunner::Progress RecipeRunner::nothing_yet() const {
  return {std::vector<StepRecord>(recipe_.steps.size()), std::vector<Value>(leaves_.size()),
          std::vector<bool>(leaves_.size(), false)};
}

RunRecord RecipeRunner::run(concolic::Recorder& recorder) const {
  Progress progress = nothing_yet();
  RunRecord record;
  record.outcome = run_steps(recorder, progress);
  if (record.outcome.kind == Outcome::Kind::Threw) {
    const vm::Ref exception = progress.steps.back().completion.exception;
    record.exception = machine_.universe().class_of(exception);
    record.is_thrown_again =
        machine_.universe().heap().address(exception) < progress.steps.back().first_made;
    record.thrown = interp::read_backtrace(machine_.universe(),
                                           failure_of_initialiser(machine_.universe(), exception));
  }
  record.steps = std::move(progress.steps);
  record.initialised = std::move(progress.initialised);
  for (const Value& leaf : progress.leaves) record.leaves.push_back(leaf.value);
  return record;
}

Outcome RecipeRunner::run_steps(concolic::Recorder& recorder, Progress& progress) const {
  concolic::InputBuilder builder(recorder);
  if (recipe_.steps.empty()) return {};
  const std::size_t last = recipe_.steps.size() - 1;
  for (std::size_t i = 0; i < last; ++i) {
    if (auto failed = take_set_up(progress, builder, i)) return *failed;
  }
  note_beginning(recorder, progress.steps[last]);
  InitialisedClasses& initialised = progress.initialised;
  if (options_.initialises) initialised.before = initialised_by_run();
  const std::optional<Outcome> failed = execute(progress, builder, last);
  if (options_.initialises) {
    initialised.by_last_step = initialised_by_run();
    std::erase_if(initialised.by_last_step, [&](vm::Class* each) {
      return std::ranges::find(initialised.before, each) != initialised.before.end();
    });
  }
  if (failed) return *failed;
  const Step& step = recipe_.steps[last];
  if (step.method == nullptr) return {};
  return describe_outcome(machine_, *step.method, progress.steps[last].completion);
}

/// Classes of the program that will be as before when the run is undone; one that failed to be
/// initialised has been tried.
std::vector<vm::Class*> RecipeRunner::initialised_by_run() const {
  std::vector<vm::Class*> found;
  vm::Universe& universe = machine_.universe();
  for (std::uint32_t id = 0; id < universe.class_count(); ++id) {
    vm::Class* klass = universe.class_by_id(id);
    if (klass == nullptr || klass->trusted || klass->is_array() || klass->is_invented) continue;
    const vm::InitState state = klass->init.state;
    const bool is_of_run = state == vm::InitState::InProgress ||
                           state == vm::InitState::Erroneous ||
                           (state == vm::InitState::Initialised && klass->init_epoch != 0);
    if (is_of_run) found.push_back(klass);
  }
  return found;
}

void RecipeRunner::note_beginning(concolic::Recorder& recorder, StepRecord& record) const {
  record.edges_before = recorder.path().edges.size();
  record.decisions_before = recorder.path().decisions.size();
  recorder.count_anew();
  record.output_before =
      machine_.world().streams.captured(world::StandardStreams::Output::Out).size();
}

/// What the run ends with, if a call before the last one does not let it go on.
std::optional<Outcome> RecipeRunner::take_set_up(Progress& progress,
                                                 concolic::InputBuilder& builder,
                                                 std::size_t index) const {
  StepRecord& record = progress.steps[index];
  note_beginning(builder.recorder(), record);
  if (auto failed = execute(progress, builder, index)) return failed;
  const recipe::Demand demand = recipe_.steps[index].demand;
  if (record.completion.returned() && recipe::meets(demand, record.completion.value.i))
    return std::nullopt;
  bool tolerable = demand == recipe::Demand::None &&
                   record.completion.kind == interp::Completion::Kind::Threw &&
                   options_.tolerate_throwing_setup && !record.object;
  if (!tolerable) return setup_failed(record.completion, recipe_.steps[index]);
  record.exception = machine_.universe().class_of(record.completion.exception);
  return std::nullopt;
}

std::optional<RecipeRunner::Progress> RecipeRunner::start(
    concolic::InputBuilder& builder, std::size_t steps,
    const std::optional<Operand>& object) const {
  Progress progress = nothing_yet();
  for (std::size_t i = 0; i < steps; ++i) {
    if (take_set_up(progress, builder, i)) return std::nullopt;
  }
  if (object && !operand(progress, builder, *object)) return std::nullopt;
  return progress;
}

vm::Ref RecipeRunner::started_object(const Progress& progress,
                                     const std::optional<Operand>& object) {
  if (!object) return vm::kNull;
  if (object->kind == Operand::Kind::Leaf) return progress.leaves[object->index].value.ref;
  const StepRecord& record = progress.steps[object->index];
  return record.object ? record.object : record.completion.value.ref;
}

Outcome RecipeRunner::take(Progress& progress, concolic::InputBuilder builder,
                           std::size_t index) const {
  const Step& step = recipe_.steps[index];
  progress.steps[index] = {};
  const std::vector<bool> built = progress.built;
  auto failed = execute(progress, builder, index);
  progress.built = built;
  if (failed) return *failed;
  const interp::Completion& completion = progress.steps[index].completion;
  if (step.method != nullptr) return describe_outcome(machine_, *step.method, completion);
  if (completion.returned()) return {};
  return setup_failed(completion, step);
}

std::optional<RecipeRunner::Value> RecipeRunner::operand(Progress& progress,
                                                         concolic::InputBuilder& builder,
                                                         const Operand& operand) const {
  if (operand.kind == Operand::Kind::Result) {
    const StepRecord& record = progress.steps[operand.index];
    if (record.object) return Value{vm::Slot::of_ref(record.object), 0};
    if (!record.completion.returned() || !record.was_run) return std::nullopt;
    return Value{record.completion.value, record.completion.shadow};
  }
  if (operand.kind == Operand::Kind::Literal)
    return literal(builder, recipe_.literals[operand.index]);
  if (!progress.built[operand.index]) {
    auto value = builder.build(leaves_[operand.index]);
    const recipe::Leaf& leaf = recipe_.leaves[operand.index];
    bool is_missing = leaf.kind == vm::Kind::Ref && !leaf.nullable && value && !value->value.ref;
    if (!value || is_missing) return std::nullopt;
    progress.leaves[operand.index] = *value;
    progress.built[operand.index] = true;
  }
  return progress.leaves[operand.index];
}

std::optional<RecipeRunner::Value> RecipeRunner::literal(concolic::InputBuilder& builder,
                                                         const recipe::Literal& literal) const {
  vm::Universe& universe = machine_.universe();
  const auto of_ref = [](vm::Ref ref) { return Value{vm::Slot::of_ref(ref), 0}; };
  if (literal.kind != vm::Kind::Ref) {
    vm::Slot slot;
    slot.raw = literal.bits;
    return Value{slot, 0};
  }
  if (literal.text) {
    vm::Strings& strings = universe.strings();
    return of_ref(strings.intern(strings.make(*literal.text)));
  }
  if (literal.mentioned != nullptr) return of_ref(literal.mentioned->mirror);
  if (literal.constant != nullptr) {
    vm::Class& owner = *literal.constant->owner;
    if (!builder.initialise(owner)) return std::nullopt;
    return of_ref(universe.get<vm::Ref>(owner.mirror, *literal.constant));
  }
  if (literal.array == nullptr) return of_ref(vm::kNull);
  auto made = array(builder, literal);
  return made ? std::optional(of_ref(*made)) : std::nullopt;
}

std::optional<vm::Ref> RecipeRunner::array(concolic::InputBuilder& builder,
                                           const recipe::Literal& literal) const {
  vm::Universe& universe = machine_.universe();
  vm::Ref made =
      universe.new_array(*literal.array, static_cast<std::int32_t>(literal.elements.size()));
  if (!made) return std::nullopt;
  const unsigned scale = vm::log2_size(literal.array->element_kind);
  for (std::size_t i = 0; i < literal.elements.size(); ++i) {
    auto value = this->literal(builder, literal.elements[i]);
    if (!value) return std::nullopt;
    std::memcpy(universe.heap().address(made) + vm::kArrayBase + (i << scale), &value->value,
                std::size_t{1} << scale);
  }
  return made;
}

std::optional<Outcome> RecipeRunner::execute(Progress& progress, concolic::InputBuilder& builder,
                                             std::size_t index) const {
  const Step& step = recipe_.steps[index];
  vm::Class* owner = step.owner();
  if (owner != nullptr && !owner->is_initialised()) {
    interp::Completion ready = machine_.initialise(*owner);
    const bool is_outcome = options_.initialises && index + 1 == recipe_.steps.size() &&
                            ready.kind == interp::Completion::Kind::Threw;
    if (is_outcome) {
      progress.steps[index].completion = ready;
      progress.steps[index].was_run = true;
      return std::nullopt;
    }
    if (!ready.returned()) return setup_failed(ready, step);
  }
  if (step.initialised != nullptr) {
    progress.steps[index].was_run = true;
    return std::nullopt;
  }
  std::vector<Value> arguments;
  for (const Operand& each : step.operands) {
    auto value = operand(progress, builder, each);
    if (!value) return setup_failed(builder.failure(), step);
    arguments.push_back(*value);
  }
  if (!fits(step, arguments))
    return setup_failed({interp::Completion::Kind::Stopped, {}, {}}, step);
  StepRecord& record = progress.steps[index];
  record.was_run = true;
  record.first_made = machine_.universe().heap().top();
  record.completion = step.stores_element()   ? store_element(builder.recorder(), arguments)
                      : step.field != nullptr ? store(builder.recorder(), step, arguments)
                                              : call(step, arguments, record);
  decide(step, record.completion);
  return std::nullopt;
}

/// A result that is demanded may be a term that nobody has decided anything about: code of the
/// library that does nothing but ask for it makes a branch of it.
void RecipeRunner::decide(const Step& step, const interp::Completion& completion) const {
  if (step.demand == recipe::Demand::None || !completion.returned() || completion.shadow == 0)
    return;
  const bool is_truth = step.method->return_kind == vm::Kind::Boolean;
  vm::Universe& universe = machine_.universe();
  vm::Class* owner = universe.load_boot(is_truth ? "java/lang/Boolean" : "java/lang/Integer");
  vm::Method* asks =
      universe.find_method(*owner, is_truth ? "hashCode" : "compare", is_truth ? "(Z)I" : "(II)I");
  if (asks == nullptr) return;
  std::vector<Value> arguments{{completion.value, completion.shadow}};
  if (!is_truth) arguments.push_back({vm::Slot::of_int(0), 0});
  machine_.call(*asks, arguments);
}

interp::Completion RecipeRunner::call(const Step& step, std::vector<Value>& arguments,
                                      StepRecord& record) const {
  vm::Universe& universe = machine_.universe();
  vm::Method* method = step.method;
  if (universe.symbols().text(method->name) == "<init>") {
    vm::Ref made = universe.new_object(*method->owner);
    arguments.insert(arguments.begin(), Value{vm::Slot::of_ref(made), 0});
    interp::Completion completion = machine_.call(*method, arguments);
    if (completion.returned()) record.object = made;
    return completion;
  }
  if (!method->is_static()) {
    vm::Ref receiver = arguments.front().value.ref;
    if (!receiver) return {interp::Completion::Kind::Stopped, {}, {}};
    auto selected = machine_.resolver().select(*method, *universe.class_of(receiver));
    if (!selected.ok()) return {interp::Completion::Kind::Stopped, {}, {}};
    method = selected.value();
  }
  return machine_.call(*method, arguments);
}

interp::Completion RecipeRunner::store(concolic::Recorder& recorder, const Step& step,
                                       const std::vector<Value>& arguments) const {
  vm::Universe& universe = machine_.universe();
  const vm::Field& field = *step.field;
  vm::Ref object = field.is_static() ? field.owner->mirror : arguments.front().value.ref;
  if (!object) return {interp::Completion::Kind::Stopped, {}, {}};
  if (step.loads_field()) {
    return {.kind = interp::Completion::Kind::Returned,
            .value = vm::Slot::of_ref(universe.get<vm::Ref>(object, field)),
            .shadow = recorder.cell(object, field.offset).id};
  }
  const Value& value = arguments.back();
  std::size_t size = std::size_t{1} << vm::log2_size(field.kind);
  std::uint8_t* where = universe.heap().address(object) + field.offset;
  universe.heap().before_write(where, size);
  std::memcpy(where, &value.value, size);
  recorder.set_cell(object, field.offset, narrow(recorder, field.kind, value.shadow));
  return {};
}

/// Code of the library asks whether the index is one, so that the search can see to it.
interp::Completion RecipeRunner::store_element(concolic::Recorder& recorder,
                                               const std::vector<Value>& arguments) const {
  vm::Universe& universe = machine_.universe();
  const vm::Ref array = arguments.front().value.ref;
  const interp::Completion impossible{interp::Completion::Kind::Stopped, {}, {}};
  if (!array) return impossible;
  const vm::Class& klass = *universe.class_of(array);
  const Value &index = arguments[1], &value = arguments[2];
  vm::Method* check =
      universe.find_method(*universe.load_boot("java/util/Objects"), "checkIndex", "(II)I");
  const std::vector<Value> bounds{index,
                                  {vm::Slot::of_int(universe.heap().array_length(array)),
                                   recorder.cell(array, concolic::kLengthOffset).id}};
  if (check == nullptr || !machine_.call(*check, bounds).returned()) return impossible;
  const bool is_refused = klass.element_kind == vm::Kind::Ref && value.value.ref &&
                          !universe.class_of(value.value.ref)->is_assignable_to(klass.component);
  if (is_refused) return impossible;
  const unsigned scale = vm::log2_size(klass.element_kind);
  const std::size_t offset = vm::kArrayBase + (static_cast<std::size_t>(index.value.i) << scale);
  std::uint8_t* where = universe.heap().address(array) + offset;
  universe.heap().before_write(where, std::size_t{1} << scale);
  std::memcpy(where, &value.value, std::size_t{1} << scale);
  recorder.set_cell(array, offset, narrow(recorder, klass.element_kind, value.shadow));
  return {};
}

Outcome RecipeRunner::setup_failed(const interp::Completion& completion, const Step& step) const {
  static const vm::Method none{};
  const vm::Method& method = step.method != nullptr ? *step.method : none;
  Outcome outcome = describe_outcome(machine_, method, completion);
  if (outcome.kind == Outcome::Kind::Stopped && !machine_.run().stop()) {
    outcome.kind = Outcome::Kind::SetupFailed;
    outcome.stop = "an object could not be made";
  }
  if (outcome.kind != Outcome::Kind::Stopped) {
    outcome.kind = Outcome::Kind::SetupFailed;
    const bool threw = !outcome.exception.empty();
    if (outcome.stop.empty())
      outcome.stop = threw ? "making the inputs throws " + outcome.exception
                           : std::string("what is assumed does not hold");
  }
  return outcome;
}

}  // namespace assay::explore
