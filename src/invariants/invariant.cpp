// SPDX-License-Identifier: Apache-2.0
#include "invariants/invariant.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "classfile/annotations.h"
#include "classfile/class_file.h"
#include "recipe/visibility.h"

namespace assay::invariants {

namespace {

namespace access = classfile::access;

constexpr std::array<std::string_view, 3> kNames{"repOk", "invariant", "checkRep"};

/// "Invariant" of "Lorg/example/Contracts$Invariant;".
std::string_view last_part(std::string_view descriptor) {
  if (descriptor.size() < 2) return {};
  descriptor = descriptor.substr(1, descriptor.size() - 2);
  const std::size_t end = descriptor.find_last_of("/$");
  return end == std::string_view::npos ? descriptor : descriptor.substr(end + 1);
}

bool is_annotated(const vm::Method& method) {
  const classfile::RawAnnotations& raw = method.info->annotations;
  for (classfile::Bytes body : {raw.visible, raw.invisible}) {
    for (std::string_view type :
         classfile::annotation_types(method.owner->file->constant_pool, body)) {
      if (last_part(type) == "Invariant") return true;
    }
  }
  return false;
}

bool is_asked_for(const vm::Method& method, const std::vector<std::string>& asked_for) {
  const std::string name =
      fmt::format("{}#{}", vm::external_name(*method.owner), method.info->name);
  return std::ranges::find(asked_for, name) != asked_for.end();
}

bool looks_like_one(const vm::Method& method, const std::vector<std::string>& asked_for) {
  if (method.info->descriptor != "()Z" || method.is_static() || method.is(access::kSynthetic))
    return false;
  if (is_asked_for(method, asked_for) || is_annotated(method)) return true;
  return !method.owner->is_interface() &&
         std::ranges::find(kNames, method.info->name) != kNames.end();
}

std::string name_of(const vm::Method& method) {
  return fmt::format("{}.{}()", recipe::source_name(*method.owner), method.info->name);
}

/// What a method of a superclass is to an object of the class: private ones are not overridden.
bool is_overridden(const vm::Method& method, const std::vector<vm::Method*>& below) {
  return !method.is_private() && std::ranges::any_of(below, [&](const vm::Method* lower) {
    return !lower->is_private() && lower->name == method.name &&
           lower->descriptor == method.descriptor;
  });
}

/// All instance methods without parameters that an object of the class answers by, its own first.
std::vector<vm::Method*> questions_of(vm::Class& klass) {
  std::vector<vm::Method*> found;
  const auto add = [&](vm::Class& owner) {
    for (vm::Method& method : owner.methods) {
      if (method.info->descriptor == "()Z" && !is_overridden(method, found))
        found.push_back(&method);
    }
  };
  for (vm::Class* owner = &klass; owner != nullptr && !owner->trusted; owner = owner->super)
    add(*owner);
  for (vm::Class* interface : klass.all_interfaces) {
    if (!interface->trusted) add(*interface);
  }
  return found;
}

/// An overriding method answers for what it overrides, annotated or not.
bool overrides_one(const vm::Method& method, vm::Class& klass,
                   const std::vector<std::string>& asked_for) {
  const auto is_above = [&](const vm::Class& owner) {
    return &owner != method.owner &&
           std::ranges::any_of(owner.methods, [&](const vm::Method& upper) {
             return !upper.is_private() && upper.name == method.name &&
                    looks_like_one(upper, asked_for);
           });
  };
  for (const vm::Class* owner = method.owner->super; owner != nullptr; owner = owner->super) {
    if (is_above(*owner)) return true;
  }
  return std::ranges::any_of(klass.all_interfaces,
                             [&](const vm::Class* interface) { return is_above(*interface); });
}

/// The state that it changes: "pkg.Class.field". What library objects it may change is not known.
std::string changed_state(vm::Method& method, recipe::EffectIndex& effects) {
  for (std::uint32_t location : effects.effects_of_call(method).defines) {
    if (effects.field_at(location) != nullptr) return effects.name(location);
  }
  return {};
}

}  // namespace

bool may_have_invariants(const vm::Class& klass, const std::vector<std::string>& asked_for) {
  const auto has_one = [&](const vm::Class& owner) {
    return !owner.trusted && std::ranges::any_of(owner.methods, [&](const vm::Method& method) {
      return looks_like_one(method, asked_for);
    });
  };
  for (const vm::Class* owner = &klass; owner != nullptr; owner = owner->super) {
    if (has_one(*owner)) return true;
  }
  return std::ranges::any_of(klass.all_interfaces,
                             [&](const vm::Class* interface) { return has_one(*interface); });
}

ClassInvariants invariants_of(vm::Class& klass, recipe::EffectIndex& effects,
                              const std::vector<std::string>& asked_for) {
  ClassInvariants found;
  for (vm::Method* method : questions_of(klass)) {
    const bool is_one = looks_like_one(*method, asked_for) ||
                        (!method->is_private() && overrides_one(*method, klass, asked_for));
    if (!is_one || method->is_static()) continue;
    const std::string changed = changed_state(*method, effects);
    if (!changed.empty()) {
      found.refused.push_back({name_of(*method), "it changes " + changed});
    } else {
      found.all.push_back({method, name_of(*method)});
    }
  }
  return found;
}

}  // namespace assay::invariants
