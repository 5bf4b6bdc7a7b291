// SPDX-License-Identifier: Apache-2.0
// Stack traces. A backtrace is an int[] of pairs: method id, bytecode index. One more int at the
// end says that the innermost frame is hidden and therefore not among them.
#include "interp/backtrace.h"

#include "interp/code.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

constexpr std::size_t kMaxDepth = 1024;  // HotSpot's MaxJavaStackTraceDepth

bool is_construction(const Frame& frame, vm::Universe& universe, const vm::Class& throwable) {
  const vm::Method& method = *frame.method;
  std::string_view name = universe.symbols().text(method.name);
  if (name == "fillInStackTrace")
    return method.owner->is_subclass_of(universe.well_known().throwable);
  return name == "<init>" && throwable.is_subclass_of(method.owner);
}

/// The frame where the throwable came into being.
const Frame* origin(JavaThread& thread, vm::Ref throwable, vm::Universe& universe) {
  const Frame* frame = thread.top;
  if (!throwable) return frame;
  const vm::Class& klass = *universe.class_of(throwable);
  while (frame >= thread.frames && is_construction(*frame, universe, klass)) --frame;
  return frame;
}

/// The field is an Object that programs can overwrite.
bool is_backtrace(vm::Universe& universe, vm::Ref object) {
  return object && universe.class_of(object) == universe.primitive_array(vm::Kind::Int);
}

}  // namespace

int bytecode_index(const vm::Method& method, const Insn* pc) {
  const auto* code = static_cast<const Code*>(method.code);
  if (code == nullptr || pc < code->insns.data() || pc >= code->insns.data() + code->insns.size()) {
    return method.is_native() ? -1 : 0;
  }
  return code->bytecode_index[static_cast<std::size_t>(pc - code->insns.data())];
}

std::vector<BacktraceEntry> walk_frames(JavaThread& thread, vm::Ref throwable,
                                        vm::Universe& universe, std::size_t limit) {
  std::vector<BacktraceEntry> entries;
  const Frame* frame = origin(thread, throwable, universe);
  for (; frame >= thread.frames && entries.size() < limit; --frame) {
    bool runs_code = frame->pc->op != Op::InitialiseClass && frame->pc->op != Op::CallAbstract;
    if (frame->method->traits.hidden_frame || !runs_code) continue;
    entries.push_back({frame->method, bytecode_index(*frame->method, frame->pc)});
  }
  return entries;
}

void Throwables::fill_stack_trace(vm::Ref throwable) {
  vm::Universe& universe = machine_.universe();
  JavaThread& thread = machine_.current();
  std::vector<BacktraceEntry> entries = walk_frames(thread, throwable, universe, kMaxDepth);
  vm::Method* caller = machine_.run().called_by();
  if (caller != nullptr && entries.size() < kMaxDepth) entries.push_back({caller, 0});
  vm::Heap& heap = universe.heap();
  const auto& fields = universe.well_known().throwable_fields;
  vm::Class& ints = *universe.primitive_array(vm::Kind::Int);
  const Frame* innermost = origin(thread, throwable, universe);
  bool is_hidden = innermost >= thread.frames && innermost->method->traits.hidden_frame;
  vm::Ref backtrace =
      universe.new_array(ints, static_cast<std::int32_t>(entries.size() * 2 + (is_hidden ? 1 : 0)));
  if (!backtrace) entries.clear();  // a full heap: the exception goes without a trace
  std::uint64_t at = vm::kArrayBase;
  for (const BacktraceEntry& entry : entries) {
    heap.initialise(backtrace, at, entry.method->id);
    heap.initialise(backtrace, at + 4, entry.bytecode_index);
    at += 8;
  }
  heap.write(throwable, fields.backtrace, backtrace);
  heap.write(throwable, fields.depth, static_cast<std::int32_t>(entries.size()));
  // As after Throwable's field initialisers: the trace elements are made when asked for.
  vm::Field& unassigned = universe.field(*universe.well_known().throwable, "UNASSIGNED_STACK");
  vm::Ref empty;
  std::memcpy(&empty, universe.static_address(unassigned), sizeof empty);
  heap.write(throwable, fields.stack_trace, empty);
}

std::vector<BacktraceEntry> decode_backtrace(vm::Universe& universe, vm::Ref backtrace) {
  std::vector<BacktraceEntry> entries;
  if (!is_backtrace(universe, backtrace)) return entries;
  auto values = universe.heap().elements<std::int32_t>(backtrace);
  for (std::size_t i = 0; i + 1 < values.size(); i += 2) {
    auto id = static_cast<std::uint32_t>(values[i]);
    vm::Method* method = id < universe.method_count() ? universe.method_by_id(id) : nullptr;
    if (method != nullptr) entries.push_back({method, values[i + 1]});
  }
  return entries;
}

bool started_in_hidden_frame(vm::Universe& universe, vm::Ref throwable) {
  auto backtrace =
      universe.heap().read<vm::Ref>(throwable, universe.well_known().throwable_fields.backtrace);
  return is_backtrace(universe, backtrace) && universe.heap().array_length(backtrace) % 2 != 0;
}

std::vector<BacktraceEntry> read_backtrace(vm::Universe& universe, vm::Ref throwable) {
  return decode_backtrace(
      universe,
      universe.heap().read<vm::Ref>(throwable, universe.well_known().throwable_fields.backtrace));
}

}  // namespace assay::interp
