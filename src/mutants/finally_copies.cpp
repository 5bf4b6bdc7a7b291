// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <tuple>

#include "mutants/exclusions.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;

bool ends_block(const Instruction& instruction) {
  return (instruction.opcode >= Opcode::Ireturn && instruction.opcode <= Opcode::Return) ||
         instruction.opcode == Opcode::Athrow;
}

/// Whether the place is in the copy that handles exceptions.
bool is_in_handler(const Listing& listing, std::uint32_t pc) {
  const auto& handlers = listing.code().handlers();
  return std::any_of(handlers.begin(), handlers.end(), [&](const auto& handler) {
    if (handler.catch_type != 0 || handler.handler_pc > pc) return false;
    std::size_t at = listing.position(handler.handler_pc);
    while (at < listing.size() && listing[at].pc < pc && !ends_block(listing[at])) ++at;
    return at < listing.size() && listing[at].pc == pc;
  });
}

}  // namespace

void join_finally_copies(const Listing& listing, std::vector<Mutant>& mutants) {
  std::map<std::tuple<int, Operator, std::string_view>, std::vector<std::size_t>> same;
  for (std::size_t i = 0; i < mutants.size(); ++i)
    same[{mutants[i].line, mutants[i].op, mutants[i].description}].push_back(i);
  std::vector<bool> is_joined(mutants.size(), false);
  for (const auto& [key, members] : same) {
    auto in_handler = std::count_if(members.begin(), members.end(), [&](std::size_t i) {
      return is_in_handler(listing, mutants[i].bytecode_index);
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
