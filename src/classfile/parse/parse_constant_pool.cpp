// SPDX-License-Identifier: Apache-2.0
#include "classfile/parse/parse_constant_pool.h"

#include "classfile/modified_utf8.h"

namespace assay::classfile {
namespace {

using Entry = ConstantPool::Entry;

/// The first class-file version with entries of this tag (JVMS table 4.4-B); 0 for no tag at all.
std::uint16_t first_version_with(std::uint8_t tag) {
  switch (static_cast<Tag>(tag)) {
    case Tag::Utf8:
    case Tag::Integer:
    case Tag::Float:
    case Tag::Long:
    case Tag::Double:
    case Tag::Class:
    case Tag::String:
    case Tag::Fieldref:
    case Tag::Methodref:
    case Tag::InterfaceMethodref:
    case Tag::NameAndType:
      return 45;
    case Tag::MethodHandle:
    case Tag::MethodType:
    case Tag::InvokeDynamic:
      return 51;
    case Tag::Module:
    case Tag::Package:
      return 53;
    case Tag::Dynamic:
      return 55;
    case Tag::None:
      break;
  }
  return 0;
}

void read_utf8(ByteReader& reader, Entry& entry) {
  Bytes bytes = reader.bytes(reader.u2());
  entry.text = {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Reads what follows the tag.
void read_items(ByteReader& reader, Entry& entry) {
  switch (entry.tag) {
    case Tag::Utf8:
      read_utf8(reader, entry);
      break;
    case Tag::Integer:
    case Tag::Float:
      entry.bits = reader.u4();
      break;
    case Tag::Long:
    case Tag::Double:
      entry.bits = reader.u8();
      break;
    case Tag::Class:
    case Tag::String:
    case Tag::MethodType:
    case Tag::Module:
    case Tag::Package:
      entry.low = reader.u2();
      break;
    case Tag::MethodHandle:
      entry.low = reader.u1();
      entry.high = reader.u2();
      break;
    default:
      entry.low = reader.u2();
      entry.high = reader.u2();
      break;
  }
}

Result<void> read_entry(ParseContext& context, Entry& entry) {
  std::uint8_t tag = context.reader.u1();
  if (context.reader.truncated()) return context.truncated();
  std::uint16_t since = first_version_with(tag);
  if (since == 0) return context.error("Unknown constant tag {}", tag);
  if (!context.at_least(since)) {
    return context.error("Class file version does not support constant tag {}", tag);
  }
  entry.tag = static_cast<Tag>(tag);
  read_items(context.reader, entry);
  if (context.reader.truncated()) return context.truncated();
  if (entry.tag == Tag::Utf8 && !context.trusted && !is_modified_utf8(entry.text)) {
    return context.error("Illegal UTF8 string in constant pool");
  }
  return {};
}

}  // namespace

Result<void> parse_constant_pool(ParseContext& context) {
  std::uint16_t count = context.reader.u2();
  if (context.reader.truncated()) return context.truncated();
  if (count == 0) return context.error("Illegal constant pool size 0");

  std::vector<Entry> entries(count);
  for (std::size_t index = 1; index < count; ++index) {
    TRY(read_entry(context, entries[index]));
    if (entries[index].tag == Tag::Long || entries[index].tag == Tag::Double) {
      ++index;  // the next index is unusable (JVMS 4.4.5)
      if (index >= count) {
        return context.error("Invalid constant pool index {}", index);
      }
    }
  }
  context.file.constant_pool = ConstantPool(std::move(entries));
  return check_constant_pool(context);
}

}  // namespace assay::classfile
