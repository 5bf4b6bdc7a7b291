// SPDX-License-Identifier: Apache-2.0
#include "invariants/put_recipe.h"

#include <optional>

#include "recipe/recipe_builder.h"
#include "vm/ref.h"

namespace assay::invariants {

namespace {

using recipe::Demand;
using recipe::Leaf;
using recipe::Operand;
using recipe::Recipe;
using recipe::Step;

class RecipeWriter {
 public:
  RecipeWriter(interp::Machine& machine, const Put& test, const InvariantsOf& invariants)
      : machine_(machine), test_(test), invariants_(invariants), known_(test.objects.size()) {}

  Recipe write(const Invariant& invariant) {
    const bool is_given = !test_.objects.front().made_by;
    if (is_given) assume(0);
    for (std::size_t i = 0; i < test_.calls.size(); ++i) {
      const bool is_last = i + 1 == test_.calls.size();
      const bool was_broken_before = is_last && i > 0 && is_there(i) && (is_given || i > 1);
      if (was_broken_before) assume(0);
      write_call(i);
      for (std::size_t object = 0; object < test_.objects.size() && !is_last; ++object) {
        if (test_.objects[object].made_by == i) assume(object);
      }
    }
    ask(*invariant.method, object(0));
    return std::move(recipe_);
  }

 private:
  /// Whether the first object is there before the call.
  bool is_there(std::size_t call) const {
    const auto& made_by = test_.objects.front().made_by;
    return !made_by || *made_by < call;
  }

  Operand object(std::size_t number) {
    std::optional<Operand>& known = known_[number];
    if (!known) known = leaf({"this", vm::Kind::Ref, test_.objects[number].type, {}, false});
    return *known;
  }

  Operand leaf(Leaf leaf) {
    recipe_.leaves.push_back(std::move(leaf));
    return {Operand::Kind::Leaf, static_cast<std::uint32_t>(recipe_.leaves.size() - 1)};
  }

  void ask(vm::Method& method, const Operand& of) {
    Step step{.method = &method, .operands = {of}};
    step.demand = Demand::True;
    recipe_.steps.push_back(std::move(step));
  }

  void assume(std::size_t number) {
    const Operand of = object(number);
    for (const Invariant& each : invariants_(*test_.objects[number].type)) ask(*each.method, of);
  }

  void write_call(std::size_t number) {
    const Put::Call& call = test_.calls[number];
    const Operation& operation = *call.operation;
    Operand on;
    if (call.on != Put::kFresh) on = object(call.on);
    if (operation.has_receiver() && call.on == Put::kFresh)
      on = leaf({"this", vm::Kind::Ref, operation.on, {}, false});
    if (operation.method != nullptr) {
      write_method(call, on);
    } else {
      write_access(call, on);
    }
    const auto made = static_cast<std::uint32_t>(recipe_.steps.size() - 1);
    for (std::size_t i = 0; i < test_.objects.size(); ++i) {
      if (test_.objects[i].made_by == number) known_[i] = Operand{Operand::Kind::Result, made};
    }
  }

  void write_method(const Put::Call& call, const Operand& on) {
    std::vector<Operand> objects(call.arguments.size());
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
      if (call.arguments[i] != Put::kFresh) objects[i] = object(call.arguments[i]);
    }
    recipe::RecipeBuilder builder(machine_, true, std::move(recipe_));
    builder.add_call(*call.operation->method, on);
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
      if (call.arguments[i] != Put::kFresh) builder.replace_argument(i, objects[i]);
    }
    recipe_ = builder.take();
  }

  /// Of a field or of an element of an array.
  void write_access(const Put::Call& call, const Operand& on) {
    const Operation& operation = *call.operation;
    Step step{.field = operation.field, .operands = {on}};
    if (operation.kind == Operation::Kind::ElementStore) {
      const vm::Class& array = *operation.on;
      step.operands.push_back(leaf({"index", vm::Kind::Int}));
      step.operands.push_back(value(call, "value", array.element_kind, 1));
    } else if (operation.kind == Operation::Kind::FieldStore) {
      step.operands.push_back(
          value(call, std::string(operation.field->info->name), operation.field->kind, 0));
    }
    recipe_.steps.push_back(std::move(step));
  }

  Operand value(const Put::Call& call, std::string name, vm::Kind kind, std::size_t parameter) {
    if (call.arguments[parameter] != Put::kFresh) return object(call.arguments[parameter]);
    return leaf({std::move(name), kind, call.operation->parameters[parameter]});
  }

  interp::Machine& machine_;
  const Put& test_;
  const InvariantsOf& invariants_;
  Recipe recipe_;
  std::vector<std::optional<Operand>> known_;  // the test's objects
};

}  // namespace

Recipe recipe_of(interp::Machine& machine, const Put& test, const Invariant& invariant,
                 const InvariantsOf& invariants) {
  return RecipeWriter(machine, test, invariants).write(invariant);
}

}  // namespace assay::invariants
