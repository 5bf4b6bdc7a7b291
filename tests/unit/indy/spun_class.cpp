// SPDX-License-Identifier: Apache-2.0
#include "unit/indy/spun_class.h"

#include <gtest/gtest.h>

#include "classfile/opcodes.h"
#include "classfile/parse/parse_class.h"

namespace assay::indy::test {

namespace {

class FakeHierarchy : public classfile::Hierarchy {
 public:
  FakeHierarchy(FakeTypes& types, std::string_view self) : types_(types), self_(self) {}

  Answer is_assignable(std::string_view from, std::string_view to) override {
    if (from == self_ || to == self_) return from == to ? Answer::Yes : Answer::No;
    const vm::Class& target = types_.klass(to);
    if (target.is_interface()) return Answer::Yes;
    return types_.klass(from).is_assignable_to(&target) ? Answer::Yes : Answer::No;
  }
  Answer common_superclass(std::string_view, std::string_view, std::string&) override {
    return Answer::No;
  }
  Answer is_protected_elsewhere(std::string_view, std::string_view, std::string_view,
                                std::string_view) override {
    return Answer::No;
  }

 private:
  FakeTypes& types_;
  std::string_view self_;
};

}  // namespace

FakeTypes::FakeTypes() {
  add("java/lang/Object", "", {});
  add("java/lang/Comparable", "java/lang/Object", {}, true);
  add("java/lang/CharSequence", "java/lang/Object", {}, true);
  add("java/io/Serializable", "java/lang/Object", {}, true);
  add("java/util/function/Function", "java/lang/Object", {}, true);
  add("java/lang/String", "java/lang/Object", {"java/lang/Comparable", "java/lang/CharSequence"});
  add("java/lang/Number", "java/lang/Object", {"java/io/Serializable"});
  for (std::string_view box : {"Integer", "Long", "Double", "Short"}) {
    add("java/lang/" + std::string(box), "java/lang/Number", {"java/lang/Comparable"});
  }
  add("java/lang/Character", "java/lang/Object", {"java/lang/Comparable"});
  add("java/lang/Boolean", "java/lang/Object", {"java/lang/Comparable"});
  add("Caller", "java/lang/Object", {});
  add("Sub", "Caller", {});
  add("Colour", "java/lang/Object", {});
}

void FakeTypes::add(std::string_view name, std::string_view super,
                    std::vector<std::string_view> interfaces, bool is_interface) {
  vm::Class& added = classes_[std::string(name)];
  added.name = classes_.find(name)->first;
  if (is_interface) added.access_flags |= classfile::access::kInterface;
  if (!super.empty()) {
    added.super = &klass(super);
    added.display = added.super->display;
    added.all_interfaces = added.super->all_interfaces;
  }
  added.display.push_back(&added);
  for (std::string_view interface : interfaces) added.all_interfaces.push_back(&klass(interface));
}

vm::Class& FakeTypes::klass(std::string_view name) {
  auto found = classes_.find(name);
  EXPECT_NE(found, classes_.end()) << "no such fake class: " << name;
  return found->second;
}

Type FakeTypes::type(std::string_view descriptor) {
  const classfile::TypeDescriptor type{descriptor};
  return {type, type.kind() == 'L' ? &klass(type.class_name()) : nullptr};
}

Signature FakeTypes::signature(std::string_view descriptor) {
  const classfile::MethodDescriptor method(descriptor);
  Signature signature;
  for (auto parameter : method.parameters()) signature.parameters.push_back(type(parameter.text));
  signature.result = type(method.return_type().text);
  return signature;
}

SpunClass::SpunClass(std::vector<std::uint8_t> bytes) : bytes_(std::move(bytes)) {
  auto parsed = classfile::parse_class(bytes_);
  EXPECT_TRUE(parsed.ok()) << parsed.error().message;
  if (parsed.ok()) file_ = std::move(parsed).value();
}

const classfile::MethodInfo& SpunClass::method(std::string_view name,
                                               std::string_view descriptor) const {
  static const classfile::MethodInfo kNone;
  for (const classfile::MethodInfo& method : file_.methods) {
    if (method.name == name && method.descriptor == descriptor) return method;
  }
  return kNone;
}

bool SpunClass::has_method(std::string_view name, std::string_view descriptor) const {
  return !method(name, descriptor).name.empty();
}

std::string SpunClass::code(std::string_view name, std::string_view descriptor) const {
  const classfile::Bytes code = method(name, descriptor).unverified_code.bytecode;
  std::string text;
  for (std::uint32_t pc = 0; pc < code.size(); pc += classfile::instruction_length(code, pc)) {
    if (pc != 0) text += ' ';
    text += classfile::name_of(static_cast<classfile::Opcode>(code[pc]));
  }
  return text;
}

std::string SpunClass::verification_failure(FakeTypes& types, std::string_view except) const {
  FakeHierarchy hierarchy(types, file_.name);
  for (const classfile::MethodInfo& method : file_.methods) {
    if (!method.has_code || method.name == except) continue;
    const auto result = classfile::verify_method(file_, method, hierarchy);
    if (result.outcome != classfile::VerifyOutcome::Ok) {
      return std::string(method.name) + ": " + result.message;
    }
  }
  return {};
}

}  // namespace assay::indy::test
