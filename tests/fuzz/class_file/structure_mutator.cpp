// SPDX-License-Identifier: Apache-2.0
#include "structure_mutator.h"

#include <algorithm>

#include "classfile/opcodes.h"

namespace assay::fuzz {

namespace {

using classfile::Opcode;
using classfile::Operands;

constexpr std::uint8_t kUtf8 = 1, kClass = 7, kField = 9, kMethod = 10, kInterfaceMethod = 11,
                       kNameAndType = 12, kInvokeDynamic = 18;
constexpr std::uint16_t kFlags[] = {0x0001, 0x0002, 0x0004, 0x0008, 0x0010, 0x0020,
                                    0x0040, 0x0080, 0x0100, 0x0200, 0x0400, 0x1000};
/// Library types that verification treats in a way of its own, and names that mean nothing.
constexpr std::string_view kOtherNames[] = {"java/lang/Object",
                                            "java/lang/String",
                                            "java/lang/Throwable",
                                            "java/lang/Runnable",
                                            "java/lang/Record",
                                            "java/lang/Enum",
                                            "java/lang/Cloneable",
                                            "java/lang/ClassLoader",
                                            "java/lang/invoke/MethodHandle",
                                            "jdk/internal/reflect/MagicAccessorImpl",
                                            "no/such/Type",
                                            "[I",
                                            "[[Ljava/lang/String;"};
constexpr std::string_view kTexts[] = {"()V",
                                       "(I)I",
                                       "I",
                                       "J",
                                       "D",
                                       "[I",
                                       "Ljava/lang/String;",
                                       "(Ljava/lang/Object;)Z",
                                       "(JD)J",
                                       "<init>",
                                       "<clinit>",
                                       "main",
                                       "([Ljava/lang/String;)V",
                                       "Code",
                                       "StackMapTable",
                                       "BootstrapMethods",
                                       "InnerClasses",
                                       "Signature",
                                       "Record",
                                       "NestMembers",
                                       "NestHost",
                                       "PermittedSubclasses",
                                       "EnclosingMethod",
                                       "ConstantValue",
                                       "RuntimeVisibleAnnotations",
                                       "LocalVariableTable",
                                       "LineNumberTable",
                                       "Exceptions",
                                       "<T:Ljava/lang/Object;>Ljava/lang/Object;",
                                       "toString",
                                       "equals",
                                       ""};

void put_u2(Octets& bytes, std::size_t at, std::size_t value) {
  if (at + 1 >= bytes.size()) return;
  bytes[at] = static_cast<std::uint8_t>(value >> 8);
  bytes[at + 1] = static_cast<std::uint8_t>(value);
}

/// Where the instructions start, as far as there are whole ones.
std::vector<std::uint32_t> starts_of(const Octets& code) {
  std::vector<std::uint32_t> starts;
  for (std::uint32_t pc = 0; pc < code.size();) {
    std::uint32_t length = classfile::instruction_length(code, pc);
    if (length == 0) break;
    starts.push_back(pc);
    pc += length;
  }
  return starts;
}

}  // namespace

std::uint16_t StructureMutator::any_of_tag(const ClassLayout& layout, std::uint8_t tag) {
  std::vector<std::uint16_t> all = layout.of_tag(tag);
  return all.empty() || one_in(12) ? static_cast<std::uint16_t>(below(layout.constants.size() + 1))
                                   : all[below(all.size())];
}

std::string StructureMutator::any_name() {
  if (!names_.empty() && !one_in(4)) return names_[below(names_.size())];
  return std::string(kOtherNames[below(std::size(kOtherNames))]);
}

ClassLayout::Member* StructureMutator::any_method_with_code(ClassLayout& layout) {
  for (int attempt = 0; attempt < 8 && !layout.methods.empty(); ++attempt) {
    Member& method = layout.methods[below(layout.methods.size())];
    if (method.code) return &method;
  }
  return nullptr;
}

void StructureMutator::mutate(ClassLayout& layout) {
  std::size_t kind = below(20);
  if (kind == 0) return change_version(layout);
  if (kind < 4) return change_constant(layout);
  if (kind < 6) return change_hierarchy(layout);
  if (kind < 8) return change_member(layout);
  Member* method = any_method_with_code(layout);
  if (kind < 10 || method == nullptr) {
    if (method == nullptr || one_in(2)) return change_attributes(layout, layout.attributes);
    return change_attributes(layout, one_in(3) ? method->attributes : method->code->attributes);
  }
  if (kind < 15) return change_instruction(layout, *method->code);
  if (kind < 17) return move_instructions(layout, *method->code);
  if (kind < 18) return change_limits(*method->code);
  if (kind < 19) return change_handlers(layout, *method->code);
  change_attributes(layout, method->code->attributes);
}

void StructureMutator::change_version(ClassLayout& layout) {
  constexpr std::uint16_t kMajors[] = {45, 46, 48, 49, 50, 51, 52, 54, 55, 59, 60, 61, 62, 69};
  layout.major = kMajors[below(std::size(kMajors))];
  if (one_in(8)) layout.minor = static_cast<std::uint16_t>(one_in(2) ? 3 : 65535);
}

void StructureMutator::change_constant(ClassLayout& layout) {
  std::size_t index = 1 + below(layout.constants.size() - 1);
  ClassLayout::Constant& constant = layout.constants[index];
  if (constant.tag == kUtf8) {
    std::vector<std::uint16_t> texts = layout.of_tag(kUtf8);
    std::string_view text =
        one_in(2) ? kTexts[below(std::size(kTexts))] : layout.utf8(texts[below(texts.size())]);
    constant.body = Octets(text.begin(), text.end());
    return;
  }
  if (constant.tag == 0 || constant.body.empty()) return;
  switch (below(4)) {
    case 0: {  // another constant of the same kind
      std::vector<std::uint16_t> same = layout.of_tag(constant.tag);
      constant.body = layout.constants[same[below(same.size())]].body;
      return;
    }
    case 1:  // a field for a method, a method for one of an interface
      if (constant.tag >= kField && constant.tag <= kInterfaceMethod)
        constant.tag = static_cast<std::uint8_t>(kField + below(3));
      return;
    case 2: {  // another class, name or type
      bool is_pair = constant.tag >= kField && constant.tag <= kInterfaceMethod;
      std::size_t at = constant.body.size() >= 4 ? 2 * below(2) : constant.body.size() - 2;
      std::uint8_t wanted = is_pair ? (at == 0 ? kClass : kNameAndType)
                            : constant.tag == kInvokeDynamic && at == 2 ? kNameAndType
                                                                        : kUtf8;
      return put_u2(constant.body, at, any_of_tag(layout, wanted));
    }
    default:
      constant.body[below(constant.body.size())] = static_cast<std::uint8_t>(random_());
  }
}

void StructureMutator::change_hierarchy(ClassLayout& layout) {
  switch (below(6)) {
    case 0:
    case 1:
      layout.super = layout.add_class(any_name());
      return;
    case 2:
    case 3:
      layout.interfaces.push_back(layout.add_class(any_name()));
      return;
    case 4:
      if (!layout.interfaces.empty())
        layout.interfaces.erase(layout.interfaces.begin() +
                                static_cast<std::ptrdiff_t>(below(layout.interfaces.size())));
      return;
    default:
      layout.flags ^= kFlags[below(std::size(kFlags))];
  }
}

void StructureMutator::change_member(ClassLayout& layout) {
  std::vector<Member>& members = one_in(4) ? layout.fields : layout.methods;
  if (members.empty()) return;
  if (one_in(3)) return change_members(members);
  Member& member = members[below(members.size())];
  switch (below(4)) {
    case 0:
    case 1:
      member.flags ^= kFlags[below(std::size(kFlags))];
      return;
    case 2:
      member.name = members[below(members.size())].name;
      return;
    default:
      member.descriptor = one_in(2) ? members[below(members.size())].descriptor
                                    : layout.add_utf8(kTexts[below(std::size(kTexts))]);
  }
}

/// A member comes, goes, or exchanges its code with another.
void StructureMutator::change_members(std::vector<Member>& members) {
  std::size_t one = below(members.size()), other = below(members.size());
  switch (below(4)) {
    case 0:
      members.erase(members.begin() + static_cast<std::ptrdiff_t>(one));
      return;
    case 1:
      members.push_back(Member(members[one]));
      return;
    case 2:
      std::swap(members[one].code, members[other].code);
      return;
    default:
      members[one].code.reset();
      members[one].flags |= 0x0400;
  }
}

void StructureMutator::change_attributes(ClassLayout& layout,
                                         std::vector<ClassLayout::Attribute>& attributes) {
  if (attributes.empty()) {
    std::uint16_t name = layout.add_utf8(kTexts[below(std::size(kTexts))]);
    Octets body(below(12));
    for (std::uint8_t& byte : body) byte = static_cast<std::uint8_t>(below(8));
    attributes.push_back({name, std::move(body)});
    return;
  }
  ClassLayout::Attribute& attribute = attributes[below(attributes.size())];
  switch (below(7)) {
    case 0:
      attributes.erase(attributes.begin() + (&attribute - attributes.data()));
      return;
    case 1:
      attributes.push_back(ClassLayout::Attribute(attribute));
      return;
    case 2:
      attribute.name = layout.add_utf8(kTexts[below(std::size(kTexts))]);
      return;
    case 3:
      attribute.body.resize(below(attribute.body.size() + 8));
      return;
    case 4:
      if (attribute.body.size() > 1)
        put_u2(attribute.body, below(attribute.body.size() - 1),
               below(layout.constants.size() + 1));
      return;
    default:
      if (attribute.body.empty()) return;
      attribute.body[below(attribute.body.size())] = static_cast<std::uint8_t>(
          one_in(2) ? random_() : attribute.body[below(attribute.body.size())] + below(5) - 2);
  }
}

void StructureMutator::change_instruction(const ClassLayout& layout, Code& code) {
  std::vector<std::uint32_t> starts = starts_of(code.bytes);
  if (starts.empty()) return;
  std::uint32_t pc = starts[below(starts.size())];
  auto opcode = static_cast<Opcode>(code.bytes[pc]);
  if (classfile::operands_of(opcode) != Operands::None && !one_in(4))
    return change_operand(layout, code, pc);
  // One of the same length keeps the rest of the code where it is.
  const std::uint8_t length = classfile::kFixedLengths[code.bytes[pc]];
  for (int attempt = 0; attempt < 20; ++attempt) {
    auto other = static_cast<Opcode>(below(classfile::kOpcodeCount));
    if (classfile::kFixedLengths[static_cast<std::uint8_t>(other)] != length && !one_in(30))
      continue;
    code.bytes[pc] = static_cast<std::uint8_t>(other);
    return;
  }
}

void StructureMutator::change_operand(const ClassLayout& layout, Code& code, std::uint32_t pc) {
  std::size_t last = code.bytes.size() - 1;
  auto at = [&](std::size_t offset) -> std::uint8_t& {
    return code.bytes[std::min(pc + offset, last)];
  };
  switch (classfile::operands_of(static_cast<Opcode>(code.bytes[pc]))) {
    case Operands::Branch2: {
      std::vector<std::uint32_t> starts = starts_of(code.bytes);
      std::uint32_t target = starts[below(starts.size())] + (one_in(12) ? 1 : 0);
      return put_u2(code.bytes, pc + 1, target - pc);
    }
    case Operands::Local:
    case Operands::Increment:
      at(1) = static_cast<std::uint8_t>(below(code.max_locals + 2u));
      return;
    case Operands::Constant1:
      at(1) = static_cast<std::uint8_t>(below(layout.constants.size() + 1));
      return;
    case Operands::Constant2:
    case Operands::MultiArray:
    case Operands::InvokeInterface:
    case Operands::InvokeDynamic: {
      constexpr std::uint8_t kTags[] = {kClass, kField, kMethod, kInterfaceMethod, kInvokeDynamic};
      std::size_t old = classfile::u2_at(code.bytes, pc + 1);
      std::uint8_t tag = old < layout.constants.size() && !one_in(4)
                             ? layout.constants[old].tag
                             : kTags[below(std::size(kTags))];
      return put_u2(code.bytes, pc + 1, any_of_tag(layout, tag));
    }
    default:
      at(1 + below(8)) = static_cast<std::uint8_t>(one_in(2) ? random_() : below(8));
  }
}

/// Instructions are left out, copied in, or come from another method.
void StructureMutator::move_instructions(ClassLayout& layout, Code& code) {
  Member* other = any_method_with_code(layout);
  const Octets& source = other != nullptr && one_in(2) ? other->code->bytes : code.bytes;
  std::vector<std::uint32_t> from = starts_of(source), to = starts_of(code.bytes);
  if (from.empty() || to.empty()) return;
  std::size_t first = below(from.size()), count = 1 + below(4);
  std::uint32_t begin = from[first];
  std::uint32_t end =
      first + count < from.size() ? from[first + count] : static_cast<std::uint32_t>(source.size());
  Octets piece(source.begin() + begin, source.begin() + end);
  std::uint32_t place = to[below(to.size())];
  auto position = code.bytes.begin() + place;
  if (one_in(2)) {  // in place of as many bytes
    std::size_t room = std::min<std::size_t>(piece.size(), code.bytes.size() - place);
    std::copy(piece.begin(), piece.begin() + static_cast<std::ptrdiff_t>(room), position);
  } else if (one_in(2)) {
    code.bytes.insert(position, piece.begin(), piece.end());
  } else {
    std::size_t room = std::min<std::size_t>(piece.size(), code.bytes.size() - place);
    code.bytes.erase(position, position + static_cast<std::ptrdiff_t>(room));
  }
}

void StructureMutator::change_limits(Code& code) {
  std::uint16_t& limit = one_in(2) ? code.max_stack : code.max_locals;
  constexpr std::uint16_t kExtremes[] = {0, 1, 255, 256, 65535};
  limit = static_cast<std::uint16_t>(one_in(5) ? kExtremes[below(std::size(kExtremes))]
                                               : limit + below(3) - 1);
}

void StructureMutator::change_handlers(const ClassLayout& layout, Code& code) {
  std::vector<std::uint32_t> starts = starts_of(code.bytes);
  if (starts.empty()) return;
  auto any = [&] { return static_cast<std::uint16_t>(starts[below(starts.size())]); };
  if (code.handlers.empty() || one_in(3)) {
    std::uint16_t type = one_in(2) ? std::uint16_t{0} : any_of_tag(layout, kClass);
    code.handlers.push_back({any(), any(), any(), type});
    return;
  }
  ClassLayout::Handler& handler = code.handlers[below(code.handlers.size())];
  switch (below(5)) {
    case 0:
      code.handlers.erase(code.handlers.begin() + (&handler - code.handlers.data()));
      return;
    case 1:
      handler.start = any();
      return;
    case 2:
      handler.end = any();
      return;
    case 3:
      handler.handler = any();
      return;
    default:
      handler.type = any_of_tag(layout, kClass);
  }
}

}  // namespace assay::fuzz
