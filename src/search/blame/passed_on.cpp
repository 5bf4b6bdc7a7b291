// SPDX-License-Identifier: Apache-2.0
#include "search/blame/passed_on.h"

#include <algorithm>
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
using classfile::Opcode;

std::optional<vm::VerifiedCode> code_of(const interp::BacktraceEntry& frame) {
  auto code = vm::VerifiedCode::of(*frame.method);
  const bool is_inside = code && frame.bytecode_index >= 0 &&
                         static_cast<std::size_t>(frame.bytecode_index) < code->bytecode().size();
  return is_inside ? code : std::nullopt;
}

std::uint32_t place_of(const interp::BacktraceEntry& frame) {
  return static_cast<std::uint32_t>(frame.bytecode_index);
}

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

/// The number of the parameter that a local variable is to begin with; none: `this`, or no
/// parameter.
std::optional<std::size_t> parameter_of(const vm::Method& method, unsigned local) {
  unsigned first = method.is_static() ? 0 : 1;
  std::size_t number = 0;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    if (local == first) return number;
    first += static_cast<unsigned>(type.slots());
    ++number;
  }
  return std::nullopt;
}

/// Anywhere in the method: what is assigned further down may have been before, in a loop.
bool is_assigned(const vm::VerifiedCode& code, unsigned local) {
  for (const Instruction& each : classfile::Instructions(code.bytecode())) {
    const bool adds = each.opcode == Opcode::Iinc && each.local_operand() == local;
    if (adds || each.stored_local() == local) return true;
  }
  return false;
}

/// Whether the value that is stored at `at` is a parameter as it came.
bool stores_parameter(const vm::VerifiedCode& code, std::uint32_t at) {
  const auto states = vm::trace_operands(code, at);
  if (at >= states.size() || !states[at]) return false;
  const std::int32_t source = states[at]->source(0);
  if (source == vm::OperandSources::kUnknown) return false;
  const auto local =
      Instruction::at(code.bytecode(), static_cast<std::uint32_t>(source)).loaded_local();
  return local && parameter_of(code.method(), *local) && !is_assigned(code, *local);
}

/// What the methods of a class do to a field.
struct Assignments {
  bool has_setter = false;  // somebody else may call it
  bool has_other = false;   // a method that gives it a value of its own
};

Assignments assignments_of(const vm::Class& klass, std::string_view field) {
  Assignments found;
  for (const vm::Method& method : klass.methods) {
    const auto code = vm::VerifiedCode::of(method);
    if (!code || method.is_static() || method.info->name == "<init>") continue;
    for (const Instruction& each : classfile::Instructions(code->bytecode())) {
      if (each.opcode != Opcode::Putfield ||
          code->pool().member(each.constant_operand()).name != field)
        continue;
      const bool is_setting = stores_parameter(*code, each.pc);
      found.has_setter |= is_setting && !method.is(classfile::access::kPrivate);
      found.has_other |= !is_setting;
    }
  }
  return found;
}

/// The class that declares a field of `klass` or of a class above it; null: it is of another class.
const vm::Class* declarer_of(const vm::Class* klass, const classfile::MemberRef& field) {
  while (klass != nullptr && klass->name != field.class_name) klass = klass->super;
  const auto declares = [&](const vm::Class& each) {
    return std::ranges::any_of(each.fields,
                               [&](const vm::Field& one) { return one.info->name == field.name; });
  };
  while (klass != nullptr && !declares(*klass)) klass = klass->super;
  return klass;
}

bool is_constant(Opcode opcode) { return opcode >= Opcode::AconstNull && opcode <= Opcode::Ldc2W; }

}  // namespace

PassedOn::Source PassedOn::source_of(std::size_t frame, unsigned depth) const {
  const auto code = code_of(frames_[frame]);
  if (!code) return Source::Other;
  const auto states = vm::trace_operands(*code, place_of(frames_[frame]));
  std::uint32_t at = place_of(frames_[frame]);
  while (at < states.size() && states[at]) {
    const std::int32_t source = states[at]->source(depth);
    if (source == vm::OperandSources::kUnknown) return Source::Other;
    at = static_cast<std::uint32_t>(source);
    const Instruction instruction = Instruction::at(code->bytecode(), at);
    if (is_constant(instruction.opcode)) return Source::Constant;
    if (const auto local = instruction.loaded_local())
      return is_assigned(*code, *local) ? Source::Other : of_parameter(frame, *local);
    if (instruction.opcode != Opcode::Checkcast) return Source::Other;
    depth = 0;  // of what was cast
  }
  return Source::Other;
}

PassedOn::Source PassedOn::of_parameter(std::size_t frame, unsigned local) const {
  const vm::Method& method = *frames_[frame].method;
  const auto parameter = parameter_of(method, local);
  if (!parameter) return Source::Other;
  const std::size_t caller = frame + 1;
  if (caller == frames_.size()) return Source::Argument;
  const auto code = code_of(frames_[caller]);
  const auto callee = code ? callee_at(*code, place_of(frames_[caller])) : std::nullopt;
  // Bridges and lambdas change types, not positions; what changes positions is not followed.
  if (!callee || callee->name != method.info->name) return Source::Other;
  const std::vector<unsigned> depths = depths_of(callee->descriptor);
  const std::size_t count = depths_of(method.info->descriptor).size();
  return depths.size() == count ? source_of(caller, depths[*parameter]) : Source::Other;
}

bool PassedOn::is_followed(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of(frames_[frame]) : std::nullopt;
  if (!code) return false;
  const auto depth = vm::followed_operand(*code, place_of(frames_[frame]));
  return depth && source_of(frame, *depth) == Source::Argument;
}

bool PassedOn::is_property(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of(frames_[frame]) : std::nullopt;
  if (!code) return false;
  const std::uint32_t at = place_of(frames_[frame]);
  const auto depth = vm::followed_operand(*code, at);
  if (!depth) return false;
  const auto states = vm::trace_operands(*code, at);
  const std::int32_t source =
      states[at] ? states[at]->source(*depth) : vm::OperandSources::kUnknown;
  if (source == vm::OperandSources::kUnknown) return false;
  const Instruction read = Instruction::at(code->bytecode(), static_cast<std::uint32_t>(source));
  if (read.opcode != Opcode::Getfield) return false;
  const classfile::MemberRef field = code->pool().member(read.constant_operand());
  const vm::Class* declarer = declarer_of(frames_[frame].method->owner, field);
  if (declarer == nullptr) return false;
  const Assignments assignments = assignments_of(*declarer, field.name);
  return assignments.has_setter && !assignments.has_other;
}

bool PassedOn::is_generic_cast() const {
  const auto code = frames_.empty() ? std::nullopt : code_of(frames_.front());
  if (!code) return false;
  const std::uint32_t at = place_of(frames_.front());
  if (Instruction::at(code->bytecode(), at).opcode != Opcode::Checkcast) return false;
  if (frames_.back().method->info->signature.empty()) return false;  // has no types to keep to
  if (code->method().is(classfile::access::kBridge)) return true;
  const auto states = vm::trace_operands(*code, at);
  const std::int32_t source = states[at] ? states[at]->source(0) : vm::OperandSources::kUnknown;
  if (source == vm::OperandSources::kUnknown) return false;
  const auto callee = callee_at(*code, static_cast<std::uint32_t>(source));
  if (!callee || !callee->class_name.starts_with("java/util/")) return false;
  return callee->descriptor.ends_with(")Ljava/lang/Object;") ||
         callee->descriptor.ends_with(")[Ljava/lang/Object;");
}

bool PassedOn::are_arguments(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of(frames_[frame]) : std::nullopt;
  const auto callee = code ? callee_at(*code, place_of(frames_[frame])) : std::nullopt;
  if (!callee) return false;
  bool has_argument = false;
  for (unsigned depth : depths_of(callee->descriptor)) {
    const Source source = source_of(frame, depth);
    if (source == Source::Other) return false;
    has_argument |= source == Source::Argument;
  }
  return has_argument;
}

}  // namespace assay::search
