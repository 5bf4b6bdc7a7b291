// SPDX-License-Identifier: Apache-2.0
// From probes to instructions: a probe that was passed has had everything before it executed, up to
// the place where ways come together, which has a probe of its own.
#include "coverage/counting.h"

#include <algorithm>
#include <map>
#include <optional>

#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "classfile/switch_outcomes.h"
#include "coverage/filters/filters.h"

namespace assay::coverage {
namespace {

using classfile::Instruction;
using classfile::Opcode;

/// The fall through of an instruction is branch 0, where it jumps to are 1 and so on.
class InstructionCounter {
 public:
  InstructionCounter(const MethodCode& code, const ProbePlan& plan, const std::vector<bool>& passed)
      : code_(code),
        plan_(plan),
        passed_(passed),
        found_(code.nodes().size()),
        origins_(code.nodes().size()) {}

  std::vector<InstructionCoverage> run() {
    for (std::size_t i = 0; i < code_.nodes().size(); ++i) add(i);
    // Only now: what is jumped to must know already whether it was executed.
    for (const Way& jump : jumps_) connect(jump.from, jump.to, jump.branch);
    return std::move(found_);
  }

 private:
  struct Way {
    std::size_t from, to;
    std::uint32_t branch;
  };
  struct Origin {
    std::size_t from;
    std::uint32_t branch;
  };

  void add(std::size_t i) {
    const Instruction& instruction = code_.nodes()[i].instruction;
    if (plan_.arrivals[i].needs_probe()) {
      meet_probe(i - 1, 0);
    } else if (plan_.arrivals[i].successor) {
      connect(i - 1, i, 0);
    }
    if (instruction.is_return() || instruction.opcode == Opcode::Athrow) meet_probe(i, 0);
    std::uint32_t branch = 0;
    for (std::size_t target : code_.targets_of(i)) {
      ++branch;
      if (plan_.arrivals[target].has_several()) {
        meet_probe(i, branch);
      } else {
        jumps_.push_back({i, target, branch});
      }
    }
  }

  /// The probes are met in the order in which they were planned.
  void meet_probe(std::size_t i, std::uint32_t branch) {
    ++found_[i].branches;
    if (passed_[next_probe_++]) propagate(i, branch);
  }

  void connect(std::size_t from, std::size_t to, std::uint32_t branch) {
    ++found_[from].branches;
    origins_[to] = Origin{from, branch};
    if (!found_[to].covered.empty()) propagate(from, branch);
  }

  /// What was executed was come to from where one comes to it.
  void propagate(std::size_t i, std::uint32_t branch) {
    while (true) {
      const bool was_known = !found_[i].covered.empty();
      found_[i].covered.insert(branch);
      if (was_known || !origins_[i]) return;
      branch = origins_[i]->branch;
      i = origins_[i]->from;
    }
  }

  const MethodCode& code_;
  const ProbePlan& plan_;
  const std::vector<bool>& passed_;
  std::vector<InstructionCoverage> found_;
  std::vector<std::optional<Origin>> origins_;  // the only one, if there is no probe between
  std::vector<Way> jumps_;
  std::size_t next_probe_ = 0;
};

/// How explore numbers a branch of this instruction.
std::uint32_t outcome_of(const Instruction& instruction, std::uint32_t branch,
                         std::uint32_t branches) {
  if (!instruction.is_switch()) return branch;
  return branch == 1 ? branches - 1 : branch - 2;  // the default is the first here, the last there
}

bool follows_assertion_switch(const MethodCode& code, std::size_t i) {
  if (i == 0 || code.nodes()[i - 1].opcode != Opcode::Getstatic) return false;
  const auto index = code.nodes()[i - 1].instruction.constant_operand();
  return code.file().constant_pool.member(index).name == "$assertionsDisabled";
}

void add_branches(MethodCoverage& method, const MethodCode& code, std::size_t i,
                  const InstructionCoverage& count) {
  const CodeNode& node = code.nodes()[i];
  const std::vector<std::string> labels = classfile::outcome_labels(node.instruction);
  const bool asks_for_assertions = follows_assertion_switch(code, i);
  const std::uint32_t first = node.instruction.is_switch() ? 1 : 0;
  for (std::uint32_t branch = first; branch < first + count.branches; ++branch) {
    const std::uint32_t outcome = outcome_of(node.instruction, branch, count.branches);
    method.branches.push_back({node.instruction.pc, outcome, labels.at(outcome), node.line,
                               count.covered.count(branch) != 0, asks_for_assertions});
  }
}

void add_instruction(MethodCoverage& method, std::map<int, MethodCoverage::Line>& lines,
                     const MethodCode& code, std::size_t i, const InstructionCoverage& count) {
  const CodeNode& node = code.nodes()[i];
  MethodCoverage::Line& line = lines[node.line];
  line.line = node.line;
  ++line.instructions;
  if (!count.covered.empty()) {
    ++line.covered_instructions;
    method.covered = true;
  }
  if (count.branches < 2) return;
  const auto covered = static_cast<std::uint32_t>(count.covered.size());
  line.branches += count.branches;
  line.covered_branches += covered;
  const std::uint32_t paths = covered == 0 ? 0 : covered - 1;
  method.covered_complexity += paths;
  method.missed_complexity += count.branches - 1 - paths;
  add_branches(method, code, i, count);
}

}  // namespace

std::vector<InstructionCoverage> count_instructions(const MethodCode& code, const ProbePlan& plan,
                                                    const std::vector<bool>& passed) {
  return InstructionCounter(code, plan, passed).run();
}

MethodCoverage count_method(const MethodCode& code, const ProbePlan& plan,
                            const std::vector<bool>& passed) {
  std::vector<InstructionCoverage> counts = count_instructions(code, plan, passed);
  const Filtered filtered = filter_code(code);
  for (const auto& [copy, original] : filtered.merged()) {
    counts[original].covered.insert(counts[copy].covered.begin(), counts[copy].covered.end());
  }
  MethodCoverage method;
  method.name = std::string(code.info().name);
  method.descriptor = std::string(code.info().descriptor);
  std::map<int, MethodCoverage::Line> lines;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (!filtered.is_ignored(i)) add_instruction(method, lines, code, i, counts[i]);
  }
  if (lines.empty()) return method;
  ++(method.covered ? method.covered_complexity : method.missed_complexity);
  for (const auto& [number, line] : lines) method.lines.push_back(line);
  return method;
}

}  // namespace assay::coverage
