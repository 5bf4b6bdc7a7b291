// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/operand_sources.h"

#include <algorithm>
#include <string_view>

#include "classfile/descriptor.h"
#include "classfile/opcodes.h"

namespace assay::natives {

namespace {

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

class Tracer {
 public:
  explicit Tracer(const vm::VerifiedCode& code)
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
      for (std::uint32_t at = 0; at < bytes_.size();) {
        if (states_[at]) step(at);
        std::uint32_t length = classfile::instruction_length(bytes_, at);
        if (length == 0) return std::move(states_);
        at += length;
        if (at == target && states_[at]) return std::move(states_);
      }
    } while (grew_);
    return std::move(states_);
  }

 private:
  void flow_to(std::int64_t target, const OperandSources& state) {
    if (target < 0 || target >= static_cast<std::int64_t>(states_.size())) return;
    auto& known = states_[static_cast<std::size_t>(target)];
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

  void step(std::uint32_t at) {
    at_ = at;
    OperandSources state = *states_[at];
    Opcode opcode = static_cast<Opcode>(bytes_[at]);
    bool is_wide = opcode == Opcode::Wide;
    if (is_wide) opcode = static_cast<Opcode>(bytes_[at + 1]);
    apply(state, opcode, is_wide);
    follow(state, opcode);
  }

  void apply(OperandSources& state, Opcode opcode, bool is_wide) {
    char taken = kTaken[static_cast<std::size_t>(opcode)];
    if (taken != '-') {
      take(state, taken - '0');
      put(state, kPut[static_cast<std::size_t>(opcode)] - '0');
      apply_local_write(state, opcode, is_wide);
    } else if (is_between(opcode, Opcode::Dup, Opcode::Swap)) {
      apply_shuffle(state, opcode);
    } else {
      apply_member(state, opcode);
    }
  }

  void apply_local_write(OperandSources& state, Opcode opcode, bool is_wide) const {
    auto explicit_index = [&]() -> unsigned {
      return is_wide ? classfile::u2_at(bytes_, at_ + 2) : bytes_[at_ + 1];
    };
    auto slots_of = [](unsigned type) { return type == 1 || type == 3 ? 2 : 1; };  // I L F D A
    if (is_between(opcode, Opcode::Istore, Opcode::Astore)) {
      unsigned type = static_cast<unsigned>(opcode) - static_cast<unsigned>(Opcode::Istore);
      write_local(state, explicit_index(), slots_of(type));
    } else if (is_between(opcode, Opcode::Istore0, Opcode::Astore3)) {
      unsigned number = static_cast<unsigned>(opcode) - static_cast<unsigned>(Opcode::Istore0);
      write_local(state, number % 4, slots_of(number / 4));
    } else if (opcode == Opcode::Iinc) {
      write_local(state, explicit_index(), 1);
    }
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

  void apply_member(OperandSources& state, Opcode opcode) const {
    std::uint16_t index = classfile::u2_at(bytes_, at_ + 1);
    switch (opcode) {
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
        take(state, bytes_[at_ + 3]);
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
  void follow(const OperandSources& state, Opcode opcode) {
    auto base = static_cast<std::int64_t>(at_);
    if (opcode == Opcode::Tableswitch || opcode == Opcode::Lookupswitch) {
      return follow_switch(state, opcode);
    }
    bool branches = is_between(opcode, Opcode::Ifeq, Opcode::Jsr) || opcode == Opcode::Ifnull ||
                    opcode == Opcode::Ifnonnull;
    if (branches) flow_to(base + classfile::s2_at(bytes_, at_ + 1), state);
    if (opcode == Opcode::GotoW || opcode == Opcode::JsrW) {
      flow_to(base + classfile::s4_at(bytes_, at_ + 1), state);
    }
    bool ends = is_between(opcode, Opcode::Goto, Opcode::Return) || opcode == Opcode::Athrow ||
                opcode == Opcode::GotoW || opcode == Opcode::JsrW;
    if (!ends) flow_to(base + classfile::instruction_length(bytes_, at_), state);
  }

  void follow_switch(const OperandSources& state, Opcode opcode) {
    auto base = static_cast<std::int64_t>(at_);
    std::uint32_t operands = classfile::switch_operands(at_);
    flow_to(base + classfile::s4_at(bytes_, operands), state);
    bool is_table = opcode == Opcode::Tableswitch;
    std::int64_t first = classfile::s4_at(bytes_, operands + 4);
    std::int64_t count = is_table ? classfile::s4_at(bytes_, operands + 8) - first + 1 : first;
    std::uint32_t row = operands + 12;  // behind low and high, or behind the first key
    std::uint32_t row_size = is_table ? 4 : 8;
    for (std::int64_t i = 0; i < count; ++i, row += row_size) {
      flow_to(base + classfile::s4_at(bytes_, row), state);
    }
  }

  const vm::VerifiedCode& code_;
  classfile::Bytes bytes_;
  const classfile::ConstantPool& pool_;
  std::vector<std::optional<OperandSources>> states_;
  std::uint32_t at_ = 0;
  bool grew_ = false;
};

}  // namespace

std::vector<std::optional<OperandSources>> trace_operands(const vm::VerifiedCode& code,
                                                          std::uint32_t target) {
  return Tracer(code).run(target);
}

}  // namespace assay::natives
