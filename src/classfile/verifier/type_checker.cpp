// SPDX-License-Identifier: Apache-2.0
#include "classfile/verifier/type_checker.h"

#include <fmt/format.h>

#include "classfile/verifier/simulator.h"
#include "classfile/verifier/stack_map.h"

namespace assay::classfile::verifier {
namespace {

class TypeChecker {
 public:
  TypeChecker(MethodContext& context, const CodeScan& scan)
      : context_(context), map_(context, scan), simulator_(context) {}

  bool run() {
    frame_ = initial_frame(context_);
    if (!map_.decode()) return false;
    auto next_stated = map_.frames().begin();
    bool falls_in = true;
    for (const Instruction& instruction : Instructions(context_.code().bytecode)) {
      context_.set_pc(instruction.pc);
      if (next_stated != map_.frames().end() && next_stated->pc == instruction.pc) {
        if (falls_in && !check_fall_through(*next_stated)) return false;
        map_.load(*next_stated, frame_);
        ++next_stated;
      } else if (!falls_in) {
        return context_.fail("Expecting a stack map frame");
      }
      if (!check_instruction(instruction)) return false;
      falls_in = !instruction.ends_flow();
    }
    return !falls_in || context_.fail("Control flow falls through code end");
  }

 private:
  bool check_instruction(const Instruction& instruction) {
    bool is_subroutine = instruction.is_jsr() || instruction.opcode == Opcode::Ret;
    if (is_subroutine) return context_.fail("Bad instruction");
    if (!check_handlers(instruction.pc) || !simulator_.step(instruction, frame_)) return false;
    for (std::uint32_t target : instruction.targets()) {
      if (!check_target(target, frame_.stack)) return false;
    }
    return true;
  }

  bool check_fall_through(const MapFrame& to) {
    return context_.require(map_.is_assignable(frame_, frame_.stack, to),
                            "Instruction type does not match stack map");
  }

  bool check_passage(std::span<const Type> stack, const MapFrame& to) {
    auto answer = map_.is_assignable(frame_, stack, to);
    if (answer == Hierarchy::Answer::Yes) return true;
    return context_.require(answer,
                            fmt::format("Inconsistent stackmap frames at branch target {}", to.pc));
  }

  bool check_target(std::uint32_t target, std::span<const Type> stack) {
    const MapFrame* stated = map_.at(target);
    if (stated != nullptr) return check_passage(stack, *stated);
    return context_.fail(fmt::format("Expecting a stackmap frame at branch target {}", target));
  }

  /// An exception may be thrown by any instruction and finds the locals as they were before it.
  /// Handlers need asking again only when locals have changed or a range begins.
  bool check_handlers(std::uint32_t pc) {
    const auto& handlers = context_.code().handlers;
    if (handlers.empty()) return true;
    for (const ExceptionHandler& handler : handlers) {
      if (pc < handler.start_pc || pc >= handler.end_pc) continue;
      if (pc != handler.start_pc && !frame_.locals_changed) continue;
      Type caught = reference(
          handler.catch_type == 0 ? kThrowable : context_.pool().class_name(handler.catch_type));
      if (!check_target(handler.handler_pc, {&caught, 1})) return false;
    }
    frame_.locals_changed = false;
    return true;
  }

  MethodContext& context_;
  StackMap map_;
  Simulator simulator_;
  Frame frame_;
};

}  // namespace

bool type_check(MethodContext& context, const CodeScan& scan) {
  return TypeChecker(context, scan).run();
}

}  // namespace assay::classfile::verifier
