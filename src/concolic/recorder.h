// SPDX-License-Identifier: Apache-2.0
// The shadow listener of concolic runs. A shadow is the number of a term; what terms decide becomes
// the PathRecord that the search turns around. A symbolic value is either followed, fixed to what
// it is on this run (a pin, a decision of its own) or given up as an obstacle.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "concolic/class_questions.h"
#include "concolic/decision.h"
#include "concolic/exact_values.h"
#include "concolic/inputs/inputs.h"
#include "concolic/obstacle.h"
#include "concolic/repeats/repeated_calls.h"
#include "concolic/run_watcher.h"
#include "expr/assignment.h"
#include "expr/evaluator.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/frame.h"
#include "interp/insn.h"
#include "interp/machine.h"
#include "interp/native.h"
#include "interp/shadow.h"
#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

/// A branch outcome of an observed method: the index of a conditional jump or switch and which
/// way it went (0 fell through, 1 jumped; for a switch the number of the target).
struct Edge {
  const vm::Method* method;
  std::uint32_t bytecode_index;
  std::uint32_t outcome;

  friend auto operator<=>(const Edge& a, const Edge& b) {
    if (a.method != b.method) return a.method->id <=> b.method->id;
    if (a.bytecode_index != b.bytecode_index) return a.bytecode_index <=> b.bytecode_index;
    return a.outcome <=> b.outcome;
  }
  friend bool operator==(const Edge&, const Edge&) = default;
};

/// A virtual call and where it went.
struct DirectedCall {
  Site site;
  const vm::Method* target = nullptr;
};

/// A sum, difference or product of integers in an observed method; a cast, too, if exact values are
/// asked for.
struct Sum {
  Site site;
  expr::Term wraps;  // the condition under which it does not fit its type
  bool did_wrap = false;
  std::size_t decisions = 0;  // made before
};

/// An exception that was thrown in an observed method, or came through it.
struct ExceptionalJump {
  static constexpr std::uint32_t kOut = ~std::uint32_t{0};

  const vm::Method* method;
  std::uint32_t from;       // the bytecode index of the throw or call
  std::uint32_t to = kOut;  // of the handler; kOut: it left the method
  auto operator<=>(const ExceptionalJump&) const = default;  // NOLINT(modernize-use-nullptr)
};

/// A check of the machine that failed for a value that depends on inputs, whether or not the run
/// had decided so before.
struct FailedCheck {
  DecisionKind kind = DecisionKind::Null;
  Site site;
  expr::Term subject;               // the condition, or the choice whose type did not fit
  std::size_t decisions = 0;        // made before
  const vm::Class* type = nullptr;  // that a cast asked for
  std::size_t questions = 0;        // asked before
};

/// What the program asked about its inputs, whether or not the answer was known from before.
struct Question {
  DecisionKind kind = DecisionKind::Branch;
  Site site;
  expr::Term subject;
  std::uint64_t outcome = 0;  // as that of a decision
};

/// What a run left behind. Large because it is the one record of all that searches ask about a run.
struct PathRecord {
  std::vector<Decision> decisions;
  std::vector<Call> calls{1};
  std::vector<bool> looked_at;          // choice variables: objects that the run came to look at
  std::vector<expr::Term> assumptions;  // hold for every input of this shape
  /// Conditions under which the run would have gone another way, had not a value been fixed before
  /// that rules them out.
  std::vector<expr::Term> lures;
  std::vector<expr::Term> sizes;       // of new arrays, where they depend on inputs
  std::vector<Edge> edges;             // in the order they were first taken
  std::vector<std::uint32_t> times;    // how often each was taken since `count_anew`
  std::set<ExceptionalJump> jumps;     // of observed methods
  std::vector<DirectedCall> directed;  // calls of observed methods on inputs
  /// Objects of invented classes, by the inputs that they are.
  std::vector<std::pair<std::uint32_t, vm::Ref>> invented;
  std::vector<std::pair<vm::Ref, expr::Term>> exceptions;  // that are inputs, with their choices
  std::vector<Sum> sums;                                   // if asked for, the first few
  /// If asked for: what terms would be if nothing had wrapped, where that is something else and the
  /// run would have gone the same way.
  std::map<std::uint32_t, ExactValue> exact;
  std::optional<FailedCheck> failed;  // the last one
  std::vector<Question> questions;    // of the program, if asked for, answered before or not
  bool was_quiet = false;             // only edges were recorded
  bool was_given_null = false;        // by a member that was asked for an input's object
  /// Where symbolic values became plain ones.
  Obstacles obstacles;
  /// Where in the located method that was: the bytecode index of its outermost call, 0 if it was
  /// outside.
  std::set<std::uint32_t> obstacle_places;
};

struct RecorderOptions {
  bool self_check = true;
  bool note_sums = false;
  bool note_exact = false;  // which needs the sums
  bool note_questions = false;
  bool pin_indices = false;  // of arrays: a path per element
  std::size_t max_decisions = 20'000;
  std::size_t max_select = 64;    // elements of an array that a symbolic index may choose from
  std::size_t max_table = 4'096;  // the same for plain numbers
};

class OpenWorld;
struct Summary;
struct NativeModel;
/// Which methods of the library are described by which summary.
using SummaryTable = std::unordered_map<const vm::Method*, const Summary*>;

/// A string that was made of inputs without fixing their lengths: it has at most as many
/// characters as there are units (16 bits each), on this path.
struct DerivedText {
  expr::Term length;
  std::vector<expr::Term> units;
};

/// Where the length of an array is, as the offset of a cell.
constexpr std::uint64_t kLengthOffset = 8;

/// Listens to a run: keeps a term beside every value that depends on an input and records every
/// decision that such a value made. Shadows are the numbers of terms.
class Recorder : public interp::ShadowListener {
 public:
  Recorder(interp::Machine& machine, Inputs& inputs, const RecorderOptions& options);
  ~Recorder() override;

  /// Forgets the last run; the next one has these inputs.
  void begin(const expr::Assignment& assignment);
  PathRecord take_path();
  PathRecord& path() { return path_; }
  /// From here on edges are counted.
  void count_anew() { std::fill(path_.times.begin(), path_.times.end(), 0u); }
  const expr::Assignment& assignment() const { return *assignment_; }
  /// Terms that did not evaluate to what the run computed: bugs of ours.
  const std::vector<std::string>& violations() const { return violations_; }
  void clear_violations() { violations_.clear(); }

  Inputs& inputs() { return inputs_; }
  expr::Terms& terms() { return terms_; }
  interp::Machine& machine() { return machine_; }
  expr::Evaluator& evaluator() { return evaluator_; }

  // What models of natives and summaries use.
  bool quiet() const { return quiet_ != 0; }
  /// Only the edges of observed methods are of interest in this run.
  void set_quiet() {
    quiet_ = 1;
    path_.was_quiet = true;
  }
  void decide(DecisionKind kind, const Site& site, expr::Term condition, bool holds);
  void pin(const Site& site, expr::Term subject, std::uint64_t value);
  void obstacle(Obstacle::Kind kind, std::string detail = {});
  /// Null unless inputs are in any state.
  OpenWorld* open_world() { return open_world_.get(); }
  /// The method whose code obstacles are located in.
  void locate_obstacles_in(const vm::Method& method) { located_ = &method; }
  Site current_site();
  /// A term that a summary gave to a part of its result, and what is there on this run.
  void check_value(expr::Term term, std::uint64_t expected) {
    check(term, expected, "part of a result", current_site());
  }
  /// Decides whether a string input has characters beyond Latin-1.
  void decide_encoding(const Site& site, expr::Variable utf16);
  /// The term of a heap cell as wide as the cell, or none.
  expr::Term cell(vm::Ref object, std::uint64_t offset);
  void set_cell(vm::Ref object, std::uint64_t offset, expr::Term term);
  /// The input that an array is the contents of, if it is an input itself.
  struct Leaf {
    NodeId node;
    std::uint32_t candidate;
    bool is_string;
    bool wide;
    std::shared_ptr<const DerivedText> derived;  // of a string: it was made of inputs
  };
  const Leaf* leaf(vm::Ref array) const;
  void add_leaf(vm::Ref array, const Leaf& leaf) { leaves_[array.bits] = leaf; }
  /// The contents of a StringBuilder or StringBuffer whose length is not fixed. Its array holds no
  /// terms meanwhile: see builder_summaries.cpp.
  using OpenBuilder = std::shared_ptr<const DerivedText>;
  OpenBuilder open_builder(vm::Ref builder) const {
    auto found = open_builders_.find(builder.bits);
    return found == open_builders_.end() ? nullptr : found->second;
  }
  void set_open_builder(vm::Ref builder, OpenBuilder text) {
    if (text == nullptr) open_builders_.erase(builder.bits);
    if (text != nullptr) open_builders_[builder.bits] = std::move(text);
  }
  /// Fixes a symbolic array length to what it is on this run.
  void pin_length(const Site& site, vm::Ref array);
  /// Decides whether a reference is null, and which object it is; true if it is one. The kind is
  /// what a null would be to the program.
  bool settle(DecisionKind kind, const Site& site, expr::Term reference, vm::Ref object);
  /// A reference to a box whose value is this term (and whose choice is that, if it is an input).
  expr::Term box(expr::Term value, expr::Term choice);
  /// The same for an object of its own: two of them are one object only if they are shared.
  expr::Term new_box(expr::Term value) { return box(value, terms_.constant(32, ++boxes_)); }
  expr::Term box_value(expr::Term reference) const;
  expr::Term choice_of(expr::Term reference) const;
  /// A reference to the class of an object with this choice; it decides nothing by itself.
  expr::Term class_of(expr::Term choice);
  /// The choice that such a reference is the class of, or none.
  expr::Term object_of_class(expr::Term reference) const;
  /// Whether a reference is an input that is a class, or the class of an input.
  bool is_class(expr::Term reference) const;
  ClassQuestions& class_questions() { return class_questions_; }
  /// The input that a reference is, or null.
  const NodeId* input_of(expr::Term reference) const;
  /// Fixes which object a reference is.
  void pin_choice(const Site& site, expr::Term choice);

  /// The number of a function that only the evaluator can compute.
  std::uint16_t external(std::string_view name, expr::ExternalFunction function);

  /// To be called when the method that is being summarised has returned an object.
  void when_returned(std::function<void(vm::Ref)> action) { returned_ = std::move(action); }

  /// The same for one whose last digit may differ from the class library's: where it does, the
  /// result is a plain value.
  std::uint16_t approximation(std::string_view name, expr::ExternalFunction function);

  /// Switches a summary on for a method of the library; see summaries.h.
  void add_summary(const vm::Method& method, const Summary& summary);
  /// Switches on a whole table, which must outlive the recorder.
  void use_summaries(const SummaryTable& table) { shared_summaries_ = &table; }
  /// Calls that repeat others need not be made; must live as long as the recorder is used.
  void leave_out(RepeatedCalls& repeats) { repeats_ = &repeats; }

  // ShadowListener.
  std::uint32_t value(const interp::ShadowSite&) override;
  void branch(const interp::ShadowSite&, bool taken) override;
  void choose(const interp::ShadowSite&) override;
  void divide(const interp::ShadowSite&) override;
  void dereference(const interp::ShadowSite&, unsigned reg) override;
  std::uint32_t load_field(const interp::ShadowSite&) override;
  std::uint32_t load_static(const std::uint8_t* cell, std::uint32_t shadow) override;
  void index(const interp::ShadowSite&) override;
  std::uint32_t load_element(const interp::ShadowSite&) override;
  void store_element(const interp::ShadowSite&) override;
  std::uint32_t instance_of(const interp::ShadowSite&, bool& result) override;
  void cast(const interp::ShadowSite&, bool& succeeds) override;
  void element_type(const interp::ShadowSite&, bool& fits) override;
  void new_array(const interp::ShadowSite&, unsigned first, unsigned count) override;
  bool dispatch(const interp::ShadowSite&, const vm::Method& resolved, vm::Slot& value,
                std::uint32_t& result) override;
  std::uint32_t widen(interp::Cell, std::uint32_t cell) override;
  std::uint32_t narrow(interp::Cell, std::uint32_t value) override;
  Entry enter(interp::JavaThread&, vm::Method&, const vm::Slot* arguments,
              const std::uint32_t* shadows, vm::Slot& value, std::uint32_t& result) override;
  Entry enter_indirectly(interp::JavaThread&, vm::Method&, const vm::Slot* arguments,
                         const std::uint32_t* shadows, vm::Slot& value,
                         std::uint32_t& result) override;
  void leave(interp::JavaThread&, const vm::Method&, const vm::Slot* value,
             std::uint32_t result) override;
  void followed(interp::JavaThread& thread, const vm::Method&, const vm::Slot* value,
                std::uint32_t shadow) override {
    repeats_->ended(thread, value, shadow);
  }
  std::uint32_t native(const interp::NativeCall&, const std::uint32_t* shadows) override;
  void native_threw(const interp::NativeCall&, const std::uint32_t* shadows) override;
  std::uint32_t box(vm::Kind kind, std::uint32_t value) override;
  std::uint32_t unbox(std::uint32_t reference, vm::Ref box, vm::Kind to) override;
  void fix(std::uint32_t shadow) override;
  void machine_throws(std::string_view class_name, const std::string* message) override {
    for (RunWatcher* watcher : run_watchers_) watcher->machine_throws(class_name, message);
  }
  void uncaught(vm::Ref exception) override {
    for (RunWatcher* watcher : run_watchers_) watcher->uncaught(exception);
  }
  std::uint32_t caught(vm::Ref exception) override;
  void exception(const vm::Method& method, std::uint32_t from,
                 std::optional<std::uint32_t> handler) override {
    path_.jumps.insert({&method, from, handler.value_or(ExceptionalJump::kOut)});
  }

  /// Hears of every call of a method, before it is entered.
  using CallWatcher = std::function<void(const interp::JavaThread&, const vm::Slot* arguments)>;
  void watch(vm::Method& method, CallWatcher watcher);
  /// Hears of runs; must live as long as the recorder is used.
  void add_watcher(RunWatcher& watcher) { run_watchers_.push_back(&watcher); }

  /// Replaces calls of a method by values of the explorer's: see `verify`.
  using Replacement =
      std::function<Entry(vm::Method&, const vm::Slot* arguments, const std::uint32_t* shadows,
                          vm::Slot& value, std::uint32_t& result)>;
  void replace(vm::Method& method, Replacement replacement);

 private:
  expr::Term operand(const interp::ShadowSite& site, unsigned reg, unsigned width) const;
  expr::Term special_value(const interp::ShadowSite& site);
  expr::Term condition(const interp::ShadowSite& site);
  expr::Term reference_condition(const interp::ShadowSite& site, bool equal);
  bool asks_for_class(const Site& site, expr::Term a, vm::Ref a_ref, expr::Term b, vm::Ref b_ref);
  expr::Term is_literal_of(NodeId input, expr::Term choice, vm::Ref mirror);
  expr::Term same_as_made(NodeId input, expr::Term choice, vm::Ref other, bool is_of_program);
  expr::Term same_object(const Site& site, expr::Term a, vm::Ref a_ref, expr::Term b,
                         vm::Ref b_ref);
  expr::Term same_box(expr::Term a, vm::Ref a_ref, expr::Term b, vm::Ref b_ref);
  vm::Ref cached_box(vm::Kind kind, std::uint64_t bits);
  expr::Term load_symbolic(const interp::ShadowSite& site, vm::Ref array);
  void choose_element(const interp::ShadowSite& site, vm::Ref array, expr::Term at);
  void type_test(DecisionKind kind, const interp::ShadowSite& site, unsigned reg, vm::Class& type,
                 bool& passes, bool null_passes);
  void note_sum(const interp::ShadowSite& site, expr::Op op, expr::Term result);
  void note_exact(const interp::ShadowSite& site, expr::Term result);
  void note_loss(const interp::ShadowSite& site);
  void add_sum(const interp::ShadowSite& site, expr::Term wraps);
  void note_asked(expr::Term count);
  void compare_exactly(const interp::ShadowSite& site, expr::Term condition, bool taken);
  ExactValues::Operand exact_operand(const interp::ShadowSite& site, unsigned reg,
                                     bool is_long) const;
  void note_look(expr::Term choice);
  void note_target(const interp::ShadowSite& site, const vm::Method& resolved);
  void look_at(const interp::ShadowSite& site) {
    top_ = &site.frame;
    at_ = &site.insn;
  }
  bool is_mirror(vm::Ref object) const;
  /// The input that a reference is, whatever box it is in.
  void show_arguments(const interp::NativeCall& call, const std::uint32_t* shadows);
  void cover(const interp::ShadowSite& site, std::uint32_t outcome);
  void note_question(const Decision& decision);
  void note_failure(DecisionKind kind, const Site& site, expr::Term subject,
                    const vm::Class* type = nullptr);
  void record(Decision decision, expr::Term holds);
  void check(expr::Term term, std::uint64_t expected, const char* what, const Site& site);
  Site site_of(const interp::ShadowSite& site);
  const interp::Frame* innermost() const;
  std::uint32_t call_of(const Site& site);

  interp::Machine& machine_;
  Inputs& inputs_;
  expr::Terms& terms_;
  RecorderOptions options_;
  expr::Evaluator evaluator_;
  std::optional<ExactValues> exact_;  // if asked for
  const expr::Assignment* assignment_ = nullptr;
  PathRecord path_;
  std::vector<std::uint32_t> asserted_;  // by term: the run in which it is known to hold
  std::uint32_t run_ = 0;
  struct OpenCall {
    const vm::Method* method;
    const interp::Insn* from;  // where its caller was
    std::uint32_t number;      // of PathRecord::calls
  };
  std::vector<OpenCall> open_calls_;  // of the last decision, by frame
  const interp::Frame* top_ =
      nullptr;  // of the site that was asked for last; the thread's may be older
  const interp::Insn* at_ = nullptr;  // that instruction, if its frame has not noted it yet
  const vm::Method* located_ = nullptr;
  unsigned quiet_ = 0;
  std::uint32_t boxes_ = 0;  // made by the program in this run
  std::function<void(vm::Ref)> returned_;
  std::unordered_map<std::uint32_t, Leaf> leaves_;  // by array
  std::unordered_map<std::uint32_t, OpenBuilder> open_builders_;
  std::vector<std::string> violations_;
  std::uint16_t box_function_, class_function_;
  ClassQuestions class_questions_{*this};
  std::unordered_map<const void*, std::uint16_t> externals_;
  std::set<std::uint16_t> approximations_;
  std::unordered_map<const void*, std::unique_ptr<SwitchTargets>> switch_targets_;
  std::map<std::vector<std::vector<std::int32_t>>, std::unique_ptr<SwitchTargets>> element_targets_;
  std::unordered_map<std::uint64_t, std::uint32_t> covered_;  // their numbers
  SummaryTable summaries_;
  const SummaryTable* shared_summaries_ = nullptr;
  const Summary* summary_of(const vm::Method& method) const;
  std::unordered_map<const vm::Method*, Replacement> replacements_;
  std::unordered_map<const vm::Method*, std::vector<CallWatcher>> call_watchers_;
  std::vector<RunWatcher*> run_watchers_;
  RepeatedCalls* repeats_ = nullptr;       // if they may be left out
  std::unique_ptr<OpenWorld> open_world_;  // if inputs are in any state
  std::unordered_map<const vm::Method*, const NativeModel*> native_models_;
};

}  // namespace assay::concolic
