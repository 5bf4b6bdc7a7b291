// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "sandbox/layers.h"

namespace assay::sandbox {

/// A name under which a program looks for a file that lies elsewhere: in the private root, where
/// only what is named exists, `place` becomes a link to `target`, or shows it.
struct Alias {
  std::string place;
  std::string target;
};

/// What a confined process may see and do. It is made before the fork: between fork and exec
/// nothing may be allocated. All paths are absolute and, but for the places of aliases, without
/// links, so that a rule speaks of the file that is meant.
struct Policy {
  LayerSet layers = LayerSet::all();
  std::vector<std::string> readable;    // files and folders with all below them
  std::vector<std::string> executable;  // programs, and the loader that starts them
  std::vector<Alias> aliases;
  /// The one folder that may be written to. With namespaces it is a private one in memory that
  /// ends with the process, and the folder of that name stays as it is.
  std::string scratch;
};

/// Adds what programs need of the system: shared libraries and the loader's list of them, time
/// zones, /dev/null and random numbers.
void add_system_files(Policy& policy);
/// Adds a file or folder that is to be read; nothing if there is none.
void add_readable(Policy& policy, const std::string& path);
/// Adds a folder with what links inside it lead to: distributions spread a JDK over /usr and /etc.
void add_readable_with_links(Policy& policy, const std::string& folder);
/// Adds a program and the loader that it names.
void add_executable(Policy& policy, const std::string& program);

}  // namespace assay::sandbox
