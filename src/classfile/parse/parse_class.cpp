// SPDX-License-Identifier: Apache-2.0
// A class file from its magic number to its last byte (JVMS 4.1); constant pool, members and
// attributes have files of their own. Errors are worded as HotSpot words them, as programs can see
// them.
#include "classfile/parse/parse_class.h"

#include <algorithm>

#include "classfile/modifiers.h"
#include "classfile/parse/parse_class_attributes.h"
#include "classfile/parse/parse_constant_pool.h"
#include "classfile/parse/parse_context.h"
#include "classfile/parse/parse_members.h"

namespace assay::classfile {
namespace {

constexpr std::uint32_t kMagic = 0xCAFEBABE;

Result<void> parse_magic(ParseContext& context) {
  std::uint32_t magic = context.reader.u4();
  if (context.reader.truncated()) return context.truncated();
  if (magic != kMagic) return context.error("Incompatible magic value {}", magic);
  return {};
}

Error unsupported(ParseContext& context, std::string message) {
  context.error_kind = ParseErrorKind::UnsupportedVersion;
  return {std::move(message)};
}

Result<void> parse_version(ParseContext& context, std::uint16_t max_major) {
  ClassFile& file = context.file;
  file.minor_version = context.reader.u2();
  file.major_version = context.reader.u2();
  if (context.reader.truncated()) return context.truncated();

  auto version = [&] { return fmt::format("{}.{}", file.major_version, file.minor_version); };
  if (file.major_version > max_major) {
    return unsupported(
        context,
        fmt::format("{} has been compiled by a more recent version of the Java Runtime (class file "
                    "version {}), this version of the Java Runtime only recognizes class file "
                    "versions up to {}.0",
                    context.class_name, version(), max_major));
  }
  if (file.major_version < kOldestMajor) {
    return unsupported(
        context,
        fmt::format("{} (class file version {}) was compiled with an invalid major version",
                    context.class_name, version()));
  }
  // From version 56 on minor versions mean something (JVMS 4.1). Preview features are off.
  if (file.major_version >= 56 && file.minor_version == kPreviewMinor && !context.trusted) {
    bool is_newest = file.major_version == max_major;
    return unsupported(
        context, is_newest
                     ? fmt::format("Preview features are not enabled for {} (class file version "
                                   "{}). Try running with '--enable-preview'",
                                   context.class_name, version())
                     : fmt::format("{} (class file version {}) was compiled with preview features "
                                   "that are unsupported. This version of the Java Runtime only "
                                   "recognizes preview features for class file version {}.{}",
                                   context.class_name, version(), max_major, kPreviewMinor));
  }
  if (file.major_version >= 56 && file.minor_version != 0 && file.minor_version != kPreviewMinor) {
    return unsupported(context, fmt::format("{} (class file version {}) was compiled with an "
                                            "invalid non-zero minor version",
                                            context.class_name, version()));
  }
  return {};
}

Result<void> parse_flags(ParseContext& context, bool accept_module_info) {
  ClassFile& file = context.file;
  std::uint16_t flags = context.reader.u2();
  if (context.reader.truncated()) return context.truncated();
  flags &= kClassFlags;
  bool is_module = context.at_least(53) && (flags & access::kModule) != 0;
  if (is_module && !accept_module_info) {
    context.error_kind = ParseErrorKind::NotAClass;
    return Error{
        fmt::format("{} is not a class because access_flag ACC_MODULE is set", context.class_name)};
  }
  if ((flags & access::kInterface) != 0 && file.major_version < 50) flags |= access::kAbstract;
  if (!is_module && !is_legal_class(flags, file.major_version)) {
    return Error{
        fmt::format("Illegal class modifiers in class {}: 0x{:X}", context.class_name, flags)};
  }
  file.access_flags = flags;
  return {};
}

bool is_array_name(std::string_view name) { return name.starts_with('['); }

Result<void> parse_this_class(ParseContext& context) {
  std::uint16_t index = context.reader.u2();
  if (context.reader.truncated()) return context.truncated();
  if (!context.pool().is(index, Tag::Class)) {
    return context.error("Invalid this class index {} in constant pool", index);
  }
  context.file.name = context.pool().class_name(index);
  if (is_array_name(context.file.name)) return context.error("Bad class name");
  context.class_name = context.file.name;
  return {};
}

Result<void> parse_super_class(ParseContext& context) {
  ClassFile& file = context.file;
  std::uint16_t index = context.reader.u2();
  if (context.reader.truncated()) return context.truncated();
  bool has_no_super = file.name == "java/lang/Object" || (file.access_flags & access::kModule) != 0;
  if (index == 0 && has_no_super) return {};
  if (!context.pool().is(index, Tag::Class) || has_no_super) {
    return context.error("Invalid superclass index {}", index);
  }
  file.super_name = context.pool().class_name(index);
  if (is_array_name(file.super_name)) return context.error("Bad superclass name");
  if (file.is_interface() && file.super_name != "java/lang/Object") {
    return context.error("Interfaces must have java.lang.Object as superclass");
  }
  return {};
}

Result<void> parse_interfaces(ParseContext& context) {
  std::size_t count = context.reader.u2();
  if (context.reader.remaining() < count * 2) return context.truncated();
  auto& interfaces = context.file.interfaces;
  interfaces.reserve(count);
  for (; count > 0; --count) {
    std::uint16_t index = context.reader.u2();
    if (!context.pool().is(index, Tag::Class)) {
      return context.error("Interface name has bad constant pool index {}", index);
    }
    interfaces.push_back(context.pool().class_name(index));
    if (is_array_name(interfaces.back())) return context.error("Bad interface name");
  }
  if (interfaces.size() < 2) return {};
  std::vector<std::string_view> sorted = interfaces;
  std::sort(sorted.begin(), sorted.end());
  auto twin = std::adjacent_find(sorted.begin(), sorted.end());
  if (twin != sorted.end()) return context.error("Duplicate interface name \"{}\"", *twin);
  return {};
}

Result<void> parse_all(ParseContext& context, const ParseOptions& options) {
  TRY(parse_magic(context));
  TRY(parse_version(context, options.max_major));
  TRY(parse_constant_pool(context));
  TRY(parse_flags(context, options.accept_module_info));
  TRY(parse_this_class(context));
  TRY(parse_super_class(context));
  TRY(parse_interfaces(context));
  TRY(parse_fields(context));
  TRY(parse_methods(context));
  TRY(parse_class_attributes(context));
  if (!context.reader.at_end()) {
    return Error{fmt::format("Extra bytes at the end of class file {}", context.class_name)};
  }
  return {};
}

}  // namespace

ParseResult parse_class(Bytes bytes, const ParseOptions& options) {
  ParseContext context{ByteReader(bytes), {}, options.requested_name, options.trusted};
  Result<void> parsed = parse_all(context, options);
  if (parsed.ok()) return std::move(context.file);
  return ParseError{std::move(parsed).error(), context.error_kind};
}

}  // namespace assay::classfile
