// SPDX-License-Identifier: Apache-2.0
// Asks objects by methods that look like getters. Each is asked in a state of its own; one that
// writes something is kept only if all answers are the same when they are asked in turn.
#include "oracle/observer.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "interp/completion.h"
#include "interp/run/call_aside.h"
#include "interp/run/run_scope.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::oracle {

namespace {

using source::Assertion;
using source::Expression;

constexpr std::size_t kMostObservers = 10;

bool starts_like_getter(std::string_view name) {
  constexpr std::array<std::string_view, 3> kPrefixes{"get", "is", "has"};
  return std::any_of(kPrefixes.begin(), kPrefixes.end(), [&](std::string_view prefix) {
    return name.starts_with(prefix) && name.size() > prefix.size() &&
           std::isupper(static_cast<unsigned char>(name[prefix.size()])) != 0;
  });
}

bool is_named_like_observer(const vm::Class& owner, std::string_view name) {
  constexpr std::array<std::string_view, 12> kNames{
      "size",     "length", "count",     "isEmpty",  "toString",    "name",
      "intValue", "value",  "longValue", "capacity", "doubleValue", "ordinal"};
  if (std::find(kNames.begin(), kNames.end(), name) != kNames.end()) return true;
  if (name != "getClass" && starts_like_getter(name)) return true;
  const auto& components = owner.file->record_components;
  return std::any_of(components.begin(), components.end(),
                     [&](const auto& component) { return component.name == name; });
}

}  // namespace

namespace {

/// An array that is declared as something else must be cast for the comparison.
void cast_arrays(Assertion& assertion, const vm::Class* declared) {
  bool is_array = declared != nullptr && declared->is_array();
  if (assertion.kind != Assertion::Kind::ArrayEquals || is_array) return;
  Expression cast{Expression::Kind::Cast, "", assertion.expected.type};
  cast.operands.push_back(std::move(assertion.actual));
  assertion.actual = std::move(cast);
}

bool declares_array(interp::Machine& machine, const vm::Method& method) {
  std::string_view text = machine.universe().symbols().text(method.descriptor);
  return classfile::result_type(text).starts_with('[');
}

}  // namespace

bool quotes_library(const std::string& text) {
  for (std::size_t at = text.find("java."); at != std::string::npos;
       at = text.find("java.", at + 1)) {
    std::string name = text.substr(at, text.find_first_of(" :", at) - at);
    if (name.ends_with("Exception") || name.ends_with("Error")) return true;
  }
  return false;
}

bool Observer::is_observer(const vm::Method& method) const {
  namespace access = classfile::access;
  const vm::SymbolTable& symbols = machine_.universe().symbols();
  if (method.is_static() || method.argument_count != 1 || method.return_kind == vm::Kind::Void)
    return false;
  if (method.is(access::kSynthetic) || !method.info->exceptions.empty()) return false;
  if (!rules_.may_observe(method)) return false;
  std::string_view name = symbols.text(method.name);
  if (method.owner == machine_.universe().well_known().object) return false;
  return is_named_like_observer(*method.owner, name);
}

std::vector<vm::Method*> Observer::observers_of(vm::Class& type) const {
  std::vector<vm::Method*> found;
  std::set<std::string_view> names;
  std::vector<vm::Class*> types{&type};
  for (std::size_t i = 0; i < types.size(); ++i) {
    vm::Class* at = types[i];
    if (at->file == nullptr) continue;
    for (vm::Method& method : at->methods) {
      if (!is_observer(method) || found.size() >= kMostObservers) continue;
      if (names.insert(machine_.universe().symbols().text(method.name)).second)
        found.push_back(&method);
    }
    if (at->super != nullptr) types.push_back(at->super);
    types.insert(types.end(), at->interfaces.begin(), at->interfaces.end());
  }
  return found;
}

/// As things are: nothing is undone.
std::optional<Observer::Answer> Observer::ask(const Expression& subject, vm::Ref object,
                                              vm::Method& method) const {
  vm::Universe& universe = machine_.universe();
  const std::size_t written = universe.heap().journal().size();
  interp::Completion answer = interp::call_aside(machine_, method, {vm::Slot::of_ref(object)});
  if (!answer.returned()) return std::nullopt;
  const bool writes = universe.heap().journal().size() != written;
  Expression call{Expression::Kind::Call, std::string(universe.symbols().text(method.name)), {}};
  call.operands.push_back(subject);
  auto assertion = values_.assertion(method.return_kind, answer.value, std::move(call));
  if (!assertion || rules_.is_ours(source::to_text(assertion->expected))) return std::nullopt;
  assertion->asked = method.id;
  if (!declares_array(machine_, method)) cast_arrays(*assertion, nullptr);
  return Answer{&method, std::move(*assertion), writes};
}

/// Whether the answers are the same when all are asked for one after the other, twice.
bool Observer::hold_in_turn(const Expression& subject, vm::Ref object,
                            const std::vector<Answer>& answers) const {
  interp::Machine::Mark mark = machine_.mark();
  bool same = true;
  for (std::size_t i = 0; i < 2 * answers.size() && same; ++i) {
    const Answer& before = answers[i % answers.size()];
    auto now = ask(subject, object, *before.method);
    same = now &&
           source::to_text(now->assertion.expected) == source::to_text(before.assertion.expected);
  }
  interp::rollback_part(machine_, mark);
  return same;
}

void Observer::observe_state(const Expression& subject, vm::Ref object, vm::Class& declared,
                             std::vector<Assertion>& found) const {
  std::vector<Answer> answers;
  for (vm::Method* method : observers_of(declared)) {
    interp::Machine::Mark mark = machine_.mark();
    auto answer = ask(subject, object, *method);
    interp::rollback_part(machine_, mark);
    if (answer) answers.push_back(std::move(*answer));
  }
  auto writes = [](const Answer& answer) { return answer.writes; };
  // A getter may fill a cache, but it may not change what the next one says.
  if (std::any_of(answers.begin(), answers.end(), writes) &&
      !hold_in_turn(subject, object, answers))
    std::erase_if(answers, writes);
  for (Answer& answer : answers) found.push_back(std::move(answer.assertion));
}

void Observer::observe_result(const Expression& actual, vm::Kind kind, vm::Slot value,
                              vm::Class* declared, std::vector<Assertion>& found) const {
  if (auto assertion = values_.assertion(kind, value, actual)) {
    cast_arrays(*assertion, declared);
    if (!rules_.is_ours(source::to_text(assertion->expected)))
      found.push_back(std::move(*assertion));
    return;
  }
  if (kind != vm::Kind::Ref || declared == nullptr) return;
  std::size_t before = found.size();
  if (!declared->is_array()) observe_state(actual, value.ref, *declared, found);
  if (found.size() == before) {
    Assertion exists;
    exists.kind = Assertion::Kind::IsNotNull;
    exists.actual = actual;
    found.push_back(std::move(exists));
  }
}

}  // namespace assay::oracle
