// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <string>

namespace assay {

/// A broken promise of our own code. It ends one job, not the run: the job runner catches it,
/// and nothing else may.
class CheckFailure : public std::exception {
 public:
  explicit CheckFailure(std::string message) : message_(std::move(message)) {}
  const char* what() const noexcept override { return message_.c_str(); }

 private:
  std::string message_;
};

[[noreturn]] void check_failed(const char* file, int line, const char* condition,
                               const std::string& message);

}  // namespace assay

/// States what must be true if our code is right: CHECK(depth > 0, "stack should not be empty").
#define CHECK(condition, message)                                     \
  do {                                                                \
    if (!(condition)) [[unlikely]] {                                  \
      ::assay::check_failed(__FILE__, __LINE__, #condition, message); \
    }                                                                 \
  } while (false)
