// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace assay::classpath {

/// The arguments in the text of an @argfile, by the rules of the java launcher: white space
/// separates, quotes of both kinds group, escapes work inside quotes only, # starts a comment.
std::vector<std::string> parse_argfile(std::string_view text);

/// Replaces each "@file" by the arguments in the file and each "@@rest" by "@rest". Files are not
/// expanded recursively.
Result<std::vector<std::string>> expand_argfiles(std::span<const std::string> arguments);

}  // namespace assay::classpath
