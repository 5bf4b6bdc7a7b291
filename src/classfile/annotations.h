// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"

namespace assay::classfile {

/// The types of annotations as descriptors ("Ljavax/annotation/Nullable;"), without their elements.
/// Nobody has checked the bytes: reading ends at the first that make no sense (JVMS 4.7.16).
using AnnotationTypes = std::vector<std::string_view>;

/// Of the body of Runtime(In)VisibleAnnotations.
AnnotationTypes annotation_types(const ConstantPool& pool, Bytes body);
/// The names of the enum constants that the annotation of a type mentions: METHOD and FIELD of
/// @Target({METHOD, FIELD}). None: there is no such annotation.
std::optional<AnnotationTypes> annotation_constants(const ConstantPool& pool, Bytes body,
                                                    std::string_view type);

/// Of Runtime(In)VisibleParameterAnnotations, by parameter. There may be fewer parameters than the
/// descriptor has: compilers leave out those that they added (JVMS 4.7.18).
std::vector<AnnotationTypes> parameter_annotation_types(const ConstantPool& pool, Bytes body);

/// Of Runtime(In)VisibleTypeAnnotations: those of the types of formal parameters themselves, not of
/// their type arguments or elements (JVMS 4.7.20).
struct ParameterTypeAnnotation {
  std::size_t parameter;
  std::string_view type;
};
std::vector<ParameterTypeAnnotation> parameter_type_annotations(const ConstantPool& pool,
                                                                Bytes body);

}  // namespace assay::classfile
