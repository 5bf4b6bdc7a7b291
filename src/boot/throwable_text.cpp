// SPDX-License-Identifier: Apache-2.0
#include "boot/throwable_text.h"

#include <fmt/format.h>

#include "classfile/line_numbers.h"
#include "interp/backtrace.h"
#include "interp/completion.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::boot {

namespace {

constexpr std::size_t kTraceLines = 30;

std::string text_of(interp::Machine& machine, vm::Ref throwable) {
  vm::Universe& universe = machine.universe();
  const auto& fields = universe.well_known().throwable_fields;
  std::string text = vm::external_name(*universe.class_of(throwable));
  if (vm::Ref message = universe.heap().read<vm::Ref>(throwable, fields.detail_message)) {
    text += ": " + universe.strings().utf8(message);
  }
  std::size_t lines = 0;
  for (const interp::BacktraceEntry& entry : interp::read_backtrace(universe, throwable)) {
    if (++lines > kTraceLines) break;
    int line = entry.bytecode_index < 0 || !entry.method->info->has_code
                   ? -2
                   : classfile::line_of(entry.method->info->debug,
                                        static_cast<std::uint32_t>(entry.bytecode_index));
    text += fmt::format("\n  at {}.{}:{}", vm::external_name(*entry.method->owner),
                        universe.symbols().text(entry.method->name), line);
  }
  vm::Ref cause = universe.heap().read<vm::Ref>(throwable, fields.cause);
  if (cause && cause != throwable) text += "\ncaused by " + text_of(machine, cause);
  return text;
}

}  // namespace

std::string describe(interp::Machine& machine, const interp::Completion& completion) {
  switch (completion.kind) {
    case interp::Completion::Kind::Returned:
      return "returned";
    case interp::Completion::Kind::Stopped:
      return "stopped: " + machine.run().stop().text();
    case interp::Completion::Kind::Threw:
      break;
  }
  return text_of(machine, completion.exception);
}

}  // namespace assay::boot
