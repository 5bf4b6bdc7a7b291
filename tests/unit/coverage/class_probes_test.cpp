// SPDX-License-Identifier: Apache-2.0
#include "coverage/class_probes.h"

#include <gtest/gtest.h>

#include <deque>

#include "classfile/build/class_builder.h"
#include "classfile/parse/parse_class.h"
#include "classfile/verifier/verify_method.h"
#include "classpath/jdk.h"
#include "support/known_classes.h"

namespace assay::coverage {
namespace {

using classfile::ClassBuilder;
using classfile::Opcode;

constexpr std::uint16_t kPublicStatic = classfile::access::kPublic | classfile::access::kStatic;

/// static int f(int x) { if (x == 0) return g(); return 2; }  with g() on a line of its own
std::vector<std::uint8_t> branching_class() {
  ClassBuilder builder("p/Branching");
  auto& code = builder.add_method(kPublicStatic, "f", "(I)I");
  const auto other = code.new_label();
  code.line(1).load('I', 0).branch(Opcode::Ifne, other);
  code.line(2).invoke_static("p/Branching", "g", "()I").return_value('I');
  code.bind(other).frame({{1}}, {}).line(3).push_int(2).return_value('I');
  builder.add_method(kPublicStatic, "g", "()I").line(5).push_int(1).return_value('I');
  return builder.finish();
}

ClassCoverage count(const std::vector<std::uint8_t>& bytes, std::vector<bool> passed) {
  return ClassProbes::read(bytes)->coverage(std::move(passed));
}

TEST(ClassProbes, CountNothingIfNoneWasPassed) {
  const ClassCoverage none = count(branching_class(), {});
  EXPECT_EQ(none.class_name, "p.Branching");
  ASSERT_EQ(none.methods.size(), 2u);
  ASSERT_EQ(none.methods[0].lines.size(), 3u);
  EXPECT_EQ(none.methods[0].lines[0].branches, 2u);
  EXPECT_EQ(none.methods[0].lines[0].covered_instructions, 0u);
  EXPECT_EQ(none.methods[0].missed_complexity, 2u);
  EXPECT_FALSE(none.methods[0].covered);
}

// The probes of f: before line 2, which calls something, and at either return.
TEST(ClassProbes, CoverABranchUpToTheNextProbe) {
  const std::vector<std::uint8_t> bytes = branching_class();
  ASSERT_EQ(ClassProbes::read(bytes)->probe_count(), 4u);
  const MethodCoverage threw = count(bytes, {true, false, false, false}).methods[0];
  EXPECT_EQ(threw.lines[0].covered_branches, 1u);
  EXPECT_EQ(threw.lines[1].covered_instructions, 0u) << "g() did not come back";
  const MethodCoverage other = count(bytes, {false, false, true, false}).methods[0];
  EXPECT_EQ(other.lines[0].covered_branches, 1u);
  EXPECT_EQ(other.lines[2].covered_instructions, 2u);
  ASSERT_EQ(other.branches.size(), 2u);
  EXPECT_FALSE(other.branches[0].covered);
  EXPECT_EQ(other.branches[0].edge, "fallthrough");
  EXPECT_TRUE(other.branches[1].covered);
  EXPECT_EQ(other.branches[1].outcome, 1u);
  EXPECT_EQ(other.covered_complexity, 1u);
}

TEST(ClassProbes, DoNotCountSyntheticClasses) {
  ClassBuilder builder("p/Made", "java/lang/Object",
                       classfile::access::kSuper | classfile::access::kSynthetic);
  EXPECT_FALSE(ClassProbes::read(builder.finish()));
  EXPECT_FALSE(ClassProbes::read(std::vector<std::uint8_t>{1, 2, 3}));
}

TEST(ClassProbes, LeaveOtherMethodsAlone) {
  const std::vector<std::uint8_t> bytes = branching_class();
  const auto written = ClassProbes::read(bytes)->instrumented(7);
  ASSERT_TRUE(written);
  const auto file = classfile::parse_class(*written);
  ASSERT_TRUE(file.ok()) << file.error().message;
  EXPECT_EQ(file.value().methods.size(), 2u);
  EXPECT_EQ(file.value().name, "p/Branching");
}

/// The class library has all shapes of code that there are.
TEST(ClassProbes, MakeCodeThatVerifies) {
  const auto jdk = classpath::find_jdk(classpath::JdkSearch::of_environment({}));
  ASSERT_TRUE(jdk.ok()) << jdk.error().message;
  std::deque<classfile::ClassFile> files;
  std::vector<std::vector<std::uint8_t>> all_written;
  testing::KnownClasses known;
  jdk.value().image.for_each_resource([&](const classpath::ImageResource& resource) {
    if (resource.module != "java.base" || resource.extension != "class") return;
    const auto bytes = jdk.value().image.find(resource.path());
    auto parsed = classfile::parse_class(*bytes, {.accept_module_info = true});
    known.add(files.emplace_back(std::move(parsed).value()));
    const auto probes = ClassProbes::read(*bytes);
    if (auto written = probes ? probes->instrumented(1) : std::nullopt)
      all_written.push_back(std::move(*written));
  });
  std::size_t methods = 0;
  for (const auto& written : all_written) {
    const auto file = classfile::parse_class(written);
    ASSERT_TRUE(file.ok()) << file.error().message;
    for (const classfile::MethodInfo& method : file.value().methods) {
      const auto result = classfile::verify_method(file.value(), method, known);
      ASSERT_EQ(result.outcome, classfile::VerifyOutcome::Ok)
          << file.value().name << "." << method.name << "\n"
          << result.message;
      methods += method.has_code ? 1 : 0;
    }
  }
  EXPECT_GT(methods, 40'000u);
}

}  // namespace
}  // namespace assay::coverage
