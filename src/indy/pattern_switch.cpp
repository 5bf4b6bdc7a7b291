// SPDX-License-Identifier: Apache-2.0
// java.lang.runtime.SwitchBootstraps: the number of the first label from a given one on that the
// selector matches.
#include <fmt/format.h>

#include "indy/bootstraps.h"
#include "indy/signature.h"
#include "indy/switch_label.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::indy {

namespace {

/// Whether the call site has the type (selector, int) -> int.
bool is_switch(const Signature& signature) {
  return signature.parameters.size() == 2 && signature.parameters[1].code() == 'I' &&
         signature.result.code() == 'I';
}

Linkage link(Spinner& spinner, const CallSite& site, const Type& selector,
             const std::vector<SwitchLabel>& labels) {
  const std::string name = fmt::format("{}$$TypeSwitch", site.caller.name);
  vm::Class* spun = ATTEMPT(spinner.spin(site, Host::Caller, name, [&] {
    return write_switch_class(name, site.descriptor, selector, labels);
  }));
  return linked_to(method_of(spinner, *spun, kSwitchMethod, site.descriptor));
}

}  // namespace

Linkage link_type_switch(Spinner& spinner, const CallSite& site) {
  if (site.caller.is_hidden) return left_to_library();  // a label may be the class itself
  interp::Machine& machine = spinner.machine();
  const Signature signature = ATTEMPT(resolve_signature(machine, site.caller, site.descriptor));
  if (!is_switch(signature)) return left_to_library();
  const Type& selector = signature.parameters[0];
  const auto labels = ATTEMPT(read_type_labels(machine, site, selector));
  return labels ? link(spinner, site, selector, *labels) : left_to_library();
}

Linkage link_enum_switch(Spinner& spinner, const CallSite& site) {
  if (site.caller.is_hidden) return left_to_library();
  interp::Machine& machine = spinner.machine();
  const Signature signature = ATTEMPT(resolve_signature(machine, site.caller, site.descriptor));
  if (!is_switch(signature)) return left_to_library();
  const Type& selector = signature.parameters[0];
  if (selector.is_primitive() || !selector.klass->is(classfile::access::kEnum))
    return left_to_library();
  const auto labels = ATTEMPT(read_enum_labels(machine, site, selector));
  return labels ? link(spinner, site, selector, *labels) : left_to_library();
}

}  // namespace assay::indy
