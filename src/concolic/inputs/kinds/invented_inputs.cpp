// SPDX-License-Identifier: Apache-2.0
#include "concolic/inputs/kinds/invented_inputs.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/names.h"
#include "concolic/inputs/element_types.h"
#include "concolic/inputs/inputs.h"
#include "source/expression.h"
#include "vm/constant_cells.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

namespace access = classfile::access;
using source::Expression;
using Child = std::vector<NodeId>::const_iterator;

/// Adds the inputs of elements.
class ElementInputs {
 public:
  ElementInputs(InputOffers& offers, NodeId id, std::vector<NodeId>& added)
      : offers_(offers), id_(id), added_(added) {}

  void add(const InventedAnnotation& annotation) {
    for (const InventedElement& element : annotation.elements)
      add(element, fmt::format("@{}", vm::external_name(*annotation.type)));
  }

 private:
  Inputs& inputs() { return offers_.inputs(); }

  void add(const InventedElement& element, const std::string& around) {
    const std::string name = fmt::format("{}.{}", around, element.method->info->name);
    for (const InventedElement& inner : element.inner) add(inner, name);
    if (element.annotation != nullptr) return;
    std::string_view result = classfile::result_type(element.method->info->descriptor);
    if (!element.is_array) return add_value(element, result, name);
    added_.push_back(inputs().add(name + ".length", vm::Kind::Int, nullptr, depth(), false));
    for (std::uint32_t i = 0; i < vm::ConstantCells::kMostElements; ++i)
      add_value(element, result.substr(1), fmt::format("{}[{}]", name, i));
  }

  void add_value(const InventedElement& element, std::string_view type, const std::string& name) {
    const vm::Kind kind = vm::kind_of(type[0]);
    vm::Class* klass = nullptr;
    std::vector<vm::Class*> bound;
    if (kind == vm::Kind::Ref) {
      klass = inputs().class_of(*element.method->owner, type);
      const std::string above = element_type_of_result(*element.method);
      if (!above.empty()) bound = {inputs().class_of(*element.method->owner, "L" + above + ";")};
    }
    added_.push_back(inputs().add(name, kind, klass, depth(), false, bound));
    if (element.usual)
      inputs().terms().set_preferred(inputs().node(added_.back()).variable, *element.usual);
  }

  unsigned depth() { return inputs().node(id_).depth + 1; }

  InputOffers& offers_;
  NodeId id_;
  std::vector<NodeId>& added_;
};

/// Whether a text, a constant, a class or an array is the default of an element (JVMS 4.7.22).
bool is_default(const vm::Method& method, const Expression& value) {
  const classfile::Bytes bytes = method.info->annotations.default_value;
  if (bytes.size() < 3) return false;
  const classfile::ConstantPool& pool = method.owner->file->constant_pool;
  const auto text = [&](std::size_t at) -> std::string_view {
    const auto index = static_cast<std::size_t>(bytes[at] << 8 | bytes[at + 1]);
    return pool.is(index, classfile::Tag::Utf8) ? pool.utf8(index) : std::string_view();
  };
  switch (bytes[0]) {
    case 's':
      return value.text == source::text_literal(text(1)).text;
    case 'e':
      return bytes.size() == 5 && value.text == text(3);
    case 'c':
      return value.operands.empty() &&
             fmt::format("L{};", value.type.name) == classfile::external_name(text(1));
    case '[':
      return bytes.size() == 3 && value.operands.empty();
    case '@':
      return value.operands.empty() && bytes.size() == 5;
    default:
      return false;
  }
}

/// Writes annotations.
class ElementWriter {
 public:
  ElementWriter(InputWriter& writer, Inputs& inputs, Child& child)
      : writer_(writer), inputs_(inputs), child_(child) {}

  Expression write(const vm::Class& type, const std::vector<InventedElement>& elements) {
    Expression made{Expression::Kind::Annotation, "", writer_.type(type)};
    for (const InventedElement& element : elements) add(element, made);
    return made;
  }

 private:
  void add(const InventedElement& element, Expression& made) {
    Expression value;
    if (element.annotation != nullptr) {
      value = write(*element.annotation, element.inner);
    } else if (element.is_array) {
      value = array();
    } else {
      const NodeId input = *child_++;
      const bool is_usual =
          element.usual && writer_.bits(inputs_.node(input).variable) == *element.usual;
      if (is_usual) return;
      value = constant(input);
    }
    if (is_default(*element.method, value)) return;
    made.parameters.emplace_back(element.method->info->name);
    made.operands.push_back(std::move(value));
  }

  Expression array() {
    const std::uint64_t count =
        writer_.bits(inputs_.node(*child_++).variable) & vm::ConstantCells::kMostElements;
    Expression made{Expression::Kind::Array, "", {}};
    for (std::uint32_t i = 0; i < vm::ConstantCells::kMostElements; ++i) {
      const NodeId element = *child_++;
      if (i < count) made.operands.push_back(constant(element));
    }
    return made;
  }

  /// A constant is assigned without a cast, and a text is a literal.
  Expression constant(NodeId input) {
    Expression value = writer_.element(input);
    if (value.kind == Expression::Kind::New && value.operands.size() == 1)
      value = Expression(value.operands.front());
    if (value.kind == Expression::Kind::Cast) value = Expression(value.operands.front());
    return value;
  }

  InputWriter& writer_;
  Inputs& inputs_;
  Child& child_;
};

/// What a method gives that nobody has said anything of.
Expression nothing(vm::Kind kind) {
  switch (kind) {
    case vm::Kind::Ref:
      return source::null_literal();
    case vm::Kind::Boolean:
      return source::boolean_literal(false);
    default:
      return source::int_literal(0);
  }
}

/// What a class has to hand to the constructor of its base.
Expression::Method called_constructor(InputWriter& writer, Inputs& inputs,
                                      const vm::Method& constructor) {
  Expression::Method written;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(constructor.info->descriptor).parameters())
    written.parameters.push_back(writer.type(*inputs.class_of(*constructor.owner, type.text)));
  written.parameter_names = writer.parameter_names(constructor);
  for (std::uint16_t index : constructor.info->exceptions) {
    const std::string_view name = constructor.owner->file->constant_pool.class_name(index);
    const bool is_any =
        written.thrown.name == "java.lang.Throwable" || name == "java/lang/Throwable";
    written.thrown.name = is_any ? "java.lang.Throwable" : "java.lang.Exception";
  }
  return written;
}

/// Whether a type has methods that an invented class of it leaves as they are.
bool has_defaults(const vm::Class& type) {
  const bool has_own =
      std::any_of(type.methods.begin(), type.methods.end(), [](const vm::Method& each) {
        return !each.is_abstract() && !each.is_static() && !each.is_private();
      });
  return has_own || std::any_of(type.interfaces.begin(), type.interfaces.end(),
                                [](const vm::Class* each) { return has_defaults(*each); });
}

}  // namespace

Expression head_of(InputWriter& writer, Inputs& inputs, const InventedClass& invented) {
  Expression made{Expression::Kind::Stub, "", writer.type(*invented.base)};
  made.is_anonymous = invented.is_called_early;
  made.extends_class = !invented.base->is_interface();
  made.has_defaults = has_defaults(*invented.base);
  for (const vm::Class* other : invented.others) made.others.push_back(writer.type(*other));
  if (invented.constructor != nullptr)
    made.constructor = called_constructor(writer, inputs, *invented.constructor);
  return made;
}

Expression::Method signature_of(InputWriter& writer, Inputs& inputs, const vm::Class& from,
                                const InventedMethod& method) {
  Expression::Method written;
  written.name = method.method->info->name;
  written.is_varargs = method.method->is(access::kVarargs);
  for (const std::string& type : method.parameters) {
    const vm::Class* klass = inputs.class_of(from, type);
    written.parameters.push_back(klass == nullptr ? source::Type{"java.lang.Object", {}, 0}
                                                  : writer.type(*klass));
  }
  written.parameter_names = writer.parameter_names(*method.method);
  if (method.result == "V") {
    written.returns = {"void", {}, 0};
  } else if (const vm::Class* klass = inputs.class_of(from, method.result)) {
    written.returns = writer.type(*klass);
  }
  return written;
}

Expression class_of(InputWriter& writer, Inputs& inputs, const InventedClass& invented) {
  Expression made = head_of(writer, inputs, invented);
  // Whoever is of the program knows the library's types, too.
  const vm::Class* from = invented.base;
  for (const vm::Class* other : invented.others) from = from->trusted ? other : from;
  for (const InventedMethod& method : invented.methods) {
    made.methods.push_back(signature_of(writer, inputs, *from, method));
    if (method.answers) made.methods.back().result.push_back(nothing(method.method->return_kind));
  }
  return made;
}

void add_shape_inputs(InputOffers& offers, NodeId id, const InventedClass& invented,
                      bool has_object, std::vector<NodeId>& added) {
  ElementInputs elements(offers, id, added);
  for (const InventedAnnotation& annotation : invented.annotations) elements.add(annotation);
  Inputs& inputs = offers.inputs();
  for (std::size_t i = 0; i < invented.shape.members.size(); ++i) {
    if (invented.member_annotations[i]) elements.add(*invented.member_annotations[i]);
    if (!has_object || invented.shape.members[i].kind != InventedMember::Kind::Field) continue;
    const std::string name =
        fmt::format("{}.{}", inputs.node(id).name, name_of(invented.shape.members[i], i));
    added.push_back(inputs.add(name, vm::Kind::Ref, offers.machine().universe().well_known().object,
                               inputs.node(id).depth + 1));
  }
}

std::vector<const vm::Field*> annotation_fields(const vm::Class& klass) {
  std::vector<const vm::Field*> fields;
  constexpr std::uint16_t kOurs = access::kPublic | access::kStatic | access::kSynthetic;
  for (const vm::Field& field : klass.fields) {
    if (field.info != nullptr && (field.access_flags & kOurs) == kOurs) fields.push_back(&field);
  }
  return fields;
}

void forget_reflection(InputBuilder& builder, const vm::Class& klass) {
  if (klass.constant_cells == nullptr) return;
  vm::Universe& universe = builder.machine().universe();
  vm::Class& mirrors = *universe.well_known().class_;
  for (const char* cache : {"annotationData", "reflectionData"}) {
    const vm::Field* field = universe.find_field(mirrors, cache);
    if (field != nullptr) universe.heap().write(klass.mirror, field->offset, vm::kNull);
  }
}

void store_statics(InputBuilder& builder, const std::vector<const vm::Field*>& fields,
                   const std::vector<NodeId>& inputs,
                   const std::vector<InputBuilder::Value>& values) {
  for (std::size_t i = 0; i < fields.size(); ++i)
    builder.store_static(*fields[i], inputs[i], values[i]);
}

void write_shape(InputWriter& writer, Inputs& inputs, const InventedClass& invented,
                 bool has_object, Child child, Expression& made) {
  ElementWriter elements(writer, inputs, child);
  for (const InventedAnnotation& annotation : invented.annotations)
    made.annotations.push_back(elements.write(*annotation.type, annotation.elements));
  for (std::size_t i = 0; i < invented.shape.members.size(); ++i) {
    const InventedMember& member = invented.shape.members[i];
    Expression::Member written{.name = name_of(member, i)};
    written.is_method = member.kind == InventedMember::Kind::Method;
    written.is_static = member.kind == InventedMember::Kind::StaticField;
    if (const auto& annotation = invented.member_annotations[i])
      written.annotations.push_back(elements.write(*annotation->type, annotation->elements));
    if (has_object && member.kind == InventedMember::Kind::Field) {
      const NodeId value = *child++;
      if (inputs.chosen(value, writer.assignment()) != nullptr)
        written.value.push_back(writer.value(value));
    }
    made.members.push_back(std::move(written));
  }
}

}  // namespace assay::concolic
