// SPDX-License-Identifier: Apache-2.0
#include "replay/warm_library.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "interp/run/meter.h"
#include "interp/run/run_scope.h"
#include "replay/immutable_order.h"
#include "replay/library_calls.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::replay {

namespace {

// Not in time: on a busy machine other caches would be filled, and other tests written.
constexpr std::uint64_t kFuel = 50'000'000;

void use_dates(LibraryCalls& library) {
  vm::Slot date = library.new_object("java/util/Date");
  library.call("java/util/Date", "<init>", "(J)V", {date, vm::Slot::of_long(0)});
  vm::Slot format = library.call_static("java/text/DateFormat", "getDateTimeInstance",
                                        "()Ljava/text/DateFormat;", {});
  library.call("java/text/DateFormat", "format", "(Ljava/util/Date;)Ljava/lang/String;",
               {format, date});
  library.call_static("java/util/Calendar", "getInstance", "()Ljava/util/Calendar;", {});
}

void use_numbers(LibraryCalls& library) {
  constexpr std::array<std::string_view, 3> kMakers{"getInstance", "getPercentInstance",
                                                    "getCurrencyInstance"};
  for (std::string_view maker : kMakers) {
    vm::Slot format =
        library.call_static("java/text/NumberFormat", maker, "()Ljava/text/NumberFormat;", {});
    library.call("java/text/NumberFormat", "format", "(D)Ljava/lang/String;",
                 {format, vm::Slot::of_double(1234.5)});
  }
}

void use_times(LibraryCalls& library) {
  vm::Slot date =
      library.call_static("java/time/LocalDate", "of", "(III)Ljava/time/LocalDate;",
                          {vm::Slot::of_int(2020), vm::Slot::of_int(1), vm::Slot::of_int(2)});
  vm::Slot format = library.call_static("java/time/format/DateTimeFormatter", "ofPattern",
                                        "(Ljava/lang/String;)Ljava/time/format/DateTimeFormatter;",
                                        {library.text("EEE d MMM yyyy")});
  if (date.ref)
    library.call("java/time/format/DateTimeFormatter", "format",
                 "(Ljava/time/temporal/TemporalAccessor;)Ljava/lang/String;", {format, date});
}

void use_zones(LibraryCalls& library) {
  library.call_static("java/time/ZoneId", "of", "(Ljava/lang/String;)Ljava/time/ZoneId;",
                      {library.text("Europe/Berlin")});
  library.call_static("java/time/ZoneId", "systemDefault", "()Ljava/time/ZoneId;", {});
}

void use_digests(LibraryCalls& library) {
  for (std::string_view name : {"MD5", "SHA-1", "SHA-256"})
    library.call_static("java/security/MessageDigest", "getInstance",
                        "(Ljava/lang/String;)Ljava/security/MessageDigest;", {library.text(name)});
}

struct Use {
  std::array<std::string_view, 4> of;  // any of these classes
  void (*use)(LibraryCalls&);
};
constexpr std::array<Use, 5> kUses{{
    {{"java/text/DateFormat", "java/text/SimpleDateFormat", "java/util/Calendar",
      "java/util/GregorianCalendar"},
     use_dates},
    {{"java/text/NumberFormat", "java/text/DecimalFormat", "java/text/MessageFormat",
      "java/util/Formatter"},
     use_numbers},
    {{"java/time/format/DateTimeFormatter", "java/time/format/DateTimeFormatterBuilder", "", ""},
     use_times},
    {{"java/time/ZoneId", "java/time/ZonedDateTime", "java/util/TimeZone", ""}, use_zones},
    {{"java/security/MessageDigest", "", "", ""}, use_digests},
}};

}  // namespace

void warm_library(interp::Machine& machine, const recipe::ClassIndex& index) {
  interp::Limits limits;
  limits.fuel = kFuel;
  interp::RunScope scope(machine);
  scope.set_limits(limits);
  scope.put_stop_aside();  // what could not be done is left to the runs
  if (vm::Class* ordered = machine.universe().load_boot("java/util/ImmutableCollections"))
    machine.initialise(*ordered);
  order_immutable_collections(machine.universe(), Order::Forwards);
  LibraryCalls library(machine);
  for (const Use& use : kUses) {
    bool is_wanted = std::any_of(use.of.begin(), use.of.end(), [&](std::string_view name) {
      return index.mentions_library(name);
    });
    if (is_wanted) use.use(library);
  }
}

}  // namespace assay::replay
