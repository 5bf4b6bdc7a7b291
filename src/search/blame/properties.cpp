// SPDX-License-Identifier: Apache-2.0
#include "search/blame/properties.h"

#include <algorithm>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
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

/// Whether the value that is stored at `at` is a parameter as it came.
bool stores_parameter(const vm::VerifiedCode& code, std::uint32_t at) {
  const auto source = pusher_of(code, at, 0);
  if (!source) return false;
  const auto local = Instruction::at(code.bytecode(), *source).loaded_local();
  return local && parameter_of_local(code.method(), *local) &&
         stores_to_local(code, *local).empty();
}

bool stores_null(const vm::VerifiedCode& code, std::uint32_t at) {
  const auto source = pusher_of(code, at, 0);
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

/// Whether the instruction at `read` reads one, in a method of the class that has it or below.
bool reads_property(const vm::VerifiedCode& code, std::uint32_t read) {
  const Instruction instruction = Instruction::at(code.bytecode(), read);
  if (instruction.opcode != Opcode::Getfield) return false;
  const classfile::MemberRef field = code.pool().member(instruction.constant_operand());
  const vm::Class* declarer = declarer_of(code.method().owner, field);
  if (declarer == nullptr) return false;
  const Assignments assignments = assignments_of(*declarer, field.name);
  const bool is_given =
      assignments.has_setter || (assignments.is_taken && assignments.is_left_empty);
  return is_given && !assignments.has_other;
}

/// The branch that has to fall through for the instruction at `at` to be reached: the last one
/// before it, if it leads around it.
std::optional<std::uint32_t> guard_of(const vm::VerifiedCode& code, std::uint32_t at) {
  std::optional<std::uint32_t> guard;
  for (const Instruction& each : classfile::Instructions(code.bytecode())) {
    if (each.pc >= at) break;
    if (!each.is_conditional()) continue;
    guard = each.jump_target() > at ? std::optional(each.pc) : std::nullopt;
  }
  return guard;
}

}  // namespace

bool follows_unset_property(const interp::BacktraceEntry& frame) {
  const auto code = code_of_frame(frame);
  if (!code) return false;
  const std::uint32_t at = place_in_frame(frame);
  const auto depth = vm::followed_operand(*code, at);
  const auto read = depth ? pusher_of(*code, at, *depth) : std::nullopt;
  return read && reads_property(*code, *read);
}

bool misses_property(const interp::BacktraceEntry& frame) {
  const auto code = code_of_frame(frame);
  const auto guard = code ? guard_of(*code, place_in_frame(frame)) : std::nullopt;
  const auto read = guard ? pusher_of(*code, *guard, 0) : std::nullopt;
  return read && reads_property(*code, *read);
}

}  // namespace assay::search
