// SPDX-License-Identifier: Apache-2.0
// How a fault gets into the register code. Most are one instruction replaced in a copy of the
// method's code: the copy starts out resolved as far as the original is and shares its switch
// tables and call sites. Arithmetic is translated anew from changed bytecode where the change comes
// to more than one instruction: 5 + x has its constant in the instruction, 5 - x has not. A changed
// return jumps to a few instructions behind the method's end.
#include "mutants/code_edit.h"

#include <algorithm>
#include <span>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "interp/code.h"
#include "interp/insn.h"
#include "interp/machine.h"
#include "interp/slow_paths.h"
#include "interp/translate/translator.h"
#include "mutants/arithmetic_edit.h"
#include "mutants/empty_values.h"
#include "mutants/operators.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::mutants {

namespace {

using interp::Code;
using interp::Insn;
using interp::Op;

int distance(Op op, Op first) { return static_cast<int>(op) - static_cast<int>(first); }
Op offset(Op first, int by) { return static_cast<Op>(static_cast<int>(first) + by); }
bool is_between(Op op, Op first, Op last) { return op >= first && op <= last; }

/// The branches come in groups of six: ==, !=, <, >=, >, <=.
constexpr int kGroup = 6, kLess = 2;

bool negate_conditional(Insn& insn) {
  constexpr int kAllRelations =
      interp::kLess | interp::kEqual | interp::kGreater | interp::kUnordered;
  if (is_between(insn.op, Op::IfEq, Op::IfLLe)) {
    insn.op = offset(Op::IfEq, distance(insn.op, Op::IfEq) ^ 1);
  } else if (insn.op == Op::IfF || insn.op == Op::IfD) {
    insn.jump.constant ^= kAllRelations;
  } else if (is_between(insn.op, Op::IfRefEq, Op::IfNonNull)) {
    insn.op = offset(Op::IfRefEq, distance(insn.op, Op::IfRefEq) ^ 1);
  } else {
    return false;
  }
  return true;
}

bool change_boundary(Insn& insn) {
  if (insn.op == Op::IfF || insn.op == Op::IfD) {
    insn.jump.constant ^= interp::kEqual;
    return true;
  }
  if (!is_between(insn.op, Op::IfEq, Op::IfLLe)) return false;
  int number = distance(insn.op, Op::IfEq), condition = number % kGroup;
  if (condition < kLess) return false;
  insn.op =
      offset(Op::IfEq, number - condition + (kGroup + 1 - condition));  // < with <=, >= with >
  return true;
}

bool invert_increment(Insn& insn) {
  if (insn.op != Op::IAddK) return false;
  insn.imm = -insn.imm;
  return true;
}

bool remove_negation(Insn& insn) {
  if (insn.op != Op::INeg && insn.op != Op::LNeg && insn.op != Op::FNeg && insn.op != Op::DNeg)
    return false;
  insn.op = Op::Move;
  return true;
}

/// Arguments are in registers of their own and a void call gives nothing back, so there is
/// nothing left to do.
bool remove_call(Insn& insn) {
  if (!is_between(insn.op, Op::InvokeStaticU, Op::InvokeLinked)) return false;
  insn = Insn(Op::Move, 0, 0);
  return true;
}

/// The edits that replace one instruction, by operator; null for the others.
using Edit = bool (*)(Insn&);
Edit edit_of(Operator op) {
  switch (op) {
    case Operator::NegateConditional:
      return negate_conditional;
    case Operator::ConditionalBoundary:
      return change_boundary;
    case Operator::Increment:
      return invert_increment;
    case Operator::InvertNegative:
      return remove_negation;
    case Operator::VoidCall:
      return remove_call;
    default:
      return nullptr;
  }
}

/// Copies the code but for what never changes when it runs.
std::unique_ptr<Code> copy_of(const Code& original) {
  auto copy = std::make_unique<Code>();
  copy->insns.reserve(original.insns.size() + 3);  // a changed return adds up to three
  copy->insns = original.insns;
  copy->bytecode_index = original.bytecode_index;
  copy->handlers = original.handlers;
  copy->stack_base = original.stack_base;
  copy->register_count = original.register_count;
  return copy;
}

const Code* code_of(const vm::Method& method) { return static_cast<const Code*>(method.code); }

/// The number of the first instruction that a bytecode instruction became, if it became any.
std::size_t first_insn_at(const Code& code, std::uint32_t pc) {
  auto first = std::lower_bound(code.bytecode_index.begin(), code.bytecode_index.end(), pc);
  return static_cast<std::size_t>(first - code.bytecode_index.begin());
}

/// The instructions that a bytecode instruction became.
std::span<Insn> insns_at(Code& code, std::uint32_t pc) {
  auto [first, last] = std::equal_range(code.bytecode_index.begin(), code.bytecode_index.end(), pc);
  return {code.insns.data() + (first - code.bytecode_index.begin()),
          static_cast<std::size_t>(last - first)};
}

/// Takes over what the original has resolved already. Both are translations of the same bytecode
/// but for one instruction, so that everything else became the same instructions.
void adopt_resolved(Code& code, const Code& original) {
  std::size_t at = 0, from = 0;
  while (at < code.insns.size() && from < original.insns.size()) {
    std::uint16_t pc = code.bytecode_index[at], other = original.bytecode_index[from];
    if (pc != other) {
      ++(pc < other ? at : from);
      continue;
    }
    Insn& insn = code.insns[at++];
    const Insn& resolved = original.insns[from++];
    if (insn.op != resolved.op && insn.a == resolved.a && insn.b == resolved.b &&
        interp::name_of(insn.op).back() == 'U')
      insn = resolved;
  }
}

template <class Body>
bool at_every_copy(const Mutant& mutant, Body body) {
  if (!body(mutant.bytecode_index)) return false;
  return std::all_of(mutant.copies.begin(), mutant.copies.end(), body);
}

/// Translating a whole method for each of its instructions takes long if it is long: where one
/// instruction can be exchanged, only that is done. Null: it cannot.
std::unique_ptr<Code> with_exchanged_instruction(const Mutant& mutant, classfile::Opcode opcode) {
  const Code* original = code_of(*mutant.method);
  if (original == nullptr || !mutant.copies.empty()) return nullptr;
  for (std::size_t i = first_insn_at(*original, mutant.bytecode_index);
       i < original->insns.size() && original->bytecode_index[i] == mutant.bytecode_index; ++i) {
    Insn changed = original->insns[i];
    if (!exchange_arithmetic(changed, opcode, arithmetic_opposite(opcode), mutant.constant_before))
      continue;
    std::unique_ptr<Code> copy = copy_of(*original);
    copy->insns[i] = changed;
    return copy;
  }
  return nullptr;
}

std::unique_ptr<Code> with_other_arithmetic(const Mutant& mutant, const vm::VerifiedCode& source) {
  const vm::Method& method = *mutant.method;
  classfile::Bytes bytecode = source.bytecode();
  auto replaced = classfile::Instruction::at(bytecode, mutant.bytecode_index).opcode;
  if (auto code = with_exchanged_instruction(mutant, replaced)) return code;
  std::vector<std::uint8_t> changed(bytecode.begin(), bytecode.end());
  at_every_copy(mutant, [&](std::uint32_t pc) {
    auto opcode = static_cast<classfile::Opcode>(changed[pc]);
    changed[pc] = static_cast<std::uint8_t>(arithmetic_opposite(opcode));
    return true;
  });
  std::unique_ptr<Code> code = interp::translate(source.with_other_arithmetic(changed));
  if (code != nullptr && method.code != nullptr) adopt_resolved(*code, *code_of(method));
  return code;
}

/// The instructions that return another value; register 0 of the operand stack holds it.
class OtherReturn {
 public:
  OtherReturn(interp::Machine& machine, const Mutant& mutant, std::uint32_t reg)
      : machine_(machine), reg_(reg) {
    classfile::TypeDescriptor type =
        classfile::MethodDescriptor(mutant.method->info->descriptor).return_type();
    std::int64_t truth = mutant.op == Operator::TrueReturn ? 1 : 0;
    if (mutant.op == Operator::EmptyReturn) {
      empty(*empty_value_of(type.class_name()));
    } else if (type.is_reference() && mutant.op != Operator::NullReturn) {
      constant(truth);
      call("java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;");
    } else {
      constant(truth);
    }
    insns_.emplace_back(Op::ReturnValue, 0, reg_);
  }

  bool is_possible() const { return is_possible_; }
  const std::vector<Insn>& insns() const { return insns_; }

 private:
  void constant(std::int64_t bits) { insns_.emplace_back(Op::Const, reg_, 0, 0, bits); }

  void empty(const EmptyValue& value) {
    if (value.owner.empty()) return constant(machine_.universe().strings().literal("").bits);
    if (value.descriptor[1] != ')') constant(0);
    call(value.owner, value.method, value.descriptor);
  }

  void call(std::string_view owner, std::string_view name, std::string_view descriptor) {
    vm::Universe& universe = machine_.universe();
    vm::Class* klass = universe.load_boot(owner);
    vm::Method* method =
        klass == nullptr ? nullptr : universe.find_method(*klass, name, descriptor);
    if (method != nullptr && !klass->is_initialised()) machine_.initialise(*klass);
    is_possible_ = method != nullptr && klass->is_initialised();
    if (!is_possible_) return;
    interp::prepare(machine_, *method);
    insns_.emplace_back(Op::InvokeStatic, reg_).pointer = method;
  }

  interp::Machine& machine_;
  std::uint32_t reg_;
  bool is_possible_ = true;
  std::vector<Insn> insns_;
};

/// Lets the return jump behind the end of the code.
bool jump_behind_end(Code& code, std::uint32_t pc) {
  for (Insn& insn : insns_at(code, pc)) {
    if (insn.op != Op::ReturnValue) continue;
    insn = Insn(Op::Goto);
    insn.jump.target = static_cast<std::int32_t>(code.insns.data() + code.insns.size() - &insn);
    return true;
  }
  return false;
}

bool return_other(Code& code, interp::Machine& machine, const Mutant& mutant) {
  OtherReturn other(machine, mutant, code.stack_base);
  if (!other.is_possible()) return false;
  if (!at_every_copy(mutant, [&](std::uint32_t pc) { return jump_behind_end(code, pc); }))
    return false;
  code.insns.insert(code.insns.end(), other.insns().begin(), other.insns().end());
  code.bytecode_index.insert(code.bytecode_index.end(), other.insns().size(),
                             static_cast<std::uint16_t>(mutant.bytecode_index));
  return true;
}

bool replace_insns(Code& code, const Mutant& mutant, Edit edit) {
  return at_every_copy(mutant, [&](std::uint32_t pc) {
    std::span<Insn> insns = insns_at(code, pc);
    return std::any_of(insns.begin(), insns.end(), edit);
  });
}

}  // namespace

std::unique_ptr<Code> mutated_code(interp::Machine& machine, const Mutant& mutant) {
  const vm::Method& method = *mutant.method;
  auto source = vm::VerifiedCode::of(method);
  if (!source) return nullptr;
  if (mutant.op == Operator::Arithmetic) return with_other_arithmetic(mutant, *source);
  std::unique_ptr<Code> code =
      method.code == nullptr ? interp::translate(*source) : copy_of(*code_of(method));
  if (code == nullptr) return nullptr;
  Edit edit = edit_of(mutant.op);
  bool done =
      edit != nullptr ? replace_insns(*code, mutant, edit) : return_other(*code, machine, mutant);
  return done ? std::move(code) : nullptr;
}

}  // namespace assay::mutants
