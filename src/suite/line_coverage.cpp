// SPDX-License-Identifier: Apache-2.0
// Goes through a method's code as a run did, by the branches it took and the handlers it entered,
// and counts what JaCoCo's probes would have seen.
#include "suite/line_coverage.h"

#include <algorithm>
#include <map>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/line_numbers.h"
#include "classfile/opcodes.h"
#include "classfile/switch_outcomes.h"
#include "concolic/recorder.h"
#include "vm/class.h"

namespace assay::suite {

namespace {

using classfile::Instruction;
using classfile::Opcode;

/// Where blocks begin that code before them runs into, and where code is run again and again.
struct Shape {
  std::set<std::uint32_t> targets;                             // of jumps and handlers
  std::vector<std::pair<std::uint32_t, std::uint32_t>> loops;  // from a target back to its jump
  std::set<int> calling_lines;                                 // lines that call something
  classfile::LineTable lines;

  explicit Shape(const vm::VerifiedCode& code) : lines(code.method().info->debug) {
    for (const Instruction& each : classfile::Instructions(code.bytecode())) {
      if (each.is_call()) calling_lines.insert(lines.line_of(each.pc));
      for (std::uint32_t target : classfile::JumpTargets(each)) {
        targets.insert(target);
        if (target <= each.pc) loops.emplace_back(target, each.pc);
      }
    }
    for (const classfile::ExceptionHandler& handler : code.handlers())
      targets.insert(handler.handler_pc);
  }

  bool is_in_loop(std::uint32_t pc) const {
    return std::any_of(loops.begin(), loops.end(),
                       [&](const auto& loop) { return loop.first <= pc && pc <= loop.second; });
  }
};

}  // namespace

/// Goes through the code as one run did.
class LineCoverage::Walk {
 public:
  Walk(LineCoverage& coverage, const RunCoverage& run) : all_(coverage), run_(run) {}

  void enter(const vm::Method& method) {
    add(method);
    while (!open_.empty()) {
      const vm::VerifiedCode code = open_.back();
      open_.pop_back();
      go_through(code);
    }
  }

 private:
  void add(const vm::Method& method) {
    auto code = vm::VerifiedCode::of(method);
    if (!code || method.owner != &all_.klass_ || !entered_.insert(&method).second) return;
    all_.entered_.insert(&method);
    open_.push_back(*code);
  }

  void go_through(const vm::VerifiedCode& code) {
    const Shape shape(code);
    std::vector<std::uint32_t> starts{0};
    const auto first = run_.jumps.lower_bound({&code.method(), 0, 0});
    for (auto jump = first; jump != run_.jumps.end() && jump->method == &code.method(); ++jump) {
      if (jump->to != concolic::ExceptionalJump::kOut) starts.push_back(handler_at(code, jump->to));
    }
    while (!starts.empty()) {
      const std::uint32_t pc = starts.back();
      starts.pop_back();
      go_on_from(pc, code, shape, starts);
    }
  }

  /// The machine says where it goes on: the first instructions of a handler may do nothing there.
  static std::uint32_t handler_at(const vm::VerifiedCode& code, std::uint32_t pc) {
    std::uint32_t best = pc;
    std::uint32_t distance = ~0u;
    for (const classfile::ExceptionHandler& handler : code.handlers()) {
      if (handler.handler_pc > pc || pc - handler.handler_pc >= distance) continue;
      best = handler.handler_pc;
      distance = pc - handler.handler_pc;
    }
    return best;
  }

  void go_on_from(std::uint32_t pc, const vm::VerifiedCode& code, const Shape& shape,
                  std::vector<std::uint32_t>& starts) {
    const vm::Method& method = code.method();
    std::vector<std::uint32_t> since_probe;
    const auto reach_probe = [&] {
      for (std::uint32_t each : since_probe) all_.executed_.insert({&method, each});
      since_probe.clear();
    };
    int line = -1;
    while (pc < code.bytecode().size()) {
      const int here = shape.lines.line_of(pc);
      const bool is_probed = here != line && shape.calling_lines.count(here) != 0;
      if (is_probed || shape.targets.count(pc) != 0) reach_probe();
      if (!seen_.insert({&method, pc}).second) break;
      line = here;
      since_probe.push_back(pc);
      const Instruction instruction = Instruction::at(code.bytecode(), pc);
      if (instruction.is_call()) note_call(code.pool().member(instruction.constant_operand()));
      if (ends_block(instruction)) {
        reach_probe();
        add_targets(method, instruction, starts);
        return;
      }
      if (was_left_at(method, pc, shape)) return;
      pc = instruction.next_pc();
    }
    reach_probe();
  }

  static bool ends_block(const Instruction& instruction) {
    return instruction.is_return() || instruction.opcode == Opcode::Athrow ||
           instruction.is_conditional() || instruction.is_goto() || instruction.is_switch();
  }

  void add_targets(const vm::Method& method, const Instruction& instruction,
                   std::vector<std::uint32_t>& starts) const {
    const std::uint32_t pc = instruction.pc;
    if (instruction.is_conditional()) {
      if (takes(method, pc, 0)) starts.push_back(instruction.next_pc());
      if (takes(method, pc, 1)) starts.push_back(instruction.jump_target());
    } else if (instruction.is_goto()) {
      starts.push_back(instruction.jump_target());
    } else if (instruction.is_switch()) {
      std::vector<classfile::SwitchOutcome> outcomes = classfile::switch_outcomes(instruction);
      for (std::uint32_t i = 0; i < outcomes.size(); ++i) {
        if (takes(method, pc, i)) starts.push_back(outcomes[i].target);
      }
    }
  }

  bool takes(const vm::Method& method, std::uint32_t pc, std::uint32_t outcome) const {
    concolic::Edge edge{&method, pc, outcome};
    // What is no branch of the user's, such as the switch of an assert, is taken both ways.
    return !all_.branches_.is_known(edge) || run_.edges.count(edge) != 0;
  }

  /// Code that is run more than once is taken to have been left the last time only.
  bool was_left_at(const vm::Method& method, std::uint32_t pc, const Shape& shape) const {
    const auto jump = run_.jumps.lower_bound({&method, pc, 0});
    if (jump == run_.jumps.end() || jump->method != &method || jump->from != pc) return false;
    return !may_run_again(method) && !shape.is_in_loop(pc);
  }

  /// Helpers may be called by each of the test's calls.
  bool may_run_again(const vm::Method& method) const {
    const auto times = std::count(run_.called.begin(), run_.called.end(), &method);
    return times == 0 ? run_.called.size() > 1 : times > 1;
  }

  void note_call(const classfile::MemberRef& member) {
    if (member.class_name != all_.klass_.name) return;
    for (const vm::Method& method : all_.klass_.methods) {
      if (method.info->name == member.name && method.info->descriptor == member.descriptor)
        add(method);
    }
  }

  LineCoverage& all_;
  const RunCoverage& run_;
  std::set<const vm::Method*> entered_;
  std::vector<vm::VerifiedCode> open_;  // entered, but not gone through
  std::set<std::pair<const vm::Method*, std::uint32_t>> seen_;
};

void LineCoverage::add(const RunCoverage& run) {
  covered_.insert(run.edges.begin(), run.edges.end());
  Walk walk(*this, run);
  for (const vm::Method* method : run.called) walk.enter(*method);
  for (const concolic::Edge& edge : run.edges) walk.enter(*edge.method);
  for (const concolic::ExceptionalJump& jump : run.jumps) walk.enter(*jump.method);
}

namespace {

/// What the compiler adds to a finally block to have the exception go on, which belongs to no line
/// that a person wrote: storing it at the beginning, loading and throwing it at the end.
std::set<std::uint32_t> rethrows_in(const vm::VerifiedCode& code) {
  std::set<std::uint32_t> found;
  for (const classfile::ExceptionHandler& handler : code.handlers()) {
    if (handler.catch_type != 0) continue;
    Instruction at = Instruction::at(code.bytecode(), handler.handler_pc);
    const auto kept = at.stored_local();
    if (!kept) continue;
    found.insert(at.pc);
    std::optional<Instruction> before;
    while (!at.is_return() && at.opcode != Opcode::Athrow &&
           at.next_pc() < code.bytecode().size()) {
      before = at;
      at = Instruction::at(code.bytecode(), at.next_pc());
    }
    if (at.opcode == Opcode::Athrow && before && before->loaded_local() == kept)
      found.insert({before->pc, at.pc});
  }
  return found;
}

}  // namespace

MethodCoverage LineCoverage::describe(const vm::VerifiedCode& source) const {
  const vm::Method& method = source.method();
  MethodCoverage found;
  found.name = method.info->name;
  found.descriptor = method.info->descriptor;
  found.covered = entered_.count(&method) != 0;
  std::map<int, MethodCoverage::Line> lines;
  classfile::LineTable table(method.info->debug);
  const std::set<std::uint32_t> rethrows = rethrows_in(source);
  for (const Instruction& each : classfile::Instructions(source.bytecode())) {
    if (rethrows.count(each.pc) != 0) continue;
    int line = table.line_of(each.pc);
    MethodCoverage::Line& row = lines[line];
    row.line = line;
    ++row.instructions;
    if (executed_.count({&method, each.pc}) != 0) ++row.covered_instructions;
  }
  std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> decisions;  // all, covered
  for (const concolic::Edge& edge : branches_.edges()) {
    if (edge.method != &method) continue;
    MethodCoverage::Line& row = lines[table.line_of(edge.bytecode_index)];
    auto& [all, covered] = decisions[edge.bytecode_index];
    ++row.branches;
    ++all;
    if (covered_.count(edge) == 0) continue;
    ++row.covered_branches;
    ++covered;
  }
  ++(found.covered ? found.covered_complexity : found.missed_complexity);
  for (const auto& [pc, counts] : decisions) {
    const std::uint32_t paths = counts.second == 0 ? 0 : counts.second - 1;
    found.covered_complexity += paths;
    found.missed_complexity += counts.first - 1 - paths;
  }
  for (const auto& [number, line] : lines) found.lines.push_back(line);
  return found;
}

std::set<drafts::Place> LineCoverage::places(bool lines) const {
  std::set<drafts::Place> places;
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

}  // namespace assay::suite
