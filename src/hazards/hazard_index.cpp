// SPDX-License-Identifier: Apache-2.0
#include "hazards/hazard_index.h"

#include <algorithm>

#include "classfile/instructions.h"
#include "classfile/line_numbers.h"
#include "classfile/opcodes.h"
#include "hazards/calls.h"
#include "hazards/class_facts.h"
#include "hazards/finder.h"
#include "hazards/flow.h"
#include "hazards/summaries.h"
#include "vm/linking/verified_code.h"

namespace assay::hazards {

namespace {

using classfile::Opcode;

/// How an instruction of a method that was not followed may fail.
std::optional<Kind> worst_kind(const classfile::Instruction& instruction) {
  const Opcode opcode = instruction.opcode;
  if ((opcode >= Opcode::Iaload && opcode <= Opcode::Saload) ||
      (opcode >= Opcode::Iastore && opcode <= Opcode::Sastore))
    return Kind::ArrayIndex;
  switch (opcode) {
    case Opcode::Idiv:
    case Opcode::Irem:
    case Opcode::Ldiv:
    case Opcode::Lrem:
      return Kind::DivisionByZero;
    case Opcode::Newarray:
    case Opcode::Anewarray:
    case Opcode::Multianewarray:
      return Kind::NegativeArraySize;
    case Opcode::Checkcast:
      return Kind::ClassCast;
    case Opcode::Athrow:
      return Kind::OtherException;
    case Opcode::Getfield:
    case Opcode::Putfield:
    case Opcode::Arraylength:
    case Opcode::Monitorenter:
    case Opcode::Monitorexit:
    case Opcode::Invokevirtual:
    case Opcode::Invokespecial:
    case Opcode::Invokestatic:
    case Opcode::Invokeinterface:
      return Kind::NullDereference;
    default:
      return std::nullopt;
  }
}

}  // namespace

HazardIndex::HazardIndex(interp::Machine& machine, const std::vector<vm::Class*>& classes,
                         Options options)
    : options_(options),
      calls_(std::make_unique<Calls>(machine, classes)),
      summaries_(std::make_unique<Summaries>(*calls_)) {}

HazardIndex::~HazardIndex() = default;

HazardIndex::Entry& HazardIndex::entry(const vm::Method& method) {
  auto [known, is_new] = entries_.try_emplace(&method);
  Entry& entry = known->second;
  if (!is_new) return entry;
  auto code = vm::VerifiedCode::of(calls_->universe(), method);
  if (!code) {
    entry.is_followed = !method.info->has_code;
    return entry;
  }
  summaries_->of(method, Depth::Fields);  // callees first, without deep recursion
  Flow flow(summaries_->surroundings(Depth::Fields), *code);
  entry.is_followed = flow.run();
  entry.hazards =
      entry.is_followed ? Finder(flow, options_.with_silent_overflow).run() : everything(method);
  return entry;
}

std::vector<Hazard> HazardIndex::everything(const vm::Method& method) {
  std::vector<Hazard> all;
  classfile::LineTable lines(method.info->debug);
  auto code = vm::VerifiedCode::of(method);
  for (const classfile::Instruction& each : classfile::Instructions(code->bytecode())) {
    if (std::optional<Kind> kind = worst_kind(each))
      all.push_back({*kind, each.pc, lines.line_of(each.pc), ""});
  }
  return all;
}

const std::vector<Hazard>& HazardIndex::of(const vm::Method& method) {
  return entry(method).hazards;
}

std::vector<Hazard> HazardIndex::by_promise(const vm::Method& method) {
  std::vector<Hazard> sorted = of(method);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Hazard& a, const Hazard& b) { return a.cause < b.cause; });
  return sorted;
}

bool HazardIndex::is_followed(const vm::Method& method) { return entry(method).is_followed; }

bool HazardIndex::is_safe(const vm::Method& method, std::uint32_t bytecode_index) {
  const Entry& known = entry(method);
  if (!known.is_followed && known.hazards.empty()) return false;
  return std::none_of(known.hazards.begin(), known.hazards.end(), [&](const Hazard& each) {
    return each.bytecode_index == bytecode_index && each.kind != Kind::SilentOverflow &&
           each.kind != Kind::StackOverflow;
  });
}

const std::map<const vm::Method*, int>& HazardIndex::reachers(const vm::Method& target) {
  auto [known, is_new] = reachers_.try_emplace(&target);
  if (is_new) known->second = calls_->reachers(target);
  return known->second;
}

int HazardIndex::distance(const vm::Method& from, const vm::Method& to) {
  const auto& all = reachers(to);
  auto found = all.find(&from);
  return found == all.end() ? -1 : found->second;
}

}  // namespace assay::hazards
