// SPDX-License-Identifier: Apache-2.0
#include "search/trial.h"

#include "base/clocks.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "concolic/inputs/mentioned_types.h"
#include "concolic/recorder.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::search {

Trial::Trial(TrialContext& context, recipe::Recipe recipe)
    : context_(context),
      recipe_(std::move(recipe)),
      explorer_(context.machine, context.options, &context.shared) {
  explorer_.inputs().offers().set_producers(&context.producers);
  runner_ = std::make_unique<explore::RecipeRunner>(explorer_.inputs(), context.machine, recipe_,
                                                    context.running);
  body_ = [this](concolic::Recorder& recorder) { return runner_->run(recorder); };
  offer_mentioned();
  for (const std::u16string& word : context.words) explorer_.add_word(word);
}

namespace {

bool stores_references(vm::Universe& universe, const vm::Method& method) {
  auto verified = vm::VerifiedCode::of(universe, method);
  if (!verified) return false;
  for (const classfile::Instruction& each : classfile::Instructions(verified->bytecode())) {
    if (each.opcode == classfile::Opcode::Aastore) return true;
  }
  return false;
}

}  // namespace

/// Where elements are stored, an array may be of a narrower type than the parameter says.
void Trial::offer_narrower_array(const vm::Method& method, const recipe::Operand& operand) {
  const vm::Class* type = recipe_.leaves[operand.index].type;
  vm::Universe& universe = context_.machine.universe();
  if (type->element_kind != vm::Kind::Ref || !stores_references(universe, method)) return;
  vm::Class* narrow = universe.array_of(universe.well_known().string);
  if (narrow != type && narrow->is_assignable_to(type))
    inputs().offers().offer_type(runner_->leaves()[operand.index], *narrow);
}

/// A parameter of a wide type may have to be one of the types that the code speaks of.
void Trial::offer_mentioned() {
  for (const recipe::Step& step : recipe_.steps) {
    if (step.method == nullptr || !step.method->info->has_code) continue;
    std::vector<std::string> types;
    for (std::size_t i = 0; i < step.operands.size(); ++i) {
      const recipe::Operand& operand = step.operands[i];
      if (operand.kind != recipe::Operand::Kind::Leaf) continue;
      const recipe::Leaf& leaf = recipe_.leaves[operand.index];
      if (leaf.type != nullptr && leaf.type->is_array())
        offer_narrower_array(*step.method, operand);
      if (leaf.type == nullptr || !leaf.nullable || leaf.type->is_array() ||
          leaf.type->is(classfile::access::kFinal))
        continue;
      if (types.empty()) {
        types = concolic::mentioned_types(context_.machine.universe(), *step.method);
        types.push_back("L" + std::string(step.method->owner->name) + ";");  // getClass()
      }
      for (const std::string& type : types) {
        vm::Class* klass = inputs().class_of(*step.method->owner, type);
        // The owner only where it fits by itself: nothing is invented of it.
        const bool is_owner = &type == &types.back();
        const bool fits = klass != nullptr && (!is_owner || klass->is_assignable_to(leaf.type));
        if (fits) inputs().offers().offer_type(runner_->leaves()[operand.index], *klass);
      }
    }
  }
}

explore::Explorer::Listener Trial::forward(const Listener& listener) {
  return [this, &listener](const expr::Assignment& assignment, const explore::RunRecord& record) {
    listener(*this, assignment, record);
  };
}

void Trial::explore(const Listener& listener, const Search& search) {
  context_.options.patience = search.patience;
  context_.producers.prepare_annotations();
  if (!started_) try_input({}, listener, search.deadline);
  explorer_.set_deadline(search.deadline);
  explorer_.resume(body_, forward(listener),
                   {.mutants = false, .reached = {}, .wanted = search.wanted});
  note_time(search.deadline);
}

void Trial::note_time(Deadline deadline) { context_.was_cut |= WorkClock::now() >= deadline; }

void Trial::try_input(const expr::Assignment& input, const Listener& listener, Deadline deadline) {
  started_ = true;
  explorer_.set_deadline(deadline);
  explorer_.try_input(input, body_, forward(listener));
  note_time(deadline);
}

explore::RunRecord Trial::look(const expr::Assignment& input, Deadline deadline, bool quiet) {
  explorer_.set_deadline(deadline);
  explore::RunRecord record = explorer_.look(input, body_, quiet);
  note_time(deadline);
  return record;
}

}  // namespace assay::search
