// SPDX-License-Identifier: Apache-2.0
#include "mutants/listing.h"

#include <algorithm>

#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "classfile/parse/byte_reader.h"

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

/// Variable, pool index, number or target: what the instruction has of these.
std::int32_t operand_of(const classfile::Instruction& instruction) {
  switch (instruction.operands()) {
    case Operands::Byte:
    case Operands::Short:
      return instruction.number_operand();
    case Operands::Local:
    case Operands::Increment:
      return instruction.local_operand();
    case Operands::Constant1:
    case Operands::Constant2:
    case Operands::InvokeInterface:
    case Operands::InvokeDynamic:
      return instruction.constant_operand();
    case Operands::Branch2:
    case Operands::Branch4:
      return static_cast<std::int32_t>(instruction.jump_target());
    default:
      return 0;
  }
}

}  // namespace

Listing::Listing(const vm::VerifiedCode& code) : code_(code), lines_(code.method().info->debug) {
  for (const classfile::Instruction& each : classfile::Instructions(code.bytecode())) add(each);
  for (const classfile::Instruction& each : classfile::Instructions(code.bytecode())) {
    for (std::uint32_t target : each.targets()) label(target);
  }
  label_tables();
}

void Listing::add(const classfile::Instruction& written) {
  Instruction instruction;
  instruction.pc = written.pc;
  instruction.opcode = written.opcode;
  if (is_between(instruction.opcode, Opcode::Iload0, Opcode::Aload3)) {
    write_out_short_form(instruction, Opcode::Iload0, Opcode::Iload);
  } else if (is_between(instruction.opcode, Opcode::Istore0, Opcode::Astore3)) {
    write_out_short_form(instruction, Opcode::Istore0, Opcode::Istore);
  } else {
    instruction.operand = operand_of(written);
    if (written.opcode == Opcode::Iinc) instruction.by = written.number_operand();
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
