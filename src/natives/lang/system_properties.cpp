// SPDX-License-Identifier: Apache-2.0
// jdk.internal.util.SystemProps$Raw: the properties of the sandbox, the same on every machine.
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "classfile/class_file.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Ref;

/// Values by the names that the constants of SystemProps$Raw have: _os_name_NDX is where the
/// value of "os.name" goes. Their numbers differ between JDKs.
constexpr std::pair<std::string_view, std::string_view> kPlatform[] = {
    {"_display_country_NDX", "US"},
    {"_display_language_NDX", "en"},
    {"_file_encoding_NDX", "UTF-8"},
    {"_file_separator_NDX", "/"},
    {"_format_country_NDX", "US"},
    {"_format_language_NDX", "en"},
    {"_java_io_tmpdir_NDX", "/tmp"},
    {"_line_separator_NDX", "\n"},
    {"_native_encoding_NDX", "UTF-8"},
    {"_os_arch_NDX", "amd64"},
    {"_os_name_NDX", "Linux"},
    {"_os_version_NDX", "5.10"},
    {"_path_separator_NDX", ":"},
    {"_stderr_encoding_NDX", "UTF-8"},
    {"_stdin_encoding_NDX", "UTF-8"},
    {"_stdout_encoding_NDX", "UTF-8"},
    {"_sun_arch_data_model_NDX", "64"},
    {"_sun_cpu_endian_NDX", "little"},
    {"_sun_io_unicode_encoding_NDX", "UnicodeLittle"},
    {"_sun_jnu_encoding_NDX", "UTF-8"},
    {"_user_dir_NDX", "/home/user"},
    {"_user_home_NDX", "/home/user"},
    {"_user_name_NDX", "user"},
};

/// The value of a static final int of the class file, or -1.
std::int32_t constant_of(const vm::Class& klass, std::string_view name) {
  for (const classfile::FieldInfo& field : klass.file->fields) {
    if (field.name == name && field.constant_value_index != 0) {
      return klass.file->constant_pool.integer(field.constant_value_index);
    }
  }
  return -1;
}

std::string text_constant_of(const vm::Class& klass, std::string_view name) {
  for (const classfile::FieldInfo& field : klass.file->fields) {
    if (field.name == name && field.constant_value_index != 0) {
      return std::string(klass.file->constant_pool.text_of(field.constant_value_index));
    }
  }
  return {};
}

Outcome platform_properties(NativeCall& call) {
  const vm::Class& raw = *call.method.owner;
  std::int32_t length = constant_of(raw, "FIXED_LENGTH");
  std::vector<Ref> values(static_cast<std::size_t>(length));
  for (const auto& [name, value] : kPlatform) {
    std::int32_t index = constant_of(raw, name);
    if (index < 0 || index >= length) continue;
    values[static_cast<std::size_t>(index)] = NATIVE_TRY(call, new_string(call.machine, value));
  }
  vm::Class& string = *call.universe().well_known().string;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, string, values)));
}

std::map<std::string, std::string> vm_property_map(NativeCall& call) {
  vm::Universe& universe = call.universe();
  const vm::Class& version = boot_class(universe, "java/lang/VersionProps");
  std::string home = universe.jdk().home.string();
  std::map<std::string, std::string> properties = {
      {"java.home", home},
      {"java.vm.specification.name", "Java Virtual Machine Specification"},
      {"java.vm.specification.vendor", "Oracle Corporation"},
      {"java.vm.specification.version", std::to_string(universe.feature())},
      {"java.vm.name", "OpenJDK 64-Bit Server VM"},
      {"java.vm.vendor", text_constant_of(version, "VENDOR")},
      {"java.vm.version", text_constant_of(version, "java_runtime_version")},
      {"java.vm.info", "interpreted mode"},
      {"java.vm.compressedOopsMode", "Zero based"},
      {"jdk.debug", "release"},
      {"sun.boot.library.path", home + "/lib"},
      {"java.library.path", "/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib"},
      {"java.class.path", call.machine.settings().class_path_text},
      {"java.awt.headless", "true"},
      {"user.timezone", "UTC"},
      {"sun.java.launcher", "SUN_STANDARD"},
      {"sun.management.compiler", "HotSpot 64-Bit Tiered Compilers"},
  };
  for (const auto& [name, value] : call.machine.settings().properties) properties[name] = value;
  return properties;
}

/// Names and values in turn, up to the first null.
Outcome vm_properties(NativeCall& call) {
  std::vector<Ref> strings;
  for (const auto& [name, value] : vm_property_map(call)) {
    for (const std::string& text : {name, value}) {
      Ref string = call.strings().make_from_utf8(text);
      if (!string) return call.out_of_memory();
      strings.push_back(string);
    }
  }
  strings.push_back(vm::kNull);
  strings.push_back(vm::kNull);
  vm::Class& string = *call.universe().well_known().string;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, string, strings)));
}

/// The environment of the sandbox: names and values in turn, as byte arrays.
Outcome environ(NativeCall& call) {
  static constexpr std::string_view kEnvironment[] = {
      "HOME",        "/home/user", "USER",       "user", "PATH", "/usr/bin:/bin", "LANG",
      "en_US.UTF-8", "PWD",        "/home/user", "TZ",   "UTC",  "SHELL",         "/bin/sh"};
  vm::Universe& universe = call.universe();
  std::vector<Ref> arrays;
  for (std::string_view text : kEnvironment) {
    auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    arrays.push_back(NATIVE_TRY(call, new_bytes(call.machine, {bytes, text.size()})));
  }
  vm::Class& bytes_class = *universe.primitive_array(vm::Kind::Byte);
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, bytes_class, arrays)));
}

}  // namespace

void register_system_properties(NativeTable& table) {
  table.add("jdk/internal/util/SystemProps$Raw",
            {
                {"platformProperties", "()[Ljava/lang/String;", platform_properties},
                {"vmProperties", "()[Ljava/lang/String;", vm_properties},
            });
  table.add("java/lang/ProcessEnvironment", {{"environ", "()[[B", environ}});
}

}  // namespace assay::natives
