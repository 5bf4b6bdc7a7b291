// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "indy/lambda.h"
#include "unit/indy/spun_class.h"

namespace assay::indy {
namespace {

using classfile::ReferenceKind;
using test::SpunClass;

constexpr std::string_view kObjectToObject = "(Ljava/lang/Object;)Ljava/lang/Object;";
constexpr std::string_view kFunction = "java/util/function/Function";

/// A lambda of the class Caller for Function that a static method `body` implements.
class LambdaClass : public testing::Test {
 protected:
  Lambda lambda(std::string_view factory, std::string_view precise, std::string_view body) {
    Lambda result;
    result.method_name = "apply";
    result.factory_descriptor = factory;
    result.factory = types_.signature(factory);
    result.methods.push_back({kObjectToObject, types_.signature(kObjectToObject)});
    result.precise = {precise, types_.signature(precise)};
    result.interfaces.push_back({kFunction, &types_.klass(kFunction)});
    Implementation& target = result.implementation;
    target.kind = target.named_kind = ReferenceKind::InvokeStatic;
    target.member = {0, "Caller", "body", body};
    target.owner_is_interface = false;
    body_method_.owner = &types_.klass("Caller");
    target.method = &body_method_;
    target.signature = types_.signature(body);
    return result;
  }

  SpunClass write(const Lambda& lambda) {
    return SpunClass(write_lambda_class(lambda, "Caller$$Lambda", "Caller"));
  }

  test::FakeTypes types_;
  vm::Method body_method_;
};

TEST_F(LambdaClass, CastsArgumentsToTheirPreciseTypes) {
  const Lambda text =
      lambda("()Ljava/util/function/Function;", "(Ljava/lang/String;)Ljava/lang/String;",
             "(Ljava/lang/String;)Ljava/lang/String;");
  ASSERT_TRUE(is_valid(text));
  const SpunClass spun = write(text);
  EXPECT_EQ(spun.code("apply", kObjectToObject), "aload_1 checkcast invokestatic areturn");
  EXPECT_EQ(spun.verification_failure(types_), "");
  EXPECT_EQ(spun.file().access_flags & classfile::access::kSynthetic,
            classfile::access::kSynthetic);
  EXPECT_FALSE(spun.has_method(kLambdaFactory, text.factory_descriptor));
}

TEST_F(LambdaClass, UnboxesAndBoxes) {
  const Lambda number =
      lambda("()Ljava/util/function/Function;", "(Ljava/lang/Integer;)Ljava/lang/Double;", "(J)D");
  ASSERT_TRUE(is_valid(number));
  const SpunClass spun = write(number);
  EXPECT_EQ(spun.code("apply", kObjectToObject),
            "aload_1 checkcast invokevirtual invokestatic invokestatic areturn");
  EXPECT_EQ(spun.verification_failure(types_), "");
}

TEST_F(LambdaClass, KeepsCapturedValues) {
  const Lambda capturing = lambda("(JLjava/lang/String;I)Ljava/util/function/Function;",
                                  "(Ljava/lang/String;)Ljava/lang/Object;",
                                  "(JLjava/lang/String;ILjava/lang/Object;)Ljava/lang/Object;");
  ASSERT_TRUE(is_valid(capturing));
  const SpunClass spun = write(capturing);
  EXPECT_EQ(spun.file().fields.size(), 3u);
  EXPECT_EQ(spun.code(kLambdaFactory, capturing.factory_descriptor),
            "new dup lload_0 putfield dup aload_2 putfield dup iload_3 putfield areturn");
  EXPECT_EQ(spun.verification_failure(types_, kLambdaFactory), "");
}

TEST_F(LambdaClass, InvokesMethodsOfTheFirstArgument) {
  Lambda method = lambda("()Ljava/util/function/Function;", "(LSub;)Ljava/lang/Object;",
                         "()Ljava/lang/String;");
  method.implementation.kind = ReferenceKind::InvokeVirtual;
  method.implementation.signature.parameters.push_back(types_.type("LCaller;"));
  ASSERT_TRUE(is_valid(method));
  const SpunClass spun = write(method);
  EXPECT_EQ(spun.code("apply", kObjectToObject), "aload_1 checkcast invokevirtual areturn");
  EXPECT_EQ(spun.verification_failure(types_), "");
}

TEST_F(LambdaClass, MakesObjectsWithConstructors) {
  Lambda constructor =
      lambda("()Ljava/util/function/Function;", "(Ljava/lang/Integer;)LCaller;", "(I)V");
  constructor.implementation.kind = ReferenceKind::NewInvokeSpecial;
  constructor.implementation.member.name = "<init>";
  constructor.implementation.signature.result = types_.type("LCaller;");
  ASSERT_TRUE(is_valid(constructor));
  const SpunClass spun = write(constructor);
  EXPECT_EQ(spun.code("apply", kObjectToObject),
            "new dup aload_1 checkcast invokevirtual invokespecial areturn");
  EXPECT_EQ(spun.verification_failure(types_), "");
}

TEST_F(LambdaClass, DropsResultsNobodyWants) {
  Lambda consumer =
      lambda("()Ljava/util/function/Function;", "(Ljava/lang/String;)V", "(Ljava/lang/String;)J");
  consumer.methods = {{"(Ljava/lang/Object;)V", types_.signature("(Ljava/lang/Object;)V")}};
  ASSERT_TRUE(is_valid(consumer));
  const SpunClass spun = write(consumer);
  EXPECT_EQ(spun.code("apply", "(Ljava/lang/Object;)V"), "aload_1 checkcast invokestatic return");
  EXPECT_EQ(spun.verification_failure(types_), "");
}

TEST_F(LambdaClass, ImplementsBridges) {
  Lambda bridged =
      lambda("()Ljava/util/function/Function;", "(Ljava/lang/String;)Ljava/lang/String;",
             "(Ljava/lang/String;)Ljava/lang/String;");
  constexpr std::string_view kBridge = "(Ljava/lang/CharSequence;)Ljava/lang/Object;";
  bridged.methods.push_back({kBridge, types_.signature(kBridge)});
  ASSERT_TRUE(is_valid(bridged));
  const SpunClass spun = write(bridged);
  EXPECT_TRUE(spun.has_method("apply", kObjectToObject));
  EXPECT_TRUE(spun.has_method("apply", kBridge));
  EXPECT_EQ(spun.verification_failure(types_), "");
}

TEST_F(LambdaClass, IsReplacedWhenSerialized) {
  Lambda serializable =
      lambda("(I)Ljava/util/function/Function;", "(Ljava/lang/String;)Ljava/lang/String;",
             "(ILjava/lang/String;)Ljava/lang/String;");
  serializable.is_serializable = true;
  const SpunClass spun = write(serializable);
  EXPECT_TRUE(spun.has_method("writeReplace", "()Ljava/lang/Object;"));
  EXPECT_EQ(spun.verification_failure(types_, kLambdaFactory), "");
}

TEST_F(LambdaClass, RefusesToBeSerializedByAccident) {
  Lambda accidental =
      lambda("()Ljava/util/function/Function;", "(Ljava/lang/String;)Ljava/lang/String;",
             "(Ljava/lang/String;)Ljava/lang/String;");
  accidental.looks_serializable = true;
  const SpunClass spun = write(accidental);
  EXPECT_EQ(spun.code("writeObject", "(Ljava/io/ObjectOutputStream;)V"),
            "new dup ldc invokespecial athrow");
  EXPECT_TRUE(spun.has_method("readObject", "(Ljava/io/ObjectInputStream;)V"));
  EXPECT_FALSE(spun.has_method("writeReplace", "()Ljava/lang/Object;"));
}

TEST_F(LambdaClass, IsInvalidWithWrongTypes) {
  constexpr std::string_view kFactory = "()Ljava/util/function/Function;";
  constexpr std::string_view kText = "(Ljava/lang/String;)Ljava/lang/String;";
  EXPECT_FALSE(is_valid(lambda(kFactory, kText, "()Ljava/lang/String;"))) << "arity";
  EXPECT_FALSE(is_valid(lambda(kFactory, kText, "(I)Ljava/lang/String;"))) << "string to int";
  EXPECT_FALSE(is_valid(lambda(kFactory, kText, "(Ljava/lang/String;)V"))) << "no result";
  EXPECT_FALSE(is_valid(
      lambda("(I)Ljava/util/function/Function;", kText, "(JLjava/lang/String;)Ljava/lang/String;")))
      << "captured values are not widened";
  EXPECT_FALSE(is_valid(lambda("()Ljava/lang/String;", kText, "(I)V"))) << "arguments";
  Lambda not_an_interface = lambda(kFactory, kText, kText);
  not_an_interface.interfaces[0].klass = &types_.klass("Caller");
  EXPECT_FALSE(is_valid(not_an_interface));
}

}  // namespace
}  // namespace assay::indy
