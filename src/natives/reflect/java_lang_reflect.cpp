// SPDX-License-Identifier: Apache-2.0
// java.lang.reflect.Executable and Field: what their class file says beyond the fields of the
// objects themselves.
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "interp/objects.h"
#include "natives/lang/register.h"
#include "natives/reflect/reflect_objects.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Attempt;
using vm::Ref;

/// One row of a MethodParameters attribute (JVMS 4.7.24).
struct ParameterRow {
  std::uint16_t name_index, flags;
};

std::vector<ParameterRow> parameter_rows(classfile::Bytes body) {
  constexpr std::size_t kRowSize = 4;
  std::vector<ParameterRow> rows;
  for (std::size_t at = 1; at + kRowSize <= body.size() && rows.size() < body[0]; at += kRowSize) {
    rows.push_back({classfile::u2_at(body, at), classfile::u2_at(body, at + 2)});
  }
  return rows;
}

Attempt<Ref> new_parameter(Machine& machine, Ref executable, const ParameterRow& row,
                           std::int32_t index, const classfile::ConstantPool& pool) {
  vm::Universe& universe = machine.universe();
  Ref name;
  if (row.name_index != 0) name = ATTEMPT(new_string(machine, pool.utf8(row.name_index)));
  Ref parameter = ATTEMPT(
      interp::new_object(machine.universe(), boot_class(universe, "java/lang/reflect/Parameter")));
  fill_field(universe, parameter, "name", name);
  fill_field(universe, parameter, "modifiers", static_cast<std::int32_t>(row.flags));
  fill_field(universe, parameter, "executable", executable);
  fill_field(universe, parameter, "index", index);
  return parameter;
}

Outcome get_parameters(NativeCall& call) {
  const vm::Method& method = *NATIVE_TRY(call, reflected_method(call.universe(), call.ref(0)));
  if (method.info->method_parameters.empty()) return call.returns(vm::kNull);
  const classfile::ConstantPool& pool = method.owner->file->constant_pool;
  std::vector<Ref> parameters;
  for (const ParameterRow& row : parameter_rows(method.info->method_parameters)) {
    if (row.name_index != 0 && !pool.is(row.name_index, classfile::Tag::Utf8)) {
      return call.throws("java/lang/IllegalArgumentException", "Constant pool index out of bounds");
    }
    auto index = static_cast<std::int32_t>(parameters.size());
    parameters.push_back(
        NATIVE_TRY(call, new_parameter(call.machine, call.ref(0), row, index, pool)));
  }
  vm::Class& parameter = boot_class(call.universe(), "java/lang/reflect/Parameter");
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, parameter, parameters)));
}

Outcome executable_type_annotations(NativeCall& call) {
  const vm::Method& method = *NATIVE_TRY(call, reflected_method(call.universe(), call.ref(0)));
  return call.returns(
      NATIVE_TRY(call, new_bytes_or_null(call.machine, method.info->annotations.visible_type)));
}

Outcome field_type_annotations(NativeCall& call) {
  const vm::Field& field = *NATIVE_TRY(call, reflected_field(call.universe(), call.ref(0)));
  return call.returns(
      NATIVE_TRY(call, new_bytes_or_null(call.machine, field.info->annotations.visible_type)));
}

}  // namespace

void register_reflect(NativeTable& table) {
  table.add("java/lang/reflect/Executable",
            {
                {"getParameters0", "()[Ljava/lang/reflect/Parameter;", get_parameters},
                {"getTypeAnnotationBytes0", "()[B", executable_type_annotations},
            });
  table.add("java/lang/reflect/Field",
            {{"getTypeAnnotationBytes0", "()[B", field_type_annotations}});
}

}  // namespace assay::natives
