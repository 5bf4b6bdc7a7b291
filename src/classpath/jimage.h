// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classpath/mapped_file.h"

namespace assay::classpath {

/// The bytes of a class of the JDK and the module that holds it, e.g. "java.base".
struct ImageClass {
  Bytes bytes;
  std::string_view module;
};

/// The name of one resource of the image, in the parts in which the image stores it:
/// "/module/parent/base.extension". Empty parts are left out of the path with their separator.
struct ImageResource {
  std::string_view module;
  std::string_view parent;  // package, with slashes
  std::string_view base;
  std::string_view extension;
  std::uint64_t size = 0;  // uncompressed

  std::string path() const;
};

/// The JDK's lib/modules file: every class and resource of its modules behind a perfect hash
/// table. The file is mapped, and what find() returns stays valid as long as the image does.
/// Lookups change nothing a caller can see and may run on several threads. Damaged entries are
/// not found.
class JdkImage {
 public:
  static Result<JdkImage> open(const std::filesystem::path& file);

  JdkImage(JdkImage&&) noexcept;
  JdkImage& operator=(JdkImage&&) noexcept;
  ~JdkImage();

  /// For example find("/java.base/java/lang/Object.class").
  std::optional<Bytes> find(std::string_view resource_path) const;
  /// For example find_class("java/lang/Object").
  std::optional<ImageClass> find_class(std::string_view internal_name) const;
  /// The module that has classes or resources in the package, e.g. "java/lang" -> "java.base".
  std::optional<std::string_view> module_of_package(std::string_view package) const;

  /// All module names, sorted.
  std::vector<std::string> modules() const;
  void for_each_resource(const std::function<void(const ImageResource&)>& visit) const;

  /// Why the latest resource that was found but could not be decompressed could not; empty if
  /// there was none. Stock JDKs compress nothing.
  std::string decompression_problem() const;

 private:
  class State;
  explicit JdkImage(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace assay::classpath
