// SPDX-License-Identifier: Apache-2.0
#include "explore/verify/output_sink.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string_view>

#include "interp/shadow.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

/// What runs no code of the program when it is printed.
constexpr std::string_view kPlain[] = {
    "()V", "(Z)V", "(C)V", "(I)V", "(J)V", "(F)V", "(D)V", "([C)V", "(Ljava/lang/String;)V"};

vm::Ref standard_stream(vm::Universe& universe, std::string_view field) {
  vm::Class* system = universe.load_boot("java/lang/System");
  vm::Ref stream;
  std::memcpy(&stream, universe.static_address(universe.field(*system, field)), sizeof stream);
  return stream;
}

}  // namespace

void ignore_output(interp::Machine& machine, concolic::Recorder& recorder) {
  using Entry = interp::ShadowListener::Entry;
  vm::Universe& universe = machine.universe();
  const vm::Ref out = standard_stream(universe, "out"), error = standard_stream(universe, "err");
  for (vm::Method& method : universe.load_boot("java/io/PrintStream")->methods) {
    const std::string_view name = universe.symbols().text(method.name);
    const std::string_view descriptor = universe.symbols().text(method.descriptor);
    const bool prints =
        (name == "print" || name == "println") &&
        std::find(std::begin(kPlain), std::end(kPlain), descriptor) != std::end(kPlain);
    if (!prints) continue;
    const bool is_array = descriptor == "([C)V";
    recorder.replace(
        method, [out, error, is_array](vm::Method&, const vm::Slot* arguments, const std::uint32_t*,
                                       vm::Slot&, std::uint32_t&) {
          const bool is_standard = arguments[0].ref == out || arguments[0].ref == error;
          const bool throws = is_array && !arguments[1].ref;
          return is_standard && !throws ? Entry::Replace : Entry::StepIn;
        });
  }
}

}  // namespace assay::explore
