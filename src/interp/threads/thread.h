// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "interp/frame.h"
#include "vm/ref.h"

namespace assay::interp {

enum class ThreadState : std::uint8_t {
  Runnable,
  Entering,      // waits for a monitor
  Waiting,       // in Object.wait
  Parked,        // in LockSupport.park
  Sleeping,      // in Thread.sleep
  AwaitingInit,  // waits for another thread to initialise a class (JVMS 5.5)
  Daemonised,    // started, but never scheduled: the library's own service threads
  Terminated,
};

/// A green thread: its registers and frames, and what it waits for.
class JavaThread {
 public:
  static constexpr std::size_t kStackSlots =
      std::size_t{512} * 1024;  // reserved, touched on demand
  static constexpr std::size_t kFrames = std::size_t{64} * 1024;
  /// Part of both that is kept back for handling a StackOverflowError.
  static constexpr std::size_t kReserve = 64;

  JavaThread(std::uint32_t id, std::uint64_t birth, vm::Ref object);
  JavaThread(const JavaThread&) = delete;
  JavaThread& operator=(const JavaThread&) = delete;
  ~JavaThread();

  /// What locks know it by: no other living thread has it, but a later one may.
  std::uint32_t id() const { return id_; }
  /// The how manieth thread of the machine it is.
  std::uint64_t birth() const { return birth_; }

  bool has_frames() const { return top >= frames; }
  std::span<Frame> live_frames() { return {frames, static_cast<std::size_t>(top - frames + 1)}; }
  /// Where the registers of a frame pushed now may start.
  vm::Slot* free_registers() const;
  /// Drops all frames: the run they belong to was undone.
  void reset_frames();
  /// Gives the thread shadows, for a shadow policy.
  void make_shadows();

  vm::Ref object;  // the java.lang.Thread
  Frame* frames = nullptr;
  Frame* top = nullptr;  // frames - 1 when there is none
  Frame* frame_limit = nullptr;
  vm::Slot* stack = nullptr;
  vm::Slot* stack_limit = nullptr;
  std::uint32_t* shadows = nullptr;  // parallel to `stack`; used by shadow policies only
  std::uint32_t result_shadow = 0;   // of the value that the ending frame returns

  ThreadState state = ThreadState::Runnable;
  vm::Ref waits_for;                    // the object of Entering and Waiting; the class's mirror
  std::optional<std::int64_t> wake_at;  // virtual nanoseconds: a timed wait
  std::uint32_t saved_lock_count = 0;   // of Object.wait
  bool park_permit = false;
  bool notified = false;  // how the last wait ended
  bool interrupted = false;
  bool resumed = false;  // the blocked native is being executed again after waking up
  bool daemon = false;
  bool suspended = false;         // by Thread.suspend: it may be runnable, but does not run
  bool status_published = false;  // Thread.getState shows that it waits
  bool must_yield = false;        // another thread has to go on first
  vm::Ref exception;              // being thrown

  /// Results of Java calls that an operation needed before it could go on. The operation is
  /// executed again from its beginning after each call, and then finds the results so far.
  struct Memo {
    Frame* frame;
    std::vector<vm::Slot> results;
    std::vector<std::uint32_t> shadows;  // of the results; may be shorter
    std::size_t next = 0;

    void keep(vm::Slot result, std::uint32_t shadow) {
      shadows.resize(results.size());
      results.push_back(result);
      shadows.push_back(shadow);
    }
    std::uint32_t shadow(std::size_t index) const {
      return index < shadows.size() ? shadows[index] : 0;
    }
  };
  std::vector<Memo> memos;
  /// The operation of this frame, and of every frame above it, has ended.
  void forget_memos(const Frame* frame) {
    while (!memos.empty() && memos.back().frame >= frame) memos.pop_back();
  }

 private:
  std::uint32_t id_;
  std::uint64_t birth_;
};

}  // namespace assay::interp
