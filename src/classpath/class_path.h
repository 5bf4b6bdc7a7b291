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
};

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
/// "folder/*" for all jars of a folder, and the jars that manifests name. Entries that do not
/// exist are no error, but remembered for messages.
class ClassPath {
 public:
  /// `working_folder` is what relative entries are relative to.
  static ClassPath parse(std::string_view text, int jdk_feature,
                         const std::filesystem::path& working_folder);

  const std::vector<ClassPathEntry>& entries() const { return entries_; }

  /// The first file with that name, e.g. "com/foo/Bar.class". What cannot be read is skipped.
  std::optional<ClassPathResource> find(std::string_view name) const;
  std::vector<ClassPathResource> find_all(std::string_view name) const;

  /// All classes that find() would find, by entry and name; module-info is not one of them.
  std::vector<ClassPathClass> classes() const;

 private:
  class Builder;

  std::vector<ClassPathEntry> entries_;
};

}  // namespace assay::classpath
