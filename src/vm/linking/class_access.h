// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "vm/universe.h"

namespace assay::vm {

bool are_in_same_package(const Class& a, const Class& b);

/// Whether code of one class may use another class by its name (JVMS 5.4.4).
enum class ClassAccess : std::uint8_t { Allowed, NotExported, NotPublic };
ClassAccess class_access(Universe& universe, Class& from, Class& target);

/// What HotSpot says when the package of a class is not exported.
std::string not_exported_message(Universe& universe, Class& from, Class& target);

}  // namespace assay::vm
