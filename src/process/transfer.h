// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace assay::process {

/// How the transfer of a message ended.
enum class Transfer : std::uint8_t {
  Done,
  TimedOut,  // the deadline came first; what has arrived of the message is kept for the next try
  Closed,    // the other end is gone
  Cut,       // the other end is gone and had begun a message: it was killed in the middle of it
  TooLong,   // a message over the limit: nothing more is read
  Garbled,   // bytes that are not of this wire: nothing more is read
};

}  // namespace assay::process
