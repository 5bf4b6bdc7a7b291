// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace assay::recipe {

/// How people usually make an object of a library type. Without a method name it is a constant of
/// the class `owner`; `<init>` is a constructor.
struct Staple {
  std::string_view type;   // what it is good for, by internal name
  std::string_view owner;  // where the method or field is
  std::string_view name;
  std::string_view descriptor;
};

/// In the order of preference.
std::span<const Staple> library_staples();

}  // namespace assay::recipe
