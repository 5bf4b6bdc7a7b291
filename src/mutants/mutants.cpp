// SPDX-License-Identifier: Apache-2.0
#include "mutants/mutants.h"

#include <set>

#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "mutants/exclusions.h"
#include "mutants/operators.h"
#include "vm/linking/verified_code.h"

namespace assay::mutants {

namespace {

constexpr std::string_view kLogging[] = {
    "java/util/logging", "org/apache/log4j",           "org/apache/logging/log4j",
    "org/slf4j",         "org/apache/commons/logging", "org/jboss/logging",
};

bool is_logging(const Listing& listing, std::size_t at) {
  if (!listing.is_call(at)) return false;
  for (std::string_view package : kLogging) {
    if (listing.member(at).class_name.starts_with(package)) return true;
  }
  return false;
}

std::set<int> logging_lines(const std::vector<Listing>& listings) {
  std::set<int> lines;
  for (const Listing& listing : listings) {
    for (std::size_t at = 0; at < listing.size(); ++at) {
      if (is_logging(listing, at)) lines.insert(listing.line(at));
    }
  }
  return lines;
}

Places excluded_places(const Listing& listing, const std::set<int>& without_lines) {
  Places places(listing.size(), false);
  exclude_assertions(listing, places);
  exclude_string_switches(listing, places);
  exclude_closing_of_resources(listing, places);
  exclude_for_each(listing, places);
  exclude_loop_counters(listing, places);
  if (without_lines.empty()) return places;
  for (std::size_t at = 0; at < listing.size(); ++at) {
    if (without_lines.count(listing.line(at)) != 0) places[at] = true;
  }
  return places;
}

/// Whether the instruction in front only pushes a number, and control always comes from there.
bool has_constant_before(const Listing& listing, std::size_t at) {
  using classfile::Opcode;
  if (at == 0 || listing.is_labelled(at)) return false;
  Opcode opcode = listing[at - 1].opcode;
  if (opcode >= Opcode::IconstM1 && opcode <= Opcode::Sipush) return true;
  if (opcode != Opcode::Ldc) return false;
  auto index = static_cast<std::size_t>(listing[at - 1].operand);
  return listing.pool().is(index, classfile::Tag::Integer) ||
         listing.pool().is(index, classfile::Tag::Long);
}

std::vector<Mutant> mutants_of(const Listing& listing, const Places& excluded, vm::Method& method) {
  std::vector<Mutant> mutants;
  for (std::size_t at = 0; at < listing.size(); ++at) {
    if (excluded[at]) continue;
    for (Change& change : changes_at(listing, at)) {
      if (is_equivalent(listing, at, change.op)) continue;
      mutants.push_back({&method,
                         listing[at].pc,
                         change.op,
                         listing.line(at),
                         std::move(change.description),
                         {},
                         has_constant_before(listing, at)});
    }
  }
  join_finally_copies(listing, mutants);
  return mutants;
}

}  // namespace

std::vector<Mutant> mutants_of(interp::Machine& machine, vm::Class& klass) {
  std::vector<Mutant> mutants;
  std::vector<Listing> listings;
  std::vector<vm::Method*> methods;
  for (vm::Method& method : klass.methods) {
    auto code = vm::VerifiedCode::of(machine.universe(), method);
    if (!code) continue;
    listings.emplace_back(*code);
    methods.push_back(&method);
  }
  std::vector<bool> is_static_code = static_code(listings);
  std::set<int> without_lines = logging_lines(listings);
  for (std::size_t i = 0; i < listings.size(); ++i) {
    if (is_static_code[i] || is_generated(listings[i])) continue;
    for (Mutant& mutant :
         mutants_of(listings[i], excluded_places(listings[i], without_lines), *methods[i]))
      mutants.push_back(std::move(mutant));
  }
  return mutants;
}

}  // namespace assay::mutants
