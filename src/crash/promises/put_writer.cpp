// SPDX-License-Identifier: Apache-2.0
// A test's inputs are variables of a sketch: the statements that are no steps make them, the others
// are the body.
#include "crash/promises/put_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

#include "explore/run_record.h"
#include "invariants/operation.h"
#include "replay/test_run.h"
#include "search/class_facts.h"
#include "source/expression.h"
#include "source/test_case.h"

namespace assay::crash {

namespace {

using drafts::Sketch;
using emit::ParameterisedTest;
using source::Statement;

constexpr std::size_t kMostPuts = 60;  // of one class

bool is_step(const Sketch& sketch, std::size_t statement) {
  return std::ranges::find(sketch.steps, statement) != sketch.steps.end();
}

/// The statements of one kind: steps, or those that make the inputs.
std::vector<Statement> statements_of(const Sketch& sketch, bool are_steps) {
  std::vector<Statement> found;
  for (std::size_t i = 0; i < sketch.test.arrange.size(); ++i) {
    if (is_step(sketch, i) == are_steps) found.push_back(sketch.test.arrange[i]);
  }
  return found;
}

std::string text_of(const std::vector<Statement>& statements) {
  std::string text;
  for (const Statement& each : statements)
    text += fmt::format("{} {}={} {};", source::to_text(each.type), each.name,
                        source::to_text(each.value), each.may_throw);
  return text;
}

/// Those that have a variable, in the order of the recipe.
std::vector<ParameterisedTest::Parameter> parameters_of(const Sketch& sketch) {
  std::vector<ParameterisedTest::Parameter> parameters;
  for (const auto& [leaf, name] : sketch.leaves) {
    const auto declared = std::ranges::find(sketch.test.arrange, name, &Statement::name);
    if (declared == sketch.test.arrange.end()) return {};
    parameters.push_back({declared->type, name});
  }
  return parameters;
}

std::string capital(std::string word) {
  if (!word.empty()) word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
  return word;
}

}  // namespace

PutWriter::PutWriter(interp::Machine& machine, search::Campaign& campaign)
    : machine_(machine),
      types_(campaign.facts().visibility),
      sketcher_(machine, types_, campaign.facts().stubs) {}

std::optional<Sketch> PutWriter::sketch_of(const search::Finding& found) {
  std::optional<Sketch> made;
  const std::size_t leaves = found.trial->recipe().leaves.size();
  drafts::TestSketcher::Variables all{std::vector<std::size_t>(leaves), false};
  std::iota(all.leaves.begin(), all.leaves.end(), std::size_t{0});
  replay::run_test(machine_, *found.trial, found.input, {}, [&](const explore::RunRecord& record) {
    made.reset();
    const bool is_alike = record.outcome.kind == found.outcome.kind;
    if (is_alike) made = sketcher_.sketch(*found.trial, found.input, record, all);
  });
  return made && !made->has_cycle ? std::move(made) : std::nullopt;
}

/// The first input decides what the body looks like; others have to go with it.
bool PutWriter::add_input(ParameterisedTest& test, const search::Finding& found, std::string what) {
  const std::optional<Sketch> sketch = sketch_of(found);
  if (!sketch) return false;
  std::vector<ParameterisedTest::Parameter> parameters = parameters_of(*sketch);
  const std::vector<Statement> body = statements_of(*sketch, true);
  if (parameters.empty()) return false;
  if (test.inputs.empty()) {
    test.parameters = std::move(parameters);
    test.body = sketch->test;
    test.body.arrange = body;
    test.body.assertions = {{.kind = source::Assertion::Kind::IsTrue,
                             .actual = source::variable(sketch->test.act.name)}};
  } else if (text_of(body) != text_of(test.body.arrange) ||
             parameters.size() != test.parameters.size()) {
    return false;
  }
  ParameterisedTest::Input input{.what = std::move(what),
                                 .arrange = statements_of(*sketch, false),
                                 .may_throw_checked = sketch->test.may_throw_checked};
  for (const auto& [leaf, name] : sketch->leaves) input.values.push_back(source::variable(name));
  test.inputs.push_back(std::move(input));
  return true;
}

/// "spendAThenWage", and a number where that is taken.
std::string PutWriter::name_of(const invariants::Put& test) {
  std::string name;
  for (const invariants::Put::Call& call : test.calls) {
    const invariants::Operation& operation = *call.operation;
    const bool is_new = operation.kind == invariants::Operation::Kind::Create;
    const std::string word(is_new                        ? "create"
                           : operation.method != nullptr ? operation.method->info->name
                           : operation.field != nullptr  ? operation.field->info->name
                                                         : "element");
    name += name.empty() ? word : "Then" + capital(word);
  }
  std::string unique = name;
  for (unsigned number = 2; !names_.insert(unique).second; ++number)
    unique = fmt::format("{}_{}", name, number);
  return unique;
}

void PutWriter::add(const invariants::Put& test, const std::string& invariant,
                    const invariants::Explored& explored) {
  if (tests_.size() >= kMostPuts) return;
  ParameterisedTest made{.what = fmt::format("{}: {} has to hold in the end",
                                             invariants::name_of(test.form), invariant)};
  if (explored.broken) add_input(made, *explored.broken, "breaks it");
  for (const search::Finding& each : explored.kept) add_input(made, each, "keeps it");
  if (made.inputs.empty()) return;
  made.name = name_of(test);
  tests_.push_back(std::move(made));
}

}  // namespace assay::crash
