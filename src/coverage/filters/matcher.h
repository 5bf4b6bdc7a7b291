// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "classfile/opcodes.h"
#include "coverage/method_code.h"

namespace assay::coverage {

/// Compares instructions with a pattern, one after the other. Once something does not fit, nothing
/// fits any more until the next start. Names stand for local variables: the first use of a name
/// says which one it is.
class Matcher {
 public:
  explicit Matcher(const MethodCode& code) : code_(code) {}

  /// The next instruction is this one; names keep their meaning.
  void start_at(std::size_t index) {
    next_ = index;
    fits_ = true;
  }

  bool fits() const { return fits_; }
  void reject() { fits_ = false; }
  /// The last instruction that fitted.
  std::size_t at() const { return next_ - 1; }
  /// The one behind it, if there is one.
  std::optional<classfile::Opcode> peek() const;

  Matcher& any();
  Matcher& is(classfile::Opcode opcode);
  Matcher& is_local(classfile::Opcode opcode, const std::string& name);
  Matcher& is_call(classfile::Opcode opcode, std::string_view owner, std::string_view name,
                   std::string_view descriptor);
  Matcher& is_switch();

 private:
  const MethodCode& code_;
  std::size_t next_ = 0;
  bool fits_ = true;
  std::map<std::string, std::uint16_t> locals_;
};

/// The class that a call is made of, if it is one of `close()` on an object.
std::optional<std::string_view> owner_of_close(const MethodCode& code, std::size_t index);

}  // namespace assay::coverage
