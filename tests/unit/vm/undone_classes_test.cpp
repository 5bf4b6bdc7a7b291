// SPDX-License-Identifier: Apache-2.0
#include "vm/linking/undone_classes.h"

#include <gtest/gtest.h>

namespace assay::vm {
namespace {

TEST(UndoneClasses, GivesAClassOfTheSameBytesOnce) {
  UndoneClasses undone;
  SymbolTable symbols;
  LoaderData loader, other;
  const Symbol name = symbols.intern("Proxy"), another = symbols.intern("Another");
  Class first, second;
  first.owned_bytes = {1, 2, 3};
  second.owned_bytes = {1, 2};
  undone.add(loader, name, first);
  undone.add(loader, name, second);
  const std::vector<std::uint8_t> bytes{1, 2}, different{1, 9};
  EXPECT_EQ(undone.take(loader, name, different), nullptr);
  EXPECT_EQ(undone.take(loader, another, bytes), nullptr);
  EXPECT_EQ(undone.take(other, name, bytes), nullptr);
  EXPECT_EQ(undone.take(loader, name, bytes), &second);
  EXPECT_EQ(undone.take(loader, name, bytes), nullptr);
}

}  // namespace
}  // namespace assay::vm
