// SPDX-License-Identifier: Apache-2.0
// Behind a call or a field whose type is a type variable stands a cast. A person may have written
// it where there are no types to keep to: a raw List. So the object that was called or read has to
// be of a declaration with type arguments.
#include "search/blame/generic_cast.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/class.h"
#include "vm/linking/operand_sources.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

namespace {

using classfile::Instruction;
using classfile::MemberRef;
using classfile::Opcode;

bool is_variable(std::string_view type) {
  type.remove_prefix(std::min(type.find_first_not_of('['), type.size()));
  return type.starts_with('T');
}

class GenericCast {
 public:
  GenericCast(concolic::Inputs& inputs, const vm::VerifiedCode& code)
      : inputs_(inputs), code_(code) {}

  bool is_at(std::uint32_t at) {
    const std::optional<Instruction> source = pushed(at, 0);
    if (!source) return false;
    if (source->opcode == Opcode::Getfield)
      return is_variable(field_signature(*source)) && has_types(source->pc, 0);
    if (!source->is_call()) return false;
    const std::string_view signature = method_signature(*source);
    if (!is_variable(signature.substr(std::min(signature.find(')') + 1, signature.size()))))
      return false;
    const bool has_variables_of_its_own = signature.starts_with('<');
    return has_variables_of_its_own || has_types(source->pc, receiver_depth(*source));
  }

 private:
  std::optional<Instruction> pushed(std::uint32_t at, unsigned depth) const {
    const auto states = vm::trace_operands(code_, at);
    const std::int32_t source =
        at < states.size() && states[at] ? states[at]->source(depth) : vm::OperandSources::kUnknown;
    if (source == vm::OperandSources::kUnknown) return std::nullopt;
    return Instruction::at(code_.bytecode(), static_cast<std::uint32_t>(source));
  }

  /// Whether what an instruction finds on its stack is declared with type arguments.
  bool has_types(std::uint32_t at, unsigned depth) {
    const std::optional<Instruction> source = pushed(at, depth);
    if (!source) return true;
    if (source->opcode == Opcode::Getfield || source->opcode == Opcode::Getstatic)
      return !field_signature(*source).empty();
    if (source->is_call()) return !method_signature(*source).empty();
    if (source->loaded_local() == 0 && !code_.method().is_static()) return true;
    return !code_.method().info->signature.empty();
  }

  unsigned receiver_depth(const Instruction& call) const {
    const MemberRef callee = code_.pool().member(call.constant_operand());
    return static_cast<unsigned>(classfile::MethodDescriptor(callee.descriptor).argument_slots());
  }

  const vm::Class* class_named(std::string_view name) {
    const bool is_array = name.starts_with('[');
    return inputs_.class_of(*code_.method().owner, is_array ? name : fmt::format("L{};", name));
  }

  std::string_view field_signature(const Instruction& read) {
    const MemberRef field = code_.pool().member(read.constant_operand());
    for (const vm::Class* each = class_named(field.class_name); each != nullptr;
         each = each->super) {
      for (const vm::Field& one : each->fields) {
        if (one.info->name == field.name) return one.info->signature;
      }
    }
    return {};
  }

  std::string_view method_signature(const Instruction& call) {
    const MemberRef callee = code_.pool().member(call.constant_operand());
    const vm::Class* klass = class_named(callee.class_name);
    if (klass == nullptr) return {};
    for (const vm::Class* each = klass; each != nullptr; each = each->super) {
      if (const vm::Method* found = method_of(*each, callee)) return found->info->signature;
    }
    for (const vm::Class* each : klass->all_interfaces) {
      if (const vm::Method* found = method_of(*each, callee)) return found->info->signature;
    }
    return {};
  }

  static const vm::Method* method_of(const vm::Class& klass, const MemberRef& callee) {
    const auto found = std::ranges::find_if(klass.methods, [&](const vm::Method& each) {
      return each.info->name == callee.name && each.info->descriptor == callee.descriptor;
    });
    return found == klass.methods.end() ? nullptr : &*found;
  }

  concolic::Inputs& inputs_;
  const vm::VerifiedCode& code_;
};

}  // namespace

namespace {

/// The code of a frame, if it stopped at a checkcast.
std::optional<vm::VerifiedCode> cast_code(const interp::BacktraceEntry& frame) {
  if (frame.bytecode_index < 0) return std::nullopt;
  auto code = vm::VerifiedCode::of(*frame.method);
  const auto at = static_cast<std::uint32_t>(frame.bytecode_index);
  if (!code || at >= code->bytecode().size()) return std::nullopt;
  if (Instruction::at(code->bytecode(), at).opcode != Opcode::Checkcast) return std::nullopt;
  return code;
}

}  // namespace

bool is_generic_cast(concolic::Inputs& inputs, const std::vector<interp::BacktraceEntry>& frames) {
  const auto code = frames.empty() ? std::nullopt : cast_code(frames.front());
  if (!code) return false;
  const auto at = static_cast<std::uint32_t>(frames.front().bytecode_index);
  return code->method().is(classfile::access::kBridge) || GenericCast(inputs, *code).is_at(at);
}

const vm::Class* cast_type(concolic::Inputs& inputs, const interp::BacktraceEntry& frame) {
  const auto code = cast_code(frame);
  if (!code) return nullptr;
  const auto at = static_cast<std::uint32_t>(frame.bytecode_index);
  const std::uint16_t operand = Instruction::at(code->bytecode(), at).constant_operand();
  const std::string_view name = code->pool().class_name(operand);
  return inputs.class_of(*frame.method->owner,
                         name.starts_with('[') ? std::string(name) : fmt::format("L{};", name));
}

bool is_ability(const vm::Class& type) {
  return type.trusted && type.is_interface() &&
         std::ranges::count_if(type.methods, [](const vm::Method& each) {
           return each.is(classfile::access::kAbstract);
         }) <= 1;
}

}  // namespace assay::search
