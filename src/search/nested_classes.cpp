// SPDX-License-Identifier: Apache-2.0
#include "search/nested_classes.h"

#include <string>

#include "classpath/class_path.h"
#include "explore/target.h"
#include "targets/tested_together.h"

namespace assay::search {

std::vector<vm::Class*> tested_together(boot::Runtime& runtime, vm::Class& klass,
                                        targets::Access access) {
  std::vector<vm::Class*> classes{&klass};
  const classpath::ClassPath& class_path = runtime.class_path();
  for (const std::string& name :
       targets::tested_with(std::string(klass.name), class_path.classes(), class_path, access)) {
    auto loaded = explore::load_usable_class(runtime, name);
    if (loaded.ok() && loaded.value()->file != nullptr) classes.push_back(loaded.value());
  }
  return classes;
}

}  // namespace assay::search
