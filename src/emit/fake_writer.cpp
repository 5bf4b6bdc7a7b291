// SPDX-License-Identifier: Apache-2.0
// A fake as a nested class: its answers as fields, a constructor that takes them, its methods.
#include "emit/fake_writer.h"

#include <fmt/format.h>

#include <algorithm>

#include "emit/told_calls.h"
#include "source/expression.h"
#include "source/layout.h"
#include "source/printer.h"

namespace assay::emit {

namespace {

using source::kBlockIndent;
using source::Layout;
using Lines = std::vector<std::string>;

constexpr unsigned kMemberIndent = 2 * kBlockIndent;
constexpr unsigned kCodeIndent = 3 * kBlockIndent;

/// One class in the making.
class FakeWriter {
 public:
  FakeWriter(ClassNames& names, const Fake& fake)
      : names_(names),
        fake_(fake),
        printer_([&names](const std::string& name) { return names.name_of(name); }) {}

  Lines write() {
    if (counts()) add(kBlockIndent, "/** Answers by call; the last answer stays. */");
    for (const source::Expression& each : fake_.annotations)
      add(kBlockIndent, printer_.annotation(each));
    // A program that looks at the class may want to make objects of it.
    const char* modifiers = fake_.is_shown ? "public static" : "private static final";
    const std::string head = fmt::format("{} class {}{}", modifiers, fake_.name, supertypes());
    const source::Expression::Method& base = fake_.constructor;
    const bool has_constructor = !base.parameters.empty() || !base.thrown.name.empty();
    if (fake_.methods.empty() && fake_.members.empty() && !has_constructor) {
      add(kBlockIndent, head + " {}");
      return std::move(lines_);
    }
    add(kBlockIndent, head + " {");
    for (const source::Expression::Member& each : fake_.members)
      add(kMemberIndent, printer_.member(each));
    if (!fake_.record.empty()) record();
    for (const Fake::Method& method : fake_.methods) fields(method);
    constructor();
    if (fake_.is_told_by_calls) {
      for (const Fake::Method& method : fake_.methods) tellers(method);
    }
    for (const Fake::Method& method : fake_.methods) this->method(method);
    add(kBlockIndent, "}");
    return std::move(lines_);
  }

 private:
  /// " extends Base implements Left, Right".
  std::string supertypes() const {
    std::string text;
    const char* before = " implements ";
    if (fake_.type.name != "java.lang.Object") {
      text = (fake_.extends_class ? " extends " : before) + printer_.type(fake_.type);
      if (!fake_.extends_class) before = ", ";
    }
    for (const source::Type& other : fake_.others) {
      text += before + printer_.type(other);
      before = ", ";
    }
    return text;
  }

  void add(unsigned indent, const std::string& line) {
    lines_.push_back(line.empty() ? line : std::string(indent, ' ') + line);
  }
  void add(unsigned indent, const Layout& layout) {
    for (std::string& line : source::lines_of(layout, indent)) lines_.push_back(std::move(line));
  }

  bool counts() const {
    return std::any_of(fake_.methods.begin(), fake_.methods.end(),
                       [](const Fake::Method& method) { return !method.counter.empty(); });
  }

  void record() {
    add(kMemberIndent,
        fmt::format("private final {}<{}> {} = new {}<>();", names_.name_of("java.util.List"),
                    names_.name_of("java.lang.String"), fake_.record,
                    names_.name_of("java.util.ArrayList")));
  }

  /// calls.add("moved(" + name + ", " + to + ")")
  void record_call(const Fake::Method& method) {
    const source::Expression::Method& signature = method.signature;
    std::vector<std::string> parts;
    std::string said = signature.name + "(";
    const auto finish = [&] {
      parts.push_back('"' + said + '"');
      said.clear();
    };
    for (std::size_t i = 0; i < signature.parameters.size(); ++i) {
      if (i > 0) said += ", ";
      if (method.shown[i] == Fake::Shown::Type) {
        said += told_type(signature.parameters[i]);
        continue;
      }
      finish();
      parts.push_back(shown(method, i));
    }
    said += ")";
    finish();
    Layout text(Layout::Kind::Group, std::vector<Layout>{}, source::kContinuationIndent);
    for (const std::string& part : parts) {
      if (&part != parts.data()) text.add({Layout::Kind::Break, " "}).add("+ ");
      text.add(part);
    }
    add(kCodeIndent, Layout().add(fake_.record + ".add(").add(std::move(text)).add(");"));
  }

  std::string shown(const Fake::Method& method, std::size_t parameter) {
    const std::string& name = method.signature.parameter_names[parameter];
    const source::Type& type = method.signature.parameters[parameter];
    const bool is_plain = method.shown[parameter] == Fake::Shown::Value ||
                          (type.dimensions == 0 && source::is_primitive(type.name));
    if (is_plain) return name;
    return fmt::format("({0} == null ? null : {0}.getClass().getSimpleName())", name);
  }

  std::string answer_type(const Fake::Method& method, const char* brackets) const {
    return printer_.type(method.signature.returns) + (method.counter.empty() ? "" : brackets);
  }

  void fields(const Fake::Method& method) {
    const bool counts = !method.counter.empty();
    const char* modifier = fake_.is_told_by_calls ? "private" : "private final";
    if (!method.field.empty()) {
      Layout field;
      field.add(fmt::format("{} {} {}", modifier, answer_type(method, "[]"), method.field));
      if (fake_.is_told_by_calls)
        field.add(counts ? " = {" : " = ")
            .add(printer_.expression(method.usual))
            .add(counts ? "}" : "");
      add(kMemberIndent, field.add(";"));
    }
    if (counts) add(kMemberIndent, fmt::format("private int {};", method.counter));
    if (!method.failure.empty())
      add(kMemberIndent,
          fmt::format("{} {} {};", modifier, printer_.type(method.thrown), method.failure));
  }

  /// FakeRepo findReturns(Order... answers) { find = answers; return this; }
  void tellers(const Fake::Method& method) {
    const bool counts = !method.counter.empty();
    if (!method.field.empty())
      teller(method.answer_teller, answer_type(method, "...") + (counts ? " answers" : " answer"),
             method.field);
    if (!method.failure.empty())
      teller(method.failure_teller, printer_.type(method.thrown) + " failure", method.failure);
  }

  void teller(const std::string& name, const std::string& parameter, const std::string& field) {
    add(0, "");
    add(kMemberIndent, fmt::format("{} {}({}) {{", fake_.name, name, parameter));
    const std::string value = parameter.substr(parameter.rfind(' ') + 1);
    add(kCodeIndent, fmt::format("{}{} = {};", field == value ? "this." : "", field, value));
    add(kCodeIndent, "return this;");
    add(kMemberIndent, "}");
  }

  void constructor() {
    std::vector<Layout> parameters;
    Lines stores;
    const auto take = [&](const std::string& type, const std::string& name) {
      parameters.push_back(parameter(type, name));
      stores.push_back(fmt::format("this.{0} = {0};", name));
    };
    const source::Expression::Method& base = fake_.constructor;
    std::string passed;
    for (std::size_t i = 0; i < base.parameters.size(); ++i) {
      const std::string& name = base.parameter_names.at(i);
      parameters.push_back(parameter(printer_.type(base.parameters[i]), name));
      passed += (i == 0 ? "" : ", ") + name;
    }
    if (!passed.empty()) stores.push_back(fmt::format("super({});", passed));
    for (const Fake::Method& method : fake_.methods) {
      if (fake_.is_told_by_calls) break;
      if (!method.field.empty()) take(answer_type(method, "..."), method.field);
      if (!method.failure.empty()) take(printer_.type(method.thrown), method.failure);
    }
    const bool throws = !base.thrown.name.empty();
    if (parameters.empty() && !throws) return;
    if (!lines_.back().ends_with('{')) add(0, "");
    Layout head;
    head.add(fake_.name).add(source::bracketed(std::move(parameters)));
    if (throws) head.add(" throws " + printer_.type(base.thrown));
    add(kMemberIndent, head.add(" {"));
    for (const std::string& store : stores) add(kCodeIndent, store);
    add(kMemberIndent, "}");
  }

  static Layout parameter(const std::string& type, const std::string& name) {
    return {Layout::Kind::Text, type + " " + name};
  }

  void method(const Fake::Method& method) {
    const source::Expression::Method& signature = method.signature;
    std::vector<Layout> parameters;
    for (std::size_t i = 0; i < signature.parameters.size(); ++i)
      parameters.push_back(
          parameter(printer_.type(signature.parameters[i]), signature.parameter_names.at(i)));
    Layout head;
    head.add("public " + printer_.type(signature.returns) + " " + signature.name);
    head.add(source::bracketed(std::move(parameters)));
    if (!method.failure.empty()) head.add(" throws " + thrown_types(method));
    if (!lines_.back().ends_with('{') || lines_.size() > 2) add(0, "");
    add(kMemberIndent, "@Override");
    const bool is_void = signature.returns.name == "void";
    const bool is_recorded = is_void && !fake_.record.empty();
    if (is_void && method.failure.empty() && !is_recorded)
      return add(kMemberIndent, head.add(" {}"));
    add(kMemberIndent, head.add(" {"));
    if (is_recorded) record_call(method);
    failure(method);
    if (!is_void) add(kCodeIndent, Layout().add("return ").add(answer(method)).add(";"));
    add(kMemberIndent, "}");
  }

  /// What it throws instead of the first answer, or always if there is no other.
  void failure(const Fake::Method& method) {
    if (method.failure.empty()) return;
    if (method.all_thrown.size() > 1) return failures(method);
    const std::string is_now =
        method.counter.empty()
            ? ""
            : fmt::format(" && ({} == 0 || {}.length == 1)", method.counter, method.field);
    add(kCodeIndent, fmt::format("if ({} != null{}) {{", method.failure, is_now));
    if (!method.counter.empty()) add(kCodeIndent + kBlockIndent, method.counter + "++;");
    add(kCodeIndent + kBlockIndent, fmt::format("throw {};", method.failure));
    add(kCodeIndent, "}");
  }

  std::string thrown_types(const Fake::Method& method) const {
    if (method.all_thrown.size() < 2) return printer_.type(method.thrown);
    std::string text;
    for (const source::Type& type : method.all_thrown)
      text += (text.empty() ? "" : ", ") + printer_.type(type);
    return text;
  }

  /// The same where it may be of several types: javac wants to know which it is.
  void failures(const Fake::Method& method) {
    for (const source::Type& type : method.all_thrown) {
      const std::string is_now =
          method.counter.empty()
              ? ""
              : fmt::format(" && ({} == 0 || {}.length == 1)", method.counter, method.field);
      const std::string name = printer_.type(type);
      add(kCodeIndent, fmt::format("if ({} instanceof {}{}) {{", method.failure, name, is_now));
      if (!method.counter.empty()) add(kCodeIndent + kBlockIndent, method.counter + "++;");
      add(kCodeIndent + kBlockIndent, fmt::format("throw ({}) {};", name, method.failure));
      add(kCodeIndent, "}");
    }
  }

  Layout answer(const Fake::Method& method) {
    if (method.field.empty()) return printer_.expression(method.usual);
    if (method.counter.empty()) return {Layout::Kind::Text, method.field};
    return {Layout::Kind::Text, fmt::format("{0}[{1}.min({2}++, {0}.length - 1)]", method.field,
                                            names_.name_of("java.lang.Math"), method.counter)};
  }

  ClassNames& names_;
  const Fake& fake_;
  source::Printer printer_;
  Lines lines_;
};

}  // namespace

Lines write_fake(ClassNames& names, const Fake& fake) { return FakeWriter(names, fake).write(); }

}  // namespace assay::emit
