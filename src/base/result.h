// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace assay {

/// What went wrong with an input or the environment, as one line for the user: lower case, names
/// the thing, says what was expected and what was found.
struct Error {
  std::string message;
};

/// A value or an Error. Bad input and bad environments are reported this way, never by a C++
/// exception.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return std::get<0>(state_); }
  const T& value() const& { return std::get<0>(state_); }
  T&& value() && { return std::get<0>(std::move(state_)); }

  const Error& error() const& { return std::get<1>(state_); }
  Error&& error() && { return std::get<1>(std::move(state_)); }

 private:
  std::variant<T, Error> state_;
};

/// Success without a value, or an Error.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }
  void value() const {}
  const Error& error() const& { return *error_; }
  Error&& error() && { return std::move(*error_); }

 private:
  std::optional<Error> error_;
};

}  // namespace assay

/// The value of a Result, or a return of its Error from the enclosing function.
#define TRY(...)                                                  \
  ({                                                              \
    auto assay_try_result = (__VA_ARGS__);                        \
    if (!assay_try_result.ok()) {                                 \
      return ::assay::Error{std::move(assay_try_result).error()}; \
    }                                                             \
    std::move(assay_try_result).value();                          \
  })
