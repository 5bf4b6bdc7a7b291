// SPDX-License-Identifier: Apache-2.0
// Classes that no compiler makes, given to what the commands are made of.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/check.h"
#include "boot/launcher.h"
#include "classfile/build/class_builder.h"
#include "explore/method_explorer.h"
#include "explore/target.h"
#include "recipe/class_index.h"
#include "suite/class_generator.h"
#include "support/temp_folder.h"
#include "vm/linking/verification.h"
#include "vm/linking/verified_code.h"

namespace assay::suite {
namespace {

using classfile::ClassBuilder;
using classfile::CodeBuilder;
using classfile::Opcode;
namespace access = classfile::access;

constexpr std::uint16_t kPublicStatic = access::kPublic | access::kStatic;
constexpr std::uint16_t kInterface = access::kPublic | access::kInterface | access::kAbstract;

class HostileClassesTest : public ::testing::Test {
 protected:
  static void add_constructor(ClassBuilder& builder, std::string_view super) {
    CodeBuilder& code = builder.add_method(access::kPublic, "<init>", "()V");
    code.load('A', 0).invoke_special(super, "<init>", "()V").return_value('V');
  }
  static void add_increment(ClassBuilder& builder) {
    builder.add_method(kPublicStatic, "f", "(I)I")
        .load('I', 0)
        .push_int(1)
        .emit(Opcode::Iadd)
        .return_value('I');
  }
  void write(std::string_view name, ClassBuilder& builder) {
    folder_.write(fmt::format("{}.class", name), builder.finish());
  }
  void write_class(std::string_view name, std::string_view super,
                   const std::vector<std::string>& interfaces = {}) {
    ClassBuilder builder(name, super);
    for (const std::string& interface : interfaces) builder.add_interface(interface);
    add_constructor(builder, super);
    add_increment(builder);
    builder.add_method(kPublicStatic, "main", "([Ljava/lang/String;)V").return_value('V');
    write(name, builder);
  }
  void write_interface(std::string_view name, const std::vector<std::string>& interfaces) {
    ClassBuilder builder(name, "java/lang/Object", kInterface);
    for (const std::string& interface : interfaces) builder.add_interface(interface);
    write(name, builder);
  }
  /// f takes an int from an empty stack.
  void write_unverifiable(std::string_view name) {
    ClassBuilder builder(name);
    builder.add_method(kPublicStatic, "f", "(I)I")
        .set_max_stack(2)
        .load('I', 0)
        .emit(Opcode::Iadd)
        .return_value('I');
    builder.add_method(kPublicStatic, "main", "([Ljava/lang/String;)V").return_value('V');
    write(name, builder);
  }

  boot::Runtime& runtime() {
    if (runtime_ == nullptr) {
      options_.explore.class_path = folder_.path().string();
      options_.explore.heap_bytes = std::uint64_t{128} << 20;
      options_.explore.solver.z3 = false;
      options_.class_budget = std::chrono::milliseconds(300);
      auto made = explore::make_runtime(options_.explore);
      CHECK(made.ok(), made.ok() ? "" : made.error().message);
      runtime_ = std::move(made).value();
    }
    return *runtime_;
  }
  /// What the three commands say that need the class itself; "" for nothing.
  std::string explored(const std::string& name) {
    auto targets = explore::find_targets(runtime(), explore::parse_target(name).value());
    return targets.ok() ? "" : targets.error().message;
  }
  std::string verified(const std::string& name) {
    auto report = explore::verify_program(runtime(), options_.explore, name);
    return report.ok() ? "" : report.error().message;
  }
  std::string generated(const std::string& name) {
    recipe::ClassIndex index = recipe::ClassIndex::build(runtime().class_path());
    process::Standby nobody;
    ClassResult result = generate_class(runtime(), index, options_, name, nobody);
    EXPECT_FALSE(result.failure) << *result.failure;
    return result.obstacles.empty() ? "" : result.obstacles.begin()->first;
  }
  void expect_refused(const std::string& name, const std::string& message) {
    EXPECT_EQ(explored(name), message);
    EXPECT_EQ(verified(name), message);
    EXPECT_EQ(generated(name), message);
  }
  explore::TargetReport explore(const std::string& name, const std::string& method,
                                const std::string& descriptor) {
    auto report = explore::explore_method(runtime(), options_.explore, {name, method, descriptor});
    CHECK(report.ok(), report.ok() ? "" : report.error().message);
    return report.value();
  }

  testing::TempFolder folder_;
  SuiteOptions options_;
  std::unique_ptr<boot::Runtime> runtime_;
};

TEST_F(HostileClassesTest, CodeThatDoesNotVerifyIsRefusedInOneLine) {
  write_unverifiable("Bad");
  expect_refused("Bad",
                 "class Bad cannot be used: java.lang.VerifyError: Operand stack underflow "
                 "(Bad.f(I)I @1: iadd)");
}

TEST_F(HostileClassesTest, AClassWhoseSupertypeDoesNotVerifyIsRefused) {
  write_unverifiable("Bad");
  write_class("Child", "Bad");
  EXPECT_NE(explored("Child").find("java.lang.VerifyError"), std::string::npos);
}

TEST_F(HostileClassesTest, AnUnverifiableClassOnTheClassPathIsAnObstacleOfTheOthers) {
  write_unverifiable("Bad");
  ClassBuilder builder("Good");
  builder.add_method(kPublicStatic, "f", "(I)I")
      .load('I', 0)
      .invoke_static("Bad", "f", "(I)I")
      .return_value('I');
  write("Good", builder);
  EXPECT_NE(generated("Good").find("class Bad cannot be used: java.lang.VerifyError"),
            std::string::npos);
  explore::TargetReport report = explore("Good", "f", "(I)I");
  ASSERT_FALSE(report.paths.empty());
  EXPECT_EQ(report.paths[0].outcome.exception, "java.lang.VerifyError");
}

TEST_F(HostileClassesTest, ThereIsNoVerifiedCodeOfAClassThatFailed) {
  write_unverifiable("Bad");
  vm::Class& klass = *explore::load_class(runtime(), "Bad").value();
  for (const vm::Method& method : klass.methods) {
    EXPECT_FALSE(vm::VerifiedCode::of(method));
    EXPECT_FALSE(vm::VerifiedCode::of(runtime().universe(), method));
  }
}

TEST_F(HostileClassesTest, NobodyButReflectionIsExcusedFromVerification) {
  ClassBuilder builder("Magic", "jdk/internal/reflect/MagicAccessorImpl");
  builder.add_method(kPublicStatic, "f", "(I)I")
      .set_max_stack(2)
      .emit(Opcode::Iadd)
      .return_value('I');
  write("Magic", builder);
  EXPECT_NE(explored("Magic"), "");
}

TEST_F(HostileClassesTest, AClassIsNotItsOwnSupertype) {
  write_class("A", "B");
  write_class("B", "A");
  write_class("Self", "Self");
  write_interface("I", {"J"});
  write_interface("J", {"I"});
  write_class("Implementor", "java/lang/Object", {"I"});
  expect_refused("A", "cannot load class A: java.lang.ClassCircularityError: A");
  expect_refused("B", "cannot load class B: java.lang.ClassCircularityError: B");
  expect_refused("Self", "cannot load class Self: java.lang.ClassCircularityError: Self");
  expect_refused("Implementor",
                 "cannot load class Implementor: java.lang.ClassCircularityError: I");
}

TEST_F(HostileClassesTest, LongChainsOfSupertypesAreTooDeepForTheStack) {
  constexpr int kDepth = 1'500;
  for (int i = 0; i < kDepth; ++i) {
    write_class(fmt::format("C{}", i), i == 0 ? "java/lang/Object" : fmt::format("C{}", i - 1));
    write_interface(fmt::format("I{}", i),
                    i == 0 ? std::vector<std::string>{} : std::vector{fmt::format("I{}", i - 1)});
  }
  write_class("Bottom", "java/lang/Object", {fmt::format("I{}", kDepth - 1)});
  std::string last = fmt::format("C{}", kDepth - 1);
  expect_refused(last, fmt::format("cannot load class {}: java.lang.StackOverflowError", last));
  expect_refused("Bottom", "cannot load class Bottom: java.lang.StackOverflowError");
  EXPECT_EQ(explored("C200"), "");
}

/// A class that lacks a method of its interface is valid; the call fails (JVMS 6.5.invokevirtual).
TEST_F(HostileClassesTest, CallingAMethodThatNobodyImplementsIsAnAbstractMethodError) {
  ClassBuilder task("Task", "java/lang/Object", kInterface);
  task.add_bodyless_method(access::kPublic | access::kAbstract, "m", "(IJ)I");
  write("Task", task);
  ClassBuilder lazy("Lazy");
  lazy.add_interface("Task");
  add_constructor(lazy, "java/lang/Object");
  CodeBuilder& direct = lazy.add_method(kPublicStatic, "direct", "(I)I");
  direct.new_object("Lazy").emit(Opcode::Dup).invoke_special("Lazy", "<init>", "()V");
  direct.load('I', 0).push_long(0).invoke_virtual("Lazy", "m", "(IJ)I").return_value('I');
  CodeBuilder& other = lazy.add_method(kPublicStatic, "other", "(LTask;)I");
  other.load('A', 0).push_int(1).push_long(0).invoke_interface("Task", "m", "(IJ)I");
  other.return_value('I');
  write("Lazy", lazy);
  explore::TargetReport report = explore("Lazy", "direct", "(I)I");
  ASSERT_EQ(report.paths.size(), 1u);
  EXPECT_EQ(report.paths[0].outcome.exception, "java.lang.AbstractMethodError");
  explore("Lazy", "other", "(LTask;)I");
  EXPECT_EQ(generated("Lazy"), "");
}

/// The machine's own calls of it end as exceptions, too.
TEST_F(HostileClassesTest, AnAbstractMethodCanBeCalledFromOutside) {
  ClassBuilder task("Task", "java/lang/Object", kInterface);
  task.add_bodyless_method(access::kPublic | access::kAbstract, "m", "()I");
  write("Task", task);
  write_class("Lazy", "java/lang/Object", {"Task"});
  vm::Class& lazy = *explore::load_class(runtime(), "Lazy").value();
  vm::Universe& universe = runtime().universe();
  vm::Method* method = universe.find_method(lazy, "m", "()I");
  ASSERT_NE(method, nullptr);
  vm::Slot receiver = vm::Slot::of_ref(universe.new_object(lazy));
  bool had_frames = runtime().machine().current().has_frames();
  interp::Completion completion = runtime().machine().call(*method, {receiver});
  ASSERT_EQ(completion.kind, interp::Completion::Kind::Threw);
  EXPECT_EQ(universe.class_of(completion.exception)->name, "java/lang/AbstractMethodError");
  EXPECT_EQ(runtime().machine().current().has_frames(), had_frames);
}

TEST_F(HostileClassesTest, RunSaysTheSame) {
  write_unverifiable("Bad");
  write_class("A", "B");
  write_class("B", "A");
  boot::LaunchOptions options;
  options.main_class = "A";
  auto launched = boot::launch(runtime(), options);
  ASSERT_FALSE(launched.ok());
  EXPECT_EQ(launched.error().message,
            "cannot load main class A: java.lang.ClassCircularityError: A");
  options.main_class = "Bad";
  auto failed = boot::launch(runtime(), options);
  ASSERT_TRUE(failed.ok());
  EXPECT_EQ(failed.value().exit_code, 1);
}

}  // namespace
}  // namespace assay::suite
