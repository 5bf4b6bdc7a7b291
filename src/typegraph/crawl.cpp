// SPDX-License-Identifier: Apache-2.0
#include "typegraph/crawl.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::typegraph {

namespace {

class Crawler {
 public:
  Crawler(vm::Universe& universe, const recipe::Visibility& visibility)
      : universe_(universe), visibility_(visibility) {}

  Crawl crawl(const std::vector<vm::Class*>& given) {
    for (vm::Class* klass : given) add(klass);
    for (std::size_t i = 0; i < found_.classes.size(); ++i) follow(*found_.classes[i]);
    return std::move(found_);
  }

 private:
  void follow(vm::Class& klass) {
    meet(klass.super);
    for (vm::Class* interface : klass.interfaces) meet(interface);
    for (const vm::Method& method : klass.methods) {
      if (visibility_.may_call(method)) follow(method);
    }
    follow_nesting(klass);
  }

  void follow(const vm::Method& method) {
    classfile::MethodDescriptor descriptor(method.info->descriptor);
    for (classfile::TypeDescriptor type : descriptor.parameters()) meet(*method.owner, type.text);
    meet(*method.owner, descriptor.return_type().text);
  }

  /// InnerClasses names the classes that are nested in this one and, from the inside out, those
  /// around it (JVMS 4.7.6); others that the code speaks of are in it as well.
  void follow_nesting(vm::Class& klass) {
    if (klass.file == nullptr) return;
    const classfile::ConstantPool& pool = klass.file->constant_pool;
    for (const classfile::InnerClass& entry : klass.file->inner_classes) {
      if (entry.outer_class == 0) continue;
      std::string_view inner = pool.class_name(entry.inner_class);
      std::string_view outer = pool.class_name(entry.outer_class);
      if (inner == klass.name) load(klass, outer);
      if (outer == klass.name) load(klass, inner);
    }
  }

  void meet(const vm::Class& from, std::string_view descriptor) {
    descriptor.remove_prefix(std::min(descriptor.find_first_not_of('['), descriptor.size()));
    if (descriptor.starts_with('L')) load(from, classfile::TypeDescriptor{descriptor}.class_name());
  }
  void load(const vm::Class& from, std::string_view name) {
    meet(vm::find_or_load(universe_, *from.loader, name));
  }
  void meet(vm::Class* klass) {
    if (klass != nullptr && !is_library(*klass)) add(klass);
  }

  void add(vm::Class* klass) {
    if (!seen_.insert(klass).second) return;
    found_.was_cut |= found_.classes.size() >= Crawl::kMostClasses;
    if (!found_.was_cut) found_.classes.push_back(klass);
  }

  vm::Universe& universe_;
  const recipe::Visibility& visibility_;
  Crawl found_;
  std::set<const vm::Class*> seen_;
};

}  // namespace

Crawl crawl(vm::Universe& universe, const recipe::Visibility& visibility,
            const std::vector<vm::Class*>& given) {
  return Crawler(universe, visibility).crawl(given);
}

bool is_library(const vm::Class& klass) {
  constexpr std::array<std::string_view, 8> kPackages{
      "java/", "javax/", "sun/", "com/sun/", "org/ietf/", "org/omg/", "org/w3c/", "sunw/"};
  return klass.trusted ||
         std::any_of(kPackages.begin(), kPackages.end(),
                     [&](std::string_view package) { return klass.name.starts_with(package); });
}

}  // namespace assay::typegraph
