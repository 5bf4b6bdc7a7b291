// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "report/check/check_report.h"

namespace assay::report {

/// A finding with every part: thrown by the library two calls below the tested method.
inline Finding sample_finding() {
  findings::Crash crash;
  crash.kind = findings::Kind::Index;
  crash.exception = "java.lang.StringIndexOutOfBoundsException";
  crash.message = "index 2, length 1";
  crash.stack = {{"java.lang.String", "charAt", "(I)C", "String.java", 1517, 5, true, true},
                 {"shop.Cart$Item", "third", "(Ljava/lang/String;)C", "Cart.java", 5, 9},
                 {"shop.Cart", "code", "(Ljava/lang/String;)C", "Cart.java", 2, 4, false, true}};
  crash.called = {"shop.Cart", "code", "(Ljava/lang/String;)C"};
  crash.conditions = {"text.length() <= 2"};
  crash.path = {
      {"shop.Cart", "code", "Cart.java", 1, "text != null"},
      {"shop.Cart$Item", "third", "Cart.java", 5, "text.length() <= 2", "text.length() is 1"}};
  crash.input = "Cart.code(\"0\")";
  crash.operation = "charAt 1";
  Finding finding;
  finding.crash = std::move(crash);
  finding.fingerprint = "00000000000000aa";
  finding.rank = 1;
  finding.count = 3;
  finding.tested = "shop.Cart";
  finding.test_file = "shop/CartBugTest.java";
  finding.test_name = "code_ofZero_throws";
  finding.test_source = "    @Test\n    void code_ofZero_throws() {\n    }\n";
  return finding;
}

/// One without a place: nothing of it is on the stack, and it never ends.
inline Finding placeless_finding() {
  Finding finding;
  finding.crash.kind = findings::Kind::EndlessLoop;
  finding.crash.called = {"shop.Till", "wait", "()V"};
  finding.crash.input = "new Till().wait()";
  finding.fingerprint = "00000000000000bb";
  finding.rank = 2;
  return finding;
}

inline CheckReport sample_findings() {
  CheckReport report;
  report.run.version = "0.1.0";
  report.run.command = "assay check shop.Cart";
  report.run.out = "out";
  ClassReport row;
  row.outcome.result.class_name = "shop.Cart";
  row.outcome.result.obstacles = {{"loop bound", 2}};
  row.outcome.result.findings.uses = {{"shop.Cart#code(String)", true, 4, 3},
                                      {"shop.Cart#share(int)", false, 2, 0}};
  report.run.classes = {row};
  report.findings = {sample_finding(), placeless_finding()};
  report.suppressed = {{"java.lang.NullPointerException", "shop.Cart", "code", 1,
                        findings::Dropped::NullHandedIn, 4}};
  report.unconfirmed = {
      {findings::Kind::DivisionByZero, "shop.Cart", "share", 9, "n == 0", "no time left"}};
  report.members = 5;
  report.exercised = 4;
  return report;
}

}  // namespace assay::report
