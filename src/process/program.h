// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace assay::process {

/// A program that a child is to become, made before the fork: `execute` calls nothing that
/// allocates or locks.
class Program {
 public:
  /// The first argument is the program's path. The environment is all there is: "NAME=value".
  /// Both have to live as long as this.
  Program(const std::vector<std::string>& arguments, const std::vector<std::string>& environment);

  /// Returns only if that fails; errno says why.
  void execute() const;

 private:
  std::vector<char*> arguments_, environment_;
};

}  // namespace assay::process
