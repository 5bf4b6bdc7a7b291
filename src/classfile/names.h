// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "base/text.h"

namespace assay::classfile {

/// "java.lang.String" for "java/lang/String", as programs and people write it (JVMS 4.2.1).
inline std::string external_name(std::string_view internal) { return replaced(internal, '/', '.'); }

/// "java/lang/String" for "java.lang.String", as class files write it.
inline std::string internal_name(std::string_view external) { return replaced(external, '.', '/'); }

}  // namespace assay::classfile
