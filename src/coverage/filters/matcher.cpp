// SPDX-License-Identifier: Apache-2.0
#include "coverage/filters/matcher.h"

#include "classfile/instructions.h"

namespace assay::coverage {

using classfile::Opcode;

std::optional<Opcode> Matcher::peek() const {
  if (next_ >= code_.nodes().size()) return std::nullopt;
  return code_.nodes()[next_].opcode;
}

Matcher& Matcher::any() {
  fits_ = fits_ && next_ < code_.nodes().size();
  if (fits_) ++next_;
  return *this;
}

Matcher& Matcher::is(Opcode opcode) {
  fits_ = fits_ && peek() == opcode;
  return any();
}

Matcher& Matcher::is_local(Opcode opcode, const std::string& name) {
  if (!is(opcode).fits()) return *this;
  const classfile::Instruction& instruction = code_.nodes()[at()].instruction;
  const auto local =
      instruction.loaded_local() ? instruction.loaded_local() : instruction.stored_local();
  fits_ = local && locals_.try_emplace(name, *local).first->second == *local;
  return *this;
}

Matcher& Matcher::is_call(Opcode opcode, std::string_view owner, std::string_view name,
                          std::string_view descriptor) {
  if (is(opcode).fits()) fits_ = code_.is_call(at(), opcode, owner, name, descriptor);
  return *this;
}

Matcher& Matcher::is_switch() {
  fits_ = fits_ && (peek() == Opcode::Tableswitch || peek() == Opcode::Lookupswitch);
  return any();
}

std::optional<std::string_view> owner_of_close(const MethodCode& code, std::size_t index) {
  const CodeNode& node = code.nodes()[index];
  if (node.opcode != Opcode::Invokeinterface && node.opcode != Opcode::Invokevirtual)
    return std::nullopt;
  const auto member = code.file().constant_pool.member(node.instruction.constant_operand());
  if (member.name != "close" || member.descriptor != "()V") return std::nullopt;
  return member.class_name;
}

}  // namespace assay::coverage
