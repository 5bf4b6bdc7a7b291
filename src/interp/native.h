// SPDX-License-Identifier: Apache-2.0
// How native methods are written: a function of a NativeCall that ends in one of six ways, and a
// table that names it. A native never runs Java code itself: it asks for a call and ends, or is
// executed again afterwards.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/cpu_time.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/strings.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

/// How a native method came out.
enum class Outcome : std::uint8_t {
  Return,   // NativeCall::result holds the value
  Throw,    // JavaThread::exception is set
  Call,     // a frame was pushed; its result is the native's result
  Restart,  // a frame was pushed; the native is to be executed again when it has returned
  Block,    // the thread cannot go on; the native is executed again when it wakes up
  Stop,     // a stop was requested
};

/// Thrown where a native meets an object that it cannot do anything with, through the checked ways
/// to look into objects (NativeCall::object, natives/lang/support.h); ends the native. Natives get
/// what programs give them, and there is no other end that a helper deep inside could choose.
struct Refusal {
  const char* exception = nullptr;  // class of what Java sees; null: the run stops, see message
  std::string message;
};

/// One call of a native method: its arguments, the machine, and ways to end it. A native is an
/// ordinary function of this; it never calls Java itself but asks for a call and ends. Large
/// because it has a function for each type of an argument and for each way to end.
class NativeCall {
 public:
  NativeCall(Machine& of, JavaThread& caller, vm::Method& called, vm::Slot* arguments)
      : machine(of), thread(caller), method(called), arguments_(arguments) {}

  Machine& machine;
  JavaThread& thread;
  vm::Method& method;
  vm::Slot result;

  // Arguments; an instance method's receiver is argument 0.
  vm::Ref ref(unsigned index) const { return arguments_[index].ref; }  // may be null
  /// The same, but NullPointerException if it is null.
  vm::Ref object(unsigned index) const {
    if (!arguments_[index].ref) throw Refusal{"java/lang/NullPointerException", ""};
    return arguments_[index].ref;
  }
  std::int32_t integer(unsigned index) const { return arguments_[index].i; }
  bool boolean(unsigned index) const { return arguments_[index].i != 0; }
  std::int64_t long_integer(unsigned index) const { return arguments_[index].j; }
  float float_number(unsigned index) const { return arguments_[index].f; }
  double double_number(unsigned index) const { return arguments_[index].d; }
  vm::Slot slot(unsigned index) const { return arguments_[index]; }
  const vm::Slot* arguments() const { return arguments_; }

  vm::Universe& universe() const { return machine.universe(); }
  vm::Heap& heap() const { return machine.universe().heap(); }
  vm::Strings& strings() const { return machine.universe().strings(); }

  // Endings.
  Outcome returns() { return Outcome::Return; }
  Outcome returns(vm::Ref value) {
    result = vm::Slot::of_ref(value);
    return Outcome::Return;
  }
  Outcome returns_int(std::int32_t value) {
    result = vm::Slot::of_int(value);
    return Outcome::Return;
  }
  Outcome returns_bool(bool value) { return returns_int(value ? 1 : 0); }
  Outcome returns_long(std::int64_t value) {
    result = vm::Slot::of_long(value);
    return Outcome::Return;
  }
  Outcome returns_float(float value) {
    result = vm::Slot::of_float(value);
    return Outcome::Return;
  }
  Outcome returns_double(double value) {
    result = vm::Slot::of_double(value);
    return Outcome::Return;
  }
  /// A freshly made string, or OutOfMemoryError.
  Outcome returns_string(std::string_view utf8);
  /// The object, or OutOfMemoryError if the allocation failed.
  Outcome returns_new(vm::Ref object);

  Outcome throws(const char* exception_class);
  Outcome throws(const char* exception_class, std::string message);
  Outcome throws(vm::Ref throwable);
  Outcome null_pointer() { return throws("java/lang/NullPointerException"); }
  Outcome out_of_memory() { return throws("java/lang/OutOfMemoryError", "Java heap space"); }
  /// Throws or restarts, as the trap says.
  Outcome trapped(vm::Trap trap);

  /// Ends the native with the result of another method.
  Outcome calls(vm::Method& target, std::initializer_list<vm::Slot> arguments);
  Outcome calls(vm::Method& target, std::span<const vm::Slot> arguments,
                ReturnAction action = ReturnAction::None, std::uint64_t data = 0,
                std::span<const std::uint32_t> shadows = {});
  Outcome stops(StopReason reason, std::string detail, int exit_code = 0);
  /// The program got here in a way that would crash or corrupt a JVM.
  Outcome misused(std::string_view why);
  /// For work that is done in one go: counts it as fuel. False: the time is over, the native is to
  /// end with `out_of_time`. Large work is done in pieces, each announced.
  bool may_work(std::uint64_t bytes) {
    machine.run().charge(bytes);
    return !Ticker::has_ticked() || !machine.run().is_out_of_time();
  }
  Outcome out_of_time() { return Outcome::Stop; }

  /// The frame that called this native, or null. The frame of the native itself is thread.top.
  Frame* caller() const;

 private:
  vm::Slot* arguments_;
};

using NativeFunction = Outcome (*)(NativeCall&);

/// The natives by class, name and descriptor. A descriptor of "*" fits every overload. A row may
/// also name a method that is not native: it then replaces the Java body.
class NativeTable {
 public:
  struct Row {
    const char* name;
    const char* descriptor;
    NativeFunction function;
  };

  void add(std::string_view class_name, std::initializer_list<Row> rows);
  NativeFunction find(std::string_view class_name, std::string_view name,
                      std::string_view descriptor) const;
  std::vector<std::string> class_names() const;
  bool has_class(std::string_view class_name) const {
    return classes_.count(std::string(class_name)) != 0;
  }

 private:
  struct Entry {
    std::string name, descriptor;
    NativeFunction function;
  };
  std::unordered_map<std::string, std::vector<Entry>> classes_;
};

}  // namespace assay::interp

/// In a native: the value of an Attempt, or the native ends as its Trap says.
#define NATIVE_TRY(call, ...)                                 \
  ({                                                          \
    auto assay_attempt = (__VA_ARGS__);                       \
    if (!assay_attempt.ok()) [[unlikely]] {                   \
      return (call).trapped(std::move(assay_attempt).trap()); \
    }                                                         \
    std::move(assay_attempt).value();                         \
  })
