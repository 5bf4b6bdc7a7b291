// SPDX-License-Identifier: Apache-2.0
// Looks at code, not at runs: what a run does not read on the paths that it took, another may read
// on those that it did not.
#include "explore/fixed_state.h"

#include <string_view>
#include <vector>

#include "base/text.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

using classfile::Instruction;
using classfile::Opcode;

/// Classes whose values are their contents, which are inputs.
bool is_plain(std::string_view type) {
  constexpr std::string_view kPlain[] = {
      "Ljava/lang/String;",    "Ljava/lang/Integer;", "Ljava/lang/Long;",
      "Ljava/lang/Boolean;",   "Ljava/lang/Byte;",    "Ljava/lang/Short;",
      "Ljava/lang/Character;", "Ljava/lang/Float;",   "Ljava/lang/Double;"};
  for (std::string_view plain : kPlain) {
    if (type == plain) return true;
  }
  return type.size() == 1;
}

/// The constants of an enum are all there are.
bool is_enum(vm::Universe& universe, const vm::Method& method, std::string_view type) {
  if (!type.starts_with('L')) return false;
  const vm::Class* klass =
      universe.find_loaded(*method.owner->loader, universe.intern(type.substr(1, type.size() - 2)));
  return klass != nullptr && klass->is(classfile::access::kEnum);
}

/// Whether a static field of the program is the same in all runs.
bool is_constant(vm::Universe& universe, const vm::Method& reader,
                 const classfile::MemberRef& member) {
  if (member.name == "$assertionsDisabled" || member.name.starts_with("$SwitchMap")) return true;
  vm::Class* klass =
      universe.find_loaded(*reader.owner->loader, universe.intern(member.class_name));
  if (klass == nullptr) return false;
  for (const vm::Field& field : klass->fields) {
    if (universe.symbols().text(field.name) != member.name) continue;
    return field.is_final() &&
           (is_plain(member.descriptor) || is_enum(universe, reader, member.descriptor) ||
            member.name == "$VALUES");
  }
  return false;
}

bool is_array_of_numbers(std::string_view type) { return type.size() == 2 && type.front() == '['; }

/// The methods of the program that can be reached from one by calls, as far as names tell.
class ReachableCode {
 public:
  explicit ReachableCode(vm::Universe& universe) : universe_(universe) {}

  std::set<const vm::Method*> from(const vm::Method& method) {
    work_ = {&method};
    while (!work_.empty()) {
      const vm::Method* next = work_.back();
      work_.pop_back();
      if (seen_.insert(next).second) add_callees(*next);
    }
    return seen_;
  }

 private:
  void add_callees(const vm::Method& method) {
    const auto code = vm::VerifiedCode::of(universe_, method);
    if (!code) return;
    for (const Instruction& each : classfile::Instructions(code->bytecode())) {
      if (each.opcode == Opcode::Invokedynamic) add_lambdas(*method.owner);
      if (!each.is_call()) continue;
      const classfile::MemberRef called = code->pool().member(each.constant_operand());
      add_all(called.name, called.descriptor);
    }
  }

  void add_all(std::string_view name, std::string_view descriptor) {
    for (std::uint32_t id = 0; id < universe_.class_count(); ++id) {
      const vm::Class* klass = universe_.class_by_id(id);
      if (klass == nullptr || klass->trusted) continue;
      for (const vm::Method& method : klass->methods) {
        if (universe_.symbols().text(method.name) == name &&
            universe_.symbols().text(method.descriptor) == descriptor)
          work_.push_back(&method);
      }
    }
  }

  void add_lambdas(const vm::Class& klass) {
    for (const vm::Method& method : klass.methods) {
      if (universe_.symbols().text(method.name).starts_with("lambda$")) work_.push_back(&method);
    }
  }

  vm::Universe& universe_;
  std::vector<const vm::Method*> work_;
  std::set<const vm::Method*> seen_;
};

void look_at(vm::Universe& universe, const vm::Method& method, std::set<FixedState>& fixed) {
  const auto code = vm::VerifiedCode::of(universe, method);
  if (!code) return;
  for (const Instruction& each : classfile::Instructions(code->bytecode())) {
    if (each.opcode == Opcode::Getfield) fixed.insert(FixedState::Receiver);
    if (each.opcode != Opcode::Getstatic) continue;
    const classfile::MemberRef field = code->pool().member(each.constant_operand());
    const bool is_library = field.class_name.starts_with("java/");
    if (!is_library && !is_constant(universe, method, field)) fixed.insert(FixedState::Statics);
  }
}

}  // namespace

std::set<FixedState> fixed_state(vm::Universe& universe, const vm::Method& method) {
  std::set<FixedState> fixed;
  for (const vm::Method* each : ReachableCode(universe).from(method))
    look_at(universe, *each, fixed);
  int arrays = 0;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    arrays += is_array_of_numbers(type.text) ? 1 : 0;
    if (!is_plain(type.text) && !is_array_of_numbers(type.text) &&
        !is_enum(universe, method, type.text))
      fixed.insert(FixedState::Arguments);
  }
  if (arrays > 1) fixed.insert(FixedState::Aliases);
  return fixed;
}

std::string text_of(const std::set<FixedState>& fixed) {
  std::vector<std::string> words;
  for (FixedState state : fixed) {
    switch (state) {
      case FixedState::Receiver:
        words.emplace_back("the state of objects");
        break;
      case FixedState::Arguments:
        words.emplace_back("the types of arguments");
        break;
      case FixedState::Statics:
        words.emplace_back("static fields");
        break;
      case FixedState::Aliases:
        words.emplace_back("one array for two parameters");
        break;
    }
  }
  return join(words, ", ");
}

}  // namespace assay::explore
