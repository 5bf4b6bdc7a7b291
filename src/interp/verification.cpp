// SPDX-License-Identifier: Apache-2.0
// Verification before a class is used (JVMS 5.4.1). The JDK's own classes come
// verified; what a program has the boot loader define does not.
#include "classfile/verifier/verify_method.h"
#include "interp/machine.h"

namespace assay::interp {

namespace {

/// Answers the verifier from loaded classes; what is not loaded yet is loaded now, which may take
/// Java code.
class LoadedHierarchy : public classfile::Hierarchy {
 public:
  LoadedHierarchy(Machine& machine, vm::Class& from) : machine_(machine), from_(from) {}

  Answer is_assignable(std::string_view from, std::string_view to) override {
    vm::Class* target = find(to);
    if (target == nullptr) return failure_;
    if (target->is_interface()) return Answer::Yes;
    vm::Class* source = find(from);
    if (source == nullptr) return failure_;
    return source->is_assignable_to(target) ? Answer::Yes : Answer::No;
  }

  Answer common_superclass(std::string_view a, std::string_view b, std::string& out) override {
    vm::Class* first = find(a);
    vm::Class* second = first == nullptr ? nullptr : find(b);
    if (second == nullptr) return failure_;
    out = "java/lang/Object";
    if (first->is_interface() || second->is_interface()) return Answer::Yes;
    for (vm::Class* klass = first; klass != nullptr; klass = klass->super) {
      if (!second->is_subclass_of(klass)) continue;
      out = klass->name;
      break;
    }
    return Answer::Yes;
  }

  Answer is_protected_elsewhere(std::string_view current, std::string_view owner,
                                std::string_view member, std::string_view descriptor) override {
    vm::Class* klass = current == from_.file->name ? &from_ : find(current);
    if (klass == nullptr) return failure_;
    // Only a superclass can be meant, and superclasses are loaded.
    vm::Class* holder = klass;
    while (holder != nullptr && holder->name != owner) holder = holder->super;
    if (holder == nullptr) return Answer::No;
    vm::Universe& universe = machine_.universe();
    vm::Symbol name = universe.intern(member), type = universe.intern(descriptor);
    vm::Class* declaring = nullptr;
    std::uint16_t flags = 0;
    if (descriptor.starts_with('(')) {
      if (vm::Method* method = holder->find_method(name, type))
        declaring = method->owner, flags = method->access_flags;
    } else if (vm::Field* field = holder->find_field(name, type)) {
      declaring = field->owner, flags = field->access_flags;
    }
    if (declaring == nullptr || (flags & classfile::access::kProtected) == 0) return Answer::No;
    bool same_package =
        declaring->loader == from_.loader && declaring->package() == from_.package();
    return !same_package && klass->is_subclass_of(declaring) ? Answer::Yes : Answer::No;
  }

  /// The error that loading a class ended with, if one did.
  std::optional<vm::Trap> trap;

 private:
  vm::Class* find(std::string_view name) {
    if (name == from_.file->name) return &from_;
    auto resolved = machine_.resolve(*from_.loader, name);
    if (resolved.ok()) return resolved.value();
    failure_ = Answer::Suspend;
    trap = std::move(resolved).trap();
    return nullptr;
  }

  Machine& machine_;
  vm::Class& from_;
  Answer failure_ = Answer::No;
};

}  // namespace

vm::Attempt<vm::Done> Machine::ensure_linked(vm::Class& klass) {
  if (klass.verified || klass.file == nullptr) return vm::Done{};
  if (klass.super != nullptr) ATTEMPT(ensure_linked(*klass.super));
  for (const classfile::MethodInfo& method : klass.file->methods) {
    if (!method.has_code) continue;
    LoadedHierarchy hierarchy(*this, klass);
    classfile::VerifyResult result = classfile::verify_method(*klass.file, method, hierarchy);
    if (hierarchy.trap) return *hierarchy.trap;
    if (result.outcome != classfile::VerifyOutcome::Failed) continue;
    return vm::Trap::raise(
        result.is_format_error ? "java/lang/ClassFormatError" : "java/lang/VerifyError",
        result.message);
  }
  klass.verified = true;
  return vm::Done{};
}

}  // namespace assay::interp
