// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>

#include "base/result.h"
#include "classfile/class_file.h"

namespace assay::classfile {

/// Which Java error a class file that cannot be used gives rise to.
enum class ParseErrorKind : std::uint8_t {
  ClassFormat,         // java.lang.ClassFormatError
  UnsupportedVersion,  // java.lang.UnsupportedClassVersionError
  NotAClass,           // java.lang.NoClassDefFoundError: module-info
};

/// The message is the one the Java error carries, worded as HotSpot words it.
struct ParseError : Error {
  ParseErrorKind kind = ParseErrorKind::ClassFormat;
};

/// A ClassFile or a ParseError; read like a Result, and TRY turns its error into a plain Error.
class [[nodiscard]] ParseResult {
 public:
  ParseResult(ClassFile file) : state_(std::in_place_index<0>, std::move(file)) {}
  ParseResult(ParseError error) : state_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  ClassFile& value() & { return std::get<0>(state_); }
  const ClassFile& value() const& { return std::get<0>(state_); }
  ClassFile&& value() && { return std::get<0>(std::move(state_)); }

  const ParseError& error() const& { return std::get<1>(state_); }
  ParseError&& error() && { return std::get<1>(std::move(state_)); }

 private:
  std::variant<ClassFile, ParseError> state_;
};

inline constexpr std::uint16_t kOldestMajor = 45, kNewestMajor = 69;
inline constexpr std::uint16_t kPreviewMinor = 65535;

struct ParseOptions {
  /// The newest version to accept: that of the JDK whose class library is in use.
  std::uint16_t max_major = kNewestMajor;
  /// Names the class in messages until the file itself does.
  std::string_view requested_name = "<Unknown>";
  bool accept_module_info = false;
  /// Leaves out what no compiler gets wrong: spelling of names and descriptors, UTF-8, duplicates,
  /// debugging tables. For the JDK's own image, where parsing is most of the work of starting up.
  bool trusted = false;
};

/// Parses a class file (JVMS 4) and makes all checks of its format but those of code (JVMS 4.8),
/// of whose instructions it says nothing. The bytes must outlive the result.
ParseResult parse_class(Bytes bytes, const ParseOptions& options = {});

}  // namespace assay::classfile
