// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

#include "classfile/constant_pool.h"

namespace assay::recipe {

/// What a call into the class library does to the objects of the library, as far as we know from
/// names.
enum class LibraryEffect : std::uint8_t { None, Reads, Writes };

LibraryEffect library_effect(const classfile::MemberRef& member, bool is_static);

/// Whether a class that may not be loaded belongs to the JDK.
bool is_library_name(std::string_view class_name);

/// StringBuilder and the like: mostly made, filled and dropped by one method.
bool is_builder(std::string_view class_name);

/// Whether its objects never change: strings, boxes, enums, exceptions ...
bool is_immutable(std::string_view class_name);

}  // namespace assay::recipe
