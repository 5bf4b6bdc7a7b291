// SPDX-License-Identifier: Apache-2.0
// Java expressions as a Layout, which decides later where lines break. Parentheses, casts and
// chains are put so that the text means what the tree says.
#include "source/printer.h"

#include <algorithm>
#include <array>

namespace assay::source {

namespace {

using Kind = Expression::Kind;

Layout text(std::string words) { return {Layout::Kind::Text, std::move(words)}; }
Layout hard_break() { return {Layout::Kind::HardBreak, ""}; }
Layout sequence(std::vector<Layout> parts) { return {Layout::Kind::Sequence, std::move(parts)}; }

Layout comma_list(Layout::Kind kind, std::vector<Layout> items) {
  Layout list(kind, std::vector<Layout>{});
  for (std::size_t i = 0; i < items.size(); ++i) {
    bool is_last = i + 1 == items.size();
    list.add(sequence({std::move(items[i]), text(is_last ? "" : ",")}));
    if (!is_last) list.add({Layout::Kind::Break, " "});
  }
  return list;
}

Layout continued(Layout list) {
  Layout::Kind kind = Layout::Kind::Group;
  return {kind, {{Layout::Kind::Break, ""}, std::move(list)}, kContinuationIndent};
}

/// Such an operand needs parentheses before a dot or a bracket.
bool needs_parentheses(const Expression& operand) {
  switch (operand.kind) {
    case Kind::Array:
    case Kind::NewArray:
    case Kind::Cast:
    case Kind::Lambda:
    case Kind::Stub:
    case Kind::Assign:
      return true;
    default:
      return false;
  }
}

Type without_arguments(Type type) {
  type.arguments.clear();
  return type;
}

/// Exceptions of java.lang that a method must declare, apart from those it need not.
bool is_checked(const std::string& name) {
  static constexpr std::array kChecked = {
      "java.lang.Exception",
      "java.lang.Throwable",
      "java.lang.InterruptedException",
      "java.lang.CloneNotSupportedException",
      "java.lang.ClassNotFoundException",
      "java.lang.NoSuchMethodException",
      "java.lang.NoSuchFieldException",
      "java.lang.IllegalAccessException",
      "java.lang.InstantiationException",
      "java.lang.ReflectiveOperationException",
  };
  if (!name.starts_with("java.lang.")) return true;  // unknown: declaring it is never wrong
  return std::find(kChecked.begin(), kChecked.end(), name) != kChecked.end();
}

bool mentions(const std::vector<Expression>& expressions, const std::string& variable) {
  return std::any_of(expressions.begin(), expressions.end(), [&](const Expression& expression) {
    bool is_it = expression.kind == Kind::Variable && expression.text == variable;
    return is_it || mentions(expression.operands, variable);
  });
}

/// A parameter of a stub's method: nobody reads it, and it hides no variable that is read.
std::string parameter_name(std::size_t index, const Expression::Method& method) {
  if (index < method.parameter_names.size()) return method.parameter_names[index];
  std::string letter(1, static_cast<char>('a' + index % 26));
  std::string name = index < 26 ? letter : letter + std::to_string(index / 26);
  while (mentions(method.result, name)) name += letter;
  return name;
}

}  // namespace

Layout bracketed(std::vector<Layout> items) {
  if (items.empty()) return text("()");
  if (items.size() == 1) {
    Layout hanging(Layout::Kind::Hang, {{Layout::Kind::Break, ""}, std::move(items[0])},
                   kContinuationIndent);
    return sequence({text("("), std::move(hanging), text(")")});
  }
  return sequence(
      {text("("), continued(comma_list(Layout::Kind::Group, std::move(items))), text(")")});
}

std::string simple_name(std::string_view qualified) {
  return std::string(qualified.substr(qualified.rfind('.') + 1));
}

bool is_primitive(std::string_view name) {
  static constexpr std::array<std::string_view, 9> kNames = {
      "boolean", "byte", "short", "char", "int", "long", "float", "double", "void"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

std::string Printer::type(const Type& type) const {
  std::string name = is_primitive(type.name) ? type.name : name_(type.name);
  if (!type.arguments.empty()) {
    name += '<';
    for (const Type& argument : type.arguments)
      name += (&argument == type.arguments.data() ? "" : ", ") + this->type(argument);
    name += '>';
  }
  for (unsigned i = 0; i < type.dimensions; ++i) name += "[]";
  return name;
}

Layout Printer::arguments(const std::vector<Expression>& operands, std::size_t first) const {
  std::vector<Layout> items;
  for (std::size_t i = first; i < operands.size(); ++i) items.push_back(expression(operands[i]));
  return bracketed(std::move(items));
}

Layout Printer::receiver(const Expression& operand) const {
  if (operand.kind == Kind::Literal)
    return text(operand.text);  // one piece, or it needs parentheses
  Layout layout = expression(operand);
  return needs_parentheses(operand) ? sequence({text("("), std::move(layout), text(")")}) : layout;
}

Layout Printer::call_chain(const Expression& call) const {
  std::vector<const Expression*> links;
  const Expression* base = &call;
  for (; base->kind == Kind::Call; base = base->operands.data()) links.push_back(base);
  bool may_break = links.size() >= 3;
  Layout chain(Layout::Kind::Group, {receiver(*base)}, kContinuationIndent);
  for (std::size_t i = links.size(); i-- > 0;) {
    if (may_break) chain.add({Layout::Kind::Break, ""});
    chain.add("." + links[i]->text).add(arguments(links[i]->operands, 1));
  }
  return chain;
}

/// An array in an array needs no `new`, unless it is asked for.
Layout Printer::array(const Expression& array, bool is_nested) const {
  Layout layout;
  const bool is_spelled = arrays_ == ArrayStyle::Spelled;
  if (!is_nested)
    layout.add("new " + type(without_arguments(array.type)) + (is_spelled ? "" : " "));
  if (array.operands.empty()) return layout.add("{}");
  std::vector<Layout> items;
  for (const Expression& operand : array.operands) {
    bool is_inner = !is_spelled && operand.kind == Kind::Array &&
                    operand.type.name == array.type.name &&
                    operand.type.dimensions + 1 == array.type.dimensions;
    items.push_back(is_inner ? this->array(operand, true) : expression(operand));
  }
  layout.add("{").add(continued(comma_list(Layout::Kind::Fill, std::move(items))));
  return layout.add("}");
}

Layout Printer::new_array(const Expression& array) const {
  Type element = without_arguments(array.type);
  unsigned dimensions = std::max(element.dimensions, 1U);
  element.dimensions = 0;
  Layout layout;
  layout.add("new " + type(element) + "[").add(expression(array.operands.at(0))).add("]");
  for (unsigned i = 1; i < dimensions; ++i) layout.add("[]");
  return layout;
}

Layout Printer::cast(const Expression& cast) const {
  const Expression& operand = cast.operands.at(0);
  bool is_number = is_primitive(cast.type.name) && cast.type.dimensions == 0;
  // (Integer) -1 would be a subtraction
  bool is_odd = operand.kind == Kind::Assign ||
                (operand.kind == Kind::Literal && operand.text.starts_with('-') && !is_number);
  Layout layout = text("(" + type(cast.type) + ") ");
  if (is_odd) return sequence({layout, text("("), expression(operand), text(")")});
  return sequence({layout, expression(operand)});
}

Layout Printer::lambda(const Expression& lambda) const {
  std::string head;
  for (const std::string& name : lambda.parameters) head += (head.empty() ? "" : ", ") + name;
  if (lambda.parameters.size() != 1) head = "(" + head + ")";
  if (lambda.operands.empty()) return text(head + " -> {}");
  return sequence({text(head + " -> "), expression(lambda.operands[0])});
}

/// Several answers, which only a class with a name can give, are written one below the other: for
/// readers of reports, and so that no two of them look the same.
Layout Printer::stub_method(const Expression::Method& method) const {
  std::string head = "public " + type(method.returns) + " " + method.name + "(";
  for (std::size_t i = 0; i < method.parameters.size(); ++i)
    head += (i == 0 ? "" : ", ") + type(method.parameters[i]) + " " + parameter_name(i, method);
  head += ")";
  if (method.result.empty()) return sequence({text("@Override"), hard_break(), text(head + " {}")});
  const Expression& result = method.result[0];
  const Type& thrown = result.kind == Kind::New ? result.type : method.thrown;
  if (method.throws && !thrown.name.empty() && is_checked(thrown.name))
    head += " throws " + type(thrown);
  Layout body(Layout::Kind::Nest, std::vector<Layout>{}, kBlockIndent);
  for (const Expression& each : method.result) {
    const bool throws = method.throws && &each == &result;
    body.add(hard_break()).add(throws ? "throw " : "return ").add(expression(each)).add(";");
  }
  return sequence({text("@Override"), hard_break(), text(head + " {"), std::move(body),
                   hard_break(), text("}")});
}

Layout Printer::inner(const Expression& made) const {
  std::string name = simple_name(made.type.name) + (made.has_diamond ? "<>" : "");
  return sequence(
      {receiver(made.operands.at(0)), text(".new " + name), arguments(made.operands, 1)});
}

Layout Printer::stub(const Expression& stub) const {
  Layout layout;
  layout.add("new " + types(stub)).add(arguments(stub.operands));
  if (stub.methods.empty() && stub.members.empty()) return layout.add(" {}");
  Layout body(Layout::Kind::Nest, std::vector<Layout>{}, kBlockIndent);
  for (const Expression::Member& each : stub.members) body.add(hard_break()).add(member(each));
  for (const Expression::Method& method : stub.methods) {
    if (&method != stub.methods.data()) body.add(hard_break());
    body.add(hard_break()).add(stub_method(method));
  }
  return layout.add(" {").add(std::move(body)).add(hard_break()).add("}");
}

Layout Printer::expression(const Expression& expression) const {
  const std::vector<Expression>& operands = expression.operands;
  switch (expression.kind) {
    case Kind::Literal: {
      bool is_string = expression.text.starts_with('"');
      return {is_string ? Layout::Kind::String : Layout::Kind::Text, expression.text};
    }
    case Kind::Variable:
      return text(expression.text);
    case Kind::New:
      if (expression.is_inner) return inner(expression);
      return sequence({text("new " + type(expression.type) + (expression.has_diamond ? "<>" : "")),
                       arguments(operands)});
    case Kind::Call:
      return call_chain(expression);
    case Kind::StaticCall: {
      bool is_own = expression.type.name.empty();
      std::string owner = is_own ? "" : type(without_arguments(expression.type)) + ".";
      return sequence({text(owner + expression.text), arguments(operands)});
    }
    case Kind::Field:
      return sequence({receiver(operands.at(0)), text("." + expression.text)});
    case Kind::StaticField:
      return text(type(without_arguments(expression.type)) + "." + expression.text);
    case Kind::Array:
      return array(expression, false);
    case Kind::NewArray:
      return new_array(expression);
    case Kind::Element:
      return sequence(
          {receiver(operands.at(0)), text("["), this->expression(operands.at(1)), text("]")});
    case Kind::Cast:
      return cast(expression);
    case Kind::ClassOf:
      if (!operands.empty()) return sequence({text(types(operands.front())), text(".class")});
      return text(type(without_arguments(expression.type)) + ".class");
    case Kind::Lambda:
      return lambda(expression);
    case Kind::Stub:
      return stub(expression);
    case Kind::Assign:
      return sequence(
          {this->expression(operands.at(0)), text(" = "), this->expression(operands.at(1))});
    case Kind::Annotation:
      return annotation(expression);
  }
  return {};
}

/// An invented class as reports show it: what it is.
std::string Printer::types(const Expression& stub) const {
  std::string all;
  for (const Expression& each : stub.annotations) all += flat_text(annotation(each)) + " ";
  all += type(stub.type);
  for (const Type& other : stub.others) all += " & " + type(other);
  return all;
}

Layout Printer::member(const Expression::Member& member) const {
  Layout layout;
  for (const Expression& each : member.annotations) layout.add(annotation(each)).add(" ");
  layout.add(member.is_static ? "public static " : "public ");
  if (member.is_method) return layout.add("void " + member.name + "() {}");
  layout.add(name_("java.lang.Object") + " " + member.name);
  if (!member.value.empty()) layout.add(" = ").add(expression(member.value.front()));
  return layout.add(";");
}

/// @Column, @Column(10), @Column(width = 10, names = {"a", "b"})
Layout Printer::annotation(const Expression& annotation) const {
  Layout layout = text("@" + type(annotation.type));
  const bool is_value = annotation.parameters.size() == 1 && annotation.parameters[0] == "value";
  std::vector<Layout> values;
  for (std::size_t i = 0; i < annotation.operands.size(); ++i) {
    const Expression& operand = annotation.operands[i];
    Layout value = operand.kind == Kind::Array ? array(operand, true) : expression(operand);
    if (is_value) values.push_back(std::move(value));
    if (!is_value)
      values.push_back(sequence({text(annotation.parameters[i] + " = "), std::move(value)}));
  }
  if (!values.empty()) layout = sequence({std::move(layout), bracketed(std::move(values))});
  return layout;
}

namespace {

Printer qualified_printer(ArrayStyle arrays = ArrayStyle::Nested) {
  return Printer([](const std::string& name) { return name; }, arrays);
}

}  // namespace

std::string to_text(const Expression& expression, ArrayStyle arrays) {
  return flat_text(qualified_printer(arrays).expression(expression));
}

std::string to_text(const Type& type) { return qualified_printer().type(type); }

}  // namespace assay::source
