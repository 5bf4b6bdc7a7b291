// SPDX-License-Identifier: Apache-2.0
#include "generate/rehearsal.h"

#include <algorithm>
#include <map>
#include <set>

namespace assay::generate {

namespace {

std::set<std::string> keys_of(const std::vector<source::Assertion>& assertions) {
  std::set<std::string> keys;
  for (const source::Assertion& assertion : assertions) keys.insert(key_of(assertion));
  return keys;
}

bool ends_alike(const Draft& draft, const Observation& seen) {
  if (seen.ending != draft.found->outcome.kind) return false;
  if (!draft.test.thrown) return true;
  return seen.thrown && seen.thrown->type == draft.test.thrown->type;
}

bool sees_the_same(const Draft& draft, const Observation& seen) {
  if (!ends_alike(draft, seen)) return false;
  if (draft.test.output && seen.output != *draft.test.output) return false;
  if (draft.test.thrown && draft.test.thrown->message &&
      seen.thrown->message != draft.test.thrown->message)
    return false;
  std::set<std::string> holds = keys_of(seen.assertions);
  return std::all_of(
      draft.test.assertions.begin(), draft.test.assertions.end(),
      [&](const source::Assertion& assertion) { return holds.count(key_of(assertion)) != 0; });
}

/// Hash codes that come from identities, and texts that are the same but for their order.
bool depends_on_identity(const source::Assertion& assertion, const std::string& otherwise,
                         bool is_hash) {
  std::string text = source::to_text(assertion.expected);
  if (text == otherwise) return false;
  if (is_hash || assertion.actual.text == "hashCode") return true;
  std::string other = otherwise;
  std::sort(text.begin(), text.end());
  std::sort(other.begin(), other.end());
  return text == other;
}

void drop_identities(Drafter& drafter, Draft& draft) {
  Observation seen = drafter.observe(draft, {.perturbed = TestRunOptions::Perturbed::Wildly});
  std::map<std::string, std::string> values;
  for (const source::Assertion& assertion : seen.assertions)
    values[source::to_text(assertion.actual)] = source::to_text(assertion.expected);
  bool is_hash = draft.test.method == "hashCode";
  std::erase_if(draft.test.assertions, [&](const source::Assertion& assertion) {
    auto value = values.find(source::to_text(assertion.actual));
    return value != values.end() && depends_on_identity(assertion, value->second, is_hash);
  });
}

}  // namespace

bool keep_stable_assertions(Drafter& drafter, Draft& draft) {
  Observation seen = drafter.observe(draft, {.perturbed = TestRunOptions::Perturbed::Mildly});
  if (!ends_alike(draft, seen)) return false;
  if (draft.test.thrown && draft.test.thrown->message != seen.thrown->message)
    draft.test.thrown->message.reset();
  if (draft.test.output && seen.output != *draft.test.output) draft.test.output.reset();
  std::set<std::string> holds = keys_of(seen.assertions);
  std::erase_if(draft.test.assertions, [&](const source::Assertion& assertion) {
    return holds.count(key_of(assertion)) == 0;
  });
  drop_identities(drafter, draft);
  return true;
}

std::vector<std::size_t> rehearse(interp::Machine& machine, Drafter& drafter,
                                  const std::vector<Draft>& drafts,
                                  const std::vector<std::size_t>& chosen) {
  std::set<std::size_t> failed;
  for (bool backwards : {false, true}) {
    std::vector<std::size_t> order = chosen;
    if (backwards) std::reverse(order.begin(), order.end());
    interp::Machine::Mark mark = machine.mark();
    for (std::size_t i : order) {
      const Found& found = *drafts[i].found;
      explore::Outcome outcome = run_and_keep(machine, *found.trial, found.input, {});
      if (!sees_the_same(drafts[i], drafter.look(drafts[i], outcome))) failed.insert(i);
    }
    machine.rollback(mark);
  }
  std::vector<std::size_t> passed;
  for (std::size_t i : chosen) {
    if (failed.count(i) == 0) passed.push_back(i);
  }
  return passed;
}

}  // namespace assay::generate
