// SPDX-License-Identifier: Apache-2.0
// java.security.AccessController up to Java 23 and SecurityManager. There is no security manager,
// but a program may ask what its policy allows those on the stack.
#include <string_view>
#include <vector>

#include "interp/class_init.h"
#include "interp/frame.h"
#include "interp/objects.h"
#include "natives/lang/protection_domain.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Ref;

Outcome protection_domain(NativeCall& call) {
  if (!call.ref(0)) return call.returns(vm::kNull);
  std::uint32_t offset = call.universe().well_known().class_fields.protection_domain;
  if (offset == 0) return call.returns(vm::kNull);
  return call.returns(call.heap().read<vm::Ref>(call.ref(0), offset));
}

bool is_controller(NativeCall& call, const interp::Frame& frame, std::string_view name) {
  return frame.method->owner->name == "java/security/AccessController" &&
         call.universe().symbols().text(frame.method->name) == name;
}

/// Whether something is to be decided. Threads note the context when they are made, too, which
/// matters to nobody and would make domains that nobody asks for.
bool is_to_decide(NativeCall& call) {
  const interp::Frame* caller = call.caller();
  if (caller == nullptr || caller == call.thread.frames) return false;
  if (is_controller(call, *caller, "checkPermission")) return true;
  return is_controller(call, *caller, "getContext") && !(caller - 1)->method->owner->trusted;
}

/// Who is on the stack, down to the innermost privileged call.
struct Stack {
  std::vector<Ref> domains;
  bool is_privileged = false;
  Ref privileged_context;

  void add(Ref domain) {
    if (domain && (domains.empty() || domains.back() != domain)) domains.push_back(domain);
  }
};

vm::Attempt<Stack> look_at_stack(NativeCall& call) {
  Stack stack;
  for (const interp::Frame* frame = call.caller(); frame >= call.thread.frames; --frame) {
    stack.is_privileged = is_controller(call, *frame, "executePrivileged");
    Ref mirror = frame->method->owner->mirror;
    if (stack.is_privileged) {  // (action, context, caller)
      stack.privileged_context = frame->registers[1].ref;
      mirror = frame->registers[2].ref;
    }
    if (mirror) stack.add(ATTEMPT(protection_domain_of(call.machine, mirror)));
    if (stack.is_privileged) break;
  }
  return stack;
}

/// An AccessControlContext as the VM makes it, null if everybody may do everything.
Outcome stack_context(NativeCall& call) {
  if (!is_to_decide(call)) return call.returns(vm::kNull);
  const Stack stack = NATIVE_TRY(call, look_at_stack(call));
  const bool is_all_trusted = stack.domains.empty();
  if (is_all_trusted && (!stack.is_privileged || !stack.privileged_context))
    return call.returns(vm::kNull);
  vm::Universe& universe = call.universe();
  vm::Class& context = boot_class(universe, "java/security/AccessControlContext");
  vm::Class& domain = boot_class(universe, "java/security/ProtectionDomain");
  NATIVE_TRY(call, interp::ensure_initialised(call.machine, context));
  const Ref object = NATIVE_TRY(call, interp::new_object(universe, context));
  if (!is_all_trusted)
    fill_field(universe, object, "context",
               NATIVE_TRY(call, new_reference_array(call.machine, domain, stack.domains)));
  fill_field(universe, object, "privilegedContext", stack.privileged_context);
  fill_field<std::uint8_t>(universe, object, "isPrivileged", stack.is_privileged);
  fill_field<std::uint8_t>(universe, object, "isAuthorized", 1);
  return call.returns(object);
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
          {"getStackAccessControlContext", "()Ljava/security/AccessControlContext;", stack_context},
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
