// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "boot/runtime.h"
#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/triage.h"
#include "vm/class.h"

namespace assay::crash {

/// The operations of a class that runs have seen failing, and what became of that.
class FailedOperations {
 public:
  /// Of a crash that is shown if the stock virtual machine confirms it.
  void add_shown(const findings::Crash& crash) { add(crash, ""); }
  void add_dropped(const findings::Crash& crash, findings::Dropped reason) {
    add(crash, std::string(findings::explain(reason)));
  }
  /// Nothing: none failed there. Empty: one that is shown.
  const std::string* find(const vm::Method& method, std::uint32_t bytecode_index) const;

 private:
  using Key = std::tuple<std::string, std::string, std::string, int>;
  void add(const findings::Crash& crash, std::string what);
  std::map<Key, std::string> places_;
};

/// What may fail in a class as far as its code tells, and was not shown to: with the condition
/// under which it would, and with why it was not.
std::vector<findings::Unconfirmed> unconfirmed_operations(boot::Runtime& runtime,
                                                          const vm::Class& klass,
                                                          const FailedOperations& failed,
                                                          const std::string& otherwise);

}  // namespace assay::crash
