// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "classpath/class_path.h"

namespace assay::classpath {

/// Why a class the user asked for cannot be used, and what to write instead: for messages, so it
/// may take its time and look around in the folders of the class path. `given` is what the user
/// wrote, which may also be a file name.
std::string explain_missing_class(const ClassPath& class_path, std::string_view given,
                                  int max_class_file_major);

/// Whether the text could name a class in Java notation, and not a file: "com.foo.Outer$Inner".
bool is_class_name(std::string_view text);

/// "com/foo/Bar.class", "com\foo\Bar", "com.foo.Bar" -> "com.foo.Bar".
std::string to_class_name(std::string_view given);

}  // namespace assay::classpath
