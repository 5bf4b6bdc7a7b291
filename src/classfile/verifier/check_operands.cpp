// SPDX-License-Identifier: Apache-2.0
// What can be said of an instruction's operands without knowing types: locals that exist, constants
// of the right tag, dimensions. The simulation relies on it.
#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "classfile/names.h"
#include "classfile/verifier/code_scan.h"

namespace assay::classfile::verifier {
namespace {

constexpr std::size_t kMaxDimensions = 255;

std::size_t dimensions_of(std::string_view name) {
  std::size_t dimensions = name.find_first_not_of('[');
  return dimensions == std::string_view::npos ? name.size() : dimensions;
}

class OperandCheck {
 public:
  OperandCheck(MethodContext& context, const Instruction& instruction)
      : context_(context), instruction_(instruction), pool_(context.pool()) {}

  bool run() {
    switch (operands_of(instruction_.opcode)) {
      case Operands::None:
        return check_implied_local();
      case Operands::Local:
      case Operands::Increment:
        return check_local(instruction_.local_operand(), family_of_local());
      case Operands::Constant1:
      case Operands::Constant2:
      case Operands::MultiArray:
      case Operands::InvokeInterface:
      case Operands::InvokeDynamic:
        return check_constant();
      case Operands::ArrayType:
        return (instruction_.u1(1) >= 4 && instruction_.u1(1) <= 11) ||
               context_.fail("Illegal newarray instruction");
      default:
        return true;
    }
  }

 private:
  /// 1 and 3 of the families int, long, float, double, reference are two slots wide.
  static bool is_wide_family(int family) { return family == 1 || family == 3; }

  int family_of_local() const {
    Opcode opcode = instruction_.opcode;
    if (opcode >= Opcode::Iload && opcode <= Opcode::Aload) return distance(Opcode::Iload);
    if (opcode >= Opcode::Istore && opcode <= Opcode::Astore) return distance(Opcode::Istore);
    return 0;
  }

  int distance(Opcode first) const {
    return static_cast<int>(instruction_.opcode) - static_cast<int>(first);
  }

  /// iload_0 to aload_3 and istore_0 to astore_3.
  bool check_implied_local() {
    Opcode opcode = instruction_.opcode;
    int number = -1;
    if (opcode >= Opcode::Iload0 && opcode <= Opcode::Aload3) number = distance(Opcode::Iload0);
    if (opcode >= Opcode::Istore0 && opcode <= Opcode::Astore3) number = distance(Opcode::Istore0);
    return number < 0 || check_local(number % 4, number / 4);
  }

  bool check_local(int local, int family) {
    int slots = is_wide_family(family) ? 2 : 1;
    if (local + slots <= context_.code().max_locals) return true;
    if (local < context_.code().max_locals) {
      return context_.fail("get long/double overflows locals");
    }
    return context_.fail("Local variable table overflow",
                         fmt::format("Exceeded max number of locals with index {}", local));
  }

  bool has_tag(Tag tag) const { return pool_.is(instruction_.constant_operand(), tag); }

  bool require_tag(bool fits) {
    if (fits) return true;
    std::uint16_t index = instruction_.constant_operand();
    std::string class_name = external_name(context_.file().name);
    std::string_view what = index == 0 || !pool_.contains(index) ? "constant pool index"
                                                                 : "type at constant pool entry";
    return context_.fail(fmt::format("Illegal {} {} in class {}", what, index, class_name));
  }

  bool check_constant() {
    switch (instruction_.opcode) {
      case Opcode::Ldc:
      case Opcode::LdcW:
        return require_tag(is_one_slot_constant());
      case Opcode::Ldc2W:
        return require_tag(has_tag(Tag::Long) || has_tag(Tag::Double) || is_dynamic(true));
      case Opcode::Getstatic:
      case Opcode::Putstatic:
      case Opcode::Getfield:
      case Opcode::Putfield:
        return require_tag(has_tag(Tag::Fieldref));
      case Opcode::Invokevirtual:
      case Opcode::Invokespecial:
      case Opcode::Invokestatic:
      case Opcode::Invokeinterface:
        return check_invoke();
      case Opcode::Invokedynamic:
        if (!require_tag(has_tag(Tag::InvokeDynamic))) return false;
        return instruction_.u2(3) == 0 ||
               context_.fail("Third and fourth operand bytes of invokedynamic must be zero");
      default:
        return check_class_operand();
    }
  }

  bool is_one_slot_constant() const {
    if (has_tag(Tag::Integer) || has_tag(Tag::Float) || has_tag(Tag::String)) return true;
    if (has_tag(Tag::Class)) return context_.at_least(49);
    return has_tag(Tag::MethodHandle) || has_tag(Tag::MethodType) || is_dynamic(false);
  }

  bool is_dynamic(bool two_slots) const {
    if (!has_tag(Tag::Dynamic)) return false;
    TypeDescriptor type{pool_.dynamic(instruction_.constant_operand()).descriptor};
    return (type.slots() == 2) == two_slots;
  }

  bool check_invoke() {
    Opcode opcode = instruction_.opcode;
    bool of_interface = has_tag(Tag::InterfaceMethodref);
    bool interface_allowed = opcode != Opcode::Invokevirtual &&
                             (opcode == Opcode::Invokeinterface || context_.at_least(52));
    bool class_allowed = opcode != Opcode::Invokeinterface;
    bool fits = (of_interface && interface_allowed) || (has_tag(Tag::Methodref) && class_allowed);
    if (!require_tag(fits)) return false;
    MemberRef method = pool_.member(instruction_.constant_operand());
    if (method.name.starts_with('<') && opcode != Opcode::Invokespecial) {
      return context_.fail("Illegal call to internal method");
    }
    if (opcode != Opcode::Invokeinterface) return true;
    int slots = MethodDescriptor(method.descriptor).argument_slots() + 1;
    if (instruction_.u1(3) != slots) return context_.fail("Inconsistent args count operand");
    return instruction_.u1(4) == 0 ||
           context_.fail("Fourth operand byte of invokeinterface must be zero");
  }

  bool check_class_operand() {
    if (!require_tag(has_tag(Tag::Class))) return false;
    std::string_view name = pool_.class_name(instruction_.constant_operand());
    switch (instruction_.opcode) {
      case Opcode::New:
        return !name.starts_with('[') || context_.fail("Illegal new instruction");
      case Opcode::Anewarray:
        return dimensions_of(name) < kMaxDimensions ||
               context_.fail("Illegal anewarray instruction, array has more than 255 dimensions");
      case Opcode::Multianewarray: {
        std::uint8_t wanted = instruction_.u1(3);
        return (wanted >= 1 && wanted <= dimensions_of(name)) ||
               context_.fail("Illegal dimension in multianewarray");
      }
      default:
        return true;
    }
  }

  MethodContext& context_;
  const Instruction& instruction_;
  const ConstantPool& pool_;
};

}  // namespace

bool check_operands(MethodContext& context, const Instruction& instruction) {
  return OperandCheck(context, instruction).run();
}

}  // namespace assay::classfile::verifier
