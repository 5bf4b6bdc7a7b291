// SPDX-License-Identifier: Apache-2.0
#include "indy/spinner.h"

#include <fmt/format.h>

#include "base/check.h"
#include "classfile/constant_pool.h"
#include "interp/calls/native_binding.h"
#include "interp/class_init.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/symbols.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::indy {

namespace {

/// HotSpot prints an address here; ours look alike and count up.
std::string hidden_suffix(std::uint32_t id) {
  constexpr std::uint64_t kFirst = 0x800000000, kStep = 0x400;
  return fmt::format("0x{:016x}", kFirst + kStep * id);
}

}  // namespace

vm::Attempt<vm::Class*> Spinner::nest_host(vm::Class& caller) {
  if (caller.nest_host != nullptr) return caller.nest_host;
  if (caller.file->nest_host == 0) return &caller;
  vm::Attempt<vm::Class*> host = machine_.resolver().resolve_class(caller, caller.file->nest_host);
  if (!host.ok() && host.trap().kind != vm::Trap::Kind::Suspended) return &caller;  // JVMS 5.4.4
  return host;
}

vm::Attempt<vm::Class*> Spinner::define(const CallSite& site, Host host, std::string_view name,
                                        const Bytes& bytes) {
  vm::Universe& universe = machine_.universe();
  const std::string suffix = hidden_suffix(universe.next_hidden_id());
  vm::DefineOptions options;
  options.hidden = true;
  options.trusted = true;  // our own code: need not be verified
  options.hidden_suffix = suffix;
  options.origin = site.caller.origin;
  if (host == Host::Library) {
    options.nest_host = universe.well_known().string;
    return universe.define(universe.boot_loader(), name, bytes, options, machine_.resolver());
  }
  options.nest_host = ATTEMPT(nest_host(site.caller));
  return universe.define(*site.caller.loader, name, bytes, options, machine_.resolver());
}

/// Initialising a spun class does nothing but initialise its interfaces. If they have nothing to
/// initialise either, nobody can see it happen, and it may outlive a rollback.
vm::Attempt<vm::Done> Spinner::initialise(vm::Class& spun) {
  vm::Universe& universe = machine_.universe();
  const vm::Symbol name = universe.intern("<clinit>"), descriptor = universe.intern("()V");
  for (vm::Class* interface : spun.all_interfaces) {
    const bool is_done = interface->is_initialised() && interface->init_epoch == 0;
    if (!is_done && interface->find_declared(name, descriptor) != nullptr) {
      return interp::ensure_initialised(machine_, spun);
    }
  }
  spun.init = {vm::InitState::Initialised, 0};
  return vm::Done{};
}

vm::Attempt<vm::Class*> Spinner::spin(const CallSite& site, Host host, std::string_view name,
                                      const std::function<Bytes()>& write) {
  const SiteKey key{&site.caller, site.pool_index};
  auto known = unfinished_.find(key);
  if (known == unfinished_.end()) {
    vm::Class* klass = ATTEMPT(define(site, host, name, write()));
    known = unfinished_.emplace(key, klass).first;
  }
  vm::Class* klass = known->second;
  ATTEMPT(initialise(*klass));
  unfinished_.erase(key);
  return klass;
}

void Spinner::prelink(vm::Class& spun, std::string_view owner, std::string_view name,
                      std::string_view descriptor) {
  vm::Universe& universe = machine_.universe();
  vm::Class* library_class = universe.load_boot(owner);
  vm::Method* method =
      library_class == nullptr ? nullptr : universe.find_method(*library_class, name, descriptor);
  CHECK(method != nullptr, fmt::format("the class library should have {}.{}", owner, name));
  const classfile::ConstantPool& pool = spun.file->constant_pool;
  for (std::size_t i = 1; i < pool.size(); ++i) {
    if (!pool.is(i, classfile::Tag::Methodref)) continue;
    const classfile::MemberRef member = pool.member(i);
    if (member.class_name == owner && member.name == name && member.descriptor == descriptor) {
      spun.resolved[i] = reinterpret_cast<std::uint64_t>(method);
    }
  }
}

void Spinner::bind_join(vm::Method& method, JoinRecipe recipe) {
  interp::prepare(machine_, method);
  method.native =
      &machine_.code_store().keep(std::make_unique<interp::NativeBinding>(join_strings));
  recipes_.insert_or_assign(method.id, std::move(recipe));
}

vm::Method& method_of(Spinner& spinner, vm::Class& spun, std::string_view name,
                      std::string_view descriptor) {
  vm::Method* method = spinner.machine().universe().find_method(spun, name, descriptor);
  CHECK(method != nullptr,
        fmt::format("a spun class should have the method {}{}", name, descriptor));
  return *method;
}

}  // namespace assay::indy
