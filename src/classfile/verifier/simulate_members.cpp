// SPDX-License-Identifier: Apache-2.0
// What instructions on fields and methods do to a frame, <init> and protected members (JVMS
// 4.10.1.8) among them.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "classfile/descriptor.h"
#include "classfile/verifier/simulator.h"

namespace assay::classfile::verifier {
namespace {

std::string_view package_of(std::string_view class_name) {
  std::size_t slash = class_name.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : class_name.substr(0, slash);
}

bool declares_field(const ClassFile& file, const MemberRef& field) {
  return std::any_of(file.fields.begin(), file.fields.end(), [&](const FieldInfo& own) {
    return own.name == field.name && own.descriptor == field.descriptor;
  });
}

}  // namespace

bool Simulator::step_member(const Instruction& instruction) {
  if (instruction.opcode == Opcode::Invokedynamic) return invoke_dynamic(instruction);
  if (instruction.opcode < Opcode::Invokevirtual) {
    return access_field(instruction.opcode, context_.pool().member(instruction.u2(1)));
  }
  return invoke(instruction);
}

bool Simulator::access_field(Opcode opcode, const MemberRef& field) {
  TypeDescriptor type{field.descriptor};
  switch (opcode) {
    case Opcode::Getstatic:
      return push_value(type);
    case Opcode::Putstatic:
      return pop_value(type);
    case Opcode::Getfield:
      return pop_field_owner(false, field) && push_value(type);
    default:
      return pop_value(type) && pop_field_owner(true, field);
  }
}

/// JVMS 4.10.1.9.putfield: before it calls <init>, a constructor may only set fields its own class
/// declares.
bool Simulator::pop_field_owner(bool is_put, const MemberRef& field) {
  bool is_uninitialized_this =
      !frame_->stack.empty() && frame_->stack.back().kind == Kind::UninitializedThis;
  if (is_put && is_uninitialized_this && field.class_name == context_.file().name &&
      declares_field(context_.file(), field)) {
    frame_->stack.pop_back();
    return true;
  }
  Type owner = frame_->stack.empty() ? Type() : frame_->stack.back();
  return pop(reference(field.class_name)) && check_protected(owner, field);
}

bool Simulator::pop_arguments(std::string_view descriptor) {
  // The last argument is on top, so the types are needed backwards.
  TypeDescriptor types[255];
  std::size_t count = 0;
  for (TypeDescriptor type : MethodDescriptor(descriptor).parameters()) {
    if (count == std::size(types)) return context_.fail("Too many arguments in method signature");
    types[count++] = type;
  }
  while (count > 0) {
    if (!pop_value(types[--count])) return false;
  }
  return true;
}

bool Simulator::invoke_dynamic(const Instruction& instruction) {
  DynamicRef site = context_.pool().dynamic(instruction.u2(1));
  return pop_arguments(site.descriptor) &&
         push_value(MethodDescriptor(site.descriptor).return_type());
}

bool Simulator::invoke(const Instruction& instruction) {
  MemberRef method = context_.pool().member(instruction.u2(1));
  if (!pop_arguments(method.descriptor)) return false;
  if (method.name == "<init>") return invoke_constructor(method);

  Type receiver = frame_->stack.empty() ? Type() : frame_->stack.back();
  switch (instruction.opcode) {
    case Opcode::Invokestatic:
      break;
    case Opcode::Invokespecial:
      if (!check_special_owner(instruction, method)) return false;
      if (!pop(reference(context_.file().name))) return false;
      break;
    case Opcode::Invokevirtual:
      if (!pop(reference(method.class_name)) || !check_protected(receiver, method)) return false;
      break;
    default:
      if (!pop(reference(method.class_name))) return false;
      break;
  }
  return push_value(MethodDescriptor(method.descriptor).return_type());
}

/// JVMS 4.10.1.9.invokespecial: the method is the current class's own, a superclass's or that of a
/// direct superinterface.
bool Simulator::check_special_owner(const Instruction& instruction, const MemberRef& method) {
  const ClassFile& file = context_.file();
  if (method.class_name == file.name || method.class_name == file.super_name) return true;
  if (context_.pool().is(instruction.u2(1), Tag::InterfaceMethodref)) {
    const auto& interfaces = file.interfaces;
    if (std::find(interfaces.begin(), interfaces.end(), method.class_name) != interfaces.end()) {
      return true;
    }
    return context_.fail(
        "Bad invokespecial instruction: interface method reference is in an indirect "
        "superinterface.");
  }
  return context_.require(
      context_.is_assignable(reference(file.name), reference(method.class_name)),
      "Bad invokespecial instruction: current class isn't assignable to reference class.");
}

bool Simulator::invoke_constructor(const MemberRef& method) {
  Type receiver;
  if (!pop_slot(receiver)) return false;
  switch (receiver.kind) {
    case Kind::UninitializedThis:
      return initialize_this(receiver, method);
    case Kind::Uninitialized:
      return initialize_new(receiver, method);
    default:
      return context_.fail("Bad operand type when invoking <init>",
                           fmt::format("Type {} (current frame, stack[{}]) is not uninitialized",
                                       to_string(receiver), frame_->stack.size()));
  }
}

bool Simulator::initialize_this(const Type& type, const MemberRef& method) {
  const ClassFile& file = context_.file();
  if (method.class_name != file.name && method.class_name != file.super_name) {
    return context_.fail("Bad <init> method call");
  }
  frame_->substitute(type, reference(file.name));
  frame_->this_is_uninitialized = false;
  return true;
}

bool Simulator::initialize_new(const Type& type, const MemberRef& method) {
  std::string_view made = context_.pool().class_name(u2_at(context_.code().bytecode, type.pc + 1));
  if (made != method.class_name) {
    return context_.fail("Call to wrong <init> method",
                         fmt::format("Type '{}' is not '{}'", made, method.class_name));
  }
  if (!check_protected(reference(made), method)) return false;
  frame_->substitute(type, reference(made));
  return true;
}

/// JVMS 4.10.1.8: a protected member of a superclass in another package may only be used on objects
/// of the current class; arrays' clone() counts as public.
bool Simulator::check_protected(const Type& receiver, const MemberRef& member) {
  std::string_view current = context_.file().name;
  if (receiver.kind == Kind::Null || receiver.is_array() || receiver.name == current ||
      package_of(member.class_name) == package_of(current)) {
    return true;
  }
  auto answer = context_.hierarchy().is_protected_elsewhere(current, member.class_name, member.name,
                                                            member.descriptor);
  if (answer == Hierarchy::Answer::No) return true;
  if (answer == Hierarchy::Answer::Suspend) return context_.suspend();
  if (member.name == "<init>") return context_.fail("Bad access to protected <init> method");
  return context_.require(
      context_.is_assignable(receiver, reference(current)),
      "Bad access to protected data in " +
          std::string(member.descriptor.starts_with('(') ? "invokevirtual" : "getfield"));
}

}  // namespace assay::classfile::verifier
