// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "vm/class.h"

namespace assay::recipe {

/// What a test may name and call: a test is in the package of the class that it tests.
class Visibility {
 public:
  static constexpr unsigned kAnyRelease = ~0U;
  /// `package`: "org/example"; `package_members`: whether members without a modifier count, too;
  /// `release`: of Java that the test is written in, which newer parts of the library are not in.
  Visibility(std::string package, bool package_members, unsigned release = kAnyRelease)
      : package_(std::move(package)), package_members_(package_members), release_(release) {}

  const std::string& package() const { return package_; }
  /// Whether source code can name the class: neither it nor a class around it is private, local or
  /// anonymous; of the library, only what belongs to its public interface.
  bool may_name(const vm::Class& klass) const;
  bool may_call(const vm::Method& method) const;
  bool may_use(const vm::Field& field) const;

 private:
  bool may_use(const vm::Class& owner, std::uint16_t access_flags) const;

  std::string package_;
  bool package_members_;
  unsigned release_;
};

/// The modifiers that the source code gave a class, which for a nested one are in InnerClasses.
std::uint16_t declared_modifiers(const vm::Class& klass);
/// Whether objects of the class belong to an object of the class around it.
bool is_inner(const vm::Class& klass);
/// "org/example/Outer": the class around a member class; empty for others.
std::string_view outer_name(const vm::Class& klass);
/// "java.util.Map.Entry": the class as source code names it.
std::string source_name(const vm::Class& klass);

}  // namespace assay::recipe
