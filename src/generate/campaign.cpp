// SPDX-License-Identifier: Apache-2.0
#include "generate/campaign.h"

#include <fmt/format.h>

#include <algorithm>

#include "explore/method_explorer.h"
#include "interp/sticky_run.h"
#include "recipe/invokables.h"

namespace assay::generate {

namespace {

namespace access = classfile::access;
using std::chrono::steady_clock;

constexpr unsigned kRounds = 3;
constexpr unsigned kMostSpares = 16;  // inputs of a trial that are kept for mutants only

bool is_usable(const explore::Outcome& outcome) {
  return outcome.kind == explore::Outcome::Kind::Returned ||
         outcome.kind == explore::Outcome::Kind::Threw;
}

recipe::MemberAccess member_access(Access access) {
  return access == Access::Public ? recipe::MemberAccess::Public : recipe::MemberAccess::Package;
}

}  // namespace

Campaign::Campaign(boot::Runtime& runtime, const recipe::ClassIndex& index,
                   const GenerateOptions& options, vm::Class& klass)
    : runtime_(runtime),
      machine_(runtime.machine()),
      options_(options),
      klass_(klass),
      visibility_(std::string(klass.package()), options.access == Access::Package),
      stubs_(machine_, *klass.loader, std::string(klass.package())),
      producers_(machine_, index, visibility_, stubs_, klass),
      branches_(machine_),
      calls_(machine_, klass),
      effects_(machine_, {&klass}),
      mutators_(effects_, recipe::invokables_of(machine_, klass, member_access(options.access))),
      dictionary_(dictionary_of(klass, explore::words_of(runtime, klass))),
      random_(dictionary_, options.explore.seed),
      context_{machine_,          options.explore,
               branches_,         producers_,
               dictionary_.words, {.tolerate_throwing_setup = options.tolerate_throwing_setup}} {
  listener_ = [this](Trial& trial, const expr::Assignment& input, const explore::Outcome& outcome,
                     const std::vector<concolic::Edge>& edges) {
    keep(trial, input, outcome, edges);
  };
}

void Campaign::run(Deadline deadline) {
  deadline_ = deadline;
  prepare();
  unsigned patience = 24;
  for (unsigned round = 0; round < kRounds && !out_of_time(); ++round) {
    std::size_t before = kept_edges_.size();
    explore_members(patience);
    if (branches_.uncovered() == 0) break;
    explore_sequences(round);
    if (branches_.uncovered() == 0) break;
    explore_random(400u << round);
    patience *= 4;
    if (branches_.uncovered() == 0 || (round > 0 && kept_edges_.size() == before)) break;
  }
}

bool Campaign::out_of_time() {
  bool is_over = steady_clock::now() >= deadline_;
  was_cut_ |= is_over;
  return is_over;
}

/// A part of the time that is left.
Campaign::Deadline Campaign::slice(double share) {
  auto now = steady_clock::now();
  auto part = std::chrono::duration_cast<steady_clock::duration>((deadline_ - now) * share);
  return now + std::max<steady_clock::duration>(part, std::chrono::milliseconds(30));
}

void Campaign::prepare() {
  machine_.sticky_program_classes = true;
  observe_branches();
  initialise_class();
  list_members();
}

void Campaign::observe_branches() {
  for (vm::Method& method : klass_.methods) {
    std::string_view name = machine_.universe().symbols().text(method.name);
    bool is_lambda = name.starts_with("lambda$");
    if (method.is(access::kSynthetic) && !is_lambda) continue;
    branches_.observe(method);
  }
}

/// Initialisers run once, before all tests: what they take is covered by any test.
void Campaign::initialise_class() {
  expr::Terms terms;
  concolic::Inputs none(machine_, terms, {});
  concolic::Recorder recorder(machine_, none, {.self_check = false});
  expr::Assignment empty;
  recorder.begin(empty);
  recorder.set_quiet();
  interp::Limits limits;
  limits.fuel = options_.explore.fuel * 20;
  limits.wall_nanoseconds = 2'000'000'000;
  machine_.set_limits(limits);
  machine_.shadow_listener = &recorder;
  machine_.initialise(klass_);
  machine_.shadow_listener = nullptr;
  branches_.cover(recorder.take_path().edges);
}

bool Campaign::is_member(const vm::Method& method) const {
  std::string_view name = machine_.universe().symbols().text(method.name);
  if (name == "<clinit>" || method.is_abstract() || !method.info->has_code) return false;
  if (!visibility_.may_call(method)) return false;
  if (name == "<init>" && klass_.is_abstract()) return false;
  bool is_enum = klass_.super != nullptr && klass_.super->name == "java/lang/Enum";
  if (is_enum && (name == "values" || name == "valueOf") && method.is_static()) return false;
  if (options_.methods.empty()) return true;
  std::string shown = name == "<init>" ? "new" : std::string(name);
  return std::find(options_.methods.begin(), options_.methods.end(), shown) !=
         options_.methods.end();
}

void Campaign::list_members() {
  for (vm::Method& method : klass_.methods) {
    if (!is_member(method)) continue;
    members_.push_back(&method);
    member_trials_.push_back(nullptr);
  }
}

/// Whether calling the method may still cover something.
bool Campaign::wants(const vm::Method& method) const {
  const auto& reached = calls_.reached_from(method);
  const auto& edges = branches_.edges();
  return std::any_of(edges.begin(), edges.end(), [&](const concolic::Edge& edge) {
    return reached.count(edge.method) != 0 && !branches_.is_covered(edge);
  });
}

Trial& Campaign::add_trial(recipe::Recipe recipe) {
  trials_.push_back(std::make_unique<Trial>(context_, std::move(recipe)));
  return *trials_.back();
}

recipe::Recipe Campaign::recipe_for(const std::vector<const recipe::Invokable*>& before,
                                    vm::Method& method) {
  recipe::RecipeBuilder builder(machine_, options_.null_arguments);
  bool constructs = machine_.universe().symbols().text(method.name) == "<init>";
  bool needs_receiver = !method.is_static() && !constructs;
  for (const recipe::Invokable* invokable : before) needs_receiver |= invokable->has_receiver;
  recipe::Operand receiver;
  if (needs_receiver) receiver = builder.add_receiver(klass_);
  for (const recipe::Invokable* invokable : before) {
    if (invokable->method != nullptr) builder.add_call(*invokable->method, receiver);
    if (invokable->field != nullptr) builder.add_store(*invokable->field, receiver);
  }
  builder.add_call(method, receiver);
  return builder.take();
}

void Campaign::explore_members(unsigned patience) {
  double share = 0.5 / static_cast<double>(std::max<std::size_t>(members_.size(), 2));
  for (std::size_t i = 0; i < members_.size() && !out_of_time(); ++i) {
    Trial*& trial = member_trials_[i];
    if (trial == nullptr) {
      trial = &add_trial(recipe_for({}, *members_[i]));
    } else if (trial->is_exhausted() || !wants(*members_[i])) {
      continue;
    }
    trial->explore(listener_, patience, slice(std::max(share, 0.05)));
  }
}

std::vector<std::vector<const recipe::Invokable*>> Campaign::sequences_before(vm::Method& method,
                                                                              unsigned round) {
  using Sequence = std::vector<const recipe::Invokable*>;
  constexpr std::size_t kBest = 6;
  std::vector<const recipe::Invokable*> best;
  for (std::uint32_t index : mutators_.mutators_of(method)) {
    if (best.size() < kBest + 2 * round) best.push_back(&mutators_.invokables()[index]);
  }
  std::vector<Sequence> sequences;
  if (round == 0) {
    for (const auto* one : best) sequences.push_back({one});
    for (const auto* one : best) {
      if (options_.max_calls >= 3) sequences.push_back({one, one, one});
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(best.size(), 4); ++i) {
      for (std::size_t k = 0; k < std::min<std::size_t>(best.size(), 4); ++k) {
        if (i != k && options_.max_calls >= 2) sequences.push_back({best[i], best[k]});
      }
    }
    return sequences;
  }
  for (const auto* one : best) {
    unsigned most = std::min(options_.max_calls, 4u << round);
    sequences.push_back(Sequence(most, one));
  }
  for (std::size_t i = 0; i < std::min<std::size_t>(best.size(), 3); ++i) {
    for (std::size_t k = 0; k < std::min<std::size_t>(best.size(), 3); ++k) {
      for (std::size_t l = 0; l < std::min<std::size_t>(best.size(), 3); ++l)
        sequences.push_back({best[i], best[k], best[l]});
    }
  }
  return sequences;
}

void Campaign::explore_sequences(unsigned round) {
  for (vm::Method* method : members_) {
    for (const auto& before : sequences_before(*method, round)) {
      if (out_of_time() || !wants(*method)) break;
      explore_sequence(before, *method);
    }
  }
}

void Campaign::explore_sequence(const std::vector<const recipe::Invokable*>& before,
                                vm::Method& method) {
  constexpr unsigned kDraws = 4, kPatience = 10, kMorePatience = 60;
  std::size_t kept = kept_edges_.size();
  Trial& trial = add_trial(recipe_for(before, method));
  Deadline limit = slice(0.1);
  trial.explore(listener_, kPatience, limit);
  for (unsigned i = 0; i < kDraws && !out_of_time(); ++i) {
    expr::Assignment input = draw(trial);
    if (is_new(trial.edges_of(input, limit))) trial.try_input(input, listener_, limit);
  }
  if (kept_edges_.size() > kept) trial.explore(listener_, kMorePatience, slice(0.1));
}

expr::Assignment Campaign::draw(Trial& trial) {
  expr::Assignment input;
  for (concolic::NodeId leaf : trial.runner().leaves()) random_.draw(trial.inputs(), leaf, input);
  return input;
}

bool Campaign::is_new(const std::vector<concolic::Edge>& edges) const {
  return std::any_of(edges.begin(), edges.end(), [&](const concolic::Edge& edge) {
    return branches_.is_known(edge) && !branches_.is_covered(edge);
  });
}

recipe::Recipe Campaign::random_recipe() {
  std::vector<vm::Method*> wanted;
  for (vm::Method* member : members_) {
    if (wants(*member)) wanted.push_back(member);
  }
  vm::Method& last =
      *(wanted.empty() || random_.below(4) == 0 ? members_[random_.below(members_.size())]
                                                : wanted[random_.below(wanted.size())]);
  std::vector<const recipe::Invokable*> callable;
  for (const recipe::Invokable& invokable : mutators_.invokables()) {
    bool is_call = invokable.kind == recipe::Invokable::Kind::Method ||
                   invokable.kind == recipe::Invokable::Kind::StaticMethod;
    if (!is_call || mutators_.is_pure(*invokable.method)) continue;
    callable.push_back(&invokable);
  }
  std::vector<const recipe::Invokable*> before;
  std::size_t count = callable.empty() ? 0 : random_.below(options_.max_calls + 1);
  for (std::size_t i = 0; i < count; ++i) {
    bool again = !before.empty() && random_.below(3) == 0;
    before.push_back(again ? before.back() : callable[random_.below(callable.size())]);
  }
  return recipe_for(before, last);
}

void Campaign::explore_random(std::size_t attempts) {
  constexpr unsigned kDraws = 6, kPatience = 16;
  if (members_.empty()) return;
  for (std::size_t i = 0; i < attempts && branches_.uncovered() > 0 && !out_of_time(); ++i) {
    auto trial = std::make_unique<Trial>(context_, random_recipe());
    bool kept = false;
    for (unsigned k = 0; k < kDraws && !out_of_time(); ++k) {
      expr::Assignment input = draw(*trial);
      if (!is_new(trial->edges_of(input, deadline_))) continue;
      trial->try_input(input, listener_, deadline_);
      kept = true;
    }
    if (kept) {
      trial->explore(listener_, kPatience, slice(0.1));
      trials_.push_back(std::move(trial));
    } else {
      dropped_runs_ += kDraws;
    }
  }
}

void Campaign::keep(Trial& trial, const expr::Assignment& input, const explore::Outcome& outcome,
                    const std::vector<concolic::Edge>& edges) {
  if (!is_usable(outcome)) return;
  std::vector<concolic::Edge> own;
  bool is_novel = false;
  for (const concolic::Edge& edge : edges) {
    if (!branches_.is_known(edge)) continue;
    own.push_back(edge);
    is_novel |= kept_edges_.insert(edge).second;
  }
  vm::Method* tested = trial.tested();
  is_novel |= entered_.insert(tested).second;
  std::string key = fmt::format("{} {} {}", tested->id, outcome.exception, outcome.at);
  if (!is_novel && !kept_outcomes_.insert(key).second && ++spares_[&trial] > kMostSpares) return;
  kept_outcomes_.insert(key);
  found_.push_back({&trial, input, outcome, std::move(own)});
}

std::map<std::string, std::uint64_t> Campaign::obstacles() const {
  std::map<std::string, std::uint64_t> all;
  for (const auto& trial : trials_) {
    for (const auto& [what, count] : trial->explorer().obstacles()) all[what] += count;
  }
  return all;
}

std::set<std::string> Campaign::unbuildable() const {
  std::set<std::string> all;
  for (const auto& trial : trials_)
    all.insert(trial->inputs().unbuildable().begin(), trial->inputs().unbuildable().end());
  return all;
}

std::uint64_t Campaign::runs() const {
  std::uint64_t all = dropped_runs_;
  for (const auto& trial : trials_) {
    explore::Statistics statistics = trial->explorer().statistics();
    all += statistics.runs + statistics.mutants;
  }
  return all;
}

std::uint64_t Campaign::queries() const {
  std::uint64_t all = 0;
  for (const auto& trial : trials_) all += trial->explorer().statistics().queries;
  return all;
}

}  // namespace assay::generate
