// SPDX-License-Identifier: Apache-2.0
// Writing instructions: their bytes, the labels they jump to, and how deep the stack becomes, by
// the opcode table's stack effects. What has to wait for the end is in code_builder_finish.cpp.
#include "classfile/build/code_builder.h"

#include <algorithm>

#include "base/check.h"
#include "classfile/descriptor.h"

namespace assay::classfile {
namespace {

/// The place of a value's kind in the order in which opcode families are numbered.
int family_index(char kind) {
  switch (kind) {
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I':
      return 0;
    case 'J':
      return 1;
    case 'F':
      return 2;
    case 'D':
      return 3;
    default:
      return 4;
  }
}

Opcode offset(Opcode opcode, int by) { return static_cast<Opcode>(static_cast<int>(opcode) + by); }

int slots_of(char kind) { return kind == 'J' || kind == 'D' ? 2 : 1; }

int slots_in(std::string_view types) {
  int slots = 0;
  for (std::size_t i = 0; i < types.size(); ++i) {
    bool is_array = types[i] == '[';  // one slot whatever the element that follows
    slots += is_array ? 1 : slots_of(types[i]);
    if (is_array) ++i;
  }
  return slots;
}

/// By how many slots an instruction without operands changes the depth of the stack.
int depth_change(Opcode opcode) {
  std::string_view effect = stack_effect(opcode);
  std::size_t arrow = effect.find('>');
  if (arrow == std::string_view::npos) return 0;
  return slots_in(effect.substr(arrow + 1)) - slots_in(effect.substr(0, arrow));
}

bool ends_flow(Opcode opcode) {
  switch (opcode) {
    case Opcode::Goto:
    case Opcode::GotoW:
    case Opcode::Ret:
    case Opcode::Athrow:
    case Opcode::Tableswitch:
    case Opcode::Lookupswitch:
      return true;
    default:
      return opcode >= Opcode::Ireturn && opcode <= Opcode::Return;
  }
}

std::uint8_t array_type_code(char primitive) {
  switch (primitive) {
    case 'Z':
      return 4;
    case 'C':
      return 5;
    case 'F':
      return 6;
    case 'D':
      return 7;
    case 'B':
      return 8;
    case 'S':
      return 9;
    case 'I':
      return 10;
    default:
      return 11;
  }
}

}  // namespace

void CodeBuilder::adjust(int slots) {
  depth_ = std::max(0, depth_ + slots);
  max_depth_ = std::max(max_depth_, depth_);
}

CodeBuilder& CodeBuilder::emit(Opcode opcode) {
  code_.u1(static_cast<std::uint8_t>(opcode));
  adjust(depth_change(opcode));
  reachable_ = !ends_flow(opcode);
  return *this;
}

CodeBuilder& CodeBuilder::emit_u1(int value) {
  code_.u1(static_cast<std::uint32_t>(value));
  return *this;
}

CodeBuilder& CodeBuilder::emit_u2(int value) {
  code_.u2(static_cast<std::uint32_t>(value));
  return *this;
}

CodeBuilder& CodeBuilder::emit_u4(std::int32_t value) {
  code_.u4(static_cast<std::uint32_t>(value));
  return *this;
}

void CodeBuilder::local_instruction(Opcode indexed, Opcode first_short, int local) {
  if (local < 4) {
    emit(offset(first_short, local));
  } else if (local < 256) {
    emit(indexed).emit_u1(local);
  } else {
    emit(Opcode::Wide).emit(indexed).emit_u2(local);
  }
}

CodeBuilder& CodeBuilder::load(char kind, int local) {
  int family = family_index(kind);
  local_instruction(offset(Opcode::Iload, family), offset(Opcode::Iload0, family * 4), local);
  max_locals_ = std::max(max_locals_, local + slots_of(kind));
  return *this;
}

CodeBuilder& CodeBuilder::store(char kind, int local) {
  int family = family_index(kind);
  local_instruction(offset(Opcode::Istore, family), offset(Opcode::Istore0, family * 4), local);
  max_locals_ = std::max(max_locals_, local + slots_of(kind));
  return *this;
}

CodeBuilder& CodeBuilder::return_value(char kind) {
  return emit(kind == 'V' ? Opcode::Return : offset(Opcode::Ireturn, family_index(kind)));
}

CodeBuilder& CodeBuilder::increment(int local, int by) {
  if (local < 256 && by >= -128 && by <= 127) {
    return emit(Opcode::Iinc).emit_u1(local).emit_u1(by);
  }
  return emit(Opcode::Wide).emit(Opcode::Iinc).emit_u2(local).emit_u2(by);
}

CodeBuilder& CodeBuilder::push_int(std::int32_t value) {
  if (value >= -1 && value <= 5) return emit(offset(Opcode::Iconst0, value));
  if (value >= -128 && value <= 127) return emit(Opcode::Bipush).emit_u1(value);
  if (value >= -32768 && value <= 32767) return emit(Opcode::Sipush).emit_u2(value);
  return load_constant(pool_.integer(value));
}

CodeBuilder& CodeBuilder::push_long(std::int64_t value) {
  if (value == 0 || value == 1) return emit(offset(Opcode::Lconst0, static_cast<int>(value)));
  return emit(Opcode::Ldc2W).emit_u2(pool_.long_integer(value));
}

CodeBuilder& CodeBuilder::push_float(float value) {
  return load_constant(pool_.float_number(value));
}

CodeBuilder& CodeBuilder::push_double(double value) {
  return emit(Opcode::Ldc2W).emit_u2(pool_.double_number(value));
}

CodeBuilder& CodeBuilder::push_string(std::string_view modified_utf8) {
  return load_constant(pool_.string(modified_utf8));
}

CodeBuilder& CodeBuilder::push_class(std::string_view name) {
  return load_constant(pool_.class_ref(name));
}

CodeBuilder& CodeBuilder::load_constant(std::uint16_t index) {
  if (index < 256) return emit(Opcode::Ldc).emit_u1(index);
  return emit(Opcode::LdcW).emit_u2(index);
}

CodeBuilder::Label CodeBuilder::new_label() {
  labels_.emplace_back();
  return {labels_.size() - 1};
}

CodeBuilder& CodeBuilder::bind(Label label) {
  LabelState& state = labels_[label.id];
  CHECK(!state.pc.has_value(), "label should be bound once");
  state.pc = pc();
  if (!reachable_ && state.depth.has_value()) depth_ = *state.depth;
  reachable_ = true;
  return *this;
}

CodeBuilder& CodeBuilder::branch(Opcode opcode, Label label) {
  std::size_t instruction = code_.size();
  emit(opcode);
  fixups_.push_back({instruction, code_.size(), label.id});
  labels_[label.id].depth = depth_;
  if (opcode == Opcode::Jsr) adjust(-1);  // the subroutine takes the return address
  return emit_u2(0);
}

void CodeBuilder::field(Opcode opcode, std::uint16_t ref, std::string_view descriptor) {
  int value = slots_of(descriptor[0]);
  bool is_get = opcode == Opcode::Getfield || opcode == Opcode::Getstatic;
  bool has_object = opcode == Opcode::Getfield || opcode == Opcode::Putfield;
  emit(opcode).emit_u2(ref);
  adjust((is_get ? value : -value) - (has_object ? 1 : 0));
}

void CodeBuilder::invoke(Opcode opcode, std::uint16_t ref, std::string_view descriptor) {
  emit(opcode).emit_u2(ref);
  MethodDescriptor method(descriptor);
  int arguments = method.argument_slots();
  if (opcode == Opcode::Invokeinterface) emit_u1(arguments + 1).emit_u1(0);
  if (opcode == Opcode::Invokedynamic) emit_u2(0);
  bool has_receiver = opcode != Opcode::Invokestatic && opcode != Opcode::Invokedynamic;
  adjust(-arguments - (has_receiver ? 1 : 0));
  adjust(method.return_type().slots());
}

CodeBuilder& CodeBuilder::get_field(std::string_view owner, std::string_view name,
                                    std::string_view descriptor) {
  field(Opcode::Getfield, pool_.field_ref(owner, name, descriptor), descriptor);
  return *this;
}

CodeBuilder& CodeBuilder::put_field(std::string_view owner, std::string_view name,
                                    std::string_view descriptor) {
  field(Opcode::Putfield, pool_.field_ref(owner, name, descriptor), descriptor);
  return *this;
}

CodeBuilder& CodeBuilder::get_static(std::string_view owner, std::string_view name,
                                     std::string_view descriptor) {
  field(Opcode::Getstatic, pool_.field_ref(owner, name, descriptor), descriptor);
  return *this;
}

CodeBuilder& CodeBuilder::put_static(std::string_view owner, std::string_view name,
                                     std::string_view descriptor) {
  field(Opcode::Putstatic, pool_.field_ref(owner, name, descriptor), descriptor);
  return *this;
}

CodeBuilder& CodeBuilder::invoke_virtual(std::string_view owner, std::string_view name,
                                         std::string_view descriptor) {
  invoke(Opcode::Invokevirtual, pool_.method_ref(owner, name, descriptor), descriptor);
  return *this;
}

CodeBuilder& CodeBuilder::invoke_special(std::string_view owner, std::string_view name,
                                         std::string_view descriptor, bool owner_is_interface) {
  std::uint16_t ref = owner_is_interface ? pool_.interface_method_ref(owner, name, descriptor)
                                         : pool_.method_ref(owner, name, descriptor);
  invoke(Opcode::Invokespecial, ref, descriptor);
  return *this;
}

CodeBuilder& CodeBuilder::invoke_static(std::string_view owner, std::string_view name,
                                        std::string_view descriptor, bool owner_is_interface) {
  std::uint16_t ref = owner_is_interface ? pool_.interface_method_ref(owner, name, descriptor)
                                         : pool_.method_ref(owner, name, descriptor);
  invoke(Opcode::Invokestatic, ref, descriptor);
  return *this;
}

CodeBuilder& CodeBuilder::invoke_interface(std::string_view owner, std::string_view name,
                                           std::string_view descriptor) {
  invoke(Opcode::Invokeinterface, pool_.interface_method_ref(owner, name, descriptor), descriptor);
  return *this;
}

CodeBuilder& CodeBuilder::invoke_dynamic(std::uint16_t bootstrap, std::string_view name,
                                         std::string_view descriptor) {
  invoke(Opcode::Invokedynamic, pool_.invoke_dynamic(bootstrap, name, descriptor), descriptor);
  return *this;
}

void CodeBuilder::with_class(Opcode opcode, std::string_view name) {
  emit(opcode).emit_u2(pool_.class_ref(name));
}

CodeBuilder& CodeBuilder::new_object(std::string_view name) {
  with_class(Opcode::New, name);
  return *this;
}

CodeBuilder& CodeBuilder::new_array(char primitive) {
  return emit(Opcode::Newarray).emit_u1(array_type_code(primitive));
}

CodeBuilder& CodeBuilder::new_reference_array(std::string_view element_name) {
  with_class(Opcode::Anewarray, element_name);
  return *this;
}

CodeBuilder& CodeBuilder::check_cast(std::string_view name) {
  with_class(Opcode::Checkcast, name);
  return *this;
}

CodeBuilder& CodeBuilder::instance_of(std::string_view name) {
  with_class(Opcode::Instanceof, name);
  return *this;
}

CodeBuilder& CodeBuilder::handler(Label start, Label end, Label target, std::string_view type) {
  std::uint16_t type_index = type.empty() ? 0 : pool_.class_ref(type);
  handlers_.push_back({start.id, end.id, target.id, type_index});
  LabelState& state = labels_[target.id];
  state.depth = 1;  // the exception
  max_depth_ = std::max(max_depth_, 1);
  return *this;
}

CodeBuilder& CodeBuilder::frame(std::vector<FrameType> locals, std::vector<FrameType> stack) {
  frames_.push_back({pc(), std::move(locals), std::move(stack)});
  pool_.utf8("StackMapTable");
  return *this;
}

CodeBuilder& CodeBuilder::raw_stack_map(std::vector<std::uint8_t> body) {
  raw_stack_map_ = std::move(body);
  pool_.utf8("StackMapTable");
  return *this;
}

CodeBuilder& CodeBuilder::line(int number) {
  lines_.push_back({pc(), static_cast<std::uint16_t>(number)});
  return *this;
}

CodeBuilder& CodeBuilder::set_max_stack(int slots) {
  given_max_stack_ = slots;
  return *this;
}

CodeBuilder& CodeBuilder::set_max_locals(int slots) {
  given_max_locals_ = slots;
  return *this;
}

}  // namespace assay::classfile
