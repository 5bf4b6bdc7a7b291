// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "support/booted_machine.h"

namespace assay::test {

/// Calls of library methods of many kinds, each run from a mark and rolled back.
class LibraryMix {
 public:
  explicit LibraryMix(BootedMachine& booted)
      : booted_(booted),
        parse_int_(booted.method("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I")),
        double_text_(booted.method("java/lang/Double", "toString", "(D)Ljava/lang/String;")),
        hex_(booted.method("java/lang/Long", "toHexString", "(J)Ljava/lang/String;")),
        list_(booted.method("java/util/List", "of",
                            "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/util/List;")),
        text_of_(
            booted.method("java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;")),
        matches_(booted.method("java/util/regex/Pattern", "matches",
                               "(Ljava/lang/String;Ljava/lang/CharSequence;)Z")),
        set_property_(booted.method("java/lang/System", "setProperty",
                                    "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;")),
        date_(booted.method("java/time/LocalDate", "parse",
                            "(Ljava/lang/CharSequence;)Ljava/time/LocalDate;")) {}

  static constexpr int kKinds = 8;

  /// One run of the i-th call.
  interp::Completion run(int i) {
    interp::StickyRun run = interp::run_sticky(booted_.machine(), [&] { return call(i); });
    booted_.machine().rollback(run.mark);
    return run.completion;
  }

 private:
  interp::Completion call(int i) {
    interp::Machine& machine = booted_.machine();
    switch (i % kKinds) {
      case 0:
        return machine.call(parse_int_, {booted_.string("-12345")});
      case 1:
        return machine.call(double_text_, {vm::Slot::of_double(i * 0.37)});
      case 2:
        return machine.call(hex_, {vm::Slot::of_long(i * 7919L)});
      case 3: {
        interp::Completion list = machine.call(list_, {booted_.string("a"), booted_.string("bc")});
        return list.returned() ? machine.call(text_of_, {list.value}) : list;
      }
      case 4:
        return machine.call(matches_, {booted_.string("[a-z]+\\d*"), booted_.string("abc42")});
      case 5:
        return machine.call(set_property_, {booted_.string("mix.key"), booted_.string("value")});
      case 6:
        return machine.call(date_, {booted_.string("2024-02-29")});
      default:
        return machine.call(parse_int_, {booted_.string("not a number")});  // throws
    }
  }

  BootedMachine& booted_;
  vm::Method &parse_int_, &double_text_, &hex_, &list_, &text_of_, &matches_, &set_property_,
      &date_;
};

}  // namespace assay::test
