// SPDX-License-Identifier: Apache-2.0
// A finally block is there once for exceptions and once for each other way out of the try block.
// The first is taken for the original; what has the same instructions at an exit is a copy of it.
#include <set>

#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "coverage/filters/filters.h"
#include "coverage/filters/matcher.h"

namespace assay::coverage {
namespace {

using classfile::Opcode;

class FinallyFilter {
 public:
  FinallyFilter(const MethodCode& code, const CodeHandler& handler, Filtered& filtered)
      : code_(code), nodes_(code.nodes()), handler_(handler), filtered_(filtered) {}

  void run() {
    size_ = size_of_block();
    if (size_ == 0) return;
    for (const CodeHandler& each : code_.handlers()) {
      if (each.handler != handler_.handler) continue;
      for (std::size_t i = each.start; i < each.end; ++i) inside_.insert(i);
    }
    for (const CodeHandler& each : code_.handlers()) {
      if (each.handler == handler_.handler) merge_exits(each);
      const bool is_other = &each != &handler_;
      if (is_other && each.start == handler_.start && each.end == handler_.end)
        merge(each.handler + 1);  // an empty catch block only stores the exception
    }
  }

 private:
  /// Instructions between storing the exception and throwing it again; 0: it is not like that.
  std::size_t size_of_block() const {
    const std::size_t begin = handler_.handler;
    const auto kept = nodes_[begin].instruction.stored_local();
    if (nodes_[begin].opcode != Opcode::Astore) return 0;
    for (std::size_t i = begin + 1; i + 1 < nodes_.size(); ++i) {
      if (nodes_[i].opcode != Opcode::Aload || nodes_[i].instruction.loaded_local() != kept)
        continue;
      return nodes_[i + 1].opcode == Opcode::Athrow ? i - begin - 1 : 0;
    }
    return 0;
  }

  void merge_exits(const CodeHandler& region) {
    bool goes_on = false;
    for (std::size_t i = region.start; i < region.end; ++i) {
      const classfile::Instruction& instruction = nodes_[i].instruction;
      if (instruction.is_conditional() || instruction.is_goto()) {
        merge(code_.index_of(instruction.jump_target()));
        goes_on = !instruction.is_goto();
      } else {
        goes_on = !instruction.is_return() && instruction.opcode != Opcode::Athrow;
      }
    }
    if (goes_on) merge(region.end);
  }

  /// If there is a copy of the block at this exit.
  void merge(std::size_t exit) {
    const std::size_t original = handler_.handler + 1;
    if (inside_.count(exit) != 0 || !is_copy(exit)) return;
    filtered_.ignore(original - 1, original - 1);
    for (std::size_t i = 0; i < size_; ++i) filtered_.merge(original + i, exit + i);
    filtered_.ignore(original + size_, original + size_ + 1);
    const std::size_t behind = exit + size_;
    if (behind < nodes_.size() && nodes_[behind].opcode == Opcode::Goto)
      filtered_.ignore(behind, behind);  // it belongs to no line of the block
  }

  bool is_copy(std::size_t exit) const {
    const std::size_t original = handler_.handler + 1;
    if (exit + size_ > nodes_.size()) return false;
    for (std::size_t i = 0; i < size_; ++i) {
      if (nodes_[original + i].opcode != nodes_[exit + i].opcode) return false;
    }
    return true;
  }

  const MethodCode& code_;
  const std::vector<CodeNode>& nodes_;
  const CodeHandler& handler_;
  Filtered& filtered_;
  std::size_t size_ = 0;
  std::set<std::size_t> inside_;  // of the try block
};

}  // namespace

void filter_finally(const MethodCode& code, Filtered& filtered) {
  for (const CodeHandler& handler : code.handlers()) {
    if (handler.catch_type == 0) FinallyFilter(code, handler, filtered).run();
  }
}

}  // namespace assay::coverage
