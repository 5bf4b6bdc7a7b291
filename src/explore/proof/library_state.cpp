// SPDX-License-Identifier: Apache-2.0
#include "explore/proof/library_state.h"

#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/symbols.h"

namespace assay::explore {

namespace {

using classfile::Instruction;
using classfile::Opcode;
using vm::VerifiedCode;

struct Slots {
  int popped = 0, pushed = 0;
};

int slots_of(std::string_view types) {
  int slots = 0;
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (types[i] == '[') {
      ++i;  // the array is one, whatever its elements
      slots += 1;
    } else {
      slots += types[i] == 'J' || types[i] == 'D' ? 2 : 1;
    }
  }
  return slots;
}

Slots slots_of_call(std::string_view text, bool has_receiver) {
  const classfile::MethodDescriptor descriptor(text);
  return {descriptor.argument_slots() + (has_receiver ? 1 : 0), descriptor.return_type().slots()};
}

/// Nothing where straight-line code ends, or for what is rare.
std::optional<Slots> slots_of(const VerifiedCode& code, const Instruction& each) {
  if (each.has_targets() || each.ends_flow()) return std::nullopt;
  const std::string_view effect = classfile::stack_effect(each.opcode);
  if (effect != "?") {
    const std::size_t middle = effect.find('>');
    return Slots{slots_of(effect.substr(0, middle)), slots_of(effect.substr(middle + 1))};
  }
  if (each.is_call()) {
    return slots_of_call(code.pool().member(each.constant_operand()).descriptor,
                         each.opcode != Opcode::Invokestatic);
  }
  if (each.opcode == Opcode::Invokedynamic)
    return slots_of_call(code.pool().dynamic(each.constant_operand()).descriptor, false);
  const bool is_static = each.opcode == Opcode::Getstatic;
  if (!is_static && each.opcode != Opcode::Getfield) return std::nullopt;
  const classfile::TypeDescriptor type{code.pool().member(each.constant_operand()).descriptor};
  return Slots{is_static ? 0 : 1, type.slots()};
}

bool is_stream(const classfile::MemberRef& field) {
  return field.class_name == "java/lang/System" &&
         (field.name == "out" || field.name == "err" || field.name == "in");
}

}  // namespace

bool looks_at_stream(const VerifiedCode& code, const Instruction& instruction) {
  if (instruction.opcode != Opcode::Getstatic) return false;
  if (!is_stream(code.pool().member(instruction.constant_operand()))) return false;
  int above = 0;  // slots on top of the stream
  for (std::uint32_t pc = instruction.next_pc(); pc < code.bytecode().size();) {
    const Instruction each = Instruction::at(code.bytecode(), pc);
    const std::optional<Slots> slots = slots_of(code, each);
    if (!slots) return true;
    if (slots->popped > above)
      return each.opcode != Opcode::Invokevirtual || slots->popped != above + 1;
    above += slots->pushed - slots->popped;
    pc = each.next_pc();
  }
  return true;
}

bool reads_settings(vm::Universe& universe, const vm::Class& caller,
                    const classfile::MemberRef& called) {
  if (called.class_name.starts_with("java/lang/") || called.class_name.starts_with('['))
    return false;
  vm::Class* owner = vm::find_or_load(universe, *caller.loader, called.class_name);
  if (owner == nullptr || !owner->trusted) return false;
  std::vector<const vm::Method*> work;
  std::set<const vm::Method*> known;
  const auto add = [&](std::string_view name, std::string_view descriptor) {
    const vm::Method* method = universe.find_method(*owner, name, descriptor);
    if (method != nullptr && method->is_static() && known.insert(method).second)
      work.push_back(method);
  };
  add(called.name, called.descriptor);
  while (!work.empty()) {
    const auto code = VerifiedCode::of(universe, *work.back());
    work.pop_back();
    if (!code) continue;
    for (const Instruction& each : classfile::Instructions(code->bytecode())) {
      const bool reads = each.opcode == Opcode::Getstatic;
      if (!reads && each.opcode != Opcode::Invokestatic) continue;
      const classfile::MemberRef member = code->pool().member(each.constant_operand());
      if (member.class_name != owner->name) continue;
      if (!reads) {
        add(member.name, member.descriptor);
        continue;
      }
      const vm::Field* field =
          owner->find_field(universe.intern(member.name), universe.intern(member.descriptor));
      if (field != nullptr && !field->is_final()) return true;
    }
  }
  return false;
}

}  // namespace assay::explore
