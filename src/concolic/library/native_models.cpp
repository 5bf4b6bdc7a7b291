// SPDX-License-Identifier: Apache-2.0
#include "concolic/library/native_models.h"

#include <algorithm>

#include "classfile/descriptor.h"
#include "expr/term.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Term;

/// Natives whose result depends on nothing that can be symbolic in their arguments: identity,
/// class, threads, stack traces.
constexpr std::string_view kIndifferent[] = {
    "getClass",
    "hashCode",
    "identityHashCode",
    "fillInStackTrace",
    "notify",
    "notifyAll",
    "registerNatives",
    "currentThread",
    "ensureClassInitialized0",
    "shouldBeInitialized0",
    "refersTo0",
    "isArray",
    "isInterface",
    "isPrimitive",
    "getSuperclass",
    "getModifiers",
    "initStackTraceElements",
    "intern",
    "holdsLock",
    "getComponentType",
    "start0",
    "setPriority0",
    "setNativeName",
    "interrupt0",
    "isAlive",
    "wait",
    "wait0",
};

bool is_symbolic_object(vm::Universe& universe, vm::Ref object) {
  if (!object) return false;
  if (universe.shadows().is_marked(object)) return true;
  if (universe.class_of(object) != universe.well_known().string) return false;
  vm::Ref bytes = universe.heap().read<vm::Ref>(object, universe.well_known().string_fields.value);
  return bytes && universe.shadows().is_marked(bytes);
}

}  // namespace

const NativeModel* find_native_model(const interp::NativeCall& call) {
  std::string_view owner = call.method.owner->name;
  std::string_view name = call.universe().symbols().text(call.method.name);
  for (std::span<const NativeModel> family :
       {array_natives(), number_natives(), string_natives(), unsafe_natives(), class_natives()}) {
    for (const NativeModel& model : family) {
      if (model.class_name == owner && model.name == name) return &model;
    }
  }
  return nullptr;
}

namespace {

constexpr std::int32_t kMostCells = 256;  // of one object that are fixed

/// Fixes everything symbolic in an object that a native may have looked at.
void fix_object(Recorder& recorder, const interp::NativeCall& call, vm::Ref object) {
  vm::Universe& universe = call.universe();
  const vm::Class& klass = *universe.class_of(object);
  Site site = recorder.current_site();
  auto fix = [&](std::uint64_t offset, unsigned bytes) {
    Term cell = recorder.cell(object, offset);
    if (!cell) return;
    if (bytes == 4) cell = recorder.choice_of(cell);  // if it is a reference
    if (cell) recorder.pin(site, cell, recorder.evaluator().value(cell));
  };
  if (!klass.is_array()) {
    for (const vm::Class* part = &klass; part != nullptr; part = part->super) {
      for (const vm::Field& field : part->fields) {
        if (!field.is_static()) fix(field.offset, 1u << vm::log2_size(field.kind));
      }
    }
    // A string's coder comes before its bytes.
    if (&klass == universe.well_known().string) {
      vm::Ref bytes =
          universe.heap().read<vm::Ref>(object, universe.well_known().string_fields.value);
      if (bytes) fix_object(recorder, call, bytes);
    }
    return;
  }
  recorder.pin_length(site, object);
  unsigned log2 = vm::log2_size(klass.element_kind);
  std::int32_t count = std::min(universe.heap().array_length(object), kMostCells);
  for (std::int32_t i = 0; i < count; ++i)
    fix(vm::kArrayBase + (static_cast<std::uint64_t>(i) << log2), 1u << log2);
}

}  // namespace

bool fix_symbolic_arguments(Recorder& recorder, const interp::NativeCall& call,
                            const std::uint32_t* shadows) {
  vm::Universe& universe = call.universe();
  std::string_view name = universe.symbols().text(call.method.name);
  if (name != "intern" &&
      std::find(std::begin(kIndifferent), std::end(kIndifferent), name) != std::end(kIndifferent))
    return false;
  std::string_view descriptor = universe.symbols().text(call.method.descriptor);
  unsigned index = 0;
  bool symbolic = false;
  auto look = [&](bool is_reference) {
    if (shadows[index] != 0) {
      Term term{shadows[index]};
      // Whichever class it is: the others are other paths.
      symbolic |= recorder.open_world() != nullptr || !recorder.is_class(term);
      if (const Term object = recorder.object_of_class(term)) term = object;
      if (is_reference) term = recorder.choice_of(term);
      if (term) recorder.pin(recorder.current_site(), term, recorder.evaluator().value(term));
    }
    if (is_reference && is_symbolic_object(universe, call.ref(index))) {
      symbolic = true;
      fix_object(recorder, call, call.ref(index));
    }
    ++index;
  };
  if (!call.method.is_static()) look(true);
  for (auto type : classfile::MethodDescriptor(descriptor).parameters()) look(type.is_reference());
  return symbolic;
}

}  // namespace assay::concolic
