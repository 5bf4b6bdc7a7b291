// SPDX-License-Identifier: Apache-2.0
#include "generate/trial.h"

#include "explore/mentioned_types.h"

namespace assay::generate {

Trial::Trial(TrialContext& context, recipe::Recipe recipe)
    : context_(context),
      recipe_(std::move(recipe)),
      explorer_(context.machine, context.options, &context.shared) {
  explorer_.inputs().set_producers(&context.producers);
  runner_ = std::make_unique<explore::RecipeRunner>(explorer_.inputs(), context.machine, recipe_,
                                                    context.running);
  body_ = [this](concolic::Recorder& recorder) { return runner_->run(recorder); };
  offer_mentioned();
  for (const std::u16string& word : context.words) explorer_.add_word(word);
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
      if (leaf.type == nullptr || !leaf.nullable || leaf.type->is_array() ||
          leaf.type->is(classfile::access::kFinal))
        continue;
      if (types.empty()) {
        types = explore::mentioned_types(*step.method);
        types.push_back("L" + std::string(step.method->owner->name) + ";");  // getClass()
      }
      for (const std::string& type : types) {
        vm::Class* klass = inputs().class_of(*step.method->owner, type);
        if (klass != nullptr) inputs().offer_type(runner_->leaves()[operand.index], *klass);
      }
    }
  }
}

explore::Explorer::Listener Trial::forward(const Listener& listener) {
  return [this, &listener](const expr::Assignment& assignment, const explore::Outcome& outcome,
                           const std::vector<concolic::Edge>& edges,
                           const std::vector<concolic::Decision>&) {
    listener(*this, assignment, outcome, edges);
  };
}

void Trial::explore(const Listener& listener, const Search& search) {
  context_.options.patience = search.patience;
  if (!started_) try_input({}, listener, search.deadline);
  explorer_.set_deadline(search.deadline);
  explorer_.resume(body_, forward(listener),
                   {.mutants = false, .reached = {}, .wanted = search.wanted});
}

void Trial::try_input(const expr::Assignment& input, const Listener& listener, Deadline deadline) {
  started_ = true;
  explorer_.set_deadline(deadline);
  explorer_.try_input(input, body_, forward(listener));
}

std::vector<concolic::Edge> Trial::edges_of(const expr::Assignment& input, Deadline deadline,
                                            explore::Outcome* outcome) {
  explorer_.set_deadline(deadline);
  if (outcome == nullptr) return explorer_.edges_of(input, body_);
  return explorer_.edges_of(
      input, [&](concolic::Recorder& recorder) { return *outcome = body_(recorder); });
}

}  // namespace assay::generate
