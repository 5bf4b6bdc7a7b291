// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "natives/io/posix.h"

namespace assay::natives {

// The one virtual disk.
inline constexpr std::int64_t kTotalSpace = std::int64_t{64} << 30;
inline constexpr std::int64_t kFreeSpace = std::int64_t{32} << 30;
inline constexpr std::int64_t kBlockSize = 4096;

/// File.getCanonicalPath of an absolute path: links of the part that exists are resolved, and
/// "." and ".." disappear.
std::string canonical_path(Posix files, const std::string& path);

/// Creates an empty file; -EEXIST if there is something already.
std::int64_t create_exclusively(Posix files, const std::string& path);

}  // namespace assay::natives
