// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace assay::sandbox {

/// How much a folder may hold that somebody hostile writes to.
struct FolderLimit {
  std::uint64_t bytes = 256ULL << 20;
  unsigned entries = 32'768;
};

/// Looks by descriptor, follows no link, and stops as soon as the answer is known.
bool is_within(const std::string& folder, FolderLimit limit);

}  // namespace assay::sandbox
