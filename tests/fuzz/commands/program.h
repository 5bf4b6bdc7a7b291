// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "fuzz/class_file/class_layout.h"
#include "fuzz/class_file/class_mutator.h"

namespace assay::fuzz {

/// The classes of a program by name, as bytes.
using Classes = std::map<std::string, Octets>;

Classes read_classes(const std::filesystem::path& folder);
void write_classes(const std::filesystem::path& folder, const Classes& classes);

/// Breaks programs: one to three of the classes are changed, by their structure or blindly.
class ProgramMutator {
 public:
  explicit ProgramMutator(Classes good);

  const Classes& good() const { return good_; }
  const std::vector<std::string>& names() const { return names_; }

  /// The changed classes of input number n, which depends on nothing but n and the seed.
  Classes mutant(std::uint64_t seed, std::size_t number) const;

 private:
  Octets change(const std::string& name, std::mt19937_64& random) const;

  Classes good_;
  std::vector<std::string> names_;
  std::map<std::string, ClassMutator> blind_;
};

}  // namespace assay::fuzz
