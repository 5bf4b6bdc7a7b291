// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "base/result.h"
#include "classfile/parse/parse_context.h"

namespace assay::classfile {

/// One attribute (JVMS 4.7), its body not yet looked at.
struct Attribute {
  std::string_view name;
  Bytes body;
};

/// Reads an attribute's header and takes its body from the reader. The complaint is for a name that
/// is no text, as in ParseContext::utf8().
Result<Attribute> read_attribute(const ParseContext& context, ByteReader& reader,
                                 std::string_view complaint);

/// Reads a table of attributes and hands each to `visit(Attribute) -> Result<void>`.
template <class Visitor>
Result<void> for_each_attribute(const ParseContext& context, ByteReader& reader,
                                std::string_view complaint, Visitor visit) {
  for (int left = reader.u2(); left > 0; --left) {
    Attribute attribute = TRY(read_attribute(context, reader, complaint));
    TRY(visit(attribute));
  }
  if (reader.truncated()) return context.truncated();
  return {};
}

/// Fails unless the body was read to its last byte and not beyond.
Result<void> expect_read(const ParseContext& context, const ByteReader& body,
                         std::string_view name);

/// Fails if an attribute that may occur once was there before.
Result<void> expect_first(const ParseContext& context, bool seen, std::string_view name);

/// A Signature or SourceFile attribute: the text its only item refers to.
Result<std::string_view> parse_text_attribute(const ParseContext& context,
                                              const Attribute& attribute);

/// Keeps the attribute if it is one of those RawAnnotations holds.
Result<bool> keep_annotations(const ParseContext& context, const Attribute& attribute,
                              RawAnnotations& annotations);

/// A table of u2 indices of Class entries: Exceptions, NestMembers, PermittedSubclasses.
Result<std::vector<std::uint16_t>> parse_class_list(const ParseContext& context,
                                                    const Attribute& attribute);

}  // namespace assay::classfile
