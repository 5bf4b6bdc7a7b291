// SPDX-License-Identifier: Apache-2.0
#include "recipe/injection/injected_fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "classfile/annotations.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;

constexpr std::array<std::string_view, 10> kInjecting{
    "Inject",  "Autowired", "Resource", "Value",          "EJB",
    "Context", "Reference", "Property", "ConfigProperty", "PersistenceContext"};

/// "Inject" of "Ljakarta/inject/Inject;" and of "Lorg/example/Wiring$Inject;".
std::string_view simple_name(std::string_view descriptor) {
  if (descriptor.ends_with(';')) descriptor.remove_suffix(1);
  return descriptor.substr(descriptor.find_last_of("/$") + 1);
}

bool is_injected(const vm::Field& field) {
  const classfile::ConstantPool& pool = field.owner->file->constant_pool;
  const classfile::RawAnnotations& raw = field.info->annotations;
  for (classfile::Bytes body : {raw.visible, raw.invisible}) {
    for (std::string_view type : classfile::annotation_types(pool, body)) {
      if (std::ranges::find(kInjecting, simple_name(type)) != kInjecting.end()) return true;
    }
  }
  return false;
}

}  // namespace

std::vector<Invokable> injected_fields(interp::Machine& machine, const Visibility& visibility,
                                       vm::Class& klass) {
  std::vector<Invokable> found;
  for (vm::Class* owner = &klass; owner != nullptr && !owner->trusted; owner = owner->super) {
    if (!visibility.may_name(*owner)) continue;
    for (vm::Field& field : owner->fields) {
      const bool is_closed = field.info != nullptr && !field.is_static() && !field.is_final() &&
                             !visibility.may_use(field) && is_injected(field);
      if (!is_closed) continue;
      vm::Class* type = vm::find_type(machine.universe(), *owner->loader, field.info->descriptor);
      if (type == nullptr || !visibility.may_name(*type)) continue;
      Invokable store{.kind = Invokable::Kind::FieldStore};
      store.field = &field;
      store.has_receiver = true;
      store.arguments.push_back(&klass);
      if (!type->is_primitive()) store.arguments.push_back(type);
      store.name = fmt::format("inject {}", field.info->name);
      found.push_back(std::move(store));
    }
  }
  return found;
}

}  // namespace assay::recipe
