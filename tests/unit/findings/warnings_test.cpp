// SPDX-License-Identifier: Apache-2.0
#include "findings/warnings.h"

#include <gtest/gtest.h>

namespace assay::findings {
namespace {

std::vector<Warning> read(std::string_view text) {
  auto warnings = read_warnings(text);
  return warnings.ok() ? std::move(warnings).value() : std::vector<Warning>();
}

TEST(Warnings, ReadsPlainLines) {
  const auto found = read("p.C:12:division-by-zero\n\np.D$E:3:null\n");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].class_name, "p.C");
  EXPECT_EQ(found[0].line, 12);
  EXPECT_EQ(found[0].kind, Kind::DivisionByZero);
  EXPECT_EQ(found[1].kind, Kind::NullDereference);
}

TEST(Warnings, ReadsWhatJavacSays) {
  const auto found = read("src/p/C.java:7: warning: [DivZero] division by zero\n    1 / 0;\n");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].file, "src/p/C.java");
  EXPECT_EQ(found[0].line, 7);
  EXPECT_EQ(found[0].kind, Kind::DivisionByZero);
}

TEST(Warnings, ReadsSarifOfAnyTool) {
  const auto found = read(R"({"version":"2.1.0","runs":[{"results":[
      {"ruleId":"NULLPTR_DEREFERENCE","message":{"text":"may be null"},"locations":[
        {"physicalLocation":{"artifactLocation":{"uri":"p/C.java"},"region":{"startLine":5}}}]},
      {"ruleId":"nowhere"}, 7]}, null]})");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].file, "p/C.java");
  EXPECT_EQ(found[0].line, 5);
  EXPECT_EQ(found[0].kind, Kind::NullDereference);
}

TEST(Warnings, ReadsSpotBugs) {
  const auto found = read(R"(<BugCollection><BugInstance type="NP_NULL_ON_SOME_PATH" priority="1">
      <Class classname="p.C"><SourceLine classname="p.C" start="3" end="40"/></Class>
      <SourceLine classname="p.C" start="9" end="9" sourcefile="C.java"/>
    </BugInstance></BugCollection>)");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].class_name, "p.C");
  EXPECT_EQ(found[0].line, 9);
  EXPECT_EQ(found[0].kind, Kind::NullDereference);
}

TEST(Warnings, RefusesWhatIsNoReport) {
  EXPECT_FALSE(read_warnings("hello\nworld\n").ok());
  EXPECT_FALSE(read_warnings("{\"runs\": 3}").ok());
  EXPECT_FALSE(read_warnings("{broken").ok());
  EXPECT_TRUE(read_warnings("").ok());
}

}  // namespace
}  // namespace assay::findings
