// SPDX-License-Identifier: Apache-2.0
// java.lang.Class: what the attributes of the class file say: nesting, nests, sealing, signatures
// and annotations.
#include <fmt/format.h>

#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "natives/reflect/constant_cells.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::natives {

namespace {

using vm::Ref;

/// The row of the InnerClasses attribute about the class itself, or null.
const classfile::InnerClass* own_row(const vm::Class& klass) {
  if (klass.file == nullptr) return nullptr;
  for (const classfile::InnerClass& row : klass.file->inner_classes) {
    if (klass.file->constant_pool.class_name(row.inner_class) == klass.file->name) return &row;
  }
  return nullptr;
}

Outcome disagree(NativeCall& call, const vm::Class& outer, const vm::Class& inner) {
  return call.throws("java/lang/IncompatibleClassChangeError",
                     fmt::format("{} and {} disagree on InnerClasses attribute",
                                 vm::external_name(outer), vm::external_name(inner)));
}

/// Whether the outer class's own attribute has the inner one as its member.
bool declares(const vm::Class& outer, const vm::Class& inner) {
  if (outer.file == nullptr || inner.is_hidden) return false;
  const classfile::ConstantPool& pool = outer.file->constant_pool;
  for (const classfile::InnerClass& row : outer.file->inner_classes) {
    if (row.outer_class != 0 && pool.class_name(row.outer_class) == outer.file->name &&
        pool.class_name(row.inner_class) == inner.file->name) {
      return true;
    }
  }
  return false;
}

Outcome declaring_class(NativeCall& call) {
  vm::Class& klass = class_argument(call, 0);
  const classfile::InnerClass* row = own_row(klass);
  if (row == nullptr || row->outer_class == 0) return call.returns(vm::kNull);
  vm::Class& outer =
      *NATIVE_TRY(call, call.machine.resolver().resolve_class(klass, row->outer_class));
  if (!declares(outer, klass)) return disagree(call, outer, klass);
  return call.returns(outer.mirror);
}

Outcome simple_binary_name(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 0);
  const classfile::InnerClass* row = own_row(klass);
  if (row == nullptr || row->inner_name == 0) return call.returns(vm::kNull);
  std::string_view name = klass.file->constant_pool.utf8(row->inner_name);
  return call.returns(NATIVE_TRY(call, new_string(call.machine, name)));
}

Outcome declared_classes(NativeCall& call) {
  vm::Class& klass = class_argument(call, 0);
  std::vector<vm::Class*> members;
  if (klass.file != nullptr) {
    const classfile::ConstantPool& pool = klass.file->constant_pool;
    for (const classfile::InnerClass& row : klass.file->inner_classes) {
      if (row.outer_class == 0 || pool.class_name(row.outer_class) != klass.file->name) continue;
      vm::Class* member =
          NATIVE_TRY(call, call.machine.resolver().resolve_class(klass, row.inner_class));
      const classfile::InnerClass* claim = own_row(*member);
      bool agrees = claim != nullptr && claim->outer_class != 0 &&
                    member->file->constant_pool.class_name(claim->outer_class) == klass.file->name;
      if (!agrees) return disagree(call, klass, *member);
      members.push_back(member);
    }
  }
  return call.returns(NATIVE_TRY(call, new_class_array(call.machine, members)));
}

/// The enclosing class, the method's name and its descriptor; the last two may be null.
Outcome enclosing_method(NativeCall& call) {
  vm::Class& klass = class_argument(call, 0);
  if (klass.file == nullptr || klass.file->enclosing_class == 0) return call.returns(vm::kNull);
  Ref parts[3];
  parts[0] =
      NATIVE_TRY(call, call.machine.resolver().resolve_class(klass, klass.file->enclosing_class))
          ->mirror;
  if (klass.file->enclosing_method != 0) {
    auto [name, descriptor] = klass.file->constant_pool.name_and_type(klass.file->enclosing_method);
    parts[1] = NATIVE_TRY(call, new_string(call.machine, name));
    parts[2] = NATIVE_TRY(call, new_string(call.machine, descriptor));
  }
  vm::Class& object = *call.universe().well_known().object;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, object, parts)));
}

Outcome nest_host_of(NativeCall& call) {
  return call.returns(
      NATIVE_TRY(call, call.machine.resolver().nest_host(class_argument(call, 0)))->mirror);
}

Outcome nest_members(NativeCall& call) {
  vm::Class& host = *NATIVE_TRY(call, call.machine.resolver().nest_host(class_argument(call, 0)));
  std::vector<vm::Class*> members = {&host};
  if (host.file != nullptr) {
    for (std::uint16_t index : host.file->nest_members) {
      vm::Class* member = NATIVE_TRY(call, call.machine.resolver().resolve_class(host, index));
      if (NATIVE_TRY(call, call.machine.resolver().nest_host(*member)) == &host)
        members.push_back(member);
    }
  }
  return call.returns(NATIVE_TRY(call, new_class_array(call.machine, members)));
}

Outcome permitted_subclasses(NativeCall& call) {
  vm::Class& klass = class_argument(call, 0);
  if (klass.file == nullptr || !klass.file->is_sealed) return call.returns(vm::kNull);
  std::vector<vm::Class*> permitted;
  for (std::uint16_t index : klass.file->permitted_subclasses) {
    auto resolved = call.machine.resolver().resolve_class(klass, index);
    if (resolved.ok()) {
      permitted.push_back(resolved.value());
    } else if (resolved.trap().kind == vm::Trap::Kind::Suspended) {
      return call.trapped(std::move(resolved).trap());
    }
  }
  return call.returns(NATIVE_TRY(call, new_class_array(call.machine, permitted)));
}

Outcome generic_signature(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 0);
  if (klass.file == nullptr) return call.returns(vm::kNull);
  return call.returns(NATIVE_TRY(call, new_string_or_null(call.machine, klass.file->signature)));
}

Outcome raw_annotations(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 0);
  if (klass.file == nullptr) return call.returns(vm::kNull);
  const std::vector<std::uint8_t> bytes = visible_annotations(call.universe(), klass);
  return call.returns(NATIVE_TRY(call, new_bytes_or_null(call.machine, bytes)));
}

Outcome raw_type_annotations(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 0);
  if (klass.file == nullptr) return call.returns(vm::kNull);
  return call.returns(
      NATIVE_TRY(call, new_bytes_or_null(call.machine, klass.file->annotations.visible_type)));
}

}  // namespace

void register_class_attributes(NativeTable& table) {
  table.add("java/lang/Class",
            {
                {"getDeclaringClass0", "()Ljava/lang/Class;", declaring_class},
                {"getSimpleBinaryName0", "()Ljava/lang/String;", simple_binary_name},
                {"getDeclaredClasses0", "()[Ljava/lang/Class;", declared_classes},
                {"getEnclosingMethod0", "()[Ljava/lang/Object;", enclosing_method},
                {"getNestHost0", "()Ljava/lang/Class;", nest_host_of},
                {"getNestMembers0", "()[Ljava/lang/Class;", nest_members},
                {"getPermittedSubclasses0", "()[Ljava/lang/Class;", permitted_subclasses},
                {"getGenericSignature0", "()Ljava/lang/String;", generic_signature},
                {"getRawAnnotations", "()[B", raw_annotations},
                {"getRawTypeAnnotations", "()[B", raw_type_annotations},
            });
}

}  // namespace assay::natives
