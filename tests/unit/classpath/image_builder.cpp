// SPDX-License-Identifier: Apache-2.0
#include "unit/classpath/image_builder.h"

#include <zlib.h>

#include <optional>
#include <set>

namespace assay::classpath {
namespace {

constexpr std::uint32_t kSeed = 0x01000193;

void put(std::string& out, std::uint64_t value, int size) {
  for (int i = 0; i < size; ++i) out += static_cast<char>(value >> (8 * i));
}

void put_attribute(std::string& out, int kind, std::uint64_t value) {
  if (value == 0) return;
  int length = 1;
  while (length < 8 && value >> (8 * length) != 0) ++length;
  out += static_cast<char>(kind << 3 | (length - 1));
  for (int i = length - 1; i >= 0; --i) out += static_cast<char>(value >> (8 * i));
}

std::uint32_t hash(std::string_view path) {
  std::uint32_t seed = kSeed;
  for (char c : path) seed = (seed * kSeed) ^ static_cast<std::uint8_t>(c);
  return seed & 0x7fffffff;
}

struct Parts {
  std::string_view module, parent, base, extension;
};

Parts split(std::string_view path) {
  Parts parts;
  std::size_t slash = path.find('/', 1);
  parts.module = path.substr(1, slash - 1);
  path.remove_prefix(slash + 1);
  if (parts.module != "packages") {
    if (std::size_t last = path.rfind('/'); last != path.npos) {
      parts.parent = path.substr(0, last);
      path.remove_prefix(last + 1);
    }
    if (std::size_t dot = path.rfind('.'); dot != path.npos) {
      parts.extension = path.substr(dot + 1);
      path = path.substr(0, dot);
    }
  }
  parts.base = path;
  return parts;
}

}  // namespace

void ImageBuilder::add(std::string_view path, std::string content) {
  std::uint64_t size = content.size();
  entries_.push_back({std::string(path), std::move(content), false, size});
}

void ImageBuilder::add_compressed(std::string_view path, std::string chain,
                                  std::uint64_t uncompressed_size) {
  entries_.push_back({std::string(path), std::move(chain), true, uncompressed_size});
}

void ImageBuilder::add_package(std::string_view dotted, std::string_view module) {
  std::string pairs;
  put(pairs, 1, 4);  // another module, where the package is empty
  put(pairs, intern("other.module"), 4);
  put(pairs, 0, 4);
  put(pairs, intern(module), 4);
  add("/packages/" + std::string(dotted), std::move(pairs));
}

std::string ImageBuilder::zip_link(std::string_view content) {
  uLongf size = compressBound(content.size());
  std::string body(size, '\0');
  compress(reinterpret_cast<Bytef*>(body.data()), &size,
           reinterpret_cast<const Bytef*>(content.data()), content.size());
  body.resize(size);
  return link("zip", body, content.size());
}

std::string ImageBuilder::link(std::string_view decompressor, std::string_view body,
                               std::uint64_t size) {
  std::string out;
  put(out, 0xCAFEFAFA, 4);
  put(out, body.size(), 8);
  put(out, size, 8);
  put(out, intern(decompressor), 4);
  put(out, 0, 4);
  put(out, 1, 1);
  return out.append(body);
}

std::uint32_t ImageBuilder::intern(std::string_view text) {
  if (auto known = interned_.find(text); known != interned_.end()) return known->second;
  auto offset = static_cast<std::uint32_t>(strings_.size());
  strings_.append(text).push_back('\0');
  interned_.emplace(text, offset);
  return offset;
}

std::string ImageBuilder::attributes(const Entry& entry, std::uint64_t offset) {
  Parts parts = split(entry.path);
  std::string out;
  put_attribute(out, 1, intern(parts.module));
  put_attribute(out, 2, intern(parts.parent));
  put_attribute(out, 3, intern(parts.base));
  put_attribute(out, 4, intern(parts.extension));
  put_attribute(out, 5, offset);
  put_attribute(out, 6, entry.is_compressed ? entry.content.size() : 0);
  put_attribute(out, 7, entry.uncompressed_size);
  return out + '\0';
}

std::string ImageBuilder::build() const {
  ImageBuilder copy = *this;
  std::uint32_t length = static_cast<std::uint32_t>(entries_.size());
  for (std::set<std::uint32_t> slots; slots.size() != entries_.size(); ++length) {
    slots.clear();
    for (const Entry& entry : entries_) slots.insert(hash(entry.path) % (length + 1));
  }
  std::string locations(1, '\0'), content;
  std::vector<std::uint32_t> redirect(length, 0), offsets(length, 0);
  for (const Entry& entry : entries_) {
    std::uint32_t slot = hash(entry.path) % length;
    redirect[slot] = static_cast<std::uint32_t>(-1 - static_cast<std::int32_t>(slot));
    offsets[slot] = static_cast<std::uint32_t>(locations.size());
    locations += copy.attributes(entry, content.size());
    content += entry.content;
  }
  std::string out;
  put(out, 0xCAFEDADA, 4);
  put(out, version, 4);
  put(out, 0, 4);
  put(out, entries_.size(), 4);
  put(out, length, 4);
  put(out, locations.size(), 4);
  put(out, copy.strings_.size(), 4);
  for (std::uint32_t value : redirect) put(out, value, 4);
  for (std::uint32_t value : offsets) put(out, value, 4);
  return out + locations + copy.strings_ + content;
}

}  // namespace assay::classpath
