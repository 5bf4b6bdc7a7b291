// SPDX-License-Identifier: Apache-2.0
// Puts calls of probes into code. In front of an instruction come, in this order: the probe of who
// runs into it, a detour for every probe on a jump to it (the probe, then a jump over the others),
// the place that all other jumps lead to, and the probe of whoever executes it:
//
//      probe             runs into it
//      goto target
//   T: probe             jumps to it from some place
//      goto target
//   target:
//      probe             executes it
//      instruction
//
// Frames of detours are those of the target, so that no types have to be found out. Only what makes
// the method run and what its exceptions say is copied: the other tables are for debuggers.
#include "coverage/code_rewriter.h"

#include <map>

#include "classfile/build/constant_pool_builder.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "classfile/parse/byte_reader.h"
#include "coverage/frame_rewriter.h"

namespace assay::coverage {
namespace {

using classfile::ByteReader;
using classfile::ByteWriter;
using classfile::Instruction;
using classfile::Opcode;

constexpr std::size_t kCallSize = 9, kGotoSize = 3;
constexpr std::size_t kLargestCode = 0xffff;
constexpr std::uint32_t kStackOfCall = 2;

class CodeRewriter {
 public:
  CodeRewriter(const MethodCode& code, const ProbePlan& plan, const ProbeCall& call)
      : code_(code), plan_(plan), call_(call), places_(code.nodes().size() + 1) {}

  std::optional<std::vector<std::uint8_t>> run(const AttributeLayout& attribute) {
    sort_probes();
    lay_out();
    if (places_.back().begin > kLargestCode) return std::nullopt;
    for (std::size_t i = 0; i < code_.nodes().size() && is_good_; ++i) write_node(i);
    ByteWriter body;
    body.u2(code_.code().max_stack + kStackOfCall);
    body.u2(code_.code().max_locals);
    body.u4(static_cast<std::uint32_t>(out_.size()));
    body.bytes(out_.data());
    write_handlers(body);
    write_attributes(body, attribute);
    if (!is_good_ || code_.code().max_stack + kStackOfCall > 0xffff) return std::nullopt;
    return std::move(body).take();
  }

 private:
  /// Where an instruction is in the new code.
  struct Place {
    std::size_t begin = 0;  // of what comes in front of it
    std::size_t detours = 0;
    std::size_t target = 0;  // where jumps to it lead
    std::size_t instruction = 0;
  };
  /// The probes at an instruction, by their numbers in the method.
  struct Probes {
    std::optional<std::size_t> before_label, before_instruction;
    std::vector<std::pair<std::size_t, std::size_t>> detours;  // from an instruction: the probe
  };

  void sort_probes() {
    probes_.resize(code_.nodes().size());
    for (std::size_t i = 0; i < plan_.probes.size(); ++i) {
      const Probe& probe = plan_.probes[i];
      switch (probe.place) {
        case Probe::Place::BeforeLabel:
          probes_[probe.instruction].before_label = i;
          break;
        case Probe::Place::BeforeInstruction:
          probes_[probe.instruction].before_instruction = i;
          break;
        case Probe::Place::OnJump:
          probes_[probe.target].detours.emplace_back(probe.instruction, i);
      }
    }
  }

  bool jumps_over_detours(std::size_t i) const {
    return plan_.arrivals[i].successor && !probes_[i].detours.empty();
  }

  void lay_out() {
    std::size_t at = 0;
    for (std::size_t i = 0; i < code_.nodes().size(); ++i) {
      Place& place = places_[i];
      place.begin = at;
      if (probes_[i].before_label) at += kCallSize;
      if (jumps_over_detours(i)) at += kGotoSize;
      place.detours = at;
      at += probes_[i].detours.size() * (kCallSize + kGotoSize);
      place.target = at;
      if (probes_[i].before_instruction) at += kCallSize;
      place.instruction = at;
      at += size_of(code_.nodes()[i].instruction, at);
    }
    places_.back() = {at, at, at, at};
  }

  /// The rows of a switch begin at a multiple of four.
  static std::size_t padding_at(std::size_t pc) { return 3 - pc % 4; }
  static std::size_t size_of(const Instruction& instruction, std::size_t at) {
    if (!instruction.is_switch()) return instruction.length;
    return instruction.length - padding_at(instruction.pc) + padding_at(at);
  }

  void write_node(std::size_t i) {
    if (probes_[i].before_label) write_call(*probes_[i].before_label);
    if (jumps_over_detours(i)) write_jump(Opcode::Goto, places_[i].target);
    for (const auto& [from, probe] : probes_[i].detours) {
      write_call(probe);
      write_jump(Opcode::Goto, places_[i].target);
    }
    if (probes_[i].before_instruction) write_call(*probes_[i].before_instruction);
    write_instruction(i);
  }

  void write_call(std::size_t probe) {
    out_.u1(static_cast<std::uint8_t>(Opcode::Sipush));
    out_.u2(call_.class_number);
    out_.u1(static_cast<std::uint8_t>(Opcode::Sipush));
    out_.u2(static_cast<std::uint32_t>(call_.first_probe + probe));
    out_.u1(static_cast<std::uint8_t>(Opcode::Invokestatic));
    out_.u2(call_.method);
  }

  void write_jump(Opcode opcode, std::size_t to) {
    const auto offset = static_cast<std::ptrdiff_t>(to) - static_cast<std::ptrdiff_t>(out_.size());
    is_good_ &= offset >= INT16_MIN && offset <= INT16_MAX;
    out_.u1(static_cast<std::uint8_t>(opcode));
    out_.u2(static_cast<std::uint32_t>(offset));
  }

  /// Where a jump from one instruction to another goes: through its probe, if it has one.
  std::size_t landing(std::size_t from, std::size_t to) const {
    std::size_t at = places_[to].detours;
    for (const auto& [jump, probe] : probes_[to].detours) {
      if (jump == from) return at;
      at += kCallSize + kGotoSize;
    }
    return places_[to].target;
  }

  void write_instruction(std::size_t i) {
    const Instruction& instruction = code_.nodes()[i].instruction;
    if (instruction.is_switch()) {
      write_switch(i, instruction);
    } else if (instruction.opcode == Opcode::GotoW) {
      const std::size_t to = landing(i, code_.index_of(instruction.jump_target()));
      const std::size_t from = out_.size();
      out_.u1(static_cast<std::uint8_t>(Opcode::GotoW));
      out_.u4(static_cast<std::uint32_t>(to - from));
    } else if (instruction.has_targets()) {
      write_jump(instruction.opcode, landing(i, code_.index_of(instruction.jump_target())));
    } else {
      out_.bytes(instruction.code.subspan(instruction.pc, instruction.length));
    }
  }

  void write_switch(std::size_t i, const Instruction& instruction) {
    const std::size_t from = out_.size();
    out_.u1(static_cast<std::uint8_t>(instruction.opcode));
    for (std::size_t left = padding_at(from); left > 0; --left) out_.u1(0);
    const auto write_target = [&](std::uint32_t pc) {
      out_.u4(static_cast<std::uint32_t>(landing(i, code_.index_of(pc)) - from));
    };
    write_target(instruction.default_target());
    // A table says its first and last key, a list the number of its rows.
    const bool is_table = instruction.opcode == Opcode::Tableswitch;
    const std::size_t head = instruction.pc + 1 + padding_at(instruction.pc) + 4;
    out_.bytes(instruction.code.subspan(head, is_table ? 8 : 4));
    for (const classfile::SwitchCase& each : instruction.cases()) {
      if (!is_table) out_.u4(static_cast<std::uint32_t>(each.key));
      write_target(each.target);
    }
  }

  /// What is put in front of an instruction belongs to no range that ends or begins there.
  void write_handlers(ByteWriter& body) const {
    body.u2(static_cast<std::uint32_t>(code_.handlers().size()));
    for (const CodeHandler& handler : code_.handlers()) {
      body.u2(static_cast<std::uint32_t>(places_[handler.start].target));
      body.u2(static_cast<std::uint32_t>(places_[handler.end].begin));
      body.u2(static_cast<std::uint32_t>(places_[handler.handler].target));
      body.u2(handler.catch_type);
    }
  }

  void write_attributes(ByteWriter& body, const AttributeLayout& attribute) {
    ByteWriter written;
    std::uint32_t count = 0;
    for (const AttributeLayout& each : attributes_of_code(attribute)) {
      ByteWriter table;
      if (each.name == "LineNumberTable") {
        write_lines(table, each.body);
      } else if (each.name == "LocalVariableTable") {
        write_locals(table, each.body);
      } else if (each.name == "StackMapTable") {
        is_good_ &= write_frames(table, each.body);
      } else {
        continue;
      }
      ++count;
      written.u2(each.name_index);
      written.u4(static_cast<std::uint32_t>(table.size()));
      written.bytes(table.data());
    }
    body.u2(count);
    body.bytes(written.data());
  }

  std::vector<AttributeLayout> attributes_of_code(const AttributeLayout& attribute) const {
    ByteReader reader(attribute.body);
    reader.skip(4);
    reader.skip(reader.u4());
    reader.skip(std::size_t{8} * reader.u2());
    std::vector<AttributeLayout> found;
    const classfile::ConstantPool& pool = code_.file().constant_pool;
    for (int left = reader.u2(); left > 0 && !reader.truncated(); --left) {
      AttributeLayout each;
      each.name_index = reader.u2();
      each.body = reader.bytes(reader.u4());
      if (pool.is(each.name_index, classfile::Tag::Utf8)) each.name = pool.utf8(each.name_index);
      found.push_back(each);
    }
    return found;
  }

  void write_lines(ByteWriter& table, classfile::Bytes old) const {
    ByteReader reader(old);
    std::uint32_t count = 0;
    table.u2(0);
    for (int left = reader.u2(); left > 0 && !reader.truncated(); --left) {
      const auto index = code_.index_at(reader.u2());
      const std::uint16_t line = reader.u2();
      if (!index || *index >= code_.nodes().size()) continue;
      table.u2(static_cast<std::uint32_t>(places_[*index].begin));
      table.u2(line);
      ++count;
    }
    table.patch_u2(0, count);
  }

  /// Messages of NullPointerExceptions name variables.
  void write_locals(ByteWriter& table, classfile::Bytes old) const {
    constexpr std::size_t kNameTypeAndSlot = 6;
    ByteReader reader(old);
    std::uint32_t count = 0;
    table.u2(0);
    for (int left = reader.u2(); left > 0 && !reader.truncated(); --left) {
      const std::uint32_t start = reader.u2();
      const std::uint32_t length = reader.u2();
      const auto first = code_.index_at(start), end = code_.index_at(start + length);
      const classfile::Bytes rest = reader.bytes(kNameTypeAndSlot);
      if (!first || !end) continue;
      const std::size_t from = places_[*first].target;
      const std::size_t to = std::max(from, places_[*end].begin);
      table.u2(static_cast<std::uint32_t>(from));
      table.u2(static_cast<std::uint32_t>(to - from));
      table.bytes(rest);
      ++count;
    }
    table.patch_u2(0, count);
  }

  bool write_frames(ByteWriter& table, classfile::Bytes old) {
    FrameRewriter frames([this](std::uint32_t pc) -> std::optional<std::uint32_t> {
      const auto index = code_.index_at(pc);
      if (!index || *index >= code_.nodes().size()) return std::nullopt;
      return static_cast<std::uint32_t>(places_[*index].instruction);
    });
    return frames.rewrite(old, table, [this](std::uint32_t pc, std::vector<std::uint32_t>& where) {
      const auto index = code_.index_at(pc);
      if (!index || *index >= code_.nodes().size()) return false;
      std::size_t at = places_[*index].detours;
      for (std::size_t i = 0; i < probes_[*index].detours.size(); ++i) {
        where.push_back(static_cast<std::uint32_t>(at));
        at += kCallSize + kGotoSize;
      }
      where.push_back(static_cast<std::uint32_t>(places_[*index].target));
      return true;
    });
  }

  const MethodCode& code_;
  const ProbePlan& plan_;
  const ProbeCall& call_;
  std::vector<Place> places_;  // by instruction, and the end
  std::vector<Probes> probes_;
  ByteWriter out_;
  bool is_good_ = true;
};

}  // namespace

std::optional<std::vector<std::uint8_t>> rewrite_code(const MethodCode& code, const ProbePlan& plan,
                                                      const ProbeCall& call,
                                                      const AttributeLayout& attribute) {
  return CodeRewriter(code, plan, call).run(attribute);
}

}  // namespace assay::coverage
