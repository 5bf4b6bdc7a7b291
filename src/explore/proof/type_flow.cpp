// SPDX-License-Identifier: Apache-2.0
// Which types a value has been found to have, along all ways through a method. Every value has a
// number, that of the instruction that made it, so that a test of one copy tells about the others;
// what a test has shown of a value stays known where ways meet if all of them have shown it.
//
// A variable is taken to hold what its declared type says, interfaces included, which the machine
// does not check: compilers do.
#include "explore/proof/type_flow.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "classfile/switch_outcomes.h"
#include "vm/class.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/ref.h"

namespace assay::explore {

namespace {

using classfile::Instruction;
using classfile::Opcode;
using Types = std::set<vm::Class*>;

constexpr std::size_t kMostCode = 20'000;  // bytes
constexpr std::uint32_t kNobody = ~0U;

/// What a slot of a frame holds.
struct Value {
  std::uint32_t origin = kNobody;  // values of one origin are one value
  Types types;                     // it is null or of all of these
  vm::Class* tested = nullptr;     // it is whether the value of that origin is of this type

  bool operator==(const Value&) const = default;
};

struct State {
  std::vector<Value> slots;  // locals, then the operand stack
  bool operator==(const State&) const = default;
};

/// Large because each form of instruction has a function of its own.
class TypeFlow {
 public:
  TypeFlow(vm::Universe& universe, const vm::VerifiedCode& code, recipe::TypeConflicts& conflicts)
      : universe_(universe), code_(code), conflicts_(conflicts), states_(code.bytecode().size()) {}

  BranchReasons run() {
    enter();
    while (!work_.empty()) {
      const std::uint32_t pc = *work_.begin();
      work_.erase(work_.begin());
      step(Instruction::at(code_.bytecode(), pc));
    }
    return reasons();
  }

 private:
  using Branch = std::pair<std::uint32_t, std::uint32_t>;

  void enter() {
    State state;
    state.slots.resize(code_.max_locals());
    std::size_t local = 0;
    const vm::Method& method = code_.method();
    if (!method.is_static()) state.slots[local++].types.insert(method.owner);
    const classfile::MethodDescriptor descriptor(method.info->descriptor);
    for (classfile::TypeDescriptor type : descriptor.parameters()) {
      state.slots[local].types = types_of(type.text);
      local += static_cast<std::size_t>(type.slots());
    }
    for (std::size_t i = 0; i < local; ++i) state.slots[i].origin = origin_at_start(i);
    flow_to(0, std::move(state));
  }

  // Origins: of what an instruction makes its place, of what comes in at the start or where ways
  // meet a number for place and slot.
  std::uint32_t origin_at_start(std::size_t slot) const { return origin_of_join(0, slot); }
  std::uint32_t origin_of_join(std::uint32_t pc, std::size_t slot) const {
    const auto size = static_cast<std::uint32_t>(code_.bytecode().size());
    return size + pc * (code_.max_locals() + code_.max_stack() + 1U) +
           static_cast<std::uint32_t>(slot);
  }

  vm::Class* find(std::string_view class_name) const {
    return vm::find_or_load(universe_, *code_.method().owner->loader, class_name);
  }
  Types types_of(std::string_view descriptor) const {
    if (descriptor[0] != 'L' && descriptor[0] != '[') return {};
    vm::Class* type = vm::find_type(universe_, *code_.method().owner->loader, descriptor);
    return type == nullptr ? Types() : Types{type};
  }
  vm::Class* class_operand(const Instruction& instruction) const {
    return find(code_.pool().class_name(instruction.constant_operand()));
  }

  void flow_to(std::uint32_t pc, State state) {
    std::optional<State>& known = states_[pc];
    if (!known) {
      known = std::move(state);
    } else {
      State joined = *known;
      for (std::size_t i = 0; i < joined.slots.size(); ++i)
        join(joined.slots[i], state.slots[i], origin_of_join(pc, i));
      // A value of an earlier turn of a loop is not the one that is made here now.
      for (std::size_t i = 0; i < joined.slots.size(); ++i) {
        for (std::size_t j = 0; j < joined.slots.size(); ++j) {
          if (i != j && joined.slots[i].origin == origin_of_join(pc, j))
            joined.slots[i].origin = origin_of_join(pc, i);
        }
      }
      if (joined == *known) return;
      known = std::move(joined);
    }
    work_.insert(pc);
  }

  static void join(Value& into, const Value& from, std::uint32_t origin) {
    if (into.origin != from.origin || into.tested != from.tested) {
      into.origin = origin;
      into.tested = nullptr;
    }
    std::erase_if(into.types, [&](vm::Class* type) { return !from.types.contains(type); });
  }

  void step(const Instruction& instruction) {
    State state = *states_[instruction.pc];
    for (const classfile::ExceptionHandler& handler : code_.handlers()) {
      if (handler.start_pc <= instruction.pc && instruction.pc < handler.end_pc)
        flow_to_handler(handler, state);
    }
    if (instruction.is_conditional()) return branch(instruction, std::move(state));
    apply(instruction, state);
    for (std::uint32_t target : instruction.targets()) flow_to(target, state);
    if (!instruction.ends_flow()) flow_to(instruction.next_pc(), std::move(state));
  }

  void flow_to_handler(const classfile::ExceptionHandler& handler, State state) {
    state.slots.resize(code_.max_locals());
    Value caught{origin_of_join(handler.handler_pc, code_.max_locals()), {}, nullptr};
    if (handler.catch_type != 0) {
      if (vm::Class* type = find(code_.pool().class_name(handler.catch_type)))
        caught.types.insert(type);
    }
    forget(state, caught.origin);
    state.slots.push_back(std::move(caught));
    flow_to(handler.handler_pc, std::move(state));
  }

  // A jump that asks whether a test has passed.
  void branch(const Instruction& instruction, State state) {
    const bool is_about_test =
        instruction.opcode == Opcode::Ifeq || instruction.opcode == Opcode::Ifne;
    const Value top = state.slots.back();
    apply(instruction, state);
    const bool passes_if_taken = instruction.opcode == Opcode::Ifne;
    for (const bool is_taken : {false, true}) {
      const Branch branch{instruction.pc, is_taken ? 1 : 0};
      State next = state;
      if (is_about_test && top.tested != nullptr && is_taken == passes_if_taken) {
        std::optional<std::string> conflict = learn(next, top);
        if (conflict) {
          blocked_[branch] = *conflict;
          continue;
        }
      }
      blocked_.erase(branch);
      flow_to(is_taken ? instruction.jump_target() : instruction.next_pc(), std::move(next));
    }
  }

  /// A value is of the type that it was tested for; says why that cannot be.
  std::optional<std::string> learn(State& state, const Value& test) {
    Types types = test.types;
    types.insert(test.tested);
    for (Value& slot : state.slots) {
      if (test.origin == kNobody || slot.origin != test.origin || slot.tested != nullptr) continue;
      slot.types.insert(test.tested);
      types.insert(slot.types.begin(), slot.types.end());
    }
    return conflicts_.why_none({types.begin(), types.end()});
  }

  // One instruction.

  /// What was made by an instruction before it is done again is another value.
  void forget(State& state, std::uint32_t origin) const {
    for (Value& slot : state.slots) {
      if (slot.origin == origin)
        slot = {kNobody, slot.tested == nullptr ? slot.types : Types(), {}};
    }
  }
  static Value take(State& state) {
    Value value = std::move(state.slots.back());
    state.slots.pop_back();
    return value;
  }
  static void take(State& state, int slots) {
    for (int i = 0; i < slots; ++i) state.slots.pop_back();
  }
  void put(State& state, const Instruction& instruction, Types types, int slots = 1) const {
    forget(state, instruction.pc);
    for (int i = 0; i < slots; ++i) state.slots.push_back({kNobody, {}, nullptr});
    if (slots == 1) state.slots.back() = {instruction.pc, std::move(types), nullptr};
  }

  void apply(const Instruction& instruction, State& state) const {
    const Opcode opcode = instruction.opcode;
    if (const auto local = instruction.loaded_local();
        local && classfile::stack_effect(opcode) == ">A") {
      state.slots.push_back(state.slots[*local]);
    } else if (const auto stored = instruction.stored_local()) {
      store(instruction, *stored, state);
    } else if (opcode == Opcode::Iinc) {
      state.slots[instruction.local_operand()] = {};
    } else if (opcode == Opcode::Checkcast) {
      cast(instruction, state);
    } else if (opcode == Opcode::Instanceof) {
      test(instruction, state);
    } else if (opcode >= Opcode::Dup && opcode <= Opcode::Swap) {
      shuffle(opcode, state);
    } else if (classfile::stack_effect(opcode) == "?") {
      apply_member(instruction, state);
    } else {
      apply_plain(instruction, state);
    }
  }

  static void store(const Instruction& instruction, std::size_t local, State& state) {
    const bool is_wide = classfile::stack_effect(instruction.opcode) == "J>" ||
                         classfile::stack_effect(instruction.opcode) == "D>";
    Value value = take(state);
    if (is_wide) {
      take(state);
      state.slots[local + 1] = {};
      value = {};
    }
    state.slots[local] = std::move(value);
  }

  void cast(const Instruction& instruction, State& state) const {
    vm::Class* type = class_operand(instruction);
    if (type == nullptr) return;
    const std::uint32_t origin = state.slots.back().origin;
    state.slots.back().types.insert(type);
    if (origin == kNobody) return;
    for (Value& slot : state.slots) {
      if (slot.origin == origin && slot.tested == nullptr) slot.types.insert(type);
    }
  }

  void test(const Instruction& instruction, State& state) const {
    const Value value = take(state);
    vm::Class* type = class_operand(instruction);
    // A boolean is no reference: what is noted is about the value that was tested.
    if (type == nullptr) return put(state, instruction, {});
    state.slots.push_back({value.origin, value.types, type});
  }

  static void shuffle(Opcode opcode, State& state) {
    const auto copy = [&](std::ptrdiff_t count, std::ptrdiff_t depth) {
      const std::vector<Value> values(state.slots.end() - count, state.slots.end());
      state.slots.insert(state.slots.end() - depth, values.begin(), values.end());
    };
    switch (opcode) {
      case Opcode::Dup:
        return copy(1, 1);
      case Opcode::DupX1:
        return copy(1, 2);
      case Opcode::DupX2:
        return copy(1, 3);
      case Opcode::Dup2:
        return copy(2, 2);
      case Opcode::Dup2X1:
        return copy(2, 3);
      case Opcode::Dup2X2:
        return copy(2, 4);
      default:
        std::swap(state.slots.back(), state.slots[state.slots.size() - 2]);
    }
  }

  void apply_member(const Instruction& instruction, State& state) const {
    const std::uint16_t index = instruction.constant_operand();
    const auto field = [&] { return classfile::first_type(code_.pool().member(index).descriptor); };
    const auto call = [&](std::string_view descriptor, int receivers) {
      const classfile::MethodDescriptor method(descriptor);
      take(state, method.argument_slots() + receivers);
      put_result(state, instruction, method.return_type());
    };
    switch (instruction.opcode) {
      case Opcode::Getfield:
        take(state, 1);
        [[fallthrough]];
      case Opcode::Getstatic:
        return put_result(state, instruction, field());
      case Opcode::Putfield:
        return take(state, field().slots() + 1);
      case Opcode::Putstatic:
        return take(state, field().slots());
      case Opcode::Invokedynamic:
        return call(code_.pool().dynamic(index).descriptor, 0);
      case Opcode::Invokestatic:
        return call(code_.pool().member(index).descriptor, 0);
      case Opcode::Multianewarray:
        take(state, instruction.u1(3));
        return put(state, instruction, {});
      default:
        return call(code_.pool().member(index).descriptor, 1);
    }
  }

  void put_result(State& state, const Instruction& instruction,
                  classfile::TypeDescriptor type) const {
    put(state, instruction, types_of(type.is_void() ? "I" : type.text), type.slots());
  }

  void apply_plain(const Instruction& instruction, State& state) const {
    const std::string_view effect = classfile::stack_effect(instruction.opcode);
    const auto slots = [](std::string_view types) {
      int count = 0;
      for (std::size_t i = 0; i < types.size(); ++i) {
        const bool is_wide = types[i] == 'J' || types[i] == 'D';
        i += types[i] == '[' ? 1 : 0;  // what it is an array of
        count += is_wide ? 2 : 1;
      }
      return count;
    };
    const std::size_t arrow = effect.find('>');
    Types made;
    if (instruction.opcode == Opcode::New) {
      if (vm::Class* type = class_operand(instruction)) made.insert(type);
    } else if (instruction.opcode == Opcode::Aaload) {
      for (const vm::Class* array : state.slots[state.slots.size() - 2].types) {
        if (array->is_array() && array->component->kind == vm::Kind::Ref)
          made.insert(array->component);
      }
    }
    take(state, slots(effect.substr(0, arrow)));
    if (const int put_slots = slots(effect.substr(arrow + 1)))
      put(state, instruction, std::move(made), put_slots);
  }

  // What was found.

  /// Of an instruction that nothing leads to: what blocks the way there.
  BranchReasons reasons() {
    BranchReasons found = blocked_;
    std::vector<std::pair<std::uint32_t, std::string>> work;
    const auto follow = [&](std::uint32_t pc, const std::string& reason) {
      if (!states_[pc]) work.emplace_back(pc, reason);
    };
    for (const auto& [branch, reason] : blocked_) {
      const Instruction jump = Instruction::at(code_.bytecode(), branch.first);
      follow(branch.second == 1 ? jump.jump_target() : jump.next_pc(), reason);
    }
    std::set<std::uint32_t> seen;
    while (!work.empty()) {
      const auto [pc, reason] = std::move(work.back());
      work.pop_back();
      if (!seen.insert(pc).second) continue;
      const Instruction each = Instruction::at(code_.bytecode(), pc);
      if (each.is_conditional() || each.is_switch()) {
        const std::size_t outcomes = each.is_switch() ? classfile::switch_outcomes(each).size() : 2;
        for (std::uint32_t i = 0; i < outcomes; ++i) found.emplace(Branch{pc, i}, reason);
      }
      for (std::uint32_t target : each.targets()) follow(target, reason);
      if (!each.ends_flow()) follow(each.next_pc(), reason);
      for (const classfile::ExceptionHandler& handler : code_.handlers()) {
        if (handler.start_pc <= pc && pc < handler.end_pc) follow(handler.handler_pc, reason);
      }
    }
    return found;
  }

  vm::Universe& universe_;
  const vm::VerifiedCode& code_;
  recipe::TypeConflicts& conflicts_;
  std::vector<std::optional<State>> states_;  // before each instruction that is reached
  std::set<std::uint32_t> work_;
  BranchReasons blocked_;
};

/// Only code that tests types is of interest, and what has no subroutines.
bool is_worth_it(const vm::VerifiedCode& code) {
  bool tests = false;
  for (const Instruction& each : classfile::Instructions(code.bytecode())) {
    if (each.is_jsr() || each.opcode == Opcode::Ret) return false;
    tests |= each.opcode == Opcode::Instanceof;
  }
  return tests && code.bytecode().size() <= kMostCode;
}

}  // namespace

BranchReasons impossible_branches(vm::Universe& universe, const vm::VerifiedCode& code,
                                  recipe::TypeConflicts& conflicts) {
  return is_worth_it(code) ? TypeFlow(universe, code, conflicts).run() : BranchReasons();
}

void judge_types(vm::Universe& universe, recipe::TypeConflicts& conflicts,
                 const std::vector<concolic::Edge>& edges, std::vector<BranchVerdict>& verdicts) {
  std::map<const vm::Method*, BranchReasons> known;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if (verdicts[i].verdict != Verdict::Undecided) continue;
    const auto [method, is_new] = known.try_emplace(edges[i].method);
    if (is_new) {
      if (const auto code = vm::VerifiedCode::of(universe, *edges[i].method))
        method->second = impossible_branches(universe, *code, conflicts);
    }
    auto reason = method->second.find({edges[i].bytecode_index, edges[i].outcome});
    if (reason == method->second.end()) continue;
    verdicts[i].verdict = Verdict::Infeasible;
    verdicts[i].reason = "no object leads there: " + reason->second;
  }
}

}  // namespace assay::explore
