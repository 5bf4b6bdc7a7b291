// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace assay::vm {
struct Class;
}

namespace assay::interp {

/// Why the machine ended a run although the program had not: limits, and honest "don't know"s.
enum class StopReason : std::uint8_t {
  None,
  Fuel,              // the instruction budget is used up
  Time,              // the time budget is used up
  Deadlock,          // every thread waits for another
  UnmodelledNative,  // a native method assay does not model
  Exit,              // the program called System.exit: not a limit, but ends every thread
  LibraryInit,       // a library class must be initialised outside the run first; see sticky_run.h
  Unsupported,       // something of the JVM that assay does not model, named in the detail
  UnsafeAccess,      // memory was used in a way that would crash or corrupt a JVM
};

std::string_view name_of(StopReason reason);
std::string_view explain(StopReason reason);

struct Stop {
  StopReason reason = StopReason::None;
  std::string detail;
  int exit_code = 0;            // of StopReason::Exit
  vm::Class* wanted = nullptr;  // of StopReason::LibraryInit

  explicit operator bool() const { return reason != StopReason::None; }
  /// Whether the whole run is to be begun again, so that what it came to means nothing.
  bool begins_again() const { return reason == StopReason::LibraryInit; }
  /// One line for the user.
  std::string text() const;
};

}  // namespace assay::interp
