// SPDX-License-Identifier: Apache-2.0
// Strings between the heap and C++. Literals and interned strings share one table by text: literals
// are permanent, interned strings leave it when their run is undone.
#include "vm/strings.h"

#include <algorithm>
#include <cstring>
#include <functional>

#include "classfile/modified_utf8.h"
#include "vm/universe.h"

namespace assay::vm {

namespace {

constexpr std::uint8_t kLatin1 = 0, kUtf16 = 1;

bool is_latin1(std::u16string_view text) {
  return std::all_of(text.begin(), text.end(), [](char16_t unit) { return unit < 0x100; });
}

std::u16string utf16_of_utf8(std::string_view utf8) {
  std::u16string out;
  for (std::size_t i = 0; i < utf8.size();) {
    auto byte = static_cast<std::uint8_t>(utf8[i]);
    unsigned length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    if (byte >= 0x80 && byte < 0xC0) length = 1;
    if (i + length > utf8.size() || (length == 1 && byte >= 0x80)) {
      out.push_back(0xFFFD);
      ++i;
      continue;
    }
    char32_t code = length == 1 ? byte : byte & (0x7F >> length);
    for (unsigned k = 1; k < length; ++k)
      code = code << 6 | (static_cast<std::uint8_t>(utf8[i + k]) & 0x3F);
    if (code >= 0x10000) {
      out.push_back(static_cast<char16_t>(0xD7C0 + (code >> 10)));
      out.push_back(static_cast<char16_t>(0xDC00 | (code & 0x3FF)));
    } else {
      out.push_back(static_cast<char16_t>(code));
    }
    i += length;
  }
  return out;
}

void append_utf8(std::string& out, char32_t code) {
  if (code < 0x80) {
    out.push_back(static_cast<char>(code));
  } else if (code < 0x800) {
    out.push_back(static_cast<char>(0xC0 | code >> 6));
    out.push_back(static_cast<char>(0x80 | (code & 0x3F)));
  } else if (code < 0x10000) {
    out.push_back(static_cast<char>(0xE0 | code >> 12));
    out.push_back(static_cast<char>(0x80 | (code >> 6 & 0x3F)));
    out.push_back(static_cast<char>(0x80 | (code & 0x3F)));
  } else {
    out.push_back(static_cast<char>(0xF0 | code >> 18));
    out.push_back(static_cast<char>(0x80 | (code >> 12 & 0x3F)));
    out.push_back(static_cast<char>(0x80 | (code >> 6 & 0x3F)));
    out.push_back(static_cast<char>(0x80 | (code & 0x3F)));
  }
}

bool is_high(char16_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool is_low(char16_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

}  // namespace

Ref Strings::make(std::u16string_view text, bool permanent) {
  Heap& heap = universe_.heap();
  const WellKnown& known = universe_.well_known();
  Class& bytes_class = *universe_.primitive_array(Kind::Byte);
  bool latin1 = is_latin1(text);
  auto bytes = static_cast<std::int32_t>(latin1 ? text.size() : text.size() * 2);
  Ref value = permanent ? heap.allocate_permanent_array(bytes_class.id, bytes, 0)
                        : heap.allocate_array(bytes_class.id, bytes, 0);
  if (!value) return kNull;
  std::uint8_t* out = heap.address(value) + kArrayBase;
  if (latin1) {
    for (char16_t unit : text) *out++ = static_cast<std::uint8_t>(unit);
  } else {
    std::memcpy(out, text.data(), text.size() * 2);
  }
  Class& string_class = *known.string;
  Ref string = permanent ? heap.allocate_permanent(string_class.id, string_class.instance_size)
                         : universe_.new_object(string_class);
  if (!string) return kNull;
  heap.initialise(string, known.string_fields.value, value);
  heap.initialise(string, known.string_fields.coder, latin1 ? kLatin1 : kUtf16);
  return string;
}

Ref Strings::make(std::string_view modified_utf8) {
  return make(classfile::to_utf16(modified_utf8), false);
}
Ref Strings::make(std::u16string_view text) { return make(text, false); }
Ref Strings::make_from_utf8(std::string_view utf8) { return make(utf16_of_utf8(utf8), false); }

std::u16string Strings::utf16(Ref string) const {
  const Heap& heap = universe_.heap();
  const auto& fields = universe_.well_known().string_fields;
  Ref value = heap.read<Ref>(string, fields.value);
  if (!value) return {};
  auto bytes = heap.elements<std::uint8_t>(value);
  if (heap.read<std::uint8_t>(string, fields.coder) == kLatin1) return {bytes.begin(), bytes.end()};
  std::u16string text(bytes.size() / 2, u'\0');
  std::memcpy(text.data(), bytes.data(), text.size() * 2);
  return text;
}

std::string Strings::utf8(Ref string) const {
  std::u16string text = utf16(string);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_high(text[i]) && i + 1 < text.size() && is_low(text[i + 1])) {
      append_utf8(out, 0x10000 + ((text[i] & 0x3FFu) << 10 | (text[i + 1] & 0x3FFu)));
      ++i;
    } else if (is_high(text[i]) || is_low(text[i])) {
      out.push_back('?');
    } else {
      append_utf8(out, text[i]);
    }
  }
  return out;
}

std::string Strings::modified_utf8(Ref string) const {
  return classfile::to_modified_utf8(utf16(string));
}

std::int32_t Strings::length(Ref string) const {
  const Heap& heap = universe_.heap();
  const auto& fields = universe_.well_known().string_fields;
  Ref value = heap.read<Ref>(string, fields.value);
  if (!value) return 0;
  const bool is_latin1 = heap.read<std::uint8_t>(string, fields.coder) == kLatin1;
  return is_latin1 ? heap.array_length(value) : heap.array_length(value) / 2;
}

bool Strings::equal(Ref a, Ref b) const { return a == b || (a && b && utf16(a) == utf16(b)); }

Strings::Table& Strings::part_of(std::u16string_view text) {
  // The tables themselves go by the lower bits.
  return interned_[(std::hash<std::u16string_view>{}(text) >> 32) % kParts];
}

Ref Strings::literal(std::string_view modified_utf8) {
  std::u16string text = classfile::to_utf16(modified_utf8);
  Table& part = part_of(text);
  if (auto known = part.find(text); known != part.end()) return known->second;
  Ref string = make(text, true);
  part.emplace(std::move(text), string);
  return string;
}

Ref Strings::intern(Ref string) {
  std::u16string text = utf16(string);
  Table& part = part_of(text);
  auto [entry, is_new] = part.emplace(text, string);
  if (is_new && !universe_.heap().is_permanent(string)) {
    universe_.heap().journal().on_rollback([&part, text] { part.erase(text); });
  }
  return entry->second;
}

}  // namespace assay::vm
