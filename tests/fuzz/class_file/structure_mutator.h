// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <random>
#include <string>
#include <vector>

#include "class_layout.h"

namespace assay::fuzz {

/// Changes the parts of a class file by what they are: constants, supertypes, members,
/// instructions, handlers, stack maps and other attributes. What comes out is mostly readable, so
/// that it gets past the parser and to whoever trusts it.
class StructureMutator {
 public:
  /// `names`: classes of the program, which may become supertypes and operands of each other.
  StructureMutator(std::mt19937_64& random, const std::vector<std::string>& names)
      : random_(random), names_(names) {}

  /// One small change.
  void mutate(ClassLayout& layout);

 private:
  using Code = ClassLayout::Code;
  using Member = ClassLayout::Member;

  void change_version(ClassLayout& layout);
  void change_constant(ClassLayout& layout);
  void change_hierarchy(ClassLayout& layout);
  void change_member(ClassLayout& layout);
  void change_members(std::vector<Member>& members);
  void change_attributes(ClassLayout& layout, std::vector<ClassLayout::Attribute>& attributes);

  void change_instruction(const ClassLayout& layout, Code& code);
  void change_operand(const ClassLayout& layout, Code& code, std::uint32_t pc);
  void move_instructions(ClassLayout& layout, Code& code);
  void change_limits(Code& code);
  void change_handlers(const ClassLayout& layout, Code& code);

  std::size_t below(std::size_t limit) { return limit == 0 ? 0 : random_() % limit; }
  bool one_in(std::size_t chances) { return below(chances) == 0; }
  std::uint16_t any_of_tag(const ClassLayout& layout, std::uint8_t tag);
  std::string any_name();
  Member* any_method_with_code(ClassLayout& layout);

  std::mt19937_64& random_;
  const std::vector<std::string>& names_;
};

}  // namespace assay::fuzz
