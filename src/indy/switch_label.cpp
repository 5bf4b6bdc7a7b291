// SPDX-License-Identifier: Apache-2.0
#include "indy/switch_label.h"

#include <fmt/format.h>

#include "classfile/constant_pool.h"
#include "classfile/names.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/symbols.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::indy {

namespace {

using classfile::Tag;
using Kind = SwitchLabel::Kind;
using Reading = vm::Attempt<std::optional<SwitchLabel>>;

constexpr std::string_view kConstantBootstraps = "java/lang/invoke/ConstantBootstraps";

Reading none() { return std::optional<SwitchLabel>(); }
Reading found(SwitchLabel label) { return std::optional(label); }

SwitchLabel constant_label(interp::Machine& machine, vm::Class& enum_class, std::string_view name) {
  vm::Universe& universe = machine.universe();
  const vm::Symbol descriptor = universe.intern(fmt::format("L{};", enum_class.name));
  const vm::Field* field = enum_class.find_declared_field(universe.intern(name), descriptor);
  const bool exists = field != nullptr && (field->access_flags & classfile::access::kEnum) != 0;
  return {exists ? Kind::Constant : Kind::Never, name, 0, &enum_class};
}

/// The arguments of a dynamic constant that calls `method` of `owner`; empty if it is none.
std::span<const std::uint16_t> arguments_of_call(const CallSite& site, std::uint16_t index,
                                                 std::string_view owner, std::string_view method) {
  if (!site.pool().is(index, Tag::Dynamic)) return {};
  const CallSite constant = call_site_at(site.caller, index);
  if (constant.bootstrap_class != kConstantBootstraps || constant.bootstrap_name != "invoke")
    return {};
  if (!constant.argument_is(0, Tag::MethodHandle)) return {};
  const auto callee =
      site.pool().member(site.pool().method_handle(constant.arguments[0]).member_index);
  if (callee.class_name != owner || callee.name != method) return {};
  return constant.arguments.subspan(1);
}

/// EnumDesc.of(ClassDesc.of("package.Enum"), "CONSTANT").
Reading read_described_constant(interp::Machine& machine, const CallSite& site,
                                std::uint16_t index) {
  const auto parts = arguments_of_call(site, index, "java/lang/Enum$EnumDesc", "of");
  if (parts.size() != 2 || !site.pool().is(parts[1], Tag::String)) return none();
  const auto name = arguments_of_call(site, parts[0], "java/lang/constant/ClassDesc", "of");
  if (name.size() != 1 || !site.pool().is(name[0], Tag::String)) return none();
  std::string descriptor =
      fmt::format("L{};", classfile::internal_name(site.pool().text_of(name[0])));
  auto enum_class = machine.resolver().class_of_descriptor(site.caller, descriptor);
  if (!enum_class.ok()) {
    // A missing class is no error before its label is reached.
    if (enum_class.trap().kind != vm::Trap::Kind::Suspended) return none();
    return std::move(enum_class).trap();
  }
  return found(constant_label(machine, *enum_class.value(), site.pool().text_of(parts[1])));
}

/// The descriptor character of a dynamic constant for a primitive type's class, or 0.
char primitive_class(const CallSite& site, std::uint16_t index) {
  if (!site.pool().is(index, Tag::Dynamic)) return 0;
  const CallSite constant = call_site_at(site.caller, index);
  const bool fits = constant.bootstrap_class == kConstantBootstraps &&
                    constant.bootstrap_name == "primitiveClass" && constant.name.size() == 1;
  return fits ? constant.name[0] : char{0};
}

Reading read_class_label(interp::Machine& machine, const CallSite& site, std::uint16_t index,
                         const Type& selector) {
  vm::Class* klass = ATTEMPT(machine.resolver().resolve_class(site.caller, index));
  const std::string_view name = site.pool().class_name(index);
  if (selector.is_primitive()) {
    return primitive_of(selector.code())->box == name ? found({Kind::Always}) : none();
  }
  const bool always = selector.klass->is_assignable_to(klass);
  return found({always ? Kind::Always : Kind::Instance, name});
}

Reading read_type_label(interp::Machine& machine, const CallSite& site, std::uint16_t index,
                        const Type& selector) {
  const classfile::ConstantPool& pool = site.pool();
  if (pool.is(index, Tag::Class)) return read_class_label(machine, site, index, selector);
  if (selector.is_primitive()) {
    return primitive_class(site, index) == selector.code() ? found({Kind::Always}) : none();
  }
  if (pool.is(index, Tag::String)) return found({Kind::String, pool.text_of(index)});
  if (pool.is(index, Tag::Integer)) return found({Kind::Number, {}, pool.integer(index)});
  return read_described_constant(machine, site, index);
}

Reading read_enum_label(interp::Machine& machine, const CallSite& site, std::uint16_t index,
                        const Type& selector) {
  if (site.pool().is(index, Tag::String)) {
    return found(constant_label(machine, *selector.klass, site.pool().text_of(index)));
  }
  const bool is_class = site.pool().is(index, Tag::Class);
  return is_class && site.pool().class_name(index) == selector.class_name() ? found({Kind::Always})
                                                                            : none();
}

template <class Read>
SwitchLabels read_labels(interp::Machine& machine, const CallSite& site, const Type& selector,
                         Read read) {
  std::vector<SwitchLabel> labels;
  for (std::uint16_t index : site.arguments) {
    const std::optional<SwitchLabel> label = ATTEMPT(read(machine, site, index, selector));
    if (!label) return std::optional<std::vector<SwitchLabel>>();
    labels.push_back(*label);
  }
  return std::optional(std::move(labels));
}

}  // namespace

SwitchLabels read_type_labels(interp::Machine& machine, const CallSite& site,
                              const Type& selector) {
  return read_labels(machine, site, selector, read_type_label);
}

SwitchLabels read_enum_labels(interp::Machine& machine, const CallSite& site,
                              const Type& selector) {
  return read_labels(machine, site, selector, read_enum_label);
}

}  // namespace assay::indy
