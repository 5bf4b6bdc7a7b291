// SPDX-License-Identifier: Apache-2.0
// Crashes as JSON and back. Fields that are added to them have to be added at both ends here.
#include "workers/findings_json.h"

#include "findings/crash.h"
#include "findings/kind.h"
#include "findings/triage.h"

namespace assay::workers {

namespace {

using findings::Crash;
using findings::Frame;
using nlohmann::ordered_json;

ordered_json frames_json(const std::vector<Frame>& frames) {
  ordered_json list = ordered_json::array();
  for (const Frame& frame : frames) {
    list.push_back({{"class", frame.class_name},
                    {"method", frame.method},
                    {"descriptor", frame.descriptor},
                    {"source_file", frame.source_file},
                    {"line", frame.line},
                    {"bci", frame.bytecode_index},
                    {"library", frame.is_library},
                    {"public", frame.is_public}});
  }
  return list;
}

std::vector<Frame> frames_of(const ordered_json& json) {
  std::vector<Frame> frames;
  for (const ordered_json& row : json) {
    frames.push_back({row.at("class"), row.at("method"), row.at("descriptor"),
                      row.at("source_file"), row.at("line"), row.at("bci"), row.at("library"),
                      row.at("public")});
  }
  return frames;
}

ordered_json path_json(const std::vector<findings::PathStep>& path) {
  ordered_json list = ordered_json::array();
  for (const findings::PathStep& step : path)
    list.push_back(
        {step.class_name, step.method, step.source_file, step.line, step.text, step.values});
  return list;
}

std::vector<findings::PathStep> path_of(const ordered_json& json) {
  std::vector<findings::PathStep> path;
  for (const ordered_json& row : json)
    path.push_back({row.at(0), row.at(1), row.at(2), row.at(3), row.at(4), row.at(5)});
  return path;
}

/// A number of an enumeration with so many values; anything else is as bad as a missing field.
template <class Enum>
Enum value_of(const ordered_json& json, Enum last) {
  const auto number = json.get<std::uint64_t>();
  if (number > static_cast<std::uint64_t>(last))
    throw ordered_json::out_of_range::create(401, "a number that no value has", &json);
  return static_cast<Enum>(number);
}

ordered_json statics_json(const std::optional<findings::StaticStart>& start) {
  if (!start) return {};
  return {start->initialised, start->triggered, start->values, start->needs_fresh_classes,
          start->is_reachable};
}

std::optional<findings::StaticStart> statics_of(const ordered_json& json) {
  if (json.is_null()) return std::nullopt;
  findings::StaticStart start;
  json.at(0).get_to(start.initialised);
  json.at(1).get_to(start.triggered);
  json.at(2).get_to(start.values);
  json.at(3).get_to(start.needs_fresh_classes);
  json.at(4).get_to(start.is_reachable);
  return start;
}

ordered_json promise_json(const std::optional<findings::Promise>& promise) {
  if (!promise) return {};
  return {promise->what, promise->form, promise->broken_by};
}

std::optional<findings::Promise> promise_of(const ordered_json& json) {
  if (json.is_null()) return std::nullopt;
  return findings::Promise{json.at(0), json.at(1), json.at(2)};
}

ordered_json crash_json(const Crash& crash) {
  return {{"kind", static_cast<unsigned>(crash.kind)},
          {"exception", crash.exception},
          {"message", crash.message ? ordered_json(*crash.message) : ordered_json()},
          {"stack", frames_json(crash.stack)},
          {"called", {crash.called.class_name, crash.called.method, crash.called.descriptor}},
          {"thrower", static_cast<unsigned>(crash.thrower)},
          {"origin", static_cast<unsigned>(crash.origin)},
          {"null_contract", static_cast<unsigned>(crash.null_contract)},
          {"flags", {crash.is_checked,        crash.is_error,
                     crash.is_own_type,       crash.is_declared,
                     crash.is_documented,     crash.is_total,
                     crash.has_null,          crash.is_exotic,
                     crash.has_container,     crash.has_arguments,
                     crash.is_handed_in,      crash.is_generic_cast,
                     crash.has_invented,      crash.has_invented_library,
                     crash.is_of_invented,    crash.is_waiting,
                     crash.has_assigned,      crash.has_class,
                     crash.only_throws,       crash.has_invented_contract,
                     crash.has_raw_cast,      crash.has_negative,
                     crash.is_callers_number, crash.counts_far,
                     crash.is_repeated,       crash.is_of_set_array,
                     crash.has_changed_state, crash.is_by_initialisation}},
          {"statics", statics_json(crash.statics)},
          {"promise", promise_json(crash.promise)},
          {"guards", crash.guards},
          {"conditions", crash.conditions},
          {"path", path_json(crash.path)},
          {"input", crash.input},
          {"operation", crash.operation},
          {"calls", crash.calls},
          {"weight", crash.weight},
          {"count", crash.count},
          {"test", crash.test ? ordered_json(*crash.test) : ordered_json()}};
}

Crash crash_of(const ordered_json& json) {
  Crash crash;
  crash.kind = value_of(json.at("kind"), findings::kLastKind);
  json.at("exception").get_to(crash.exception);
  if (!json.at("message").is_null()) crash.message = json.at("message").get<std::string>();
  crash.stack = frames_of(json.at("stack"));
  const ordered_json& called = json.at("called");
  crash.called = {called.at(0), called.at(1), called.at(2)};
  crash.thrower = value_of(json.at("thrower"), findings::Thrower::Library);
  crash.origin = value_of(json.at("origin"), findings::Origin::Unset);
  crash.null_contract = value_of(json.at("null_contract"), findings::NullContract::Forbidden);
  const ordered_json& flags = json.at("flags");
  std::size_t next = 0;
  for (bool* flag : {&crash.is_checked,        &crash.is_error,
                     &crash.is_own_type,       &crash.is_declared,
                     &crash.is_documented,     &crash.is_total,
                     &crash.has_null,          &crash.is_exotic,
                     &crash.has_container,     &crash.has_arguments,
                     &crash.is_handed_in,      &crash.is_generic_cast,
                     &crash.has_invented,      &crash.has_invented_library,
                     &crash.is_of_invented,    &crash.is_waiting,
                     &crash.has_assigned,      &crash.has_class,
                     &crash.only_throws,       &crash.has_invented_contract,
                     &crash.has_raw_cast,      &crash.has_negative,
                     &crash.is_callers_number, &crash.counts_far,
                     &crash.is_repeated,       &crash.is_of_set_array,
                     &crash.has_changed_state, &crash.is_by_initialisation})
    flags.at(next++).get_to(*flag);
  crash.statics = statics_of(json.at("statics"));
  crash.promise = promise_of(json.at("promise"));
  json.at("guards").get_to(crash.guards);
  json.at("conditions").get_to(crash.conditions);
  crash.path = path_of(json.at("path"));
  json.at("input").get_to(crash.input);
  json.at("operation").get_to(crash.operation);
  json.at("calls").get_to(crash.calls);
  json.at("weight").get_to(crash.weight);
  json.at("count").get_to(crash.count);
  if (!json.at("test").is_null()) crash.test = json.at("test").get<std::size_t>();
  return crash;
}

ordered_json statics_found_json(const findings::StaticsFound& found) {
  ordered_json scores = ordered_json::array(), unreachable = ordered_json::array(),
               dependences = ordered_json::array();
  for (const findings::StaticScore& row : found.scores)
    scores.push_back({row.method, row.vulnerability, row.accessibility});
  for (const Crash& crash : found.unreachable) unreachable.push_back(crash_json(crash));
  for (const findings::OrderDependence& row : found.order_dependences)
    dependences.push_back({row.method, row.field});
  return {{"scores", std::move(scores)},
          {"counts", {found.sets, found.orders, found.sets_left, found.runs, found.microseconds}},
          {"unreachable", std::move(unreachable)},
          {"dependences", std::move(dependences)}};
}

findings::StaticsFound statics_found_of(const ordered_json& json) {
  findings::StaticsFound found;
  for (const ordered_json& row : json.at("scores"))
    found.scores.push_back({row.at(0), row.at(1), row.at(2)});
  const ordered_json& counts = json.at("counts");
  std::size_t next = 0;
  for (std::uint64_t* count :
       {&found.sets, &found.orders, &found.sets_left, &found.runs, &found.microseconds})
    counts.at(next++).get_to(*count);
  for (const ordered_json& row : json.at("unreachable")) found.unreachable.push_back(crash_of(row));
  for (const ordered_json& row : json.at("dependences"))
    found.order_dependences.push_back({row.at(0), row.at(1)});
  return found;
}

}  // namespace

ordered_json findings_json(const findings::ClassFindings& found) {
  ordered_json crashes = ordered_json::array(), suppressed = ordered_json::array(),
               unconfirmed = ordered_json::array(), uses = ordered_json::array();
  for (const Crash& crash : found.crashes) crashes.push_back(crash_json(crash));
  for (const findings::Suppressed& row : found.suppressed) {
    suppressed.push_back({row.exception, row.class_name, row.method, row.line,
                          static_cast<unsigned>(row.reason), row.count});
  }
  for (const findings::Unconfirmed& row : found.unconfirmed) {
    unconfirmed.push_back({static_cast<unsigned>(row.kind), row.class_name, row.method, row.line,
                           row.condition, row.reason});
  }
  for (const findings::MethodUse& use : found.uses)
    uses.push_back({use.method, use.is_called, use.branches, use.taken});
  return {{"crashes", std::move(crashes)},
          {"suppressed", std::move(suppressed)},
          {"unconfirmed", std::move(unconfirmed)},
          {"members", found.members},
          {"exercised", found.exercised},
          {"uses", std::move(uses)},
          {"statics", statics_found_json(found.statics)}};
}

findings::ClassFindings findings_of(const ordered_json& json) {
  findings::ClassFindings found;
  for (const ordered_json& row : json.at("crashes")) found.crashes.push_back(crash_of(row));
  for (const ordered_json& row : json.at("suppressed")) {
    found.suppressed.push_back({row.at(0), row.at(1), row.at(2), row.at(3),
                                value_of(row.at(4), findings::Dropped::NotJudged), row.at(5)});
  }
  for (const ordered_json& row : json.at("unconfirmed")) {
    found.unconfirmed.push_back({value_of(row.at(0), findings::kLastKind), row.at(1), row.at(2),
                                 row.at(3), row.at(4), row.at(5)});
  }
  json.at("members").get_to(found.members);
  json.at("exercised").get_to(found.exercised);
  for (const ordered_json& row : json.at("uses"))
    found.uses.push_back({row.at(0), row.at(1), row.at(2), row.at(3)});
  found.statics = statics_found_of(json.at("statics"));
  return found;
}

}  // namespace assay::workers
