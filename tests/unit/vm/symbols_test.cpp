// SPDX-License-Identifier: Apache-2.0
#include "vm/symbols.h"

#include <gtest/gtest.h>

namespace assay::vm {
namespace {

TEST(SymbolTable, EqualTextsHaveEqualSymbols) {
  SymbolTable symbols;
  Symbol a = symbols.intern("java/lang/Object");
  EXPECT_EQ(a, symbols.intern(std::string("java/lang/") + "Object"));
  EXPECT_NE(a, symbols.intern("java/lang/String"));
  EXPECT_EQ(symbols.text(a), "java/lang/Object");
}

TEST(SymbolTable, FindDoesNotIntern) {
  SymbolTable symbols;
  EXPECT_FALSE(symbols.find("nobody"));
  symbols.intern("nobody");
  EXPECT_TRUE(symbols.find("nobody"));
}

}  // namespace
}  // namespace assay::vm
