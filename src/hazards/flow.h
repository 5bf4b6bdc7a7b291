// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "hazards/callee.h"
#include "hazards/state.h"
#include "hazards/terms.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::hazards {

/// The fixed point of what is known before each instruction of a method.
class Flow {
 public:
  Flow(Surroundings& surroundings, const vm::VerifiedCode& code);

  /// False: the method cannot be followed (subroutines, or too large); nothing is known of it.
  bool run();

  const vm::VerifiedCode& code() const { return code_; }
  const vm::Method& method() const { return code_.method(); }
  Surroundings& surroundings() { return surroundings_; }
  Terms& terms() { return terms_; }

  using Visitor = std::function<void(const classfile::Instruction&, State& before)>;
  /// Shows the instructions that may be reached with what is known before them. Visitors may learn
  /// from their copy of the state, but not for later instructions.
  void for_each(const Visitor& visit);

  /// A way from the end of one block to the beginning of another.
  struct Way {
    std::uint32_t from;  // the instruction that ends the block, or throws
    std::uint32_t outcome;
    State state;
  };
  /// The ways that lead to the block at pc; empty for the method's entry.
  const std::vector<Way>& ways_to(std::uint32_t pc) const;
  /// The block that an instruction belongs to.
  std::uint32_t block_of(std::uint32_t pc) const;
  const State* state_at_block(std::uint32_t pc) const;
  const State& entry() const { return *entry_; }

 private:
  struct Block {
    bool is_header = false;      // some way back leads to it
    std::uint32_t loop_end = 0;  // the last instruction from which one does
    bool is_entered_anew = false;
    int visits = 0, resets = 0;
    std::vector<Way> ways;
    std::vector<State> state;  // none or one: before its first instruction
  };

  bool find_blocks();
  void make_entry();
  void process(std::uint32_t pc);
  void reset_loop(std::uint32_t pc, Block& header);
  void visit_block(std::uint32_t pc, Block& block, const Visitor& visit);
  void leave(const classfile::Instruction& last, State&& state);
  void branch(const classfile::Instruction& jump, State&& state);
  void switch_to(const classfile::Instruction& jump, State&& state);
  void throw_from(const classfile::Instruction& instruction, const State& before,
                  std::uint32_t moment);
  void catch_in(const classfile::ExceptionHandler& handler, std::uint32_t from,
                std::uint32_t moment, const State& before);
  void go(std::uint32_t to, std::uint32_t from, std::uint32_t outcome, State&& state);
  bool is_caught(std::uint32_t pc) const;

  Surroundings& surroundings_;
  const vm::VerifiedCode code_;
  Terms terms_;
  std::vector<State> entry_state_;
  const State* entry_ = nullptr;
  std::map<std::uint32_t, Block> blocks_;
  std::set<std::uint32_t> work_;
  std::vector<State> last_thrown_;  // in the block being processed: none or one
  bool gave_up_ = false;
};

}  // namespace assay::hazards
