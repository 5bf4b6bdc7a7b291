// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "concolic/environment/surrounding.h"
#include "interp/native.h"

namespace assay::concolic {

/// When a read counts.
enum class When : std::uint8_t {
  Always,
  ByProgram,          // the program asks, if only through a collection
  Directly,           // the program asks itself
  OfLetters,          // the text has letters whose case depends on the locale
  OfTwo,              // the set has two elements
  OfOthers,           // the program has not set the property or default itself
  ByIdentity,         // something was hashed by its identity before
  OfMachineNames,     // of a class that the virtual machine makes
  OfStandardStreams,  // of System.out or System.err
};

/// A method of the library that tells about the environment, or by which a program sets what it
/// will be told.
struct MethodRead {
  Surrounding what;
  std::string_view class_name, name, descriptor;  // no descriptor: all of that name
  When when = When::Always;
};
std::span<const MethodRead> method_reads();
std::span<const MethodRead> setters();

/// The same for natives, which are known when they are called.
struct NativeRead {
  Surrounding what;
  std::string_view class_name, name;  // no name: all of the classes whose names begin so
  When when = When::Always;
};
const NativeRead* find_native_read(const interp::NativeCall& call);

}  // namespace assay::concolic
