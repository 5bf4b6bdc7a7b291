// SPDX-License-Identifier: Apache-2.0
// sun.nio.ch.EPoll and EventFD: a selector that can be woken up but has no channels.
#include <cerrno>
#include <cstring>

#include "interp/threads/thread.h"
#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/io/kernel_objects.h"
#include "natives/lang/support.h"
#include "natives/lang/threads.h"
#include "natives/off_heap.h"

namespace assay::natives {

namespace {

using interp::ThreadState;

// Linux's epoll_event is packed.
constexpr std::int32_t kEventSize = 12, kEventsOffset = 0, kDataOffset = 4;
constexpr std::int32_t kAdd = 1, kDelete = 2;
constexpr std::int32_t kReadable = 1;  // EPOLLIN

// The word of an epoll object is the event counter it watches, 0 for none; that of a counter its
// count.

Outcome event_size(NativeCall& call) { return call.returns_int(kEventSize); }
Outcome events_offset(NativeCall& call) { return call.returns_int(kEventsOffset); }
Outcome data_offset(NativeCall& call) { return call.returns_int(kDataOffset); }

Outcome create_object(NativeCall& call) {
  std::int64_t descriptor = KernelObjects(call).create();
  if (descriptor < 0) return throws_io(call, descriptor);
  return call.returns_int(static_cast<std::int32_t>(descriptor));
}

/// Gives an errno.
Outcome ctl(NativeCall& call) {
  KernelObjects objects(call);
  std::int32_t epoll = call.integer(0), operation = call.integer(1), watched = call.integer(2);
  if (!objects.contains(epoll) || !objects.contains(watched)) return call.returns_int(EBADF);
  if (operation == kAdd) objects.set_word(epoll, watched);
  if (operation == kDelete) objects.set_word(epoll, 0);
  return call.returns_int(0);
}

/// One event, or no room for it.
Outcome report_event(NativeCall& call, std::int32_t descriptor) {
  auto address = static_cast<std::uint64_t>(call.long_integer(1));
  std::uint8_t* event = OffHeap(call.universe()).translate_for_write(address, kEventSize);
  if (event == nullptr || call.integer(2) < 1) return throws_io(call, -EFAULT);
  std::memcpy(event + kEventsOffset, &kReadable, sizeof(kReadable));
  std::memcpy(event + kDataOffset, &descriptor, sizeof(descriptor));
  return call.returns_int(1);
}

Outcome wait(NativeCall& call) {
  KernelObjects objects(call);
  std::int32_t epoll = call.integer(0), timeout = call.integer(3);
  if (!objects.contains(epoll)) return throws_io(call, -EBADF);
  auto watched = static_cast<std::int32_t>(objects.word(epoll));
  bool resumed = std::exchange(call.thread.resumed, false);
  if (objects.contains(watched) && objects.word(watched) != 0) return report_event(call, watched);
  if (resumed || timeout == 0) return call.returns_int(0);
  return block(call, ThreadState::Waiting, KernelObjects::object(watched),
               timeout < 0 ? std::nullopt : deadline_after_millis(call, timeout));
}

Outcome set0(NativeCall& call) {
  KernelObjects objects(call);
  std::int32_t counter = call.integer(0);
  if (!objects.contains(counter)) return throws_io(call, -EBADF);
  objects.set_word(counter, objects.word(counter) + 1);
  for (auto& thread : call.machine.scheduler().threads()) {
    if (thread->state == ThreadState::Waiting &&
        thread->waits_for == KernelObjects::object(counter)) {
      call.machine.scheduler().wake(*thread);
    }
  }
  return call.returns_int(0);
}

/// IOUtil.drain: whether there was something.
Outcome drain(NativeCall& call) {
  KernelObjects objects(call);
  std::int32_t counter = call.integer(0);
  if (!objects.contains(counter)) return throws_io(call, -EBADF);
  bool was_set = objects.word(counter) != 0;
  objects.set_word(counter, 0);
  return call.returns_bool(was_set);
}

}  // namespace

void register_epoll(NativeTable& table) {
  table.add("sun/nio/ch/EPoll", {
                                    {"eventSize", "()I", event_size},
                                    {"eventsOffset", "()I", events_offset},
                                    {"dataOffset", "()I", data_offset},
                                    {"create", "()I", create_object},
                                    {"ctl", "(IIII)I", ctl},
                                    {"wait", "(IJII)I", wait},
                                });
  table.add("sun/nio/ch/EventFD", {
                                      {"eventfd0", "()I", create_object},
                                      {"set0", "(I)I", set0},
                                  });
  table.add("sun/nio/ch/IOUtil", {{"drain", "(I)Z", drain}});
}

}  // namespace assay::natives
