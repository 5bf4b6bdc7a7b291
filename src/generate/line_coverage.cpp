// SPDX-License-Identifier: Apache-2.0
#include "generate/line_coverage.h"

#include <algorithm>
#include <map>

#include "classfile/class_file.h"
#include "classfile/line_numbers.h"
#include "generate/jumps.h"

namespace assay::generate {

namespace {

using classfile::Opcode;

std::int32_t s4_at(classfile::Bytes code, std::uint32_t at) {
  return static_cast<std::int32_t>(std::uint32_t{code[at]} << 24 |
                                   std::uint32_t{code[at + 1]} << 16 |
                                   std::uint32_t{code[at + 2]} << 8 | code[at + 3]);
}

/// The targets of a switch as branches are numbered: each once, the default last.
std::vector<std::uint32_t> switch_targets(classfile::Bytes code, std::uint32_t pc) {
  std::uint32_t at = (pc + 4) & ~3u;
  auto target = [&](std::uint32_t where) {
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(pc) + s4_at(code, where));
  };
  std::uint32_t otherwise = target(at);
  bool is_table = static_cast<Opcode>(code[pc]) == Opcode::Tableswitch;
  std::int32_t count =
      is_table ? s4_at(code, at + 8) - s4_at(code, at + 4) + 1 : s4_at(code, at + 4);
  std::vector<std::uint32_t> targets;
  for (std::int32_t i = 0; i < count; ++i) {
    std::uint32_t row = static_cast<std::uint32_t>(i);
    std::uint32_t each = target(is_table ? at + 12 + 4 * row : at + 12 + 8 * row);
    bool is_known = std::find(targets.begin(), targets.end(), each) != targets.end();
    if (each != otherwise && !is_known) targets.push_back(each);
  }
  targets.push_back(otherwise);
  return targets;
}

bool ends_block(Opcode opcode) {
  return (opcode >= Opcode::Ireturn && opcode <= Opcode::Return) || opcode == Opcode::Athrow;
}

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
  classfile::Bytes code = source.bytecode();
  auto opcode = static_cast<Opcode>(code[pc]);
  std::uint32_t next = pc + classfile::instruction_length(code, pc);
  if (ends_block(opcode)) return;
  if (is_conditional(opcode)) {
    if (takes(method, pc, 0)) work.push_back(next);
    if (takes(method, pc, 1)) work.push_back(jump_target(code, pc));
    return;
  }
  if (opcode == Opcode::Goto) return work.push_back(jump_target(code, pc));
  if (opcode == Opcode::Tableswitch || opcode == Opcode::Lookupswitch) {
    std::vector<std::uint32_t> targets = switch_targets(code, pc);
    for (std::uint32_t i = 0; i < targets.size(); ++i) {
      if (takes(method, pc, i)) work.push_back(targets[i]);
    }
    return;
  }
  bool calls = opcode == Opcode::Invokestatic || opcode == Opcode::Invokespecial ||
               opcode == Opcode::Invokevirtual || opcode == Opcode::Invokeinterface;
  if (calls) note_call(source.pool().member(classfile::u2_at(code, pc + 1)), called);
  work.push_back(next);
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
  classfile::Bytes code = source.bytecode();
  for (std::uint32_t pc = 0; pc < code.size(); pc += classfile::instruction_length(code, pc)) {
    int line = classfile::line_of(method.info->debug, pc);
    MethodCoverage::Line& row = lines[line];
    row.line = line;
    ++row.instructions;
    if (executed_.count({&method, pc}) != 0) ++row.covered_instructions;
  }
  for (const concolic::Edge& edge : branches_.edges()) {
    if (edge.method != &method) continue;
    MethodCoverage::Line& row = lines[classfile::line_of(method.info->debug, edge.bytecode_index)];
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
  for (auto [method, pc] : executed_)
    places.insert({method->id, classfile::line_of(method->info->debug, pc)});
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
