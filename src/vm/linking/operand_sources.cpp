// SPDX-License-Identifier: Apache-2.0
// Which instruction pushed what. It repeats the analysis that HotSpot makes for the messages of
// NullPointerExceptions with its limits, since the messages have to be the same.
#include "vm/linking/operand_sources.h"

#include <algorithm>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"

namespace assay::vm {

namespace {

using classfile::Instruction;
using classfile::Opcode;

/// Slots that instructions take and put, by opcode; '-' where it depends or more happens.
constexpr std::string_view kTaken =
    "00000000000000000000000000000000000000000000002222"
    "222212121111122221111222211113434333312-------2424"
    "24242424242424241212232323242424011122211122211142"
    "2441111112222222200011121210---------011110111--11"
    "00";
constexpr std::string_view kPut =
    "01111111122111221111212121111122221111222211111212"
    "111100000000000000000000000000000000000-------1212"
    "12121212121212121212121212121212021211212212111111"
    "1110000000000000001000000000---------111100100--00"
    "01";
static_assert(kTaken.size() == classfile::kOpcodeCount && kPut.size() == classfile::kOpcodeCount);

bool is_between(Opcode opcode, Opcode first, Opcode last) {
  return opcode >= first && opcode <= last;
}

/// How many slots a store writes, the short forms such as lstore_1 included.
int slots_stored_by(Opcode opcode) {
  auto number = static_cast<unsigned>(opcode);
  bool is_short = opcode >= Opcode::Istore0;
  unsigned type = is_short ? (number - static_cast<unsigned>(Opcode::Istore0)) / 4
                           : number - static_cast<unsigned>(Opcode::Istore);
  return type == 1 || type == 3 ? 2 : 1;  // I L F D A
}

class Tracer {
 public:
  explicit Tracer(const VerifiedCode& code)
      : code_(code), bytes_(code_.bytecode()), pool_(code_.pool()), states_(bytes_.size()) {
    states_[0].emplace();
    for (const classfile::ExceptionHandler& handler : code_.handlers()) {
      auto& state = states_[handler.handler_pc].emplace();
      state.stack.push_back(OperandSources::kUnknown);
    }
  }

  std::vector<std::optional<OperandSources>> run(std::uint32_t target) {
    do {
      grew_ = false;
      for (const Instruction& each : classfile::Instructions(bytes_)) {
        if (states_[each.pc]) step(each);
        std::uint32_t next = each.next_pc();
        if (next == target && states_[next]) return std::move(states_);
      }
    } while (grew_);
    return std::move(states_);
  }

 private:
  void flow_to(std::uint32_t target, const OperandSources& state) {
    if (target >= states_.size()) return;
    auto& known = states_[target];
    if (!known) {
      known = state;
      grew_ = true;
      return;
    }
    known->written_locals |= state.written_locals;
    std::size_t common = std::min(known->stack.size(), state.stack.size());
    for (std::size_t i = 0; i < common; ++i) {
      if (known->stack[i] != state.stack[i]) known->stack[i] = OperandSources::kUnknown;
    }
  }

  static void take(OperandSources& state, int slots) {
    state.stack.resize(state.stack.size() -
                       std::min<std::size_t>(state.stack.size(), static_cast<std::size_t>(slots)));
  }
  void put(OperandSources& state, int slots) const {
    state.stack.insert(state.stack.end(), static_cast<std::size_t>(slots),
                       static_cast<std::int32_t>(at_));
  }
  static void write_local(OperandSources& state, unsigned local, int slots) {
    for (int i = 0; i < slots; ++i, ++local) {
      if (local < 64) state.written_locals |= std::uint64_t{1} << local;
    }
  }

  /// The dup family: copies the top slots to a place `depth` below the top.
  static void duplicate(OperandSources& state, std::size_t slots, std::size_t depth) {
    if (state.stack.size() < depth) return;
    std::vector<std::int32_t> copy(state.stack.end() - static_cast<std::ptrdiff_t>(slots),
                                   state.stack.end());
    state.stack.insert(state.stack.end() - static_cast<std::ptrdiff_t>(depth), copy.begin(),
                       copy.end());
  }

  void step(const Instruction& instruction) {
    at_ = instruction.pc;
    OperandSources state = *states_[at_];
    apply(state, instruction);
    follow(state, instruction);
  }

  void apply(OperandSources& state, const Instruction& instruction) const {
    Opcode opcode = instruction.opcode;
    char taken = kTaken[static_cast<std::size_t>(opcode)];
    if (taken != '-') {
      take(state, taken - '0');
      put(state, kPut[static_cast<std::size_t>(opcode)] - '0');
      apply_local_write(state, instruction);
    } else if (is_between(opcode, Opcode::Dup, Opcode::Swap)) {
      apply_shuffle(state, opcode);
    } else {
      apply_member(state, instruction);
    }
  }

  static void apply_local_write(OperandSources& state, const Instruction& instruction) {
    if (instruction.opcode == Opcode::Iinc)
      return write_local(state, instruction.local_operand(), 1);
    std::optional<std::uint16_t> stored = instruction.stored_local();
    if (stored) write_local(state, *stored, slots_stored_by(instruction.opcode));
  }

  static void apply_shuffle(OperandSources& state, Opcode opcode) {
    switch (opcode) {
      case Opcode::Dup:
        return duplicate(state, 1, 1);
      case Opcode::DupX1:
        return duplicate(state, 1, 2);
      case Opcode::DupX2:
        return duplicate(state, 1, 3);
      case Opcode::Dup2:
        return duplicate(state, 2, 2);
      case Opcode::Dup2X1:
        return duplicate(state, 2, 3);
      case Opcode::Dup2X2:
        return duplicate(state, 2, 4);
      default:
        break;
    }
    if (state.stack.size() >= 2) std::swap(state.stack.back(), state.stack[state.stack.size() - 2]);
  }

  void apply_member(OperandSources& state, const Instruction& instruction) const {
    std::uint16_t index = instruction.constant_operand();
    switch (instruction.opcode) {
      case Opcode::Getfield:
        take(state, 1);
        [[fallthrough]];
      case Opcode::Getstatic:
        return put(state, field_slots(index));
      case Opcode::Putfield:
        return take(state, field_slots(index) + 1);
      case Opcode::Putstatic:
        return take(state, field_slots(index));
      case Opcode::Invokedynamic:
        return call(state, pool_.dynamic(index).descriptor, 0);
      case Opcode::Invokestatic:
        return call(state, pool_.member(index).descriptor, 0);
      case Opcode::Multianewarray:
        take(state, instruction.u1(3));
        return put(state, 1);
      default:
        return call(state, pool_.member(index).descriptor, 1);
    }
  }

  int field_slots(std::uint16_t index) const {
    return classfile::first_type(pool_.member(index).descriptor).slots();
  }

  void call(OperandSources& state, std::string_view descriptor, int receivers) const {
    classfile::MethodDescriptor method(descriptor);
    take(state, method.argument_slots() + receivers);
    put(state, method.return_type().slots());
  }

  /// Hands the state to the instructions that may come next.
  void follow(const OperandSources& state, const Instruction& instruction) {
    for (std::uint32_t target : instruction.targets()) flow_to(target, state);
    if (!instruction.ends_flow()) flow_to(instruction.next_pc(), state);
  }

  const VerifiedCode& code_;
  classfile::Bytes bytes_;
  const classfile::ConstantPool& pool_;
  std::vector<std::optional<OperandSources>> states_;
  std::uint32_t at_ = 0;
  bool grew_ = false;
};

}  // namespace

std::vector<std::optional<OperandSources>> trace_operands(const VerifiedCode& code,
                                                          std::uint32_t target) {
  return Tracer(code).run(target);
}

std::optional<unsigned> followed_operand(const VerifiedCode& code, std::uint32_t at) {
  const auto is_between = [](Opcode opcode, Opcode first, Opcode last) {
    return opcode >= first && opcode <= last;
  };
  const Instruction instruction = Instruction::at(code.bytecode(), at);
  const Opcode opcode = instruction.opcode;
  if (is_between(opcode, Opcode::Iaload, Opcode::Saload)) return 1;
  if (is_between(opcode, Opcode::Iastore, Opcode::Sastore))
    return opcode == Opcode::Lastore || opcode == Opcode::Dastore ? 3 : 2;
  switch (opcode) {
    case Opcode::Arraylength:
    case Opcode::Athrow:
    case Opcode::Monitorenter:
    case Opcode::Monitorexit:
    case Opcode::Getfield:
      return 0;
    case Opcode::Putfield: {
      const classfile::MemberRef member = code.pool().member(instruction.constant_operand());
      return static_cast<unsigned>(classfile::first_type(member.descriptor).slots());
    }
    case Opcode::Invokevirtual:
    case Opcode::Invokespecial:
    case Opcode::Invokeinterface: {
      const classfile::MemberRef member = code.pool().member(instruction.constant_operand());
      if (member.name == "<init>") return std::nullopt;  // thrown by `new` in Java code
      return static_cast<unsigned>(classfile::MethodDescriptor(member.descriptor).argument_slots());
    }
    default:
      return std::nullopt;
  }
}

}  // namespace assay::vm
