// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "vm/class.h"

namespace assay::vm {

class Universe;

/// The code of a method whose class passed verification (JVMS 4.10) or is one of the JDK's. There
/// is no other way to one of these than through such a class, so that whoever holds it may rely on
/// whole instructions, targets that are instructions, and constants of the right kind.
class VerifiedCode {
 public:
  /// Nothing: the method has no code, or its class has not passed (yet).
  static std::optional<VerifiedCode> of(const Method& method);
  /// The same, but verifies the class first if nobody has; see link_without_java.
  static std::optional<VerifiedCode> of(Universe& universe, const Method& method);

  const Method& method() const { return *method_; }
  const classfile::ConstantPool& pool() const { return method_->owner->file->constant_pool; }
  classfile::Bytes bytecode() const { return bytecode_; }
  const std::vector<classfile::ExceptionHandler>& handlers() const { return code().handlers; }
  std::uint16_t max_stack() const { return code().max_stack; }
  std::uint16_t max_locals() const { return code().max_locals; }

  /// The same code with some of its arithmetic instructions replaced by others that take and give
  /// the same types. Anything else fails (CHECK). The bytes must outlive the result.
  VerifiedCode with_other_arithmetic(classfile::Bytes changed) const;

 private:
  VerifiedCode(const Method& method, classfile::Bytes bytecode)
      : method_(&method), bytecode_(bytecode) {}
  const classfile::Code& code() const { return method_->info->unverified_code; }

  const Method* method_;
  classfile::Bytes bytecode_;
};

/// How many words the frame of a method has at least, by what its class file says: known before
/// verification, which may fail in that frame.
std::uint32_t declared_frame_size(const Method& method);

}  // namespace assay::vm
