// SPDX-License-Identifier: Apache-2.0
// Which classes can be invented. The emitted test has the same class as a lambda, an anonymous or a
// nested class; the name AssayStub exists in our machine only. Its code is in stub_bodies.cpp.
#include "recipe/stub_classes.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "classfile/build/class_builder.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "concolic/inputs/input_offers.h"
#include "concolic/inputs/inputs.h"
#include "recipe/stub_annotations.h"
#include "recipe/stub_bodies.h"
#include "recipe/stub_types.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;

constexpr std::size_t kMostMethods = 40;

bool type_is_generic(const vm::Class& type) {
  return type.file != nullptr && type.file->signature.starts_with('<');
}

/// The first exception that a method declares; null: none that can be loaded.
vm::Class* declared_failure(interp::Machine& machine, const vm::Method& method) {
  const vm::Class* throwable = machine.universe().well_known().throwable;
  for (std::uint16_t index : method.info->exceptions) {
    std::string_view name = method.owner->file->constant_pool.class_name(index);
    vm::Class* thrown = concolic::class_of(machine, *method.owner, fmt::format("L{};", name));
    if (thrown != nullptr && thrown->is_assignable_to(throwable)) return thrown;
  }
  return nullptr;
}

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
bool may_answer_by_call(interp::Machine& machine, const vm::Method& method) {
  if (method.return_kind == vm::Kind::Void) return false;
  if (method.return_kind != vm::Kind::Ref) return true;
  std::string_view text = machine.universe().symbols().text(method.descriptor);
  const vm::Class* result =
      concolic::class_of(machine, *method.owner, classfile::result_type(text));
  return result != nullptr && !concolic::may_run_code(machine.universe(), result);
}

}  // namespace

const StubClass* StubClasses::find(const vm::Class& klass) const {
  auto found = by_class_.find(&klass);
  return found == by_class_.end() ? nullptr : found->second;
}

const StubClass* StubClasses::stub_of(vm::Class& type) {
  return type.is_abstract() ? stub_of(concolic::InventedShape{.types = {&type}}) : nullptr;
}

const StubClass* StubClasses::stub_of(const concolic::InventedShape& shape) {
  if (!is_allowed_) return nullptr;
  concolic::InventedShape key = shape;  // whatever was asked for first
  for (std::vector<vm::Class*>* classes : {&key.types, &key.annotations})
    std::ranges::sort(*classes, {}, [](const vm::Class* each) { return each->id; });
  auto known = stubs_.find(key);
  if (known == stubs_.end()) {
    known = stubs_.emplace(key, invent(shape)).first;
    if (known->second) by_class_[known->second->klass] = &*known->second;
  }
  return known->second ? &*known->second : nullptr;
}

std::optional<StubClass> StubClasses::invent(const concolic::InventedShape& shape) {
  const std::optional<StubTypes> legal = stub_types(machine_, shape.types, visibility_.package());
  const std::optional<StubMethods> methods = legal ? stub_methods(machine_, *legal) : std::nullopt;
  if (!methods || methods->declared.size() > kMostMethods) return std::nullopt;
  StubClass stub;
  stub.shape = shape;
  stub.base = legal->base;
  stub.others = legal->others;
  stub.bridges = methods->bridges;
  const bool is_functional = stub.base->is_interface() && stub.others.empty();
  stub.is_lambda = is_functional && methods->declared.size() == 1 && shape.is_plain();
  stub.is_called_early =
      !stub.base->is_interface() && may_call_itself(machine_.universe(), *stub.base);
  // An anonymous class has one type and no annotations.
  if (stub.is_called_early && !(stub.others.empty() && shape.is_plain())) return std::nullopt;
  if (!add_annotations(stub)) return std::nullopt;
  for (vm::Method* method : methods->declared) {
    if (!add_method(*method, stub)) return std::nullopt;
  }
  stub.klass = define(stub);
  if (stub.klass == nullptr) return std::nullopt;
  return stub;
}

/// False if it cannot be written down.
bool StubClasses::add_method(vm::Method& method, StubClass& stub) {
  // Erased types would not override what a generic supertype means for this type.
  const bool is_own = method.owner == stub.base ||
                      std::ranges::find(stub.others, method.owner) != stub.others.end();
  const bool is_generic = !is_own && !type_is_generic(*stub.base) &&
                          method.info->signature.find('T') != std::string_view::npos;
  if (is_generic && !stub.is_lambda) return false;
  // A package-private method of another package.
  const bool is_open = method.is(access::kPublic) || method.is(access::kProtected);
  if (!is_open && method.owner->package() != visibility_.package()) return false;
  // Only a class that has a name counts calls.
  const bool may_be_named = !is_generic && !stub.is_called_early;
  stub.methods.push_back({&method, method.return_kind != vm::Kind::Void,
                          may_be_named && may_answer_by_call(machine_, method),
                          may_be_named ? declared_failure(machine_, method) : nullptr,
                          may_be_named && method.return_kind == vm::Kind::Void});
  return true;
}

/// False if one of them cannot be written there.
bool StubClasses::add_annotations(StubClass& stub) {
  const auto annotation = [&](vm::Class& type, AnnotationPlace place) {
    return invented_annotation(machine_, visibility_, type, place);
  };
  for (vm::Class* type : stub.shape.annotations) {
    auto made = annotation(*type, AnnotationPlace::Class);
    if (!made) return false;
    stub.annotations.push_back(std::move(*made));
  }
  for (const concolic::InventedMember& member : stub.shape.members) {
    auto& made = stub.member_annotations.emplace_back();
    if (member.annotation == nullptr) continue;
    const bool is_method = member.kind == concolic::InventedMember::Kind::Method;
    made = annotation(*member.annotation,
                      is_method ? AnnotationPlace::Method : AnnotationPlace::Field);
    if (!made) return false;
  }
  return true;
}

vm::Class* StubClasses::define(const StubClass& stub) {
  vm::Universe& universe = machine_.universe();
  const std::string& package = visibility_.package();
  std::string name =
      fmt::format("{}{}AssayStub{}", package, package.empty() ? "" : "/", stubs_.size());
  classfile::ClassBuilder builder(name, super_of(stub));
  AnnotationBytes annotations(builder);
  std::vector<std::uint8_t> bytes = stub_class_file(universe, stub, builder, annotations, name);
  auto defined = universe.define(loader_, name, bytes, {.origin = "assay"}, machine_.resolver());
  if (!defined.ok()) return nullptr;
  vm::Class* made = defined.value();
  made->is_invented = true;
  made->constant_cells = annotations.cells(*made);
  return made;
}

}  // namespace assay::recipe
