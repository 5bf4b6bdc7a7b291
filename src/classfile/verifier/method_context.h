// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/verifier/type.h"
#include "classfile/verifier/verify_method.h"

namespace assay::classfile::verifier {

/// One attempt at verifying one method: what is verified, and how it ended. The functions that
/// verify return false once the outcome is not Ok.
class MethodContext {
 public:
  MethodContext(const ClassFile& file, const MethodInfo& method, Hierarchy& hierarchy)
      : file_(file), method_(method), hierarchy_(hierarchy) {}

  const ClassFile& file() const { return file_; }
  const ConstantPool& pool() const { return file_.constant_pool; }
  const MethodInfo& method() const { return method_; }
  const Code& code() const { return method_.unverified_code; }
  bool is_constructor() const { return method_.name == "<init>"; }
  bool at_least(std::uint16_t major) const { return file_.major_version >= major; }

  Hierarchy& hierarchy() { return hierarchy_; }
  const VerifyResult& result() const { return result_; }

  /// Messages say that they are about the instruction at pc.
  void set_pc(std::uint32_t pc) { pc_ = pc; }

  /// Both record the outcome and return false.
  bool fail(std::string_view headline, std::string_view reason = {});
  bool suspend();
  /// Fails because a table of the Code attribute cannot be read.
  bool fail_format(std::string message);
  /// True for Yes; otherwise fails or suspends.
  bool require(Hierarchy::Answer answer, std::string_view headline, std::string_view reason = {});

  /// Whether a value of the first type may stand where the second is expected (JVMS 4.10.1.2).
  Hierarchy::Answer is_assignable(const Type& from, const Type& to);

  /// Keeps a made-up name, such as that of an array, for as long as the context lives.
  std::string_view keep(std::string name);
  /// The name of the type of arrays whose elements are of this class or array type.
  std::string_view array_of(std::string_view element_name);

 private:
  Hierarchy::Answer is_name_assignable(std::string_view from, std::string_view to);

  const ClassFile& file_;
  const MethodInfo& method_;
  Hierarchy& hierarchy_;
  std::uint32_t pc_ = 0;
  VerifyResult result_;
  std::deque<std::string> names_;
};

}  // namespace assay::classfile::verifier
