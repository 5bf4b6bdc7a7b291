// SPDX-License-Identifier: Apache-2.0
#include "hazards/calls.h"

#include <algorithm>
#include <deque>

#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"

namespace assay::hazards {

using classfile::Instruction;
using classfile::MemberRef;
using classfile::Opcode;

vm::Class* Calls::find_class(const vm::Class& from, std::string_view name) {
  if (name.starts_with('[')) return find_type(from, name);
  if (name == from.name) return const_cast<vm::Class*>(&from);
  NameKey key{from.loader, universe().intern(name)};
  auto [known, is_new] = types_.try_emplace(key, nullptr);
  if (is_new) {
    vm::Class* found = vm::find_or_load(universe(), *from.loader, name);
    types_[key] = found;
    return found;
  }
  return known->second;
}

vm::Class* Calls::find_type(const vm::Class& from, std::string_view descriptor) {
  if (descriptor.starts_with('L'))
    return find_class(from, descriptor.substr(1, descriptor.size() - 2));
  NameKey key{from.loader, universe().intern(descriptor)};
  auto [known, is_new] = types_.try_emplace(key, nullptr);
  if (is_new) {
    vm::Class* found = vm::find_type(universe(), *from.loader, descriptor);
    types_[key] = found;
    return found;
  }
  return known->second;
}

vm::Method* Calls::find_method(const vm::Class& from, const MemberRef& member) {
  vm::Class* holder = find_class(from, member.class_name);
  return holder == nullptr ? nullptr
                           : program_.find_method(*holder, member.name, member.descriptor);
}

vm::Field* Calls::find_field(const vm::Class& from, const MemberRef& member) {
  vm::Class* holder = find_class(from, member.class_name);
  return holder == nullptr ? nullptr : program_.find_field(*holder, member.name, member.descriptor);
}

vm::Method* Calls::initialiser(const vm::Class& klass) {
  if (klass.trusted) return nullptr;
  auto& owner = const_cast<vm::Class&>(klass);
  for (vm::Method& method : owner.methods) {
    if (method.info->name == "<clinit>") return &method;
  }
  return nullptr;
}

void Calls::Lists::add(const vm::Method* method, bool is_certain) {
  if (std::find(all.begin(), all.end(), method) == all.end()) all.push_back(method);
  if (is_certain && std::find(certain.begin(), certain.end(), method) == certain.end())
    certain.push_back(method);
}

const Calls::Lists& Calls::lists(const vm::Method& method) {
  auto known = lists_.find(&method);
  if (known != lists_.end()) return known->second;
  Lists found;
  if (auto code = vm::VerifiedCode::of(universe(), method)) {
    for (const Instruction& each : classfile::Instructions(code->bytecode())) {
      auto member = [&] { return code->pool().member(each.constant_operand()); };
      if (each.opcode == Opcode::New) {
        add_initialiser(method, code->pool().class_name(each.constant_operand()), found);
      } else if (each.opcode == Opcode::Getstatic || each.opcode == Opcode::Putstatic) {
        add_initialiser(method, member().class_name, found);
      } else if (each.opcode == Opcode::Invokedynamic) {
        add_dynamic(method, each.constant_operand(), found);
      } else if (each.is_call()) {
        bool is_virtual =
            each.opcode == Opcode::Invokevirtual || each.opcode == Opcode::Invokeinterface;
        add_call(method, member(), is_virtual, found);
        if (each.opcode == Opcode::Invokestatic)
          add_initialiser(method, member().class_name, found);
      }
    }
  }
  return lists_[&method] = std::move(found);
}

void Calls::add_call(const vm::Method& caller, const MemberRef& member, bool is_virtual,
                     Lists& found) {
  if (member.class_name.starts_with('[')) return;
  vm::Class* holder = find_class(*caller.owner, member.class_name);
  if (holder == nullptr) return;
  vm::Method* method = program_.find_method(*holder, member.name, member.descriptor);
  if (method == nullptr) return;
  if (!is_virtual || method->is_private() || method->is_static()) {
    if (!method->owner->trusted) found.add(method, true);
    return;
  }
  const recipe::Program::Targets& targets = program_.targets(*holder, *method);
  const bool is_certain =
      !method->is_abstract() && !holder->is_interface() && !targets.reaches_library;
  for (const vm::Method* target : targets.methods) found.add(target, is_certain);
}

void Calls::add_dynamic(const vm::Method& caller, std::uint16_t index, Lists& found) {
  const classfile::ClassFile& file = *caller.owner->file;
  const classfile::ConstantPool& pool = file.constant_pool;
  std::uint16_t number = pool.dynamic(index).bootstrap_index;
  if (number >= file.bootstrap_methods.size()) return;
  for (std::uint16_t argument : file.bootstrap_methods[number].arguments) {
    if (!pool.is(argument, classfile::Tag::MethodHandle)) continue;
    classfile::MethodHandleRef handle = pool.method_handle(argument);
    if (handle.kind < classfile::ReferenceKind::InvokeVirtual) continue;  // of a field
    bool is_virtual = handle.kind == classfile::ReferenceKind::InvokeVirtual ||
                      handle.kind == classfile::ReferenceKind::InvokeInterface;
    add_call(caller, pool.member(handle.member_index), is_virtual, found);
  }
}

void Calls::add_initialiser(const vm::Method& user, std::string_view class_name, Lists& found) {
  if (class_name == user.owner->name) return;
  for (const vm::Class* used = find_class(*user.owner, class_name); used != nullptr;
       used = used->super) {
    const vm::Method* method = initialiser(*used);
    if (method != nullptr) found.add(method, true);
  }
}

std::map<const vm::Method*, int> Calls::reachers(const vm::Method& target) {
  if (callers_.empty()) {
    for (const vm::Class* klass : classes_) {
      for (const vm::Method& method : klass->methods) {
        for (const vm::Method* callee : callees(method)) callers_[callee].push_back(&method);
      }
    }
  }
  std::map<const vm::Method*, int> distances{{&target, 0}};
  std::deque<const vm::Method*> work{&target};
  while (!work.empty()) {
    const vm::Method* next = work.front();
    work.pop_front();
    auto callers = callers_.find(next);
    if (callers == callers_.end()) continue;
    for (const vm::Method* caller : callers->second) {
      if (distances.try_emplace(caller, distances[next] + 1).second) work.push_back(caller);
    }
  }
  return distances;
}

}  // namespace assay::hazards
