// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <utility>
#include <variant>

namespace assay::world {

/// Why a file operation failed. The numbers are those of Linux, whose errno the class library's
/// code expects.
enum class FileError : int {
  None = 0,
  NoEntry = 2,
  InputOutput = 5,
  BadDescriptor = 9,
  AccessDenied = 13,
  Busy = 16,
  Exists = 17,
  NotADirectory = 20,
  IsADirectory = 21,
  InvalidArgument = 22,
  TooManyOpenFiles = 24,
  FileTooLarge = 27,
  NoSpace = 28,
  IllegalSeek = 29,
  NameTooLong = 36,
  NotEmpty = 39,
};

/// The C library's text, e.g. "No such file or directory", which ends up in Java exceptions.
std::string_view text_of(FileError error);

/// A value or the reason why there is none.
template <class T>
class [[nodiscard]] FileResult {
 public:
  FileResult(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  FileResult(FileError error) : state_(std::in_place_index<1>, error) {}

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return std::get<0>(state_); }
  const T& value() const& { return std::get<0>(state_); }
  T&& value() && { return std::get<0>(std::move(state_)); }
  FileError error() const { return ok() ? FileError::None : std::get<1>(state_); }

 private:
  std::variant<T, FileError> state_;
};

}  // namespace assay::world
