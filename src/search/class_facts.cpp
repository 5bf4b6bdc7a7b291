// SPDX-License-Identifier: Apache-2.0
#include "search/class_facts.h"

#include <algorithm>
#include <iterator>

#include "explore/method_explorer.h"
#include "recipe/injection/injected_fields.h"
#include "recipe/invokables.h"
#include "recipe/sequences/sequences.h"
#include "recipe/subclass_setters.h"
#include "recipe/types/handled_failures.h"
#include "targets/access.h"

namespace assay::search {

namespace {

recipe::MemberAccess member_access(targets::Access access) {
  return access == targets::Access::Public ? recipe::MemberAccess::Public
                                           : recipe::MemberAccess::Package;
}

}  // namespace

ClassFacts::ClassFacts(boot::Runtime& runtime, const recipe::ClassIndex& class_index,
                       const SearchOptions& search_options, vm::Class& under_test)
    : machine(runtime.machine()),
      options(search_options),
      klass(under_test),
      index(class_index),
      visibility(std::string(klass.package()), options.access == targets::Access::Package,
                 options.release),
      stubs(machine, *klass.loader, visibility),
      producers(machine, index, visibility, stubs, klass),
      calls(machine, {&klass}),
      effects(machine, {&klass}),
      static_state(machine, index, visibility, effects, klass),
      mutators(effects, set_up_calls()),
      dictionary(dictionary_of(klass, explore::words_of(runtime, klass))) {
  if (!options.invents_classes) stubs.invent_nothing();
  if (options.invents_classes) stubs.set_handled(recipe::handled_failures(machine, klass));
  if (options.criteria.failures) dictionary.marks = marks_of(dictionary.words);
}

void ClassFacts::list_members() {
  for (vm::Method& method : klass.methods) {
    if (may_be_tested(method)) members.push_back(&method);
  }
}

bool ClassFacts::is_member(const vm::Method* method) const {
  return std::find(members.begin(), members.end(), method) != members.end();
}

/// A test names the fields that it uses and the types of what it calls by reflection.
bool ClassFacts::can_be_written(const recipe::Invokable& invokable) const {
  if (invokable.field != nullptr) return visibility.may_use(*invokable.field);
  if (visibility.may_call(*invokable.method)) return true;
  bool is_named = std::all_of(invokable.arguments.begin(), invokable.arguments.end(),
                              [&](const vm::Class* type) { return visibility.may_name(*type); });
  bool is_call = invokable.kind == recipe::Invokable::Kind::Method ||
                 invokable.kind == recipe::Invokable::Kind::StaticMethod;
  return is_call && is_named && visibility.may_name(*invokable.method->owner);
}

/// What may be called before a method of the class: its own members, methods of subclasses that set
/// what it cannot set itself, and what sets static state.
std::vector<recipe::Invokable> ClassFacts::set_up_calls() {
  std::vector<recipe::Invokable> found =
      recipe::invokables_of(machine, klass, member_access(options.access));
  if (options.allow_reflection) {
    found = recipe::invokables_of(machine, klass, recipe::MemberAccess::All);
    std::erase_if(found, [&](const recipe::Invokable& each) { return !can_be_written(each); });
    std::ranges::move(recipe::injected_fields(machine, visibility, klass),
                      std::back_inserter(found));
  }
  auto add = [&](std::vector<recipe::Invokable> more) {
    std::move(more.begin(), more.end(), std::back_inserter(found));
  };
  add(recipe::subclass_setters(machine, index, visibility, effects, klass, found));
  add(static_state.setters());
  return found;
}

bool ClassFacts::may_be_tested(const vm::Method& method) const {
  std::string_view name = machine.universe().symbols().text(method.name);
  if (name == "<clinit>" || method.is_abstract() || !method.info->has_code) return false;
  if (!visibility.may_call(method)) return false;
  if (name == "<init>" && (klass.is_abstract() || !producers.can_be_named(method))) return false;
  bool is_enum = klass.super != nullptr && klass.super->name == "java/lang/Enum";
  if (is_enum && (name == "values" || name == "valueOf") && method.is_static()) return false;
  if (options.methods.empty()) return true;
  std::string shown = name == "<init>" ? "new" : std::string(name);
  return std::find(options.methods.begin(), options.methods.end(), shown) != options.methods.end();
}

}  // namespace assay::search
