// SPDX-License-Identifier: Apache-2.0
#include "search/blame/passed_on.h"

#include <algorithm>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "search/blame/frame_code.h"
#include "vm/class.h"
#include "vm/linking/operand_sources.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

namespace {

using classfile::Instruction;
using classfile::Opcode;

/// The method that an instruction calls by name.
std::optional<classfile::MemberRef> callee_at(const vm::VerifiedCode& code, std::uint32_t at) {
  const Instruction instruction = Instruction::at(code.bytecode(), at);
  if (instruction.opcode < Opcode::Invokevirtual || instruction.opcode > Opcode::Invokeinterface)
    return std::nullopt;
  return code.pool().member(instruction.constant_operand());
}

/// For each parameter how far below the top of the stack a call finds it, the first one first.
std::vector<unsigned> depths_of(std::string_view descriptor) {
  std::vector<unsigned> depths;
  auto below = static_cast<unsigned>(classfile::MethodDescriptor(descriptor).argument_slots());
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters()) {
    below -= static_cast<unsigned>(type.slots());
    depths.push_back(below);
  }
  return depths;
}

/// Whether a parameter is declared as a type of the JDK.
bool is_of_library(const vm::Method& method, std::size_t parameter) {
  auto at = classfile::MethodDescriptor(method.info->descriptor).parameters().begin();
  for (std::size_t i = 0; i < parameter; ++i) ++at;
  const classfile::TypeDescriptor type = *at;
  return type.text.starts_with("Ljava/") || type.text.starts_with("Ljavax/");
}

bool is_parameter(const vm::Method& method, unsigned local) {
  return parameter_of_local(method, local) || (local == 0 && !method.is_static());
}

/// The variable that an array instruction has its array from.
std::optional<std::uint16_t> array_local(const vm::VerifiedCode& code, std::uint32_t at) {
  const auto depth = vm::followed_operand(code, at);
  const auto source = depth ? pusher_of(code, at, *depth) : std::nullopt;
  return source ? Instruction::at(code.bytecode(), *source).loaded_local() : std::nullopt;
}

/// What else a method does with the array that an instruction of it writes to.
struct ArrayUses {
  bool is_read = true;
  bool is_measured = true;
};

ArrayUses array_uses(const vm::VerifiedCode& code, std::uint32_t at) {
  const auto local = array_local(code, at);
  if (!local) return {};
  ArrayUses uses{false, false};
  for (const Instruction& each : classfile::Instructions(code.bytecode())) {
    const bool reads = each.opcode >= Opcode::Iaload && each.opcode <= Opcode::Saload;
    const bool measures = each.opcode == Opcode::Arraylength;
    if ((!reads && !measures) || array_local(code, each.pc) != local) continue;
    uses.is_read |= reads;
    uses.is_measured |= measures;
  }
  return uses;
}

bool is_constant(Opcode opcode) { return opcode >= Opcode::AconstNull && opcode <= Opcode::Ldc2W; }

/// Where on its stack an instruction finds the object that it reads a part of: a field, an element,
/// what a getter of the program gives. A method with parameters looks something up.
std::optional<unsigned> holder_of(const vm::VerifiedCode& code, const Instruction& instruction) {
  if (instruction.opcode == Opcode::Getfield) return 0;
  if (instruction.opcode == Opcode::Aaload) return 1;
  const bool is_virtual =
      instruction.opcode == Opcode::Invokevirtual || instruction.opcode == Opcode::Invokeinterface;
  if (!is_virtual) return std::nullopt;
  const classfile::MemberRef callee = code.pool().member(instruction.constant_operand());
  const bool is_getter =
      callee.descriptor.starts_with("()") && !callee.class_name.starts_with("java/");
  return is_getter ? std::optional(0U) : std::nullopt;
}

/// The text of an object says what it says.
bool is_text_of(const vm::VerifiedCode& code, const Instruction& instruction) {
  if (instruction.opcode != Opcode::Invokevirtual) return false;
  const classfile::MemberRef callee = code.pool().member(instruction.constant_operand());
  const bool is_plain =
      callee.class_name == "java/lang/Object" || callee.class_name == "java/lang/String";
  return is_plain && callee.name == "toString" && callee.descriptor == "()Ljava/lang/String;";
}

}  // namespace

PassedOn::Source PassedOn::source_of(std::size_t frame, unsigned depth) const {
  return source_at(frame, place_in_frame(frames_[frame]), depth);
}

PassedOn::Source PassedOn::source_at(std::size_t frame, std::uint32_t at, unsigned depth) const {
  const auto code = code_of_frame(frames_[frame]);
  if (!code) return Source::Other;
  const auto source = pusher_of(*code, at, depth);
  if (!source) return Source::Other;
  const Instruction instruction = Instruction::at(code->bytecode(), *source);
  if (is_constant(instruction.opcode)) return Source::Constant;
  if (const auto local = instruction.loaded_local()) return of_local(frame, *local, at);
  if (instruction.opcode == Opcode::Checkcast || is_text_of(*code, instruction))
    return source_at(frame, *source, 0);
  const auto holder = holder_of(*code, instruction);
  return holder && is_of_caller(source_at(frame, *source, *holder)) ? Source::Held : Source::Other;
}

/// A variable that is assigned once, before, is what it is assigned.
PassedOn::Source PassedOn::of_local(std::size_t frame, unsigned local, std::uint32_t at) const {
  const auto code = code_of_frame(frames_[frame]);
  const std::vector<std::uint32_t> stores = stores_to_local(*code, local);
  if (stores.empty()) return of_parameter(frame, local);
  const bool is_once = stores.size() == 1 && stores.front() < at &&
                       Instruction::at(code->bytecode(), stores.front()).opcode != Opcode::Iinc;
  return is_once && !is_parameter(code->method(), local) ? source_at(frame, stores.front(), 0)
                                                         : Source::Other;
}

PassedOn::Source PassedOn::of_parameter(std::size_t frame, unsigned local) const {
  const vm::Method& method = *frames_[frame].method;
  const bool is_receiver = local == 0 && !method.is_static();
  const auto parameter = parameter_of_local(method, local);
  if (!parameter && !is_receiver) return Source::Other;
  const std::size_t caller = frame + 1;
  if (caller == frames_.size()) {
    if (is_receiver) return Source::Other;
    return is_of_library(method, *parameter) ? Source::WideArgument : Source::Argument;
  }
  const auto code = code_of_frame(frames_[caller]);
  const auto callee = code ? callee_at(*code, place_in_frame(frames_[caller])) : std::nullopt;
  // Bridges and lambdas change types, not positions; what changes positions is not followed.
  if (!callee || callee->name != method.info->name) return Source::Other;
  const std::vector<unsigned> depths = depths_of(callee->descriptor);
  const std::size_t count = depths_of(method.info->descriptor).size();
  if (depths.size() != count) return Source::Other;
  if (!is_receiver) return source_of(caller, depths[*parameter]);
  return source_of(caller, static_cast<unsigned>(
                               classfile::MethodDescriptor(callee->descriptor).argument_slots()));
}

PassedOn::Source PassedOn::operand(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of_frame(frames_[frame]) : std::nullopt;
  if (!code) return Source::Other;
  const std::uint32_t at = place_in_frame(frames_[frame]);
  if (Instruction::at(code->bytecode(), at).opcode == Opcode::Checkcast) return source_of(frame, 0);
  const auto depth = vm::followed_operand(*code, at);
  return depth ? source_of(frame, *depth) : Source::Other;
}

PassedOn::ResultPlace PassedOn::result_place(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of_frame(frames_[frame]) : std::nullopt;
  if (!code) return ResultPlace::None;
  const std::uint32_t at = place_in_frame(frames_[frame]);
  const Opcode opcode = Instruction::at(code->bytecode(), at).opcode;
  if (opcode < Opcode::Iastore || opcode > Opcode::Sastore) return ResultPlace::None;
  const ArrayUses uses = array_uses(*code, at);
  const bool is_called_itself = frames_.size() == 1;
  if (!uses.is_read && !uses.is_measured && is_called_itself && is_argument(operand(frame)))
    return ResultPlace::Unmeasured;
  const bool is_wide = opcode == Opcode::Lastore || opcode == Opcode::Dastore;
  const bool is_named = source_of(frame, is_wide ? 2 : 1) == Source::Constant;
  return is_named || !uses.is_read ? ResultPlace::Any : ResultPlace::None;
}

bool PassedOn::are_arguments(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of_frame(frames_[frame]) : std::nullopt;
  const auto callee = code ? callee_at(*code, place_in_frame(frames_[frame])) : std::nullopt;
  if (!callee) return false;
  bool has_argument = false;
  for (unsigned depth : depths_of(callee->descriptor)) {
    const Source source = source_of(frame, depth);
    if (source == Source::Other || source == Source::Held) return false;
    has_argument |= is_argument(source);
  }
  return has_argument;
}

}  // namespace assay::search
