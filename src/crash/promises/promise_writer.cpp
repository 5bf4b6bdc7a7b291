// SPDX-License-Identifier: Apache-2.0
#include "crash/promises/promise_writer.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "search/class_facts.h"
#include "source/expression.h"
#include "suite/minimiser.h"

namespace assay::crash {

namespace {

using findings::Crash;
using findings::Dropped;
using recipe::Demand;
using source::Assertion;
using source::Expression;

/// What the test does, on one line.
std::string text_of(const source::TestCase& test) {
  std::vector<std::string> parts;
  for (const source::Statement& each : test.arrange) {
    if (each.value.type.name == source::kAssumptions) continue;
    const std::string value = source::to_text(each.value);
    parts.push_back(each.name.empty() ? value : fmt::format("{} = {}", each.name, value));
  }
  parts.push_back(source::to_text(test.act.value));
  return fmt::format("{}", fmt::join(parts, "; "));
}

/// What JUnit says of a result that is not what was demanded.
std::string complaint_about(Demand demand, const std::string& result) {
  switch (demand) {
    case Demand::Zero:
      return fmt::format("expected: <0> but was: <{}>", result);
    case Demand::Negative:
      return "expected: <-1> but was: <1>";
    case Demand::False:
      return "expected: <false> but was: <true>";
    default:
      return "expected: <true> but was: <false>";
  }
}

Assertion assertion_of(Demand demand, Expression result) {
  Assertion made{.kind = Assertion::Kind::IsTrue, .actual = std::move(result)};
  if (demand == Demand::False) made.kind = Assertion::Kind::IsFalse;
  if (demand == Demand::True || demand == Demand::False) return made;
  made.kind = Assertion::Kind::Equals;
  made.is_number = true;
  made.expected = source::int_literal(0);
  if (demand == Demand::Zero) return made;
  Expression sign{Expression::Kind::StaticCall, "signum", {"java.lang.Integer", {}, 0}};
  sign.operands.push_back(std::move(made.actual));
  made.actual = std::move(sign);
  made.expected = source::int_literal(-1);
  return made;
}

}  // namespace

PromiseWriter::PromiseWriter(interp::Machine& machine, search::Campaign& campaign,
                             const CheckOptions& options)
    : campaign_(campaign),
      options_(options),
      drafter_(machine, campaign),
      maker_(machine, campaign) {
  search::ClassFacts& facts = campaign.facts();
  facts.visibility =
      recipe::Visibility(std::string(facts.klass.package()), true, facts.options.release);
}

search::Finding PromiseWriter::simpler(const search::Finding& found, WorkClock::time_point limit) {
  const std::size_t steps = found.trial->recipe().steps.size();
  const Demand demand = found.trial->recipe().steps.back().demand;
  suite::Minimiser minimiser(campaign_, limit);
  suite::Needed needed;
  needed.also = [&](const search::Finding& seen) {
    return seen.trial->recipe().steps.size() == steps && invariants::breaks(demand, seen.outcome);
  };
  return minimiser.minimise(found, needed, /*values=*/true);
}

std::optional<Crash> PromiseWriter::crash_of(const Violation& violation,
                                             const search::Finding& found,
                                             WorkClock::time_point limit) {
  std::optional<Crash> crash = maker_.broken_promise(found, limit);
  if (!crash) return std::nullopt;
  crash->kind = violation.kind;
  crash->promise = violation.promise;
  crash->calls = violation.calls;
  if (crash->kind == findings::Kind::ContractViolation)
    crash->called = {vm::external_name(*violation.place->owner),
                     std::string(violation.place->info->name),
                     std::string(violation.place->info->descriptor)};
  if (!crash->exception.empty()) return crash;
  crash->exception = "java.lang.AssertionError";
  crash->message = complaint_about(found.trial->recipe().steps.back().demand, found.outcome.value);
  crash->stack = {maker_.frame_of(*violation.place, 0)};
  return crash;
}

/// The last line of the test is what fails.
void PromiseWriter::complete(const Crash& crash, Demand demand, source::TestCase& test) {
  const findings::Promise& promise = *crash.promise;
  const bool is_asserted = !test.thrown && !test.act.name.empty();
  const bool is_contract = crash.kind == findings::Kind::ContractViolation;
  test.bug = source::TestCase::Bug{
      fmt::format("{}{}{}", promise.what, is_contract ? ", but: " : " does not hold after ",
                  promise.broken_by),
      false, is_asserted};
  if (is_asserted) test.assertions = {assertion_of(demand, source::variable(test.act.name))};
}

void PromiseWriter::write(const Violation& violation, BrokenPromises& found) {
  constexpr std::chrono::milliseconds kForOne(60);
  const WorkClock::time_point limit = WorkClock::now() + kForOne;
  const search::Finding simplest = simpler(*violation.explored.broken, limit);
  std::optional<Crash> crash = crash_of(violation, simplest, limit);
  if (!crash) return;
  const auto suppress = [&](Dropped reason) {
    found.suppressed.push_back({crash->exception, crash->called.class_name, crash->called.method,
                                -1, reason, crash->count});
  };
  if (const auto dropped = findings::triage_smallest(*crash, options_.triage))
    return suppress(*dropped);
  std::string reason;
  std::optional<drafts::Draft> draft = drafter_.bare(simplest, reason);
  if (!draft) {
    ++found.dropped[reason];
    return suppress(Dropped::NoTest);
  }
  complete(*crash, simplest.trial->recipe().steps.back().demand, draft->test);
  draft->test.circumstance = violation.circumstance;
  crash->input = text_of(draft->test);
  crash->test = found.tests.size();
  found.tests.push_back(std::move(draft->test));
  found.crashes.push_back(std::move(*crash));
}

}  // namespace assay::crash
