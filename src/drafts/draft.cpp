// SPDX-License-Identifier: Apache-2.0
// Runs a find once more and makes a test of what can be seen: result, exception, getters, changed
// arguments, output. What only our machine would say, or what a test cannot rely on, is refused
// here.
#include "drafts/draft.h"

#include <algorithm>
#include <array>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "drafts/held_objects.h"
#include "interp/backtrace.h"
#include "interp/completion.h"
#include "interp/run/call_aside.h"
#include "interp/run/run_scope.h"
#include "search/class_facts.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"
#include "vm/symbols.h"
#include "vm/universe.h"
#include "world/standard_streams.h"

namespace assay::drafts {

namespace {

using explore::Outcome;
using source::Assertion;
using source::Expression;

std::string printed_since(interp::Machine& machine, std::size_t start) {
  const std::string& all = machine.world().streams.captured(world::StandardStreams::Output::Out);
  return start < all.size() ? all.substr(start) : "";
}

bool is_usable(const Outcome& outcome) {
  return outcome.kind == Outcome::Kind::Returned || outcome.kind == Outcome::Kind::Threw;
}

/// Whether what is prepared for the call has System.out as it was before the call.
bool holds_output(vm::Universe& universe, const recipe::Recipe& recipe,
                  const explore::RunRecord& record) {
  vm::Class* system = universe.load_boot("java/lang/System");
  const vm::Field* out = universe.find_field(*system, "out");
  if (out == nullptr) return false;
  std::vector<vm::Ref> prepared;
  for (std::size_t i = 0; i < recipe.leaves.size(); ++i) {
    if (recipe.leaves[i].kind == vm::Kind::Ref) prepared.push_back(record.leaves[i].ref);
  }
  for (std::size_t i = 0; i + 1 < recipe.steps.size(); ++i) {
    const recipe::Step& step = recipe.steps[i];
    const explore::StepRecord& made = record.steps[i];
    const bool gives = step.method != nullptr && step.method->return_kind == vm::Kind::Ref;
    prepared.push_back(made.object);
    if (gives && made.completion.returned()) prepared.push_back(made.completion.value.ref);
  }
  return is_held(universe, std::move(prepared), universe.get<vm::Ref>(system->mirror, *out));
}

/// Whether the library has asked if there are windows, in this run or in an initialiser before it.
bool looks_for_a_screen(vm::Universe& universe) {
  const vm::Symbol name = universe.intern("java/awt/GraphicsEnvironment");
  const vm::Class* asked = universe.find_loaded(universe.boot_loader(), name);
  return asked != nullptr && asked->is_initialised();
}

}  // namespace

bool is_about_result(const source::TestCase& test, const Assertion& assertion) {
  const Expression* actual = &assertion.actual;
  if (actual->kind == Expression::Kind::Cast) actual = &actual->operands.front();
  return !test.act.name.empty() && actual->kind == Expression::Kind::Variable &&
         actual->text == test.act.name;
}

std::string key_of(const Assertion& assertion) {
  return std::to_string(static_cast<int>(assertion.kind)) + source::to_text(assertion.actual) +
         "=" + source::to_text(assertion.expected);
}

Drafter::Drafter(interp::Machine& machine, search::Campaign& campaign)
    : machine_(machine),
      campaign_(campaign),
      types_(campaign.facts().visibility),
      values_(
          machine, [this](const vm::Class& klass) { return types_.raw(klass); },
          campaign.facts().options.release),
      observer_(machine, values_,
                {[this](const vm::Method& method) {
                   return campaign_.facts().visibility.may_call(method);
                 },
                 [this](const std::string& text) { return is_ours(text); }}),
      told_(machine, values_, types_, campaign.facts().stubs,
            [this](const std::string& text) { return is_ours(text); }),
      sketcher_(machine, types_, campaign.facts().stubs) {}

/// Names of classes that only our machine has, and its home folder, unless the class itself speaks
/// of it: an initialiser may have asked for it before the test, and been heard by nobody.
bool Drafter::is_ours(const std::string& text) const {
  constexpr std::array<std::string_view, 2> kClasses{"$$Lambda", "AssayStub"};
  const auto has = [&](std::string_view ours) { return text.find(ours) != std::string::npos; };
  if (std::ranges::any_of(kClasses, has)) return true;
  constexpr std::u16string_view kHome = u"/home/user";
  const auto speaks_of_it = [&](const std::u16string& word) {
    return word.find(kHome) != std::u16string::npos;
  };
  return has("/home/user") &&
         std::ranges::none_of(campaign_.facts().dictionary.words, speaks_of_it);
}

bool Drafter::speaks_of(std::string_view text) const {
  const classfile::ConstantPool& pool = campaign_.facts().klass.file->constant_pool;
  for (std::size_t i = 1; i < pool.size(); ++i) {
    if (pool.is(i, classfile::Tag::String) && pool.text_of(i).find(text) != std::string_view::npos)
      return true;
  }
  return false;
}

/// An exception that the program made itself has a message that is the program's, too.
bool Drafter::has_own_message(vm::Ref exception) {
  auto trace = interp::read_backtrace(machine_.universe(), exception);
  if (trace.empty() || trace.front().method->owner->trusted) return false;
  auto verified = vm::VerifiedCode::of(*trace.front().method);
  if (!verified) return false;
  classfile::Bytes code = verified->bytecode();
  auto at = static_cast<std::size_t>(std::max(trace.front().bytecode_index, 0));
  return at < code.size() &&
         static_cast<classfile::Opcode>(code[at]) == classfile::Opcode::Invokespecial;
}

/// No compiler takes a call of a method whose types it cannot find.
bool Drafter::names_missing_class(const recipe::Recipe& recipe) {
  auto is_missing = [&](const vm::Class& from, classfile::TypeDescriptor type) {
    return type.is_reference() && concolic::class_of(machine_, from, type.text) == nullptr;
  };
  return std::any_of(recipe.steps.begin(), recipe.steps.end(), [&](const recipe::Step& step) {
    if (step.method == nullptr) return false;
    classfile::MethodDescriptor descriptor(step.method->info->descriptor);
    bool misses = is_missing(*step.method->owner, descriptor.return_type());
    for (classfile::TypeDescriptor type : descriptor.parameters())
      misses = misses || is_missing(*step.method->owner, type);
    return misses;
  });
}

std::optional<source::TestCase::Thrown> Drafter::thrown(vm::Ref exception) {
  vm::Universe& universe = machine_.universe();
  source::TestCase::Thrown thrown{types_.nearest(*universe.class_of(exception)), std::nullopt};
  if (!has_own_message(exception)) return thrown;
  interp::Completion message =
      interp::call_aside(machine_, exception, "getMessage", "()Ljava/lang/String;");
  if (message.returned() && message.value.ref) {
    std::string text = universe.strings().utf8(message.value.ref);
    if (text.size() <= 200 && !is_ours(text) && !oracle::quotes_library(text))
      thrown.message = text;
  }
  return thrown;
}

/// Arrays, builders and collections that the call changed.
std::vector<std::size_t> Drafter::changed_arguments(const search::Finding& found,
                                                    const explore::RunRecord& record) {
  std::vector<std::size_t> changed;
  search::Trial& trial = *found.trial;
  concolic::Recorder& recorder = trial.explorer().recorder();
  for (const recipe::Operand& operand : trial.recipe().steps.back().operands) {
    if (operand.kind != recipe::Operand::Kind::Leaf) continue;
    const recipe::Leaf& leaf = trial.recipe().leaves[operand.index];
    vm::Ref after = record.leaves[operand.index].ref;
    if (leaf.kind != vm::Kind::Ref || !after || !machine_.universe().class_of(after)->trusted)
      continue;
    auto now = values_.of(vm::Kind::Ref, vm::Slot::of_ref(after));
    if (!now) continue;
    interp::Machine::Mark mark = machine_.mark();
    recorder.begin(found.input);
    recorder.set_quiet();
    concolic::InputBuilder builder(recorder);
    auto fresh = builder.build(trial.runner().leaves()[operand.index]);
    std::string before;
    if (fresh && fresh->value.ref) {
      auto value = values_.of(vm::Kind::Ref, fresh->value);
      if (value) before = source::to_text(*value);
    }
    interp::rollback_part(machine_, mark);
    if (before != source::to_text(*now)) changed.push_back(operand.index);
  }
  return changed;
}

void Drafter::observe_into(const recipe::Recipe& recipe, const Sketch& sketch,
                           const explore::RunRecord& record, Observation& seen) {
  const Outcome& outcome = record.outcome;
  seen.ending = outcome.kind;
  const explore::StepRecord& last = record.steps.back();
  seen.output =
      printed_since(machine_, sketch.test.prepares_output ? record.steps.front().output_before
                                                          : last.output_before);
  if (outcome.kind == Outcome::Kind::Threw) {
    seen.thrown = thrown(last.completion.exception);
  } else if (outcome.kind == Outcome::Kind::Returned && !sketch.test.act.name.empty()) {
    vm::Slot value = last.object ? vm::Slot::of_ref(last.object) : last.completion.value;
    observer_.observe_result(source::variable(sketch.test.act.name), sketch.result_kind, value,
                             sketch.result_type, seen.assertions);
  }
  for (const auto& [leaf, name] : sketch.leaves) {
    vm::Ref object = record.leaves[leaf].ref;
    const recipe::Leaf& declared = recipe.leaves[leaf];
    if (!object || declared.type == nullptr) continue;
    bool is_receiver = sketch.receiver == name;
    if (!is_receiver) {
      auto value =
          values_.assertion(vm::Kind::Ref, vm::Slot::of_ref(object), source::variable(name));
      if (value) {
        seen.assertions.push_back(std::move(*value));
        continue;
      }
    }
    if (!declared.type->is_array())
      observer_.observe_state(source::variable(name), object, *declared.type, seen.assertions);
  }
  for (const auto& [input, object] : record.path.invented) {
    const auto name = sketch.told.find(input);
    auto told = name == sketch.told.end() ? std::nullopt : told_.observe(name->second, object);
    if (told) seen.assertions.push_back(std::move(*told));
  }
}

bool Drafter::is_of_method_asked_for(const search::Finding& found, std::string& reason) const {
  const search::ClassFacts& facts = campaign_.facts();
  if (facts.options.methods.empty() || facts.is_member(found.trial->tested())) return true;
  reason = "is of another method than the one asked for";
  return false;
}

/// Why a run that ended as expected is no test; empty: it is one.
std::string Drafter::objection(const search::Finding& found, const explore::RunRecord& record,
                               std::uint64_t lookups) {
  const Outcome& outcome = record.outcome;
  // It may be there on another class path, and it is there once only: then the class is broken.
  if (outcome.is_linkage_error && !search::is_usable(outcome, campaign_.facts().options.criteria))
    return "a class that it needs is missing or cannot be used";
  // On the user's machine there may be enough.
  if (outcome.exception == "java.lang.OutOfMemoryError") return "runs out of memory";
  // Agents (of JaCoCo, say) and options open what is closed here.
  if (outcome.exception == "java.lang.reflect.InaccessibleObjectException")
    return "depends on which packages of the JDK are open";
  if (machine_.world().files.lookups() != lookups) return "touches files";
  if (names_missing_class(found.trial->recipe()))
    return "calls a method whose types are not on the class path";
  return "";
}

std::optional<Draft> Drafter::sketched(const search::Finding& found,
                                       const explore::RunRecord& record,
                                       const TestSketcher::Variables& wanted, std::string& reason) {
  Draft draft{.found = &found};
  draft.sketch = sketcher_.sketch(*found.trial, found.input, record, wanted);
  draft.sketch.test.prepares_output =
      holds_output(machine_.universe(), found.trial->recipe(), record);
  draft.test = draft.sketch.test;
  draft.test.needs.headless = looks_for_a_screen(machine_.universe());
  if (!draft.sketch.has_cycle) return draft;
  reason = "an input refers to itself";
  return std::nullopt;
}

std::optional<Draft> Drafter::draft(const search::Finding& found, std::string& reason) {
  if (!is_of_method_asked_for(found, reason)) return std::nullopt;
  std::optional<Draft> made;
  const std::uint64_t lookups = machine_.world().files.lookups();
  replay::run_test(machine_, *found.trial, found.input, {}, [&](const explore::RunRecord& record) {
    const Outcome& outcome = record.outcome;
    made.reset();
    if (!is_usable(outcome) || outcome.kind != found.outcome.kind) {
      reason = outcome.kind == Outcome::Kind::Stopped ? "stopped: " + outcome.stop
                                                      : "does not repeat itself";
      return;
    }
    reason = objection(found, record, lookups);
    if (!reason.empty()) return;
    made = sketched(found, record, {changed_arguments(found, record), true}, reason);
    if (!made) return;
    Observation seen;
    observe_into(found.trial->recipe(), made->sketch, record, seen);
    made->test.thrown = seen.thrown;
    if (!seen.output.empty() && seen.output.size() < 400) made->test.output = seen.output;
    made->test.assertions = std::move(seen.assertions);
    made->kills.resize(made->test.assertions.size());
  });
  return made;
}

std::optional<Draft> Drafter::bare(const search::Finding& found, std::string& reason) {
  if (!is_of_method_asked_for(found, reason)) return std::nullopt;
  std::optional<Draft> made;
  const std::uint64_t lookups = machine_.world().files.lookups();
  replay::run_test(machine_, *found.trial, found.input, {}, [&](const explore::RunRecord& record) {
    made.reset();
    const bool is_alike = search::never_ends(found.outcome)
                              ? search::never_ends(record.outcome)
                              : record.outcome.kind == found.outcome.kind &&
                                    record.outcome.exception == found.outcome.exception &&
                                    record.outcome.at == found.outcome.at;
    reason = is_alike ? objection(found, record, lookups) : "does not repeat itself";
    if (!reason.empty()) return;
    made = sketched(found, record, {}, reason);
    if (made && record.outcome.kind == Outcome::Kind::Threw)
      made->test.thrown = thrown(record.steps.back().completion.exception);
  });
  return made;
}

Observation Drafter::look(const Draft& draft, const explore::RunRecord& record) {
  Observation seen;
  seen.ending = record.outcome.kind;
  if (!is_usable(record.outcome)) return seen;
  observe_into(draft.found->trial->recipe(), draft.sketch, record, seen);
  return seen;
}

Observation Drafter::observe(const Draft& draft, const replay::TestRunOptions& options) {
  Observation seen;
  run_test(machine_, *draft.found->trial, draft.found->input, options,
           [&](const explore::RunRecord& record) { seen = look(draft, record); });
  return seen;
}

}  // namespace assay::drafts
