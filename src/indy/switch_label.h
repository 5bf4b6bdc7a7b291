// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "indy/call_site.h"
#include "indy/signature.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/trap.h"

namespace assay::indy {

/// A case of a pattern switch: what the selector is compared with.
struct SwitchLabel {
  enum class Kind : std::uint8_t {
    Always,    // every value but null matches
    Never,     // an enum constant that no longer exists
    Instance,  // an instance of the class `text`
    String,    // the string `text`
    Number,    // a number or character of the value `number`
    Constant,  // the constant `text` of the enum class `enum_class`
  };
  Kind kind = Kind::Never;
  std::string_view text;
  std::int32_t number = 0;
  vm::Class* enum_class = nullptr;

  friend bool operator==(const SwitchLabel&, const SwitchLabel&) = default;
};

/// The labels of a call site of SwitchBootstraps; none if one is not of a kind that compilers write
/// (without preview features).
using SwitchLabels = vm::Attempt<std::optional<std::vector<SwitchLabel>>>;

SwitchLabels read_type_labels(interp::Machine& machine, const CallSite& site, const Type& selector);
SwitchLabels read_enum_labels(interp::Machine& machine, const CallSite& site, const Type& selector);

/// The static method (selector, number of the label to start from) -> number of the label.
inline constexpr std::string_view kSwitchMethod = "select";

/// The bytes of a class with that method.
std::vector<std::uint8_t> write_switch_class(std::string_view name, std::string_view descriptor,
                                             const Type& selector,
                                             const std::vector<SwitchLabel>& labels);

}  // namespace assay::indy
