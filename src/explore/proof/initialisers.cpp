// SPDX-License-Identifier: Apache-2.0
#include "explore/proof/initialisers.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "explore/proof/reachable_code.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"
#include "vm/symbols.h"

namespace assay::explore {

namespace {

using classfile::Instruction;
using classfile::Opcode;
using vm::VerifiedCode;

const vm::Method* initialiser_of(vm::Universe& universe, const vm::Class& klass) {
  const vm::Symbol name = universe.intern("<clinit>");
  const auto found = std::find_if(klass.methods.begin(), klass.methods.end(),
                                  [&](const vm::Method& method) { return method.name == name; });
  return found == klass.methods.end() ? nullptr : &*found;
}

/// Whether a method of the library gives the same for the same arguments, always and everywhere.
bool is_pure(const classfile::MemberRef& called) {
  constexpr std::string_view kPure[] = {
      "java/lang/Object", "java/lang/Enum",         "java/lang/Record",  "java/lang/Math",
      "java/lang/String", "java/lang/Integer",      "java/lang/Long",    "java/lang/Short",
      "java/lang/Byte",   "java/lang/Character",    "java/lang/Boolean", "java/lang/Double",
      "java/lang/Float",  "java/lang/StringBuilder"};
  constexpr std::string_view kImpure[] = {"hashCode", "getInteger", "getLong", "getBoolean",
                                          "random",   "format",     "getBytes"};
  const auto has = [](const auto& table, std::string_view text) {
    return std::find(std::begin(table), std::end(table), text) != std::end(table);
  };
  return has(kPure, called.class_name) && !has(kImpure, called.name);
}

/// What may run while a class is being initialised.
struct Initialisation {
  std::set<const vm::Class*> classes;  // of the program that are initialised too, itself included
  std::set<const vm::Method*> methods;
  bool is_complete = true;
};

Initialisation initialisation_of(vm::Universe& universe, const vm::Class& klass) {
  Initialisation found;
  std::vector<const vm::Class*> work{&klass};
  while (!work.empty()) {
    const vm::Class* each = work.back();
    work.pop_back();
    if (each->trusted || !found.classes.insert(each).second) continue;
    if (each->super != nullptr) work.push_back(each->super);
    work.insert(work.end(), each->all_interfaces.begin(), each->all_interfaces.end());
    const vm::Method* initialiser = initialiser_of(universe, *each);
    if (initialiser == nullptr) continue;
    const ReachableCode code = reachable_code(universe, *initialiser);
    found.is_complete &= code.is_complete;
    found.methods.insert(code.methods.begin(), code.methods.end());
    work.insert(work.end(), code.initialised.begin(), code.initialised.end());
  }
  return found;
}

/// Whether what the initialiser of a class reads in another is the same whichever of the two is
/// initialised first.
bool is_constant_for(vm::Universe& universe, const vm::Class& klass, const vm::Field& field) {
  return initialisation_of(universe, *field.owner).classes.count(&klass) == 0 &&
         is_constant(universe, field, *initialiser_of(universe, klass));
}

/// Whether an initialiser comes to the same whenever and wherever it is run.
bool is_deterministic(vm::Universe& universe, const vm::Class& klass) {
  const vm::Method* initialiser = initialiser_of(universe, klass);
  if (initialiser == nullptr) return true;
  const ReachableCode code = reachable_code(universe, *initialiser);
  if (!code.is_complete) return false;
  for (const vm::Method* method : code.methods) {
    const auto body = VerifiedCode::of(universe, *method);
    if (!body && !method->is_abstract()) return false;
    if (!body) continue;
    for (const Instruction& each : classfile::Instructions(body->bytecode())) {
      if (each.opcode == Opcode::Invokedynamic) return false;
      if (!each.is_call()) continue;
      const classfile::MemberRef called = body->pool().member(each.constant_operand());
      if (called.class_name.starts_with('[')) continue;  // clone
      const vm::Class* owner =
          vm::find_or_load(universe, *method->owner->loader, called.class_name);
      if (owner == nullptr || (owner->trusted && !is_pure(called))) return false;
    }
  }
  return std::all_of(code.statics.begin(), code.statics.end(), [&](const vm::Field* field) {
    return field->owner == &klass || is_constant_for(universe, klass, *field);
  });
}

}  // namespace

bool is_assertion_switch(vm::Universe& universe, const vm::Field& field) {
  return universe.symbols().text(field.name) == "$assertionsDisabled";
}

bool is_constant(vm::Universe& universe, const vm::Field& field, const vm::Method& reader) {
  const std::string_view name = universe.symbols().text(field.name);
  if (!field.is_final() || is_assertion_switch(universe, field)) return false;
  if (field.info != nullptr && field.info->constant_value_index != 0) return true;
  const Initialisation before = initialisation_of(universe, *field.owner);
  if (!before.is_complete || before.methods.count(&reader) != 0) return false;
  if (name.starts_with("$SwitchMap") || name == "$VALUES") return true;
  if ((field.access_flags & classfile::access::kEnum) != 0) return true;
  const std::string_view type = universe.symbols().text(field.descriptor);
  bool is_value = is_plain(type);
  if (!is_value && type.starts_with('L')) {
    const vm::Class* klass = vm::find_type(universe, *field.owner->loader, type);
    is_value = klass != nullptr && klass->is(classfile::access::kEnum);
  }
  return is_value && is_deterministic(universe, *field.owner);
}

namespace {

/// Of its own initialiser, not of those of other classes that it leads to.
bool reaches_out_itself(vm::Universe& universe, const vm::Class& klass) {
  const vm::Method* initialiser = initialiser_of(universe, klass);
  if (initialiser == nullptr) return false;
  const ReachableCode code = reachable_code(universe, *initialiser);
  if (!code.is_complete) return true;
  const auto is_own = [&](const vm::Field* field) {
    return field->owner == &klass || is_constant(universe, *field, *initialiser);
  };
  if (!std::all_of(code.statics.begin(), code.statics.end(), is_own)) return true;
  for (const vm::Method* method : code.methods) {
    const auto body = VerifiedCode::of(universe, *method);
    if (!body) continue;
    const bool constructs = universe.symbols().text(method->name) == "<init>";
    for (const Instruction& each : classfile::Instructions(body->bytecode())) {
      if (each.opcode == Opcode::Putfield && !constructs) return true;
      if (each.opcode == Opcode::Putstatic &&
          body->pool().member(each.constant_operand()).class_name != klass.name)
        return true;
    }
  }
  return false;
}

}  // namespace

bool reaches_out(vm::Universe& universe, const vm::Class& klass) {
  const std::set<const vm::Class*> all = initialisation_of(universe, klass).classes;
  return std::any_of(all.begin(), all.end(),
                     [&](const vm::Class* each) { return reaches_out_itself(universe, *each); });
}

}  // namespace assay::explore
