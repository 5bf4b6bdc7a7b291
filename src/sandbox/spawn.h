// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "process/child.h"
#include "sandbox/policy.h"

namespace assay::sandbox {

/// A program to start.
struct Spawn {
  std::vector<std::string> arguments;    // the first one is the program's path
  std::vector<std::string> environment;  // "NAME=value": all there is, nothing is inherited
  std::string working_folder;            // as the program sees it
  int input = -1;                        // one end of a socket pair: standard input
  int output = -1;                       // standard output and error
};

/// Starts a program that can do what the policy says and nothing else: all of its layers are in
/// force or there is an Error. Without a policy it only gives up its session and descriptors. It is
/// killed when the calling thread ends, with all that it started when its owner goes; it has no
/// descriptors but the three.
Result<process::Child> spawn(const Spawn& program, const Policy* policy);

/// Makes and leaves again the namespaces of a policy. Empty: it works.
std::string try_namespaces(const Policy& policy);

}  // namespace assay::sandbox
