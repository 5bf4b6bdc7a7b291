// SPDX-License-Identifier: Apache-2.0
#include "concolic/native_models.h"

#include <algorithm>

#include "classfile/descriptor.h"

namespace assay::concolic {

namespace {

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
       {array_natives(), number_natives(), unsafe_natives()}) {
    for (const NativeModel& model : family) {
      if (model.class_name == owner && model.name == name) return &model;
    }
  }
  return nullptr;
}

bool has_symbolic_argument(Recorder&, const interp::NativeCall& call,
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
    symbolic |= shadows[index] != 0;
    if (is_reference) symbolic |= is_symbolic_object(universe, call.ref(index));
    ++index;
  };
  if (!call.method.is_static()) look(true);
  for (auto type : classfile::MethodDescriptor(descriptor).parameters()) look(type.is_reference());
  return symbolic;
}

}  // namespace assay::concolic
