// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "classfile/build/constant_pool_builder.h"
#include "classfile/opcodes.h"

namespace assay::classfile {

/// A type in a stack map frame (JVMS 4.7.4).
struct FrameType {
  std::uint8_t tag;  // 0 top, 1 int, 2 float, 3 double, 4 long, 5 null, 6 this, 7 object, 8 new
  std::uint16_t data = 0;  // the Class entry of an object, the pc of the `new` of a new one
};

/// Writes the code of one method (JVMS 4.7.3). Depth and locals are computed from what is emitted,
/// following the text downwards and labels' first branches; code with stranger shapes says
/// set_max_stack(). Nothing is checked, since tests also build broken code. Large because it has a
/// function for each family of instructions.
class CodeBuilder {
 public:
  struct Label {
    std::size_t id;
  };

  CodeBuilder(ConstantPoolBuilder& pool, int argument_slots)
      : pool_(pool), max_locals_(argument_slots) {}

  std::uint16_t pc() const { return static_cast<std::uint16_t>(code_.size()); }

  /// An instruction without operands, or the opcode of one whose operands follow by emit_u1/u2.
  CodeBuilder& emit(Opcode opcode);
  CodeBuilder& emit_u1(int value);
  CodeBuilder& emit_u2(int value);
  CodeBuilder& emit_u4(std::int32_t value);

  /// kind: I (also Z B C S), J, F, D, or anything else for a reference.
  CodeBuilder& load(char kind, int local);
  CodeBuilder& store(char kind, int local);
  CodeBuilder& return_value(char kind);  // V returns nothing
  CodeBuilder& increment(int local, int by);

  CodeBuilder& push_int(std::int32_t value);
  CodeBuilder& push_long(std::int64_t value);
  CodeBuilder& push_float(float value);
  CodeBuilder& push_double(double value);
  CodeBuilder& push_string(std::string_view modified_utf8);
  CodeBuilder& push_class(std::string_view name);
  /// ldc or ldc_w of a one-slot constant.
  CodeBuilder& load_constant(std::uint16_t index);

  Label new_label();
  CodeBuilder& bind(Label label);
  CodeBuilder& branch(Opcode opcode, Label label);

  CodeBuilder& get_field(std::string_view owner, std::string_view name,
                         std::string_view descriptor);
  CodeBuilder& put_field(std::string_view owner, std::string_view name,
                         std::string_view descriptor);
  CodeBuilder& get_static(std::string_view owner, std::string_view name,
                          std::string_view descriptor);
  CodeBuilder& put_static(std::string_view owner, std::string_view name,
                          std::string_view descriptor);
  CodeBuilder& invoke_virtual(std::string_view owner, std::string_view name,
                              std::string_view descriptor);
  CodeBuilder& invoke_special(std::string_view owner, std::string_view name,
                              std::string_view descriptor, bool owner_is_interface = false);
  CodeBuilder& invoke_static(std::string_view owner, std::string_view name,
                             std::string_view descriptor, bool owner_is_interface = false);
  CodeBuilder& invoke_interface(std::string_view owner, std::string_view name,
                                std::string_view descriptor);
  CodeBuilder& invoke_dynamic(std::uint16_t bootstrap, std::string_view name,
                              std::string_view descriptor);

  CodeBuilder& new_object(std::string_view name);
  CodeBuilder& new_array(char primitive);
  CodeBuilder& new_reference_array(std::string_view element_name);
  CodeBuilder& check_cast(std::string_view name);
  CodeBuilder& instance_of(std::string_view name);

  /// Catches `type` (empty: everything) thrown from start up to end.
  CodeBuilder& handler(Label start, Label end, Label target, std::string_view type);

  /// A full_frame of the StackMapTable for the next instruction.
  CodeBuilder& frame(std::vector<FrameType> locals, std::vector<FrameType> stack);
  /// The body of the StackMapTable, instead of the frames given.
  CodeBuilder& raw_stack_map(std::vector<std::uint8_t> body);

  CodeBuilder& line(int number);  // of the next instruction

  CodeBuilder& set_max_stack(int slots);
  CodeBuilder& set_max_locals(int slots);

  /// The body of the Code attribute; all labels must be bound.
  std::vector<std::uint8_t> finish();

 private:
  struct Fixup {
    std::size_t instruction, operand;
    std::size_t label;
  };
  struct HandlerRow {
    std::size_t start, end, target;
    std::uint16_t type;
  };
  struct FrameRow {
    std::uint16_t pc;
    std::vector<FrameType> locals, stack;
  };
  struct LineRow {
    std::uint16_t pc, line;
  };
  struct LabelState {
    std::optional<std::uint16_t> pc;
    std::optional<int> depth;
  };

  void local_instruction(Opcode indexed, Opcode first_short, int local);
  void adjust(int slots);
  void field(Opcode opcode, std::uint16_t ref, std::string_view descriptor);
  void invoke(Opcode opcode, std::uint16_t ref, std::string_view descriptor);
  void with_class(Opcode opcode, std::string_view name);
  std::uint16_t label_pc(std::size_t label) const;
  void write_handlers(ByteWriter& out) const;
  void write_lines(ByteWriter& out) const;
  void write_frames(ByteWriter& out) const;

  ConstantPoolBuilder& pool_;
  ByteWriter code_;
  int depth_ = 0, max_depth_ = 0;
  int max_locals_;
  std::optional<int> given_max_stack_, given_max_locals_;
  bool reachable_ = true;  // from the instruction above
  std::vector<LabelState> labels_;
  std::vector<Fixup> fixups_;
  std::vector<HandlerRow> handlers_;
  std::vector<FrameRow> frames_;
  std::optional<std::vector<std::uint8_t>> raw_stack_map_;
  std::vector<LineRow> lines_;
};

}  // namespace assay::classfile
