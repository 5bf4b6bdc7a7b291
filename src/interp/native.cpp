// SPDX-License-Identifier: Apache-2.0
#include "interp/native.h"

#include <fmt/format.h>

#include <algorithm>

#include "interp/calls/frames.h"
#include "interp/messages.h"

namespace assay::interp {

Outcome NativeCall::returns_string(std::string_view utf8) {
  return returns_new(strings().make_from_utf8(utf8));
}

Outcome NativeCall::returns_new(vm::Ref object) {
  return object ? returns(object) : out_of_memory();
}

Outcome NativeCall::throws(const char* exception_class) {
  return trapped(vm::Trap::raise(exception_class));
}

Outcome NativeCall::throws(const char* exception_class, std::string message) {
  return trapped(vm::Trap::raise(exception_class, std::move(message)));
}

Outcome NativeCall::throws(vm::Ref throwable) { return trapped(vm::Trap::rethrow(throwable)); }

Outcome NativeCall::trapped(vm::Trap trap) {
  if (trap.kind == vm::Trap::Kind::Suspended) return Outcome::Restart;
  thread.exception = machine.throwables().of(trap);
  return Outcome::Throw;
}

Outcome NativeCall::calls(vm::Method& target, std::initializer_list<vm::Slot> arguments) {
  return calls(target, std::span<const vm::Slot>(arguments.begin(), arguments.size()));
}

Outcome NativeCall::calls(vm::Method& target, std::span<const vm::Slot> arguments,
                          ReturnAction action, std::uint64_t data,
                          std::span<const std::uint32_t> shadows) {
  // The result is expected just behind the native's own arguments.
  Frame& frame = *thread.top;
  if (!push_frame(machine, target, arguments, action, data))
    return throws("java/lang/StackOverflowError");
  vm::Slot* place = frame.registers + method.argument_count;
  std::copy(arguments.begin(), arguments.end(), place);
  if (thread.shadows != nullptr) {
    std::uint32_t* of_place = thread.shadows + (place - thread.stack);
    std::fill_n(of_place, arguments.size(), 0u);
    std::copy(shadows.begin(), shadows.end(), of_place);
  }
  thread.top->registers = place;
  return tell_of_indirect_call(machine, thread) ? Outcome::Call : Outcome::Stop;
}

Outcome NativeCall::stops(StopReason reason, std::string detail, int exit_code) {
  machine.run().request_stop({reason, std::move(detail), exit_code});
  return Outcome::Stop;
}

Outcome NativeCall::misused(std::string_view why) {
  return stops(StopReason::UnsafeAccess,
               fmt::format("{}: {}", method_text(machine.universe(), method), why));
}

Frame* NativeCall::caller() const { return thread.top > thread.frames ? thread.top - 1 : nullptr; }

void NativeTable::add(std::string_view class_name, std::initializer_list<Row> rows) {
  auto& entries = classes_[std::string(class_name)];
  for (const Row& row : rows) entries.push_back({row.name, row.descriptor, row.function});
}

std::vector<std::string> NativeTable::class_names() const {
  std::vector<std::string> names;
  for (const auto& [name, rows] : classes_) names.push_back(name);
  return names;
}

NativeFunction NativeTable::find(std::string_view class_name, std::string_view name,
                                 std::string_view descriptor) const {
  auto rows = classes_.find(std::string(class_name));
  if (rows == classes_.end()) return nullptr;
  NativeFunction fallback = nullptr;
  for (const Entry& entry : rows->second) {
    if (entry.name != name) continue;
    if (entry.descriptor == descriptor) return entry.function;
    if (entry.descriptor == "*") fallback = entry.function;
  }
  return fallback;
}

}  // namespace assay::interp
