// SPDX-License-Identifier: Apache-2.0
// Recipes for the phases of a campaign: a method after given calls, a method with aliased
// arguments, a menu of calls to walk through, and programs put together at random.
#include "search/recipe_maker.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "concolic/producers.h"
#include "interp/machine.h"
#include "recipe/recipe.h"
#include "recipe/sequences/sequences.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::search {

namespace {

using recipe::Invokable;
using recipe::Operand;

constexpr std::size_t kMostMakers = 12, kMostChanges = 3, kMostSteps = 20;
constexpr std::size_t kMostAliases = 4;
constexpr unsigned kMostNesting = 3;
// One in so many: an argument is an object of before, one that was changed before.
constexpr unsigned kKnownArgument = 3, kChangedArgument = 3, kMadeReceiver = 5;

/// The types that are passed to a method, null for primitive ones.
std::vector<vm::Class*> parameter_types(interp::Machine& machine, const vm::Method& method) {
  std::vector<vm::Class*> types;
  classfile::MethodDescriptor descriptor(method.info->descriptor);
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    types.push_back(type.is_reference() ? concolic::class_of(machine, *method.owner, type.text)
                                        : nullptr);
  }
  return types;
}

vm::Class* result_type(interp::Machine& machine, const vm::Method& method) {
  if (method.info->name == "<init>") return method.owner;
  std::string_view descriptor = method.info->descriptor;
  std::string_view result = classfile::result_type(descriptor);
  if (result[0] != 'L') return nullptr;
  return concolic::class_of(machine, *method.owner, result);
}

}  // namespace

RecipeMaker::RecipeMaker(interp::Machine& machine, const Sources& sources, vm::Class& klass,
                         RandomInputs& random, const Options& options)
    : machine_(machine),
      visibility_(sources.visibility),
      producers_(sources.producers),
      mutators_(sources.mutators),
      klass_(klass),
      random_(random),
      options_(options) {
  for (const Invokable& invokable : mutators_.invokables()) {
    bool is_call = invokable.kind == Invokable::Kind::Method ||
                   invokable.kind == Invokable::Kind::StaticMethod;
    bool is_store = invokable.kind == Invokable::Kind::FieldStore;
    if (is_store || (is_call && !mutators_.is_pure(*invokable.method)))
      callable_.push_back(&invokable);
  }
  list_makers(sources.index);
}

bool RecipeMaker::needs_receiver(const vm::Method& method) {
  return !method.is_static() && method.info->name != "<init>";
}

recipe::RecipeBuilder RecipeMaker::new_builder() const {
  return recipe::RecipeBuilder(machine_, options_.null_arguments, options_.prefix);
}

/// The last object of the type that there is.
std::optional<Operand> RecipeMaker::made_by_prefix(const vm::Class& type) const {
  for (std::size_t i = options_.prefix.steps.size(); i-- > 0;) {
    vm::Class* made = result_type(machine_, *options_.prefix.steps[i].method);
    if (made != nullptr && made->is_assignable_to(&type))
      return Operand{Operand::Kind::Result, static_cast<std::uint32_t>(i)};
  }
  return std::nullopt;
}

Operand RecipeMaker::add_receiver(recipe::RecipeBuilder& builder, vm::Class& type) const {
  std::optional<Operand> made = made_by_prefix(type);
  return made ? *made : builder.add_receiver(type);
}

/// The class itself, or the first subclass whose methods are called.
vm::Class& RecipeMaker::receiver_class(const Calls& calls) const {
  for (const Invokable* invokable : calls) {
    if (invokable->has_receiver && invokable->arguments.front() != &klass_)
      return *invokable->arguments.front();
  }
  return klass_;
}

RecipeMaker::Calls RecipeMaker::calls_on(const vm::Class& type, Calls calls) {
  std::erase_if(calls, [&](const Invokable* invokable) {
    return invokable->has_receiver && !type.is_assignable_to(invokable->arguments.front());
  });
  return calls;
}

vm::Class* RecipeMaker::load(std::string_view name) {
  return concolic::class_of(machine_, klass_, "L" + std::string(name) + ";");
}

void RecipeMaker::list_makers(const recipe::ClassIndex& index) {
  for (const recipe::ClassIndex::MethodRef& ref : index.makers(klass_.name)) {
    if (makers_.size() >= kMostMakers) break;
    vm::Class* owner = ref.owner == klass_.name ? nullptr : load(ref.owner);
    if (owner == nullptr || !visibility_.may_name(*owner)) continue;
    vm::Method* method = machine_.universe().find_method(*owner, ref.name, ref.descriptor);
    if (method == nullptr || method->is_static() || !visibility_.may_call(*method)) continue;
    if (!owner->is_assignable_to(&klass_)) makers_.push_back(method);
  }
}

/// Methods that look as if they changed the object: they return nothing, the object itself, or
/// whether it has changed.
const std::vector<vm::Method*>& RecipeMaker::changers(vm::Class& type) {
  auto [known, is_new] = changers_.try_emplace(&type);
  if (!is_new) return known->second;
  std::vector<vm::Method*> found;
  for (vm::Class* owner = &type; owner != nullptr && owner->super != nullptr;
       owner = owner->super) {
    for (vm::Method& method : owner->methods) {
      if (method.is_static() || method.info->name.starts_with('<') || method.is_abstract())
        continue;
      if (!visibility_.may_call(method) || !method.info->has_code) continue;
      bool has_arguments = method.argument_count > 1;
      vm::Class* result = result_type(machine_, method);
      bool changes = method.return_kind == vm::Kind::Void ||
                     (result != nullptr && type.is_assignable_to(result) &&
                      result != machine_.universe().well_known().object) ||
                     (method.return_kind == vm::Kind::Boolean && has_arguments) ||
                     (owner->trusted && method.info->name == "put");
      if (changes) found.push_back(&method);
    }
  }
  return known->second = std::move(found);
}

recipe::Recipe RecipeMaker::sequence(const Calls& before, vm::Method& method) {
  recipe::RecipeBuilder builder = new_builder();
  bool has_receiver = needs_receiver(method);
  for (const Invokable* invokable : before) has_receiver |= invokable->has_receiver;
  vm::Class& type = receiver_class(before);
  Operand receiver;
  if (has_receiver) receiver = add_receiver(builder, type);
  for (const Invokable* invokable : calls_on(type, before)) {
    if (invokable->method != nullptr) builder.add_call(*invokable->method, receiver);
    if (invokable->field != nullptr) builder.add_store(*invokable->field, receiver);
  }
  builder.add_call(method, receiver);
  return builder.take();
}

explore::Menu RecipeMaker::menu(vm::Class* type, const Calls& calls, std::size_t inputs) const {
  explore::Menu menu;
  recipe::RecipeBuilder builder = new_builder();
  menu.first_steps = builder.size();
  if (type != nullptr) menu.object = add_receiver(builder, *type);
  for (const Invokable* invokable : calls) {
    std::vector<std::uint32_t>& steps = menu.steps.emplace_back();
    for (std::size_t i = 0; i < inputs; ++i) {
      steps.push_back(static_cast<std::uint32_t>(builder.size()));
      Operand receiver = menu.object.value_or(Operand{});
      if (invokable->method != nullptr) builder.add_call(*invokable->method, receiver);
      if (invokable->method == nullptr) builder.add_store(*invokable->field, receiver);
    }
  }
  menu.recipe = builder.take();
  return menu;
}

std::vector<recipe::Recipe> RecipeMaker::aliased(vm::Method& method) {
  std::vector<recipe::Recipe> recipes;
  std::vector<vm::Class*> types = parameter_types(machine_, method);
  for (std::size_t i = 0; i < types.size() && needs_receiver(method); ++i) {
    if (types[i] == nullptr || !klass_.is_assignable_to(types[i])) continue;
    if (producers_.is_limited(*types[i])) continue;
    recipe::RecipeBuilder builder = new_builder();
    Operand receiver = add_receiver(builder, klass_);
    builder.add_call(method, receiver);
    builder.replace_argument(i, receiver);
    recipes.push_back(builder.take());
  }
  for (std::size_t i = 0; i < types.size(); ++i) {
    for (std::size_t k = 0; k < types.size(); ++k) {
      bool is_pair = i != k && types[i] != nullptr && types[k] != nullptr &&
                     types[i]->is_assignable_to(types[k]) && (types[i] != types[k] || i < k);
      if (!is_pair || recipes.size() >= kMostAliases) continue;
      recipe::RecipeBuilder builder(machine_, false);
      Operand receiver;
      if (needs_receiver(method)) receiver = builder.add_receiver(klass_);
      builder.add_call(method, receiver);
      builder.replace_argument(k, builder.argument(i));
      recipes.push_back(builder.take());
    }
  }
  return recipes;
}

/// An object as it is made, or made step by step so that its parts can be prepared.
Operand RecipeMaker::object(Draft& draft, vm::Class& type, unsigned depth) {
  bool by_steps = depth < kMostNesting && !type.trusted && random_.below(2) == 0;
  if (by_steps) {
    std::vector<concolic::Producer> producers = producers_.producers(type);
    std::erase_if(producers, [&](const concolic::Producer& producer) {
      return producer.method == nullptr || producer.kind == concolic::Producer::Kind::Stub;
    });
    if (!producers.empty()) {
      std::size_t chosen =
          std::min(random_.below(producers.size()), random_.below(producers.size()));
      vm::Method& method = *producers[chosen].method;
      Operand owner;
      if (needs_receiver(method)) owner = object(draft, *method.owner, depth + 1);
      return changed(draft, type, call(draft, method, owner, depth + 1), depth);
    }
  }
  // Each time another subtype, so that all have their turn.
  vm::Class* made = &type;
  if (type.is_abstract() && !type.trusted && random_.below(4) != 0) {
    std::vector<concolic::Producer> producers = producers_.producers(type);
    if (!producers.empty()) made = producers[random_.below(producers.size())].type;
    if (producers_.is_stub(*made)) made = &type;
  }
  return changed(draft, *made, draft.builder.add_receiver(*made), depth);
}

Operand RecipeMaker::changed(Draft& draft, vm::Class& type, Operand object, unsigned depth) {
  const std::vector<vm::Method*>& methods = changers(type);
  if (methods.empty()) return object;
  vm::Method* last = nullptr;
  for (std::size_t count = random_.below(kMostChanges + 1); count > 0; --count) {
    if (last == nullptr || random_.below(3) != 0) last = methods[random_.below(methods.size())];
    if (draft.builder.size() > kMostSteps) break;
    Operand result = call(draft, *last, object, depth + 1);
    vm::Class* given = result_type(machine_, *last);
    bool goes_on = given != nullptr && given->is_assignable_to(&type) && random_.below(2) == 0;
    if (goes_on) object = result;  // fluent ones may give a changed copy
  }
  return object;
}

Operand RecipeMaker::receiver(Draft& draft, vm::Class& type) {
  if (&type != &klass_ || made_by_prefix(type)) return add_receiver(draft.builder, type);
  bool prepares = !makers_.empty() &&
                  (prefers_makers_ ? random_.below(8) != 0 : random_.below(kMadeReceiver) == 0);
  if (!prepares && random_.below(2) == 0) return draft.builder.add_receiver(klass_);
  if (!prepares) return object(draft, klass_, 0);
  vm::Method& maker = *makers_[random_.below(makers_.size())];
  Operand owner = object(draft, *maker.owner, 0);
  // A builder mostly wants everything to be set.
  for (vm::Method* changer : changers(*maker.owner)) {
    if (random_.below(3) != 0 && draft.builder.size() < kMostSteps / 2)
      call(draft, *changer, owner, kMostNesting);
  }
  return call(draft, maker, owner, 0);
}

RecipeMaker::Given RecipeMaker::prepare_arguments(Draft& draft, vm::Method& method,
                                                  const Operand& receiver, unsigned depth) {
  Given given;
  std::vector<vm::Class*> types = parameter_types(machine_, method);
  for (std::size_t i = 0; i < types.size(); ++i) {
    vm::Class* type = types[i];
    if (type == nullptr || type->is_array() || draft.builder.size() > kMostSteps) continue;
    bool is_limited = producers_.is_limited(*type);
    if (random_.below(kKnownArgument) == 0 && !is_limited) {
      std::vector<Operand> fitting;
      for (const Known& known : draft.known) {
        if (known.type->is_assignable_to(type)) fitting.push_back(known.operand);
      }
      bool fits_itself =
          needs_receiver(method) && depth == 0 && method.owner->is_assignable_to(type);
      if (fits_itself) fitting.push_back(receiver);
      if (!fitting.empty()) {
        given.emplace_back(i, fitting[random_.below(fitting.size())]);
        continue;
      }
    }
    bool is_map = type->name == "java/util/Map";
    if ((type->trusted && !is_map) || depth >= kMostNesting || is_limited) continue;
    if (random_.below(kChangedArgument) != 0) continue;
    if (is_map) type = machine_.universe().load_boot("java/util/HashMap");
    given.emplace_back(i, object(draft, *type, depth + 1));
  }
  return given;
}

Operand RecipeMaker::call(Draft& draft, vm::Method& method, const Operand& receiver,
                          unsigned depth) {
  Given given = prepare_arguments(draft, method, receiver, depth);
  Operand result = draft.builder.add_call(method, receiver);
  for (const auto& [index, operand] : given) draft.builder.replace_argument(index, operand);
  vm::Class* type = result_type(machine_, method);
  if (type != nullptr && type != machine_.universe().well_known().object)
    draft.known.push_back({result, type});
  return result;
}

RecipeMaker::Calls RecipeMaker::some_calls(std::size_t most) {
  Calls calls;
  std::size_t count =
      callable_.empty() ? 0 : std::min(random_.below(most + 1), random_.below(most + 1));
  for (std::size_t i = 0; i < count; ++i) {
    bool again = !calls.empty() && random_.below(3) == 0;
    calls.push_back(again ? calls.back() : callable_[random_.below(callable_.size())]);
  }
  return calls;
}

void RecipeMaker::make_calls(Draft& draft, const Calls& calls, const Operand& receiver) {
  for (const Invokable* invokable : calls) {
    if (invokable->method != nullptr) call(draft, *invokable->method, receiver, 0);
    if (invokable->field != nullptr) draft.builder.add_store(*invokable->field, receiver);
  }
}

recipe::Recipe RecipeMaker::random(vm::Method& method) {
  Draft draft{new_builder(), {}};
  Calls before = some_calls(options_.max_calls);
  bool has_receiver = needs_receiver(method);
  for (const Invokable* invokable : before) has_receiver |= invokable->has_receiver;
  vm::Class& type = receiver_class(before);
  Operand object;
  if (has_receiver) object = receiver(draft, type);
  make_calls(draft, calls_on(type, before), object);
  call(draft, method, object, 0);
  return draft.builder.take();
}

std::optional<recipe::Recipe> RecipeMaker::extended(const recipe::Recipe& base,
                                                    vm::Method& method) {
  const recipe::Step& last = base.steps.back();
  if (last.method == nullptr || base.steps.size() >= kMostSteps) return std::nullopt;
  bool constructs = last.method->info->name == "<init>";
  if (!constructs && last.method->is_static()) return std::nullopt;
  Operand object{Operand::Kind::Result, static_cast<std::uint32_t>(base.steps.size() - 1)};
  if (!constructs) object = last.operands.front();
  Draft draft{recipe::RecipeBuilder(machine_, options_.null_arguments, base), {}};
  make_calls(draft, calls_on(klass_, some_calls(2)), object);
  call(draft, method, object, 0);
  return draft.builder.take();
}

}  // namespace assay::search
