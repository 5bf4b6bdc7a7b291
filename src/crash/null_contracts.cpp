// SPDX-License-Identifier: Apache-2.0
// JSpecify, JSR 305, JetBrains, Checker Framework, Android, Spring, Lombok and others have the same
// few words in packages of their own, so the simple names decide.
#include "crash/null_contracts.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "classfile/annotations.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "recipe/visibility.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::crash {

namespace {

using classfile::RawAnnotations;
using findings::NullContract;

constexpr std::array<std::string_view, 6> kAllowing{
    "Nullable", "CheckForNull", "PossiblyNull", "NullableDecl", "RecentlyNullable", "PolyNull"};
constexpr std::array<std::string_view, 7> kForbidding{
    "NonNull", "NotNull", "Nonnull", "NonNullDecl", "RecentlyNonNull", "NotBlank", "NotEmpty"};
constexpr std::array<std::string_view, 6> kForbiddingDefaults{
    "NullMarked", "ParametersAreNonnullByDefault", "NonNullByDefault",
    "NonNullApi", "EverythingIsNonnullByDefault",  "DefaultAnnotationForParameters"};
constexpr std::array<std::string_view, 2> kNoDefaults{"NullUnmarked",
                                                      "ParametersAreNullableByDefault"};

/// "Nullable" of "Lorg/jspecify/annotations/Nullable;".
std::string_view simple_name(std::string_view descriptor) {
  if (descriptor.size() < 2) return {};
  descriptor = descriptor.substr(1, descriptor.size() - 2);
  const std::size_t end = descriptor.find_last_of("/$");
  return end == std::string_view::npos ? descriptor : descriptor.substr(end + 1);
}

NullContract contract_of(std::string_view type) {
  const std::string_view name = simple_name(type);
  if (std::ranges::find(kAllowing, name) != kAllowing.end()) return NullContract::Allowed;
  if (std::ranges::find(kForbidding, name) != kForbidding.end()) return NullContract::Forbidden;
  return NullContract::None;
}

NullContract own_contract(const vm::Method& method, std::size_t parameter) {
  const classfile::ConstantPool& pool = method.owner->file->constant_pool;
  const RawAnnotations& raw = method.info->annotations;
  const auto count = static_cast<std::size_t>(
      classfile::MethodDescriptor(method.info->descriptor).argument_count());
  for (classfile::Bytes body : {raw.visible_parameters, raw.invisible_parameters}) {
    const auto rows = classfile::parameter_annotation_types(pool, body);
    const std::size_t added = count > rows.size() ? count - rows.size() : 0;
    if (parameter < added || parameter - added >= rows.size()) continue;
    for (std::string_view type : rows[parameter - added]) {
      if (const NullContract found = contract_of(type); found != NullContract::None) return found;
    }
  }
  for (classfile::Bytes body : {raw.visible_type, raw.invisible_type}) {
    for (const auto& each : classfile::parameter_type_annotations(pool, body)) {
      if (each.parameter != parameter) continue;
      if (const NullContract found = contract_of(each.type); found != NullContract::None)
        return found;
    }
  }
  return NullContract::None;
}

/// What a class or method says for all parameters in it; nothing: ask further out.
std::optional<NullContract> default_of(const classfile::ConstantPool& pool,
                                       const RawAnnotations& raw) {
  for (classfile::Bytes body : {raw.visible, raw.invisible}) {
    for (std::string_view type : classfile::annotation_types(pool, body)) {
      const std::string_view name = simple_name(type);
      if (std::ranges::find(kNoDefaults, name) != kNoDefaults.end()) return NullContract::None;
      if (std::ranges::find(kForbiddingDefaults, name) != kForbiddingDefaults.end())
        return NullContract::Forbidden;
    }
  }
  return std::nullopt;
}

vm::Class* related(interp::Machine& machine, const vm::Class& from, const std::string& name) {
  return vm::find_or_load(machine.universe(), *from.loader, name);
}

NullContract default_contract(interp::Machine& machine, const vm::Method& method) {
  const auto of_method = default_of(method.owner->file->constant_pool, method.info->annotations);
  if (of_method) return *of_method;
  const vm::Class* klass = method.owner;
  while (klass != nullptr && klass->file != nullptr) {
    if (const auto found = default_of(klass->file->constant_pool, klass->file->annotations))
      return *found;
    const std::string outer(recipe::outer_name(*klass));
    klass = outer.empty() ? nullptr : related(machine, *klass, outer);
  }
  const std::string package(method.owner->package());
  const vm::Class* info =
      package.empty() ? nullptr : related(machine, *method.owner, package + "/package-info");
  if (info == nullptr || info->file == nullptr) return NullContract::None;
  return default_of(info->file->constant_pool, info->file->annotations)
      .value_or(NullContract::None);
}

}  // namespace

NullContract null_contract(interp::Machine& machine, const vm::Method& method,
                           std::size_t parameter) {
  const NullContract own = own_contract(method, parameter);
  return own != NullContract::None ? own : default_contract(machine, method);
}

}  // namespace assay::crash
