// SPDX-License-Identifier: Apache-2.0
// Reads, writes and callees of one method by one pass over its bytecode. A lambda counts as called
// where it is made; what Object.toString could be in a concatenation is left out.
#include "recipe/effects/effects_body.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "recipe/effects/effects_library.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"

namespace assay::recipe {

using classfile::MemberRef;
using classfile::Opcode;
using classfile::ReferenceKind;

namespace {

/// Fields that javac invents; nobody sets them.
bool is_invented(std::string_view field) {
  return field == "$assertionsDisabled" || field.starts_with("$SwitchMap$");
}

/// The kind of the elements that a load or store instruction of arrays is for.
vm::Kind element_kind(Opcode opcode, Opcode first) {
  constexpr vm::Kind kKinds[] = {vm::Kind::Int, vm::Kind::Long, vm::Kind::Float, vm::Kind::Double,
                                 vm::Kind::Ref, vm::Kind::Byte, vm::Kind::Char,  vm::Kind::Short};
  return kKinds[static_cast<unsigned>(opcode) - static_cast<unsigned>(first)];
}

}  // namespace

BodyReader::BodyReader(Program& program, Locations& locations, vm::Method& method)
    : program_(program),
      locations_(locations),
      method_(method),
      owner_(*method.owner),
      pool_(method.owner->file->constant_pool) {}

BodyEffects BodyReader::read() && {
  auto code = vm::VerifiedCode::of(program_.universe(), method_);
  result_.is_complete = !method_.is_native() && code.has_value() == method_.info->has_code;
  if (!code) return std::move(result_);
  code_ = code->bytecode();
  collect_origins();
  for (const classfile::Instruction& each : classfile::Instructions(code_)) instruction(each);
  return std::move(result_);
}

void BodyReader::instruction(const classfile::Instruction& instruction) {
  Opcode opcode = instruction.opcode;
  auto member = [&] { return pool_.member(instruction.constant_operand()); };
  if (opcode >= Opcode::Iaload && opcode <= Opcode::Saload)
    return elements(element_kind(opcode, Opcode::Iaload), false);
  if (opcode >= Opcode::Iastore && opcode <= Opcode::Sastore)
    return elements(element_kind(opcode, Opcode::Iastore), true);
  switch (opcode) {
    case Opcode::Getfield:
    case Opcode::Putfield:
      return field(member(), opcode == Opcode::Putfield, false);
    case Opcode::Getstatic:
    case Opcode::Putstatic:
      return field(member(), opcode == Opcode::Putstatic, true);
    case Opcode::Invokevirtual:
    case Opcode::Invokeinterface:
    case Opcode::Invokespecial:
    case Opcode::Invokestatic:
      return call(member(), opcode);
    case Opcode::Invokedynamic:
      return dynamic_call(instruction.constant_operand());
    default:
      break;
  }
}

void BodyReader::elements(vm::Kind kind, bool is_store) {
  if (has_only_new_arrays(kind)) return;
  (is_store ? result_.defines : result_.uses).add(Locations::elements(kind));
}

void BodyReader::field(const MemberRef& member, bool is_store, bool is_static) {
  if (is_invented(member.name)) return;
  LocationSet& set = is_store ? result_.defines : result_.uses;
  vm::Class* holder = program_.find_class(owner_, member.class_name);
  vm::Field* field =
      holder == nullptr ? nullptr : program_.find_field(*holder, member.name, member.descriptor);
  if (field == nullptr || field->owner->trusted) {
    bool is_library = field != nullptr || is_library_name(member.class_name);
    if (!is_library) result_.is_complete = false;
    if (is_library && !is_static) set.add(Locations::kLibrary);
    return;
  }
  bool is_constructor = method_.info->name == "<init>";
  if (is_store && is_constructor && !is_static && owner_.is_subclass_of(field->owner) &&
      has_only_itself_of(*field->owner))
    return;
  set.add(locations_.field(*field));
}

void BodyReader::add_callee(vm::Method& callee) {
  if (std::find(result_.callees.begin(), result_.callees.end(), &callee) == result_.callees.end())
    result_.callees.push_back(&callee);
}

void BodyReader::call(const MemberRef& member, Opcode opcode) {
  bool is_static = opcode == Opcode::Invokestatic;
  if (member.class_name.starts_with('[')) {  // clone
    char element = member.class_name[1];
    return elements(element == '[' ? vm::Kind::Ref : vm::kind_of(element), false);
  }
  vm::Class* holder = program_.find_class(owner_, member.class_name);
  if (holder == nullptr) {
    if (is_library_name(member.class_name)) return library_call(member, is_static);
    result_.is_complete = false;
    return;
  }
  vm::Method* method = program_.find_method(*holder, member.name, member.descriptor);
  if (method == nullptr) {
    if (holder->trusted) library_call(member, is_static);
    result_.is_complete = false;
    return;
  }
  bool is_exact = is_static || opcode == Opcode::Invokespecial || method->is_private();
  if (!is_exact) return virtual_call(*holder, *method, member);
  if (method->owner->trusted) return library_call(member, is_static);
  add_callee(*method);
}

void BodyReader::virtual_call(vm::Class& holder, vm::Method& method, const MemberRef& member) {
  const Program::Targets& targets = program_.targets(holder, method);
  for (vm::Method* target : targets.methods) add_callee(*target);
  if (targets.reaches_library || holder.trusted) return library_call(member, false);
  if (targets.methods.empty()) result_.is_complete = false;
}

void BodyReader::library_call(const MemberRef& member, bool is_static) {
  if (is_builder(member.class_name)) {
    bool is_own = std::find(origins_.begin(), origins_.end(), member.class_name) == origins_.end();
    if (is_own) return;
  }
  LibraryEffect effect = library_effect(member, is_static);
  bool writes = effect == LibraryEffect::Writes;
  library_arrays(member, writes && is_static);
  bool is_about_arrays = member.class_name == "java/util/Arrays" || member.name == "arraycopy";
  if (effect == LibraryEffect::None || is_about_arrays) return;
  result_.uses.add(Locations::kLibrary);
  if (writes) result_.defines.add(Locations::kLibrary);
}

void BodyReader::library_arrays(const MemberRef& member, bool writes) {
  auto add = [&](vm::Kind kind) {
    elements(kind, false);
    if (writes) elements(kind, true);
  };
  if (member.name == "arraycopy") {
    for (int kind = 0; kind <= static_cast<int>(vm::Kind::Ref); ++kind)
      add(static_cast<vm::Kind>(kind));
    return;
  }
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(member.descriptor).parameters()) {
    if (type.is_array()) add(vm::kind_of(type.element().kind()));
  }
}

void BodyReader::dynamic_call(std::uint16_t index) {
  classfile::DynamicRef site = pool_.dynamic(index);
  const classfile::BootstrapMethod& bootstrap =
      owner_.file->bootstrap_methods[site.bootstrap_index];
  for (std::uint16_t argument : bootstrap.arguments) {
    if (pool_.is(argument, classfile::Tag::MethodHandle)) handle(pool_.method_handle(argument));
  }
  MemberRef factory = pool_.member(pool_.method_handle(bootstrap.method_handle).member_index);
  if (factory.class_name == "java/lang/invoke/StringConcatFactory") text_of(site.descriptor);
}

/// String concatenation asks objects for their text. What Object.toString could be is left out.
void BodyReader::text_of(std::string_view call_site_descriptor) {
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(call_site_descriptor).parameters()) {
    if (type.kind() != 'L' || type.class_name() == "java/lang/Object") continue;
    call({0, type.class_name(), "toString", "()Ljava/lang/String;"}, Opcode::Invokevirtual);
  }
}

/// A lambda or method reference counts as called where it is made.
void BodyReader::handle(const classfile::MethodHandleRef& handle) {
  MemberRef member = pool_.member(handle.member_index);
  switch (handle.kind) {
    case ReferenceKind::GetField:
    case ReferenceKind::PutField:
      return field(member, handle.kind == ReferenceKind::PutField, false);
    case ReferenceKind::GetStatic:
    case ReferenceKind::PutStatic:
      return field(member, handle.kind == ReferenceKind::PutStatic, true);
    case ReferenceKind::InvokeStatic:
      return call(member, Opcode::Invokestatic);
    case ReferenceKind::InvokeSpecial:
    case ReferenceKind::NewInvokeSpecial:
      return call(member, Opcode::Invokespecial);
    case ReferenceKind::InvokeVirtual:
    case ReferenceKind::InvokeInterface:
      return call(member, Opcode::Invokevirtual);
  }
}

}  // namespace assay::recipe
