// SPDX-License-Identifier: Apache-2.0
// The parts that all simulated instructions share: pushing and popping types, locals, and the stack
// effects of the opcode table.
#include "classfile/verifier/simulator.h"

#include <fmt/format.h>

namespace assay::classfile::verifier {
namespace {

constexpr std::string_view kLetters =
    "IJFDA";  // in the order in which opcode families are numbered

bool is_between(Opcode opcode, Opcode first, Opcode last) {
  return opcode >= first && opcode <= last;
}

int distance(Opcode first, Opcode opcode) {
  return static_cast<int>(opcode) - static_cast<int>(first);
}

}  // namespace

bool Simulator::step(const Instruction& instruction, Frame& frame) {
  frame_ = &frame;
  context_.set_pc(instruction.pc);
  Opcode opcode = instruction.opcode;
  if (is_between(opcode, Opcode::Iload, Opcode::Aload3) ||
      is_between(opcode, Opcode::Istore, Opcode::Astore3) || opcode == Opcode::Iinc) {
    return step_local(instruction);
  }
  if (is_between(opcode, Opcode::Pop, Opcode::Swap)) return step_stack(opcode);
  if (is_between(opcode, Opcode::Getstatic, Opcode::Invokedynamic)) return step_member(instruction);
  return step_object(instruction);
}

bool Simulator::push(const Type& type) {
  std::size_t slots = type.starts_pair() ? 2 : 1;
  if (frame_->stack.size() + slots > context_.code().max_stack) {
    return context_.fail("Operand stack overflow", "Exceeded max stack size.");
  }
  frame_->stack.push_back(type);
  if (type.starts_pair()) frame_->stack.push_back({high_half(type.kind)});
  return true;
}

bool Simulator::push_value(TypeDescriptor descriptor) {
  return descriptor.is_void() || push(type_of(descriptor));
}

bool Simulator::pop_slot(Type& type) {
  if (frame_->stack.empty()) {
    return context_.fail("Operand stack underflow", "Attempt to pop empty stack.");
  }
  type = frame_->stack.back();
  frame_->stack.pop_back();
  return true;
}

bool Simulator::bad_operand(const Type& found, std::string_view expected) {
  return context_.fail("Bad type on operand stack",
                       fmt::format("Type {} (current frame, stack[{}]) is not assignable to {}",
                                   to_string(found), frame_->stack.size(), expected));
}

bool Simulator::pop(const Type& expected) {
  if (expected.kind != Kind::Reference) return pop_kind(expected.kind);
  Type found;
  if (!pop_slot(found)) return false;
  switch (context_.is_assignable(found, expected)) {
    case Hierarchy::Answer::Yes:
      return true;
    case Hierarchy::Answer::No:
      return bad_operand(found, to_string(expected));
    case Hierarchy::Answer::Suspend:
      return context_.suspend();
  }
  return false;
}

bool Simulator::pop_kind(Kind kind) {
  Type found;
  if (kind == Kind::Long || kind == Kind::Double) {
    if (!pop_slot(found)) return false;
    if (found.kind != high_half(kind)) return bad_operand(found, to_string({high_half(kind)}));
  }
  if (!pop_slot(found)) return false;
  return found.kind == kind || bad_operand(found, to_string({kind}));
}

bool Simulator::pop_value(TypeDescriptor descriptor) { return pop(type_of(descriptor)); }

bool Simulator::pop_initialized(Type& type) {
  if (!pop_slot(type)) return false;
  return type.is_initialized_reference() || bad_operand(type, to_string(reference(kObject)));
}

bool Simulator::pop_any_reference(Type& type) {
  if (!pop_slot(type)) return false;
  return type.is_any_reference() || bad_operand(type, "reference type");
}

bool Simulator::apply_effect(std::string_view effect) {
  std::size_t arrow = effect.find('>');
  if (!pop_effect(effect.substr(0, arrow))) return false;
  for (char letter : effect.substr(arrow + 1)) {
    if (!push({kind_of(letter)})) return false;
  }
  return true;
}

/// Pops the types of an effect from the last to the first.
bool Simulator::pop_effect(std::string_view types) {
  while (!types.empty()) {
    char letter = types.back();
    types.remove_suffix(1);
    if (types.ends_with('[')) {
      types.remove_suffix(1);
      if (!pop_array(letter)) return false;
    } else if (letter == 'A') {
      Type ignored;
      if (!pop_any_reference(ignored)) return false;
    } else if (!pop_kind(kind_of(letter))) {
      return false;
    }
  }
  return true;
}

/// An array of a primitive type, or null; baload and bastore also take arrays of boolean.
bool Simulator::pop_array(char element) {
  Type array;
  if (!pop_slot(array)) return false;
  if (array.kind == Kind::Null) return true;
  bool fits = array.is_array() && array.name.size() == 2 &&
              (array.name[1] == element || (element == 'B' && array.name[1] == 'Z'));
  return fits || bad_operand(array, fmt::format("'[{}'", element));
}

bool Simulator::load(char letter, std::uint16_t local) {
  const Type& found = frame_->locals[local];
  bool fits = letter == 'A' ? found.is_any_reference() : found.kind == kind_of(letter);
  if (fits && found.starts_pair()) {
    fits = frame_->locals[local + 1].kind == high_half(found.kind);
  }
  if (fits) return push(Type(found));
  std::string expected = letter == 'A' ? "reference type" : to_string({kind_of(letter)});
  return context_.fail("Bad local variable type",
                       fmt::format("Type {} (current frame, locals[{}]) is not assignable to {}",
                                   to_string(found), local, expected));
}

bool Simulator::store(char letter, std::uint16_t local) {
  if (letter != 'A') {
    Kind kind = kind_of(letter);
    if (!pop_kind(kind)) return false;
    frame_->set_local(local, {kind});
    return true;
  }
  Type value;
  if (!pop_slot(value)) return false;
  if (!value.is_any_reference() && value.kind != Kind::ReturnAddress) {
    return bad_operand(value, "reference type");
  }
  frame_->set_local(local, value);
  return true;
}

bool Simulator::step_local(const Instruction& instruction) {
  Opcode opcode = instruction.opcode;
  if (opcode == Opcode::Iinc) {
    // The local keeps its type, so there is nothing to push or to store.
    std::uint16_t local = instruction.local_operand();
    if (frame_->locals[local].kind == Kind::Int) return true;
    return context_.fail("Bad local variable type",
                         fmt::format("Type {} (current frame, locals[{}]) is not assignable to "
                                     "integer",
                                     to_string(frame_->locals[local]), local));
  }
  bool is_load = opcode <= Opcode::Aload3;
  Opcode indexed = is_load ? Opcode::Iload : Opcode::Istore;
  Opcode first_short = is_load ? Opcode::Iload0 : Opcode::Istore0;
  char letter = 0;
  std::uint16_t local = 0;
  if (opcode < first_short) {
    letter = kLetters[static_cast<std::size_t>(distance(indexed, opcode))];
    local = instruction.local_operand();
  } else {
    letter = kLetters[static_cast<std::size_t>(distance(first_short, opcode) / 4)];
    local = static_cast<std::uint16_t>(distance(first_short, opcode) % 4);
  }
  return is_load ? load(letter, local) : store(letter, local);
}

}  // namespace assay::classfile::verifier
