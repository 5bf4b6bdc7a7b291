// SPDX-License-Identifier: Apache-2.0
#include "vm/annotation_scan.h"

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"

namespace assay::vm {

namespace {

std::uint16_t u2_at(classfile::Bytes bytes, std::size_t at) {
  return static_cast<std::uint16_t>(bytes[at] << 8 | bytes[at + 1]);
}

void add_trait(MethodTraits& traits, std::string_view type) {
  if (type == "Ljdk/internal/reflect/CallerSensitive;") traits.caller_sensitive = true;
  if (type == "Ljdk/internal/vm/annotation/Hidden;" ||
      type == "Ljava/lang/invoke/LambdaForm$Hidden;") {
    traits.hidden_frame = true;
  }
  if (type == "Ljava/lang/invoke/LambdaForm$Compiled;") traits.hidden_frame = true;
}

}  // namespace

MethodTraits scan_method_annotations(const classfile::ConstantPool& pool,
                                     classfile::Bytes annotations) {
  MethodTraits traits;
  if (annotations.size() < 2) return traits;
  // The annotations meant here have no elements, so they take four bytes each; the scan ends at
  // the first one that has some. The JDK puts its markers first or has nothing else.
  std::size_t count = u2_at(annotations, 0), at = 2;
  for (std::size_t i = 0; i < count && at + 4 <= annotations.size(); ++i, at += 4) {
    std::size_t type = u2_at(annotations, at);
    if (!pool.is(type, classfile::Tag::Utf8)) break;
    add_trait(traits, pool.utf8(type));
    if (u2_at(annotations, at + 2) != 0) break;
  }
  return traits;
}

}  // namespace assay::vm
