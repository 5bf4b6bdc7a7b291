// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/build/code_builder.h"
#include "classfile/build/constant_pool_builder.h"
#include "classfile/class_file.h"

namespace assay::classfile {

/// Writes a class file (JVMS 4.1): the VM's way to make classes at run time, and the tests' way to
/// make broken ones.
class ClassBuilder {
 public:
  explicit ClassBuilder(std::string_view name, std::string_view super_name = "java/lang/Object",
                        std::uint16_t access_flags = access::kPublic | access::kSuper);

  ConstantPoolBuilder& pool() { return pool_; }

  ClassBuilder& set_version(std::uint16_t major, std::uint16_t minor = 0);
  ClassBuilder& add_interface(std::string_view name);

  ClassBuilder& add_field(std::uint16_t access_flags, std::string_view name,
                          std::string_view descriptor);
  /// A static field with a ConstantValue.
  ClassBuilder& add_constant(std::uint16_t access_flags, std::string_view name,
                             std::string_view descriptor, std::uint16_t value_index);

  /// A method with code; the reference stays good until finish().
  CodeBuilder& add_method(std::uint16_t access_flags, std::string_view name,
                          std::string_view descriptor);
  /// A method without code: native or abstract.
  ClassBuilder& add_bodyless_method(std::uint16_t access_flags, std::string_view name,
                                    std::string_view descriptor);

  /// An attribute of the field or method that was added last, beside its code or constant.
  ClassBuilder& add_member_attribute(std::string_view name, std::vector<std::uint8_t> body);

  /// The number of a new bootstrap method, for invoke_dynamic().
  std::uint16_t add_bootstrap(std::uint16_t method_handle, std::vector<std::uint16_t> arguments);

  /// Any other attribute of the class.
  ClassBuilder& add_attribute(std::string_view name, std::vector<std::uint8_t> body);

  std::vector<std::uint8_t> finish();

 private:
  struct RawAttribute {
    std::uint16_t name;
    std::vector<std::uint8_t> body;
  };
  struct Field {
    std::uint16_t access_flags, name, descriptor, constant_value;
    std::vector<RawAttribute> attributes;
  };
  struct Method {
    std::uint16_t access_flags, name, descriptor;
    std::unique_ptr<CodeBuilder> code;  // null: none
    std::vector<RawAttribute> attributes;
  };

  void add_bootstrap_attribute();
  void write_fields(ByteWriter& out);
  void write_methods(ByteWriter& out);
  static void write_attributes(const std::vector<RawAttribute>& attributes, ByteWriter& out);

  ConstantPoolBuilder pool_;
  std::uint16_t major_ = 61, minor_ = 0;
  std::uint16_t access_flags_;
  std::uint16_t name_, super_name_;
  std::vector<std::uint16_t> interfaces_;
  std::vector<Field> fields_;
  std::vector<Method> methods_;
  std::vector<BootstrapMethod> bootstraps_;
  std::vector<RawAttribute> attributes_;
  bool was_method_ = false;  // that was added last
};

}  // namespace assay::classfile
