// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classpath/class_path.h"

namespace assay::recipe {

/// Which classes of the class path are subtypes of which, and which methods give objects of a
/// type: from the class files alone, nothing is loaded.
class ClassIndex {
 public:
  static ClassIndex build(const classpath::ClassPath& class_path);

  /// Direct and indirect subtypes by internal name, nearest first.
  std::vector<std::string> subtypes(std::string_view name) const;

  struct MethodRef {
    std::string owner, name, descriptor;
  };
  /// Methods that are not private, constructors or bridges and whose declared result is that type.
  const std::vector<MethodRef>& makers(std::string_view type) const;

  /// Classes whose code speaks of a class of the program, those that use its fields first.
  std::vector<std::string> users(std::string_view type) const;
  /// Whether some class speaks of this one of the class library.
  bool mentions_library(std::string_view name) const { return library_.count(name) != 0; }

 private:
  void add_makers(const classfile::ClassFile& file);
  void add_users(const classfile::ClassFile& file);

  struct Users {
    std::vector<std::string> of_fields, others;
  };
  std::map<std::string, std::vector<std::string>, std::less<>> direct_;
  std::map<std::string, std::vector<MethodRef>, std::less<>> makers_;
  std::map<std::string, Users, std::less<>> users_;
  std::set<std::string, std::less<>> library_;  // that some class speaks of
};

}  // namespace assay::recipe
