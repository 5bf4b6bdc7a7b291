// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "interp/native.h"

namespace assay::natives {

/// The user and group that all virtual files belong to.
inline constexpr std::int32_t kUserId = 1000;
inline constexpr const char* kUserName = "user";
/// The one process there is.
inline constexpr std::int32_t kProcessId = 4242;

/// The C string that sun.nio.fs put at this off-heap address, usually a path.
std::string c_string(interp::NativeCall& call, std::int64_t address);

/// sun.nio.fs.UnixException with this (negative) errno.
interp::Outcome throws_unix(interp::NativeCall& call, std::int64_t error);
/// Nothing, or UnixException if the status is a negative errno.
interp::Outcome returns_unix(interp::NativeCall& call, std::int64_t status);
/// The status as an int, or UnixException.
interp::Outcome returns_unix_int(interp::NativeCall& call, std::int64_t status);
/// A byte array with the text.
interp::Outcome returns_bytes(interp::NativeCall& call, std::string_view text);

}  // namespace assay::natives
