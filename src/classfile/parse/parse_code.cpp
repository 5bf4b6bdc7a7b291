// SPDX-License-Identifier: Apache-2.0
// The Code attribute of a method (JVMS 4.7.3) with its handlers and tables. The instructions stay
// bytes: the verifier is the first to look at them.
#include "classfile/parse/parse_code.h"

#include <set>
#include <vector>

#include "classfile/descriptor.h"
#include "classfile/parse/parse_attributes.h"

namespace assay::classfile {
namespace {

constexpr std::uint32_t kMaxCodeLength = 65535;  // JVMS 4.9.1

Result<void> parse_handlers(const ParseContext& context, ByteReader& body, Code& code) {
  std::size_t count = body.u2();
  if (body.remaining() < count * 8) return context.truncated();
  code.handlers.resize(count);
  for (ExceptionHandler& handler : code.handlers) {
    handler = {body.u2(), body.u2(), body.u2(), body.u2()};
    if (handler.start_pc >= handler.end_pc || handler.end_pc > code.bytecode.size()) {
      return context.error("Illegal exception table range");
    }
    if (handler.handler_pc >= code.bytecode.size()) {
      return context.error("Illegal exception table handler");
    }
    if (handler.catch_type != 0 && !context.pool().is(handler.catch_type, Tag::Class)) {
      return context.error("Catch type in exception table has bad constant type");
    }
  }
  return {};
}

Result<void> check_line_numbers(const ParseContext& context, const Attribute& attribute,
                                const Code& code) {
  if (context.trusted) return {};
  ByteReader body(attribute.body);
  std::size_t count = body.u2();
  if (body.truncated() || body.remaining() != count * 4) {
    return context.error("LineNumberTable attribute has wrong length");
  }
  for (; count > 0; --count) {
    if (body.u2() >= code.bytecode.size()) return context.error("Invalid pc in LineNumberTable");
    body.skip(2);
  }
  return {};
}

/// The name of a row is that of a variable, its descriptor a type or, in the table of generic
/// types, a signature.
Result<void> check_local_variable_text(const ParseContext& context, std::string_view table,
                                       std::uint16_t name_index, std::uint16_t type_index) {
  const ConstantPool& pool = context.pool();
  if (!pool.is(name_index, Tag::Utf8)) {
    return context.error("Name index {} in {} has bad constant type", name_index, table);
  }
  if (!pool.is(type_index, Tag::Utf8)) {
    return context.error("Signature index {} in {} has bad constant type", type_index, table);
  }
  std::string_view name = pool.utf8(name_index), type = pool.utf8(type_index);
  if (!is_unqualified_name(name)) {
    return Error{fmt::format("Illegal field name \"{}\" in class {}", name, context.class_name)};
  }
  if (table == "LocalVariableTable" && !is_field_descriptor(type)) {
    return Error{fmt::format("Field \"{}\" in class {} has illegal signature \"{}\"", name,
                             context.class_name, type)};
  }
  return {};
}

Result<void> check_local_variable(const ParseContext& context, ByteReader& row,
                                  std::string_view table, const Code& code) {
  std::uint32_t start = row.u2();
  std::uint32_t length = row.u2();
  std::uint16_t name = row.u2();
  std::uint16_t descriptor = row.u2();
  std::uint16_t local = row.u2();
  if (start > code.bytecode.size()) return context.error("Invalid start_pc {} in {}", start, table);
  if (start + length > code.bytecode.size()) {
    return context.error("Invalid length {} in {}", length, table);
  }
  TRY(check_local_variable_text(context, table, name, descriptor));
  std::string_view type = context.pool().utf8(descriptor);
  int slots = type == "J" || type == "D" ? 2 : 1;
  if (local + slots > code.max_locals) return context.error("Invalid index {} in {}", local, table);
  return {};
}

/// LocalVariableTable and LocalVariableTypeTable have rows of the same shape.
Result<void> check_local_variables(const ParseContext& context, const Attribute& attribute,
                                   const Code& code) {
  if (context.trusted) return {};
  ByteReader body(attribute.body);
  std::size_t count = body.u2();
  if (body.truncated() || body.remaining() != count * 10) {
    return context.error("{} has wrong length", attribute.name);
  }
  for (; count > 0; --count) {
    TRY(check_local_variable(context, body, attribute.name, code));
  }
  return {};
}

/// What tells the rows of the tables of local variables apart.
struct VariableKey {
  std::uint16_t start, length, name, local;
  auto operator<=>(const VariableKey&) const = default;  // NOLINT(modernize-use-nullptr)
};

std::vector<VariableKey> keys_of(const std::vector<Bytes>& tables) {
  std::vector<VariableKey> keys;
  for (Bytes table : tables) {
    ByteReader body(table);
    for (std::size_t rows = body.u2(); rows > 0; --rows) {
      VariableKey key{body.u2(), body.u2(), body.u2(), 0};
      body.u2();  // descriptor
      key.local = body.u2();
      keys.push_back(key);
    }
  }
  return keys;
}

/// No variable may have two rows, and those with a generic type are among the others (JVMS 4.7.13,
/// 4.7.14).
Result<void> check_rows(const ParseContext& context, const std::vector<Bytes>& tables,
                        const std::vector<Bytes>& type_tables) {
  if (context.trusted || !context.at_least(49)) return {};
  auto name = [&](const VariableKey& key) { return context.pool().utf8(key.name); };
  std::set<VariableKey> known, typed;
  for (const VariableKey& key : keys_of(tables)) {
    if (known.insert(key).second) continue;
    return context.error("Duplicated LocalVariableTable attribute entry for '{}'", name(key));
  }
  if (known.empty()) return {};
  for (const VariableKey& key : keys_of(type_tables)) {
    if (known.count(key) == 0) {
      return Error{fmt::format("LVTT entry for '{}' in class file {} does not match any LVT entry",
                               name(key), context.class_name)};
    }
    if (typed.insert(key).second) continue;
    return context.error("Duplicated LocalVariableTypeTable attribute entry for '{}'", name(key));
  }
  return {};
}

Result<void> parse_attribute(const ParseContext& context, const Attribute& attribute,
                             MethodInfo& method, std::vector<Bytes>& type_tables) {
  Code& code = method.unverified_code;
  if (attribute.name == "LineNumberTable") {
    TRY(check_line_numbers(context, attribute, code));
    method.debug.line_numbers.push_back(attribute.body);
  } else if (attribute.name == "LocalVariableTable") {
    TRY(check_local_variables(context, attribute, code));
    method.debug.local_variables.push_back(attribute.body);
  } else if (attribute.name == "LocalVariableTypeTable" && context.at_least(49)) {
    TRY(check_local_variables(context, attribute, code));
    type_tables.push_back(attribute.body);
  } else if (attribute.name == "StackMapTable" && context.at_least(50)) {
    TRY(expect_first(context, code.stack_map_table.data() != nullptr, attribute.name));
    code.stack_map_table = attribute.body;
  }
  return {};
}

}  // namespace

Result<void> parse_code(const ParseContext& context, Bytes attribute_body, int argument_slots,
                        MethodInfo& method) {
  ByteReader body(attribute_body);
  Code& code = method.unverified_code;
  code.max_stack = body.u2();
  code.max_locals = body.u2();
  std::uint32_t length = body.u4();
  if (body.truncated()) return context.truncated();
  if (argument_slots > code.max_locals) return context.error("Arguments can't fit into locals");
  if (length == 0 || length > kMaxCodeLength) {
    return context.error("Invalid method Code length {}", length);
  }
  code.bytecode = body.bytes(length);
  if (body.truncated()) return context.truncated();

  TRY(parse_handlers(context, body, code));
  std::vector<Bytes> type_tables;
  TRY(for_each_attribute(context, body, "Invalid code attribute name index {}",
                         [&](const Attribute& attribute) {
                           return parse_attribute(context, attribute, method, type_tables);
                         }));
  TRY(check_rows(context, method.debug.local_variables, type_tables));
  if (!body.at_end()) return context.error("Code segment has wrong length");
  method.has_code = true;
  return {};
}

}  // namespace assay::classfile
