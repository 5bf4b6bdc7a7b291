// SPDX-License-Identifier: Apache-2.0
#include "recipe/types/handled_failures.h"

#include <algorithm>
#include <set>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "recipe/stub_types.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

class HandlerReader {
 public:
  HandlerReader(interp::Machine& machine, vm::Class& klass)
      : universe_(machine.universe()), klass_(klass) {}

  std::map<std::string, std::vector<vm::Class*>> read() {
    for (const vm::Method& method : klass_.methods) {
      const auto code = vm::VerifiedCode::of(universe_, method);
      if (!code) continue;
      for (const classfile::ExceptionHandler& handler : code->handlers()) {
        vm::Class* thrown = handler.catch_type == 0 ? nullptr : exception_for(handler.catch_type);
        if (thrown == nullptr) continue;
        seen_.clear();
        add_calls(*code, handler.start_pc, handler.end_pc, *thrown);
      }
    }
    return std::move(found_);
  }

 private:
  /// What a handler is for that nobody declares; null: what methods have to declare.
  vm::Class* exception_for(std::uint16_t index) {
    vm::Class* caught =
        vm::find_or_load(universe_, *klass_.loader, klass_.file->constant_pool.class_name(index));
    if (caught == nullptr) return nullptr;
    vm::Class* unchecked = universe_.load_boot("java/lang/RuntimeException");
    if (unchecked->is_assignable_to(caught)) return unchecked;
    return is_checked(universe_, *caught) ? nullptr : caught;
  }

  void add_calls(const vm::VerifiedCode& code, std::uint32_t start, std::uint32_t end,
                 vm::Class& thrown) {
    for (const classfile::Instruction& each : classfile::Instructions(code.bytecode())) {
      if (each.pc < start || each.pc >= end || !each.is_call()) continue;
      const classfile::MemberRef member = code.pool().member(each.constant_operand());
      if (member.class_name == klass_.name) {
        add_calls_of(member, thrown);
        continue;
      }
      std::vector<vm::Class*>& all =
          found_[std::string(member.name) + std::string(member.descriptor)];
      if (std::find(all.begin(), all.end(), &thrown) == all.end()) all.push_back(&thrown);
    }
  }

  void add_calls_of(const classfile::MemberRef& member, vm::Class& thrown) {
    const vm::Method* called = universe_.find_method(klass_, member.name, member.descriptor);
    if (called == nullptr || called->owner != &klass_ || !seen_.insert(called).second) return;
    if (const auto code = vm::VerifiedCode::of(universe_, *called))
      add_calls(*code, 0, static_cast<std::uint32_t>(code->bytecode().size()), thrown);
  }

  vm::Universe& universe_;
  vm::Class& klass_;
  std::set<const vm::Method*> seen_;  // of the class, for one handler
  std::map<std::string, std::vector<vm::Class*>> found_;
};

}  // namespace

std::map<std::string, std::vector<vm::Class*>> handled_failures(interp::Machine& machine,
                                                                vm::Class& klass) {
  return HandlerReader(machine, klass).read();
}

}  // namespace assay::recipe
