// SPDX-License-Identifier: Apache-2.0
#include "typegraph/size_text.h"

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "explore/type_names.h"
#include "recipe/visibility.h"

namespace assay::typegraph {

namespace {

/// A constructor has the name of its class.
std::string signature_of(const vm::Method& method) {
  std::string owner = recipe::source_name(*method.owner);
  std::string name(method.info->name);
  if (name == "<init>") name = owner.substr(owner.rfind('.') + 1);
  std::string parameters;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    if (!parameters.empty()) parameters += ',';
    parameters += explore::short_type(type.text);
  }
  return fmt::format("{}#{}({})", owner, name, parameters);
}

}  // namespace

std::string size_text(const Space& space, const vm::Method& method) {
  std::string text = signature_of(method) + ":";
  for (unsigned depth = 1; depth <= space.depth(); ++depth) {
    auto size = space.size(method, depth);
    text += fmt::format("{} depth {}: {}", depth == 1 ? "" : ",", depth,
                        size ? size->get_str() : fmt::format("2^{} or more", Space::kMostBits));
  }
  return text;
}

}  // namespace assay::typegraph
