// SPDX-License-Identifier: Apache-2.0
//
// Runs the code over types until the frame before every instruction is stable. Frames that meet
// are merged: references to their nearest common superclass, other differences to Top.
//
// Subroutines (jsr and ret, JVMS 4.10.2.6) are treated as if they were copied to each place that
// calls them: a frame belongs to an instruction and to the chain of calls through which it is
// reached, so that a return address is one known pc and locals a subroutine does not touch keep
// the types they have at its caller. Copies multiply when calls nest; kMaxFrames ends that.
#include "classfile/verifier/inference.h"

#include <fmt/format.h>

#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "classfile/verifier/simulator.h"
#include "classfile/verifier/stack_map.h"

namespace assay::classfile::verifier {
namespace {

constexpr std::size_t kMaxFrames = 200'000;

/// A call of a subroutine: the chain it belongs to and where it returns to. Chain 0 is the method
/// itself.
struct Call {
  std::uint32_t caller;
  std::uint32_t return_pc;
  bool operator<(const Call& other) const {
    return std::pair(caller, return_pc) < std::pair(other.caller, other.return_pc);
  }
};

/// An instruction in a copy of the subroutine it is in.
struct Place {
  std::uint32_t chain, pc;
};

class Inference {
 public:
  Inference(MethodContext& context, const CodeScan& scan)
      : context_(context), scan_(scan), simulator_(context) {}

  bool run() {
    if (!flow({0, 0}, initial_frame(context_))) return false;
    while (!pending_.empty()) {
      Place place = pending_.back();
      pending_.pop_back();
      State& state = states_.at(key(place));
      state.is_pending = false;
      Frame before = state.frame;
      if (!step(place, before)) return false;
    }
    return true;
  }

 private:
  struct State {
    Frame frame;
    bool is_pending = false;
  };

  static std::uint64_t key(Place place) { return std::uint64_t{place.chain} << 32 | place.pc; }

  bool step(Place place, const Frame& before) {
    context_.set_pc(place.pc);
    if (!flow_to_handlers(place, before)) return false;
    Instruction instruction = Instruction::at(context_.code().bytecode, place.pc);
    Frame after = before;
    if (instruction.opcode == Opcode::Ret) return step_ret(place, instruction, after);
    if (!simulator_.step(instruction, after)) return false;
    std::uint32_t chain = place.chain;
    if (instruction.is_jsr() && !enter_subroutine(place, instruction.next_pc(), chain)) {
      return false;
    }
    for (std::uint32_t target : instruction.targets()) {
      if (!flow({chain, target}, after)) return false;
    }
    if (instruction.ends_flow()) return true;
    if (!scan_.is_instruction(instruction.next_pc())) {
      return context_.fail("Control flow falls through code end");
    }
    return flow({place.chain, instruction.next_pc()}, after);
  }

  bool flow_to_handlers(Place place, const Frame& before) {
    for (const ExceptionHandler& handler : context_.code().handlers) {
      if (place.pc < handler.start_pc || place.pc >= handler.end_pc) continue;
      if (context_.code().max_stack == 0) return context_.fail("Operand stack overflow");
      Frame thrown = before;
      thrown.stack = {reference(
          handler.catch_type == 0 ? kThrowable : context_.pool().class_name(handler.catch_type))};
      if (!flow({place.chain, handler.handler_pc}, thrown)) return false;
    }
    return true;
  }

  /// A call that is in the chain already was left by a jump, not by ret: its copy serves again.
  bool enter_subroutine(Place place, std::uint32_t return_pc, std::uint32_t& chain) {
    if (!scan_.is_instruction(return_pc)) {
      return context_.fail("Control flow falls through code end");
    }
    for (chain = place.chain; chain != 0; chain = calls_[chain - 1].caller) {
      if (calls_[chain - 1].return_pc == return_pc) return true;
    }
    auto next = static_cast<std::uint32_t>(calls_.size() + 1);
    auto [known, is_new] = chains_.try_emplace(Call{place.chain, return_pc}, next);
    if (is_new) calls_.push_back({place.chain, return_pc});
    chain = known->second;
    return true;
  }

  /// Returns to the caller that the address names, leaving all calls made since.
  bool step_ret(Place place, const Instruction& instruction, const Frame& frame) {
    const Type& address = frame.locals[instruction.local_operand()];
    if (address.kind != Kind::ReturnAddress) {
      return context_.fail("Bad local variable type",
                           fmt::format("Type {} (current frame, locals[{}]) is not assignable to "
                                       "returnAddress",
                                       to_string(address), instruction.local_operand()));
    }
    for (std::uint32_t c = place.chain; c != 0; c = calls_[c - 1].caller) {
      if (calls_[c - 1].return_pc == address.pc)
        return flow({calls_[c - 1].caller, address.pc}, frame);
    }
    return context_.fail("Illegal ret from subroutine");  // the call has been returned from before
  }

  /// Control reaches a place with a frame.
  bool flow(Place place, const Frame& frame) {
    auto [known, is_new] = states_.try_emplace(key(place));
    State& state = known->second;
    bool changed = is_new;
    if (is_new) {
      if (states_.size() > kMaxFrames) return context_.fail("Too many nested subroutines");
      state.frame = frame;
    } else if (!merge(state.frame, frame, changed)) {
      return false;
    }
    if (changed && !state.is_pending) {
      state.is_pending = true;
      pending_.push_back(place);
    }
    return true;
  }

  bool merge(Frame& into, const Frame& from, bool& changed) {
    if (into.stack.size() != from.stack.size()) {
      return context_.fail("Inconsistent stack height",
                           fmt::format("{} != {}", into.stack.size(), from.stack.size()));
    }
    for (std::size_t i = 0; i < into.locals.size(); ++i) {
      if (!merge_type(into.locals[i], from.locals[i], changed)) return false;
    }
    for (std::size_t i = 0; i < into.stack.size(); ++i) {
      if (!merge_type(into.stack[i], from.stack[i], changed)) return false;
      if (into.stack[i].kind == Kind::Top) return context_.fail("Mismatched stack types");
    }
    if (from.this_is_uninitialized && !into.this_is_uninitialized) {
      into.this_is_uninitialized = true;
      changed = true;
    }
    return true;
  }

  bool merge_type(Type& into, const Type& from, bool& changed) {
    if (into == from) return true;
    Type merged;
    bool are_references = into.is_initialized_reference() && from.is_initialized_reference();
    if (are_references && !merge_references(into, from, merged)) return false;
    if (merged == into) return true;
    into = merged;
    changed = true;
    return true;
  }

  bool merge_references(const Type& a, const Type& b, Type& merged) {
    if (a.kind == Kind::Null || b.kind == Kind::Null) {
      merged = a.kind == Kind::Null ? b : a;
      return true;
    }
    std::string_view name;
    if (!merge_names(a.name, b.name, name)) return false;
    merged = reference(name);
    return true;
  }

  /// Arrays of references merge by their elements; other arrays and classes meet in Object.
  bool merge_names(std::string_view a, std::string_view b, std::string_view& merged) {
    std::size_t dimensions = 0;
    auto are_reference_arrays = [&] {
      return a.starts_with('[') && b.starts_with('[') &&
             TypeDescriptor{a.substr(1)}.is_reference() &&
             TypeDescriptor{b.substr(1)}.is_reference();
    };
    while (a != b && are_reference_arrays()) {
      a = TypeDescriptor{a.substr(1)}.class_name();
      b = TypeDescriptor{b.substr(1)}.class_name();
      ++dimensions;
    }
    if (a == b) {
      merged = a;
    } else if (a.starts_with('[') || b.starts_with('[') || a == kObject || b == kObject) {
      merged = kObject;
    } else if (!common_superclass(a, b, merged)) {
      return false;
    }
    for (; dimensions > 0; --dimensions) merged = context_.array_of(merged);
    return true;
  }

  bool common_superclass(std::string_view a, std::string_view b, std::string_view& merged) {
    std::string found;
    switch (context_.hierarchy().common_superclass(a, b, found)) {
      case Hierarchy::Answer::Yes:
        merged = context_.keep(std::move(found));
        return true;
      case Hierarchy::Answer::No:
        merged = kObject;
        return true;
      case Hierarchy::Answer::Suspend:
        return context_.suspend();
    }
    return false;
  }

  MethodContext& context_;
  const CodeScan& scan_;
  Simulator simulator_;
  std::unordered_map<std::uint64_t, State> states_;
  std::vector<Place> pending_;
  std::vector<Call> calls_;  // chain n is calls_[n - 1]
  std::map<Call, std::uint32_t> chains_;
};

}  // namespace

bool infer_types(MethodContext& context, const CodeScan& scan) {
  return Inference(context, scan).run();
}

}  // namespace assay::classfile::verifier
