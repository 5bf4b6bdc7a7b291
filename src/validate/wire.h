// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::validate {

/// Messages between us and the judge's virtual machine: a line of words with tabs between, in
/// which a backslash protects tabs, newlines and itself (Channel.java is the other end).
using Words = std::vector<std::string>;

std::string encode(std::span<const std::string> words);  // both without the newline
Words decode(std::string_view line);

}  // namespace assay::validate
