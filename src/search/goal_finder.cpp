// SPDX-License-Identifier: Apache-2.0
// Which goals besides branches a run reached. It looks at the trial's last run, so it must be asked
// before the next one.
#include "search/goal_finder.h"

#include <algorithm>

#include "base/hash.h"
#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

namespace {

using concolic::Edge;
using concolic::PathRecord;
using explore::Outcome;

constexpr std::size_t kMostCallees = 4;   // of one call
constexpr std::uint32_t kMostRounds = 2;  // of a loop; more are "many"
constexpr std::uint32_t kTaken = 1;

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

/// Results that people tell apart: true and false, null, nothing in it, the sign of a number, one
/// of the texts in the method's code.
GoalFinder::Ending GoalFinder::ending_by_result(const vm::Method& method, const Outcome& outcome) {
  const bool is_hash = method.info->name == "hashCode" && method.info->descriptor == "()I";
  if (is_hash) return {Outcome::Kind::Returned, Outcome::Result::None, ""};
  if (outcome.result != Outcome::Result::Text) return {Outcome::Kind::Returned, outcome.result, ""};
  if (texts_of(method).count(outcome.value) != 0)
    return {Outcome::Kind::Returned, Outcome::Result::Text, outcome.value};
  return {Outcome::Kind::Returned, Outcome::Result::Object, ""};
}

const std::set<std::string>& GoalFinder::texts_of(const vm::Method& method) {
  auto [texts, is_new] = texts_.try_emplace(&method);
  if (is_new) {
    add_texts(method, texts->second);
    for (const vm::Method* called : calls_.reached_from(method)) add_texts(*called, texts->second);
  }
  return texts->second;
}

GoalFinder::GoalFinder(const vm::Class& klass, const ClassCalls& calls,
                       const recipe::StubClasses& stubs, const Criteria& criteria)
    : klass_(klass), calls_(calls), stubs_(stubs), criteria_(criteria) {
  if (!criteria.rounds) return;
  for (const vm::Method& method : klass.methods) {
    std::vector<Loop> loops = loops_of(method);
    for (const Loop& loop : loops) {
      if (loop.is_recursion) recursions_.insert({method.id, loop.at});
    }
    if (!loops.empty()) loops_[method.id] = std::move(loops);
  }
}

bool GoalFinder::finds_same(const Edge& edge) {
  auto code = vm::VerifiedCode::of(*edge.method);
  if (!code) return false;
  auto opcode = classfile::Instruction::at(code->bytecode(), edge.bytecode_index).opcode;
  if (opcode == classfile::Opcode::IfAcmpeq) return edge.outcome == kTaken;
  return opcode == classfile::Opcode::IfAcmpne && edge.outcome != kTaken;
}

bool GoalFinder::is_seen_quietly(const Goal& goal) {
  return goal.kind != Goal::Kind::Callee && goal.kind != Goal::Kind::Path &&
         goal.kind != Goal::Kind::Overflow;
}

std::uint64_t GoalFinder::number_of(const Ending& ending) {
  return endings_.try_emplace(ending, endings_.size()).first->second;
}

Goal GoalFinder::ending_of(const vm::Method& method, const Outcome& outcome) {
  bool threw = outcome.kind == Outcome::Kind::Threw;
  Ending ending = threw ? Ending{Outcome::Kind::Threw, {}, outcome.exception}
                        : ending_by_result(method, outcome);
  return {Goal::Kind::Ending, method.id, 0, number_of(ending)};
}

std::set<Goal> GoalFinder::goals_of(Trial& trial, const Outcome& outcome, const PathRecord& path) {
  std::set<Goal> goals;
  // That an object can be made is seen wherever one is used.
  bool constructs = trial.tested()->info->name == "<init>";
  if (criteria_.endings && !(constructs && outcome.kind == Outcome::Kind::Returned))
    goals.insert(ending_of(*trial.tested(), outcome));
  if (criteria_.endings) add_same_object(trial, path, goals);
  if (criteria_.callees) add_callees(path, goals);
  if (criteria_.rounds) add_rounds(path, goals);
  if (criteria_.paths) add_path(trial, path, goals);
  for (const concolic::Sum& sum : path.sums) {
    if (sum.did_wrap && sum.site.method->owner == &klass_) goals.insert(overflow_at(sum));
  }
  return goals;
}

/// Calls on inputs that reach methods of the program, the first few of each place.
void GoalFinder::add_callees(const PathRecord& path, std::set<Goal>& goals) {
  for (const concolic::DirectedCall& call : path.directed) {
    const vm::Class& owner = *call.target->owner;
    bool is_own = call.site.method->owner == &klass_;
    if (!is_own || owner.trusted || stubs_.find(owner) != nullptr) continue;
    auto at = static_cast<std::uint32_t>(call.site.bytecode_index);
    std::set<std::uint32_t>& known = callees_[{call.site.method->id, at}];
    if (known.size() < kMostCallees) known.insert(call.target->id);
    if (known.count(call.target->id) != 0)
      goals.insert({Goal::Kind::Callee, call.site.method->id, at, call.target->id});
  }
}

void GoalFinder::add_rounds(const PathRecord& path, std::set<Goal>& goals) const {
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> rounds;
  for (std::size_t i = 0; i < path.edges.size(); ++i) {
    const Edge& edge = path.edges[i];
    auto loops = loops_.find(edge.method->id);
    if (loops == loops_.end() || path.times[i] == 0) continue;
    for (const Loop& loop : loops->second) {
      if (loop.at != edge.bytecode_index) continue;
      bool stays = loop.is_recursion || edge.outcome == loop.staying;
      rounds[{edge.method->id, loop.at}] += stays ? path.times[i] : 0;
    }
  }
  for (auto [place, count] : rounds) {
    if (recursions_.count(place) != 0) --count;  // the first activation is no round
    if (count <= kMostRounds) goals.insert({Goal::Kind::Rounds, place.first, place.second, count});
  }
}

void GoalFinder::add_same_object(Trial& trial, const PathRecord& path,
                                 std::set<Goal>& goals) const {
  std::vector<std::uint32_t> objects;
  for (const recipe::Operand& operand : trial.recipe().steps.back().operands) {
    bool is_leaf = operand.kind == recipe::Operand::Kind::Leaf;
    if (is_leaf && trial.recipe().leaves[operand.index].kind != vm::Kind::Ref) continue;
    if (!is_leaf && !trial.runner().results()[operand.index].object) continue;
    vm::Ref object = is_leaf ? trial.runner().leaf_value(operand.index).ref
                             : trial.runner().results()[operand.index].object;
    if (object) objects.push_back(object.bits);
  }
  std::sort(objects.begin(), objects.end());
  if (std::adjacent_find(objects.begin(), objects.end()) == objects.end()) return;
  for (std::size_t i = 0; i < path.edges.size(); ++i) {
    const Edge& edge = path.edges[i];
    if (path.times[i] != 0 && edge.method->owner == &klass_ && finds_same(edge))
      goals.insert({Goal::Kind::SameObject, edge.method->id, edge.bytecode_index, 0});
  }
}

Goal GoalFinder::overflow_at(const concolic::Sum& sum) {
  return {Goal::Kind::Overflow, sum.site.method->id,
          static_cast<std::uint32_t>(sum.site.bytecode_index), 0};
}

void GoalFinder::add_path(Trial& trial, const PathRecord& path, std::set<Goal>& goals) {
  std::uint64_t hash = 0;
  std::size_t first = trial.runner().results().back().decisions_before;
  for (std::size_t i = first; i < path.decisions.size(); ++i) {
    const concolic::Decision& decision = path.decisions[i];
    if (decision.site.method == nullptr) continue;
    for (std::uint64_t part :
         {std::uint64_t{decision.site.method->id},
          static_cast<std::uint64_t>(decision.site.bytecode_index), decision.outcome})
      hash = hash_combine(hash, part);
  }
  goals.insert({Goal::Kind::Path, trial.tested()->id, 0, hash});
}

}  // namespace assay::search
