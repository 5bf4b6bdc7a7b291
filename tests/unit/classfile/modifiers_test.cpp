// SPDX-License-Identifier: Apache-2.0
#include "classfile/modifiers.h"

#include <gtest/gtest.h>

#include "classfile/class_file.h"

namespace assay::classfile {
namespace {

using namespace access;

TEST(ClassModifiers, ForbidAbstractFinal) {
  EXPECT_FALSE(is_legal_class(kAbstract | kFinal, 61));
  EXPECT_TRUE(is_legal_class(kPublic | kFinal | kSuper, 61));
}

TEST(ClassModifiers, WantInterfacesAbstractAndNothingOfAClass) {
  EXPECT_TRUE(is_legal_class(kInterface | kAbstract, 61));
  EXPECT_TRUE(is_legal_class(kInterface | kAbstract | kAnnotation, 61));
  EXPECT_FALSE(is_legal_class(kInterface, 61));
  EXPECT_FALSE(is_legal_class(kInterface | kAbstract | kSuper, 61));
  EXPECT_TRUE(is_legal_class(kInterface | kAbstract | kSuper, 48));
  EXPECT_FALSE(is_legal_class(kAnnotation, 61));
}

TEST(FieldModifiers, AllowOneVisibility) {
  EXPECT_TRUE(is_legal_field(kPrivate | kStatic | kFinal, false, 61));
  EXPECT_FALSE(is_legal_field(kPrivate | kPublic, false, 61));
}

TEST(FieldModifiers, ForbidFinalVolatile) {
  EXPECT_FALSE(is_legal_field(kFinal | kVolatile, false, 61));
}

TEST(FieldModifiers, FixThoseOfInterfaces) {
  EXPECT_TRUE(is_legal_field(kPublic | kStatic | kFinal | kSynthetic, true, 61));
  EXPECT_FALSE(is_legal_field(kPublic | kStatic, true, 61));
  EXPECT_FALSE(is_legal_field(kPublic | kStatic | kFinal | kTransient, true, 61));
}

TEST(MethodModifiers, RestrictAbstractMethods) {
  EXPECT_TRUE(is_legal_method(kPublic | kAbstract, false, "m", 61));
  EXPECT_FALSE(is_legal_method(kPrivate | kAbstract, false, "m", 61));
  EXPECT_FALSE(is_legal_method(kAbstract | kNative, false, "m", 61));
  EXPECT_FALSE(is_legal_method(kAbstract | kStrict, false, "m", 60));
  EXPECT_TRUE(is_legal_method(kAbstract | kStrict, false, "m", 61));
}

TEST(MethodModifiers, RestrictConstructors) {
  EXPECT_TRUE(is_legal_method(kPrivate | kVarargs, false, "<init>", 61));
  EXPECT_FALSE(is_legal_method(kStatic, false, "<init>", 61));
  EXPECT_FALSE(is_legal_method(kSynchronized, false, "<init>", 61));
}

TEST(MethodModifiers, OfInterfacesDependOnTheVersion) {
  EXPECT_TRUE(is_legal_method(kPublic | kStatic, true, "m", 52));
  EXPECT_FALSE(is_legal_method(kPublic | kStatic, true, "m", 51));
  EXPECT_TRUE(is_legal_method(kPrivate, true, "m", 53));
  EXPECT_FALSE(is_legal_method(0, true, "m", 53));
  EXPECT_FALSE(is_legal_method(kPublic | kFinal, true, "m", 53));
  EXPECT_FALSE(is_legal_method(kPrivate | kAbstract, true, "m", 53));
  EXPECT_TRUE(is_legal_method(kPublic | kAbstract, true, "m", 49));
}

}  // namespace
}  // namespace assay::classfile
