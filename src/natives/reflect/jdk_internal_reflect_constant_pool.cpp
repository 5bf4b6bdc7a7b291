// SPDX-License-Identifier: Apache-2.0
// jdk.internal.reflect.ConstantPool: how annotation parsing reads a class's constants. Argument 1
// is the class's mirror, which getConstantPool stored where programs can put something else,
// argument 2 the index.
#include <initializer_list>

#include "classfile/constant_pool.h"
#include "interp/native.h"
#include "natives/lang/register.h"
#include "natives/reflect/constant_cells.h"
#include "natives/reflect/reflect_objects.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using classfile::Tag;
using vm::Attempt;
using vm::Done;
using vm::Ref;

const classfile::ConstantPool& pool_of(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 1);
  if (klass.file == nullptr) throw interp::Refusal{nullptr, "the class has no constant pool"};
  return klass.file->constant_pool;
}

auto index_of(NativeCall& call) { return static_cast<std::uint16_t>(call.integer(2)); }

/// Where the constant is kept instead, if the class is an invented one.
const vm::Field* cell_of(NativeCall& call) {
  return constant_cell(class_argument(call, 1), index_of(call));
}

/// Whether the entry exists and has one of the tags.
Attempt<Done> check_entry(NativeCall& call, std::initializer_list<Tag> tags) {
  std::int32_t index = call.integer(2);
  const classfile::ConstantPool& pool = pool_of(call);
  if (index <= 0 || !pool.contains(static_cast<std::size_t>(index))) {
    return vm::Trap::raise("java/lang/IllegalArgumentException",
                           "Constant pool index out of bounds");
  }
  for (Tag tag : tags) {
    if (pool.tag(static_cast<std::size_t>(index)) == tag) return Done{};
  }
  if (tags.size() == 0) return Done{};
  return vm::Trap::raise("java/lang/IllegalArgumentException", "Wrong type at constant pool index");
}

Outcome size(NativeCall& call) {
  return call.returns_int(static_cast<std::int32_t>(pool_of(call).size()));
}

Outcome tag_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {}));
  return call.returns_int(static_cast<std::int32_t>(pool_of(call).tag(index_of(call))));
}

Outcome int_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Integer}));
  if (const vm::Field* cell = cell_of(call))
    return call.returns_int(int_in_cell(call.universe(), *cell));
  return call.returns_int(pool_of(call).integer(index_of(call)));
}
Outcome long_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Long}));
  if (const vm::Field* cell = cell_of(call))
    return call.returns_long(number_in_cell<std::int64_t>(call.universe(), *cell));
  return call.returns_long(pool_of(call).long_integer(index_of(call)));
}
Outcome float_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Float}));
  if (const vm::Field* cell = cell_of(call))
    return call.returns_float(number_in_cell<float>(call.universe(), *cell));
  return call.returns_float(pool_of(call).float_number(index_of(call)));
}
Outcome double_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Double}));
  if (const vm::Field* cell = cell_of(call))
    return call.returns_double(number_in_cell<double>(call.universe(), *cell));
  return call.returns_double(pool_of(call).double_number(index_of(call)));
}

Outcome utf8_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Utf8}));
  if (const vm::Field* cell = cell_of(call)) {
    const Ref text = NATIVE_TRY(call, text_in_cell(call.machine, *cell));
    if (text) return call.returns(text);
  }
  return call.returns(
      NATIVE_TRY(call, new_string(call.machine, pool_of(call).utf8(index_of(call)))));
}

Outcome string_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::String}));
  return call.returns(call.strings().literal(pool_of(call).text_of(index_of(call))));
}

Outcome class_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Class}));
  vm::Class& from = class_argument(call, 1);
  return call.returns(
      NATIVE_TRY(call, call.machine.resolver().resolve_class(from, index_of(call)))->mirror);
}

Outcome loaded_class_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Class}));
  vm::Universe& universe = call.universe();
  std::string_view name = pool_of(call).class_name(index_of(call));
  vm::Class* klass = universe.find_loaded(*class_argument(call, 1).loader, universe.intern(name));
  return call.returns(klass == nullptr ? vm::kNull : klass->mirror);
}

Outcome field_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Fieldref}));
  vm::Field* field = NATIVE_TRY(
      call, call.machine.resolver().resolve_field(class_argument(call, 1), index_of(call)));
  NATIVE_TRY(call, resolve_types(call.machine, *field));
  return call.returns(NATIVE_TRY(call, new_field_object(call.machine, *field)));
}

Outcome method_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Methodref, Tag::InterfaceMethodref}));
  vm::Method* method = NATIVE_TRY(
      call, call.machine.resolver().resolve_method(class_argument(call, 1), index_of(call)));
  NATIVE_TRY(call, resolve_types(call.machine, *method));
  bool constructs = is_constructor(call.universe(), *method);
  return call.returns(NATIVE_TRY(call, constructs ? new_constructor_object(call.machine, *method)
                                                  : new_method_object(call.machine, *method)));
}

/// The strings of an entry as a String[].
Outcome return_strings(NativeCall& call, std::initializer_list<std::string_view> texts) {
  std::vector<Ref> strings;
  for (std::string_view text : texts) {
    strings.push_back(NATIVE_TRY(call, new_string(call.machine, text)));
  }
  vm::Class& string = *call.universe().well_known().string;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, string, strings)));
}

Outcome member_info_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Fieldref, Tag::Methodref, Tag::InterfaceMethodref}));
  classfile::MemberRef member = pool_of(call).member(index_of(call));
  return return_strings(call, {member.class_name, member.name, member.descriptor});
}

Outcome name_and_type_info_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::NameAndType}));
  auto [name, descriptor] = pool_of(call).name_and_type(index_of(call));
  return return_strings(call, {name, descriptor});
}

Outcome class_index_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Fieldref, Tag::Methodref, Tag::InterfaceMethodref}));
  return call.returns_int(pool_of(call).entry(index_of(call)).low);
}

Outcome name_and_type_index_at(NativeCall& call) {
  NATIVE_TRY(call, check_entry(call, {Tag::Fieldref, Tag::Methodref, Tag::InterfaceMethodref,
                                      Tag::Dynamic, Tag::InvokeDynamic}));
  return call.returns_int(pool_of(call).entry(index_of(call)).high);
}

}  // namespace

void register_constant_pool(NativeTable& table) {
  table.add("jdk/internal/reflect/ConstantPool",
            {
                {"getSize0", "*", size},
                {"getTagAt0", "*", tag_at},
                {"getIntAt0", "*", int_at},
                {"getLongAt0", "*", long_at},
                {"getFloatAt0", "*", float_at},
                {"getDoubleAt0", "*", double_at},
                {"getUTF8At0", "*", utf8_at},
                {"getStringAt0", "*", string_at},
                {"getClassAt0", "*", class_at},
                {"getClassAtIfLoaded0", "*", loaded_class_at},
                {"getFieldAt0", "*", field_at},
                {"getFieldAtIfLoaded0", "*", field_at},
                {"getMethodAt0", "*", method_at},
                {"getMethodAtIfLoaded0", "*", method_at},
                {"getMemberRefInfoAt0", "*", member_info_at},
                {"getNameAndTypeRefInfoAt0", "*", name_and_type_info_at},
                {"getClassRefIndexAt0", "*", class_index_at},
                {"getNameAndTypeRefIndexAt0", "*", name_and_type_index_at},
            });
}

}  // namespace assay::natives
