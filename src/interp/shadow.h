// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "interp/insn.h"
#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::interp {

class NativeCall;

/// Where a shadow listener is called from: an instruction of a frame, its registers and their
/// shadows. The instruction's result is not written yet.
struct ShadowSite {
  JavaThread& thread;
  const Frame& frame;
  const Insn& insn;
  const vm::Slot* registers;
  const std::uint32_t* shadows;
};

/// How a heap cell is narrower than a register.
enum class Cell : std::uint8_t { Boolean, Byte, Char, Short };

/// Who explores the program: hears of every operation in which a value with a shadow takes part
/// and says which shadow the result has. A shadow is any number but 0, which means "an ordinary
/// value". Cells of the heap hold shadows as wide as the cell (see `widen` and `narrow`).
/// Large because there is a function per operation.
class ShadowListener {
 public:
  virtual ~ShadowListener() = default;

  /// The result of arithmetic, conversions and comparisons.
  virtual std::uint32_t value(const ShadowSite&) { return 0; }
  /// A conditional branch on a shadow, or any conditional branch of an observed method.
  virtual void branch(const ShadowSite&, bool /*taken*/) {}
  /// The same for tableswitch and lookupswitch.
  virtual void choose(const ShadowSite&) {}
  /// Before a division checks its divisor (register c).
  virtual void divide(const ShadowSite&) {}
  /// Before register `reg`, a reference with a shadow, is checked for null.
  virtual void dereference(const ShadowSite&, unsigned /*reg*/) {}
  /// The shadow of a field of an object (register b) whose reference has a shadow itself.
  virtual std::uint32_t load_field(const ShadowSite&) { return 0; }
  /// Of a static field that has a shadow, by the address of its cell.
  virtual std::uint32_t load_static(const std::uint8_t* /*cell*/, std::uint32_t shadow) {
    return shadow;
  }
  /// Before an access to element c of array b checks its index: the index has a shadow or the
  /// array is marked.
  virtual void index(const ShadowSite&) {}
  /// The element's shadow after that check, widened.
  virtual std::uint32_t load_element(const ShadowSite&) { return 0; }
  /// After the check, before the store: the value (register a) may have a shadow too.
  virtual void store_element(const ShadowSite&) {}
  /// The result of instanceof; a cast; a store into an array of references.
  /// The listener may know better than the machine what an object is.
  virtual std::uint32_t instance_of(const ShadowSite&, bool& /*result*/) { return 0; }
  virtual void cast(const ShadowSite&, bool& /*succeeds*/) {}
  virtual void element_type(const ShadowSite&, bool& /*fits*/) {}
  /// Before `count` lengths from register `first` on are used to make an array.
  virtual void new_array(const ShadowSite&, unsigned /*first*/, unsigned /*count*/) {}
  /// A virtual or interface call on a receiver (register a) with a shadow.
  /// True: the call is over, its value and the shadow of that are given.
  virtual bool dispatch(const ShadowSite&, const vm::Method& /*resolved*/, vm::Slot& /*value*/,
                        std::uint32_t& /*result*/) {
    return false;
  }

  virtual std::uint32_t widen(Cell, std::uint32_t cell) { return cell; }
  virtual std::uint32_t narrow(Cell, std::uint32_t value) { return value; }

  /// What to do with a call.
  enum class Entry : std::uint8_t {
    StepIn,   // nothing special
    Quiet,    // run it without listening; the result gets the shadow `result`
    Follow,   // run it as usual, but tell of its end
    Replace,  // do not run it: the result is `value` with the shadow `result`
    Stop,     // Run::request_stop was called
  };
  /// A method whose traits say `summarised` is about to be entered.
  virtual Entry enter(JavaThread&, vm::Method&, const vm::Slot* /*arguments*/,
                      const std::uint32_t* /*shadows*/, vm::Slot& /*value*/,
                      std::uint32_t& /*result*/) {
    return Entry::StepIn;
  }
  /// The same if it is not an instruction that calls it but reflection or a method handle. Never
  /// quiet, since somebody else waits for the result.
  virtual Entry enter_indirectly(JavaThread&, vm::Method&, const vm::Slot* /*arguments*/,
                                 const std::uint32_t* /*shadows*/, vm::Slot& /*value*/,
                                 std::uint32_t& /*result*/) {
    return Entry::StepIn;
  }
  /// Such a quiet call has ended; `value` is null if by an exception.
  virtual void leave(JavaThread&, const vm::Method&, const vm::Slot* /*value*/,
                     std::uint32_t /*result*/) {}
  /// A call that was to be followed has ended; `value` is null if by an exception.
  virtual void followed(JavaThread&, const vm::Method&, const vm::Slot* /*value*/,
                        std::uint32_t /*shadow*/) {}

  /// An exception has left the code of an observed method: where, and where it goes on, if it is
  /// caught there.
  virtual void exception(const vm::Method&, std::uint32_t /*from*/,
                         std::optional<std::uint32_t> /*handler*/) {}

  /// The shadow of an exception that a handler is given.
  virtual std::uint32_t caught(vm::Ref /*exception*/) { return 0; }

  /// Method.invoke and its like box a value and take one out of a box, which may have to become a
  /// wider one: the shadow of the reference and of the value.
  virtual std::uint32_t box(vm::Kind, std::uint32_t /*value*/) { return 0; }
  virtual std::uint32_t unbox(std::uint32_t /*reference*/, vm::Ref /*box*/, vm::Kind /*to*/) {
    return 0;
  }
  /// A native uses a value with a shadow as it is on this run.
  virtual void fix(std::uint32_t /*shadow*/) {}

  /// The machine itself throws an exception of this class.
  virtual void machine_throws(std::string_view /*class_name*/, const std::string* /*message*/) {}
  /// A thread other than the first has ended with an exception.
  virtual void uncaught(vm::Ref /*exception*/) {}

  /// A native has returned; gives its result's shadow.
  virtual std::uint32_t native(const NativeCall&, const std::uint32_t* /*shadows*/) { return 0; }
  /// A native has thrown an exception.
  virtual void native_threw(const NativeCall&, const std::uint32_t* /*shadows*/) {}
};

/// The shadow of a register whose value is stored into a cell of this kind, and back.
std::uint32_t to_cell(ShadowListener& listener, vm::Kind kind, std::uint32_t value);
std::uint32_t from_cell(ShadowListener& listener, vm::Kind kind, std::uint32_t cell);

/// The interpreter is one source, instantiated for a shadow policy that hears of every operation
/// on values. `NoShadow` compiles to nothing; `ListenedShadow` carries a 32-bit shadow beside each
/// register and calls its listener only where one is not zero.
struct NoShadow {
  static constexpr bool kEnabled = false;
};

struct ListenedShadow {
  static constexpr bool kEnabled = true;
  ShadowListener& listener;
};

}  // namespace assay::interp
