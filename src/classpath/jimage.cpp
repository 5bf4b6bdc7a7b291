// SPDX-License-Identifier: Apache-2.0
//
// The layout of a jimage file, version 1.0, little-endian:
//
//   header       28 bytes: magic, version, flags, resource count, and the sizes of what follows
//   redirect     s4[table_length]   first step of the perfect hash
//   offsets      u4[table_length]   where in `locations` an entry's attributes start
//   locations    attribute streams: what makes up the path, where the content is
//   strings      NUL-terminated, named by their offset
//   content      up to the end of the file
//
// Nothing in the file is trusted: every offset is checked when it is followed, and an entry that
// leads outside its section is treated as absent. The hash only says where an entry would be, so
// a lookup ends by comparing the whole path.
#include "classpath/jimage.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <mutex>
#include <set>

#include "classfile/names.h"
#include "classpath/inflate.h"

namespace assay::classpath {
namespace {

constexpr std::uint32_t kMagic = 0xCAFEDADA;
constexpr std::uint32_t kVersion = 1 << 16;  // major 1, minor 0
constexpr std::size_t kHeaderSize = 28;
constexpr std::uint32_t kHashMultiplier = 0x01000193;

constexpr std::uint32_t kCompressedMagic = 0xCAFEFAFA;
constexpr std::size_t kCompressedHeaderSize = 29;
constexpr int kMaxDecompressors = 4;

std::uint32_t read_u4(const std::uint8_t* at) {
  return at[0] | at[1] << 8 | at[2] << 16 | static_cast<std::uint32_t>(at[3]) << 24;
}

std::uint64_t read_u8(const std::uint8_t* at) {
  return read_u4(at) | static_cast<std::uint64_t>(read_u4(at + 4)) << 32;
}

std::uint32_t hash(std::string_view path, std::uint32_t seed) {
  for (char c : path) seed = (seed * kHashMultiplier) ^ static_cast<std::uint8_t>(c);
  return seed & 0x7fffffff;
}

/// Removes `prefix` from the front of `text`, if it is there.
bool consume(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// The attributes of an entry, indexed by their kind in the file.
class Location {
 public:
  enum Kind { End, Module, Parent, Base, Extension, Offset, Compressed, Uncompressed };
  static constexpr unsigned kKinds = Uncompressed + 1;

  /// Decodes an attribute stream: a byte with kind and length, then a big-endian value.
  static std::optional<Location> decode(Bytes stream) {
    Location location;
    std::size_t at = 0;
    while (at < stream.size()) {
      unsigned kind = stream[at] >> 3;
      unsigned length = (stream[at] & 7) + 1;
      ++at;
      if (kind == End) return location;
      if (kind >= kKinds || length > stream.size() - at) return std::nullopt;
      std::uint64_t value = 0;
      for (unsigned i = 0; i < length; ++i) value = value << 8 | stream[at + i];
      location.values_[kind] = value;
      at += length;
    }
    return std::nullopt;
  }

  std::uint64_t operator[](Kind kind) const { return values_[kind]; }

 private:
  std::array<std::uint64_t, kKinds> values_{};
};

bool names(const ImageResource& resource, std::string_view path) {
  bool has_module = !resource.module.empty();
  if (has_module &&
      (!consume(path, "/") || !consume(path, resource.module) || !consume(path, "/"))) {
    return false;
  }
  if (!resource.parent.empty() && (!consume(path, resource.parent) || !consume(path, "/"))) {
    return false;
  }
  if (!consume(path, resource.base)) return false;
  if (resource.extension.empty()) return path.empty();
  return consume(path, ".") && path == resource.extension;
}

}  // namespace

std::string ImageResource::path() const {
  std::string path;
  if (!module.empty()) path.append("/").append(module).append("/");
  if (!parent.empty()) path.append(parent).append("/");
  path += base;
  if (!extension.empty()) path.append(".").append(extension);
  return path;
}

/// The mapped file, its sections, and what was decompressed so far.
class JdkImage::State {
 public:
  static Result<std::unique_ptr<State>> open(const std::filesystem::path& file);

  std::optional<Location> locate(std::string_view path) const;
  std::optional<Bytes> content(const Location& location);
  std::optional<std::string_view> string_at(std::uint64_t offset) const;
  std::optional<ImageResource> name_of(const Location& location) const;
  std::optional<Location> location_at(std::uint32_t index) const;
  std::uint32_t table_length() const { return table_length_; }

  std::string problem();

 private:
  explicit State(MappedFile file) : file_(std::move(file)), all_(file_.bytes()) {}

  Result<void> divide();
  Result<std::vector<std::uint8_t>> decompress(Bytes stored) const;

  MappedFile file_;
  Bytes all_;
  std::uint32_t table_length_ = 0;
  Bytes redirect_;
  Bytes offsets_;
  Bytes locations_;
  Bytes strings_;
  Bytes content_;

  std::mutex mutex_;  // for what follows
  std::map<std::uint64_t, std::vector<std::uint8_t>> decompressed_;
  std::string problem_;
};

Result<std::unique_ptr<JdkImage::State>> JdkImage::State::open(const std::filesystem::path& file) {
  MappedFile mapped = TRY(MappedFile::open(file));
  std::unique_ptr<State> state(new State(std::move(mapped)));
  Result<void> divided = state->divide();
  if (!divided) {
    return Error{
        fmt::format("{} is not a usable JDK image: {}", file.string(), divided.error().message)};
  }
  return state;
}

/// Reads the header and cuts the file into its sections.
Result<void> JdkImage::State::divide() {
  if (all_.size() < kHeaderSize) return Error{"the file is too short for a header"};
  const std::uint8_t* header = all_.data();
  if (read_u4(header) != kMagic) {
    return Error{fmt::format("expected magic {:08x}, found {:08x}", kMagic, read_u4(header))};
  }
  if (std::uint32_t version = read_u4(header + 4); version != kVersion) {
    return Error{
        fmt::format("expected image format 1.0, found {}.{}", version >> 16, version & 0xffff)};
  }
  table_length_ = read_u4(header + 16);
  if (table_length_ == 0) return Error{"it has no entries"};
  Bytes rest = all_.subspan(kHeaderSize);
  auto cut = [&rest](Bytes& section, std::uint64_t size) {
    if (size > rest.size()) return false;
    section = rest.first(size);
    rest = rest.subspan(size);
    return true;
  };
  std::uint64_t table_size = std::uint64_t{4} * table_length_;
  if (!cut(redirect_, table_size) || !cut(offsets_, table_size) ||
      !cut(locations_, read_u4(header + 20)) || !cut(strings_, read_u4(header + 24))) {
    return Error{"the file is shorter than its header says"};
  }
  content_ = rest;
  return {};
}

std::optional<Location> JdkImage::State::location_at(std::uint32_t index) const {
  if (index >= table_length_) return std::nullopt;
  std::uint32_t offset = read_u4(&offsets_[std::size_t{4} * index]);
  if (offset >= locations_.size()) return std::nullopt;
  return Location::decode(locations_.subspan(offset));
}

std::optional<Location> JdkImage::State::locate(std::string_view path) const {
  std::size_t slot = hash(path, kHashMultiplier) % table_length_;
  auto redirect = static_cast<std::int32_t>(read_u4(&redirect_[4 * slot]));
  if (redirect == 0) return std::nullopt;
  std::uint32_t index = redirect < 0 ? static_cast<std::uint32_t>(-1 - redirect)
                                     : hash(path, redirect) % table_length_;
  std::optional<Location> location = location_at(index);
  if (!location) return std::nullopt;
  std::optional<ImageResource> resource = name_of(*location);
  if (!resource || !names(*resource, path)) return std::nullopt;
  return location;
}

std::optional<std::string_view> JdkImage::State::string_at(std::uint64_t offset) const {
  if (offset >= strings_.size()) return std::nullopt;
  Bytes rest = strings_.subspan(offset);
  const void* end = std::memchr(rest.data(), 0, rest.size());
  if (end == nullptr) return std::nullopt;
  auto length = static_cast<const std::uint8_t*>(end) - rest.data();
  return std::string_view(reinterpret_cast<const char*>(rest.data()), length);
}

std::optional<ImageResource> JdkImage::State::name_of(const Location& location) const {
  auto module = string_at(location[Location::Module]);
  auto parent = string_at(location[Location::Parent]);
  auto base = string_at(location[Location::Base]);
  auto extension = string_at(location[Location::Extension]);
  if (!module || !parent || !base || !extension) return std::nullopt;
  return ImageResource{*module, *parent, *base, *extension, location[Location::Uncompressed]};
}

std::optional<Bytes> JdkImage::State::content(const Location& location) {
  bool is_compressed = location[Location::Compressed] != 0;
  std::uint64_t offset = location[Location::Offset];
  std::uint64_t size = location[is_compressed ? Location::Compressed : Location::Uncompressed];
  if (offset > content_.size() || size > content_.size() - offset) return std::nullopt;
  Bytes stored = content_.subspan(offset, size);
  if (!is_compressed) return stored;

  std::lock_guard lock(mutex_);
  if (auto known = decompressed_.find(offset); known != decompressed_.end()) return known->second;
  Result<std::vector<std::uint8_t>> bytes = decompress(stored);
  if (!bytes || bytes.value().size() != location[Location::Uncompressed]) {
    problem_ = bytes ? "a compressed resource has an unexpected size" : bytes.error().message;
    return std::nullopt;
  }
  return decompressed_.emplace(offset, std::move(bytes).value()).first->second;
}

/// Undoes a chain of compressions. Each left a header: magic, size and uncompressed size of what
/// follows, the name of the decompressor, its configuration and an end mark.
Result<std::vector<std::uint8_t>> JdkImage::State::decompress(Bytes stored) const {
  std::vector<std::uint8_t> current(stored.begin(), stored.end());
  for (int round = 0; round < kMaxDecompressors; ++round) {
    if (current.size() < kCompressedHeaderSize || read_u4(current.data()) != kCompressedMagic) {
      return current;
    }
    std::uint64_t size = read_u8(&current[4]);
    std::uint64_t uncompressed = read_u8(&current[12]);
    std::string_view decompressor = string_at(read_u4(&current[20])).value_or("?");
    if (decompressor != "zip") {
      return Error{fmt::format(
          "the JDK image was made with the compression '{}', which is not supported; use a JDK as "
          "distributed, or jlink with --compress=2 (zip-6 from JDK 21 on)",
          decompressor)};
    }
    Bytes body = Bytes(current).subspan(kCompressedHeaderSize);
    if (size > body.size()) return Error{"a compressed resource of the JDK image is truncated"};
    current = TRY(inflate_exactly(body.first(size), uncompressed, DeflateFormat::Zlib));
  }
  return Error{"a resource of the JDK image is compressed too many times over"};
}

std::string JdkImage::State::problem() {
  std::lock_guard lock(mutex_);
  return problem_;
}

JdkImage::JdkImage(std::unique_ptr<State> state) : state_(std::move(state)) {}
JdkImage::JdkImage(JdkImage&&) noexcept = default;
JdkImage& JdkImage::operator=(JdkImage&&) noexcept = default;
JdkImage::~JdkImage() = default;

Result<JdkImage> JdkImage::open(const std::filesystem::path& file) {
  return JdkImage(TRY(State::open(file)));
}

std::optional<Bytes> JdkImage::find(std::string_view resource_path) const {
  std::optional<Location> location = state_->locate(resource_path);
  if (!location) return std::nullopt;
  return state_->content(*location);
}

std::optional<ImageClass> JdkImage::find_class(std::string_view internal_name) const {
  std::size_t slash = internal_name.rfind('/');
  if (slash == std::string_view::npos) return std::nullopt;  // no module has a default package
  auto module = module_of_package(internal_name.substr(0, slash));
  if (!module) return std::nullopt;
  std::string path;
  path.reserve(module->size() + internal_name.size() + 8);
  path.append("/").append(*module).append("/").append(internal_name).append(".class");
  std::optional<Bytes> bytes = find(path);
  if (!bytes) return std::nullopt;
  return ImageClass{*bytes, *module};
}

/// The content of "/packages/java.lang" is a list of pairs of u4: whether the package is empty in
/// a module, and the name of that module. At most one module has it non-empty.
std::optional<std::string_view> JdkImage::module_of_package(std::string_view package) const {
  std::optional<Bytes> pairs = find(fmt::format("/packages/{}", classfile::external_name(package)));
  if (!pairs) return std::nullopt;
  for (std::size_t at = 0; at + 8 <= pairs->size(); at += 8) {
    bool is_empty = read_u4(&(*pairs)[at]) != 0;
    if (!is_empty) return state_->string_at(read_u4(&(*pairs)[at + 4]));
  }
  return std::nullopt;
}

std::vector<std::string> JdkImage::modules() const {
  std::set<std::string> names;
  for_each_resource([&names](const ImageResource& resource) {
    bool declares = resource.parent.empty() && resource.base == "module-info";
    if (declares) names.emplace(resource.module);
  });
  return {names.begin(), names.end()};
}

void JdkImage::for_each_resource(const std::function<void(const ImageResource&)>& visit) const {
  for (std::uint32_t index = 0; index < state_->table_length(); ++index) {
    std::optional<Location> location = state_->location_at(index);
    if (!location) continue;
    std::optional<ImageResource> resource = state_->name_of(*location);
    if (resource && !resource->base.empty()) visit(*resource);  // a slot may be unused
  }
}

std::string JdkImage::decompression_problem() const { return state_->problem(); }

}  // namespace assay::classpath
