// SPDX-License-Identifier: Apache-2.0
#include "crash/statics/static_starts.h"

#include <algorithm>
#include <string>

#include "crash/statics/static_blame.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/class_facts.h"
#include "search/statics/static_reads.h"
#include "source/expression.h"

namespace assay::crash {

namespace {

using Classes = std::vector<vm::Class*>;

bool takes_static_state(const recipe::Recipe& recipe) {
  return std::any_of(recipe.steps.begin(), recipe.steps.end() - 1,
                     [](const recipe::Step& step) { return step.is_static_state(); });
}

/// Of classes that have a state at all; those that steps speak of come first, in their order.
std::vector<std::string> names_of(const recipe::Recipe& recipe, const Classes& classes) {
  Classes ordered;
  const auto add = [&](vm::Class* klass) {
    const bool is_one = std::ranges::find(classes, klass) != classes.end();
    if (is_one && std::ranges::find(ordered, klass) == ordered.end()) ordered.push_back(klass);
  };
  for (const recipe::Step& step : recipe.steps) {
    if (vm::Class* owner = step.owner()) add(owner);
  }
  for (vm::Class* each : classes) add(each);
  std::vector<std::string> names;
  for (vm::Class* each : ordered) {
    const bool has_statics =
        std::ranges::any_of(each->fields, [](const vm::Field& field) { return field.is_static(); });
    if (has_statics || search::StaticReads::initialiser_of(*each) != nullptr)
      names.push_back(vm::external_name(*each));
  }
  return names;
}

/// What a call of a helper of the test class does to a field.
std::string store_text(const source::Expression& call, const source::TestCase& test) {
  const auto helper = std::ranges::find(test.helpers, call.text, &source::Helper::name);
  if (helper == test.helpers.end() || !helper->sets_field) return source::to_text(call);
  return source::to_text(helper->owner) + "." + helper->method + " = " +
         source::to_text(call.operands.back());
}

/// "pkg.D.g = -1": what the test does to static state before the call.
std::vector<std::string> values_in(const recipe::Recipe& recipe, const source::TestCase& test) {
  std::vector<std::string> values;
  const bool has_stores = std::ranges::any_of(
      recipe.steps, [](const recipe::Step& step) { return step.field != nullptr; });
  if (!has_stores) return values;
  for (const source::Statement& statement : test.arrange) {
    const bool is_initialisation = statement.value.text == "forName";
    const bool is_static = statement.value.kind == source::Expression::Kind::Assign ||
                           statement.value.kind == source::Expression::Kind::StaticCall;
    if (is_static && !is_initialisation) values.push_back(store_text(statement.value, test));
  }
  return values;
}

bool is_about_initialisation(const findings::Crash& crash) {
  return crash.exception == "java.lang.ExceptionInInitializerError" ||
         crash.exception == "java.lang.NoClassDefFoundError";
}

}  // namespace

std::set<vm::Field*> StaticStarts::assigned(const search::Finding& found) const {
  std::set<vm::Field*> fields;
  for (const recipe::Step& step : found.trial->recipe().steps) {
    if (step.field != nullptr && step.field->is_static()) fields.insert(step.field);
  }
  return fields;
}

bool StaticStarts::can_put_back(const std::set<vm::Field*>& fields) {
  return std::ranges::all_of(fields,
                             [&](vm::Field* field) { return restore_.can_put_back(*field); });
}

bool StaticStarts::settle(const search::Finding& found, search::Campaign::Deadline deadline,
                          findings::Crash& crash, source::TestCase& test) {
  const recipe::Recipe& recipe = found.trial->recipe();
  const explore::InitialisedClasses classes = found.trial->look(found.input, deadline).initialised;
  const std::set<vm::Field*> fields = assigned(found);
  const bool has_state = takes_static_state(recipe);
  findings::StaticStart start;
  start.needs_fresh_classes =
      !fails_with_all_initialised(machine_, campaign_, found, classes, deadline);
  // A class that nobody can initialise is no state that somebody has put it into.
  if (!has_state && (!start.needs_fresh_classes || is_about_initialisation(crash))) return false;
  start.initialised = names_of(recipe, classes.before);
  start.triggered = names_of(recipe, classes.by_last_step);
  start.values = values_in(recipe, test);
  start.is_reachable = std::ranges::all_of(
      fields, [&](const vm::Field* field) { return campaign_.facts().visibility.may_use(*field); });
  test.changes_static_state = true;
  if (start.needs_fresh_classes || !can_put_back(fields)) {
    test.fresh.emplace();
    test.fresh->state = start.text();
    if (start.needs_fresh_classes) test.fresh->untouched = start.triggered;
  } else {
    test.restorations = restore_.of(fields);
  }
  crash.statics = std::move(start);
  return true;
}

}  // namespace assay::crash
