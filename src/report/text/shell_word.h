// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace assay::report {

/// The text as one word of a POSIX shell, in quotes. Bytes that a terminal, JSON or a comment could
/// not carry are left to printf; only newlines at the very end stand as they are. No word of a
/// shell can hold a NUL.
std::string shell_quoted(std::string_view text);

/// The same, without quotes where it needs none.
std::string shell_word(std::string_view text);

}  // namespace assay::report
