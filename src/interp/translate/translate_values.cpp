// SPDX-License-Identifier: Apache-2.0
// Constants, variables and arithmetic.
#include <bit>

#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "interp/translate/block_translator.h"

namespace assay::interp {

namespace {

using classfile::Opcode;

std::int64_t bits_of(float value) { return std::bit_cast<std::int32_t>(value); }
std::int64_t bits_of(double value) { return std::bit_cast<std::int64_t>(value); }

/// The distance of a short form such as iload_2 from the first of its family.
std::uint32_t distance(Opcode opcode, Opcode first) {
  return static_cast<std::uint32_t>(opcode) - static_cast<std::uint32_t>(first);
}
bool is_between(Opcode opcode, Opcode first, Opcode last) {
  return opcode >= first && opcode <= last;
}

/// Whether variables of the n-th type of the order int, long, float, double, reference are wide.
bool is_wide_type(std::uint32_t type) { return type == 1 || type == 3; }

}  // namespace

bool BlockTranslator::translate_constant(Opcode opcode) {
  if (is_between(opcode, Opcode::IconstM1, Opcode::Iconst5)) {
    return push_constant(static_cast<std::int32_t>(distance(opcode, Opcode::IconstM1)) - 1, false),
           true;
  }
  switch (opcode) {
    case Opcode::AconstNull:
      return push_constant(0, false), true;
    case Opcode::Lconst0:
      return push_constant(0, true), true;
    case Opcode::Lconst1:
      return push_constant(1, true), true;
    case Opcode::Fconst0:
      return push_constant(bits_of(0.0f), false), true;
    case Opcode::Fconst1:
      return push_constant(bits_of(1.0f), false), true;
    case Opcode::Fconst2:
      return push_constant(bits_of(2.0f), false), true;
    case Opcode::Dconst0:
      return push_constant(bits_of(0.0), true), true;
    case Opcode::Dconst1:
      return push_constant(bits_of(1.0), true), true;
    case Opcode::Bipush:
    case Opcode::Sipush:
      return push_constant(now_.number_operand(), false), true;
    case Opcode::Ldc:
    case Opcode::LdcW:
    case Opcode::Ldc2W:
      return load_pool_constant(now_.constant_operand()), true;
    default:
      return false;
  }
}

void BlockTranslator::load_pool_constant(std::uint32_t index) {
  const classfile::ConstantPool& pool = method_.owner->file->constant_pool;
  switch (pool.tag(index)) {
    case classfile::Tag::Integer:
    case classfile::Tag::Float:
      return push_constant(pool.integer(index), false);
    case classfile::Tag::Long:
    case classfile::Tag::Double:
      return push_constant(pool.long_integer(index), true);
    case classfile::Tag::Dynamic: {
      char kind = pool.dynamic(index).descriptor[0];
      return emit_push(Op::ConstU, kind == 'J' || kind == 'D', 0, 0, index);
    }
    default:
      return emit_push(Op::ConstU, false, 0, 0, index);
  }
}

bool BlockTranslator::translate_variable(Opcode opcode) {
  if (is_between(opcode, Opcode::Iload, Opcode::Aload)) {
    return load(now_.local_operand(), is_wide_type(distance(opcode, Opcode::Iload))), true;
  }
  if (is_between(opcode, Opcode::Iload0, Opcode::Aload3)) {
    std::uint32_t n = distance(opcode, Opcode::Iload0);
    return load(n % 4, is_wide_type(n / 4)), true;
  }
  if (is_between(opcode, Opcode::Istore, Opcode::Astore)) return store(now_.local_operand()), true;
  if (is_between(opcode, Opcode::Istore0, Opcode::Astore3)) {
    return store(distance(opcode, Opcode::Istore0) % 4), true;
  }
  if (opcode != Opcode::Iinc) return false;
  return increment(now_.local_operand(), now_.number_operand()), true;
}

void BlockTranslator::binary(Op op, bool wide) {
  Entry right = pop(), left = pop();
  std::size_t depth = stack_.size();
  std::uint32_t b = in_register(left, depth), c = in_register(right, depth + 1);
  emit_push(op, wide, b, c);
}

void BlockTranslator::binary_int(Op op, Op with_constant, bool commutes) {
  Entry right = stack_.back(), left = stack_[stack_.size() - 2];
  if (commutes && left.is_constant && !right.is_constant) std::swap(left, right);
  if (!right.is_constant || left.is_constant) return binary(op, false);
  stack_.resize(stack_.size() - 2);
  auto constant = static_cast<std::int32_t>(right.constant);
  if (op == Op::ISub)
    constant = static_cast<std::int32_t>(0u - static_cast<std::uint32_t>(constant));
  if ((op == Op::IDiv || op == Op::IRem) && (constant == 0 || constant == -1)) {
    push_register(left.reg, false);
    push_constant(right.constant, false);
    return binary(op, false);
  }
  emit_push(with_constant, false, left.reg, 0, constant);
}

void BlockTranslator::binary_long(Op op, Op with_constant, bool commutes, bool shift) {
  Entry right = stack_.back(), left = stack_[stack_.size() - 2];
  if (commutes && left.is_constant && !right.is_constant) std::swap(left, right);
  if (!right.is_constant || left.is_constant) return binary(op, true);
  stack_.resize(stack_.size() - 2);
  std::int64_t constant = shift ? right.constant & 63 : right.constant;
  if (op == Op::LSub)
    constant = static_cast<std::int64_t>(0u - static_cast<std::uint64_t>(constant));
  emit_push(with_constant, true, left.reg, 0, constant);
}

void BlockTranslator::unary(Op op, bool wide) {
  std::uint32_t b = pop_register();
  emit_push(op, wide, b);
}

bool BlockTranslator::translate_integer(Opcode opcode) {
  switch (opcode) {
    case Opcode::Iadd:
      return binary_int(Op::IAdd, Op::IAddK, true), true;
    case Opcode::Isub:
      return binary_int(Op::ISub, Op::IAddK, false), true;
    case Opcode::Imul:
      return binary_int(Op::IMul, Op::IMulK, true), true;
    case Opcode::Idiv:
      return binary_int(Op::IDiv, Op::IDivK, false), true;
    case Opcode::Irem:
      return binary_int(Op::IRem, Op::IRemK, false), true;
    case Opcode::Iand:
      return binary_int(Op::IAnd, Op::IAndK, true), true;
    case Opcode::Ior:
      return binary_int(Op::IOr, Op::IOrK, true), true;
    case Opcode::Ixor:
      return binary_int(Op::IXor, Op::IXorK, true), true;
    case Opcode::Ishl:
      return binary_int(Op::IShl, Op::IShlK, false), true;
    case Opcode::Ishr:
      return binary_int(Op::IShr, Op::IShrK, false), true;
    case Opcode::Iushr:
      return binary_int(Op::IUshr, Op::IUshrK, false), true;
    case Opcode::Ineg:
      return unary(Op::INeg, false), true;
    case Opcode::Ladd:
      return binary_long(Op::LAdd, Op::LAddK, true, false), true;
    case Opcode::Lsub:
      return binary_long(Op::LSub, Op::LAddK, false, false), true;
    case Opcode::Lmul:
      return binary_long(Op::LMul, Op::LMulK, true, false), true;
    case Opcode::Land:
      return binary_long(Op::LAnd, Op::LAndK, true, false), true;
    case Opcode::Lshl:
      return binary_long(Op::LShl, Op::LShlK, false, true), true;
    case Opcode::Lshr:
      return binary_long(Op::LShr, Op::LShrK, false, true), true;
    case Opcode::Lushr:
      return binary_long(Op::LUshr, Op::LUshrK, false, true), true;
    case Opcode::Ldiv:
      return binary(Op::LDiv, true), true;
    case Opcode::Lrem:
      return binary(Op::LRem, true), true;
    case Opcode::Lor:
      return binary(Op::LOr, true), true;
    case Opcode::Lxor:
      return binary(Op::LXor, true), true;
    case Opcode::Lneg:
      return unary(Op::LNeg, true), true;
    case Opcode::Lcmp:
      return binary(Op::LCmp, false), true;
    default:
      return false;
  }
}

bool BlockTranslator::translate_floating(Opcode opcode) {
  switch (opcode) {
    case Opcode::Fadd:
      return binary(Op::FAdd, false), true;
    case Opcode::Fsub:
      return binary(Op::FSub, false), true;
    case Opcode::Fmul:
      return binary(Op::FMul, false), true;
    case Opcode::Fdiv:
      return binary(Op::FDiv, false), true;
    case Opcode::Frem:
      return binary(Op::FRem, false), true;
    case Opcode::Fneg:
      return unary(Op::FNeg, false), true;
    case Opcode::Fcmpl:
      return binary(Op::FCmpL, false), true;
    case Opcode::Fcmpg:
      return binary(Op::FCmpG, false), true;
    case Opcode::Dadd:
      return binary(Op::DAdd, true), true;
    case Opcode::Dsub:
      return binary(Op::DSub, true), true;
    case Opcode::Dmul:
      return binary(Op::DMul, true), true;
    case Opcode::Ddiv:
      return binary(Op::DDiv, true), true;
    case Opcode::Drem:
      return binary(Op::DRem, true), true;
    case Opcode::Dneg:
      return unary(Op::DNeg, true), true;
    case Opcode::Dcmpl:
      return binary(Op::DCmpL, false), true;
    case Opcode::Dcmpg:
      return binary(Op::DCmpG, false), true;
    default:
      return false;
  }
}

bool BlockTranslator::translate_conversion(Opcode opcode) {
  switch (opcode) {
    case Opcode::I2l:
      return unary(Op::I2L, true), true;
    case Opcode::I2f:
      return unary(Op::I2F, false), true;
    case Opcode::I2d:
      return unary(Op::I2D, true), true;
    case Opcode::L2i:
      return unary(Op::L2I, false), true;
    case Opcode::L2f:
      return unary(Op::L2F, false), true;
    case Opcode::L2d:
      return unary(Op::L2D, true), true;
    case Opcode::F2i:
      return unary(Op::F2I, false), true;
    case Opcode::F2l:
      return unary(Op::F2L, true), true;
    case Opcode::F2d:
      return unary(Op::F2D, true), true;
    case Opcode::D2i:
      return unary(Op::D2I, false), true;
    case Opcode::D2l:
      return unary(Op::D2L, true), true;
    case Opcode::D2f:
      return unary(Op::D2F, false), true;
    case Opcode::I2b:
      return unary(Op::I2B, false), true;
    case Opcode::I2c:
      return unary(Op::I2C, false), true;
    case Opcode::I2s:
      return unary(Op::I2S, false), true;
    default:
      return false;
  }
}

}  // namespace assay::interp
