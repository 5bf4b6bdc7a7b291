// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::fuzz {

using Octets = std::vector<std::uint8_t>;

/// A class file taken apart (JVMS 4.1) so that parts can be changed and it still can be written:
/// lengths and counts are worked out anew, everything else is written as it is, right or wrong.
struct ClassLayout {
  struct Constant {
    std::uint8_t tag = 0;  // 0: the unused entry behind a long or double
    Octets body;
  };
  struct Attribute {
    std::uint16_t name = 0;
    Octets body;
  };
  struct Handler {
    std::uint16_t start, end, handler, type;
  };
  struct Code {
    std::uint16_t max_stack = 0, max_locals = 0;
    Octets bytes;
    std::vector<Handler> handlers;
    std::vector<Attribute> attributes;
  };
  struct Member {
    std::uint16_t flags = 0, name = 0, descriptor = 0;
    std::vector<Attribute> attributes;  // the Code attribute left out
    std::optional<Code> code;
  };

  std::uint16_t minor = 0, major = 52;
  std::vector<Constant> constants;  // the first is not used
  std::uint16_t flags = 0, name = 0, super = 0;
  std::vector<std::uint16_t> interfaces;
  std::vector<Member> fields, methods;
  std::vector<Attribute> attributes;

  /// Of a good class file.
  static ClassLayout read(const Octets& bytes);
  Octets write() const;

  std::string_view utf8(std::size_t index) const;
  std::string_view class_name(std::size_t index) const;
  /// Constants of that kind.
  std::vector<std::uint16_t> of_tag(std::uint8_t tag) const;
  // Both give the index, of an old entry if there is one.
  std::uint16_t add_utf8(std::string_view text);
  std::uint16_t add_class(std::string_view name);

 private:
  std::uint16_t code_name_ = 0;  // the constant "Code"
};

}  // namespace assay::fuzz
