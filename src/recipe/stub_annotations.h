// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/build/class_builder.h"
#include "classfile/build/constant_pool_builder.h"
#include "concolic/producers.h"
#include "interp/machine.h"
#include "recipe/visibility.h"
#include "vm/class.h"
#include "vm/constant_cells.h"

namespace assay::recipe {

/// Where an annotation stands.
enum class AnnotationPlace : std::uint8_t { Class, Field, Method };

/// An annotation that programs can see there and that a test can write down; none if this type has
/// no such ones. Elements that cannot be inputs are left to their defaults.
std::optional<concolic::InventedAnnotation> invented_annotation(interp::Machine& machine,
                                                                const Visibility& visibility,
                                                                vm::Class& type,
                                                                AnnotationPlace place);

/// Writes annotations into the class file of an invented class. The constants that they mention are
/// placeholders: what is meant is in static fields, which it adds.
class AnnotationBytes {
 public:
  explicit AnnotationBytes(classfile::ClassBuilder& builder) : builder_(builder) {}

  /// The body of a RuntimeVisibleAnnotations attribute.
  std::vector<std::uint8_t> write(const std::vector<concolic::InventedAnnotation>& annotations);
  /// What is to be found in which field of the class that was made of it.
  std::unique_ptr<vm::ConstantCells> cells(const vm::Class& made) const;

 private:
  void write(const concolic::InventedAnnotation& annotation, classfile::ByteWriter& out);
  void write(const concolic::InventedElement& element, classfile::ByteWriter& out);
  void write_value(std::string_view type, classfile::ByteWriter& out);
  std::uint16_t placeholder(std::string_view type);
  std::string add_field(std::string_view type);

  struct Constant {
    std::uint16_t index;
    std::string field;
  };
  struct Count {
    std::size_t offset, element_bytes;
    std::string field;
  };
  classfile::ClassBuilder& builder_;
  std::vector<Constant> constants_;
  std::vector<Count> counts_;
  std::size_t fields_ = 0;
};

}  // namespace assay::recipe
