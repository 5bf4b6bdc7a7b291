// SPDX-License-Identifier: Apache-2.0
// A class file as text: everything but the instructions, which are in dump_code.cpp. Names instead
// of indices, so that two files that mean the same give the same text.
#include "classfile/dump.h"

#include <fmt/format.h>

#include <span>
#include <string_view>

#include "classfile/parse/byte_reader.h"

namespace assay::classfile {
namespace {

using namespace access;

struct FlagName {
  std::uint16_t flag;
  std::string_view name;
};

constexpr FlagName kClassFlags[] = {
    {kPublic, "public"},         {kFinal, "final"},       {kSuper, "super"},
    {kInterface, "interface"},   {kAbstract, "abstract"}, {kSynthetic, "synthetic"},
    {kAnnotation, "annotation"}, {kEnum, "enum"},         {kModule, "module"}};
constexpr FlagName kInnerFlags[] = {{kPublic, "public"},         {kPrivate, "private"},
                                    {kProtected, "protected"},   {kStatic, "static"},
                                    {kFinal, "final"},           {kInterface, "interface"},
                                    {kAbstract, "abstract"},     {kSynthetic, "synthetic"},
                                    {kAnnotation, "annotation"}, {kEnum, "enum"}};
constexpr FlagName kFieldFlags[] = {
    {kPublic, "public"},       {kPrivate, "private"},     {kProtected, "protected"},
    {kStatic, "static"},       {kFinal, "final"},         {kVolatile, "volatile"},
    {kTransient, "transient"}, {kSynthetic, "synthetic"}, {kEnum, "enum"}};
constexpr FlagName kMethodFlags[] = {
    {kPublic, "public"},     {kPrivate, "private"}, {kProtected, "protected"},
    {kStatic, "static"},     {kFinal, "final"},     {kSynchronized, "synchronized"},
    {kBridge, "bridge"},     {kVarargs, "varargs"}, {kNative, "native"},
    {kAbstract, "abstract"}, {kStrict, "strict"},   {kSynthetic, "synthetic"}};

/// The names of the flags set, each followed by a space.
std::string flags_text(std::uint16_t flags, std::span<const FlagName> names) {
  std::string text;
  for (const FlagName& row : names) {
    if ((flags & row.flag) != 0) text += fmt::format("{} ", row.name);
  }
  return text;
}

class ClassDump {
 public:
  explicit ClassDump(const ClassFile& file) : file_(file), pool_(file.constant_pool) {}

  std::string run() {
    header();
    for (const FieldInfo& field : file_.fields) field_line(field);
    for (const RecordComponent& component : file_.record_components) {
      line("record component {} {}{}", component.name, component.descriptor,
           signature(component.signature));
    }
    for (const MethodInfo& method : file_.methods) method_lines(method);
    return std::move(out_);
  }

 private:
  template <class... Arguments>
  void line(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    out_ += fmt::format(format, std::forward<Arguments>(arguments)...) + "\n";
  }

  static std::string signature(std::string_view text) {
    return text.empty() ? std::string() : fmt::format(" signature {}", text);
  }

  std::string class_name(std::uint16_t index) const {
    return index == 0 ? std::string("-") : std::string(pool_.class_name(index));
  }

  void header() {
    line("{}class {}{}", flags_text(file_.access_flags, kClassFlags), file_.name,
         signature(file_.signature));
    line("  version {}.{}", file_.major_version, file_.minor_version);
    if (!file_.super_name.empty()) line("  extends {}", file_.super_name);
    for (std::string_view name : file_.interfaces) line("  implements {}", name);
    if (!file_.source_file.empty()) line("  source {}", file_.source_file);
    if (file_.enclosing_class != 0) enclosing_line();
    if (file_.nest_host != 0) line("  nest host {}", class_name(file_.nest_host));
    for (std::uint16_t member : file_.nest_members) line("  nest member {}", class_name(member));
    for (std::uint16_t name : file_.permitted_subclasses) line("  permits {}", class_name(name));
    for (const InnerClass& inner : file_.inner_classes) inner_line(inner);
    annotation_lines("  ", file_.annotations);
    for (std::size_t i = 0; i < file_.bootstrap_methods.size(); ++i) bootstrap_line(i);
  }

  void enclosing_line() {
    std::string method;
    if (file_.enclosing_method != 0) {
      method = " method " + describe_constant(pool_, file_.enclosing_method);
    }
    line("  enclosed by {}{}", class_name(file_.enclosing_class), method);
  }

  void inner_line(const InnerClass& inner) {
    std::string_view name = inner.inner_name == 0 ? "-" : pool_.utf8(inner.inner_name);
    line("  inner {}{} as {} in {}", flags_text(inner.access_flags, kInnerFlags),
         class_name(inner.inner_class), name, class_name(inner.outer_class));
  }

  void bootstrap_line(std::size_t number) {
    const BootstrapMethod& bootstrap = file_.bootstrap_methods[number];
    line("  bootstrap {}: {}", number, describe_constant(pool_, bootstrap.method_handle));
    for (std::uint16_t argument : bootstrap.arguments) {
      line("    {}", describe_constant(pool_, argument));
    }
  }

  void annotation_lines(std::string_view indent, const RawAnnotations& annotations) {
    struct Row {
      std::string_view name;
      Bytes body;
    };
    for (const Row& row : {Row{"annotations", annotations.visible},
                           Row{"parameter annotations", annotations.visible_parameters},
                           Row{"type annotations", annotations.visible_type},
                           Row{"default value", annotations.default_value}}) {
      if (row.body.data() != nullptr) line("{}{}: {} bytes", indent, row.name, row.body.size());
    }
  }

  void field_line(const FieldInfo& field) {
    std::string value;
    if (field.constant_value_index != 0) {
      value = " = " + describe_constant(pool_, field.constant_value_index);
    }
    line("{}field {} {}{}{}", flags_text(field.access_flags, kFieldFlags), field.name,
         field.descriptor, value, signature(field.signature));
    annotation_lines("  ", field.annotations);
  }

  void method_lines(const MethodInfo& method) {
    line("{}method {} {}{}", flags_text(method.access_flags, kMethodFlags), method.name,
         method.descriptor, signature(method.signature));
    for (std::uint16_t exception : method.exceptions) line("  throws {}", class_name(exception));
    if (method.method_parameters.data() != nullptr) parameter_lines(method);
    annotation_lines("  ", method.annotations);
    if (method.has_code) code_lines(method);
  }

  void parameter_lines(const MethodInfo& method) {
    ByteReader reader(method.method_parameters);
    for (int left = reader.u1(); left > 0; --left) {
      std::uint16_t name = reader.u2();
      std::uint16_t flags = reader.u2();
      line("  parameter {}{}", flags_text(flags, kMethodFlags),
           pool_.is(name, Tag::Utf8) ? pool_.utf8(name) : std::string_view("-"));
    }
  }

  void code_lines(const MethodInfo& method) {
    const Code& code = method.unverified_code;
    line("  stack {} locals {}", code.max_stack, code.max_locals);
    out_ += dump_code(file_, method);
    for (const ExceptionHandler& handler : code.handlers) {
      line("  catch {} from {} to {} -> {}",
           handler.catch_type == 0 ? "anything" : class_name(handler.catch_type), handler.start_pc,
           handler.end_pc, handler.handler_pc);
    }
    if (!code.stack_map_table.empty()) {
      line("  stack map frames {}", ByteReader(code.stack_map_table).u2());
    }
  }

  const ClassFile& file_;
  const ConstantPool& pool_;
  std::string out_;
};

}  // namespace

std::string dump(const ClassFile& file) { return ClassDump(file).run(); }

}  // namespace assay::classfile
