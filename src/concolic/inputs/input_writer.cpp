// SPDX-License-Identifier: Apache-2.0
#include "concolic/inputs/input_writer.h"

#include <fmt/format.h>

#include "classfile/class_file.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/literals.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

using source::Expression;

constexpr std::string_view kJavaLang = "java.lang.";

/// A class as source code names it.
std::string source_name(const vm::Class& klass) {
  std::string name = vm::type_name(klass);
  for (std::size_t i = 1; i + 1 < name.size(); ++i) {
    if (name[i] == '$' && name[i - 1] != '.' && name[i + 1] != '.') name[i] = '.';
  }
  return name;
}

}  // namespace

Expression InputWriter::value(NodeId id) {
  const InputNode& node = inputs_.node(id);
  if (node.kind != vm::Kind::Ref) return literal_of(node.kind, bits(node.variable));
  const Candidate* chosen = inputs_.chosen(id, assignment_);
  if (chosen == nullptr) return source::null_literal();
  return kind_of(*chosen).write(*this, {inputs_, id, chosen->number});
}

Expression InputWriter::result(NodeId id, const vm::Class*) { return value(id); }

std::vector<Expression> InputWriter::arguments(const vm::Method&, const std::vector<NodeId>& ids) {
  std::vector<Expression> written;
  written.reserve(ids.size());
  for (NodeId id : ids) written.push_back(value(id));
  return written;
}

Expression InputWriter::same_as(NodeId original) {
  return source::variable(inputs_.node(original).name);  // by the name it has already
}

source::Type InputWriter::type(const vm::Class& klass) const {
  source::Type type;
  const vm::Class* element = &klass;
  for (; element->is_array(); element = element->component) ++type.dimensions;
  type.name = source_name(*element);
  return type;
}

source::Type InputWriter::well_known_type(const vm::Class& klass) const {
  source::Type type = InputWriter::type(klass);
  if (type.name.starts_with(kJavaLang)) type.name.erase(0, kJavaLang.size());
  return type;
}

Expression InputWriter::creation(const vm::Class& klass, const vm::Method&) const {
  return {Expression::Kind::New, "", type(klass)};
}

Expression InputWriter::with_fields(Expression made, const std::vector<AssignedField>& fields) {
  if (fields.empty()) return made;
  std::string text = source::to_text(made, source::ArrayStyle::Spelled);
  const char* separator = " with ";
  for (const AssignedField& each : fields) {
    text += separator;
    text += fmt::format("{} = {}", each.field->info->name,
                        source::to_text(value(each.value), source::ArrayStyle::Spelled));
    separator = ", ";
  }
  return source::variable(std::move(text));
}

Expression InputWriter::produced(const Place&, std::string_view, Expression made) { return made; }

std::string java_text(Inputs& inputs, NodeId id, const expr::Assignment& assignment) {
  return source::to_text(InputWriter(inputs, assignment).value(id), source::ArrayStyle::Spelled);
}

}  // namespace assay::concolic
