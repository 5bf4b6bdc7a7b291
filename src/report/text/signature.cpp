// SPDX-License-Identifier: Apache-2.0
#include "report/text/signature.h"

#include "classfile/descriptor.h"
#include "explore/type_names.h"

namespace assay::report {

std::string signature(std::string_view class_name, std::string_view method,
                      std::string_view descriptor) {
  const std::size_t last = class_name.find_last_of(".$");
  std::string text(method);
  if (method == "<init>")
    text = last == std::string_view::npos ? class_name : class_name.substr(last + 1);
  if (!classfile::is_method_descriptor(descriptor)) return text + std::string(descriptor);
  std::string parameters;
  for (const auto type : classfile::MethodDescriptor(descriptor).parameters())
    parameters += (parameters.empty() ? "" : ", ") + explore::short_type(type.text);
  return text + "(" + parameters + ")";
}

}  // namespace assay::report
