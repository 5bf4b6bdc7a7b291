// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"

namespace assay::delivery {

/// An open folder in which files and folders are reached by name without following links, so that
/// nothing put there leads us to write elsewhere. Errors carry the reason only, not the path.
class OpenFolder {
 public:
  /// Follows links: the user named it.
  static Result<OpenFolder> open(const std::filesystem::path& path);
  OpenFolder(OpenFolder&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  OpenFolder& operator=(OpenFolder&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~OpenFolder();

  /// A folder in it, made if it is not there yet.
  Result<OpenFolder> enter(const std::string& name) const;

  /// The text of a regular file, at most so many bytes of it; nothing if there is no such name.
  Result<std::optional<std::string>> read(const std::string& name, std::size_t most) const;

  enum class IfThere : std::uint8_t { Keep, Replace };
  /// Writes a whole file: another process sees the old one or the new one, never half of it.
  /// False: there is a file, which was to be kept.
  Result<bool> write(const std::string& name, std::string_view text, IfThere if_there) const;
  void remove(const std::string& name) const;

 private:
  explicit OpenFolder(int descriptor) : descriptor_(descriptor) {}

  bool is_link(const std::string& name) const;
  Result<std::string> write_draft(std::string_view text) const;

  int descriptor_;
};

/// Before any work: whether the folder, or the one that it would be made in, can be written to.
Result<void> check_output_folder(const std::filesystem::path& folder);

}  // namespace assay::delivery
