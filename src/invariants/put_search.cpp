// SPDX-License-Identifier: Apache-2.0
#include "invariants/put_search.h"

#include <algorithm>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "explore/run_record.h"

namespace assay::invariants {

namespace {

using explore::Outcome;
using recipe::Demand;
using search::Finding;
using search::Trial;

/// The result that was demanded, in the words of outcomes.
Outcome::Result wanted_result(Demand demand) {
  switch (demand) {
    case Demand::True:
      return Outcome::Result::True;
    case Demand::False:
      return Outcome::Result::False;
    case Demand::Zero:
      return Outcome::Result::Zero;
    case Demand::Negative:
      return Outcome::Result::Negative;
    case Demand::None:
      break;
  }
  return Outcome::Result::None;
}

/// Limits of the machine say nothing of the object.
bool is_limit(const Outcome& outcome) {
  return outcome.is_linkage_error || outcome.exception == "java.lang.StackOverflowError" ||
         outcome.exception == "java.lang.OutOfMemoryError";
}

/// One recipe with the best that was found of it.
class Hunt {
 public:
  Hunt(Trial& trial, WorkClock::time_point deadline)
      : trial_(trial), demand_(trial.recipe().steps.back().demand), deadline_(deadline) {}

  void run(search::RandomInputs& random) {
    constexpr unsigned kPatience = 24, kDraws = 6;
    const Trial::Listener listener = [this](Trial&, const expr::Assignment& input,
                                            const explore::RunRecord& record) {
      look_at(input, record.outcome);
    };
    trial_.try_input({}, listener, deadline_);
    if (is_open()) trial_.explore(listener, {kPatience, deadline_, [this] { return is_open(); }});
    for (unsigned i = 0; i < kDraws && is_open() && WorkClock::now() < deadline_; ++i) {
      expr::Assignment input;
      for (concolic::NodeId leaf : trial_.runner().leaves())
        random.draw(trial_.inputs(), leaf, input);
      look_at(input, trial_.look(input, deadline_, /*quiet=*/true).outcome);
    }
  }

  const std::optional<Finding>& best() const { return best_; }
  const std::vector<Finding>& kept() const { return kept_; }
  std::uint64_t runs() const { return runs_; }

 private:
  bool is_open() const { return !best_ || best_->outcome.kind != Outcome::Kind::Returned; }

  void look_at(const expr::Assignment& input, const Outcome& outcome) {
    constexpr std::size_t kMostKept = 2;
    ++runs_;
    const bool is_kept = outcome.kind == Outcome::Kind::Returned && !breaks(demand_, outcome);
    if (is_kept && kept_.size() < kMostKept)
      kept_.push_back({.trial = &trial_, .input = input, .outcome = outcome});
    if (!is_open() || !breaks(demand_, outcome)) return;
    const bool is_better = !best_ || outcome.kind == Outcome::Kind::Returned;
    if (is_better) best_ = Finding{.trial = &trial_, .input = input, .outcome = outcome};
  }

  Trial& trial_;
  Demand demand_;
  WorkClock::time_point deadline_;
  std::optional<Finding> best_;
  std::vector<Finding> kept_;
  std::uint64_t runs_ = 0;
};

}  // namespace

bool breaks(Demand demand, const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::Threw) return !is_limit(outcome);
  return outcome.kind == Outcome::Kind::Returned && outcome.result != wanted_result(demand);
}

Explored PutSearch::search(recipe::Recipe recipe, WorkClock::time_point deadline) {
  std::unique_ptr<Trial> trial = trials_.aside(std::move(recipe));
  Hunt hunt(*trial, deadline);
  hunt.run(random_);
  runs_ += hunt.runs();
  return {std::move(trial), hunt.best(), hunt.kept()};
}

}  // namespace assay::invariants
