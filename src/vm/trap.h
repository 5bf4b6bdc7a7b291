// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "vm/ref.h"

namespace assay::vm {

/// Why an operation of the VM did not finish: the Java program is to see an exception, or Java
/// code has to run first and the operation is then to be tried again from its beginning.
struct Trap {
  enum class Kind {
    Throw,      // a new exception of class `exception` with `message`
    Rethrow,    // the existing exception `throwable`
    Suspended,  // a frame was pushed; repeat when it has returned
  };
  Kind kind = Kind::Throw;
  const char* exception = nullptr;  // internal class name
  std::string message;
  bool has_message = true;
  Ref throwable;

  static Trap raise(const char* exception_class, std::string text) {
    return {Kind::Throw, exception_class, std::move(text), true, {}};
  }
  static Trap raise(const char* exception_class) {
    return {Kind::Throw, exception_class, {}, false, {}};
  }
  static Trap rethrow(Ref throwable) { return {Kind::Rethrow, nullptr, {}, false, throwable}; }
  static Trap suspended() { return {Kind::Suspended, nullptr, {}, false, {}}; }
};

/// A value, or the Trap that kept it from being computed.
template <class T>
class [[nodiscard]] Attempt {
 public:
  Attempt(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Attempt(Trap trap) : state_(std::in_place_index<1>, std::move(trap)) {}

  bool ok() const { return state_.index() == 0; }
  T& value() & { return std::get<0>(state_); }
  T&& value() && { return std::get<0>(std::move(state_)); }
  Trap& trap() & { return std::get<1>(state_); }
  Trap&& trap() && { return std::get<1>(std::move(state_)); }

 private:
  std::variant<T, Trap> state_;
};

struct Done {};  // the value of an Attempt that has none

}  // namespace assay::vm

/// The value of an Attempt, or a return of its Trap from the enclosing function.
#define ATTEMPT(...) ATTEMPT_NAMED(ASSAY_JOIN(assay_attempt_, __COUNTER__), __VA_ARGS__)
#define ASSAY_JOIN(a, b) ASSAY_JOIN_NOW(a, b)
#define ASSAY_JOIN_NOW(a, b) a##b
#define ATTEMPT_NAMED(attempt, ...)     \
  ({                                    \
    auto attempt = (__VA_ARGS__);       \
    if (!attempt.ok()) [[unlikely]] {   \
      return std::move(attempt).trap(); \
    }                                   \
    std::move(attempt).value();         \
  })
