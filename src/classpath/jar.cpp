// SPDX-License-Identifier: Apache-2.0
#include "classpath/jar.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string>

namespace assay::classpath {
namespace {

constexpr std::string_view kManifestName = "META-INF/MANIFEST.MF";
constexpr std::string_view kMetaFolder = "META-INF/";
constexpr std::string_view kVersionsFolder = "META-INF/versions/";
/// Some times what compilers make; a jar of little size can promise thousands of larger ones.
constexpr std::uint64_t kMaxClassSize = 8 << 20;
constexpr int kFirstVersion = 9;  // multi-release jars came with Java 9

struct VersionedName {
  int version = 0;
  std::string_view name;
};

/// "META-INF/versions/11/a/B.class" -> 11, "a/B.class". META-INF itself has no versions.
std::optional<VersionedName> split_version(std::string_view name) {
  if (!name.starts_with(kVersionsFolder)) return std::nullopt;
  name.remove_prefix(kVersionsFolder.size());
  VersionedName result;
  auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), result.version);
  if (error != std::errc() || end == name.data() + name.size() || *end != '/') return std::nullopt;
  result.name = name.substr(static_cast<std::size_t>(end - name.data()) + 1);
  bool is_versioned = result.version >= kFirstVersion && !result.name.empty() &&
                      !result.name.starts_with(kMetaFolder);
  if (!is_versioned) return std::nullopt;
  return result;
}

}  // namespace

Result<Jar> Jar::open(const std::filesystem::path& path, int jdk_feature) {
  Jar jar(TRY(ZipFile::open(path)));
  jar.read_manifest();
  if (jar.manifest_.is_multi_release()) jar.index_versions(jdk_feature);
  return jar;
}

void Jar::read_manifest() {
  const ZipEntry* entry = zip_.find(kManifestName);
  if (entry == nullptr) {
    std::string_view found;
    zip_.for_each_name([&](std::string_view name) {
      if (equal_ignoring_case(name, kManifestName) && name > found) found = name;
    });
    if (found.empty()) return;
    entry = zip_.find(found);
  }
  Result<std::vector<std::uint8_t>> bytes = zip_.read(*entry);
  if (!bytes) return;  // like java, which then sees a jar without attributes
  const auto* text = reinterpret_cast<const char*>(bytes.value().data());
  manifest_ = Manifest::parse({text, bytes.value().size()});
}

void Jar::index_versions(int jdk_feature) {
  zip_.for_each_name([&](std::string_view full_name) {
    std::optional<VersionedName> versioned = split_version(full_name);
    if (!versioned || versioned->version > jdk_feature) return;
    Version& best = versions_[versioned->name];
    if (versioned->version <= best.number) return;
    best = Version{versioned->version, zip_.find(full_name)};
  });
}

const ZipEntry* Jar::find(std::string_view name) const {
  if (!versions_.empty()) {
    if (auto found = versions_.find(name); found != versions_.end()) return found->second.entry;
  }
  return zip_.find(name);
}

Result<std::optional<std::vector<std::uint8_t>>> Jar::read(std::string_view name) const {
  const ZipEntry* entry = find(name);
  if (entry == nullptr) return std::optional<std::vector<std::uint8_t>>();
  if (name.ends_with(".class") && entry->size > kMaxClassSize) {
    return Error{fmt::format("the class has {} bytes, more than the limit of {}", entry->size,
                             kMaxClassSize)};
  }
  return std::optional(TRY(zip_.read(*entry)));
}

std::vector<std::string_view> Jar::names() const {
  std::vector<std::string_view> names;
  zip_.for_each_name([&](std::string_view name) {
    if (!name.ends_with('/') && !name.starts_with(kVersionsFolder)) names.push_back(name);
  });
  for (const auto& [name, version] : versions_) {
    if (!name.ends_with('/')) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace assay::classpath
