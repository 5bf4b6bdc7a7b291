// SPDX-License-Identifier: Apache-2.0
#include "stability/state_setup.h"

#include <algorithm>

#include "base/clocks.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/kinds/string_kind.h"
#include "recipe/recipe.h"
#include "recipe/recipe_builder.h"
#include "recipe/recipe_edit.h"
#include "recipe/sequences/sequences.h"
#include "search/input_copy.h"
#include "vm/ref.h"

namespace assay::stability {

namespace {

using recipe::Invokable;

constexpr std::size_t kMostCalls = 4;

vm::Ref reference(std::uint64_t bits) {
  vm::Slot slot;
  slot.raw = bits;
  return slot.ref;
}

}  // namespace

bool StateSetup::can_be_stored(const vm::Field& field) const {
  if (!campaign_.facts().visibility.may_use(field)) return false;
  if (field.kind != vm::Kind::Ref) return true;
  vm::Ref old = reference(values_.old_value(field));
  return !old || machine_.universe().class_of(old)->name == "java/lang/String";
}

std::vector<StateSetup::Steps> StateSetup::candidates(const std::set<vm::Field*>& fields) const {
  Steps stores;
  for (vm::Field* field : values_.fields()) {  // in a fixed order
    if (fields.count(field) != 0 && can_be_stored(*field)) stores.emplace_back(field);
  }
  std::vector<Steps> all;
  if (!stores.empty()) all.push_back(stores);
  std::size_t calls = 0;
  for (const Invokable& each : campaign_.facts().mutators.invokables()) {
    bool is_plain = each.kind == Invokable::Kind::StaticMethod && each.method->argument_count == 0;
    if (!is_plain || each.effects.defines.empty() || calls == kMostCalls) continue;
    ++calls;
    all.push_back({each.method});
    if (stores.empty()) continue;
    all.push_back({each.method});
    all.back().insert(all.back().end(), stores.begin(), stores.end());
  }
  return all;
}

bool StateSetup::set_leaf(search::Trial& trial, std::size_t leaf, const vm::Field& field,
                          expr::Assignment& input) {
  concolic::Inputs& inputs = trial.inputs();
  concolic::NodeId id = trial.runner().leaves()[leaf];
  std::uint64_t bits = values_.old_value(field);
  bool is_number = field.kind != vm::Kind::Ref;
  input.set(inputs.node(id).variable, is_number ? bits : 0);
  if (is_number || !reference(bits)) return true;
  const auto& candidates = inputs.node(id).candidates;
  auto text = std::find_if(candidates.begin(), candidates.end(), [](const auto& candidate) {
    return candidate.kind == concolic::Candidate::Kind::String;
  });
  std::u16string units = machine_.universe().strings().utf16(reference(bits));
  if (text == candidates.end() || units.size() > inputs.limits().max_length) return false;
  std::uint32_t number = text->number;
  input.set(inputs.node(id).variable, number);
  concolic::set_text({inputs, id, number}, units, input);
  return true;
}

std::optional<search::Finding> StateSetup::before(const search::Finding& found,
                                                  const Steps& steps) {
  const recipe::Recipe& old = found.trial->recipe();
  recipe::RecipeBuilder builder(machine_);
  for (const auto& step : steps) {
    if (const auto* field = std::get_if<vm::Field*>(&step)) builder.add_store(**field, {});
    if (const auto* method = std::get_if<vm::Method*>(&step)) builder.add_call(**method, {});
  }
  recipe::Recipe recipe = recipe::joined(builder.take(), old);
  std::size_t first = recipe.leaves.size() - old.leaves.size();
  search::Finding made;
  made.trial = &campaign_.trials().add(std::move(recipe));
  for (std::size_t i = 0, leaf = 0; i < steps.size(); ++i) {
    const auto* field = std::get_if<vm::Field*>(&steps[i]);
    if (field != nullptr && !set_leaf(*made.trial, leaf++, **field, made.input))
      return std::nullopt;
  }
  for (std::size_t i = 0; i < old.leaves.size(); ++i) {
    bool copied = search::copy_input(found.trial->inputs(), found.trial->runner().leaves()[i],
                                     found.input, made.trial->inputs(),
                                     made.trial->runner().leaves()[first + i], made.input);
    if (!copied) return std::nullopt;
  }
  search::Trial& trial = *made.trial;
  made = campaign_.look(trial, made.input, WorkClock::time_point::max(), false);
  return made;
}

}  // namespace assay::stability
