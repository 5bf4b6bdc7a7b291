// SPDX-License-Identifier: Apache-2.0
#include "targets/tested_together.h"

#include <algorithm>

#include "classfile/parse/parse_class.h"
#include "targets/testability.h"

namespace assay::targets {

namespace {

/// Finds out which class tests which.
class TestedBy {
 public:
  TestedBy(const classpath::ClassPath& class_path, Access access)
      : class_path_(class_path), access_(access) {}

  bool has_own_tests(const std::string& name) const {
    const auto resource = class_path_.find(name + ".class");
    if (!resource) return false;
    const auto file = classfile::parse_class(resource->bytes);
    return file.ok() && !untestable_reason(file.value(), access_);
  }

  /// The innermost class around a class that has tests; "" if there is none.
  std::string owner_of(std::string name) const {
    while (true) {
      std::size_t dollar = name.rfind('$');
      if (dollar == std::string::npos) return "";
      name.resize(dollar);
      if (has_own_tests(name)) return name;
    }
  }

 private:
  const classpath::ClassPath& class_path_;
  Access access_;
};

}  // namespace

std::vector<std::string> tested_with(const std::string& name,
                                     const std::vector<classpath::ClassPathClass>& all,
                                     const classpath::ClassPath& class_path, Access access) {
  const TestedBy tested(class_path, access);
  std::vector<std::string> names;
  for (const classpath::ClassPathClass& entry : all) {
    if (!entry.name.starts_with(name + "$")) continue;
    if (!tested.has_own_tests(entry.name) && tested.owner_of(entry.name) == name)
      names.push_back(entry.name);
  }
  std::ranges::sort(names);
  return names;
}

}  // namespace assay::targets
