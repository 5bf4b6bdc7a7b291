// SPDX-License-Identifier: Apache-2.0
#include "coverage/probes.h"

#include "classfile/instructions.h"
#include "classfile/opcodes.h"

namespace assay::coverage {
namespace {

using classfile::Instruction;
using classfile::Opcode;

bool calls_something(const Instruction& instruction) {
  return instruction.is_call() || instruction.opcode == Opcode::Invokedynamic;
}

std::vector<Arrival> arrivals_in(const MethodCode& code) {
  const auto& nodes = code.nodes();
  std::vector<Arrival> arrivals(nodes.size());
  arrivals.front().targets = 1;
  for (const CodeHandler& handler : code.handlers()) {
    ++arrivals[handler.start].targets;
    ++arrivals[handler.handler].targets;
  }
  std::optional<std::size_t> line;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Instruction& instruction = nodes[i].instruction;
    if (nodes[i].starts_line) line = i;
    if (line && calls_something(instruction)) arrivals[*line].calls = true;
    for (std::size_t target : code.targets_of(i)) ++arrivals[target].targets;
    if (i + 1 < nodes.size()) arrivals[i + 1].successor = !instruction.ends_flow();
  }
  return arrivals;
}

}  // namespace

ProbePlan plan_probes(const MethodCode& code) {
  ProbePlan plan{arrivals_in(code), {}};
  for (std::size_t i = 0; i < code.nodes().size(); ++i) {
    const Instruction& instruction = code.nodes()[i].instruction;
    if (plan.arrivals[i].needs_probe()) plan.probes.push_back({Probe::Place::BeforeLabel, i});
    if (instruction.is_return() || instruction.opcode == Opcode::Athrow) {
      plan.probes.push_back({Probe::Place::BeforeInstruction, i});
      continue;
    }
    for (std::size_t target : code.targets_of(i)) {
      if (!plan.arrivals[target].has_several()) continue;
      if (instruction.is_goto()) {
        plan.probes.push_back({Probe::Place::BeforeInstruction, i});
      } else {
        plan.probes.push_back({Probe::Place::OnJump, i, target});
      }
    }
  }
  return plan;
}

}  // namespace assay::coverage
