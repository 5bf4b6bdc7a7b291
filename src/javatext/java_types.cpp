// SPDX-License-Identifier: Apache-2.0
#include "javatext/java_types.h"

#include "concolic/inputs/literals.h"
#include "vm/ref.h"

namespace assay::javatext {

source::Type JavaTypes::of_kind(vm::Kind kind) { return concolic::type_of_kind(kind); }

std::optional<source::Type> JavaTypes::raw(const vm::Class& klass) const {
  const vm::Class* element = &klass;
  unsigned dimensions = 0;
  while (element->is_array()) {
    ++dimensions;
    element = element->component;
  }
  if (!visibility_.may_name(*element)) return std::nullopt;
  if (element->is_primitive()) {
    source::Type type = of_kind(element->kind);
    type.dimensions = dimensions;
    return type;
  }
  return source::Type{recipe::source_name(*element), {}, dimensions};
}

source::Type JavaTypes::nearest(const vm::Class& klass) const {
  for (const vm::Class* at = &klass; at != nullptr; at = at->super) {
    if (auto type = raw(*at)) return *type;
  }
  return {"java.lang.Object", {}, 0};
}

source::Type JavaTypes::of_result(const vm::Class& klass) const {
  source::Type type = nearest(klass);
  if (klass.is_array()) return type;
  for (unsigned i = type_parameters(klass).count; i > 0; --i)
    type.arguments.push_back({"?", {}, 0});
  return type;
}

source::Type JavaTypes::of_receiver(const vm::Class& klass) const {
  source::Type type = nearest(klass);
  TypeParameters parameters = type_parameters(klass);
  if (klass.is_array() || parameters.bounded) return type;
  for (unsigned i = parameters.count; i > 0; --i)
    type.arguments.push_back({"java.lang.Object", {}, 0});
  return type;
}

}  // namespace assay::javatext
