// SPDX-License-Identifier: Apache-2.0
// The frame of the recorder: a run's beginning, sites, decisions, pins, cells of the heap and the
// self-check. What each kind of instruction does with terms is in recorder_*.cpp.
#include "concolic/recorder.h"

#include <fmt/format.h>

#include "base/check.h"
#include "concolic/library/native_models.h"
#include "concolic/library/summaries.h"
#include "concolic/open_world.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "interp/code.h"
#include "interp/frame.h"
#include "interp/insn.h"
#include "interp/messages.h"
#include "interp/native.h"
#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;

constexpr std::size_t kMostViolations = 20;

}  // namespace

Recorder::Recorder(interp::Machine& machine, Inputs& inputs, const RecorderOptions& options)
    : machine_(machine),
      inputs_(inputs),
      terms_(inputs.terms()),
      options_(options),
      evaluator_(terms_),
      box_function_(
          terms_.add_external("box", [](std::uint64_t value, std::uint64_t) { return value; })),
      class_function_(terms_.add_external(
          "class", [](std::uint64_t choice, std::uint64_t) { return choice; })) {
  if (options.note_exact) exact_.emplace(terms_);
  if (inputs.limits().any_state) open_world_ = std::make_unique<OpenWorld>(*this, inputs, machine);
}

Recorder::~Recorder() = default;

void Recorder::begin(const expr::Assignment& assignment) {
  path_ = {};
  leaves_.clear();
  open_builders_.clear();
  class_questions_.begin();
  covered_.clear();
  quiet_ = 0;
  boxes_ = 0;
  open_calls_.clear();
  top_ = nullptr;
  at_ = nullptr;
  ++run_;
  assignment_ = &assignment;
  evaluator_.assign(assignment);
  if (exact_) exact_->begin();
  if (repeats_ != nullptr) repeats_->begin();
}

PathRecord Recorder::take_path() {
  if (open_world_ != nullptr) open_world_->end();
  if (exact_) path_.exact = exact_->take();
  return std::move(path_);
}

Site Recorder::site_of(const interp::ShadowSite& site) {
  top_ = &site.frame;
  at_ = &site.insn;
  return {site.frame.method, interp::bytecode_index(*site.frame.method, &site.insn)};
}

Site Recorder::current_site() {
  const interp::JavaThread& thread = machine_.current();
  if (!thread.has_frames()) return {};
  top_ = thread.top;
  at_ = nullptr;
  return {thread.top->method, interp::bytecode_index(*thread.top->method, thread.top->pc)};
}

void Recorder::obstacle(Obstacle::Kind kind, std::string detail) {
  ++path_.obstacles[{kind, std::move(detail)}];
  if (located_ == nullptr) return;
  const interp::JavaThread& thread = machine_.current();
  const interp::Frame* found = thread.has_frames() ? thread.frames : nullptr;
  while (found != nullptr && found->method != located_)
    found = found < thread.top ? found + 1 : nullptr;
  if (found == nullptr) {
    path_.obstacle_places.insert(0);
    return;
  }
  const interp::Insn* at = found == top_ && found == thread.top && at_ != nullptr ? at_ : found->pc;
  path_.obstacle_places.insert(static_cast<std::uint32_t>(interp::bytecode_index(*located_, at)));
}

void Recorder::check(Term term, std::uint64_t expected, const char* what, const Site& site) {
  if (!options_.self_check) return;
  std::uint64_t found = evaluator_.value(term);
  if (found == expected || violations_.size() >= kMostViolations) return;
  violations_.push_back(fmt::format(
      "{} at {}:{}: the term gives {:#x}, the run {:#x}", what,
      site.method == nullptr ? "?" : interp::method_text(machine_.universe(), *site.method),
      site.bytecode_index, found, expected));
}

/// The innermost frame of the current thread, as far as is known: what was noted last may be of a
/// thread that has made way for this one.
const interp::Frame* Recorder::innermost() const {
  const interp::JavaThread& thread = machine_.current();
  const bool is_here = top_ >= thread.frames && top_ < thread.frames + interp::JavaThread::kFrames;
  if (top_ == nullptr || is_here) return top_;
  return thread.has_frames() ? thread.top : nullptr;
}

/// The call that a decision was made in. Two calls from the same place count as one if nothing was
/// decided elsewhere in between: frames have no numbers.
std::uint32_t Recorder::call_of(const Site& site) {
  const interp::Frame* const innermost = this->innermost();
  if (site.method == nullptr || innermost == nullptr) return 0;
  const interp::Insn* from = nullptr;
  std::size_t depth = 0;
  for (const interp::Frame* frame = machine_.current().frames; frame <= innermost;
       ++frame, ++depth) {
    if (depth < open_calls_.size() &&
        (open_calls_[depth].method != frame->method || open_calls_[depth].from != from))
      open_calls_.resize(depth);
    if (depth == open_calls_.size()) {
      const std::uint32_t parent = depth == 0 ? 0 : open_calls_.back().number;
      open_calls_.push_back({frame->method, from, static_cast<std::uint32_t>(path_.calls.size())});
      path_.calls.push_back({parent, frame->method});
    }
    from = frame->pc;
  }
  open_calls_.resize(depth);
  return open_calls_.back().number;
}

void Recorder::note_question(const Decision& decision) {
  const bool is_one = decision.kind == DecisionKind::Branch ||
                      decision.kind == DecisionKind::Switch || decision.kind == DecisionKind::Type;
  if (!options_.note_questions || !is_one || path_.questions.size() >= options_.max_decisions)
    return;
  const vm::Method* method = decision.site.method;
  if (method != nullptr && !method->owner->trusted)
    path_.questions.push_back({decision.kind, decision.site, decision.subject, decision.outcome});
}

void Recorder::record(Decision decision, Term holds) {
  note_question(decision);
  if (open_world_ != nullptr) open_world_->decided(holds);
  if (asserted_.size() <= holds.id) asserted_.resize(holds.id * 2 + 1);
  if (asserted_[holds.id] == run_) return;
  asserted_[holds.id] = run_;
  if (path_.decisions.size() >= options_.max_decisions) {
    obstacle(Obstacle::Kind::LongPath);
    return;
  }
  decision.call = call_of(decision.site);
  path_.decisions.push_back(decision);
}

/// Whether a check of the machine has failed: null, out of bounds, zero, below zero.
static bool is_failure(DecisionKind kind, bool holds) {
  switch (kind) {
    case DecisionKind::Null:
    case DecisionKind::Division:
    case DecisionKind::NegativeSize:
      return holds;
    case DecisionKind::Bounds:
      return !holds;
    default:
      return false;
  }
}

void Recorder::note_failure(DecisionKind kind, const Site& site, Term subject,
                            const vm::Class* type) {
  path_.failed =
      FailedCheck{kind, site, subject, path_.decisions.size(), type, path_.questions.size()};
}

void Recorder::decide(DecisionKind kind, const Site& site, Term condition, bool holds) {
  if (quiet()) return;
  if (is_failure(kind, holds)) note_failure(kind, site, condition);
  check(condition, holds ? 1 : 0, "decision", site);
  if (terms_.is_constant(condition)) return;
  if (exact_ && kind != DecisionKind::Branch) exact_->use(condition);  // branches know numbers
  Decision decision{.kind = kind, .site = site, .subject = condition, .outcome = holds ? 1u : 0u};
  record(decision, holds ? condition : terms_.negate(condition));
}

void Recorder::pin(const Site& site, Term subject, std::uint64_t value) {
  if (quiet()) return;
  check(subject, value, "pin", site);
  if (terms_.is_constant(subject)) return;
  if (exact_) exact_->use(subject);
  Decision decision{.kind = DecisionKind::Pin, .site = site, .subject = subject, .outcome = value};
  record(decision, terms_.equal(subject, terms_.constant(terms_.width(subject), value)));
}

/// Static fields are in the mirrors of their classes.
bool Recorder::is_mirror(vm::Ref object) const {
  vm::Universe& universe = machine_.universe();
  return universe.class_of(object) == universe.well_known().class_;
}

Term Recorder::cell(vm::Ref object, std::uint64_t offset) {
  vm::Universe& universe = machine_.universe();
  if (is_mirror(object))
    return Term{universe.shadows().at(universe.heap().address(object) + offset)};
  return Term{universe.shadows().get(object, offset)};
}

void Recorder::set_cell(vm::Ref object, std::uint64_t offset, Term term) {
  if (term && terms_.is_constant(term)) term = {};
  vm::Universe& universe = machine_.universe();
  if (is_mirror(object))
    return universe.shadows().set_static(universe.heap().address(object) + offset, term.id);
  universe.shadows().set(object, offset, term.id);
}

const Recorder::Leaf* Recorder::leaf(vm::Ref array) const {
  auto found = leaves_.find(array.bits);
  return found == leaves_.end() ? nullptr : &found->second;
}

void Recorder::pin_length(const Site& site, vm::Ref array) {
  if (Term length = cell(array, 8)) {
    pin(site, length, static_cast<std::uint32_t>(machine_.universe().heap().array_length(array)));
  }
}

Term Recorder::box(Term value, Term choice) {
  return terms_.external(box_function_, 32, value, choice);
}

Term Recorder::box_value(Term reference) const {
  const expr::Node& node = terms_.node(reference);
  return node.op == Op::External && node.detail == box_function_ ? node.a : Term{};
}

Term Recorder::choice_of(Term reference) const {
  const expr::Node& node = terms_.node(reference);
  if (node.op == Op::External && node.detail == box_function_) return node.b;
  if (node.op == Op::External && node.detail == class_function_) return {};
  return reference;
}

Term Recorder::class_of(Term choice) { return terms_.external(class_function_, 32, choice); }

bool Recorder::is_class(Term reference) const {
  if (object_of_class(reference)) return true;
  const NodeId* input = input_of(reference);
  return input != nullptr && inputs_.node(*input).kind == vm::Kind::Ref &&
         inputs_.node(*input).type == machine_.universe().well_known().class_;
}

Term Recorder::object_of_class(Term reference) const {
  if (!reference) return {};
  const expr::Node& node = terms_.node(reference);
  return node.op == Op::External && node.detail == class_function_ ? node.a : Term{};
}

const NodeId* Recorder::input_of(Term reference) const {
  const Term choice = reference ? choice_of(reference) : reference;
  if (!choice) return nullptr;
  const expr::Node& node = terms_.node(choice);
  return node.op == Op::Variable ? inputs_.owner(node.variable()) : nullptr;
}

/// A native knows of its arguments whatever there is to know.
void Recorder::show_arguments(const interp::NativeCall& call, const std::uint32_t* shadows) {
  if (open_world_ == nullptr) return;
  for (unsigned i = 0; i < call.method.argument_count; ++i) {
    const NodeId* input = input_of(Term{shadows[i]});
    if (input != nullptr && inputs_.node(*input).kind == vm::Kind::Ref &&
        inputs_.node(*input).variable == terms_.node(choice_of(Term{shadows[i]})).variable())
      open_world_->shown(*input);
  }
}

void Recorder::add_summary(const vm::Method& method, const Summary& summary) {
  summaries_[&method] = &summary;
  const_cast<vm::Method&>(method).traits.summarised = true;
}

const Summary* Recorder::summary_of(const vm::Method& method) const {
  if (shared_summaries_ != nullptr) {
    auto found = shared_summaries_->find(&method);
    if (found != shared_summaries_->end()) return found->second;
  }
  auto found = summaries_.find(&method);
  return found == summaries_.end() ? nullptr : found->second;
}

void Recorder::replace(vm::Method& method, Replacement replacement) {
  replacements_[&method] = std::move(replacement);
  const_cast<vm::Method&>(method).traits.summarised = true;
}

void Recorder::watch(vm::Method& method, CallWatcher watcher) {
  call_watchers_[&method].push_back(std::move(watcher));
  method.traits.summarised = true;
}

interp::ShadowListener::Entry Recorder::enter_indirectly(interp::JavaThread& thread,
                                                         vm::Method& method,
                                                         const vm::Slot* arguments,
                                                         const std::uint32_t* shadows,
                                                         vm::Slot& value, std::uint32_t& result) {
  at_ = nullptr;
  if (auto found = replacements_.find(&method); found != replacements_.end()) {
    const Entry entry = found->second(method, arguments, shadows, value, result);
    if (entry != Entry::StepIn) return entry;
  }
  if (auto watched = call_watchers_.find(&method); watched != call_watchers_.end()) {
    for (const CallWatcher& watcher : watched->second) watcher(thread, arguments);
  }
  return Entry::StepIn;
}

interp::ShadowListener::Entry Recorder::enter(interp::JavaThread& thread, vm::Method& method,
                                              const vm::Slot* arguments,
                                              const std::uint32_t* shadows, vm::Slot& value,
                                              std::uint32_t& result) {
  const Entry entry = enter_indirectly(thread, method, arguments, shadows, value, result);
  if (entry != Entry::StepIn) return entry;
  const Summary* summary = quiet() ? nullptr : summary_of(method);
  if (summary == nullptr) {
    if (repeats_ == nullptr || method.owner->trusted) return Entry::StepIn;
    return repeats_->enter(thread, method, arguments, shadows, quiet(), value, result);
  }
  SummaryCall call{*this, method, arguments, shadows};
  returned_ = nullptr;
  const std::size_t decisions = path_.decisions.size();
  std::optional<Term> term = summary->apply(call);
  for (unsigned i = 0; exact_ && path_.decisions.size() > decisions && i < method.argument_count;
       ++i)
    exact_->use(Term{shadows[i]});
  if (!term) return Entry::StepIn;
  ++quiet_;
  result = *term && !terms_.is_constant(*term) ? term->id : 0;
  return Entry::Quiet;
}

void Recorder::leave(interp::JavaThread& thread, const vm::Method& method, const vm::Slot* value,
                     std::uint32_t result) {
  --quiet_;
  auto returned = std::exchange(returned_, nullptr);
  if (value != nullptr && returned) returned(value->ref);
  if (value == nullptr || result == 0) return;
  unsigned width = terms_.width(Term{result});
  if (method.return_kind == vm::Kind::Ref) return;
  bool both_nan = (method.return_kind == vm::Kind::Double && value->d != value->d) ||
                  (method.return_kind == vm::Kind::Float && value->f != value->f);
  if (both_nan) return;  // a NaN has many bit patterns, which nobody can tell apart
  std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  const expr::Node& node = terms_.node(Term{result});
  bool approximate = node.op == Op::External && approximations_.count(node.detail) != 0;
  if (approximate && evaluator_.value(Term{result}) != (value->raw & mask)) {
    obstacle(Obstacle::Kind::ConcreteResult, interp::method_text(machine_.universe(), method));
    thread.result_shadow = 0;
    return;
  }
  check(Term{result}, value->raw & mask, "summary", {&method, -1});
}

std::uint16_t Recorder::external(std::string_view name, expr::ExternalFunction function) {
  auto [known, is_new] = externals_.try_emplace(reinterpret_cast<const void*>(function));
  if (is_new) known->second = terms_.add_external(name, function);
  return known->second;
}

std::uint16_t Recorder::approximation(std::string_view name, expr::ExternalFunction function) {
  std::uint16_t number = external(name, function);
  approximations_.insert(number);
  return number;
}

std::uint32_t Recorder::native(const interp::NativeCall& call, const std::uint32_t* shadows) {
  for (RunWatcher* watcher : run_watchers_) watcher->native_ended(call);
  at_ = nullptr;
  show_arguments(call, shadows);
  auto [model, is_new] = native_models_.try_emplace(&call.method);
  if (is_new) model->second = find_native_model(call);
  // In an open world classes are not told apart by questions.
  if (model->second != nullptr && (open_world_ == nullptr || !model->second->asks)) {
    Term result = model->second->returned(*this, call, shadows);
    return result && !terms_.is_constant(result) ? result.id : 0;
  }
  if (!quiet() && fix_symbolic_arguments(*this, call, shadows))
    obstacle(Obstacle::Kind::Native, interp::method_text(machine_.universe(), call.method));
  return 0;
}

void Recorder::native_threw(const interp::NativeCall& call, const std::uint32_t* shadows) {
  for (RunWatcher* watcher : run_watchers_) watcher->native_ended(call);
  at_ = nullptr;
  show_arguments(call, shadows);
  if (quiet()) return;
  const NativeModel* model = find_native_model(call);
  if (model != nullptr && model->threw != nullptr) {
    model->threw(*this, call, shadows);
  } else if (fix_symbolic_arguments(*this, call, shadows)) {
    obstacle(Obstacle::Kind::NativeException,
             interp::method_text(machine_.universe(), call.method));
  }
}

}  // namespace assay::concolic
