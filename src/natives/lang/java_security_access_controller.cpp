// SPDX-License-Identifier: Apache-2.0
// java.security.AccessController up to Java 23 and SecurityManager: there is no security manager,
// so that everything on the stack may do everything.
#include <vector>

#include "interp/frame.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

Outcome protection_domain(NativeCall& call) {
  if (!call.ref(0)) return call.returns(vm::kNull);
  std::uint32_t offset = call.universe().well_known().class_fields.protection_domain;
  if (offset == 0) return call.returns(vm::kNull);
  return call.returns(call.heap().read<vm::Ref>(call.ref(0), offset));
}

/// The classes on the stack, the caller's first.
Outcome class_context(NativeCall& call) {
  std::vector<vm::Class*> classes;
  std::span<interp::Frame> frames = call.thread.live_frames();
  for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
    if (!frame->method->traits.hidden_frame) classes.push_back(frame->method->owner);
  }
  if (!classes.empty()) classes.erase(classes.begin());  // getClassContext itself
  return call.returns(NATIVE_TRY(call, new_class_array(call.machine, classes)));
}

}  // namespace

void register_security(NativeTable& table) {
  table.add(
      "java/security/AccessController",
      {
          {"getStackAccessControlContext", "()Ljava/security/AccessControlContext;", answer_null},
          {"getInheritedAccessControlContext", "()Ljava/security/AccessControlContext;",
           answer_null},
          {"getProtectionDomain", "(Ljava/lang/Class;)Ljava/security/ProtectionDomain;",
           protection_domain},
          {"ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", do_nothing},
      });
  table.add("java/lang/SecurityManager",
            {{"getClassContext", "()[Ljava/lang/Class;", class_context}});
}

}  // namespace assay::natives
