// SPDX-License-Identifier: Apache-2.0
#include <system_error>

#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "validate/mockito.h"

namespace assay::validate {

Mockito find_mockito(const std::string& class_path) {
  std::error_code ignored;
  const auto parsed = classpath::ClassPath::parse(class_path, classpath::kOldestSupportedJdk,
                                                  std::filesystem::current_path(ignored));
  Mockito found{parsed.find("org/mockito/Mockito.class").has_value(), std::nullopt};
  if (const auto agent = parsed.find("net/bytebuddy/agent/Installer.class"))
    found.agent = parsed.entries()[agent->entry].path;
  return found;
}

}  // namespace assay::validate
