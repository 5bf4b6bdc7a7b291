// SPDX-License-Identifier: Apache-2.0
// The branches of the methods under test and of their private helpers and lambdas, by place and
// outcome. This numbering is what coverage, verdicts and the frontier's preference mean by a
// branch.
#include "explore/branches/branch_map.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/line_numbers.h"
#include "classfile/opcodes.h"
#include "classfile/switch_outcomes.h"
#include "explore/branches/assert_statements.h"
#include "explore/branches/broken_off.h"
#include "explore/type_names.h"
#include "interp/code.h"
#include "interp/insn.h"
#include "interp/machine.h"
#include "interp/translate/translator.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

using concolic::Edge;

/// The helpers of a method: private methods of its class that it calls, and its lambdas.
std::vector<vm::Method*> helpers(vm::Universe& universe, const vm::VerifiedCode& source) {
  using classfile::Opcode;
  std::vector<vm::Method*> found;
  const vm::Method& method = source.method();
  const classfile::ConstantPool& pool = source.pool();
  auto add = [&](std::string_view name, std::string_view descriptor) {
    for (vm::Method& other : method.owner->methods) {
      if (!other.is_private() || !other.info->has_code) continue;
      if (universe.symbols().text(other.name) != name) continue;
      if (descriptor.empty() || universe.symbols().text(other.descriptor) == descriptor)
        found.push_back(&other);
    }
  };
  bool has_lambdas = false;
  for (const classfile::Instruction& each : classfile::Instructions(source.bytecode())) {
    has_lambdas |= each.opcode == Opcode::Invokedynamic;
    if (!each.is_call() || each.opcode == Opcode::Invokeinterface) continue;
    classfile::MemberRef member = pool.member(each.constant_operand());
    if (member.class_name == method.owner->name && !member.name.starts_with('<'))
      add(member.name, member.descriptor);
  }
  if (!has_lambdas) return found;
  std::string prefix = fmt::format("lambda${}$", universe.symbols().text(method.name));
  for (vm::Method& other : method.owner->methods) {
    if (universe.symbols().text(other.name).starts_with(prefix) && other.info->has_code)
      found.push_back(&other);
  }
  return found;
}

}  // namespace

std::string target_name(interp::Machine& machine, const vm::Method& method) {
  vm::Universe& universe = machine.universe();
  std::string parameters;
  std::string_view descriptor = universe.symbols().text(method.descriptor);
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters())
    parameters += (parameters.empty() ? "" : ",") + short_type(type.text);
  return fmt::format("{}#{}({})", vm::external_name(*method.owner),
                     universe.symbols().text(method.name), parameters);
}

void BranchMap::observe(vm::Method& method) {
  // Depth first in the order of the code, without recursion: chains of helpers may be long.
  std::vector<vm::Method*> work{&method};
  while (!work.empty()) {
    vm::Method& next = *work.back();
    work.pop_back();
    auto code = vm::VerifiedCode::of(machine_.universe(), next);
    if (!code || !observed_.insert(&next).second) continue;
    next.traits.observed = true;
    add_edges(*code);
    std::vector<vm::Method*> found = helpers(machine_.universe(), *code);
    work.insert(work.end(), found.rbegin(), found.rend());
  }
}

void BranchMap::add_edges(const vm::VerifiedCode& source) {
  const vm::Method& method = source.method();
  std::unique_ptr<interp::Code> code = interp::translate(source);
  if (code == nullptr) return;
  auto add = [&](std::uint32_t at, std::uint32_t outcome, std::string label) {
    Edge edge{&method, at, outcome};
    if (!numbers_.try_emplace(edge, edges_.size()).second) return;
    edges_.push_back(edge);
    labels_.push_back(std::move(label));
  };
  for (std::size_t i = 0; i < code->insns.size(); ++i) {
    const interp::Insn& insn = code->insns[i];
    std::uint32_t at = code->bytecode_index[i];
    if (is_assertion_switch(source, at)) continue;
    const bool branches = (insn.op > interp::Op::Goto && insn.op <= interp::Op::IfNonNull) ||
                          insn.op == interp::Op::TableSwitch || insn.op == interp::Op::LookupSwitch;
    if (!branches) continue;
    auto labels = classfile::outcome_labels(classfile::Instruction::at(source.bytecode(), at));
    for (std::uint32_t k = 0; k < labels.size(); ++k) add(at, k, labels[k]);
  }
}

bool BranchMap::cover(const std::vector<Edge>& edges) {
  bool any_new = false;
  for (const Edge& edge : edges) {
    if (is_known(edge)) any_new |= covered_.insert(edge).second;
  }
  return any_new;
}

bool BranchMap::cover(const RunRecord& record) {
  constexpr unsigned kPatience = 3;
  if (!expects_more_) return cover(record.path.edges);
  std::vector<Edge> edges = record.path.edges;
  for (const Edge& edge : broken_off_in(record)) {
    if (is_known(edge) && !is_covered(edge) && broken_off_[edge]++ < kPatience)
      std::erase(edges, edge);
  }
  return cover(edges);
}

std::vector<BranchVerdict> BranchMap::verdicts() const {
  std::vector<BranchVerdict> verdicts;
  std::map<const vm::Method*, classfile::LineTable> tables;
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    const Edge& edge = edges_[i];
    const bool was_taken = is_covered(edge) || was_broken_off(edge);
    auto lines = tables.try_emplace(edge.method, edge.method->info->debug).first;
    verdicts.push_back({.method = target_name(machine_, *edge.method),
                        .line = lines->second.line_of(edge.bytecode_index),
                        .bytecode_index = edge.bytecode_index,
                        .edge = labels_[i],
                        .verdict = was_taken ? Verdict::Covered : Verdict::Undecided,
                        .reason = {},
                        .class_name = vm::external_name(*edge.method->owner),
                        .name = std::string(edge.method->info->name),
                        .descriptor = std::string(edge.method->info->descriptor),
                        .outcome = edge.outcome});
  }
  return verdicts;
}

}  // namespace assay::explore
