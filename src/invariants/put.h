// SPDX-License-Identifier: Apache-2.0
// A parameterised unit test as data: which operations are done with which objects before the
// invariant of the first object is asked for. Numbers and other objects are its parameters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "invariants/operation.h"
#include "vm/class.h"

namespace assay::invariants {

/// Which situation a test is about: why whoever checks the receiver of each method misses it.
enum class Form : std::uint8_t {
  Constructor,           // an object that was just made
  DirectFieldUpdate,     // somebody else writes the field
  Subclassing,           // an inherited operation knows nothing of the subclass
  Leaking,               // an object that the invariant reads is given away and changed
  Capturing,             // an object that a caller handed in is changed
  CapturingConstructor,  // the same for one that was handed to the constructor
  Exhaustive,            // any operations
};
std::string_view name_of(Form form);

struct Put {
  static constexpr std::size_t kFresh = ~std::size_t{0};
  /// An object that several calls speak of. The first is the one whose invariant is tested.
  struct Object {
    vm::Class* type = nullptr;
    std::optional<std::size_t> made_by = {};  // the call that gives it; none: a parameter
  };
  struct Call {
    const Operation* operation = nullptr;
    std::size_t on = kFresh;             // an object; kFresh: none, or a parameter
    std::vector<std::size_t> arguments;  // objects; kFresh: a parameter
  };
  Form form = Form::Exhaustive;
  std::vector<Object> objects;
  std::vector<Call> calls;

  /// "o0 = new Owner(o1,#); o1.take(int)": tells tests apart.
  std::string text() const;
};

}  // namespace assay::invariants
