// SPDX-License-Identifier: Apache-2.0
// Which classes can be invented. The emitted test has the same class as a lambda, an anonymous or a
// nested class; the name AssayStub exists in our machine only. Its code is in stub_bodies.cpp.
#include "recipe/stub_classes.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "concolic/inputs/input_offers.h"
#include "concolic/inputs/inputs.h"
#include "recipe/stub_bodies.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;

constexpr std::size_t kMostMethods = 40;

bool calls_something(vm::Universe& universe, vm::Method& constructor) {
  auto code = vm::VerifiedCode::of(universe, constructor);
  if (!code) return true;
  for (const classfile::Instruction& each : classfile::Instructions(code->bytecode())) {
    switch (each.opcode) {
      case classfile::Opcode::Invokevirtual:
      case classfile::Opcode::Invokeinterface:
      case classfile::Opcode::Invokestatic:
      case classfile::Opcode::Invokedynamic:
        return true;
      default:
        break;
    }
  }
  return false;
}

/// Whether a constructor of the class or of those above it may call a method of the object: its
/// answers must be there before it is made, which only an anonymous class can promise.
bool may_call_itself(vm::Universe& universe, vm::Class& type) {
  for (vm::Class* at = &type; at->super != nullptr; at = at->super) {
    for (vm::Method& method : at->methods) {
      if (method.info->name == "<init>" && calls_something(universe, method)) return true;
    }
  }
  return false;
}

/// Objects that code makes have to be there before the call, however many it asks for: a search
/// would try all numbers of them. They answer once and for all; texts and numbers, by call.
bool may_answer_by_call(interp::Machine& machine, vm::LoaderData& loader,
                        const StubMethod& method) {
  if (method.method->return_kind == vm::Kind::Void) return false;
  if (method.method->return_kind != vm::Kind::Ref) return true;
  const vm::Class* result = vm::find_type(machine.universe(), loader, method.result);
  return result != nullptr && !concolic::may_run_code(machine.universe(), result);
}

}  // namespace

const StubClass* StubClasses::find(const vm::Class& klass) const {
  auto found = by_class_.find(&klass);
  return found == by_class_.end() ? nullptr : found->second;
}

const StubClass* StubClasses::stub_of(vm::Class& type) {
  return type.is_abstract() ? stub_of(std::vector<vm::Class*>{&type}) : nullptr;
}

const StubClass* StubClasses::stub_of(const std::vector<vm::Class*>& types) {
  if (!is_allowed_) return nullptr;
  auto known = stubs_.find(types);
  if (known == stubs_.end()) {
    known = stubs_.emplace(types, invent(types)).first;
    if (known->second) by_class_[known->second->klass] = &*known->second;
  }
  return known->second ? &*known->second : nullptr;
}

std::optional<StubClass> StubClasses::invent(const std::vector<vm::Class*>& types) {
  for (const StubTypes& each : stub_types(machine_, types, package_)) {
    if (auto stub = invent(each)) return stub;
  }
  return std::nullopt;
}

std::optional<StubClass> StubClasses::invent(const StubTypes& types) {
  const std::optional<StubMethods> methods = stub_methods(machine_, types, package_);
  if (!methods || methods->declared.size() > kMostMethods) return std::nullopt;
  StubClass stub;
  stub.base = types.base;
  stub.others = types.others;
  stub.bridges = methods->bridges;
  const bool is_functional = stub.base->is_interface() && stub.others.empty();
  stub.is_lambda = is_functional && methods->declared.size() == 1;
  stub.is_called_early =
      !stub.base->is_interface() && may_call_itself(machine_.universe(), *stub.base);
  // An anonymous class has one type.
  if (stub.is_called_early && !stub.others.empty()) return std::nullopt;
  for (const StubMethod& method : methods->declared) add_method(method, stub);
  stub.klass = define(stub);
  if (stub.klass == nullptr) return std::nullopt;
  return stub;
}

void StubClasses::add_method(const StubMethod& method, StubClass& stub) {
  // Only a class that has a name counts calls.
  const bool may_be_named = !stub.is_called_early;
  stub.methods.push_back({method.method, method.method->return_kind != vm::Kind::Void,
                          may_be_named && may_answer_by_call(machine_, loader_, method),
                          may_be_named && !method.failures.empty() ? method.failures[0] : nullptr,
                          method.parameters, method.result});
}

vm::Class* StubClasses::define(const StubClass& stub) {
  vm::Universe& universe = machine_.universe();
  std::string name =
      fmt::format("{}{}AssayStub{}", package_, package_.empty() ? "" : "/", stubs_.size());
  std::vector<std::uint8_t> bytes = stub_class_file(universe, stub, name);
  auto defined = universe.define(loader_, name, bytes, {.origin = "assay"}, machine_.resolver());
  return defined.ok() ? defined.value() : nullptr;
}

}  // namespace assay::recipe
