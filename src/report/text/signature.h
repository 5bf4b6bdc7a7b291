// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace assay::report {

/// A method as people write it: "price(int, String)"; a constructor under the name of its class.
/// What is no descriptor is left as it is.
std::string signature(std::string_view class_name, std::string_view method,
                      std::string_view descriptor);

}  // namespace assay::report
