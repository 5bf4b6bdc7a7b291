// SPDX-License-Identifier: Apache-2.0
// That the filters find what JaCoCo's find in all code of libraries is for
// bench/coverage/counts.py.
#include "coverage/filters/filters.h"

#include <gtest/gtest.h>

#include "classfile/build/class_builder.h"
#include "coverage/class_probes.h"

namespace assay::coverage {
namespace {

using classfile::ClassBuilder;
using classfile::Opcode;
namespace access = classfile::access;

std::vector<MethodCoverage> methods_of(ClassBuilder& builder) {
  const std::vector<std::uint8_t> bytes = builder.finish();
  return ClassProbes::read(bytes)->coverage({}).methods;
}

TEST(Filters, LeaveOutPrivateConstructorsThatDoNothing) {
  ClassBuilder builder("p/Utility");
  for (auto flags : {access::kPrivate, access::kPublic}) {
    builder.add_method(flags, "<init>", flags == access::kPrivate ? "()V" : "(I)V")
        .load('A', 0)
        .invoke_special("java/lang/Object", "<init>", "()V")
        .return_value('V');
  }
  const auto methods = methods_of(builder);
  ASSERT_EQ(methods.size(), 1u);
  EXPECT_EQ(methods[0].descriptor, "(I)V");
}

TEST(Filters, LeaveOutWhatCompilersAdd) {
  ClassBuilder builder("p/Colour", "java/lang/Enum");
  builder.add_method(access::kPublic | access::kStatic, "values", "()[Lp/Colour;")
      .emit(Opcode::AconstNull)
      .return_value('A');
  builder.add_method(access::kStatic | access::kSynthetic, "access$000", "()V").return_value('V');
  builder.add_method(access::kPublic | access::kBridge, "get", "()V").return_value('V');
  builder.add_method(access::kStatic | access::kSynthetic, "lambda$f$0", "()V").return_value('V');
  const auto methods = methods_of(builder);
  ASSERT_EQ(methods.size(), 1u);
  EXPECT_EQ(methods[0].name, "lambda$f$0");
}

/// try { x = 1; } finally { y(); }: the copy for exceptions counts for both.
TEST(Filters, CountAFinallyBlockOnce) {
  ClassBuilder builder("p/Closing");
  auto& code = builder.add_method(access::kPublic | access::kStatic, "f", "()V");
  const auto start = code.new_label(), end = code.new_label(), handler = code.new_label();
  code.line(1).bind(start).push_int(1).store('I', 0).bind(end);
  code.line(3).invoke_static("p/Closing", "y", "()V").return_value('V');
  code.bind(handler).frame({}, {{7, builder.pool().class_ref("java/lang/Throwable")}});
  code.store('A', 1).invoke_static("p/Closing", "y", "()V").load('A', 1).emit(Opcode::Athrow);
  code.handler(start, end, handler, "");
  const auto methods = methods_of(builder);
  ASSERT_EQ(methods.size(), 1u);
  ASSERT_EQ(methods[0].lines.size(), 2u);
  EXPECT_EQ(methods[0].lines[1].instructions, 2u) << "one call of y() and the return";
}

TEST(Filtered, FindsTheOriginalOfACopyOfACopy) {
  Filtered filtered;
  filtered.merge(1, 5);
  filtered.merge(5, 9);
  filtered.merge(9, 1);
  EXPECT_EQ(filtered.merged(), (std::map<std::size_t, std::size_t>{{5, 1}, {9, 1}}));
  EXPECT_TRUE(filtered.is_ignored(9));
  EXPECT_FALSE(filtered.is_ignored(1));
}

}  // namespace
}  // namespace assay::coverage
