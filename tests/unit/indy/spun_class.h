// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/verifier/verify_method.h"
#include "indy/signature.h"
#include "vm/class.h"

namespace assay::indy::test {

/// A few run-time classes that only know their supertypes, and the types that mean them.
class FakeTypes {
 public:
  FakeTypes();

  Type type(std::string_view descriptor);
  Signature signature(std::string_view descriptor);
  vm::Class& klass(std::string_view name);

 private:
  void add(std::string_view name, std::string_view super, std::vector<std::string_view> interfaces,
           bool is_interface = false);

  std::map<std::string, vm::Class, std::less<>> classes_;
};

/// A class file kept together with its bytes.
class SpunClass {
 public:
  explicit SpunClass(std::vector<std::uint8_t> bytes);

  const classfile::ClassFile& file() const { return file_; }
  bool has_method(std::string_view name, std::string_view descriptor) const;
  /// The opcodes of a method, such as "aload_0 areturn".
  std::string code(std::string_view name, std::string_view descriptor) const;
  /// What the verifier says about the methods but those called `except`; empty: nothing.
  std::string verification_failure(FakeTypes& types, std::string_view except = {}) const;

 private:
  const classfile::MethodInfo& method(std::string_view name, std::string_view descriptor) const;

  std::vector<std::uint8_t> bytes_;
  classfile::ClassFile file_;
};

}  // namespace assay::indy::test
