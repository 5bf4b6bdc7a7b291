// SPDX-License-Identifier: Apache-2.0
#include "suite/package_classes.h"

#include "classpath/class_path.h"

namespace assay::suite {

std::set<std::string> package_classes(const boot::Runtime& runtime, std::string_view package) {
  std::set<std::string> names;
  for (const classpath::ClassPathClass& entry : runtime.class_path().classes()) {
    const std::size_t slash = entry.name.rfind('/');
    const std::string_view folder = slash == std::string::npos
                                        ? std::string_view()
                                        : std::string_view(entry.name).substr(0, slash);
    if (folder != package) continue;
    std::string simple = slash == std::string::npos ? entry.name : entry.name.substr(slash + 1);
    if (simple.find('$') == std::string::npos) names.insert(std::move(simple));
  }
  return names;
}

}  // namespace assay::suite
