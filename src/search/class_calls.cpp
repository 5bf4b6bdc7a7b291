// SPDX-License-Identifier: Apache-2.0
#include "search/class_calls.h"

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::search {

namespace {

using classfile::Opcode;
using Calls = std::map<const vm::Method*, std::set<const vm::Method*>>;

/// The calls that one method makes into a few classes.
class DirectCalls {
 public:
  DirectCalls(vm::Universe& universe, const std::vector<vm::Class*>& classes,
              const vm::Method& method)
      : universe_(universe), classes_(classes), file_(*method.owner->file) {
    auto verified = vm::VerifiedCode::of(universe, method);
    if (!verified) return;
    for (const classfile::Instruction& each : classfile::Instructions(verified->bytecode()))
      add(each);
  }

  std::set<const vm::Method*> take() { return std::move(called_); }

 private:
  void add(const classfile::Instruction& instruction) {
    const classfile::ConstantPool& pool = file_.constant_pool;
    if (instruction.is_call()) return add_named(pool.member(instruction.constant_operand()));
    if (instruction.opcode == Opcode::Invokedynamic)
      return add_lambdas(instruction.constant_operand());
    if (instruction.opcode == Opcode::New)
      return add_object(pool.class_name(instruction.constant_operand()));
  }

  void add_named(const classfile::MemberRef& member) {
    for (vm::Class* klass : classes_) {
      for (const vm::Method& method : klass->methods) {
        if (universe_.symbols().text(method.name) == member.name &&
            universe_.symbols().text(method.descriptor) == member.descriptor)
          called_.insert(&method);
      }
    }
  }

  /// A lambda's body is called by whoever makes the lambda.
  void add_lambdas(std::uint16_t index) {
    const classfile::ConstantPool& pool = file_.constant_pool;
    std::uint16_t number = pool.dynamic(index).bootstrap_index;
    if (number >= file_.bootstrap_methods.size()) return;
    for (std::uint16_t argument : file_.bootstrap_methods[number].arguments) {
      if (!pool.is(argument, classfile::Tag::MethodHandle)) continue;
      classfile::MemberRef member = pool.member(pool.method_handle(argument).member_index);
      if (member.class_name == file_.name) add_named(member);
    }
  }

  /// An object of a nested class may be handed to anybody, who calls what he likes.
  void add_object(std::string_view name) {
    for (std::size_t i = 1; i < classes_.size(); ++i) {
      if (classes_[i]->name != name) continue;
      for (const vm::Method& method : classes_[i]->methods) called_.insert(&method);
    }
  }

  vm::Universe& universe_;
  const std::vector<vm::Class*>& classes_;
  const classfile::ClassFile& file_;
  std::set<const vm::Method*> called_;
};

}  // namespace

ClassCalls::ClassCalls(interp::Machine& machine, const std::vector<vm::Class*>& classes) {
  Calls calls;
  std::vector<const vm::Method*> methods;
  for (vm::Class* klass : classes) {
    for (const vm::Method& method : klass->methods) {
      calls[&method] = DirectCalls(machine.universe(), classes, method).take();
      methods.push_back(&method);
    }
  }
  for (const vm::Method* method : methods) {
    std::set<const vm::Method*>& reached = reached_[method];
    std::vector<const vm::Method*> work{method};
    while (!work.empty()) {
      const vm::Method* next = work.back();
      work.pop_back();
      if (!reached.insert(next).second) continue;
      work.insert(work.end(), calls[next].begin(), calls[next].end());
    }
    if (method->info->name == "<clinit>") initialising_.insert(reached.begin(), reached.end());
  }
}

const std::set<const vm::Method*>& ClassCalls::reached_from(const vm::Method& method) const {
  auto found = reached_.find(&method);
  return found == reached_.end() ? none_ : found->second;
}

}  // namespace assay::search
