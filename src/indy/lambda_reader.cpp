// SPDX-License-Identifier: Apache-2.0
// What LambdaMetafactory is told at a call site, read from the constant pool without running it.
// Anything unusual gives no lambda, and the library's own code links the site.
#include <fmt/format.h>

#include <algorithm>

#include "classfile/constant_pool.h"
#include "indy/lambda.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/symbols.h"
#include "vm/trap.h"

namespace assay::indy {

namespace {

using classfile::ReferenceKind;
using classfile::Tag;
namespace access = classfile::access;

constexpr int kSerializableFlag = 1, kMarkersFlag = 2, kBridgesFlag = 4;

class LambdaReader {
 public:
  LambdaReader(interp::Machine& machine, const CallSite& site) : machine_(machine), site_(site) {}

  vm::Attempt<std::optional<Lambda>> read(bool has_flags) {
    if (!site_.argument_is(0, Tag::MethodType) || !site_.argument_is(1, Tag::MethodHandle) ||
        !site_.argument_is(2, Tag::MethodType)) {
      return none();
    }
    lambda_.method_name = site_.name;
    lambda_.factory_descriptor = site_.descriptor;
    lambda_.factory = ATTEMPT(resolve_signature(machine_, site_.caller, site_.descriptor));
    lambda_.methods.push_back(ATTEMPT(interface_method(0)));
    if (!ATTEMPT(read_implementation(site_.arguments[1]))) return none();
    lambda_.precise = ATTEMPT(interface_method(2));
    add_interface(lambda_.factory.result.class_name(), *lambda_.factory.result.klass);
    if (has_flags && !ATTEMPT(read_flags())) return none();
    return std::optional(std::move(lambda_));
  }

 private:
  static vm::Attempt<std::optional<Lambda>> none() { return std::optional<Lambda>(); }

  vm::Attempt<InterfaceMethod> interface_method(std::size_t argument) {
    const std::string_view descriptor = site_.pool().text_of(site_.arguments[argument]);
    return InterfaceMethod{descriptor,
                           ATTEMPT(resolve_signature(machine_, site_.caller, descriptor))};
  }

  vm::Attempt<bool> read_implementation(std::uint16_t handle_index) {
    const classfile::MethodHandleRef handle = site_.pool().method_handle(handle_index);
    if (handle.kind < ReferenceKind::InvokeVirtual) return false;
    Implementation& target = lambda_.implementation;
    target.named_kind = target.kind = handle.kind;
    target.member = site_.pool().member(handle.member_index);
    target.owner_is_interface = site_.pool().is(handle.member_index, Tag::InterfaceMethodref);
    vm::Class* owner =
        ATTEMPT(machine_.resolver().resolve_class(site_.caller, target.member.class_index));
    target.method = ATTEMPT(machine_.resolver().resolve_method(site_.caller, handle.member_index));
    target.signature = ATTEMPT(resolve_signature(machine_, site_.caller, target.member.descriptor));
    add_receiver(*owner);
    return can_invoke(*owner);
  }

  /// The method's signature seen as a function.
  void add_receiver(vm::Class& owner) {
    Implementation& target = lambda_.implementation;
    if (target.kind == ReferenceKind::InvokeStatic) return;
    vm::SymbolTable& symbols = machine_.universe().symbols();
    const std::string_view name = target.member.class_name;
    const std::string_view descriptor =
        name.starts_with('[') ? name : symbols.text(symbols.intern(fmt::format("L{};", name)));
    const Type type{{descriptor}, &owner};
    if (target.kind == ReferenceKind::NewInvokeSpecial) {
      target.signature.result = type;
    } else {
      target.signature.parameters.insert(target.signature.parameters.begin(), type);
    }
  }

  /// Whether an instruction of a nestmate of the caller does what the method handle does.
  bool can_invoke(const vm::Class& owner) {
    Implementation& target = lambda_.implementation;
    const vm::Method& method = *target.method;
    if (method.traits.signature_polymorphic || method.owner->is_hidden) return false;
    const bool same_package = method.owner->loader == site_.caller.loader &&
                              method.owner->package() == site_.caller.package();
    if (method.is(access::kProtected) && !same_package) return false;
    if (target.kind == ReferenceKind::InvokeSpecial) {
      // Only private methods: classes older than nestmates name them this way.
      if (method.owner != &site_.caller || !method.is_private()) return false;
      target.kind =
          owner.is_interface() ? ReferenceKind::InvokeInterface : ReferenceKind::InvokeVirtual;
    }
    return true;
  }

  vm::Attempt<bool> read_flags() {
    if (!site_.argument_is(3, Tag::Integer)) return false;
    const int flags = site_.pool().integer(site_.arguments[3]);
    std::size_t next = 4;
    if ((flags & kMarkersFlag) != 0) {
      const auto [first, end] = counted(next);
      if (end == 0) return false;
      for (std::size_t i = first; i < end; ++i) {
        if (!site_.argument_is(i, Tag::Class)) return false;
        const vm::Class* klass =
            ATTEMPT(machine_.resolver().resolve_class(site_.caller, site_.arguments[i]));
        add_interface(site_.pool().class_name(site_.arguments[i]), *klass);
      }
      next = end;
    }
    if ((flags & kBridgesFlag) != 0) {
      const auto [first, end] = counted(next);
      if (end == 0) return false;
      for (std::size_t i = first; i < end; ++i) {
        if (!site_.argument_is(i, Tag::MethodType)) return false;
        lambda_.methods.push_back(ATTEMPT(interface_method(i)));
      }
      next = end;
    }
    if ((flags & kSerializableFlag) != 0) make_serializable();
    return next == site_.arguments.size();
  }

  struct Range {
    std::size_t first, end;
  };

  /// The static arguments that the count at `index` stands in front of; ends at 0 if it is wrong.
  Range counted(std::size_t index) const {
    if (!site_.argument_is(index, Tag::Integer)) return {0, 0};
    const int count = site_.pool().integer(site_.arguments[index]);
    const std::size_t left = site_.arguments.size() - index - 1;
    if (count < 0 || static_cast<std::size_t>(count) > left) return {0, 0};
    return {index + 1, index + 1 + static_cast<std::size_t>(count)};
  }

  void add_interface(std::string_view name, const vm::Class& klass) {
    std::vector<Interface>& all = lambda_.interfaces;
    const bool known =
        std::any_of(all.begin(), all.end(), [&](const Interface& i) { return i.klass == &klass; });
    if (!known) all.push_back({name, &klass});
    lambda_.looks_serializable |= klass.is_assignable_to(serializable());
  }

  void make_serializable() {
    if (!lambda_.looks_serializable)
      lambda_.interfaces.push_back({serializable()->name, serializable()});
    lambda_.is_serializable = true;
  }

  const vm::Class* serializable() { return machine_.universe().well_known().serializable; }

  interp::Machine& machine_;
  const CallSite& site_;
  Lambda lambda_;
};

}  // namespace

vm::Attempt<std::optional<Lambda>> read_lambda(interp::Machine& machine, const CallSite& site,
                                               bool has_flags) {
  return LambdaReader(machine, site).read(has_flags);
}

}  // namespace assay::indy
