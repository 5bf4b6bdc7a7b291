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

/// Whether a parameter is declared as a type of the JDK.
bool is_of_library(const vm::Method& method, std::size_t parameter) {
  auto at = classfile::MethodDescriptor(method.info->descriptor).parameters().begin();
  for (std::size_t i = 0; i < parameter; ++i) ++at;
  const classfile::TypeDescriptor type = *at;
  return type.text.starts_with("Ljava/") || type.text.starts_with("Ljavax/");
}

bool is_parameter(const vm::Method& method, unsigned local) {
  return parameter_of(method, local) || (local == 0 && !method.is_static());
}

/// Anywhere in the method: what is assigned further down may have been before, in a loop.
std::vector<std::uint32_t> stores_to(const vm::VerifiedCode& code, unsigned local) {
  std::vector<std::uint32_t> stores;
  for (const Instruction& each : classfile::Instructions(code.bytecode())) {
    const bool adds = each.opcode == Opcode::Iinc && each.local_operand() == local;
    if (adds || each.stored_local() == local) stores.push_back(each.pc);
  }
  return stores;
}

/// The instruction that pushed what the one at `at` finds `depth` below the top of the stack.
std::optional<std::uint32_t> pushed_at(const vm::VerifiedCode& code, std::uint32_t at,
                                       unsigned depth) {
  const auto states = vm::trace_operands(code, at);
  if (at >= states.size() || !states[at]) return std::nullopt;
  const std::int32_t source = states[at]->source(depth);
  if (source == vm::OperandSources::kUnknown) return std::nullopt;
  return static_cast<std::uint32_t>(source);
}

/// Whether the value that is stored at `at` is a parameter as it came.
bool stores_parameter(const vm::VerifiedCode& code, std::uint32_t at) {
  const auto source = pushed_at(code, at, 0);
  if (!source) return false;
  const auto local = Instruction::at(code.bytecode(), *source).loaded_local();
  return local && parameter_of(code.method(), *local) && stores_to(code, *local).empty();
}

bool stores_null(const vm::VerifiedCode& code, std::uint32_t at) {
  const auto source = pushed_at(code, at, 0);
  return source && Instruction::at(code.bytecode(), *source).opcode == Opcode::AconstNull;
}

/// By its name: what it makes of its parameters is its own affair.
bool is_setter(const vm::Method& method) {
  return method.info->name.starts_with("set") && !method.info->descriptor.starts_with("()");
}

/// What the methods and constructors of a class do to a field.
struct Assignments {
  bool has_setter = false;     // somebody else may call it
  bool has_other = false;      // a method that gives it a value of its own
  bool is_taken = false;       // a constructor takes it from outside
  bool is_left_empty = false;  // a constructor makes it null, in so many words
};

Assignments assignments_of(const vm::Class& klass, std::string_view field) {
  Assignments found;
  for (const vm::Method& method : klass.methods) {
    const auto code = vm::VerifiedCode::of(method);
    if (!code || method.is_static()) continue;
    const bool is_constructor = method.info->name == "<init>";
    for (const Instruction& each : classfile::Instructions(code->bytecode())) {
      if (each.opcode != Opcode::Putfield ||
          code->pool().member(each.constant_operand()).name != field)
        continue;
      const bool is_setting = stores_parameter(*code, each.pc) || is_setter(method);
      found.has_setter |= !is_constructor && is_setting && !method.is(classfile::access::kPrivate);
      const bool is_clearing = stores_null(*code, each.pc);
      found.has_other |= !is_constructor && !is_setting && !is_clearing;
      found.is_taken |= is_constructor && is_setting;
      found.is_left_empty |= is_constructor && is_clearing;
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

}  // namespace

PassedOn::Source PassedOn::source_of(std::size_t frame, unsigned depth) const {
  return source_at(frame, place_of(frames_[frame]), depth);
}

PassedOn::Source PassedOn::source_at(std::size_t frame, std::uint32_t at, unsigned depth) const {
  const auto code = code_of(frames_[frame]);
  if (!code) return Source::Other;
  const auto source = pushed_at(*code, at, depth);
  if (!source) return Source::Other;
  const Instruction instruction = Instruction::at(code->bytecode(), *source);
  if (is_constant(instruction.opcode)) return Source::Constant;
  if (const auto local = instruction.loaded_local()) return of_local(frame, *local, at);
  if (instruction.opcode == Opcode::Checkcast) return source_at(frame, *source, 0);
  const auto holder = holder_of(*code, instruction);
  return holder && is_of_caller(source_at(frame, *source, *holder)) ? Source::Held : Source::Other;
}

/// A variable that is assigned once, before, is what it is assigned.
PassedOn::Source PassedOn::of_local(std::size_t frame, unsigned local, std::uint32_t at) const {
  const auto code = code_of(frames_[frame]);
  const std::vector<std::uint32_t> stores = stores_to(*code, local);
  if (stores.empty()) return of_parameter(frame, local);
  const bool is_once = stores.size() == 1 && stores.front() < at &&
                       Instruction::at(code->bytecode(), stores.front()).opcode != Opcode::Iinc;
  return is_once && !is_parameter(code->method(), local) ? source_at(frame, stores.front(), 0)
                                                         : Source::Other;
}

PassedOn::Source PassedOn::of_parameter(std::size_t frame, unsigned local) const {
  const vm::Method& method = *frames_[frame].method;
  const bool is_receiver = local == 0 && !method.is_static();
  const auto parameter = parameter_of(method, local);
  if (!parameter && !is_receiver) return Source::Other;
  const std::size_t caller = frame + 1;
  if (caller == frames_.size()) {
    if (is_receiver) return Source::Other;
    return is_of_library(method, *parameter) ? Source::WideArgument : Source::Argument;
  }
  const auto code = code_of(frames_[caller]);
  const auto callee = code ? callee_at(*code, place_of(frames_[caller])) : std::nullopt;
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
  const auto code = frame < frames_.size() ? code_of(frames_[frame]) : std::nullopt;
  if (!code) return Source::Other;
  const std::uint32_t at = place_of(frames_[frame]);
  if (Instruction::at(code->bytecode(), at).opcode == Opcode::Checkcast) return source_of(frame, 0);
  const auto depth = vm::followed_operand(*code, at);
  return depth ? source_of(frame, *depth) : Source::Other;
}

bool PassedOn::is_result_place(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of(frames_[frame]) : std::nullopt;
  if (!code) return false;
  const Opcode opcode = Instruction::at(code->bytecode(), place_of(frames_[frame])).opcode;
  if (opcode < Opcode::Iastore || opcode > Opcode::Sastore) return false;
  const bool is_wide = opcode == Opcode::Lastore || opcode == Opcode::Dastore;
  return source_of(frame, is_wide ? 2 : 1) == Source::Constant;
}

bool PassedOn::is_property(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of(frames_[frame]) : std::nullopt;
  if (!code) return false;
  const std::uint32_t at = place_of(frames_[frame]);
  const auto depth = vm::followed_operand(*code, at);
  const auto source = depth ? pushed_at(*code, at, *depth) : std::nullopt;
  if (!source) return false;
  const Instruction read = Instruction::at(code->bytecode(), *source);
  if (read.opcode != Opcode::Getfield) return false;
  const classfile::MemberRef field = code->pool().member(read.constant_operand());
  const vm::Class* declarer = declarer_of(frames_[frame].method->owner, field);
  if (declarer == nullptr) return false;
  const Assignments assignments = assignments_of(*declarer, field.name);
  const bool is_given =
      assignments.has_setter || (assignments.is_taken && assignments.is_left_empty);
  return is_given && !assignments.has_other;
}

bool PassedOn::are_arguments(std::size_t frame) const {
  const auto code = frame < frames_.size() ? code_of(frames_[frame]) : std::nullopt;
  const auto callee = code ? callee_at(*code, place_of(frames_[frame])) : std::nullopt;
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
