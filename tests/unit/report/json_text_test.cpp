// SPDX-License-Identifier: Apache-2.0
#include "report/text/json_text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace assay::report {
namespace {

TEST(JsonText, KeepsTheOrderOfKeysAndEndsTheLine) {
  EXPECT_EQ(json_text({{"b", 1}, {"a", "x"}}), "{\n  \"b\": 1,\n  \"a\": \"x\"\n}\n");
}

TEST(JsonText, ReplacesBytesThatAreNotUtf8) {
  EXPECT_EQ(json_text({{"a", "\xff\u00e4"}}), "{\n  \"a\": \"\ufffd\u00e4\"\n}\n");
}

}  // namespace
}  // namespace assay::report
