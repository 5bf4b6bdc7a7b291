// SPDX-License-Identifier: Apache-2.0
#include "search/goals/ending_goals.h"

#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

namespace {

using explore::Outcome;

/// The texts in the code of a method.
void add_texts(const vm::Method& method, std::set<std::string>& texts) {
  using classfile::Opcode;
  auto verified = vm::VerifiedCode::of(method);
  if (!verified) return;
  const classfile::ConstantPool& pool = verified->pool();
  for (const classfile::Instruction& each : classfile::Instructions(verified->bytecode())) {
    if (each.opcode != Opcode::Ldc && each.opcode != Opcode::LdcW) continue;
    std::size_t index = each.constant_operand();
    if (pool.is(index, classfile::Tag::String)) texts.emplace(pool.text_of(index));
  }
}

}  // namespace

Goal EndingGoals::of(const vm::Method& method, const Outcome& outcome) {
  const bool threw = outcome.kind == Outcome::Kind::Threw;
  const Ending ending = threw ? Ending{Outcome::Kind::Threw, {}, outcome.exception}
                              : ending_by_result(method, outcome);
  return {Goal::Kind::Ending, method.id, 0, number_of(ending)};
}

std::uint64_t EndingGoals::number_of(const Ending& ending) {
  return numbers_.try_emplace(ending, numbers_.size()).first->second;
}

EndingGoals::Ending EndingGoals::ending_by_result(const vm::Method& method,
                                                  const Outcome& outcome) {
  const bool is_hash = method.info->name == "hashCode" && method.info->descriptor == "()I";
  if (is_hash) return {Outcome::Kind::Returned, Outcome::Result::None, ""};
  if (outcome.result != Outcome::Result::Text) return {Outcome::Kind::Returned, outcome.result, ""};
  if (texts_of(method).count(outcome.value) != 0)
    return {Outcome::Kind::Returned, Outcome::Result::Text, outcome.value};
  return {Outcome::Kind::Returned, Outcome::Result::Object, ""};
}

const std::set<std::string>& EndingGoals::texts_of(const vm::Method& method) {
  auto [texts, is_new] = texts_.try_emplace(&method);
  if (is_new) {
    add_texts(method, texts->second);
    for (const vm::Method* called : calls_.reached_from(method)) add_texts(*called, texts->second);
  }
  return texts->second;
}

}  // namespace assay::search
