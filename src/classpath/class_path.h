// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classpath/jar.h"
#include "classpath/mapped_file.h"

namespace assay::classpath {

enum class EntryKind {
  Folder,
  Jar,
  Missing,     // there is no such file; java ignores it
  Unreadable,  // there is, but it is no jar; java ignores it, too
};

struct ClassPathEntry {
  std::filesystem::path path;  // absolute and without "." and ".."
  std::string given;           // as the user or the manifest wrote it
  EntryKind kind = EntryKind::Missing;
  std::string problem;             // of an unreadable one
  bool is_from_manifest = false;   // named by another jar's Class-Path
  std::shared_ptr<const Jar> jar;  // of a jar

  /// Whether classes and resources are looked for in it.
  bool is_used() const { return kind == EntryKind::Folder || kind == EntryKind::Jar; }
  /// Whether a program may read it as a file: what the user named, and else what is used.
  bool may_be_read() const {
    return is_used() || (kind == EntryKind::Unreadable && !is_from_manifest);
  }
};

/// What a manifest's Class-Path names and java would use, but we do not: see ManifestReach.
struct UnfollowedEntry {
  std::filesystem::path jar;
  std::string url;
  std::string reason;  // "leads out of the jar's folder"
};
/// "app.jar's Class-Path names '/etc/', which leads out of ...: it is not followed".
std::string text_of(const UnfollowedEntry& entry);

/// The content of a file on the class path.
struct ClassPathResource {
  Bytes bytes;
  std::shared_ptr<const void> owner;  // keeps the bytes alive
  std::size_t entry = 0;              // index into ClassPath::entries()
  std::filesystem::path origin;       // the file, or the jar it is in
};

struct ClassPathClass {
  std::string name;  // internal: "com/foo/Bar"
  std::size_t entry = 0;
};

/// Where a program's classes are, with the meaning the java launcher gives to -cp: folders, jars,
/// "folder/*" for all jars of a folder, and what manifests name, if it lies with the jar. Entries
/// that do not exist are no error, but remembered for messages. Links that lead out of all entries
/// are not followed.
class ClassPath {
 public:
  /// `working_folder` is what relative entries are relative to.
  static ClassPath parse(std::string_view text, int jdk_feature,
                         const std::filesystem::path& working_folder);

  const std::vector<ClassPathEntry>& entries() const { return entries_; }
  const std::vector<UnfollowedEntry>& unfollowed() const { return unfollowed_; }

  /// The first file with that name, e.g. "com/foo/Bar.class". What cannot be read is skipped.
  std::optional<ClassPathResource> find(std::string_view name) const;
  std::vector<ClassPathResource> find_all(std::string_view name) const;

  /// All classes that find() would find, by entry and name; module-info is not one of them.
  std::vector<ClassPathClass> classes() const;

 private:
  class Builder;

  std::optional<ClassPathResource> find_in(std::size_t index, std::string_view name) const;
  bool holds(const std::filesystem::path& file) const;
  std::vector<std::string> files_below(const std::filesystem::path& folder) const;

  std::vector<ClassPathEntry> entries_;
  std::vector<std::filesystem::path> real_paths_;  // of what is used, without links
  std::vector<UnfollowedEntry> unfollowed_;
};

}  // namespace assay::classpath
