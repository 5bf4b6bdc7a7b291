// SPDX-License-Identifier: Apache-2.0
#include "classfile/verifier/simulator.h"

namespace assay::classfile::verifier {

/// Whether cutting the stack `depth` slots below its top splits no long or double.
bool Simulator::is_slot_boundary(std::size_t depth) const {
  const auto& stack = frame_->stack;
  return depth <= stack.size() && (depth == 0 || !stack[stack.size() - depth].ends_pair());
}

/// Copies the top `count` slots to below the top `depth` ones, as the dup instructions do
/// (JVMS 4.10.1.9.dup and following).
bool Simulator::duplicate(std::size_t count, std::size_t depth) {
  auto& stack = frame_->stack;
  if (stack.size() < depth) {
    return context_.fail("Operand stack underflow", "Attempt to pop empty stack.");
  }
  if (!is_slot_boundary(count) || !is_slot_boundary(depth)) {
    return context_.fail("Bad type on operand stack", "A long or double is split.");
  }
  if (stack.size() + count > context_.code().max_stack) {
    return context_.fail("Operand stack overflow", "Exceeded max stack size.");
  }
  std::vector<Type> copied(stack.end() - static_cast<std::ptrdiff_t>(count), stack.end());
  stack.insert(stack.end() - static_cast<std::ptrdiff_t>(depth), copied.begin(), copied.end());
  return true;
}

bool Simulator::step_stack(Opcode opcode) {
  auto& stack = frame_->stack;
  switch (opcode) {
    case Opcode::Dup:
      return duplicate(1, 1);
    case Opcode::DupX1:
      return duplicate(1, 2);
    case Opcode::DupX2:
      return duplicate(1, 3);
    case Opcode::Dup2:
      return duplicate(2, 2);
    case Opcode::Dup2X1:
      return duplicate(2, 3);
    case Opcode::Dup2X2:
      return duplicate(2, 4);
    default:
      break;
  }
  std::size_t slots = opcode == Opcode::Pop ? 1 : 2;  // pop, pop2 and swap
  if (stack.size() < slots) {
    return context_.fail("Operand stack underflow", "Attempt to pop empty stack.");
  }
  bool splits = !is_slot_boundary(slots) || (opcode == Opcode::Swap && !is_slot_boundary(1));
  if (splits) return context_.fail("Bad type on operand stack", "A long or double is split.");
  if (opcode == Opcode::Swap) {
    std::swap(stack[stack.size() - 1], stack[stack.size() - 2]);
  } else {
    stack.resize(stack.size() - slots);
  }
  return true;
}

}  // namespace assay::classfile::verifier
