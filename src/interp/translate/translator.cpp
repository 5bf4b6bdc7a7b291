// SPDX-License-Identifier: Apache-2.0
// From bytecode to register code. The bytecode is cut into blocks, blocks are translated in the
// order in which control reaches them (so that the shape of the operand stack at their beginning
// is known), and then joined in the order of the bytecode.
#include "interp/translate/translator.h"

#include <algorithm>
#include <map>

#include "base/check.h"
#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "interp/translate/block_translator.h"
#include "vm/class.h"

namespace assay::interp {

namespace {

class Translator {
 public:
  explicit Translator(const vm::VerifiedCode& source)
      : source_(source), registers_(source), code_(std::make_unique<Code>()) {}

  std::unique_ptr<Code> translate() {
    if (registers_.count() > UINT16_MAX) return nullptr;
    code_->stack_base = registers_.stack_base();
    code_->register_count = registers_.count();
    find_blocks();
    translate_blocks();
    join_blocks();
    add_handlers();
    return std::move(code_);
  }

 private:
  void add_leader(std::uint32_t pc) { leaders_[pc] = true; }

  void find_blocks() {
    std::size_t size = source_.bytecode().size();
    leaders_.assign(size + 1, false);
    add_leader(0);
    for (const classfile::Instruction& each : classfile::Instructions(source_.bytecode())) {
      for (std::uint32_t target : each.targets()) add_leader(target);
      if (each.has_targets() || each.ends_flow()) add_leader(each.next_pc());
    }
    for (const classfile::ExceptionHandler& handler : source_.handlers()) {
      add_leader(handler.start_pc);
      add_leader(handler.end_pc);
      add_leader(handler.handler_pc);
    }
    std::uint32_t start = 0;
    for (std::uint32_t pc = 1; pc <= size; ++pc) {
      if (pc < size && !leaders_[pc]) continue;
      Block& block = blocks_[start];
      block.start = start;
      block.end = pc;
      start = pc;
    }
  }

  void reach(std::uint32_t pc, std::vector<bool> stack) {
    auto found = blocks_.find(pc);
    CHECK(found != blocks_.end(), "control should stay inside verified code");
    Block& block = found->second;
    if (block.reached) return;
    block.reached = true;
    block.entry_stack = std::move(stack);
    pending_.push_back(&block);
  }

  void translate_blocks() {
    reach(0, {});
    for (const classfile::ExceptionHandler& handler : source_.handlers())
      reach(handler.handler_pc, {false});
    while (!pending_.empty()) {
      Block& block = *pending_.back();
      pending_.pop_back();
      for (auto& successor : BlockTranslator(source_, registers_, *code_, block).translate()) {
        reach(successor.pc, std::move(successor.stack));
      }
    }
  }

  void join_blocks() {
    std::vector<Insn>& insns = code_->insns;
    if (source_.method().is_synchronized()) {
      insns.emplace_back(Op::SyncEnter);
      code_->bytecode_index.push_back(0);
    }
    for (auto& [pc, block] : blocks_) {
      first_insn_[pc] = static_cast<std::uint32_t>(insns.size());
      insns.insert(insns.end(), block.insns.begin(), block.insns.end());
      auto& indices = code_->bytecode_index;
      indices.insert(indices.end(), block.bytecode_index.begin(), block.bytecode_index.end());
    }
    first_insn_[static_cast<std::uint32_t>(source_.bytecode().size())] =
        static_cast<std::uint32_t>(insns.size());
    for (std::size_t at = 0; at < insns.size(); ++at) patch(insns[at], at);
  }

  std::int32_t relative(std::int32_t target_pc, std::size_t at) {
    return static_cast<std::int32_t>(first_insn_.at(static_cast<std::uint32_t>(target_pc))) -
           static_cast<std::int32_t>(at);
  }

  void patch(Insn& insn, std::size_t at) {
    if (insn.op >= Op::Goto && insn.op <= Op::IfNonNull) {
      insn.jump.target = relative(insn.jump.target, at);
    } else if (insn.op == Op::TableSwitch || insn.op == Op::LookupSwitch) {
      auto& table = *static_cast<SwitchTable*>(insn.pointer);
      table.default_target = relative(table.default_target, at);
      for (std::int32_t& target : table.targets) target = relative(target, at);
    } else if (insn.op == Op::Const && insn.c == 1) {  // the return address of a jsr
      insn.imm = first_insn_.at(static_cast<std::uint32_t>(insn.imm));
      insn.c = 0;
    }
  }

  void add_handlers() {
    for (const classfile::ExceptionHandler& handler : source_.handlers()) {
      code_->handlers.push_back({first_insn_.at(handler.start_pc), first_insn_.at(handler.end_pc),
                                 first_insn_.at(handler.handler_pc), handler.catch_type});
    }
  }

  const vm::VerifiedCode& source_;
  RegisterMap registers_;
  std::unique_ptr<Code> code_;
  std::vector<bool> leaders_;
  std::map<std::uint32_t, Block> blocks_;
  std::map<std::uint32_t, std::uint32_t> first_insn_;
  std::vector<Block*> pending_;
};

}  // namespace

std::uint32_t registers_needed(const vm::Method& method) {
  if (!method.info->has_code) return method.argument_count + 2u;
  return vm::declared_frame_size(method) + 6u;
}

std::unique_ptr<Code> translate(const vm::VerifiedCode& source) {
  return Translator(source).translate();
}

}  // namespace assay::interp
