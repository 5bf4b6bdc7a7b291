// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "classfile/class_file.h"

namespace assay::classfile {

/// A class file as text for people and golden tests: everything by name, no constant-pool indices,
/// so that files that mean the same look the same. Works for unverified code too.
std::string dump(const ClassFile& file);

/// The instructions of a method with their operands spelled out, one per line.
std::string dump_code(const ClassFile& file, const MethodInfo& method);

/// A constant as it reads in source or, for members, as owner.name and descriptor; "?" if there is
/// no such entry.
std::string describe_constant(const ConstantPool& pool, std::uint16_t index);

}  // namespace assay::classfile
