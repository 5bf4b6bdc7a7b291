// SPDX-License-Identifier: Apache-2.0
#include "classfile/modifiers.h"

#include <bit>

#include "classfile/class_file.h"

namespace assay::classfile {
namespace {

using namespace access;

constexpr std::uint16_t kVisibility = kPublic | kPrivate | kProtected;
constexpr std::uint16_t kJava5 = 49, kJava8 = 52, kJava17 = 61;

bool has_all(std::uint16_t flags, std::uint16_t wanted) { return (flags & wanted) == wanted; }
bool has_any(std::uint16_t flags, int unwanted) { return (flags & unwanted) != 0; }

bool is_legal_visibility(std::uint16_t flags) {
  return std::popcount(static_cast<unsigned>(flags & kVisibility)) <= 1;
}

/// ACC_STRICT means nothing from version 61 on, so only older abstract methods must not have it.
int strict_before_17(std::uint16_t major) { return major < kJava17 ? kStrict : 0; }

bool is_legal_interface_method(std::uint16_t flags, std::uint16_t major) {
  if (major >= kJava8) {
    if (has_any(flags, kPublic) == has_any(flags, kPrivate)) return false;
    if (has_any(flags, kNative | kProtected | kFinal | kSynchronized)) return false;
    return !has_any(flags, kAbstract) ||
           !has_any(flags, kPrivate | kStatic | strict_before_17(major));
  }
  if (!has_all(flags, kPublic | kAbstract)) return false;
  int unwanted = kStatic | kFinal | kNative;
  if (major >= kJava5) unwanted |= kPrivate | kProtected | kSynchronized | kStrict;
  return !has_any(flags, unwanted);
}

}  // namespace

bool is_legal_class(std::uint16_t flags, std::uint16_t major) {
  bool modern = major >= kJava5;
  if (has_all(flags, kAbstract | kFinal)) return false;
  if (has_any(flags, kInterface)) {
    return has_any(flags, kAbstract) && !(modern && has_any(flags, kSuper | kEnum));
  }
  return !(modern && has_any(flags, kAnnotation));
}

bool is_legal_field(std::uint16_t flags, bool of_interface, std::uint16_t major) {
  if (!of_interface) {
    return is_legal_visibility(flags) && !has_all(flags, kFinal | kVolatile);
  }
  if (!has_all(flags, kPublic | kStatic | kFinal)) return false;
  int unwanted = kPrivate | kProtected | kVolatile | kTransient;
  if (major >= kJava5) unwanted |= kEnum;
  return !has_any(flags, unwanted);
}

bool is_legal_method(std::uint16_t flags, bool of_interface, std::string_view name,
                     std::uint16_t major) {
  if (of_interface) return is_legal_interface_method(flags, major);
  if (!is_legal_visibility(flags)) return false;
  bool modern = major >= kJava5;
  if (name == "<init>") {
    int unwanted = kStatic | kFinal | kSynchronized | kNative | kAbstract;
    return !has_any(flags, modern ? unwanted | kBridge : unwanted);
  }
  if (!has_any(flags, kAbstract)) return true;
  int unwanted = kFinal | kNative | kPrivate | kStatic;
  return !has_any(flags, modern ? unwanted | kSynchronized | strict_before_17(major) : unwanted);
}

}  // namespace assay::classfile
