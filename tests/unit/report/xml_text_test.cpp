// SPDX-License-Identifier: Apache-2.0
#include "report/text/xml_text.h"

#include <gtest/gtest.h>

namespace assay::report {
namespace {

TEST(XmlEscaped, KeepsOrdinaryText) {
  EXPECT_EQ(xml_escaped(""), "");
  EXPECT_EQ(xml_escaped("it's \u00e4\u20ac\U0001F600"), "it's \u00e4\u20ac\U0001F600");
}

TEST(XmlEscaped, EscapesMarkupAndWhatAnAttributeWouldLose) {
  EXPECT_EQ(xml_escaped("<a b=\"c\">&amp;"), "&lt;a b=&quot;c&quot;&gt;&amp;amp;");
  EXPECT_EQ(xml_escaped("a\tb\nc\r"), "a&#9;b&#10;c&#13;");
}

TEST(XmlEscaped, ReplacesWhatXmlCannotHold) {
  EXPECT_EQ(xml_escaped(std::string_view("\0\x1b\x1f", 3)), "\ufffd\ufffd\ufffd");
  EXPECT_EQ(xml_escaped("\xff\xed\xa0\x80"), "\ufffd\ufffd\ufffd\ufffd");  // not UTF-8, a surrogate
  EXPECT_EQ(xml_escaped("\uffff"), "\ufffd");
}

}  // namespace
}  // namespace assay::report
