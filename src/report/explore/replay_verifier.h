// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"
#include "explore/report.h"

namespace assay::report {

/// A source file of a class named Verifier that gives the answers of a witness.
struct ReplayVerifier {
  std::filesystem::path file;  // "org/acme/Verifier.java"
  std::string source;
};

/// One for each Verifier that the program asked, whatever the program's own ones do.
std::vector<ReplayVerifier> replay_verifiers(const explore::VerifyReport& result);

/// Writes them below a folder, which is made if need be.
Result<void> write_replay_verifiers(const explore::VerifyReport& result,
                                    const std::filesystem::path& folder);

}  // namespace assay::report
