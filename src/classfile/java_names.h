// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace assay::classfile {

/// Whether source code can name a member so: other languages have members with blanks, hyphens and
/// the like in their names, or named by a keyword of Java (JLS 3.8, 3.9).
bool is_java_identifier(std::string_view name);

/// The same for each part of "org/example/Outer$Inner".
bool is_java_class_name(std::string_view internal_name);

}  // namespace assay::classfile
