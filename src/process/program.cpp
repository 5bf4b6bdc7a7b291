// SPDX-License-Identifier: Apache-2.0
#include "process/program.h"

#include <unistd.h>

namespace assay::process {

namespace {

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> result;
  result.reserve(texts.size() + 1);
  for (const std::string& text : texts) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

}  // namespace

Program::Program(const std::vector<std::string>& arguments,
                 const std::vector<std::string>& environment)
    : arguments_(pointers(arguments)), environment_(pointers(environment)) {}

void Program::execute() const { execve(arguments_[0], arguments_.data(), environment_.data()); }

}  // namespace assay::process
