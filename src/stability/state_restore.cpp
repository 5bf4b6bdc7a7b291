// SPDX-License-Identifier: Apache-2.0
#include "stability/state_restore.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>

#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "interp/completion.h"
#include "interp/run/call_aside.h"
#include "interp/run/meter.h"
#include "interp/run/run_scope.h"
#include "source/expression.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::stability {

namespace {

using source::Expression;

constexpr std::uint64_t kFuel = 20'000;  // a getter that needs more is none

vm::Slot slot_of(std::uint64_t bits) {
  vm::Slot slot;
  slot.raw = bits;
  return slot;
}

/// "formatDefaultBefore" for the field DEFAULT of Format.
std::string keeper_of(const vm::Field& field) {
  std::string name(field.owner->name.substr(field.owner->name.find_last_of("/$") + 1));
  name.front() = static_cast<char>(std::tolower(name.front()));
  std::string of_field(field.info->name);
  const bool is_constant = std::ranges::none_of(of_field, [](char c) { return std::islower(c); });
  if (is_constant) {
    std::ranges::transform(of_field, of_field.begin(),
                           [](char c) { return static_cast<char>(std::tolower(c)); });
  }
  of_field.front() = static_cast<char>(std::toupper(of_field.front()));
  return name + of_field + "Before";
}

}  // namespace

StateRestore::StateRestore(interp::Machine& machine, search::Campaign& campaign)
    : machine_(machine), campaign_(campaign), types_(campaign.facts().visibility) {}

std::vector<vm::Field*> StateRestore::variables() const {
  std::vector<vm::Field*> found;
  vm::Universe& universe = machine_.universe();
  for (std::uint32_t id = 0; id < universe.class_count(); ++id) {
    vm::Class* klass = universe.class_by_id(id);
    if (klass == nullptr || klass->trusted || !klass->is_initialised()) continue;
    if (klass->is_invented) continue;  // each test has its own
    for (vm::Field& field : klass->fields) {
      const bool is_variable = field.is_static() && !field.is_final() && field.info != nullptr;
      if (is_variable) found.push_back(&field);
    }
  }
  return found;
}

std::optional<source::Type> StateRestore::type_of(const vm::Field& field) const {
  if (field.kind != vm::Kind::Ref) return javatext::JavaTypes::of_kind(field.kind);
  const vm::Class* klass = concolic::class_of(machine_, *field.owner, field.info->descriptor);
  return klass == nullptr ? std::nullopt : types_.raw(*klass);
}

/// At the end of a test there is no place for checked exceptions.
bool StateRestore::may_be_called(const vm::Method& method) const {
  return method.is_static() && campaign_.facts().visibility.may_call(method) &&
         method.info->exceptions.empty();
}

bool StateRestore::reads(vm::Method& getter, const vm::Field& field) {
  if (getter.info->descriptor != "()" + std::string(field.info->descriptor)) return false;
  const StaticValues now(machine_, {const_cast<vm::Field*>(&field)});
  interp::Machine::Mark mark = machine_.mark();
  interp::RunScope scope(machine_);
  interp::Limits limits;
  limits.fuel = kFuel;
  scope.set_limits(limits);
  const interp::Completion answer = interp::call_aside(machine_, getter, {});
  const bool is_same =
      answer.returned() && now.changed().empty() && now.is_held_by(field, answer.value);
  machine_.rollback(mark);
  return is_same;
}

/// Tried with what the field holds, which is put in after something else.
bool StateRestore::writes(vm::Method& setter, const vm::Field& field) {
  const classfile::MethodDescriptor descriptor(setter.info->descriptor);
  if (descriptor.parameter_text() != field.info->descriptor) return false;
  const StaticValues now(machine_, {const_cast<vm::Field*>(&field)});
  interp::Machine::Mark mark = machine_.mark();
  interp::RunScope scope(machine_);
  interp::Limits limits;
  limits.fuel = kFuel;
  scope.set_limits(limits);
  now.disturb(field);
  const interp::Completion done =
      interp::call_aside(machine_, setter, {slot_of(now.old_value(field))});
  const bool is_set = done.returned() && now.changed().empty();
  machine_.rollback(mark);
  return is_set;
}

std::optional<source::Restoration> StateRestore::find_way(vm::Field& field) {
  std::optional<source::Type> type = type_of(field), owner = types_.raw(*field.owner);
  if (!type || !owner) return std::nullopt;
  const std::string keeper = keeper_of(field);
  source::Restoration way{*type, keeper, {}, {}};
  if (campaign_.facts().visibility.may_use(field)) {
    way.read = {Expression::Kind::StaticField, std::string(field.info->name), *owner};
    way.put_back = {Expression::Kind::Assign, "", {}, {way.read, source::variable(keeper)}};
    return way;
  }
  const vm::Method *getter = nullptr, *setter = nullptr;
  for (vm::Method& method : field.owner->methods) {
    if (!may_be_called(method)) continue;
    if (getter == nullptr && reads(method, field)) getter = &method;
    if (setter == nullptr && writes(method, field)) setter = &method;
  }
  if (getter == nullptr || setter == nullptr) return std::nullopt;
  way.read = {Expression::Kind::StaticCall, std::string(getter->info->name), *owner};
  way.put_back = {Expression::Kind::StaticCall,
                  std::string(setter->info->name),
                  *owner,
                  {source::variable(keeper)}};
  return way;
}

const std::optional<source::Restoration>& StateRestore::way_for(vm::Field& field) {
  auto known = ways_.find(&field);
  if (known == ways_.end()) known = ways_.emplace(&field, find_way(field)).first;
  return known->second;
}

void StateRestore::put_back(const StaticValues& before, const std::set<vm::Field*>& fields) {
  for (vm::Field* field : fields) {
    if (can_put_back(*field)) before.put_back(*field);
  }
}

std::vector<source::Restoration> StateRestore::of(const std::set<vm::Field*>& fields) {
  std::vector<source::Restoration> found;
  for (vm::Field* field : fields) {
    if (const auto& way = way_for(*field)) found.push_back(*way);
  }
  std::ranges::sort(found, {}, &source::Restoration::keeper);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace assay::stability
