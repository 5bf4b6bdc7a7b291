// SPDX-License-Identifier: Apache-2.0
// Annotations of invented classes. Reflection parses the attribute of the class file and asks the
// machine for each constant; for these the machine looks into static fields of the class
// (vm/constant_cells.h), where the values of the inputs are. So no class is needed for each value.
#include "recipe/stub_annotations.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "classfile/annotations.h"
#include "classfile/build/constant_pool_builder.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/java_names.h"
#include "concolic/inputs/inputs.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;
using concolic::InventedAnnotation;
using concolic::InventedElement;

constexpr unsigned kDeepest = 3;           // annotations in annotations
constexpr std::size_t kMostElements = 24;  // of an annotation, those of inner ones included

/// The enum constants of an annotation of an annotation type.
std::optional<classfile::AnnotationTypes> constants_of(const vm::Class& type,
                                                       std::string_view annotation) {
  if (type.file == nullptr) return std::nullopt;
  return classfile::annotation_constants(type.file->constant_pool, type.file->annotations.visible,
                                         annotation);
}

bool mentions(const classfile::AnnotationTypes& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// JLS 9.6.4.1 and 9.6.4.2. Without a target it may stand at every declaration.
bool may_stand(const vm::Class& type, AnnotationPlace place) {
  const auto retention = constants_of(type, "Ljava/lang/annotation/Retention;");
  if (!retention || !mentions(*retention, "RUNTIME")) return false;
  const auto targets = constants_of(type, "Ljava/lang/annotation/Target;");
  if (!targets) return true;
  constexpr std::string_view kNames[] = {"TYPE", "FIELD", "METHOD"};
  return mentions(*targets, kNames[static_cast<std::size_t>(place)]);
}

/// The default of an element that is a number, as bits (JVMS 4.7.22).
std::optional<std::uint64_t> default_number(const vm::Method& method) {
  const classfile::Bytes value = method.info->annotations.default_value;
  if (value.size() != 3) return std::nullopt;
  const classfile::ConstantPool& pool = method.owner->file->constant_pool;
  const auto index = static_cast<std::size_t>(value[1] << 8 | value[2]);
  const std::string_view result = classfile::result_type(method.info->descriptor);
  if (result.size() != 1) return std::nullopt;
  const unsigned width = concolic::width_of(vm::kind_of(result[0]));
  const std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  if (pool.is(index, classfile::Tag::Integer))
    return static_cast<std::uint32_t>(pool.integer(index)) & mask;
  if (pool.is(index, classfile::Tag::Long))
    return static_cast<std::uint64_t>(pool.long_integer(index));
  if (pool.is(index, classfile::Tag::Float))
    return std::bit_cast<std::uint32_t>(pool.float_number(index));
  if (pool.is(index, classfile::Tag::Double))
    return std::bit_cast<std::uint64_t>(pool.double_number(index));
  return std::nullopt;
}

/// Finds out of what an annotation consists.
class AnnotationShape {
 public:
  AnnotationShape(interp::Machine& machine, const Visibility& visibility, bool arrays)
      : machine_(machine), visibility_(visibility), may_have_arrays_(arrays) {}

  /// None if an element has no default and cannot be an input.
  std::optional<std::vector<InventedElement>> elements(vm::Class& type, unsigned depth) {
    std::vector<InventedElement> found;
    for (vm::Method& method : type.methods) {
      if (!method.is_abstract()) continue;
      std::optional<InventedElement> element = this->element(method, depth);
      const bool has_default = !method.info->annotations.default_value.empty();
      if (!element && !has_default) return std::nullopt;
      if (!element) continue;
      if (++count_ > kMostElements) return std::nullopt;
      found.push_back(std::move(*element));
    }
    return found;
  }

 private:
  std::optional<InventedElement> element(vm::Method& method, unsigned depth) {
    if (!classfile::is_java_identifier(method.info->name)) return std::nullopt;
    InventedElement element{.method = &method};
    std::string_view result = classfile::result_type(method.info->descriptor);
    if (result.starts_with('[')) {
      element.is_array = true;
      result.remove_prefix(1);
    }
    if (element.is_array && !may_have_arrays_) return std::nullopt;
    if (!element.is_array) element.usual = default_number(method);
    if (!result.starts_with('L')) return element;
    vm::Class* type = concolic::class_of(machine_, *method.owner, result);
    if (type == nullptr || !visibility_.may_name(*type)) return std::nullopt;
    if (!type->is(access::kAnnotation)) return element;
    if (element.is_array || depth >= kDeepest) return std::nullopt;
    auto inner = elements(*type, depth + 1);
    if (!inner) return std::nullopt;
    element.annotation = type;
    element.inner = std::move(*inner);
    return element;
  }

  interp::Machine& machine_;
  const Visibility& visibility_;
  bool may_have_arrays_;
  std::size_t count_ = 0;
};

std::string_view component_of(std::string_view result, const InventedElement& element) {
  return element.is_array ? result.substr(1) : result;
}

}  // namespace

std::optional<InventedAnnotation> invented_annotation(interp::Machine& machine,
                                                      const Visibility& visibility, vm::Class& type,
                                                      AnnotationPlace place) {
  const bool is_one = type.is(access::kAnnotation) && visibility.may_name(type);
  if (!is_one || !may_stand(type, place)) return std::nullopt;
  AnnotationShape shape(machine, visibility, place == AnnotationPlace::Class);
  auto elements = shape.elements(type, 0);
  if (!elements) return std::nullopt;
  return InventedAnnotation{&type, std::move(*elements)};
}

std::vector<std::uint8_t> AnnotationBytes::write(
    const std::vector<InventedAnnotation>& annotations) {
  classfile::ByteWriter out;
  out.u2(static_cast<std::uint32_t>(annotations.size()));
  for (const InventedAnnotation& annotation : annotations) write(annotation, out);
  return std::move(out).take();
}

void AnnotationBytes::write(const InventedAnnotation& annotation, classfile::ByteWriter& out) {
  out.u2(builder_.pool().utf8(fmt::format("L{};", annotation.type->name)));
  out.u2(static_cast<std::uint32_t>(annotation.elements.size()));
  for (const InventedElement& element : annotation.elements) write(element, out);
}

void AnnotationBytes::write(const InventedElement& element, classfile::ByteWriter& out) {
  out.u2(builder_.pool().utf8(element.method->info->name));
  if (element.annotation != nullptr) {
    out.u1('@');
    return write(InventedAnnotation{element.annotation, element.inner}, out);
  }
  std::string_view result = classfile::result_type(element.method->info->descriptor);
  if (!element.is_array) return write_value(result, out);
  out.u1('[');
  Count count{out.size(), 0, add_field("I")};
  out.u2(vm::ConstantCells::kMostElements);
  const std::size_t before = out.size();
  for (std::size_t i = 0; i < vm::ConstantCells::kMostElements; ++i)
    write_value(component_of(result, element), out);
  count.element_bytes = (out.size() - before) / vm::ConstantCells::kMostElements;
  counts_.push_back(std::move(count));
}

/// JVMS 4.7.16.1: a tag and what it wants.
void AnnotationBytes::write_value(std::string_view type, classfile::ByteWriter& out) {
  const std::uint16_t index = placeholder(type);
  constants_.push_back({index, add_field(type)});
  if (!type.starts_with('L')) {
    out.u1(static_cast<std::uint8_t>(type[0]));
  } else if (type == "Ljava/lang/String;") {
    out.u1('s');
  } else if (type == "Ljava/lang/Class;") {
    out.u1('c');
  } else {
    out.u1('e');
    out.u2(builder_.pool().utf8(type));
  }
  out.u2(index);
}

/// A constant that no other element has.
std::uint16_t AnnotationBytes::placeholder(std::string_view type) {
  const auto number = static_cast<std::int32_t>(constants_.size());
  classfile::ConstantPoolBuilder& pool = builder_.pool();
  switch (type[0]) {
    case 'L':
      return pool.utf8(fmt::format("${}", number));
    case 'J':
      return pool.long_integer(number);
    case 'F':
      return pool.float_number(static_cast<float>(number));
    case 'D':
      return pool.double_number(number);
    default:
      return pool.integer(-1'000'000 - number);
  }
}

std::string AnnotationBytes::add_field(std::string_view type) {
  std::string name = fmt::format("$element{}", fields_++);
  builder_.add_field(access::kPublic | access::kStatic | access::kSynthetic, name, type);
  return name;
}

std::unique_ptr<vm::ConstantCells> AnnotationBytes::cells(const vm::Class& made) const {
  auto cells = std::make_unique<vm::ConstantCells>();
  const auto field = [&](const std::string& name) {
    return &*std::find_if(made.fields.begin(), made.fields.end(), [&](const vm::Field& each) {
      return each.info != nullptr && each.info->name == name;
    });
  };
  for (const Constant& constant : constants_)
    cells->constants[constant.index] = field(constant.field);
  for (const Count& count : counts_)
    cells->counts.push_back({count.offset, count.element_bytes, field(count.field)});
  return cells;
}

}  // namespace assay::recipe
