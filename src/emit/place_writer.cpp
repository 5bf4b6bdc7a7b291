// SPDX-License-Identifier: Apache-2.0
#include "emit/place_writer.h"

#include <fmt/format.h>

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

std::vector<std::string> fixture_lines(const std::set<Fixture>& fixtures, bool is_public) {
  std::vector<std::string> lines;
  std::string nouns;
  for (const Fixture& each : fixtures) {
    lines.push_back("    " + each.field);
    nouns += (nouns.empty() ? "" : "And") + each.noun;
  }
  auto add_method = [&](const std::string& annotation, const char* verb,
                        std::string Fixture::*statement) {
    lines.insert(lines.end(), {"", fmt::format("    @{}", annotation),
                               fmt::format("    {}static void {}{}() {{",
                                           is_public ? "public " : "", verb, nouns)});
    for (const Fixture& each : fixtures) lines.push_back("        " + each.*statement);
    lines.emplace_back("    }");
  };
  if (fixtures.empty()) return lines;
  add_method(fixtures.begin()->before, "fix", &Fixture::fix);
  add_method(fixtures.begin()->after, "restore", &Fixture::restore);
  return lines;
}

}  // namespace assay::emit
