// SPDX-License-Identifier: Apache-2.0
#include "interp/threads/thread.h"

#include <sys/mman.h>

#include "base/check.h"

namespace assay::interp {

namespace {

void* reserve(std::size_t bytes) {
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  CHECK(memory != MAP_FAILED, "there should be address space for a thread's stack");
  return memory;
}

}  // namespace

JavaThread::JavaThread(std::uint32_t id, std::uint64_t birth, vm::Ref thread_object)
    : object(thread_object), id_(id), birth_(birth) {
  stack = static_cast<vm::Slot*>(reserve(kStackSlots * sizeof(vm::Slot)));
  stack_limit = stack + kStackSlots - kReserve;
  frames = static_cast<Frame*>(reserve(kFrames * sizeof(Frame)));
  frame_limit = frames + kFrames - kReserve;
  top = frames - 1;
}

JavaThread::~JavaThread() {
  munmap(stack, kStackSlots * sizeof(vm::Slot));
  munmap(frames, kFrames * sizeof(Frame));
  if (shadows != nullptr) munmap(shadows, kStackSlots * sizeof(std::uint32_t));
}

void JavaThread::make_shadows() {
  if (shadows == nullptr)
    shadows = static_cast<std::uint32_t*>(reserve(kStackSlots * sizeof(std::uint32_t)));
}

vm::Slot* JavaThread::free_registers() const {
  return has_frames() ? top->registers + top->method->register_count : stack;
}

void JavaThread::reset_frames() {
  top = frames - 1;
  memos.clear();
  exception = vm::kNull;
  state = ThreadState::Runnable;
  must_yield = false;
  suspended = false;
  resumed = false;
  wake_at.reset();
}

}  // namespace assay::interp
