// SPDX-License-Identifier: Apache-2.0
#include "emit/place_writer.h"

#include <fmt/format.h>

#include "source/layout.h"

namespace assay::emit {

namespace {

struct Default {
  std::string noun;
  std::string type;
  std::string constant;  // that holds the user's
  std::string value;     // for the tests
};

Fixture fixture(ClassNames& names, JUnit junit, const Default& what) {
  const bool is_five = junit == JUnit::Five;
  const std::string package = is_five ? "org.junit.jupiter.api." : "org.junit.";
  return {what.noun,
          names.name_of(package + (is_five ? "BeforeAll" : "BeforeClass")),
          names.name_of(package + (is_five ? "AfterAll" : "AfterClass")),
          fmt::format("private static final {} {} = {}.getDefault();", what.type, what.constant,
                      what.type),
          fmt::format("{}.setDefault({});", what.type, what.value),
          fmt::format("{}.setDefault({});", what.type, what.constant)};
}

}  // namespace

Fixture locale_fixture(ClassNames& names, JUnit junit) {
  const std::string type = names.name_of("java.util.Locale");
  return fixture(names, junit, {"Locale", type, "USERS_LOCALE", type + ".US"});
}

Fixture time_zone_fixture(ClassNames& names, JUnit junit) {
  const std::string type = names.name_of("java.util.TimeZone");
  return fixture(names, junit,
                 {"TimeZone", type, "USERS_TIME_ZONE", type + ".getTimeZone(\"UTC\")"});
}

/// JUnit makes an object for each test: what it keeps is how things were before the test.
Fixture state_fixture(ClassNames& names, JUnit junit, const source::Printer& printer,
                      const source::Restoration& state) {
  Fixture fixture;
  fixture.noun = "StaticState";
  fixture.after =
      names.name_of(junit == JUnit::Five ? "org.junit.jupiter.api.AfterEach" : "org.junit.After");
  fixture.field = fmt::format("private final {} {} = {};", printer.type(state.type), state.keeper,
                              source::flat_text(printer.expression(state.read)));
  fixture.restore = source::flat_text(printer.expression(state.put_back)) + ";";
  return fixture;
}

std::vector<std::string> fixture_lines(const std::set<Fixture>& fixtures, bool is_public) {
  std::vector<std::string> lines;
  std::vector<Fixture> of_class, of_test;
  for (const Fixture& each : fixtures) {
    lines.push_back("    " + each.field);
    (each.is_of_each_test() ? of_test : of_class).push_back(each);
  }
  auto add_method = [&](const std::vector<Fixture>& group, const std::string& annotation,
                        const std::string& head, std::string Fixture::*statement) {
    lines.insert(lines.end(), {"", fmt::format("    @{}", annotation),
                               fmt::format("    {}{}() {{", is_public ? "public " : "", head)});
    for (const Fixture& each : group) lines.push_back("        " + each.*statement);
    lines.emplace_back("    }");
  };
  if (!of_class.empty()) {
    std::string nouns;
    for (const Fixture& each : of_class) nouns += (nouns.empty() ? "" : "And") + each.noun;
    add_method(of_class, of_class.front().before, "static void fix" + nouns, &Fixture::fix);
    add_method(of_class, of_class.front().after, "static void restore" + nouns, &Fixture::restore);
  }
  if (!of_test.empty())
    add_method(of_test, of_test.front().after, "void restoreStaticState", &Fixture::restore);
  return lines;
}

}  // namespace assay::emit
