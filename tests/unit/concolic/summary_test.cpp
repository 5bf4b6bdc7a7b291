// SPDX-License-Identifier: Apache-2.0
#include "summary_test.h"

#include <algorithm>

#include "concolic/library/symbolic_text.h"
#include "interp/run/run_scope.h"

namespace assay::concolic {

SummaryTest::SummaryTest()
    : inputs_(machine().machine(), terms_, {}), recorder_(machine().machine(), inputs_, {}) {
  add_all_summaries(recorder_);
}

test::BootedMachine& SummaryTest::machine() {
  static test::BootedMachine booted(std::uint64_t{64} << 20);
  return booted;
}

std::vector<SummaryTest::Row> SummaryTest::each(const std::vector<Value>& words) {
  std::vector<Row> rows;
  for (const Value& word : words) rows.push_back({word});
  return rows;
}

std::vector<SummaryTest::Row> SummaryTest::pairs(const std::vector<Value>& a,
                                                 const std::vector<Value>& b) {
  std::vector<Row> rows;
  for (const Value& first : a) {
    for (const Value& second : b) rows.push_back({first, second});
  }
  return rows;
}

void SummaryTest::set_text(expr::Assignment& assignment, NodeId id, const std::u16string& text) {
  Candidate& string = inputs_.node(id).candidates.front();
  bool wide = std::any_of(text.begin(), text.end(), [](char16_t unit) { return unit > 0xff; });
  assignment.set(inputs_.node(id).variable, string.number);
  assignment.set(string.length, text.size());
  assignment.set(string.utf16, wide ? 1 : 0);
  for (std::uint32_t i = 0; i < text.size(); ++i)
    assignment.set(inputs_.character(id, string, i, wide), text[i]);
}

expr::Assignment SummaryTest::assignment_of(const Row& row) {
  expr::Assignment assignment;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (row[i].text) {
      set_text(assignment, nodes_[i], *row[i].text);
    } else {
      assignment.set(inputs_.node(nodes_[i]).variable, static_cast<std::uint32_t>(row[i].number));
    }
  }
  return assignment;
}

void SummaryTest::keep_result(Run& run, const vm::Method& method,
                              const interp::Completion& completion, std::uint32_t shadow) {
  run.threw = !completion.returned();
  if (run.threw) return;
  vm::Universe& universe = machine().universe();
  if (method.return_kind != vm::Kind::Ref) {
    bool is_wide = method.return_kind == vm::Kind::Long || method.return_kind == vm::Kind::Double;
    run.value = is_wide ? completion.value.raw : static_cast<std::uint32_t>(completion.value.i);
    run.term = shadow != 0 ? expr::Term{shadow} : terms_.constant(is_wide ? 64 : 32, run.value);
    return;
  }
  vm::Ref object = completion.value.ref;
  if (!object || universe.class_of(object) != universe.well_known().string) return;
  SymbolicText text = SymbolicText::of_string(recorder_, object);
  run.length = text.length();
  run.wide = text.wide_condition();
  run.is_wide = text.is_wide();
  run.text.emplace();
  for (std::uint32_t i = 0; i < text.size(); ++i) run.text->push_back(text.unit_value(i));
  for (std::uint32_t i = 0; i < std::min(text.capacity(), 32u); ++i)
    run.units.push_back(text.unit(i));
}

SummaryTest::Run SummaryTest::run(const Call& call, const Row& row) {
  interp::Machine& vm = machine().machine();
  vm::Method& method = machine().method(call.class_name, call.name, call.descriptor);
  Run run;
  run.assignment = assignment_of(row);
  interp::RunScope scope(vm);
  scope.set_listener(&recorder_);
  interp::StickyRun sticky = interp::run_sticky(vm, [&] {
    recorder_.begin(run.assignment);
    InputBuilder builder(recorder_);
    std::vector<interp::Machine::Shadowed> arguments;
    std::size_t next = 0;
    for (std::size_t i = 0; i < call.inputs.size() + call.fixed.size(); ++i) {
      if (i < call.fixed.size() && call.fixed[i]) {
        arguments.push_back({vm::Slot::of_ref(vm.universe().strings().make(*call.fixed[i])), 0});
      } else if (next < nodes_.size()) {
        arguments.push_back(*builder.build(nodes_[next++]));
      }
    }
    std::vector<vm::Slot> slots;
    std::vector<std::uint32_t> shadows;
    for (const auto& argument : arguments) {
      slots.push_back(argument.value);
      shadows.push_back(argument.shadow);
    }
    vm::Slot replaced;
    std::uint32_t shadow = 0;
    auto entry =
        recorder_.enter(vm.current(), method, slots.data(), shadows.data(), replaced, shadow);
    interp::Completion completion = vm.call(method, arguments);
    if (entry == interp::ShadowListener::Entry::Quiet) {
      recorder_.leave(vm.current(), method, completion.returned() ? &completion.value : nullptr,
                      shadow);
    } else {
      shadow = completion.shadow;
    }
    if (!vm.run().stop().begins_again()) keep_result(run, method, completion, shadow);
    return completion;
  });
  PathRecord path = recorder_.take_path();
  vm.rollback(sticky.mark);
  run.decisions = path.decisions;
  run.assumptions = path.assumptions;
  for (const Decision& decision : path.decisions)
    run.conditions.push_back(condition_of(inputs_, decision, decision.outcome));
  EXPECT_TRUE(recorder_.violations().empty()) << recorder_.violations().front();
  recorder_.clear_violations();
  return run;
}

void SummaryTest::compare(const Run& path, const Run& other, const std::string& what) {
  expr::Evaluator evaluator(terms_);
  evaluator.assign(other.assignment);
  ASSERT_EQ(path.threw, other.threw) << what;
  ASSERT_EQ(path.decisions.size(), other.decisions.size()) << what;
  for (std::size_t i = 0; i < path.decisions.size(); ++i)
    EXPECT_EQ(path.decisions[i].subject, other.decisions[i].subject) << what;
  if (path.threw) return;
  if (path.term) {
    EXPECT_EQ(evaluator.value(path.term), other.value) << what;
  }
  ASSERT_EQ(path.text.has_value(), other.text.has_value()) << what;
  if (!path.text) return;
  ASSERT_EQ(evaluator.value(path.length), other.text->size()) << what;
  ASSERT_EQ(evaluator.holds(path.wide), other.is_wide) << what;
  if (path.is_wide != other.is_wide) return;  // its encoding was not looked at
  for (std::size_t i = 0; i < std::min(path.units.size(), other.text->size()); ++i)
    EXPECT_EQ(evaluator.value(path.units[i]), (*other.text)[i]) << what << " at " << i;
}

int SummaryTest::check(const Call& call, const std::vector<Row>& rows) {
  vm::Universe& universe = machine().universe();
  nodes_.clear();
  for (char kind : call.inputs) {
    vm::Class* type = kind == 'S' ? universe.well_known().string : nullptr;
    nodes_.push_back(
        inputs_.add(std::string(1, kind), vm::kind_of(kind == 'S' ? 'L' : kind), type));
  }
  std::vector<Run> runs;
  for (const Row& row : rows) runs.push_back(run(call, row));
  int shared = 0;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    expr::Evaluator evaluator(terms_);
    for (std::size_t j = 0; j < runs.size(); ++j) {
      evaluator.assign(runs[j].assignment);
      auto holds = [&](expr::Term condition) { return evaluator.holds(condition); };
      if (!std::all_of(runs[i].conditions.begin(), runs[i].conditions.end(), holds)) continue;
      if (!std::all_of(runs[i].assumptions.begin(), runs[i].assumptions.end(), holds)) continue;
      compare(runs[i], runs[j],
              std::string(call.name) + " rows " + std::to_string(i) + " and " + std::to_string(j));
      shared += i != j;
    }
  }
  return shared;
}

}  // namespace assay::concolic
