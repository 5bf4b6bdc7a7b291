// SPDX-License-Identifier: Apache-2.0
// java.lang.ClassLoader and the built-in loaders. Where the classes of the JDK image and the class
// path come from is the universe's business; here are the ways Java code asks for them.
#include <fmt/format.h>

#include <string>

#include "classfile/names.h"
#include "interp/calls/restart.h"
#include "interp/class_init.h"
#include "interp/objects.h"
#include "interp/stop_reason.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "natives/off_heap.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Ref;

/// Flags of ClassLoader.defineClass0.
constexpr std::int32_t kNestmate = 1, kHidden = 2;

/// (loader, name, byte[], offset, length, domain, source)
Outcome define_from_array(NativeCall& call) {
  auto bytes = NATIVE_TRY(call, class_bytes_argument(call, 2));
  vm::DefineOptions options;
  options.protection_domain = call.ref(5);
  if (call.ref(6)) options.origin = call.strings().utf8(call.ref(6));
  return define_class(call, call.universe().loader_data(call.ref(0)), call.ref(1), bytes, options);
}

/// (loader, name, direct ByteBuffer, offset, length, domain, source)
Outcome define_from_buffer(NativeCall& call) {
  if (!call.ref(2)) return call.null_pointer();
  auto address =
      static_cast<std::uint64_t>(get_field<std::int64_t>(call.universe(), call.ref(2), "address"));
  auto length = static_cast<std::uint64_t>(call.integer(4));
  const std::uint8_t* bytes =
      OffHeap(call.universe())
          .translate(address + static_cast<std::uint64_t>(call.integer(3)), length);
  if (bytes == nullptr) {
    return call.stops(interp::StopReason::Unsupported, "defineClass outside of a direct buffer");
  }
  vm::DefineOptions options;
  options.protection_domain = call.ref(5);
  return define_class(call, call.universe().loader_data(call.ref(0)), call.ref(1), {bytes, length},
                      options);
}

/// Names of hidden classes must differ; HotSpot appends an address.
std::string hidden_suffix(vm::Universe& universe) {
  return fmt::format("0x{:016x}", universe.next_hidden_id());
}

vm::Attempt<vm::Class*> define_for_lookup(NativeCall& call) {
  vm::Class& lookup = class_argument(call, 1);
  std::int32_t flags = call.integer(8);
  auto bytes = ATTEMPT(class_bytes_argument(call, 3));
  vm::DefineOptions options;
  options.protection_domain = call.ref(6);
  options.class_data = call.ref(9);
  std::string suffix;
  if ((flags & kHidden) != 0) {
    options.hidden = true;
    suffix = hidden_suffix(call.universe());
    options.hidden_suffix = suffix;
    if ((flags & kNestmate) != 0) {
      options.nest_host = ATTEMPT(call.machine.resolver().nest_host(lookup));
    }
  }
  std::string expected = internal_name(call, call.ref(2)).value_or("");
  return call.universe().define(*lookup.loader, expected, bytes, options, call.machine.resolver());
}

/// (loader, lookup class, name, byte[], offset, length, domain, initialize, flags, class data)
Outcome define_hidden(NativeCall& call) {
  // Initialising may suspend the native, which must not define the class again.
  vm::Slot mirror = NATIVE_TRY(call, interp::once(call.machine, [&]() -> vm::Attempt<vm::Slot> {
                                 return vm::Slot::of_ref(ATTEMPT(define_for_lookup(call))->mirror);
                               }));
  if (call.boolean(7)) {
    vm::Class& defined = *call.universe().of_mirror(mirror.ref);
    NATIVE_TRY(call, interp::ensure_initialised(call.machine, defined));
  }
  return call.returns(mirror.ref);
}

Outcome find_bootstrap_class(NativeCall& call) {
  std::optional<std::string> name = internal_name(call, call.ref(0));
  vm::Class* klass = name ? call.universe().load_boot(*name) : nullptr;
  return call.returns(klass == nullptr ? vm::kNull : klass->mirror);
}

Outcome find_loaded_class(NativeCall& call) {
  std::optional<std::string> name = internal_name(call, call.ref(1));
  if (!name) return call.returns(vm::kNull);
  vm::Universe& universe = call.universe();
  vm::Class* klass =
      universe.find_loaded(universe.loader_data(call.ref(0)), universe.intern(*name));
  return call.returns(klass == nullptr ? vm::kNull : klass->mirror);
}

/// A class of the package that the VM has loaded for this loader without asking its Java code.
vm::Class* class_in_package(const vm::LoaderData& loader, std::string_view package) {
  for (const auto& [name, klass] : loader.classes) {
    const bool is_own = klass->loader == &loader && !klass->is_array() && !klass->is_primitive();
    if (is_own && klass->package() == package) return klass;
  }
  return nullptr;
}

/// ClassLoader.getDefinedPackage: as the Java body, but with the packages of classes that were
/// loaded past it.
Outcome get_defined_package(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  vm::Universe& universe = call.universe();
  vm::Class& owner = *call.method.owner;
  const Ref packages = get_field<Ref>(universe, call.ref(0), "packages");
  if (!packages) return call.null_pointer();
  vm::Method& get = *universe.find_method(*universe.class_of(packages), "get",
                                          "(Ljava/lang/Object;)Ljava/lang/Object;");
  const vm::Slot arguments[] = {vm::Slot::of_ref(packages), call.slot(1)};
  const vm::Slot known =
      NATIVE_TRY(call, interp::call_before_restart(call.machine, get, arguments));
  if (known.ref) {
    vm::Method& define = *universe.find_method(
        owner, "definePackage", "(Ljava/lang/String;Ljava/lang/Module;)Ljava/lang/Package;");
    const Ref module = get_field<Ref>(universe, known.ref, "module");
    return call.calls(define, {call.slot(0), call.slot(1), vm::Slot::of_ref(module)});
  }
  const std::string package = classfile::internal_name(call.strings().utf8(call.ref(1)));
  const vm::Class* klass = class_in_package(universe.loader_data(call.ref(0)), package);
  if (klass == nullptr) return call.returns(vm::kNull);
  vm::Method& define =
      *universe.find_method(owner, "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;");
  return call.calls(define, {call.slot(0), vm::Slot::of_ref(klass->mirror)});
}

/// Without names of classes and packages, as with a plain -ea or none.
Outcome retrieve_directives(NativeCall& call) {
  vm::Universe& universe = call.universe();
  vm::Class& klass = boot_class(universe, "java/lang/AssertionStatusDirectives");
  vm::Class& booleans = *universe.primitive_array(vm::Kind::Boolean);
  vm::Class& strings = *universe.array_of(universe.well_known().string);
  Ref no_strings = NATIVE_TRY(call, interp::new_array(call.universe(), strings, 0));
  Ref no_booleans = NATIVE_TRY(call, interp::new_array(call.universe(), booleans, 0));
  Ref directives = NATIVE_TRY(call, interp::new_object(call.universe(), klass));
  fill_field(universe, directives, "classes", no_strings);
  fill_field(universe, directives, "classEnabled", no_booleans);
  fill_field(universe, directives, "packages", no_strings);
  fill_field(universe, directives, "packageEnabled", no_booleans);
  fill_field<std::uint8_t>(universe, directives, "deflt",
                           call.machine.settings().assertions_enabled);
  return call.returns(directives);
}

/// BuiltinClassLoader.loadClassOrNull: named modules by package, then the parent, then the class
/// path. The Java body does the same through module readers and jar files.
Outcome load_class_or_null(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  std::optional<std::string> name = internal_name(call, call.ref(1));
  if (!name || name->starts_with('[')) return call.returns(vm::kNull);
  vm::Universe& universe = call.universe();
  vm::Class* klass = NATIVE_TRY(call, universe.load_builtin(universe.loader_data(call.ref(0)),
                                                            *name, call.machine.resolver()));
  return call.returns(klass == nullptr ? vm::kNull : klass->mirror);
}

}  // namespace

void register_class_loader(NativeTable& table) {
  table.add(
      "java/lang/ClassLoader",
      {
          {"registerNatives", "()V", do_nothing},
          {"defineClass0", "*", define_hidden},
          {"defineClass1", "*", define_from_array},
          {"defineClass2", "*", define_from_buffer},
          {"findBootstrapClass", "(Ljava/lang/String;)Ljava/lang/Class;", find_bootstrap_class},
          {"getDefinedPackage", "(Ljava/lang/String;)Ljava/lang/Package;", get_defined_package},
          {"findLoadedClass0", "(Ljava/lang/String;)Ljava/lang/Class;", find_loaded_class},
          {"retrieveDirectives", "()Ljava/lang/AssertionStatusDirectives;", retrieve_directives},
      });
  table.add("jdk/internal/loader/BuiltinClassLoader",
            {
                {"loadClassOrNull", "(Ljava/lang/String;Z)Ljava/lang/Class;", load_class_or_null},
            });
}

}  // namespace assay::natives
