// SPDX-License-Identifier: Apache-2.0
// The part of BodyReader that finds out which objects a method gets from elsewhere.
#include <algorithm>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "recipe/effects/effects_body.h"
#include "recipe/effects/effects_library.h"
#include "vm/ref.h"

namespace assay::recipe {

using classfile::Opcode;

void BodyReader::add_origin(std::string_view class_name) {
  if (std::find(origins_.begin(), origins_.end(), class_name) == origins_.end())
    origins_.push_back(class_name);
}

void BodyReader::add_origin(classfile::TypeDescriptor type) {
  if (type.kind() == 'L' || type.is_array()) add_origin(type.class_name());
}

void BodyReader::collect_origins() {
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method_.info->descriptor).parameters())
    add_origin(type);
  for (const classfile::Instruction& each : classfile::Instructions(code_)) {
    if (each.opcode == Opcode::Getfield || each.opcode == Opcode::Getstatic) {
      classfile::MemberRef member = pool_.member(each.constant_operand());
      if (!member.name.starts_with("$SwitchMap$"))
        add_origin(classfile::TypeDescriptor{member.descriptor});
    } else if (each.is_call()) {
      classfile::MemberRef member = pool_.member(each.constant_operand());
      if (!is_builder(member.class_name))  // append gives what it was called on
        add_origin(classfile::MethodDescriptor(member.descriptor).return_type());
    } else if (each.opcode == Opcode::Checkcast) {
      add_origin(pool_.class_name(each.constant_operand()));
    }
  }
}

bool BodyReader::has_only_new_arrays(vm::Kind kind) const {
  return std::none_of(origins_.begin(), origins_.end(), [&](std::string_view origin) {
    for (; origin.starts_with('['); origin.remove_prefix(1)) {
      vm::Kind element = origin[1] == '[' ? vm::Kind::Ref : vm::kind_of(origin[1]);
      if (Locations::elements(element) == Locations::elements(kind)) return true;
    }
    return false;
  });
}

bool BodyReader::has_only_itself_of(vm::Class& klass) {
  return std::none_of(origins_.begin(), origins_.end(), [&](std::string_view origin) {
    if (origin.starts_with('[')) return false;
    vm::Class* type = program_.find_class(owner_, origin);
    return type != nullptr && type->is_subclass_of(&klass);
  });
}

}  // namespace assay::recipe
