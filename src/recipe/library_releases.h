// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace assay::recipe {

/// The Java release that a public member of the class library came with, by internal name of its
/// class; 8 for what is not in the table. It has what tests make objects with.
unsigned first_release(std::string_view owner, std::string_view member);

}  // namespace assay::recipe
