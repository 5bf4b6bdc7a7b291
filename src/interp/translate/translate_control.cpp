// SPDX-License-Identifier: Apache-2.0
// Branches, switches, returns, memory access and calls. Jump targets are bytecode indices until
// the blocks are joined.
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "interp/translate/block_translator.h"

namespace assay::interp {

namespace {

using classfile::Opcode;

// Conditions, in the order of the ifxx opcodes.
constexpr unsigned kEq = 0, kNe = 1, kLt = 2, kGe = 3, kGt = 4, kLe = 5;

Op offset(Op first, unsigned by) { return static_cast<Op>(static_cast<unsigned>(first) + by); }

/// The relations for which a comparison followed by ifxx jumps.
std::uint8_t relations(unsigned condition, bool unordered_is_less) {
  std::uint8_t less = kLess | (unordered_is_less ? kUnordered : 0);
  std::uint8_t greater = kGreater | (unordered_is_less ? 0 : kUnordered);
  switch (condition) {
    case kEq:
      return kEqual;
    case kNe:
      return less | greater;
    case kLt:
      return less;
    case kGe:
      return kEqual | greater;
    case kGt:
      return greater;
    case kLe:
    default:
      return less | kEqual;
  }
}

std::uint32_t distance(Opcode opcode, Opcode first) {
  return static_cast<std::uint32_t>(opcode) - static_cast<std::uint32_t>(first);
}
bool is_between(Opcode opcode, Opcode first, Opcode last) {
  return opcode >= first && opcode <= last;
}

}  // namespace

void BlockTranslator::emit_jump(Op op, unsigned b, unsigned c, std::int32_t constant,
                                std::uint32_t target) {
  settle_all();
  Insn& insn = emit(op, 0, b, c);
  insn.jump.target = static_cast<std::int32_t>(target);
  insn.jump.constant = constant;
  add_successor(target);
}

void BlockTranslator::jump_to(std::uint32_t pc) {
  emit_jump(Op::Goto, 0, 0, 0, pc);
  ends_ = true;
}

void BlockTranslator::compare_and_jump(Op op, Op with_constant) {
  std::uint32_t target = now_.jump_target();
  Entry right = pop(), left = pop();
  std::size_t depth = stack_.size();
  if (right.is_constant) {
    std::uint32_t b = in_register(left, depth);
    return emit_jump(with_constant, b, 0, static_cast<std::int32_t>(right.constant), target);
  }
  std::uint32_t b = in_register(left, depth);
  emit_jump(op, b, right.reg, 0, target);
}

/// Joins lcmp, fcmpx or dcmpx with the ifxx behind it.
bool BlockTranslator::fuse_comparison(unsigned condition) {
  if (block_.insns.empty() || stack_.back().is_constant) return false;
  Insn last = block_.insns.back();
  if (last.a != stack_.back().reg || last.a < registers_.stack_base()) return false;
  if (last.op != Op::LCmp && last.op != Op::FCmpL && last.op != Op::FCmpG && last.op != Op::DCmpL &&
      last.op != Op::DCmpG) {
    return false;
  }
  Entry result = pop();
  if (is_used(result.reg)) {
    stack_.push_back(result);
    return false;
  }
  block_.insns.pop_back();
  block_.bytecode_index.pop_back();
  std::uint32_t target = now_.jump_target();
  // Settling writes stack registers below the operands only, so b and c stay valid.
  if (last.op == Op::LCmp) {
    emit_jump(offset(Op::IfLEq, condition), last.b, last.c, 0, target);
    return true;
  }
  bool is_float = last.op == Op::FCmpL || last.op == Op::FCmpG;
  bool unordered_is_less = last.op == Op::FCmpL || last.op == Op::DCmpL;
  emit_jump(is_float ? Op::IfF : Op::IfD, last.b, last.c, relations(condition, unordered_is_less),
            target);
  return true;
}

void BlockTranslator::jump_if_zero(Op with_constant, unsigned condition) {
  if (fuse_comparison(condition)) return;
  std::uint32_t target = now_.jump_target();
  std::uint32_t b = pop_register();
  emit_jump(with_constant, b, 0, 0, target);
}

void BlockTranslator::jump_on_reference(Op op, unsigned operands) {
  std::uint32_t target = now_.jump_target();
  Entry right = operands == 2 ? pop() : Entry{};
  Entry left = pop();
  std::size_t depth = stack_.size();
  std::uint32_t b = in_register(left, depth);
  std::uint32_t c = operands == 2 ? in_register(right, depth + 1) : 0;
  emit_jump(op, b, c, 0, target);
}

void BlockTranslator::translate_switch() {
  bool is_table = now_.opcode == Opcode::Tableswitch;
  SwitchTable& table = code_.switches.emplace_back();
  std::uint32_t b = pop_register();
  settle_all();
  for (std::uint32_t target : now_.targets()) add_successor(target);
  table.default_target = static_cast<std::int32_t>(now_.default_target());
  classfile::SwitchCases cases = now_.cases();
  if (is_table) table.low = cases[0].key;  // there is one (JVMS 6.5.tableswitch: low <= high)
  for (classfile::SwitchCase each : cases) {
    if (!is_table) table.keys.push_back(each.key);
    table.targets.push_back(static_cast<std::int32_t>(each.target));
  }
  emit(is_table ? Op::TableSwitch : Op::LookupSwitch, 0, b).pointer = &table;
  ends_ = true;
}

bool BlockTranslator::translate_branch(Opcode opcode) {
  if (is_between(opcode, Opcode::Ifeq, Opcode::Ifle)) {
    unsigned condition = distance(opcode, Opcode::Ifeq);
    return jump_if_zero(offset(Op::IfEqK, condition), condition), true;
  }
  if (is_between(opcode, Opcode::IfIcmpeq, Opcode::IfIcmple)) {
    unsigned condition = distance(opcode, Opcode::IfIcmpeq);
    return compare_and_jump(offset(Op::IfEq, condition), offset(Op::IfEqK, condition)), true;
  }
  switch (opcode) {
    case Opcode::IfAcmpeq:
      return jump_on_reference(Op::IfRefEq, 2), true;
    case Opcode::IfAcmpne:
      return jump_on_reference(Op::IfRefNe, 2), true;
    case Opcode::Ifnull:
      return jump_on_reference(Op::IfNull, 1), true;
    case Opcode::Ifnonnull:
      return jump_on_reference(Op::IfNonNull, 1), true;
    case Opcode::Goto:
    case Opcode::GotoW:
      return jump_to(now_.jump_target()), true;
    case Opcode::Tableswitch:
    case Opcode::Lookupswitch:
      return translate_switch(), true;
    case Opcode::Jsr:
    case Opcode::JsrW: {
      settle_all();
      add_successor(now_.next_pc());  // where ret comes back to
      // Joining the blocks turns this bytecode index (marked by c) into an instruction number.
      emit(Op::Const, slot(stack_.size()), 0, 1, now_.next_pc());
      push_register(slot(stack_.size()), false);
      return jump_to(now_.jump_target()), true;
    }
    case Opcode::Ret:
      emit(Op::JumpTo, 0, registers_.of_local(now_.local_operand()));
      return ends_ = true;
    case Opcode::Return:
      return emit(Op::Return), ends_ = true;
    case Opcode::Ireturn:
    case Opcode::Lreturn:
    case Opcode::Freturn:
    case Opcode::Dreturn:
    case Opcode::Areturn:
      return emit(Op::ReturnValue, 0, pop_register()), ends_ = true;
    case Opcode::Athrow:
      return emit(Op::Throw, 0, pop_register()), ends_ = true;
    default:
      return false;
  }
}

void BlockTranslator::array_load(Op op, bool wide) { binary(op, wide); }

void BlockTranslator::array_store(Op op) {
  Entry value = pop(), index = pop(), array = pop();
  std::size_t depth = stack_.size();
  std::uint32_t b = in_register(array, depth), c = in_register(index, depth + 1);
  emit(op, in_register(value, depth + 2), b, c);
}

void BlockTranslator::get_field(bool is_static) {
  std::uint16_t index = now_.constant_operand();
  char kind = method_.owner->file->constant_pool.member(index).descriptor[0];
  bool wide = kind == 'J' || kind == 'D';
  if (is_static) return emit_push(Op::GetStaticU, wide, 0, 0, index);
  std::uint32_t b = pop_register();
  emit_push(Op::GetFieldU, wide, b, 0, index);
}

void BlockTranslator::put_field(bool is_static) {
  Entry value = pop();
  if (is_static) {
    emit(Op::PutStaticU, 0, in_register(value, stack_.size()), 0, now_.constant_operand());
    return;
  }
  Entry object = pop();
  std::size_t depth = stack_.size();
  std::uint32_t b = in_register(object, depth);
  emit(Op::PutFieldU, 0, b, in_register(value, depth + 1), now_.constant_operand());
}

bool BlockTranslator::translate_memory(Opcode opcode) {
  auto pop_to = [&](Op op, std::int64_t payload) {
    std::uint32_t b = pop_register();
    emit_push(op, false, b, 0, payload);
  };
  switch (opcode) {
    case Opcode::Baload:
      return array_load(Op::ALoad1, false), true;
    case Opcode::Caload:
      return array_load(Op::ALoadC, false), true;
    case Opcode::Saload:
      return array_load(Op::ALoadS, false), true;
    case Opcode::Iaload:
    case Opcode::Faload:
    case Opcode::Aaload:
      return array_load(Op::ALoad4, false), true;
    case Opcode::Laload:
    case Opcode::Daload:
      return array_load(Op::ALoad8, true), true;
    case Opcode::Bastore:
      return array_store(Op::AStore1), true;
    case Opcode::Castore:
    case Opcode::Sastore:
      return array_store(Op::AStore2), true;
    case Opcode::Iastore:
    case Opcode::Fastore:
      return array_store(Op::AStore4), true;
    case Opcode::Lastore:
    case Opcode::Dastore:
      return array_store(Op::AStore8), true;
    case Opcode::Aastore:
      return array_store(Op::AStoreRef), true;
    case Opcode::Arraylength:
      return pop_to(Op::ArrayLength, 0), true;
    case Opcode::Getfield:
      return get_field(false), true;
    case Opcode::Getstatic:
      return get_field(true), true;
    case Opcode::Putfield:
      return put_field(false), true;
    case Opcode::Putstatic:
      return put_field(true), true;
    case Opcode::New:
      return emit_push(Op::NewU, false, 0, 0, now_.constant_operand()), true;
    case Opcode::Newarray:  // c marks a primitive element type, whose code is in imm
      pop_to(Op::NewArrayU, now_.u1(1));
      block_.insns.back().c = 1;
      return true;
    case Opcode::Anewarray:
      return pop_to(Op::NewArrayU, now_.constant_operand()), true;
    case Opcode::Instanceof:
      return pop_to(Op::InstanceOfU, now_.constant_operand()), true;
    case Opcode::Checkcast: {
      std::uint32_t b = in_register(stack_.back(), stack_.size() - 1);
      stack_.back() = {false, false, b, 0};
      return emit(Op::CheckCastU, 0, b, 0, now_.constant_operand()), true;
    }
    case Opcode::Multianewarray: {
      unsigned dimensions = now_.u1(3);
      std::size_t first = stack_.size() - dimensions;
      for (std::size_t depth = first; depth < stack_.size(); ++depth) settle(depth);
      stack_.resize(first);
      emit(Op::MultiNewArrayU, slot(first), dimensions, 0, now_.constant_operand());
      return push_register(slot(first), false), true;
    }
    case Opcode::Monitorenter:
      return emit(Op::MonitorEnter, 0, pop_register()), true;
    case Opcode::Monitorexit:
      return emit(Op::MonitorExit, 0, pop_register()), true;
    default:
      return false;
  }
}

void BlockTranslator::invoke(Op op, bool has_receiver) {
  std::uint16_t index = now_.constant_operand();
  const classfile::ConstantPool& pool = method_.owner->file->constant_pool;
  std::string_view text =
      op == Op::InvokeDynamicU ? pool.dynamic(index).descriptor : pool.member(index).descriptor;
  classfile::MethodDescriptor descriptor(text);
  std::size_t arguments =
      static_cast<std::size_t>(descriptor.argument_count()) + (has_receiver ? 1 : 0);
  std::size_t first = stack_.size() - arguments;
  for (std::size_t depth = first; depth < stack_.size(); ++depth) settle(depth);
  stack_.resize(first);
  emit(op, slot(first), 0, 0, index);
  classfile::TypeDescriptor type = descriptor.return_type();
  if (!type.is_void()) push_register(slot(first), type.slots() == 2);
}

bool BlockTranslator::translate_call(Opcode opcode) {
  switch (opcode) {
    case Opcode::Invokevirtual:
      return invoke(Op::InvokeVirtualU, true), true;
    case Opcode::Invokespecial:
      return invoke(Op::InvokeSpecialU, true), true;
    case Opcode::Invokestatic:
      return invoke(Op::InvokeStaticU, false), true;
    case Opcode::Invokeinterface:
      return invoke(Op::InvokeInterfaceU, true), true;
    case Opcode::Invokedynamic:
      return invoke(Op::InvokeDynamicU, false), true;
    default:
      return false;
  }
}

}  // namespace assay::interp
