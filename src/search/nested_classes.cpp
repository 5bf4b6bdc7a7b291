// SPDX-License-Identifier: Apache-2.0
#include "search/nested_classes.h"

#include <algorithm>
#include <string>

#include "classfile/parse/parse_class.h"
#include "classpath/class_path.h"
#include "explore/target.h"
#include "targets/testability.h"

namespace assay::search {

namespace {

/// Finds by class files alone which class tests which.
class TestedBy {
 public:
  TestedBy(const classpath::ClassPath& class_path, targets::Access access)
      : class_path_(class_path), access_(access) {}

  bool has_own_tests(const std::string& name) const {
    const auto resource = class_path_.find(name + ".class");
    if (!resource) return false;
    const auto file = classfile::parse_class(resource->bytes);
    return file.ok() && !targets::untestable_reason(file.value(), access_);
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
  targets::Access access_;
};

}  // namespace

std::vector<vm::Class*> tested_together(boot::Runtime& runtime, vm::Class& klass,
                                        targets::Access access) {
  std::string own_name(klass.name);
  std::vector<std::string> names;
  for (const classpath::ClassPathClass& entry : runtime.class_path().classes()) {
    if (entry.name.starts_with(own_name + "$")) names.push_back(entry.name);
  }
  std::sort(names.begin(), names.end());
  TestedBy tested(runtime.class_path(), access);
  std::vector<vm::Class*> classes{&klass};
  for (const std::string& name : names) {
    if (tested.has_own_tests(name) || tested.owner_of(name) != own_name) continue;
    auto loaded = explore::load_usable_class(runtime, name);
    if (loaded.ok() && loaded.value()->file != nullptr) classes.push_back(loaded.value());
  }
  return classes;
}

}  // namespace assay::search
