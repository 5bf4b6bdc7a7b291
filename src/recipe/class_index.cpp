// SPDX-License-Identifier: Apache-2.0
#include "recipe/class_index.h"

#include <set>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/parse/parse_class.h"
#include "recipe/effects/effects_library.h"

namespace assay::recipe {

namespace {

constexpr std::size_t kMostClasses = 6'000;  // of a class path that are looked at
constexpr std::size_t kMostMakers = 24;      // of one type that are remembered
constexpr std::size_t kMostUsers = 24;       // the same

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
    index.add_makers(file);
    index.add_users(file);
  }
  return index;
}

void ClassIndex::add_makers(const classfile::ClassFile& file) {
  namespace access = classfile::access;
  for (const classfile::MethodInfo& method : file.methods) {
    constexpr std::uint16_t kHidden = access::kPrivate | access::kSynthetic | access::kBridge;
    if ((method.access_flags & kHidden) != 0 || !method.descriptor.ends_with(';')) continue;
    std::string_view result = classfile::result_type(method.descriptor);
    if (result[0] != 'L') continue;
    auto& makers = makers_[std::string(result.substr(1, result.size() - 2))];
    if (makers.size() < kMostMakers)
      makers.push_back(
          {std::string(file.name), std::string(method.name), std::string(method.descriptor)});
  }
}

void ClassIndex::add_users(const classfile::ClassFile& file) {
  const classfile::ConstantPool& pool = file.constant_pool;
  std::map<std::string_view, bool> used;  // and whether it is for a field
  for (std::size_t i = 1; i < pool.size(); ++i) {
    bool is_field = pool.is(i, classfile::Tag::Fieldref);
    if (!is_field && !pool.is(i, classfile::Tag::Class)) continue;
    std::string_view name = is_field ? pool.member(i).class_name : pool.class_name(i);
    if (name == file.name || name.starts_with('[')) continue;
    if (is_library_name(name)) {
      if (!mentions_library(name)) library_.emplace(name);
      continue;
    }
    used[name] |= is_field;
  }
  for (auto [name, is_field] : used) {
    auto known = users_.find(name);
    if (known == users_.end()) known = users_.try_emplace(std::string(name)).first;
    auto& list = is_field ? known->second.of_fields : known->second.others;
    if (list.size() < kMostUsers) list.emplace_back(file.name);
  }
}

std::vector<std::string> ClassIndex::users(std::string_view type) const {
  auto found = users_.find(type);
  if (found == users_.end()) return {};
  std::vector<std::string> all = found->second.of_fields;
  all.insert(all.end(), found->second.others.begin(), found->second.others.end());
  return all;
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
