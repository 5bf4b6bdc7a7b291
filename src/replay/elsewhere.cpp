// SPDX-License-Identifier: Apache-2.0
#include "replay/elsewhere.h"

#include <array>
#include <string_view>

#include "replay/library_calls.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::replay {

namespace {

// A language whose small letters have other capitals, and whose numbers have commas; with the
// digits of Egypt and the years of Thailand, where these are what users have.
constexpr std::string_view kLocale = "tr-TR-u-ca-buddhist-nu-arab";
constexpr std::string_view kTimeZone = "Asia/Kolkata";
constexpr std::array<std::array<std::string_view, 2>, 7> kProperties{{
    {"user.name", "somebody"},
    {"user.home", "/users/somebody"},
    {"user.dir", "/users/somebody/work"},
    {"java.io.tmpdir", "/users/somebody/tmp"},
    {"os.name", "SunOS"},
    {"java.vendor", "Somebody"},
    {"user.timezone", kTimeZone},
}};

void set_locale(LibraryCalls& library) {
  vm::Slot locale =
      library.call_static("java/util/Locale", "forLanguageTag",
                          "(Ljava/lang/String;)Ljava/util/Locale;", {library.text(kLocale)});
  if (locale.ref)
    library.call_static("java/util/Locale", "setDefault", "(Ljava/util/Locale;)V", {locale});
}

void set_properties(LibraryCalls& library) {
  for (const auto& [key, value] : kProperties)
    library.call_static("java/lang/System", "setProperty",
                        "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
                        {library.text(key), library.text(value)});
}

/// As if others had been started before: they are numbered.
void start_threads(vm::Universe& universe) {
  constexpr std::int32_t kStarted = 7;
  constexpr std::array<std::array<std::string_view, 2>, 2> kCounters{
      {{"java/lang/Thread", "threadInitNumber"}, {"java/lang/Thread$ThreadNumbering", "next"}}};
  for (const auto& [owner, name] : kCounters) {
    vm::Class* klass = universe.load_boot(owner);
    vm::Field* counter = klass == nullptr ? nullptr : universe.find_field(*klass, name);
    if (counter == nullptr || counter->kind != vm::Kind::Int || !klass->is_initialised()) continue;
    universe.set<std::int32_t>(klass->mirror, *counter,
                               universe.get<std::int32_t>(klass->mirror, *counter) + kStarted);
  }
}

void rename_thread(LibraryCalls& library) {
  vm::Slot thread =
      library.call_static("java/lang/Thread", "currentThread", "()Ljava/lang/Thread;", {});
  library.call("java/lang/Thread", "setName", "(Ljava/lang/String;)V",
               {thread, library.text("Test worker")});
}

/// If nobody has asked for a variable yet, no test does.
void empty_environment(LibraryCalls& library, vm::Universe& universe) {
  vm::Class* klass = universe.load_boot("java/lang/ProcessEnvironment");
  if (klass == nullptr || !klass->is_initialised()) return;
  vm::Field* variables = universe.find_field(*klass, "theEnvironment");
  if (variables == nullptr) return;
  vm::Slot map = vm::Slot::of_ref(universe.get<vm::Ref>(klass->mirror, *variables));
  library.call("java/util/HashMap", "clear", "()V", {map});
}

/// As if java had been started with -da, for classes that have asked already.
void switch_assertions_off(vm::Universe& universe) {
  const vm::Symbol name = universe.symbols().find("$assertionsDisabled");
  if (!name) return;
  for (std::uint32_t id = 0; id < universe.class_count(); ++id) {
    vm::Class* klass = universe.class_by_id(id);
    if (klass == nullptr || klass->trusted || !klass->is_initialised()) continue;
    for (const vm::Field& field : klass->fields) {
      const bool is_switch =
          field.is_static() && field.kind == vm::Kind::Boolean && field.name == name;
      if (is_switch) universe.set<std::uint8_t>(klass->mirror, field, 1);
    }
  }
}

/// The library finds out by itself what it is, from the properties.
void forget_time_zone(vm::Universe& universe) {
  vm::Class* zones = universe.load_boot("java/util/TimeZone");
  if (zones == nullptr || !zones->is_initialised()) return;
  if (vm::Field* known = universe.find_field(*zones, "defaultTimeZone"))
    universe.set<vm::Ref>(zones->mirror, *known, vm::kNull);
}

/// As a test would.
void fix_time_zone(LibraryCalls& library) {
  vm::Slot utc =
      library.call_static("java/util/TimeZone", "getTimeZone",
                          "(Ljava/lang/String;)Ljava/util/TimeZone;", {library.text("UTC")});
  if (utc.ref)
    library.call_static("java/util/TimeZone", "setDefault", "(Ljava/util/TimeZone;)V", {utc});
}

}  // namespace

void go_elsewhere(interp::Machine& machine, const Elsewhere& where) {
  LibraryCalls library(machine);
  if (where.properties) {
    set_properties(library);
    empty_environment(library, machine.universe());
    rename_thread(library);
    start_threads(machine.universe());
  }
  if (where.assertions) switch_assertions_off(machine.universe());
  if (where.locale) set_locale(library);
  if (where.time_zone) forget_time_zone(machine.universe());
  if (!where.time_zone && where.properties) fix_time_zone(library);
}

}  // namespace assay::replay
