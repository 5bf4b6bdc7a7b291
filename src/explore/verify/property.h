// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace assay::explore {

/// What a program must not do.
enum class Property : std::uint8_t {
  Assertions,  // an assertion fails
  Exceptions,  // a thread ends with an exception that is no AssertionError
  Both,
};

inline bool forbids_failed_assertions(Property property) {
  return property != Property::Exceptions;
}
inline bool forbids_exceptions(Property property) { return property != Property::Assertions; }

}  // namespace assay::explore
