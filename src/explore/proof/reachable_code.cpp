// SPDX-License-Identifier: Apache-2.0
// Looks at code, not at runs: what a run does not read on the paths that it took, another may read
// on those that it did not.
#include "explore/proof/reachable_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"
#include "vm/symbols.h"

namespace assay::explore {

namespace {

using classfile::Instruction;
using classfile::Opcode;
using classfile::Tag;

constexpr std::size_t kMostMethods = 2'000;

class Walk {
 public:
  explicit Walk(vm::Universe& universe) : universe_(universe) {
    for (std::uint32_t id = 0; id < universe.class_count(); ++id) {
      if (vm::Class* klass = universe.class_by_id(id)) know(*klass);
    }
  }

  ReachableCode from(const vm::Method& method) {
    if (!method.is_static()) bring_to_life(*method.owner);
    for (classfile::TypeDescriptor type :
         classfile::MethodDescriptor(method.info->descriptor).parameters())
      bring_to_life(method, type.text);
    add(method);
    for (std::size_t i = 0; i < found_.methods.size(); ++i) {
      if (i >= kMostMethods) {
        found_.is_complete = false;
        break;
      }
      read(*found_.methods[i]);
    }
    found_.calls_itself = called_.count({method.name.id, method.descriptor.id}) != 0;
    return std::move(found_);
  }

 private:
  void add(const vm::Method& method) {
    if (methods_.insert(&method).second) found_.methods.push_back(&method);
  }

  /// A class of the program: calls that its methods fit may be calls of them.
  void know(vm::Class& klass) {
    if (klass.trusted || klass.is_array() || klass.is_primitive()) return;
    if (!known_.insert(&klass).second) return;
    classes_.push_back(&klass);
    for (const vm::Method& method : klass.methods) {
      if (called_.count({method.name.id, method.descriptor.id}) != 0) add(method);
    }
  }

  void call(std::string_view name, std::string_view descriptor) {
    const vm::Symbol by = universe_.intern(name), of = universe_.intern(descriptor);
    if (!called_.insert({by.id, of.id}).second) return;
    for (const vm::Class* klass : classes_) {
      for (const vm::Method& method : klass->methods) {
        if (method.name == by && method.descriptor == of) add(method);
      }
    }
  }

  /// The class of the program, or of the library, that a name in a method's code means.
  vm::Class* named(const vm::Method& from, std::string_view name) {
    if (name.starts_with('[')) return nullptr;
    vm::Class* klass = vm::find_or_load(universe_, *from.owner->loader, name);
    if (klass == nullptr) {
      found_.is_complete = false;
    } else {
      know(*klass);
    }
    return klass;
  }

  /// There may be objects of this class: the library may call what it overrides.
  void bring_to_life(vm::Class& klass) {
    know(klass);
    if (klass.trusted || !alive_.insert(&klass).second) return;
    for (const vm::Method& method : klass.methods) {
      if (is_known_to_library(method)) add(method);
    }
    for (const vm::Field& field : klass.fields) {
      if (field.is_static() || klass.methods.empty()) continue;
      bring_to_life(klass.methods.front(), universe_.symbols().text(field.descriptor));
    }
    if (klass.super != nullptr) bring_to_life(*klass.super);
    for (vm::Class* interface : klass.interfaces) bring_to_life(*interface);
    if (klass.file == nullptr || klass.methods.empty()) return;
    for (std::uint16_t index : klass.file->permitted_subclasses) {
      if (vm::Class* permitted =
              named(klass.methods.front(), klass.file->constant_pool.class_name(index)))
        bring_to_life(*permitted);
    }
  }

  static bool is_known_to_library(const vm::Method& method) {
    if (method.is_static() || method.is_private()) return false;
    const auto declares = [&](vm::Class* type) {
      return type->trusted && type->find_declared(method.name, method.descriptor) != nullptr;
    };
    const vm::Class& klass = *method.owner;
    return std::any_of(klass.display.begin(), klass.display.end(), declares) ||
           std::any_of(klass.all_interfaces.begin(), klass.all_interfaces.end(), declares);
  }

  void bring_to_life(const vm::Method& from, std::string_view type) {
    type.remove_prefix(std::min(type.find_first_not_of('['), type.size()));
    if (!type.starts_with('L')) return;
    if (vm::Class* klass = named(from, type.substr(1, type.size() - 2))) bring_to_life(*klass);
  }

  void read(const vm::Method& method) {
    const auto code = vm::VerifiedCode::of(universe_, method);
    if (!code) return;
    for (const Instruction& each : classfile::Instructions(code->bytecode()))
      read(method, code->pool(), each);
  }

  void read(const vm::Method& method, const classfile::ConstantPool& pool,
            const Instruction& each) {
    switch (each.opcode) {
      case Opcode::Invokedynamic:
        return call_handles(method, pool);
      case Opcode::New:
        if (vm::Class* klass = named(method, pool.class_name(each.constant_operand()))) {
          use_first(*klass);
          bring_to_life(*klass);
          found_.made.insert(found_.made.end(), klass->display.begin(), klass->display.end());
        }
        return;
      case Opcode::Putfield:
        write(method, pool.member(each.constant_operand()));
        return;
      case Opcode::Checkcast:
      case Opcode::Instanceof:
        return test(method, pool.class_name(each.constant_operand()));
      case Opcode::Ldc:
      case Opcode::LdcW:
        if (pool.is(each.constant_operand(), Tag::String) &&
            literals_.insert(pool.text_of(each.constant_operand())).second)
          found_.literals.emplace_back(pool.text_of(each.constant_operand()));
        return;
      case Opcode::IfAcmpeq:
      case Opcode::IfAcmpne:
        found_.compares_references = true;
        return;
      case Opcode::Getfield:
        return read_field(method, pool.member(each.constant_operand()));
      case Opcode::Getstatic:
      case Opcode::Putstatic:
        return use_static(method, pool.member(each.constant_operand()),
                          each.opcode == Opcode::Getstatic);
      default:
        break;
    }
    if (!each.is_call()) return;
    const classfile::MemberRef called = pool.member(each.constant_operand());
    vm::Class* klass = named(method, called.class_name);
    if (klass != nullptr && each.opcode == Opcode::Invokestatic) use_first(*klass);
    call(called.name, called.descriptor);
  }

  void test(const vm::Method& method, std::string_view name) {
    const std::string type = name.starts_with('[') ? std::string(name) : fmt::format("L{};", name);
    vm::Class* klass = vm::find_type(universe_, *method.owner->loader, type);
    if (klass == nullptr) {
      found_.is_complete = false;
      return;
    }
    if (tested_.insert(klass).second) found_.tested.push_back(klass);
    bring_to_life(*klass);
  }

  /// A call site may call whatever handles its class has constants of.
  void call_handles(const vm::Method& method, const classfile::ConstantPool& pool) {
    for (std::size_t i = 1; i < pool.size(); ++i) {
      if (!pool.is(i, Tag::MethodHandle)) continue;
      const std::uint16_t index = pool.method_handle(i).member_index;
      if (pool.is(index, Tag::Fieldref)) continue;
      const classfile::MemberRef called = pool.member(index);
      if (vm::Class* klass = named(method, called.class_name)) use_first(*klass);
      call(called.name, called.descriptor);
    }
  }

  void write(const vm::Method& method, const classfile::MemberRef& member) {
    vm::Class* klass = named(method, member.class_name);
    if (klass == nullptr) return;
    const vm::Field* field =
        klass->find_field(universe_.intern(member.name), universe_.intern(member.descriptor));
    if (field != nullptr && !field->owner->trusted) found_.written.push_back(field);
  }

  void read_field(const vm::Method& method, const classfile::MemberRef& member) {
    vm::Class* klass = named(method, member.class_name);
    if (klass == nullptr || klass->trusted || !klass->is(classfile::access::kEnum)) return;
    vm::Field* field =
        klass->find_field(universe_.intern(member.name), universe_.intern(member.descriptor));
    if (field == nullptr || field->owner->trusted) return;
    if (statics_.insert(field).second) found_.enum_fields.push_back(field);
  }

  void use_static(const vm::Method& method, const classfile::MemberRef& member, bool is_read) {
    vm::Class* klass = named(method, member.class_name);
    if (klass == nullptr) return;
    use_first(*klass);
    vm::Field* field =
        klass->find_field(universe_.intern(member.name), universe_.intern(member.descriptor));
    if (field == nullptr || field->owner->trusted) return;
    if (!is_read) {
      found_.written.push_back(field);
      return;
    }
    if (statics_.insert(field).second) found_.statics.push_back(field);
    bring_to_life(method, member.descriptor);
  }

  /// With the superclasses, and the interfaces, some of which are initialised too (JVMS 5.5).
  void use_first(const vm::Class& klass) {
    if (klass.trusted || !first_.insert(&klass).second) return;
    found_.initialised.push_back(&klass);
    if (klass.super != nullptr) use_first(*klass.super);
    for (const vm::Class* interface : klass.interfaces) use_first(*interface);
  }

  vm::Universe& universe_;
  ReachableCode found_;
  std::set<const vm::Method*> methods_;
  std::set<const vm::Class*> known_, alive_, first_, tested_;
  std::set<std::string_view> literals_;
  std::set<const vm::Field*> statics_;
  std::vector<const vm::Class*> classes_;
  std::set<std::pair<std::uint32_t, std::uint32_t>> called_;  // names and descriptors
};

}  // namespace

bool is_plain(std::string_view type) {
  constexpr std::string_view kPlain[] = {
      "Ljava/lang/String;",    "Ljava/lang/Integer;", "Ljava/lang/Long;",
      "Ljava/lang/Boolean;",   "Ljava/lang/Byte;",    "Ljava/lang/Short;",
      "Ljava/lang/Character;", "Ljava/lang/Float;",   "Ljava/lang/Double;"};
  return type.size() == 1 ||
         std::find(std::begin(kPlain), std::end(kPlain), type) != std::end(kPlain);
}

ReachableCode reachable_code(vm::Universe& universe, const vm::Method& method) {
  return Walk(universe).from(method);
}

}  // namespace assay::explore
