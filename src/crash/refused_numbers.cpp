// SPDX-License-Identifier: Apache-2.0
#include "crash/refused_numbers.h"

namespace assay::crash {

std::vector<std::string> refused_numbers(const std::optional<std::string>& message) {
  std::vector<std::string> numbers;
  if (!message) return numbers;
  char before = ' ';
  bool is_inside = false;
  for (char each : *message) {
    const bool is_digit = each >= '0' && each <= '9';
    if (is_digit && !is_inside) numbers.emplace_back(before == '-' ? "-" : "");
    if (is_digit) numbers.back() += each;
    is_inside = is_digit;
    before = each;
  }
  if (numbers.size() > 1) numbers.pop_back();  // how much there is
  return numbers;
}

}  // namespace assay::crash
