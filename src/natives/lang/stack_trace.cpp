// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/stack_trace.h"

#include "classfile/line_numbers.h"
#include "interp/objects.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Attempt;
using vm::Done;
using vm::Ref;

constexpr std::int32_t kNativeLine = -2;
constexpr std::size_t kMostFrames = 1024;

Attempt<Done> fill_module(Machine& machine, Ref element, vm::Class& owner) {
  vm::Universe& universe = machine.universe();
  Ref module = universe.module_of(owner);
  if (!module) return Done{};
  fill_field(universe, element, "moduleName", get_field<Ref>(universe, module, "name"));
  Ref descriptor = get_field<Ref>(universe, module, "descriptor");
  Ref version = descriptor ? get_field<Ref>(universe, descriptor, "version") : vm::kNull;
  if (version) {
    fill_field(universe, element, "moduleVersion", get_field<Ref>(universe, version, "version"));
  }
  return Done{};
}

}  // namespace

std::int32_t line_number(const interp::BacktraceEntry& entry) {
  if (entry.method->is_native()) return kNativeLine;
  if (entry.method->info == nullptr || entry.bytecode_index < 0) return -1;
  return classfile::line_of(entry.method->info->debug,
                            static_cast<std::uint32_t>(entry.bytecode_index));
}

Attempt<Done> fill_stack_trace_element(Machine& machine, Ref element,
                                       const interp::BacktraceEntry& entry) {
  vm::Universe& universe = machine.universe();
  vm::Class& owner = *entry.method->owner;
  fill_field(universe, element, "declaringClassObject", owner.mirror);
  if (owner.loader->loader) {
    fill_field(universe, element, "classLoaderName",
               get_field<Ref>(universe, owner.loader->loader, "name"));
  }
  ATTEMPT(fill_module(machine, element, owner));
  fill_field(universe, element, "declaringClass",
             ATTEMPT(new_string(machine, vm::external_name(owner))));
  fill_field(universe, element, "methodName",
             ATTEMPT(new_string(machine, universe.symbols().text(entry.method->name))));
  fill_field(universe, element, "fileName",
             ATTEMPT(new_string_or_null(machine, owner.source_file)));
  fill_field(universe, element, "lineNumber", line_number(entry));
  return Done{};
}

Attempt<Ref> new_stack_trace(Machine& machine, interp::JavaThread& thread) {
  vm::Universe& universe = machine.universe();
  vm::Class& element_class = *universe.well_known().stack_trace_element;
  std::vector<Ref> elements;
  for (const interp::BacktraceEntry& entry :
       interp::walk_frames(thread, vm::kNull, universe, kMostFrames)) {
    Ref element = ATTEMPT(interp::new_object(machine.universe(), element_class));
    ATTEMPT(fill_stack_trace_element(machine, element, entry));
    elements.push_back(element);
  }
  return new_reference_array(machine, element_class, elements);
}

}  // namespace assay::natives
