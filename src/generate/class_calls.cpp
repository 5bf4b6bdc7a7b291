// SPDX-License-Identifier: Apache-2.0
#include "generate/class_calls.h"

#include "classfile/opcodes.h"

namespace assay::generate {

namespace {

using classfile::Opcode;
using Calls = std::map<const vm::Method*, std::set<const vm::Method*>>;

void add_named(vm::Universe& universe, vm::Class& klass, std::string_view name,
               std::string_view descriptor, std::set<const vm::Method*>& called) {
  for (const vm::Method& method : klass.methods) {
    if (universe.symbols().text(method.name) == name &&
        universe.symbols().text(method.descriptor) == descriptor)
      called.insert(&method);
  }
}

/// A lambda's body is called by whoever makes the lambda.
void add_lambdas(vm::Universe& universe, vm::Class& klass, std::uint16_t index,
                 std::set<const vm::Method*>& called) {
  const classfile::ConstantPool& pool = klass.file->constant_pool;
  const auto& bootstraps = klass.file->bootstrap_methods;
  std::uint16_t number = pool.dynamic(index).bootstrap_index;
  if (number >= bootstraps.size()) return;
  for (std::uint16_t argument : bootstraps[number].arguments) {
    if (!pool.is(argument, classfile::Tag::MethodHandle)) continue;
    classfile::MemberRef member = pool.member(pool.method_handle(argument).member_index);
    if (member.class_name == klass.name)
      add_named(universe, klass, member.name, member.descriptor, called);
  }
}

std::set<const vm::Method*> direct_calls(vm::Universe& universe, vm::Class& klass,
                                         const vm::Method& method) {
  std::set<const vm::Method*> called;
  if (!method.info->has_code) return called;
  const classfile::ConstantPool& pool = klass.file->constant_pool;
  classfile::Bytes code = method.info->code.bytecode;
  for (std::uint32_t pc = 0; pc < code.size(); pc += classfile::instruction_length(code, pc)) {
    switch (static_cast<Opcode>(code[pc])) {
      case Opcode::Invokestatic:
      case Opcode::Invokespecial:
      case Opcode::Invokevirtual:
      case Opcode::Invokeinterface: {
        classfile::MemberRef member = pool.member(classfile::u2_at(code, pc + 1));
        add_named(universe, klass, member.name, member.descriptor, called);
        break;
      }
      case Opcode::Invokedynamic:
        add_lambdas(universe, klass, classfile::u2_at(code, pc + 1), called);
        break;
      default:
        break;
    }
  }
  return called;
}

}  // namespace

ClassCalls::ClassCalls(interp::Machine& machine, vm::Class& klass) {
  Calls calls;
  for (const vm::Method& method : klass.methods)
    calls[&method] = direct_calls(machine.universe(), klass, method);
  for (const vm::Method& method : klass.methods) {
    std::set<const vm::Method*>& reached = reached_[&method];
    std::vector<const vm::Method*> work{&method};
    while (!work.empty()) {
      const vm::Method* next = work.back();
      work.pop_back();
      if (!reached.insert(next).second) continue;
      work.insert(work.end(), calls[next].begin(), calls[next].end());
    }
  }
}

const std::set<const vm::Method*>& ClassCalls::reached_from(const vm::Method& method) const {
  auto found = reached_.find(&method);
  return found == reached_.end() ? none_ : found->second;
}

}  // namespace assay::generate
