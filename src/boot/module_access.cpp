// SPDX-License-Identifier: Apache-2.0
#include "boot/module_access.h"

#include <fmt/format.h>

namespace assay::boot {

namespace {

/// The library reads them from number 0 up to the first that is missing.
void add_numbered(std::string_view prefix, const std::vector<std::string>& values,
                  std::map<std::string, std::string>& properties) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    properties[fmt::format("{}.{}", prefix, i)] = values[i];
  }
}

}  // namespace

Result<void> check_module_access(std::string_view text) {
  const std::size_t equals = text.find('=');
  const std::string_view package = text.substr(0, equals);
  const std::size_t slash = package.find('/');
  const bool has_target =
      equals != std::string_view::npos && text.find_first_not_of(',', equals + 1) < text.size();
  const bool has_package = slash != std::string_view::npos && slash + 1 < package.size() &&
                           package.find('/', slash + 1) == std::string_view::npos;
  if (has_target && has_package && slash > 0) return {};
  return Error{
      fmt::format("expected module/package=target such as java.base/sun.nio.ch={}, found '{}'",
                  kAllUnnamed, text)};
}

void add_properties(const ModuleAccess& access, std::map<std::string, std::string>& properties) {
  add_numbered("jdk.module.addexports", access.exports, properties);
  add_numbered("jdk.module.addopens", access.opens, properties);
}

}  // namespace assay::boot
