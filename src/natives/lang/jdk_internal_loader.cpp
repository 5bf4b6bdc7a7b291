// SPDX-License-Identifier: Apache-2.0
// jdk.internal.loader: the boot loader's packages and native libraries. The libraries of the JDK
// count as built in, their natives being here; no other library can be loaded.
#include <algorithm>
#include <set>
#include <string>

#include "classfile/names.h"
#include "interp/stop_reason.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

using vm::Ref;

constexpr std::string_view kBuiltIn[] = {
    "java",   "net",        "nio",         "zip",      "jimage", "verify",
    "extnet", "management", "prefs",       "rmi",      "awt",    "management_ext",
    "jaas",   "instrument", "dt_socket",   "j2gss",    "j2pcsc", "syslookup",
    "attach", "sctp",       "fontmanager", "javajpeg", "lcms",   "mlib_image"};

Outcome set_boot_unnamed_module(NativeCall& call) {
  call.universe().set_boot_unnamed_module(call.ref(0));
  return call.returns();
}

/// Whether a class of the package has been loaded: before that it is not defined.
bool is_defined(const vm::LoaderData& loader, std::string_view package) {
  return std::ranges::any_of(loader.classes, [&](const auto& entry) {
    return !entry.second->is_array() && entry.second->package() == package;
  });
}

Outcome system_package_location(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  std::string package = classfile::internal_name(call.strings().modified_utf8(call.ref(0)));
  auto& modules = call.universe().boot_loader().package_modules;
  auto module = modules.find(package);
  if (module == modules.end() || !is_defined(call.universe().boot_loader(), package))
    return call.returns(vm::kNull);
  Ref name = get_field<Ref>(call.universe(), module->second, "name");
  return call.returns_string("jrt:/" + call.strings().utf8(name));
}

Outcome system_package_names(NativeCall& call) {
  std::set<std::string> packages;
  for (const auto& [symbol, klass] : call.universe().boot_loader().classes) {
    if (!klass->is_array() && !klass->package().empty()) packages.emplace(klass->package());
  }
  std::vector<Ref> names;
  names.reserve(packages.size());
  for (const std::string& package : packages) {
    names.push_back(NATIVE_TRY(call, new_string(call.machine, package)));
  }
  vm::Class& string = *call.universe().well_known().string;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, string, names)));
}

/// The library's name, "net" for "libnet.so", if it is one of the JDK's; else null.
Outcome find_builtin_library(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  std::string file = call.strings().utf8(call.ref(0));
  constexpr std::string_view kPrefix = "lib", kSuffix = ".so";
  if (!file.starts_with(kPrefix) || !file.ends_with(kSuffix)) return call.returns(vm::kNull);
  std::string name = file.substr(kPrefix.size(), file.size() - kPrefix.size() - kSuffix.size());
  bool known = std::find(std::begin(kBuiltIn), std::end(kBuiltIn), name) != std::end(kBuiltIn);
  return known ? call.returns_string(name) : call.returns(vm::kNull);
}

/// (library, name, is built in, ...)
Outcome load_library(NativeCall& call) {
  if (!call.boolean(2)) {
    return call.stops(interp::StopReason::Unsupported,
                      "loading the native library " + call.strings().utf8(call.ref(1)));
  }
  constexpr std::int32_t kJniVersion = 0x00010008;
  set_field<std::int64_t>(call.universe(), call.ref(0), "handle", 1);
  set_field<std::int32_t>(call.universe(), call.ref(0), "jniVersion", kJniVersion);
  return call.returns_bool(true);
}

}  // namespace

void register_loader(NativeTable& table) {
  table.add("jdk/internal/loader/BootLoader",
            {
                {"setBootLoaderUnnamedModule0", "(Ljava/lang/Module;)V", set_boot_unnamed_module},
                {"getSystemPackageLocation", "(Ljava/lang/String;)Ljava/lang/String;",
                 system_package_location},
                {"getSystemPackageNames", "()[Ljava/lang/String;", system_package_names},
            });
  table.add("jdk/internal/loader/NativeLibraries",
            {
                {"findBuiltinLib", "(Ljava/lang/String;)Ljava/lang/String;", find_builtin_library},
                {"load", "*", load_library},
                {"unload", "*", do_nothing},
                {"findEntry0", "*", answer_zero_long},
            });
  table.add("jdk/internal/loader/NativeLibrary", {{"findEntry0", "*", answer_zero_long}});
  table.add("jdk/internal/loader/RawNativeLibraries", {
                                                          {"load0", "*", answer_false},
                                                          {"unload0", "*", do_nothing},
                                                      });
}

}  // namespace assay::natives
