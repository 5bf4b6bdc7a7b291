// SPDX-License-Identifier: Apache-2.0
#include "concolic/inputs/mentioned_types.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/class.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"

namespace assay::concolic {

namespace {

std::string descriptor_of(std::string_view class_name) {
  if (class_name.starts_with('[')) return std::string(class_name);
  return "L" + std::string(class_name) + ";";
}

/// What is made to be thrown says nothing of parameters.
bool is_throwable(vm::Universe& universe, const vm::Method& method, std::string_view name) {
  const vm::Class* made = vm::find_or_load(universe, *method.owner->loader, name);
  return made != nullptr && made->is_subclass_of(universe.well_known().throwable);
}

}  // namespace

std::vector<std::string> mentioned_types(vm::Universe& universe, const vm::Method& method) {
  using classfile::Opcode;
  std::vector<std::string> types;
  auto verified = vm::VerifiedCode::of(universe, method);
  if (!verified) return types;
  const classfile::ConstantPool& pool = verified->pool();
  auto add = [&](std::size_t index) {
    if (!pool.is(index, classfile::Tag::Class)) return;
    std::string type = descriptor_of(pool.class_name(index));
    if (std::find(types.begin(), types.end(), type) == types.end()) types.push_back(type);
  };
  for (const classfile::Instruction& each : classfile::Instructions(verified->bytecode())) {
    switch (each.opcode) {
      case Opcode::Checkcast:
      case Opcode::Instanceof:
      case Opcode::LdcW:
      case Opcode::Ldc:
        add(each.constant_operand());
        break;
      case Opcode::New:
        if (!is_throwable(universe, method, pool.class_name(each.constant_operand())))
          add(each.constant_operand());
        break;
      case Opcode::Invokestatic: {  // Integer.valueOf: what the parameter is compared with
        classfile::MemberRef member = pool.member(each.constant_operand());
        if (member.name == "valueOf") add(member.class_index);
        break;
      }
      default:
        break;
    }
  }
  return types;
}

}  // namespace assay::concolic
