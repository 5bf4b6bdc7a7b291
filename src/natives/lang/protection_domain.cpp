// SPDX-License-Identifier: Apache-2.0
// Class.getProtectionDomain. Classes of the class path are defined without one, because making it
// takes Java code; it is made when somebody asks where a class comes from.
#include "natives/lang/protection_domain.h"

#include <fmt/format.h>

#include <cctype>
#include <filesystem>

#include "interp/calls/restart.h"
#include "interp/class_init.h"
#include "interp/native.h"
#include "interp/objects.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Attempt;
using vm::Ref;
using vm::Slot;

/// `new C(arguments)`, in an operation that may be repeated.
Attempt<Ref> construct(Machine& machine, vm::Class& klass, std::string_view descriptor,
                       std::initializer_list<Slot> arguments) {
  ATTEMPT(interp::ensure_initialised(machine, klass));
  Slot object = ATTEMPT(interp::once(machine, [&]() -> Attempt<Slot> {
    return Slot::of_ref(ATTEMPT(interp::new_object(machine.universe(), klass)));
  }));
  std::vector<Slot> all{object};
  all.insert(all.end(), arguments.begin(), arguments.end());
  ATTEMPT(interp::call_before_restart(
      machine, *machine.universe().find_method(klass, "<init>", descriptor), all));
  return object.ref;
}

/// As the class loaders write a path in a URL.
std::string url_of(std::string_view path) {
  constexpr std::string_view kPlain = "_!.~-*'():@&=+$,;/";
  std::string url = "file:";
  for (const char c : path) {
    const bool is_plain = std::isalnum(static_cast<unsigned char>(c)) != 0 && c >= 0;
    url += is_plain || kPlain.find(c) != std::string_view::npos
               ? std::string(1, c)
               : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return url;
}

/// The entry of the class path that a class comes from: the jar, or the folder of its package.
std::string location_of(const vm::Class& klass) {
  const std::string file = fmt::format("/{}.class", klass.name);
  std::string place = klass.origin;
  if (place.ends_with(file)) place.resize(place.size() - file.size());
  return url_of(place) + (std::filesystem::is_directory(place) ? "/" : "");
}

Attempt<Ref> make_domain(Machine& machine, const vm::Class& klass) {
  vm::Universe& universe = machine.universe();
  Slot location = ATTEMPT(interp::once(machine, [&]() -> Attempt<Slot> {
    return Slot::of_ref(ATTEMPT(new_string(machine, location_of(klass))));
  }));
  Ref url = ATTEMPT(construct(machine, boot_class(universe, "java/net/URL"),
                              "(Ljava/lang/String;)V", {location}));
  Ref source = ATTEMPT(construct(machine, boot_class(universe, "java/security/CodeSource"),
                                 "(Ljava/net/URL;[Ljava/security/CodeSigner;)V",
                                 {Slot::of_ref(url), Slot::of_ref(vm::kNull)}));
  vm::Method* lookup = universe.find_method(
      boot_class(universe, "java/security/SecureClassLoader"), "getProtectionDomain",
      "(Ljava/security/CodeSource;)Ljava/security/ProtectionDomain;");
  Slot arguments[] = {Slot::of_ref(klass.loader->loader), Slot::of_ref(source)};
  return ATTEMPT(interp::call_before_restart(machine, *lookup, arguments)).ref;
}

}  // namespace

Attempt<Ref> protection_domain_of(Machine& machine, Ref mirror) {
  vm::Universe& universe = machine.universe();
  std::uint32_t offset = universe.well_known().class_fields.protection_domain;
  if (Ref known = universe.heap().read<Ref>(mirror, offset)) return known;
  const vm::Class& klass = *universe.of_mirror(mirror);
  // A lambda's class comes from where the class with the lambda does.
  const bool has_host = klass.is_hidden && klass.nest_host != nullptr && klass.nest_host != &klass;
  if (has_host) return protection_domain_of(machine, klass.nest_host->mirror);
  bool from_class_path = klass.loader->origin == vm::LoaderData::Origin::App && !klass.trusted &&
                         !klass.origin.empty();
  if (!from_class_path) return vm::kNull;
  const std::size_t before = interp::memo_position(machine.current());
  Ref domain = ATTEMPT(make_domain(machine, klass));
  universe.heap().write(mirror, offset, domain);
  interp::drop_memos_since(machine.current(), before);  // from now on it is known
  return domain;
}

namespace {

Outcome get_protection_domain0(NativeCall& call) {
  return call.returns(NATIVE_TRY(call, protection_domain_of(call.machine, call.ref(0))));
}

/// Java code that asks the native above or, in later JDKs, just reads the field; classes without a
/// domain have all permissions.
Outcome get_protection_domain(NativeCall& call) {
  vm::Class& mirror_class = *call.universe().well_known().class_;
  if (vm::Method* asking = call.universe().find_method(mirror_class, "protectionDomain",
                                                       "()Ljava/security/ProtectionDomain;")) {
    return call.calls(*asking, {call.slot(0)});
  }
  vm::Class& holder = boot_class(call.universe(), "java/lang/Class$Holder");
  NATIVE_TRY(call, interp::ensure_initialised(call.machine, holder));
  if (Ref domain = NATIVE_TRY(call, protection_domain_of(call.machine, call.ref(0))))
    return call.returns(domain);
  Ref everything;
  std::memcpy(&everything,
              call.universe().static_address(call.universe().field(holder, "allPermDomain")),
              sizeof everything);
  return call.returns(everything);
}

}  // namespace

void register_protection_domain(interp::NativeTable& table) {
  table.add(
      "java/lang/Class",
      {
          {"getProtectionDomain0", "()Ljava/security/ProtectionDomain;", get_protection_domain0},
          {"getProtectionDomain", "()Ljava/security/ProtectionDomain;", get_protection_domain},
      });
}

}  // namespace assay::natives
