// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "vm/class.h"

namespace assay::vm {

/// The traits that the JDK's own annotations give a method (@CallerSensitive, @Hidden, ...), read
/// from a RuntimeVisibleAnnotations body without decoding values.
MethodTraits scan_method_annotations(const classfile::ConstantPool& pool,
                                     classfile::Bytes annotations);

}  // namespace assay::vm
