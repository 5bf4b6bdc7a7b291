// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace assay::classfile {

/// The flags with a meaning; others are to be ignored (JVMS 4.1, 4.5, 4.6).
inline constexpr std::uint16_t kClassFlags = 0xF631, kFieldFlags = 0x50DF, kMethodFlags = 0x1DFF,
                               kInnerClassFlags = 0x763F;

/// Whether access flags fit together, as HotSpot checks it for the class-file version
/// (JVMS 4.1, 4.5, 4.6).
bool is_legal_class(std::uint16_t flags, std::uint16_t major);
bool is_legal_field(std::uint16_t flags, bool of_interface, std::uint16_t major);
bool is_legal_method(std::uint16_t flags, bool of_interface, std::string_view name,
                     std::uint16_t major);

}  // namespace assay::classfile
