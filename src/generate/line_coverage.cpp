// SPDX-License-Identifier: Apache-2.0
#include "generate/line_coverage.h"

#include <algorithm>
#include <map>

#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/line_numbers.h"
#include "classfile/switch_outcomes.h"

namespace assay::generate {

namespace {

using classfile::Instruction;
using classfile::Opcode;

}  // namespace

LineCoverage::LineCoverage(interp::Machine& machine, vm::Class& klass,
                           const explore::BranchMap& branches, std::set<concolic::Edge> covered)
    : machine_(machine), klass_(klass), branches_(branches), covered_(std::move(covered)) {
  for (const concolic::Edge& edge : covered_) enter(*edge.method);
}

void LineCoverage::enter(const vm::Method& method) {
  std::vector<vm::VerifiedCode> called;
  if (auto code = vm::VerifiedCode::of(method)) called.push_back(*code);
  while (!called.empty()) {
    vm::VerifiedCode next = called.back();
    called.pop_back();
    if (next.method().owner == &klass_ && entered_.insert(&next.method()).second)
      walk(next, called);
  }
}

bool LineCoverage::takes(const vm::Method& method, std::uint32_t pc, std::uint32_t outcome) const {
  concolic::Edge edge{&method, pc, outcome};
  // What is no branch of the user's, such as the switch of an assert, is taken both ways.
  return !branches_.is_known(edge) || covered_.count(edge) != 0;
}

void LineCoverage::walk(const vm::VerifiedCode& code, std::vector<vm::VerifiedCode>& called) {
  const vm::Method& method = code.method();
  std::vector<std::uint32_t> work{0};
  // A handler was entered if a branch behind it was taken.
  for (const classfile::ExceptionHandler& handler : code.handlers()) {
    auto later = covered_.lower_bound({&method, handler.handler_pc, 0});
    bool is_near = later != covered_.end() && later->method == &method &&
                   later->bytecode_index < handler.handler_pc + 64u;
    if (is_near) work.push_back(handler.handler_pc);
  }
  while (!work.empty()) {
    std::uint32_t pc = work.back();
    work.pop_back();
    if (pc < code.bytecode().size() && executed_.insert({&method, pc}).second)
      follow(code, pc, work, called);
  }
}

void LineCoverage::follow(const vm::VerifiedCode& source, std::uint32_t pc,
                          std::vector<std::uint32_t>& work, std::vector<vm::VerifiedCode>& called) {
  const vm::Method& method = source.method();
  Instruction instruction = Instruction::at(source.bytecode(), pc);
  if (instruction.is_return() || instruction.opcode == Opcode::Athrow) return;
  if (instruction.is_conditional()) {
    if (takes(method, pc, 0)) work.push_back(instruction.next_pc());
    if (takes(method, pc, 1)) work.push_back(instruction.jump_target());
    return;
  }
  if (instruction.opcode == Opcode::Goto) return work.push_back(instruction.jump_target());
  if (instruction.is_switch()) {
    std::vector<classfile::SwitchOutcome> outcomes = classfile::switch_outcomes(instruction);
    for (std::uint32_t i = 0; i < outcomes.size(); ++i) {
      if (takes(method, pc, i)) work.push_back(outcomes[i].target);
    }
    return;
  }
  if (instruction.is_call())
    note_call(source.pool().member(instruction.constant_operand()), called);
  work.push_back(instruction.next_pc());
}

void LineCoverage::note_call(const classfile::MemberRef& member,
                             std::vector<vm::VerifiedCode>& called) {
  if (member.class_name != klass_.name) return;
  for (vm::Method& method : klass_.methods) {
    if (method.info->name != member.name || method.info->descriptor != member.descriptor) continue;
    if (auto code = vm::VerifiedCode::of(method)) called.push_back(*code);
  }
}

MethodCoverage LineCoverage::describe(const vm::VerifiedCode& source) const {
  const vm::Method& method = source.method();
  MethodCoverage found;
  found.name = method.info->name;
  found.descriptor = method.info->descriptor;
  found.covered = entered_.count(&method) != 0;
  std::map<int, MethodCoverage::Line> lines;
  classfile::LineTable table(method.info->debug);
  for (const Instruction& each : classfile::Instructions(source.bytecode())) {
    int line = table.line_of(each.pc);
    MethodCoverage::Line& row = lines[line];
    row.line = line;
    ++row.instructions;
    if (executed_.count({&method, each.pc}) != 0) ++row.covered_instructions;
  }
  for (const concolic::Edge& edge : branches_.edges()) {
    if (edge.method != &method) continue;
    MethodCoverage::Line& row = lines[table.line_of(edge.bytecode_index)];
    ++row.branches;
    if (covered_.count(edge) != 0) ++row.covered_branches;
  }
  for (const auto& [number, line] : lines) found.lines.push_back(line);
  return found;
}

std::set<Place> LineCoverage::places(bool lines) const {
  std::set<Place> places;
  for (const vm::Method* method : entered_) places.insert({method->id, 0});
  if (!lines) return places;
  std::map<const vm::Method*, classfile::LineTable> tables;
  for (auto [method, pc] : executed_) {
    auto table = tables.try_emplace(method, method->info->debug).first;
    places.insert({method->id, table->second.line_of(pc)});
  }
  return places;
}

std::vector<MethodCoverage> LineCoverage::methods() const {
  std::vector<MethodCoverage> found;
  for (const vm::Method& method : klass_.methods) {
    bool is_lambda = method.info->name.starts_with("lambda$");
    auto code = vm::VerifiedCode::of(method);
    if (!code) continue;
    if (method.is(classfile::access::kSynthetic) && !is_lambda) continue;
    found.push_back(describe(*code));
  }
  return found;
}

}  // namespace assay::generate
