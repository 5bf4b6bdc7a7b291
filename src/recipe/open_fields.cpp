// SPDX-License-Identifier: Apache-2.0
// Which fields a constructor leaves alone is read from its bytecode: no constructor of the class or
// of its superclasses stores to them, and none calls a method of the program that could.
#include "recipe/open_fields.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

using classfile::MemberRef;
using classfile::Opcode;

constexpr std::size_t kMostFields = 10;

/// Field names by class, as instructions name them.
using FieldNames = std::set<std::pair<std::string_view, std::string_view>>;

FieldNames fields_named_in(const vm::Class& klass) {
  FieldNames names;
  const classfile::ConstantPool& pool = klass.file->constant_pool;
  for (std::size_t i = 1; i < pool.size(); ++i) {
    if (!pool.is(i, classfile::Tag::Fieldref)) continue;
    MemberRef member = pool.member(i);
    names.insert({member.class_name, member.name});
  }
  return names;
}

/// What the constructors of a class and of its superclasses do to the object.
class Construction {
 public:
  Construction(vm::Universe& universe, const vm::Class& klass) : universe_(universe) {
    for (const vm::Class* each = &klass; each != nullptr && !each->trusted; each = each->super) {
      for (const vm::Method& method : each->methods) {
        if (method.info->name == "<init>") read(method);
      }
    }
  }

  bool leaves_alone(const vm::Field& field) const {
    return is_known_ && stored_.count(field.info->name) == 0;
  }

 private:
  void read(const vm::Method& constructor) {
    auto code = vm::VerifiedCode::of(universe_, constructor);
    is_known_ &= code.has_value();
    if (!code) return;
    const classfile::ConstantPool& pool = constructor.owner->file->constant_pool;
    for (const classfile::Instruction& each : classfile::Instructions(code->bytecode())) {
      if (each.opcode == Opcode::Putfield)
        stored_.insert(pool.member(each.constant_operand()).name);
      bool calls = each.opcode >= Opcode::Invokevirtual && each.opcode <= Opcode::Invokeinterface;
      if (calls) note_call(pool.member(each.constant_operand()), *constructor.owner);
    }
  }

  void note_call(const MemberRef& callee, const vm::Class& from) {
    if (callee.name == "<init>") return;
    const vm::Class* owner = vm::find_or_load(universe_, *from.loader, callee.class_name);
    is_known_ &= owner != nullptr && owner->trusted;
  }

  vm::Universe& universe_;
  std::set<std::string_view> stored_;
  bool is_known_ = true;
};

}  // namespace

std::vector<vm::Field*> open_fields(interp::Machine& machine, const Visibility& visibility,
                                    const vm::Method& constructor, const vm::Class& tested) {
  vm::Class& made = *constructor.owner;
  std::vector<vm::Field*> open;
  if (made.trusted || &made == &tested || tested.file == nullptr) return open;
  const FieldNames named = fields_named_in(tested);
  const Construction construction(machine.universe(), made);
  std::set<std::string_view> hidden;  // by a field of a subclass
  for (vm::Class* owner = &made; owner != nullptr && !owner->trusted; owner = owner->super) {
    for (vm::Field& field : owner->fields) {
      if (field.info == nullptr || field.is_static() || field.is_final()) continue;
      bool is_read = named.count({made.name, field.info->name}) != 0 ||
                     named.count({owner->name, field.info->name}) != 0;
      bool is_open = is_read && visibility.may_use(field) && construction.leaves_alone(field) &&
                     hidden.count(field.info->name) == 0;
      if (is_open && open.size() < kMostFields) open.push_back(&field);
    }
    for (const vm::Field& field : owner->fields) {
      if (field.info != nullptr) hidden.insert(field.info->name);
    }
  }
  return open;
}

}  // namespace assay::recipe
