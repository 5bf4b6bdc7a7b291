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

std::string before_all(ClassNames& names, JUnit junit) {
  return names.name_of(junit == JUnit::Five ? "org.junit.jupiter.api.BeforeAll"
                                            : "org.junit.BeforeClass");
}

std::string after_all(ClassNames& names, JUnit junit) {
  return names.name_of(junit == JUnit::Five ? "org.junit.jupiter.api.AfterAll"
                                            : "org.junit.AfterClass");
}

Fixture fixture(ClassNames& names, JUnit junit, const Default& what) {
  return {what.noun,
          before_all(names, junit),
          after_all(names, junit),
          fmt::format("private static final {} {} = {}.getDefault();", what.type, what.constant,
                      what.type),
          fmt::format("{}.setDefault({});", what.type, what.value),
          fmt::format("{}.setDefault({});", what.type, what.constant)};
}

std::string nouns(const std::vector<Fixture>& fixtures) {
  std::string all;
  for (const Fixture& each : fixtures) all += (all.empty() ? "" : "And") + each.noun;
  return all;
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

Fixture headless_fixture(ClassNames& names, JUnit junit) {
  Fixture fixture;
  fixture.noun = "Headless";
  fixture.before = before_all(names, junit);
  fixture.fix = fmt::format("{}.setProperty(\"java.awt.headless\", \"true\");",
                            names.name_of("java.lang.System"));
  return fixture;
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
    if (!each.field.empty()) lines.push_back("    " + each.field);
    (each.is_of_each_test() ? of_test : of_class).push_back(each);
  }
  auto add_method = [&](const std::vector<Fixture>& group, const std::string& annotation,
                        const std::string& head, std::string Fixture::*statement) {
    if (!lines.empty()) lines.emplace_back();
    lines.insert(lines.end(), {fmt::format("    @{}", annotation),
                               fmt::format("    {}{}() {{", is_public ? "public " : "", head)});
    for (const Fixture& each : group) lines.push_back("        " + each.*statement);
    lines.emplace_back("    }");
  };
  if (!of_class.empty()) {
    add_method(of_class, of_class.front().before, "static void fix" + nouns(of_class),
               &Fixture::fix);
    std::erase_if(of_class, [](const Fixture& each) { return each.restore.empty(); });
  }
  if (!of_class.empty())
    add_method(of_class, of_class.front().after, "static void restore" + nouns(of_class),
               &Fixture::restore);
  if (!of_test.empty())
    add_method(of_test, of_test.front().after, "void restoreStaticState", &Fixture::restore);
  return lines;
}

}  // namespace assay::emit
