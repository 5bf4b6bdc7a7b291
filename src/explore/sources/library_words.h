// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"

namespace assay::explore {

/// Adds texts that the library methods called by a class can read: "NaN" for Double.parseDouble.
void add_library_words(const classfile::ConstantPool& pool, std::vector<std::u16string>& words);

}  // namespace assay::explore
