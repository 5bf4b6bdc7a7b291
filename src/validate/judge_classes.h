// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace assay::validate {

/// A class file of the program that runs in the stock virtual machine (java/assay/judge), or the
/// library that moves its clock.
struct EmbeddedClass {
  std::string_view path;  // "assay/judge/Main.class"
  std::span<const std::uint8_t> bytes;
};

std::span<const EmbeddedClass> judge_classes();

}  // namespace assay::validate
