// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "classfile/class_file.h"

namespace assay::classfile {

/// What the verifier asks of the world about other classes. Names are internal names of classes,
/// never of arrays; two equal names and java/lang/Object as the target are not asked about.
class Hierarchy {
 public:
  /// Suspend: a class must be loaded first, and verification is to be repeated then.
  enum class Answer : std::uint8_t { Yes, No, Suspend };

  virtual ~Hierarchy() = default;

  /// Whether a reference of class `from` may stand where `to` is expected. An interface as the
  /// target counts as java/lang/Object: Yes (JVMS 4.10.1.2).
  virtual Answer is_assignable(std::string_view from, std::string_view to) = 0;

  /// The nearest common superclass, java/lang/Object if either is an interface. Only asked for
  /// class files before version 50. Yes: `out` is set.
  virtual Answer common_superclass(std::string_view a, std::string_view b, std::string& out) = 0;

  /// Whether `owner` is a superclass of `current` in another run-time package and the member,
  /// looked up from `owner`, is protected (JVMS 4.10.1.8). A member that does not exist is No:
  /// using it fails later. To be answered from the superclasses of `current` alone, which are
  /// loaded: loading `owner` here would load classes that the program may never use.
  virtual Answer is_protected_elsewhere(std::string_view current, std::string_view owner,
                                        std::string_view member, std::string_view descriptor) = 0;
};

enum class VerifyOutcome : std::uint8_t { Ok, Failed, Suspended };

/// The message is that of a java.lang.VerifyError or, for a StackMapTable that cannot be decoded,
/// of a java.lang.ClassFormatError.
struct VerifyResult {
  VerifyOutcome outcome = VerifyOutcome::Ok;
  std::string message;
  bool is_format_error = false;
};

/// Verifies the body of a method (JVMS 4.9, 4.10): by its StackMapTable from version 50 on, by
/// inference before. What passes may be run without any check of its own on the kinds of values,
/// the depth of the stack, local indices, branch targets or constant-pool tags.
VerifyResult verify_method(const ClassFile& file, const MethodInfo& method, Hierarchy& hierarchy);

}  // namespace assay::classfile
