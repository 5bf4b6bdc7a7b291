// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>

namespace assay::validate {

/// Keeps a process from changing files outside of one folder and from using TCP, as far as the
/// kernel knows how (Landlock, Linux 5.13; TCP with 6.7). The tests that run in it call code with
/// all kinds of arguments, and what that deletes should be nobody's.
class Confinement {
 public:
  explicit Confinement(const std::filesystem::path& writable_folder);
  Confinement(const Confinement&) = delete;
  Confinement& operator=(const Confinement&) = delete;
  ~Confinement();

  static bool is_supported();
  /// Confines the calling process for good; safe between fork and exec.
  void enter() const;

 private:
  void allow(const char* path, std::uint64_t rights) const;

  int rules_ = -1;
};

}  // namespace assay::validate
