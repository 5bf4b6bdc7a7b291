// SPDX-License-Identifier: Apache-2.0
// Methods that a compiler or another program wrote: values and valueOf of enums, synthetic ones and
// bridges, and what an annotation calls generated.
#include <algorithm>
#include <string>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "coverage/filters/filters.h"

namespace assay::coverage {
namespace {

namespace access = classfile::access;

bool is_of_enum(const MethodCode& code) {
  const classfile::MethodInfo& info = code.info();
  const std::string type = "L" + std::string(code.file().name) + ";";
  if (code.file().super_name != "java/lang/Enum") return false;
  return (info.name == "values" && info.descriptor == "()[" + type) ||
         (info.name == "valueOf" && info.descriptor == "(Ljava/lang/String;)" + type);
}

bool is_scala(const MethodCode& code) {
  return std::ranges::any_of(code.layout().attributes, [](const AttributeLayout& attribute) {
    return attribute.name == "ScalaSig" || attribute.name == "Scala";
  });
}

/// The bodies of lambdas were written by somebody.
bool is_synthetic(const MethodCode& code) {
  const classfile::MethodInfo& info = code.info();
  if ((info.access_flags & access::kSynthetic) == 0 || info.name.starts_with("lambda$"))
    return false;
  return !(info.name.starts_with("$anonfun$") && is_scala(code));
}

bool says_generated(const std::vector<std::string_view>& annotations) {
  return std::ranges::any_of(annotations, [](std::string_view descriptor) {
    const std::size_t before = descriptor.find_last_of("/$");
    return descriptor.find("Generated", before == std::string_view::npos ? 0 : before) !=
           std::string_view::npos;
  });
}

}  // namespace

void filter_generated_methods(const MethodCode& code, Filtered& filtered) {
  const classfile::ConstantPool& pool = code.file().constant_pool;
  const bool is_bridge = (code.info().access_flags & access::kBridge) != 0;
  if (is_bridge || is_of_enum(code) || is_synthetic(code) ||
      says_generated(annotations_in(code.layout().attributes, pool)) ||
      says_generated(annotations_in(code.method_layout().attributes, pool)))
    filtered.ignore_all(code);
}

}  // namespace assay::coverage
