// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <random>
#include <string_view>
#include <vector>

#include "support/booted_machine.h"

namespace assay::fuzz {

/// Arguments that no honest caller passes: null, objects that no constructor has seen, objects
/// whose fields were overwritten with others of the right type (what Unsafe and a trusted lookup
/// can do), objects of other classes (what a forged MemberName can do), numbers at the edges.
/// Everything depends on the random numbers alone.
class HostileArguments {
 public:
  explicit HostileArguments(test::BootedMachine& booted);

  /// The receiver, if there is one, and an argument for each parameter.
  std::vector<vm::Slot> make(const vm::Method& method, std::mt19937_64& random);
  /// Whether the headers of the objects that `make` has made last are as they were: a native that
  /// writes past the end of one would damage the next.
  bool are_intact() const;

 private:
  std::int64_t number(std::mt19937_64& random);
  vm::Slot primitive(char kind, std::mt19937_64& random);
  vm::Ref reference(vm::Class* type, std::mt19937_64& random);
  /// One of the prepared objects that a variable of the type may hold; null if there is none.
  vm::Ref prepared(const vm::Class& type, std::mt19937_64& random);
  /// An instance without a constructor's work, its fields overwritten or not.
  vm::Ref forged(vm::Class& type, std::mt19937_64& random);
  void overwrite(vm::Ref object, std::mt19937_64& random);
  vm::Ref array(vm::Class& type, std::mt19937_64& random);
  vm::Class* type_of(vm::Class& from, std::string_view descriptor);
  void add_object(vm::Ref object);
  void add_arrays();
  void add_mirrors();
  void add_members();

  test::BootedMachine& booted_;
  vm::Universe& universe_;
  struct Header {
    vm::Ref object;
    std::uint32_t class_id = 0;
    std::int32_t length = 0;
  };
  Header header_of(vm::Ref object) const;
  void note_headers(const std::uint8_t* start);

  std::vector<Header> made_;
  std::vector<vm::Ref> objects_;
  std::vector<std::int64_t> addresses_;  // of memory outside the heap
};

}  // namespace assay::fuzz
