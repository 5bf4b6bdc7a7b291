// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <tuple>

#include "classfile/class_file.h"
#include "classfile/opcodes.h"
#include "mutants/exclusions.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;

bool ends_block(const Instruction& instruction) {
  return (instruction.opcode >= Opcode::Ireturn && instruction.opcode <= Opcode::Return) ||
         instruction.opcode == Opcode::Athrow;
}

/// The positions in copies that handle exceptions.
std::vector<bool> places_in_handlers(const Listing& listing) {
  std::vector<bool> places(listing.size(), false);
  for (const classfile::ExceptionHandler& handler : listing.code().handlers()) {
    if (handler.catch_type != 0) continue;
    // What is marked already was followed to its end.
    for (std::size_t at = listing.position(handler.handler_pc); at < listing.size(); ++at) {
      if (places[at]) break;
      places[at] = true;
      if (ends_block(listing[at])) break;
    }
  }
  return places;
}

}  // namespace

void join_finally_copies(const Listing& listing, std::vector<Mutant>& mutants) {
  std::map<std::tuple<int, Operator, std::string_view>, std::vector<std::size_t>> same;
  for (std::size_t i = 0; i < mutants.size(); ++i)
    same[{mutants[i].line, mutants[i].op, mutants[i].description}].push_back(i);
  std::vector<bool> in_handlers = places_in_handlers(listing);
  std::vector<bool> is_joined(mutants.size(), false);
  for (const auto& [key, members] : same) {
    auto in_handler = std::count_if(members.begin(), members.end(), [&](std::size_t i) {
      return in_handlers[listing.position(mutants[i].bytecode_index)];
    });
    if (members.size() < 2 || in_handler != 1) continue;
    for (std::size_t i : std::vector(members.begin() + 1, members.end())) {
      mutants[members[0]].copies.push_back(mutants[i].bytecode_index);
      is_joined[i] = true;
    }
  }
  std::vector<Mutant> left;
  for (std::size_t i = 0; i < mutants.size(); ++i) {
    if (!is_joined[i]) left.push_back(std::move(mutants[i]));
  }
  mutants = std::move(left);
}

}  // namespace assay::mutants
