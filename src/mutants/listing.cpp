// SPDX-License-Identifier: Apache-2.0
#include "mutants/listing.h"

#include <algorithm>

#include "classfile/byte_reader.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;
using classfile::Operands;

bool is_between(Opcode opcode, Opcode first, Opcode last) {
  return opcode >= first && opcode <= last;
}

Opcode offset(Opcode first, int by) { return static_cast<Opcode>(static_cast<int>(first) + by); }

/// iload_0 ... aload_3, istore_0 ... astore_3: the general instruction and its variable.
void write_out_short_form(Instruction& instruction, Opcode first_short, Opcode first) {
  int number = static_cast<int>(instruction.opcode) - static_cast<int>(first_short);
  instruction.opcode = offset(first, number / 4);
  instruction.operand = number % 4;
}

void read_operand(Instruction& instruction, classfile::Bytes code, std::uint32_t at, bool is_wide) {
  auto pc = static_cast<std::int32_t>(instruction.pc);
  switch (classfile::operands_of(instruction.opcode)) {
    case Operands::Byte:
      instruction.operand = std::int32_t{static_cast<std::int8_t>(code[at])};
      break;
    case Operands::Short:
      instruction.operand = classfile::s2_at(code, at);
      break;
    case Operands::Local:
      instruction.operand = is_wide ? classfile::u2_at(code, at) : code[at];
      break;
    case Operands::Constant1:
      instruction.operand = code[at];
      break;
    case Operands::Constant2:
    case Operands::InvokeInterface:
    case Operands::InvokeDynamic:
      instruction.operand = classfile::u2_at(code, at);
      break;
    case Operands::Increment:
      instruction.operand = is_wide ? classfile::u2_at(code, at) : code[at];
      instruction.by =
          is_wide ? classfile::s2_at(code, at + 2) : static_cast<std::int8_t>(code[at + 1]);
      break;
    case Operands::Branch2:
      instruction.operand = pc + classfile::s2_at(code, at);
      break;
    case Operands::Branch4:
      instruction.operand = pc + classfile::s4_at(code, at);
      break;
    default:
      break;
  }
}

}  // namespace

Listing::Listing(const vm::VerifiedCode& code) : code_(code) {
  classfile::Bytes bytes = code.bytecode();
  for (std::uint32_t pc = 0; pc < bytes.size(); pc += classfile::instruction_length(bytes, pc))
    add(pc);
  for (std::size_t at = 0; at < size(); ++at) label_jumps(instructions_[at].pc);
  label_tables();
}

void Listing::add(std::uint32_t pc) {
  classfile::Bytes code = code_.bytecode();
  Instruction instruction;
  instruction.pc = pc;
  instruction.opcode = static_cast<Opcode>(code[pc]);
  bool is_wide = instruction.opcode == Opcode::Wide;
  if (is_wide) instruction.opcode = static_cast<Opcode>(code[pc + 1]);
  if (is_between(instruction.opcode, Opcode::Iload0, Opcode::Aload3)) {
    write_out_short_form(instruction, Opcode::Iload0, Opcode::Iload);
  } else if (is_between(instruction.opcode, Opcode::Istore0, Opcode::Astore3)) {
    write_out_short_form(instruction, Opcode::Istore0, Opcode::Istore);
  } else {
    read_operand(instruction, code, pc + (is_wide ? 2 : 1), is_wide);
  }
  if (instruction.opcode == Opcode::LdcW || instruction.opcode == Opcode::Ldc2W)
    instruction.opcode = Opcode::Ldc;
  if (instruction.opcode == Opcode::GotoW) instruction.opcode = Opcode::Goto;
  instructions_.push_back(instruction);
}

std::size_t Listing::position(std::uint32_t pc) const {
  auto found = std::lower_bound(
      instructions_.begin(), instructions_.end(), pc,
      [](const Instruction& left, std::uint32_t right) { return left.pc < right; });
  if (found == instructions_.end() || found->pc != pc) return size();
  return static_cast<std::size_t>(found - instructions_.begin());
}

void Listing::label(std::uint32_t pc) {
  std::size_t at = position(pc);
  if (at < size()) instructions_[at].is_labelled = true;
}

void Listing::label_jumps(std::uint32_t pc) {
  classfile::Bytes code = code_.bytecode();
  const Instruction& instruction = instructions_[position(pc)];
  Operands operands = classfile::operands_of(instruction.opcode);
  if (operands == Operands::Branch2 || operands == Operands::Branch4)
    return label(static_cast<std::uint32_t>(instruction.operand));
  bool is_table = operands == Operands::TableSwitch;
  if (!is_table && operands != Operands::LookupSwitch) return;
  std::uint32_t at = classfile::switch_operands(pc);
  auto label_target = [&](std::uint32_t where) {
    label(pc + static_cast<std::uint32_t>(classfile::s4_at(code, where)));
  };
  label_target(at);
  std::int64_t count =
      is_table ? std::int64_t{classfile::s4_at(code, at + 8)} - classfile::s4_at(code, at + 4) + 1
               : classfile::s4_at(code, at + 4);
  for (std::int64_t i = 0; i < count; ++i)
    label_target(at + 12 + static_cast<std::uint32_t>(i) * (is_table ? 4 : 8));
}

void Listing::label_tables() {
  for (const classfile::ExceptionHandler& handler : code_.handlers()) {
    label(handler.start_pc);
    label(handler.end_pc);
    label(handler.handler_pc);
  }
  for (classfile::Bytes table : method().debug.line_numbers) {
    classfile::ByteReader reader(table);
    for (int rows = reader.u2(); rows > 0 && !reader.truncated(); --rows) {
      label(reader.u2());
      reader.u2();  // the line
    }
  }
  for (classfile::Bytes table : method().debug.local_variables) {
    classfile::ByteReader reader(table);
    for (int rows = reader.u2(); rows > 0 && !reader.truncated(); --rows) {
      std::uint32_t start = reader.u2(), length = reader.u2();
      label(start);
      label(start + length);
      for (int rest = 0; rest < 3; ++rest) reader.u2();  // name, descriptor, variable
    }
  }
}

bool Listing::is_conditional_jump(std::size_t at) const {
  if (at >= size()) return false;
  Opcode opcode = instructions_[at].opcode;
  return is_between(opcode, Opcode::Ifeq, Opcode::IfAcmpne) ||
         is_between(opcode, Opcode::Ifnull, Opcode::Ifnonnull);
}

bool Listing::is_switch(std::size_t at) const {
  return is(at, Opcode::Tableswitch) || is(at, Opcode::Lookupswitch);
}

bool Listing::is_call(std::size_t at) const {
  return at < size() &&
         is_between(instructions_[at].opcode, Opcode::Invokevirtual, Opcode::Invokeinterface);
}

bool Listing::is_call_of(std::size_t at, std::string_view owner, std::string_view name) const {
  if (!is_call(at)) return false;
  classfile::MemberRef called = member(at);
  return called.class_name == owner && called.name == name;
}

}  // namespace assay::mutants
