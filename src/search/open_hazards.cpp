// SPDX-License-Identifier: Apache-2.0
#include "search/open_hazards.h"

#include <algorithm>
#include <numeric>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "hazards/hazard.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

namespace {

using classfile::Instruction;
using classfile::Opcode;

bool is_call(Opcode opcode) {
  return opcode >= Opcode::Invokevirtual && opcode <= Opcode::Invokedynamic;
}

/// Object's constructor does nothing; other code that is not the class's may do anything, and so
/// may a call that comes back.
bool calls_unbounded(const ClassCalls& calls, const vm::VerifiedCode& code,
                     const Instruction& instruction) {
  if (!is_call(instruction.opcode)) return false;
  if (instruction.opcode == Opcode::Invokedynamic) return true;
  const classfile::MemberRef member = code.pool().member(instruction.constant_operand());
  if (member.class_name == "java/lang/Object" && member.name == "<init>") return false;
  const vm::Method& caller = code.method();
  if (member.class_name != caller.owner->name) return true;
  return std::ranges::any_of(caller.owner->methods, [&](const vm::Method& each) {
    return each.info->name == member.name && each.info->descriptor == member.descriptor &&
           calls.reached_from(each).count(&caller) != 0;
  });
}

bool jumps_back(const Instruction& instruction) {
  bool any = false;
  for (const std::uint32_t target : instruction.targets()) any |= target <= instruction.pc;
  return any;
}

}  // namespace

OpenHazards::OpenHazards(interp::Machine& machine, vm::Class& klass, const ClassCalls& calls)
    : calls_(calls) {
  hazards::HazardIndex index(machine, {&klass});
  for (const vm::Method& method : klass.methods) {
    if (method.info->has_code) methods_[&method] = listed(index, method);
  }
}

OpenHazards::Listed OpenHazards::listed(hazards::HazardIndex& index,
                                        const vm::Method& method) const {
  Listed found;
  for (const hazards::Hazard& hazard : index.of(method))
    found.operations.push_back({hazard.bytecode_index, hazard.promise(), hazard.is_guard});
  const auto code = vm::VerifiedCode::of(method);
  if (!code || !index.is_followed(method)) return found;
  found.is_bounded = true;
  for (const Instruction& each : classfile::Instructions(code->bytecode()))
    found.is_bounded &= !calls_unbounded(calls_, *code, each) && !jumps_back(each);
  return found;
}

bool OpenHazards::may_fail(const vm::Method& member) const {
  for (const vm::Method* reached : calls_.reached_from(member)) {
    const auto listed = methods_.find(reached);
    if (listed == methods_.end() || !listed->second.is_bounded) return true;
    if (std::ranges::any_of(listed->second.operations,
                            [&](const Operation& each) { return is_open(member, *reached, each); }))
      return true;
  }
  return false;
}

double OpenHazards::promise_of(const vm::Method& member) const {
  constexpr double kInCallee = 0.5;
  double promise = 0;
  for (const vm::Method* reached : calls_.reached_from(member)) {
    const auto listed = methods_.find(reached);
    if (listed == methods_.end()) continue;
    for (const Operation& each : listed->second.operations) {
      if (is_open(member, *reached, each))
        promise += reached == &member ? each.promise : each.promise * kInCallee;
    }
  }
  return promise;
}

std::vector<std::size_t> OpenHazards::by_promise(const std::vector<vm::Method*>& members) const {
  std::vector<double> promises;
  promises.reserve(members.size());
  for (const vm::Method* member : members) promises.push_back(promise_of(*member));
  std::vector<std::size_t> order(members.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order,
                           [&](std::size_t a, std::size_t b) { return promises[a] > promises[b]; });
  return order;
}

}  // namespace assay::search
