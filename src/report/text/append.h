// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <utility>

namespace assay::report {

/// Adds to a text what fmt::format would make.
template <class... Arguments>
void append(std::string& text, fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  fmt::format_to(std::back_inserter(text), format, std::forward<Arguments>(arguments)...);
}

}  // namespace assay::report
