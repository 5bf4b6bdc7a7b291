// SPDX-License-Identifier: Apache-2.0
// Blocks are done in the order of the code, so that loops settle before what follows them. Each
// keeps the state of every way that leads to it; where ways meet, the state is made anew from all
// of them (hazards/merge.h).
#include "hazards/flow.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "hazards/branches.h"
#include "hazards/merge.h"
#include "hazards/step.h"
#include "vm/class.h"

namespace assay::hazards {

namespace {

using classfile::Instruction;
using classfile::Opcode;

constexpr std::size_t kMostCode = 24000;
constexpr int kMostVisits = 60;  // of a block, with the same entry
constexpr int kMostResets = 12;  // of a loop

}  // namespace

Flow::Flow(Surroundings& surroundings, const vm::VerifiedCode& code)
    : surroundings_(surroundings), code_(code) {}

bool Flow::find_blocks() {
  if (code_.bytecode().size() > kMostCode) return false;
  blocks_[0];
  for (const Instruction& each : classfile::Instructions(code_.bytecode())) {
    if (each.is_jsr() || each.opcode == Opcode::Ret) return false;
    for (std::uint32_t target : each.targets()) {
      Block& block = blocks_[target];
      if (target > each.pc) continue;
      block.is_header = true;
      block.loop_end = std::max(block.loop_end, each.pc);
    }
    bool ends_block = each.has_targets() || each.ends_flow();
    if (ends_block && each.next_pc() < code_.bytecode().size()) blocks_[each.next_pc()];
  }
  for (const classfile::ExceptionHandler& handler : code_.handlers()) {
    blocks_[handler.start_pc];
    if (handler.end_pc < code_.bytecode().size()) blocks_[handler.end_pc];
    Block& block = blocks_[handler.handler_pc];
    if (handler.handler_pc >= handler.end_pc) continue;
    block.is_header = true;
    block.loop_end = std::max(block.loop_end, handler.end_pc - std::uint32_t{1});
  }
  return true;
}

void Flow::make_entry() {
  State state(terms_);
  state.slots.resize(code_.max_locals(), kNoTerm);
  const vm::Class& owner = *method().owner;
  int local = 0;
  auto add = [&](std::string_view descriptor) {
    classfile::TypeDescriptor type{descriptor};
    char kind = type.is_reference() ? 'A' : type.kind();
    ValueFact known = surroundings_.parameter(method(), local, descriptor);
    if (kind == 'Z' || kind == 'B' || kind == 'C' || kind == 'S') kind = 'I';
    TermId term = terms_.parameter(local, kind, known.fact);
    state.slots[static_cast<std::size_t>(local)] = term;
    if (kind == 'A' && known.length != kLengths)
      state.learn_range(terms_.length(term), known.length);
    local += type.slots();
  };
  if (!method().is_static()) {
    Fact fact = Fact::of_type(&owner, false, Nullness::NonNull);
    state.slots[0] = terms_.parameter(0, 'A', fact);
    if (method().info->name == "<init>") state.fresh.push_back(state.slots[0]);
    local = 1;
  }
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method().info->descriptor).parameters())
    add(type.text);
  entry_state_.push_back(std::move(state));
  entry_ = &entry_state_.front();
}

bool Flow::run() {
  if (!find_blocks()) return false;
  make_entry();
  work_.insert(0);
  while (!work_.empty() && !gave_up_) {
    std::uint32_t pc = *work_.begin();
    work_.erase(work_.begin());
    process(pc);
  }
  return !gave_up_;
}

/// What was found out about a loop when it was entered with less knowledge, or with other names, is
/// of no use: it is done again from its entry. Otherwise what was lost once would stay lost, since
/// the way back would bring the loss again.
void Flow::reset_loop(std::uint32_t pc, Block& header) {
  const std::uint32_t end = header.loop_end;
  for (auto each = blocks_.find(pc); each != blocks_.end() && each->first <= end; ++each) {
    Block& block = each->second;
    std::erase_if(block.ways, [&](const Way& way) { return way.from >= pc && way.from <= end; });
    block.state.clear();
    block.visits = 0;
    block.is_entered_anew = false;
    if (!block.ways.empty()) work_.insert(each->first);
  }
  work_.erase(pc);
}

void Flow::process(std::uint32_t pc) {
  Block& block = blocks_[pc];
  if (block.is_entered_anew && block.visits > 0 && ++block.resets <= kMostResets)
    reset_loop(pc, block);
  block.is_entered_anew = false;
  std::vector<const State*> ways;
  if (pc == 0) ways.push_back(entry_);
  for (const Way& way : block.ways) ways.push_back(&way.state);
  if (ways.empty()) {
    block.state.clear();
    return;
  }
  if (++block.visits > kMostVisits) {
    gave_up_ = true;
    return;
  }
  Earlier earlier;
  if (block.is_header && !block.state.empty()) earlier = {&block.state.front(), block.visits - 1};
  State merged = merge(pc, ways, earlier);
  block.state.clear();
  block.state.push_back(std::move(merged));
  visit_block(pc, block, nullptr);
}

void Flow::visit_block(std::uint32_t pc, Block& block, const Visitor& visit) {
  State state = block.state.front();
  last_thrown_.clear();
  Step step(surroundings_, code_, terms_);
  for (;;) {
    Instruction instruction = Instruction::at(code_.bytecode(), pc);
    if (visit != nullptr) {
      State copy = state;
      visit(instruction, copy);
    } else if (is_caught(pc) && Step::may_throw(instruction)) {
      throw_from(instruction, state, 0);
    }
    bool is_last = instruction.has_targets() || instruction.ends_flow();
    if (is_last) {
      if (visit == nullptr) leave(instruction, std::move(state));
      return;
    }
    // Code that is called may change and publish things before it throws.
    const bool runs_code =
        instruction.opcode >= Opcode::Getstatic && instruction.opcode <= Opcode::New;
    const bool throws_later = visit == nullptr && runs_code && is_caught(pc);
    State anything = throws_later ? state : State(terms_);
    step.run(instruction, state);
    if (throws_later && !state.is_reachable) {
      anything.fresh.clear();
      anything.forget_written(Summary::unknown({}).writes, nullptr);
      throw_from(instruction, anything, 1);
    }
    if (!state.is_reachable) return;
    if (throws_later) throw_from(instruction, state, 1);
    pc = instruction.next_pc();
    if (blocks_.count(pc) != 0) {
      if (visit == nullptr) go(pc, instruction.pc, 0, std::move(state));
      return;
    }
  }
}

bool Flow::is_caught(std::uint32_t pc) const {
  return std::any_of(code_.handlers().begin(), code_.handlers().end(), [&](const auto& handler) {
    return handler.start_pc <= pc && pc < handler.end_pc;
  });
}

void Flow::throw_from(const Instruction& instruction, const State& before, std::uint32_t moment) {
  const std::size_t locals = code_.max_locals();
  State state(terms_);
  state.slots.assign(before.slots.begin(),
                     before.slots.begin() + static_cast<std::ptrdiff_t>(locals));
  state.cells = before.cells;
  state.writes = before.writes;
  state.effects = before.effects;
  state.fresh = before.fresh;
  // Facts only grow in a block: an earlier state that is the same otherwise covers this one.
  if (!last_thrown_.empty()) {
    const State& last = last_thrown_.front();
    if (last.slots == state.slots && last.cells == state.cells && last.writes == state.writes &&
        last.fresh == state.fresh)
      return;
  }
  state.facts() = before.facts();
  state.relations() = before.relations();
  last_thrown_.clear();
  last_thrown_.push_back(state);
  for (const classfile::ExceptionHandler& handler : code_.handlers()) {
    if (handler.start_pc <= instruction.pc && instruction.pc < handler.end_pc)
      catch_in(handler, instruction.pc, moment, state);
  }
}

void Flow::catch_in(const classfile::ExceptionHandler& handler, std::uint32_t from,
                    std::uint32_t moment, const State& before) {
  State state = before;
  const vm::Class& owner = *method().owner;
  const vm::Class* type =
      handler.catch_type == 0
          ? nullptr
          : surroundings_.find_class(owner, code_.pool().class_name(handler.catch_type));
  Term term{TermKind::Opaque, 'A'};
  term.number = handler.handler_pc;
  term.member = &handler;
  TermId exception = terms_.make(term, Fact::of_type(type, false, Nullness::NonNull));
  state.retire(exception);
  state.slots.push_back(exception);
  auto number = static_cast<std::uint32_t>(&handler - code_.handlers().data());
  go(handler.handler_pc, from, 2 + 2 * number + moment, std::move(state));
}

void Flow::leave(const Instruction& last, State&& state) {
  if (last.is_conditional()) return branch(last, std::move(state));
  if (last.is_switch()) return switch_to(last, std::move(state));
  if (last.is_goto()) return go(last.jump_target(), last.pc, 0, std::move(state));
}

void Flow::branch(const Instruction& jump, State&& state) {
  Branch branch = take_condition(jump, state);
  if (jump.jump_target() == jump.next_pc()) return go(jump.next_pc(), jump.pc, 0, std::move(state));
  State taken = state;
  assume(branch, true, taken);
  assume(branch, false, state);
  go(jump.jump_target(), jump.pc, 1, std::move(taken));
  go(jump.next_pc(), jump.pc, 0, std::move(state));
}

void Flow::switch_to(const Instruction& jump, State&& state) {
  TermId key = state.slots.back();
  state.slots.pop_back();
  std::map<std::uint32_t, Range> targets;
  for (classfile::SwitchCase each : jump.cases()) {
    auto [known, is_new] = targets.try_emplace(each.target, Range{each.key, each.key});
    if (!is_new) known->second = join(known->second, {each.key, each.key});
  }
  targets[jump.default_target()] = kInts;
  for (const auto& [target, keys] : targets) {
    State way = state;
    if (key != kNoTerm) way.learn_range(key, keys);
    go(target, jump.pc, 0, std::move(way));
  }
}

void Flow::go(std::uint32_t to, std::uint32_t from, std::uint32_t outcome, State&& state) {
  Block& block = blocks_[to];
  std::vector<Way>& ways = block.ways;
  auto known = std::find_if(ways.begin(), ways.end(), [&](const Way& way) {
    return way.from == from && way.outcome == outcome;
  });
  if (known == ways.end()) {
    if (!state.is_reachable) return;
    ways.push_back({from, outcome, std::move(state)});
  } else if (!state.is_reachable) {
    ways.erase(known);
  } else if (known->state == state) {
    return;
  } else {
    known->state = std::move(state);
  }
  if (block.is_header && (from < to || from > block.loop_end)) block.is_entered_anew = true;
  work_.insert(to);
}

void Flow::for_each(const Visitor& visit) {
  for (auto& [pc, block] : blocks_) {
    if (!block.state.empty()) visit_block(pc, block, visit);
  }
}

const std::vector<Flow::Way>& Flow::ways_to(std::uint32_t pc) const {
  static const std::vector<Way> none;
  auto found = blocks_.find(pc);
  return found == blocks_.end() ? none : found->second.ways;
}

std::uint32_t Flow::block_of(std::uint32_t pc) const {
  return std::prev(blocks_.upper_bound(pc))->first;
}

const State* Flow::state_at_block(std::uint32_t pc) const {
  auto found = blocks_.find(pc);
  return found == blocks_.end() || found->second.state.empty() ? nullptr
                                                               : &found->second.state.front();
}

}  // namespace assay::hazards
