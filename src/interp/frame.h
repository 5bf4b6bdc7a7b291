// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "vm/class.h"
#include "vm/ref.h"

namespace assay::interp {

struct Insn;

/// What is to happen when a frame ends besides going on behind the call.
enum class ReturnAction : std::uint8_t {
  None,
  Restart,     // drop the result; the caller executes its instruction again
  ClassInit,   // a <clinit>: settle the class's state, then Restart
  LoadClass,   // a user loader's loadClass: record the class, then Restart
  Reflect,     // Method.invoke: box the result, wrap the exception
  Construct,   // Constructor.newInstance: the result is the new object
  Base,        // leave the interpreter: the frame was entered from C++
  ThreadEnd,   // Thread.run or Thread.exit of a green thread
  Memo,        // keep the result for the operation that asked, then Restart
  CastResult,  // a polymorphic call whose result must be of class `data`
  Summary,     // a call that a shadow listener runs quietly; `data`: the result's shadow
  Followed,    // a call whose end a shadow listener wants to hear of
};

/// An activation of a method. Frames of one thread are contiguous; their registers are too, and a
/// callee's first registers are the caller's outgoing arguments.
struct Frame {
  const Insn* pc = nullptr;  // while a callee runs: the instruction that called
  vm::Slot* registers = nullptr;
  vm::Method* method = nullptr;
  std::uint64_t data = 0;  // for the action
  vm::Ref lock;            // of a synchronized method, while held
  ReturnAction action = ReturnAction::None;
  bool synchronized = false;  // lock is to be released
};

}  // namespace assay::interp
