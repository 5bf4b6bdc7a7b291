// SPDX-License-Identifier: Apache-2.0
#include "search/goals/same_objects.h"

#include <algorithm>
#include <vector>

#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/goals/goal_kind.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"

namespace assay::search {

namespace {

/// Two references were found to be the same object, which is in two places of the call.
class SameObjects : public GoalKind {
 public:
  explicit SameObjects(const GoalContext& context) : context_(context) {}

  void add(const SeenRun& run, std::set<Goal>& goals) override {
    const explore::RunRecord& record = run.record;
    if (!has_shared_object(run)) return;
    const concolic::PathRecord& path = record.path;
    for (std::size_t i = 0; i < path.edges.size(); ++i) {
      const concolic::Edge& edge = path.edges[i];
      if (path.times[i] != 0 && edge.method->owner == &context_.klass && finds_same(edge))
        goals.insert({Goal::Kind::SameObject, edge.method->id, edge.bytecode_index, 0});
    }
  }

 private:
  static bool has_shared_object(const SeenRun& run) {
    std::vector<std::uint32_t> objects;
    for (const recipe::Operand& operand : run.recipe.steps.back().operands) {
      if (const vm::Ref object = object_of(run, operand)) objects.push_back(object.bits);
    }
    std::sort(objects.begin(), objects.end());
    return std::adjacent_find(objects.begin(), objects.end()) != objects.end();
  }

  /// Null: a number, or what is the same in every run.
  static vm::Ref object_of(const SeenRun& run, const recipe::Operand& operand) {
    switch (operand.kind) {
      case recipe::Operand::Kind::Leaf:
        return run.recipe.leaves[operand.index].kind == vm::Kind::Ref
                   ? run.record.leaves[operand.index].ref
                   : vm::kNull;
      case recipe::Operand::Kind::Result:
        return run.record.steps[operand.index].object;
      case recipe::Operand::Kind::Literal:
        return vm::kNull;
    }
    return vm::kNull;
  }

  GoalContext context_;
};

}  // namespace

bool finds_same(const concolic::Edge& edge) {
  constexpr std::uint32_t kTaken = 1;
  auto code = vm::VerifiedCode::of(*edge.method);
  if (!code) return false;
  auto opcode = classfile::Instruction::at(code->bytecode(), edge.bytecode_index).opcode;
  if (opcode == classfile::Opcode::IfAcmpeq) return edge.outcome == kTaken;
  return opcode == classfile::Opcode::IfAcmpne && edge.outcome != kTaken;
}

std::unique_ptr<GoalKind> same_objects(const GoalContext& context) {
  return std::make_unique<SameObjects>(context);
}

}  // namespace assay::search
