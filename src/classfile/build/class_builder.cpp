// SPDX-License-Identifier: Apache-2.0
#include "classfile/build/class_builder.h"

#include "classfile/descriptor.h"

namespace assay::classfile {

ClassBuilder::ClassBuilder(std::string_view name, std::string_view super_name,
                           std::uint16_t access_flags)
    : access_flags_(access_flags),
      name_(pool_.class_ref(name)),
      super_name_(super_name.empty() ? 0 : pool_.class_ref(super_name)) {}

ClassBuilder& ClassBuilder::set_version(std::uint16_t major, std::uint16_t minor) {
  major_ = major;
  minor_ = minor;
  return *this;
}

ClassBuilder& ClassBuilder::add_interface(std::string_view name) {
  interfaces_.push_back(pool_.class_ref(name));
  return *this;
}

ClassBuilder& ClassBuilder::add_field(std::uint16_t access_flags, std::string_view name,
                                      std::string_view descriptor) {
  return add_constant(access_flags, name, descriptor, 0);
}

ClassBuilder& ClassBuilder::add_constant(std::uint16_t access_flags, std::string_view name,
                                         std::string_view descriptor, std::uint16_t value_index) {
  fields_.push_back({access_flags, pool_.utf8(name), pool_.utf8(descriptor), value_index, {}});
  was_method_ = false;
  return *this;
}

CodeBuilder& ClassBuilder::add_method(std::uint16_t access_flags, std::string_view name,
                                      std::string_view descriptor) {
  int receiver = (access_flags & access::kStatic) != 0 ? 0 : 1;
  int arguments =
      is_method_descriptor(descriptor) ? MethodDescriptor(descriptor).argument_slots() : 0;
  auto code = std::make_unique<CodeBuilder>(pool_, receiver + arguments);
  CodeBuilder& builder = *code;
  methods_.push_back({access_flags, pool_.utf8(name), pool_.utf8(descriptor), std::move(code), {}});
  was_method_ = true;
  return builder;
}

ClassBuilder& ClassBuilder::add_bodyless_method(std::uint16_t access_flags, std::string_view name,
                                                std::string_view descriptor) {
  methods_.push_back({access_flags, pool_.utf8(name), pool_.utf8(descriptor), nullptr, {}});
  was_method_ = true;
  return *this;
}

ClassBuilder& ClassBuilder::add_member_attribute(std::string_view name,
                                                 std::vector<std::uint8_t> body) {
  auto& attributes = was_method_ ? methods_.back().attributes : fields_.back().attributes;
  attributes.push_back({pool_.utf8(name), std::move(body)});
  return *this;
}

std::uint16_t ClassBuilder::add_bootstrap(std::uint16_t method_handle,
                                          std::vector<std::uint16_t> arguments) {
  bootstraps_.push_back({method_handle, std::move(arguments)});
  return static_cast<std::uint16_t>(bootstraps_.size() - 1);
}

ClassBuilder& ClassBuilder::add_attribute(std::string_view name, std::vector<std::uint8_t> body) {
  attributes_.push_back({pool_.utf8(name), std::move(body)});
  return *this;
}

void ClassBuilder::add_bootstrap_attribute() {
  if (bootstraps_.empty()) return;
  ByteWriter body;
  body.u2(static_cast<std::uint32_t>(bootstraps_.size()));
  for (const BootstrapMethod& bootstrap : bootstraps_) {
    body.u2(bootstrap.method_handle);
    body.u2(static_cast<std::uint32_t>(bootstrap.arguments.size()));
    for (std::uint16_t argument : bootstrap.arguments) body.u2(argument);
  }
  add_attribute("BootstrapMethods", std::move(body).take());
}

void ClassBuilder::write_fields(ByteWriter& out) {
  out.u2(static_cast<std::uint32_t>(fields_.size()));
  for (const Field& field : fields_) {
    out.u2(field.access_flags);
    out.u2(field.name);
    out.u2(field.descriptor);
    const std::size_t constants = field.constant_value == 0 ? 0 : 1;
    out.u2(static_cast<std::uint32_t>(constants + field.attributes.size()));
    if (constants != 0) {
      out.u2(pool_.utf8("ConstantValue"));
      out.u4(2);
      out.u2(field.constant_value);
    }
    write_attributes(field.attributes, out);
  }
}

void ClassBuilder::write_methods(ByteWriter& out) {
  out.u2(static_cast<std::uint32_t>(methods_.size()));
  for (const Method& method : methods_) {
    out.u2(method.access_flags);
    out.u2(method.name);
    out.u2(method.descriptor);
    const std::size_t codes = method.code == nullptr ? 0 : 1;
    out.u2(static_cast<std::uint32_t>(codes + method.attributes.size()));
    if (codes != 0) {
      std::vector<std::uint8_t> code = method.code->finish();
      out.u2(pool_.utf8("Code"));
      out.u4(static_cast<std::uint32_t>(code.size()));
      out.bytes(code);
    }
    write_attributes(method.attributes, out);
  }
}

void ClassBuilder::write_attributes(const std::vector<RawAttribute>& attributes, ByteWriter& out) {
  for (const RawAttribute& attribute : attributes) {
    out.u2(attribute.name);
    out.u4(static_cast<std::uint32_t>(attribute.body.size()));
    out.bytes(attribute.body);
  }
}

std::vector<std::uint8_t> ClassBuilder::finish() {
  add_bootstrap_attribute();
  // Members still add constants, so they are written before the pool they refer to.
  ByteWriter members;
  write_fields(members);
  write_methods(members);

  ByteWriter out;
  out.u4(0xCAFEBABE);
  out.u2(minor_);
  out.u2(major_);
  pool_.write(out);
  out.u2(access_flags_);
  out.u2(name_);
  out.u2(super_name_);
  out.u2(static_cast<std::uint32_t>(interfaces_.size()));
  for (std::uint16_t interface_index : interfaces_) out.u2(interface_index);
  out.bytes(members.data());
  out.u2(static_cast<std::uint32_t>(attributes_.size()));
  write_attributes(attributes_, out);
  return std::move(out).take();
}

}  // namespace assay::classfile
