// SPDX-License-Identifier: Apache-2.0
#include "vm/well_known.h"

#include <fmt/format.h>

#include "base/check.h"
#include "vm/universe.h"

namespace assay::vm {

namespace {

struct Wanted {
  std::string_view name;
  Class* WellKnown::*place;
};

// The first six are needed before any mirror or array can be made, in this order.
constexpr Wanted kWanted[] = {
    {"java/lang/Object", &WellKnown::object},
    {"java/lang/Cloneable", &WellKnown::cloneable},
    {"java/io/Serializable", &WellKnown::serializable},
    {"java/lang/Class", &WellKnown::class_},
    {"java/lang/String", &WellKnown::string},
    {"java/lang/ClassLoader", &WellKnown::class_loader},
    {"java/lang/Module", &WellKnown::module},
    {"java/lang/Thread", &WellKnown::thread},
    {"java/lang/ThreadGroup", &WellKnown::thread_group},
    {"java/lang/Throwable", &WellKnown::throwable},
    {"java/lang/StackTraceElement", &WellKnown::stack_trace_element},
    {"java/lang/ref/Reference", &WellKnown::reference},
    {"java/lang/invoke/MethodHandle", &WellKnown::method_handle},
    {"java/lang/invoke/VarHandle", &WellKnown::var_handle},
    {"java/lang/invoke/MethodType", &WellKnown::method_type},
    {"java/lang/invoke/MemberName", &WellKnown::member_name},
    {"java/lang/invoke/LambdaForm", &WellKnown::lambda_form},
};

constexpr std::string_view kBoxes[] = {
    "java/lang/Boolean", "java/lang/Byte", "java/lang/Character", "java/lang/Short",
    "java/lang/Integer", "java/lang/Long", "java/lang/Float",     "java/lang/Double"};

std::uint32_t offset_of(Universe& universe, Class& klass, std::string_view name) {
  Field* field = universe.find_field(klass, name);
  return field == nullptr ? 0 : field->offset;
}

}  // namespace

Result<void> load_well_known(Universe& universe) {
  WellKnown& known = universe.well_known();
  auto load = [&](std::string_view name) -> Result<Class*> {
    if (Class* klass = universe.load_boot(name)) return klass;
    return Error{fmt::format("the JDK's class library has no class {}", external_name(name))};
  };
  for (const Wanted& wanted : kWanted) known.*wanted.place = TRY(load(wanted.name));
  for (unsigned i = 0; i < 8; ++i) known.boxes[i] = TRY(load(kBoxes[i]));

  auto& string = known.string_fields;
  string.value = offset_of(universe, *known.string, "value");
  string.coder = offset_of(universe, *known.string, "coder");
  string.hash = offset_of(universe, *known.string, "hash");
  auto& klass = known.class_fields;
  klass.id = offset_of(universe, *known.class_, "$id");
  klass.class_loader = offset_of(universe, *known.class_, "classLoader");
  klass.component_type = offset_of(universe, *known.class_, "componentType");
  klass.module = offset_of(universe, *known.class_, "module");
  klass.name = offset_of(universe, *known.class_, "name");
  klass.class_data = offset_of(universe, *known.class_, "classData");
  klass.modifiers = offset_of(universe, *known.class_, "modifiers");
  klass.primitive = offset_of(universe, *known.class_, "primitive");
  klass.protection_domain = offset_of(universe, *known.class_, "protectionDomain");
  if (klass.protection_domain == 0)
    klass.protection_domain = offset_of(universe, *known.class_, "$domain");
  klass.signers = offset_of(universe, *known.class_, "signers");
  auto& throwable = known.throwable_fields;
  throwable.backtrace = offset_of(universe, *known.throwable, "backtrace");
  throwable.detail_message = offset_of(universe, *known.throwable, "detailMessage");
  throwable.cause = offset_of(universe, *known.throwable, "cause");
  throwable.stack_trace = offset_of(universe, *known.throwable, "stackTrace");
  throwable.depth = offset_of(universe, *known.throwable, "depth");
  throwable.suppressed = offset_of(universe, *known.throwable, "suppressedExceptions");

  for (unsigned kind = 0; kind < 8; ++kind)
    universe.array_of(universe.primitive(static_cast<Kind>(kind)));
  universe.create_missing_mirrors();
  return {};
}

}  // namespace assay::vm
