// SPDX-License-Identifier: Apache-2.0
#include "recipe/class_index.h"

#include <set>

#include "classfile/class_file.h"
#include "classfile/parse_class.h"

namespace assay::recipe {

namespace {

constexpr std::size_t kMostClasses = 6'000;  // of a class path that are looked at
constexpr std::size_t kMostMakers = 24;      // of one type that are remembered

}  // namespace

ClassIndex ClassIndex::build(const classpath::ClassPath& class_path) {
  namespace access = classfile::access;
  ClassIndex index;
  std::size_t count = 0;
  for (const classpath::ClassPathClass& entry : class_path.classes()) {
    if (++count > kMostClasses) break;
    auto resource = class_path.find(entry.name + ".class");
    if (!resource) continue;
    auto parsed = classfile::parse_class(resource->bytes, {});
    if (!parsed.ok()) continue;
    const classfile::ClassFile& file = parsed.value();
    if ((file.access_flags & access::kSynthetic) != 0) continue;
    std::string name(file.name);
    if (file.super_name != "java/lang/Object")
      index.direct_[std::string(file.super_name)].push_back(name);
    for (std::string_view interface : file.interfaces)
      index.direct_[std::string(interface)].push_back(name);
    for (const classfile::MethodInfo& method : file.methods) {
      constexpr std::uint16_t kHidden = access::kPrivate | access::kSynthetic | access::kBridge;
      if ((method.access_flags & kHidden) != 0 || !method.descriptor.ends_with(';')) continue;
      std::string_view result = method.descriptor.substr(method.descriptor.rfind(')') + 1);
      if (result[0] != 'L') continue;
      auto& makers = index.makers_[std::string(result.substr(1, result.size() - 2))];
      if (makers.size() < kMostMakers)
        makers.push_back({name, std::string(method.name), std::string(method.descriptor)});
    }
  }
  return index;
}

std::vector<std::string> ClassIndex::subtypes(std::string_view name) const {
  std::vector<std::string> found;
  std::set<std::string> seen;
  std::vector<std::string> level{std::string(name)};
  while (!level.empty()) {
    std::vector<std::string> next;
    for (const std::string& type : level) {
      auto direct = direct_.find(type);
      if (direct == direct_.end()) continue;
      for (const std::string& subtype : direct->second) {
        if (seen.insert(subtype).second) next.push_back(subtype);
      }
    }
    found.insert(found.end(), next.begin(), next.end());
    level = std::move(next);
  }
  return found;
}

const std::vector<ClassIndex::MethodRef>& ClassIndex::makers(std::string_view type) const {
  static const std::vector<MethodRef> none;
  auto found = makers_.find(type);
  return found == makers_.end() ? none : found->second;
}

}  // namespace assay::recipe
