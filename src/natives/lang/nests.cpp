// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/nests.h"

#include <algorithm>

namespace assay::natives {

bool lists_as_member(const vm::Class& host, const vm::Class& member) {
  if (host.file == nullptr) return false;
  return std::any_of(host.file->nest_members.begin(), host.file->nest_members.end(),
                     [&](std::uint16_t index) {
                       return host.file->constant_pool.class_name(index) == member.name;
                     });
}

vm::Attempt<vm::Class*> nest_host(Machine& machine, vm::Class& klass) {
  if (klass.nest_host != nullptr) return klass.nest_host;
  if (klass.file == nullptr || klass.file->nest_host == 0) return &klass;
  auto resolved = machine.resolve_class(klass, klass.file->nest_host);
  if (!resolved.ok()) {
    if (resolved.trap().kind == vm::Trap::Kind::Suspended) return std::move(resolved).trap();
    return &klass;
  }
  vm::Class* host = resolved.value();
  bool valid = host->loader == klass.loader && host->package() == klass.package() &&
               lists_as_member(*host, klass);
  return valid ? host : &klass;
}

}  // namespace assay::natives
