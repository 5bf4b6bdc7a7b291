// SPDX-License-Identifier: Apache-2.0
// Which classes can be invented. The emitted test has the same class as a lambda, an anonymous or a
// nested class; the name AssayStub exists in our machine only. Its code is in stub_bodies.cpp.
#include "recipe/stub_classes.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>

#include "classfile/build/class_builder.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "concolic/inputs/input_offers.h"
#include "concolic/inputs/inputs.h"
#include "interp/completion.h"
#include "interp/run/run_scope.h"
#include "recipe/stub_annotations.h"
#include "recipe/stub_bodies.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/operand_sources.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;
using classfile::Opcode;

constexpr std::size_t kMostMethods = 40;

/// Whether a constructor hands its object on, to a method of it or to somebody else. To start with
/// another constructor is not that.
bool shows_itself(vm::Universe& universe, vm::Method& constructor) {
  auto code = vm::VerifiedCode::of(universe, constructor);
  if (!code) return true;
  const classfile::Bytes bytes = code->bytecode();
  const auto sources = vm::trace_operands(*code, static_cast<std::uint32_t>(bytes.size()));
  const auto is_self = [&](const vm::OperandSources& state, std::size_t depth) {
    const std::int32_t from = state.source(depth);
    if (from == vm::OperandSources::kUnknown) return true;
    return bytes[static_cast<std::size_t>(from)] == static_cast<std::uint8_t>(Opcode::Aload0);
  };
  for (const classfile::Instruction& each : classfile::Instructions(bytes)) {
    const bool is_call = each.is_call() || each.opcode == Opcode::Invokedynamic;
    const bool is_store = each.opcode == Opcode::Putfield || each.opcode == Opcode::Putstatic ||
                          each.opcode == Opcode::Aastore || each.opcode == Opcode::Astore ||
                          (each.opcode >= Opcode::Astore0 && each.opcode <= Opcode::Astore3);
    if (!is_call && !is_store) continue;
    if (!sources[each.pc]) return true;
    const vm::OperandSources& state = *sources[each.pc];
    std::size_t slots = 1;
    if (is_call) {
      const auto& pool = code->pool();
      const std::string_view descriptor = each.is_call()
                                              ? pool.member(each.constant_operand()).descriptor
                                              : pool.dynamic(each.constant_operand()).descriptor;
      slots = static_cast<std::size_t>(classfile::MethodDescriptor(descriptor).argument_slots());
      const bool has_receiver =
          each.opcode == Opcode::Invokevirtual || each.opcode == Opcode::Invokeinterface;
      slots += has_receiver ? 1 : 0;
    }
    for (std::size_t depth = 0; depth < slots; ++depth) {
      if (is_self(state, depth)) return true;
    }
  }
  return false;
}

/// Whether a constructor of the class or of those above it may call a method of the object: its
/// answers must be there before it is made, which only an anonymous class can promise.
bool may_call_itself(vm::Universe& universe, vm::Class& type) {
  for (vm::Class* at = &type; at->super != nullptr; at = at->super) {
    for (vm::Method& method : at->methods) {
      if (method.info->name == "<init>" && shows_itself(universe, method)) return true;
    }
  }
  return false;
}

bool may_answer_by_call(interp::Machine& machine, vm::LoaderData& loader,
                        const StubMethod& method) {
  if (method.method->return_kind == vm::Kind::Void) return false;
  return method.method->return_kind != vm::Kind::Ref ||
         vm::find_type(machine.universe(), loader, method.result) != nullptr;
}

/// An object of an annotation type, as reflection makes it; its class stays.
void make_proxy(interp::Machine& machine, vm::Class& type) {
  vm::Universe& universe = machine.universe();
  vm::Class* parser = universe.load_boot("sun/reflect/annotation/AnnotationParser");
  vm::Method* make =
      parser == nullptr
          ? nullptr
          : universe.find_method(
                *parser, "annotationForMap",
                "(Ljava/lang/Class;Ljava/util/Map;)Ljava/lang/annotation/Annotation;");
  if (make == nullptr) return;
  interp::RunScope scope(machine);
  scope.set_listener(nullptr);
  scope.set_limits({.fuel = 30'000'000, .time = std::chrono::milliseconds(300)});
  const interp::Machine::Mark before = machine.mark();
  const interp::Completion made = machine.call(*make, {vm::Slot::of_ref(type.mirror), vm::Slot()});
  made.returned() ? machine.commit(before) : machine.rollback(before);
}

}  // namespace

const StubClass* StubClasses::find(const vm::Class& klass) const {
  auto found = by_class_.find(&klass);
  return found == by_class_.end() ? nullptr : found->second;
}

/// One that a test may call itself. A protected one is for subclasses.
bool StubClasses::has_open_constructor(const vm::Class& type) const {
  return std::ranges::any_of(type.methods, [&](const vm::Method& method) {
    return method.info->name == "<init>" && visibility_.may_call(method);
  });
}

const StubClass* StubClasses::stub_of(vm::Class& type) {
  const bool needs_subclass = type.is_abstract() || !has_open_constructor(type);
  return needs_subclass ? stub_of(concolic::InventedShape{.types = {&type}}) : nullptr;
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
  for (const StubTypes& each : stub_types(machine_, shape.types, visibility_.package())) {
    if (auto stub = invent(shape, each)) return stub;
  }
  return std::nullopt;
}

std::optional<StubClass> StubClasses::invent(const concolic::InventedShape& shape,
                                             const StubTypes& types) {
  const std::optional<StubMethods> methods = stub_methods(machine_, types, visibility_.package());
  if (!methods || methods->declared.size() > kMostMethods) return std::nullopt;
  StubClass stub;
  stub.shape = shape;
  stub.base = types.base;
  stub.others = types.others;
  stub.bridges = methods->bridges;
  const bool takes_arguments =
      types.constructor != nullptr &&
      (types.constructor->argument_count > 1 || !types.constructor->info->exceptions.empty());
  stub.constructor = takes_arguments ? types.constructor : nullptr;
  const bool is_functional = stub.base->is_interface() && stub.others.empty();
  stub.is_lambda = is_functional && methods->declared.size() == 1 && shape.is_plain() &&
                   methods->declared.front().method->is_abstract();
  stub.is_called_early =
      !stub.base->is_interface() && may_call_itself(machine_.universe(), *stub.base);
  // An anonymous class has one type and no annotations.
  if (stub.is_called_early && !(stub.others.empty() && shape.is_plain())) return std::nullopt;
  if (!add_annotations(stub)) return std::nullopt;
  for (const StubMethod& method : methods->declared) add_method(method, stub);
  stub.klass = define(stub);
  if (stub.klass == nullptr) return std::nullopt;
  return stub;
}

void StubClasses::add_method(const StubMethod& method, StubClass& stub) {
  // Only a class that has a name counts calls.
  const bool may_be_named = !stub.is_called_early;
  stub.methods.push_back({method.method, method.method->return_kind != vm::Kind::Void,
                          may_be_named && may_answer_by_call(machine_, loader_, method), nullptr,
                          method.parameters, method.result,
                          may_be_named ? failures_of(method) : std::vector<vm::Class*>()});
  concolic::InventedMethod& added = stub.methods.back();
  if (added.failures.size() > 1) added.failure = machine_.universe().well_known().throwable;
  if (added.failures.size() == 1) added.failure = added.failures.front();
  added.is_recorded = may_be_named && method.method->return_kind == vm::Kind::Void;
}

/// What it declares, and what a caller is ready for.
std::vector<vm::Class*> StubClasses::failures_of(const StubMethod& method) const {
  constexpr std::size_t kMost = 5;
  std::vector<vm::Class*> found = method.failures;
  auto handled = handled_.find(std::string(method.method->info->name) +
                               std::string(method.method->info->descriptor));
  if (handled != handled_.end()) {
    for (vm::Class* each : handled->second) {
      if (std::ranges::find(found, each) == found.end()) found.push_back(each);
    }
  }
  if (found.size() > kMost) found.resize(kMost);
  return found;
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

void StubClasses::prepare_annotations() {
  for (vm::Class* type : annotations_) {
    if (prepared_.insert(type).second) make_proxy(machine_, *type);
  }
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
  for (const auto& annotation : stub.annotations) annotations_.insert(annotation.type);
  for (const auto& annotation : stub.member_annotations) {
    if (annotation) annotations_.insert(annotation->type);
  }
  made->constant_cells = annotations.cells(*made);
  return made;
}

}  // namespace assay::recipe
