// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "classfile/class_file.h"
#include "classfile/verifier/verify_method.h"

namespace assay::testing {

/// A Hierarchy of parsed class files. Classes it does not know make verification suspend.
class KnownClasses : public classfile::Hierarchy {
 public:
  /// The file must outlive this object.
  void add(const classfile::ClassFile& file) { files_.emplace(file.name, &file); }

  const classfile::ClassFile* find(std::string_view name) const {
    auto found = files_.find(name);
    return found == files_.end() ? nullptr : found->second;
  }

  Answer is_assignable(std::string_view from, std::string_view to) override {
    const classfile::ClassFile* target = find(to);
    if (target == nullptr) return Answer::Suspend;
    if (target->is_interface()) return Answer::Yes;
    for (; !from.empty(); from = super_of(from)) {
      if (from == to) return Answer::Yes;
      if (find(from) == nullptr) return Answer::Suspend;
    }
    return Answer::No;
  }

  Answer common_superclass(std::string_view a, std::string_view b, std::string& out) override {
    const classfile::ClassFile* file_a = find(a);
    const classfile::ClassFile* file_b = find(b);
    if (file_a == nullptr || file_b == nullptr) return Answer::Suspend;
    out = "java/lang/Object";
    if (file_a->is_interface() || file_b->is_interface()) return Answer::Yes;
    for (; !a.empty(); a = super_of(a)) {
      Answer answer = is_assignable(b, a);
      if (answer == Answer::Suspend) return answer;
      if (answer == Answer::Yes) {
        out = a;
        return Answer::Yes;
      }
    }
    return Answer::Yes;
  }

  Answer is_protected_elsewhere(std::string_view current, std::string_view owner,
                                std::string_view member, std::string_view descriptor) override {
    bool is_super = false;
    for (std::string_view name = super_of(current); !name.empty(); name = super_of(name)) {
      is_super |= name == owner;
    }
    if (!is_super) return Answer::No;
    for (std::string_view name = owner; !name.empty(); name = super_of(name)) {
      const classfile::ClassFile* file = find(name);
      if (file == nullptr) return Answer::Suspend;
      int flags = flags_of(*file, member, descriptor);
      if (flags < 0) continue;
      bool is_protected = (flags & classfile::access::kProtected) != 0;
      return is_protected && package_of(name) != package_of(current) ? Answer::Yes : Answer::No;
    }
    return Answer::No;
  }

 private:
  std::string_view super_of(std::string_view name) const {
    const classfile::ClassFile* file = find(name);
    return file == nullptr ? std::string_view() : file->super_name;
  }

  static std::string_view package_of(std::string_view name) {
    std::size_t slash = name.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : name.substr(0, slash);
  }

  /// The access flags of a member the file itself declares, or -1.
  static int flags_of(const classfile::ClassFile& file, std::string_view name,
                      std::string_view descriptor) {
    for (const auto& field : file.fields) {
      if (field.name == name && field.descriptor == descriptor) return field.access_flags;
    }
    for (const auto& method : file.methods) {
      if (method.name == name && method.descriptor == descriptor) return method.access_flags;
    }
    return -1;
  }

  std::unordered_map<std::string_view, const classfile::ClassFile*> files_;
};

}  // namespace assay::testing
