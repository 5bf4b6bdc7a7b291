// SPDX-License-Identifier: Apache-2.0
// What invented objects were told: calls of methods that return nothing, with their arguments. An
// object keeps the last few in arrays of its class (stub_bodies.cpp), a row for each call.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/opcodes.h"
#include "concolic/producers.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::recipe {

/// Where the calls of an invented class are kept: an array for each kind of value, those that the
/// JVM computes as int together. A row of 'I' begins with the number of the method.
class StubRecords {
 public:
  static constexpr std::array<char, 5> kKinds{'I', 'J', 'F', 'D', 'L'};
  static constexpr std::int32_t kMost = 8;  // calls; a power of two
  static constexpr std::string_view kCount = "told-count";

  /// How many values of each kind a call has used.
  class Layout {
   public:
    unsigned next(char kind) {
      return used_.try_emplace(kind, kind == 'I' ? 1 : 0).first->second++;
    }

   private:
    std::map<char, unsigned> used_;
  };

  explicit StubRecords(const concolic::InventedClass& stub);

  /// Whether a field is one of these; no other class has such names.
  static bool is_record(const vm::Field& field) {
    return field.info != nullptr && field.info->name.starts_with("told-");
  }
  bool is_empty() const { return widths_.empty(); }
  /// Values of the kind in a row; 0: there is no such array.
  unsigned width(char kind) const;

  static char kind_of(char descriptor);
  static std::string field(char kind) { return std::string("told-") + kind; }
  static std::string type(char kind);
  static classfile::Opcode store(char kind);

 private:
  std::map<char, unsigned> widths_;
};

/// A call that an invented object was told.
struct StubCall {
  struct Argument {
    vm::Kind kind;
    vm::Slot value;
  };
  std::size_t method = 0;  // its index in InventedClass::methods
  std::vector<Argument> arguments;
};

/// In their order; nothing if there were more than are kept.
std::optional<std::vector<StubCall>> calls_of(vm::Universe& universe,
                                              const concolic::InventedClass& stub, vm::Ref object);

}  // namespace assay::recipe
