// SPDX-License-Identifier: Apache-2.0
// java.lang.StackWalker. callStackWalk fills a first batch of frames and ends with a call of the
// walker's doStackWalk; while that runs, fetchStackFrames fills further batches. The frames below
// callStackWalk stay as they are meanwhile: its own frame keeps the place of the walk, and the
// "anchor" that Java code hands back is where that frame is.
#include "interp/backtrace.h"
#include "interp/code.h"
#include "interp/frame.h"
#include "interp/messages.h"
#include "interp/stop_reason.h"
#include "interp/threads/thread.h"
#include "natives/lang/register.h"
#include "natives/lang/stack_trace.h"
#include "natives/reflect/member_name.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using interp::BacktraceEntry;
using interp::Frame;
using vm::Attempt;
using vm::Done;
using vm::Ref;
using vm::Slot;

constexpr std::int32_t kClassesOnly = 0x02, kGetCallerClass = 0x04, kShowHidden = 0x20,
                       kLiveFrames = 0x100;

/// Since Java 22 frames are ClassFrameInfo objects and lengths of batches are ends of buffers.
bool has_class_frames(vm::Universe& universe) {
  return universe.find_field(boot_class(universe, "java/lang/StackFrameInfo"),
                             "classOrMemberName") != nullptr;
}

/// One batch that is to be filled.
struct Batch {
  std::int32_t mode;
  std::int32_t size, start;
  Ref frames;

  std::size_t end(vm::Universe& universe) const {
    std::size_t limit = universe.heap().elements<Ref>(frames).size();
    std::int64_t wanted = has_class_frames(universe) ? size : std::int64_t{start} + size;
    return std::min(limit, static_cast<std::size_t>(std::max<std::int64_t>(wanted, 0)));
  }
};

void fill_class_frame(vm::Universe& universe, Ref info, const vm::Method& method, Ref holder) {
  std::int32_t kept = get_field<std::int32_t>(universe, info, "flags") & ~0x00FFFFFF;
  std::int32_t flags = method.access_flags | member_flag::kMethod;
  if (method.traits.caller_sensitive) flags |= member_flag::kCallerSensitive;
  if (method.traits.hidden_frame) flags |= member_flag::kHidden;
  set_field(universe, info, "classOrMemberName", holder);
  set_field(universe, info, "flags", kept | flags);
}

Attempt<Done> fill_frame(Machine& machine, Ref info, vm::Method& method, std::int32_t index) {
  vm::Universe& universe = machine.universe();
  if (has_class_frames(universe)) {
    Ref resolved = ATTEMPT(new_resolved_method(machine, method));
    fill_class_frame(universe, info, method, resolved);
  } else {
    Ref member_name = get_field<Ref>(universe, info, "memberName");
    ATTEMPT(bind_member_name(machine, member_name, method, *method.owner, false));
  }
  set_field(universe, info, "bci", index);
  return Done{};
}

/// Puts what the mode asks for about one frame into the batch.
Attempt<Done> store_frame(Machine& machine, const Batch& batch, std::size_t at,
                          const Frame& frame) {
  vm::Universe& universe = machine.universe();
  vm::Method& method = *frame.method;
  Ref info = universe.heap().elements<Ref>(batch.frames)[at];
  if ((batch.mode & kClassesOnly) == 0) {
    if (!info)
      return vm::Trap::raise("java/lang/InternalError", "stack frame buffer is not filled");
    return fill_frame(machine, info, method, interp::bytecode_index(method, frame.pc));
  }
  if (has_class_frames(universe)) {
    fill_class_frame(universe, info, method, method.owner->mirror);
  } else if (universe.well_known().class_->is_assignable_to(
                 universe.class_of(batch.frames)->component)) {
    universe.heap().write(batch.frames, vm::kArrayBase + at * sizeof(Ref), method.owner->mirror);
  } else {
    return vm::Trap::raise("java/lang/ArrayStoreException");
  }
  return Done{};
}

/// Fills the batch from `next` downwards and tells where it ended; `next` moves behind the last
/// frame that was taken.
Attempt<std::size_t> fill_batch(NativeCall& call, const Batch& batch, Frame*& next) {
  vm::Universe& universe = call.universe();
  if (batch.start < 0) return vm::Trap::raise("java/lang/ArrayIndexOutOfBoundsException");
  auto start = static_cast<std::size_t>(batch.start);
  std::size_t at = start, end = batch.end(universe);
  for (; next >= call.thread.frames && at < end; --next) {
    const vm::Method& method = *next->method;
    if (method.traits.hidden_frame && (batch.mode & kShowHidden) == 0) continue;
    if (at == start && (batch.mode & kGetCallerClass) != 0 && method.traits.caller_sensitive) {
      return vm::Trap::raise("java/lang/UnsupportedOperationException",
                             "StackWalker::getCallerClass called from @CallerSensitive '" +
                                 interp::method_text(call.universe(), method) + "' method");
    }
    ATTEMPT(store_frame(call.machine, batch, at, *next));
    ++at;
  }
  return at;
}

bool is_part_of_walker(const vm::Class& klass) {
  constexpr std::string_view kWalker = "java/lang/StackStreamFactory$AbstractStackWalker";
  return klass.name == "java/lang/StackWalker" || klass.name == kWalker ||
         (klass.super != nullptr && klass.super->name == kWalker);
}

Slot position_of(const interp::JavaThread& thread, const Frame* frame) {
  return Slot::of_long(frame - thread.frames);
}

/// The arguments from the batch size on are the same in all JDKs: size, start, frames.
Outcome begin_walk(NativeCall& call, unsigned first) {
  if (!call.ref(first + 2)) return call.null_pointer();
  Batch batch{call.integer(1), call.integer(first), call.integer(first + 1), call.ref(first + 2)};
  if ((batch.mode & kLiveFrames) != 0) {
    return call.stops(interp::StopReason::Unsupported, "StackWalker with live frames");
  }
  vm::Universe& universe = call.universe();
  Frame* next = call.thread.top - 1;
  while (next >= call.thread.frames && is_part_of_walker(*next->method->owner)) --next;
  for (std::int32_t i = 0; i < call.integer(2) && next >= call.thread.frames; ++i) --next;
  std::size_t end = NATIVE_TRY(call, fill_batch(call, batch, next));
  auto end_index = static_cast<std::int32_t>(end);
  if (end_index == batch.start) {
    return call.throws("java/lang/InternalError", "stack walk: decode failed");
  }
  call.thread.top->data = static_cast<std::uint64_t>(next + 1 - call.thread.frames);
  vm::Method& consume =
      *universe.find_method(*call.method.owner, "doStackWalk", "(JIIII)Ljava/lang/Object;");
  std::int32_t count = has_class_frames(universe) ? end_index - batch.start : batch.size;
  return call.calls(consume,
                    {call.slot(0), position_of(call.thread, call.thread.top), call.slot(2),
                     Slot::of_int(count), Slot::of_int(batch.start), Slot::of_int(end_index)});
}

/// (mode, skipped, size, start, frames)
Outcome call_stack_walk(NativeCall& call) { return begin_walk(call, 3); }
/// (mode, skipped, scope, continuation, size, start, frames)
Outcome call_stack_walk_in_scope(NativeCall& call) { return begin_walk(call, 5); }

/// The frame of callStackWalk that an anchor stands for, or null.
Frame* walk_of_anchor(NativeCall& call, std::int64_t anchor) {
  std::span<Frame> frames = call.thread.live_frames();
  if (anchor < 0 || static_cast<std::size_t>(anchor) >= frames.size()) return nullptr;
  Frame& frame = frames[static_cast<std::size_t>(anchor)];
  bool is_walk = frame.method->owner == call.method.owner &&
                 call.universe().symbols().text(frame.method->name) == "callStackWalk";
  return is_walk ? &frame : nullptr;
}

Outcome fetch(NativeCall& call, unsigned first, bool returns_count) {
  Frame* walk = walk_of_anchor(call, call.long_integer(2));
  if (walk == nullptr || !call.ref(first + 2)) {
    return call.throws("java/lang/InternalError", "doStackWalk: corrupted buffers");
  }
  Batch batch{call.integer(1), call.integer(first), call.integer(first + 1), call.ref(first + 2)};
  Frame* next = call.thread.frames + static_cast<std::ptrdiff_t>(walk->data) - 1;
  auto end = static_cast<std::int32_t>(NATIVE_TRY(call, fill_batch(call, batch, next)));
  walk->data = static_cast<std::uint64_t>(next + 1 - call.thread.frames);
  return call.returns_int(returns_count ? end - batch.start : end);
}

/// (mode, anchor, size, start, frames)
Outcome fetch_frames(NativeCall& call) { return fetch(call, 3, false); }
/// (mode, anchor, last count, size, start, frames)
Outcome fetch_class_frames(NativeCall& call) { return fetch(call, 4, true); }

/// The method that a StackFrameInfo stands for.
vm::Method* method_of_frame(vm::Universe& universe, Ref info) {
  if (has_class_frames(universe)) {
    return method_of_resolved(universe, get_field<Ref>(universe, info, "classOrMemberName"));
  }
  return method_of_member_name(universe, get_field<Ref>(universe, info, "memberName"));
}

/// (element, frame)
Outcome init_element(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.null_pointer();
  vm::Method* method = method_of_frame(call.universe(), call.ref(1));
  if (method == nullptr) return call.misused("a frame without a method");
  BacktraceEntry entry{method, get_field<std::int32_t>(call.universe(), call.ref(1), "bci")};
  NATIVE_TRY(call, fill_stack_trace_element(call.machine, call.ref(0), entry));
  return call.returns();
}

/// Gives a frame its method's name and descriptor.
Outcome expand_frame(NativeCall& call) {
  vm::Universe& universe = call.universe();
  const vm::Method* found = method_of_frame(universe, call.ref(0));
  if (found == nullptr) return call.misused("a frame without a method");
  const vm::Method& method = *found;
  Ref name = NATIVE_TRY(call, new_string(call.machine, universe.symbols().text(method.name)));
  Ref type = NATIVE_TRY(call, new_string(call.machine, universe.symbols().text(method.descriptor)));
  set_field(universe, call.ref(0), "name", name);
  set_field(universe, call.ref(0), "type", type);
  return call.returns();
}

}  // namespace

void register_stack_walker(NativeTable& table) {
  constexpr const char* kWithLong =
      "(JILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)"
      "Ljava/lang/Object;";
  constexpr const char* kWithInt =
      "(IILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)"
      "Ljava/lang/Object;";
  table.add("java/lang/StackStreamFactory", {{"checkStackWalkModes", "()Z", answer_true}});
  table.add("java/lang/StackStreamFactory$AbstractStackWalker",
            {
                {"callStackWalk", "(JIII[Ljava/lang/Object;)Ljava/lang/Object;", call_stack_walk},
                {"callStackWalk", kWithLong, call_stack_walk_in_scope},
                {"callStackWalk", kWithInt, call_stack_walk_in_scope},
                {"fetchStackFrames", "(JJII[Ljava/lang/Object;)I", fetch_frames},
                {"fetchStackFrames", "(IJIII[Ljava/lang/Object;)I", fetch_class_frames},
            });
  table.add("java/lang/StackTraceElement",
            {{"initStackTraceElement", "(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V",
              init_element}});
  table.add("java/lang/StackFrameInfo", {{"expandStackFrameInfo", "()V", expand_frame}});
}

}  // namespace assay::natives
