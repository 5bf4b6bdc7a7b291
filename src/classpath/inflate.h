// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "classpath/mapped_file.h"

namespace assay::classpath {

/// How a deflated stream is wrapped: bare in jars, with zlib's header and checksum in JDK images.
enum class DeflateFormat { Raw, Zlib };

/// Inflates a stream that must give exactly `expected_size` bytes.
Result<std::vector<std::uint8_t>> inflate_exactly(Bytes deflated, std::size_t expected_size,
                                                  DeflateFormat format);

}  // namespace assay::classpath
