// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "recipe/effects/effects_locations.h"
#include "recipe/effects/effects_program.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::recipe {

/// What the instructions of one method do, callees left out.
struct BodyEffects {
  LocationSet uses, defines;
  std::vector<vm::Method*> callees;  // each once, in the order of the code
  bool is_complete = true;
};

/// Reads a method's bytecode once.
///
/// Objects are not followed. But a method that gets no array of some kind, no string builder or,
/// if it is a constructor, no other object of its class from elsewhere (a parameter, a field, a
/// result, a cast) can only have made it itself; then writing to it does not count.
class BodyReader {
 public:
  BodyReader(Program& program, Locations& locations, vm::Method& method);
  BodyEffects read() &&;

 private:
  void instruction(const classfile::Instruction& instruction);
  void elements(vm::Kind kind, bool is_store);
  void field(const classfile::MemberRef& member, bool is_store, bool is_static);
  void call(const classfile::MemberRef& member, classfile::Opcode opcode);
  void virtual_call(vm::Class& holder, vm::Method& method, const classfile::MemberRef& member);
  void library_call(const classfile::MemberRef& member, bool is_static);
  void library_arrays(const classfile::MemberRef& member, bool writes);
  void dynamic_call(std::uint16_t index);
  void text_of(std::string_view call_site_descriptor);
  void handle(const classfile::MethodHandleRef& handle);
  void add_callee(vm::Method& callee);

  void collect_origins();
  void add_origin(std::string_view class_name);
  void add_origin(classfile::TypeDescriptor type);
  bool has_only_new_arrays(vm::Kind kind) const;
  bool has_only_itself_of(vm::Class& klass);

  Program& program_;
  Locations& locations_;
  vm::Method& method_;
  vm::Class& owner_;
  const classfile::ConstantPool& pool_;
  classfile::Bytes code_;
  std::vector<std::string_view> origins_;  // classes of objects that come from elsewhere
  BodyEffects result_;
};

}  // namespace assay::recipe
