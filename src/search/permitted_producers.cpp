// SPDX-License-Identifier: Apache-2.0
#include "search/permitted_producers.h"

#include <fmt/format.h>

#include "explore/target.h"
#include "vm/ref.h"

namespace assay::search {

Result<std::vector<vm::Method*>> permitted_producers(boot::Runtime& runtime,
                                                     const std::vector<std::string>& names) {
  std::vector<vm::Method*> methods;
  for (const std::string& name : names) {
    explore::TargetPattern pattern = TRY(explore::parse_target(name));
    if (pattern.method == "new") pattern.method = "<init>";
    vm::Class* owner = TRY(explore::load_class(runtime, pattern.class_name));
    for (const explore::MethodName& found : TRY(explore::find_targets(runtime, pattern))) {
      vm::Method* method = runtime.universe().find_method(*owner, found.name, found.descriptor);
      bool gives = found.name == "<init>" || method->return_kind == vm::Kind::Ref;
      if (!gives) return Error{fmt::format("'{}' gives no object, so it is no producer", name)};
      methods.push_back(method);
    }
  }
  return methods;
}

}  // namespace assay::search
