// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace assay::targets {

/// Whose members tests may use: they are in the package of the class under test.
enum class Access : std::uint8_t { Public, Package };

}  // namespace assay::targets
