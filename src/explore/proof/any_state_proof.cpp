// SPDX-License-Identifier: Apache-2.0
#include "explore/proof/any_state_proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <iterator>
#include <set>

#include "base/clocks.h"
#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/obstacle.h"
#include "concolic/open_world.h"
#include "concolic/recorder.h"
#include "explore/branches/branch_map.h"
#include "explore/explorer.h"
#include "explore/fixed_state.h"
#include "explore/method_call.h"
#include "explore/proof/code_after.h"
#include "explore/proof/environment_answers.h"
#include "explore/proof/initialisers.h"
#include "explore/verify/decisive_reason.h"
#include "expr/assignment.h"
#include "vm/heap.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/strings.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

ExploreOptions options_for_proof(ExploreOptions options, std::chrono::nanoseconds time) {
  options.any_state = true;
  options.nulls = true;
  options.proofs = true;
  options.conditions = false;
  options.start = WorkClock::now();
  options.time_nanoseconds = static_cast<std::uint64_t>(time.count());
  return options;
}

/// There is not much hope for what had too many paths from few states.
std::chrono::nanoseconds time_for_proof(const ExploreOptions& options, bool is_exhausted) {
  constexpr std::uint64_t kShare = 2, kSmallShare = 50;
  const auto all = std::chrono::nanoseconds(options.time_nanoseconds);
  const auto left = options.start + all - WorkClock::now();
  const auto share = all / (is_exhausted ? kShare : kSmallShare);
  return std::clamp<std::chrono::nanoseconds>(share, std::chrono::nanoseconds(0),
                                              std::max(left, left - left));
}

constexpr std::size_t kMostLiterals = 16;  // that inputs are offered

/// What the code may ask of inputs is offered to them before the first is made.
struct Foreseen {
  Foreseen(vm::Universe& universe, const ReachableCode& code, concolic::Inputs& inputs) {
    std::vector<vm::Class*> types;
    std::copy_if(code.tested.begin(), code.tested.end(), std::back_inserter(types),
                 [](const vm::Class* type) { return !type->is_interface(); });
    std::vector<vm::Ref> literals;
    if (code.compares_references && code.literals.size() <= kMostLiterals) {
      for (const std::string& text : code.literals)
        literals.push_back(universe.strings().literal(text));
    }
    inputs.offers().foresee(std::move(types), std::move(literals));
  }
};

class AnyStateExploration {
 public:
  AnyStateExploration(interp::Machine& machine, const ExploreOptions& options, vm::Method& method,
                      const ReachableCode& code)
      : machine_(machine),
        options_(options),
        method_(method),
        explorer_(machine, options_),
        foreseen_(machine.universe(), code, explorer_.inputs()),
        call_(machine, method, explorer_.inputs()),
        answers_(machine, explorer_.recorder(), explorer_.inputs()) {
    explorer_.recorder().locate_obstacles_in(method);
    for (vm::Field* field : code.statics) {
      if (!is_constant(machine.universe(), *field, method)) declare(*field, nullptr);
      const bool is_volatile = (field->access_flags & classfile::access::kVolatile) != 0;
      if (is_volatile && field->kind != vm::Kind::Ref)
        explorer_.recorder().open_world()->add_volatile_static(*field);
    }
    for (const vm::Field* field : code.enum_fields) declare_constants(*field);
  }

  /// Until every branch that is of interest has been taken, or all paths are known.
  void run(const std::vector<BranchVerdict>& wanted) {
    explorer_.branches().observe(method_);
    const auto is_reached = [&] {
      const std::vector<BranchVerdict> seen = explorer_.branches().verdicts();
      for (std::size_t i = 0; i < seen.size(); ++i) {
        if (seen[i].verdict != Verdict::Covered && wanted[i].verdict == Verdict::Undecided)
          return false;
      }
      return true;
    };
    explorer_.explore([this](concolic::Recorder& recorder) { return RunRecord{execute(recorder)}; },
                      [this](const expr::Assignment&, const RunRecord& record) {
                        // What could not be made was not tried.
                        has_failed_ |= record.outcome.kind == Outcome::Kind::SetupFailed;
                        obstacle_places_.insert(record.path.obstacle_places.begin(),
                                                record.path.obstacle_places.end());
                      },
                      {.exhaustive = true, .mutants = false, .reached = is_reached, .wanted = {}});
  }

  const concolic::Edge& edge(std::size_t index) { return explorer_.branches().edges()[index]; }
  std::vector<BranchVerdict> seen() { return explorer_.branches().verdicts(); }
  /// All paths were run, or refuted, to where they meet the first obstacle or open question.
  bool is_complete() const {
    const Statistics all = explorer_.statistics();
    return explorer_.is_exhausted() && explorer_.inputs().unbuildable().empty() &&
           all.divergences == 0 && all.violations == 0 && !has_failed_;
  }
  /// Where they met one.
  std::set<std::uint32_t> obstacle_places() const {
    const bool is_lost = obstacle_places_.empty() && !explorer_.run_obstacles().empty();
    return is_lost ? std::set<std::uint32_t>{0} : obstacle_places_;
  }
  std::vector<concolic::Site> open_sites() const { return explorer_.open_sites(); }
  std::uint64_t paths() const { return explorer_.statistics().tree.terminal; }
  /// What keeps it from being a proof.
  std::string open_question() const {
    if (has_failed_) return "an object could not be made";
    for (const auto& [obstacle, count] : explorer_.obstacles()) {
      if (obstacle.kind == concolic::Obstacle::Kind::OpenWorld) return text_of(obstacle);
    }
    return decisive_reason(explorer_);
  }

 private:
  /// A field that is an input although its object is not: a static one, or one of a constant of an
  /// enum, which a static field holds.
  struct FieldInput {
    const vm::Field* field;
    const vm::Field* constant;  // null: the field is static
    concolic::NodeId input;
  };

  void declare(const vm::Field& field, const vm::Field* constant) {
    concolic::Inputs& inputs = explorer_.inputs();
    const vm::SymbolTable& symbols = machine_.universe().symbols();
    vm::Class* type = field.kind == vm::Kind::Ref
                          ? inputs.class_of(*field.owner, symbols.text(field.descriptor))
                          : nullptr;
    const std::string of =
        constant == nullptr ? "" : fmt::format("{}.", symbols.text(constant->name));
    const concolic::NodeId input = inputs.add(
        fmt::format("{}.{}{}", vm::external_name(*field.owner), of, symbols.text(field.name)),
        field.kind, type);
    if (field.kind == vm::Kind::Ref && type == nullptr) inputs.offers().note_open(input);
    fields_.push_back({&field, constant, input});
  }

  /// A constant with a body is of a class of its own, which may have fields.
  void declare_constants(const vm::Field& field) {
    const vm::Class* type = field.owner;
    while (type->super != nullptr && !type->super->trusted) type = type->super;
    for (const vm::Field& each : type->fields) {
      if ((each.access_flags & classfile::access::kEnum) != 0) declare(field, &each);
    }
  }

  /// The object that a field is set in; null: no object has it.
  vm::Ref holder_of(const FieldInput& input) {
    if (input.constant == nullptr) return input.field->owner->mirror;
    vm::Universe& universe = machine_.universe();
    vm::Ref object;
    std::memcpy(&object, universe.static_address(*input.constant), sizeof object);
    const bool has_it = object && universe.class_of(object)->is_assignable_to(input.field->owner);
    return has_it ? object : vm::Ref();
  }

  Outcome execute(concolic::Recorder& recorder) {
    answers_.end();
    return call_.execute(
        recorder,
        [&](concolic::InputBuilder& builder) {
          answers_.begin(builder);
          return set_fields(builder);
        },
        [&](concolic::InputBuilder& builder) {
          recorder.open_world()->begin(builder, !fields_.empty());
        });
  }

  bool set_fields(concolic::InputBuilder& builder) {
    for (const FieldInput& each : fields_) {
      const vm::Field* first = each.constant == nullptr ? each.field : each.constant;
      if (!builder.initialise(*first->owner)) return false;
    }
    vm::Heap& heap = machine_.universe().heap();
    for (const FieldInput& each : fields_) {
      const vm::Ref object = holder_of(each);
      if (!object) continue;
      auto value = builder.build(each.input);
      if (!value) return false;
      heap.before_write(heap.address(object) + each.field->offset,
                        std::size_t{1} << vm::log2_size(each.field->kind));
      builder.store(object, each.field->offset, each.input, *value);
    }
    return true;
  }

  interp::Machine& machine_;
  const ExploreOptions options_;
  vm::Method& method_;
  Explorer explorer_;
  Foreseen foreseen_;
  MethodCall call_;
  std::vector<FieldInput> fields_;
  EnvironmentAnswers answers_;
  std::set<std::uint32_t> obstacle_places_;
  bool has_failed_ = false;
};

/// The instructions of a method before which all is known. `open`: what is not known elsewhere.
std::set<std::uint32_t> uncertain_code(vm::Universe& universe, const vm::Method& method,
                                       const ReachableCode& code,
                                       std::set<std::uint32_t> obstacle_places,
                                       const std::vector<concolic::Site>& open) {
  const auto body = vm::VerifiedCode::of(universe, method);
  const auto add_calls = [&] {
    for (const classfile::Instruction& each : classfile::Instructions(body->bytecode())) {
      if (each.is_call() || each.opcode == classfile::Opcode::Invokedynamic)
        obstacle_places.insert(each.pc);
    }
  };
  for (const FixedPlace& place : always_fixed(universe, code)) {
    if (place.method == &method) {
      obstacle_places.insert(place.bytecode_index);
    } else if (place.method != nullptr) {
      add_calls();
    } else {
      obstacle_places.insert(0);
    }
  }
  for (const concolic::Site& site : open) {
    if (site.method == &method) {
      obstacle_places.insert(static_cast<std::uint32_t>(site.bytecode_index));
    } else if (site.method != nullptr) {
      add_calls();
    } else {
      obstacle_places.insert(0);
    }
  }
  // A method that calls itself may begin again after an obstacle.
  if (code.calls_itself && !obstacle_places.empty()) obstacle_places.insert(0);
  return code_after(*body, std::move(obstacle_places));
}

}  // namespace

void prove_infeasible(interp::Machine& machine, const ExploreOptions& options, vm::Method& method,
                      const ReachableCode& code, bool is_exhausted,
                      std::vector<BranchVerdict>& verdicts) {
  vm::Universe& universe = machine.universe();
  if (uncertain_code(universe, method, code, {}, {}).count(0) != 0) return;
  const std::chrono::nanoseconds time = time_for_proof(options, is_exhausted);
  AnyStateExploration exploration(machine, options_for_proof(options, time), method, code);
  exploration.run(verdicts);
  const std::vector<BranchVerdict> seen = exploration.seen();
  const std::vector<concolic::Site> open = exploration.open_sites();
  const std::set<std::uint32_t> uncertain =
      uncertain_code(universe, method, code, exploration.obstacle_places(), open);
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if (verdicts[i].verdict != Verdict::Undecided || seen[i].verdict == Verdict::Covered) continue;
    const bool is_certain = uncertain.count(exploration.edge(i).bytecode_index) == 0;
    if (exploration.is_complete() && is_certain) {
      verdicts[i].verdict = Verdict::Infeasible;
      verdicts[i].reason = fmt::format("none of the {} paths from any state of objects takes it",
                                       exploration.paths());
    } else if (exploration.is_complete() && exploration.obstacle_places().empty() && open.empty()) {
      continue;  // what is fixed has been said
    } else {
      verdicts[i].reason += "; not proved: " + exploration.open_question();
    }
  }
}

}  // namespace assay::explore
