// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <map>

#include "base/result.h"
#include "boot/launcher.h"
#include "boot/runtime.h"
#include "boot/throwable_text.h"
#include "classfile/class_file.h"
#include "classfile/parse/parse_class.h"
#include "classpath/jimage.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::boot {

namespace {

/// Counts the natives of java.base and notes those that have no row in the table.
void survey_natives(Runtime& runtime, DoctorReport& report) {
  const classpath::JdkImage& image = runtime.jdk().image;
  std::map<std::string, std::vector<std::string>> missing;
  image.for_each_resource([&](const classpath::ImageResource& resource) {
    if (resource.module != "java.base" || resource.extension != "class") return;
    auto bytes = image.find(resource.path());
    if (!bytes) return;
    classfile::ParseOptions options;
    options.accept_module_info = true;
    auto parsed = classfile::parse_class(*bytes, options);
    if (!parsed) return;
    for (const classfile::MethodInfo& method : parsed.value().methods) {
      if (!method.is_native()) continue;
      ++report.natives_declared;
      bool polymorphic = method.descriptor.starts_with("([Ljava/lang/Object;)") &&
                         parsed.value().name.starts_with("java/lang/invoke/");
      if (polymorphic ||
          runtime.natives().find(parsed.value().name, method.name, method.descriptor) != nullptr) {
        ++report.natives_modelled;
      } else {
        missing[vm::external_name(parsed.value().name)].push_back(
            fmt::format("{}{}", method.name, method.descriptor));
      }
    }
  });
  for (auto& [name, methods] : missing) report.missing.push_back({name, std::move(methods)});
}

/// Boots and lets the library format a number.
void self_test(Runtime& runtime, DoctorReport& report) {
  auto booted = runtime.boot();
  if (!booted.ok()) {
    report.self_test_detail = booted.error().message;
    return;
  }
  vm::Universe& universe = runtime.universe();
  vm::Method* to_string = universe.find_method(*universe.load_boot("java/lang/Integer"), "toString",
                                               "(I)Ljava/lang/String;");
  interp::Completion completion = runtime.machine().call(*to_string, {vm::Slot::of_int(-271828)});
  std::string answer = completion.returned() ? universe.strings().utf8(completion.value.ref)
                                             : describe(runtime.machine(), completion);
  report.self_test_ok = answer == "-271828";
  report.self_test_detail = report.self_test_ok ? "the class library boots and answers" : answer;
}

}  // namespace

Result<DoctorReport> doctor(const std::optional<std::filesystem::path>& jdk) {
  RuntimeOptions options;
  options.jdk = jdk;
  std::unique_ptr<Runtime> runtime = TRY(Runtime::create(options));
  DoctorReport report;
  report.jdk_home = runtime->jdk().home.string();
  report.jdk_version = runtime->jdk().java_version;
  report.feature = runtime->jdk().feature;
  survey_natives(*runtime, report);
  self_test(*runtime, report);
  return report;
}

}  // namespace assay::boot
