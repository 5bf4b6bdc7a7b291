// SPDX-License-Identifier: Apache-2.0
// Links every call site of java.base, without running any Java code, and verifies what that spins.
#include <gtest/gtest.h>

#include "classfile/verifier/verify_method.h"
#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "indy/lambda.h"
#include "indy/spun_linker.h"
#include "interp/native.h"
#include "vm/well_known.h"

namespace assay::indy {
namespace {

using classfile::Tag;

/// A machine over the installed JDK that has not booted.
struct Library {
  explicit Library(classpath::Jdk found) : jdk(std::move(found)) {
    EXPECT_TRUE(vm::load_well_known(universe).ok());
    machine.resolver().set_dynamic_linker(&linker);
    machine.scheduler().set_current(machine.scheduler().create(vm::kNull));
  }

  static constexpr std::uint64_t kNursery = 1 << 24;

  classpath::Jdk jdk;
  classpath::ClassPath class_path;
  vm::Universe universe{vm::Heap::create(kNursery).value(), jdk, class_path};
  world::World world;
  interp::NativeTable natives;
  interp::Machine machine{universe, world, natives};
  SpunLinker linker{machine};
};

/// What the verifier asks, answered by the classes of the JDK and one spun class.
class LibraryHierarchy : public classfile::Hierarchy {
 public:
  LibraryHierarchy(vm::Universe& universe, vm::Class& spun) : universe_(universe), spun_(spun) {}

  Answer is_assignable(std::string_view from, std::string_view to) override {
    const vm::Class* target = find(to);
    const bool fits = target->is_interface() || find(from)->is_assignable_to(target);
    return fits ? Answer::Yes : Answer::No;
  }
  Answer common_superclass(std::string_view, std::string_view, std::string&) override {
    return Answer::No;
  }
  Answer is_protected_elsewhere(std::string_view, std::string_view, std::string_view,
                                std::string_view) override {
    return Answer::No;
  }

 private:
  vm::Class* find(std::string_view name) {
    return name == spun_.file->name ? &spun_ : universe_.load_boot(name);
  }

  vm::Universe& universe_;
  vm::Class& spun_;
};

class LibraryTest : public testing::Test {
 protected:
  void SetUp() override {
    auto jdk = classpath::find_jdk(classpath::JdkSearch::of_environment(std::nullopt));
    if (!jdk) GTEST_SKIP() << jdk.error().message;
    library_ = std::make_unique<Library>(std::move(jdk).value());
  }

  /// The outcome of linking: "" or what is wrong.
  std::string link(vm::Class& klass, std::uint16_t index) {
    auto linkage = library_->linker.link(klass, index);
    if (!linkage.ok()) {
      const vm::Trap& trap = linkage.trap();
      if (trap.kind == vm::Trap::Kind::Suspended) return "";  // an interface has an initialiser
      return std::string(trap.exception) + ": " + trap.message;
    }
    if (!linkage.value()) return "not linked";
    ++linked_;
    const Target& target = *linkage.value();
    return verify(target.method != nullptr ? *target.method->owner
                                           : *library_->universe.class_of(target.constant));
  }

  std::string verify(vm::Class& spun) {
    LibraryHierarchy hierarchy(library_->universe, spun);
    for (const classfile::MethodInfo& method : spun.file->methods) {
      if (!method.has_code || method.name == kLambdaFactory) continue;
      const auto result = classfile::verify_method(*spun.file, method, hierarchy);
      if (result.outcome != classfile::VerifyOutcome::Ok) return result.message;
    }
    return "";
  }

  std::unique_ptr<Library> library_;
  int linked_ = 0;
};

TEST_F(LibraryTest, LinksAllCallSitesOfJavaBase) {
  std::vector<std::string> names;
  library_->jdk.image.for_each_resource([&](const classpath::ImageResource& resource) {
    if (resource.module != "java.base" || resource.extension != "class") return;
    if (resource.base == "module-info") return;
    names.push_back(std::string(resource.parent) + "/" + std::string(resource.base));
  });
  for (const std::string& name : names) {
    vm::Class* klass = library_->universe.load_boot(name);
    ASSERT_NE(klass, nullptr) << name;
    const classfile::ConstantPool& pool = klass->file->constant_pool;
    for (std::uint16_t i = 1; i < pool.size(); ++i) {
      if (!pool.is(i, Tag::InvokeDynamic)) continue;
      EXPECT_EQ(link(*klass, i), "") << name << " #" << i << ": " << pool.dynamic(i).name;
    }
  }
  EXPECT_GT(linked_, 1000);
}

}  // namespace
}  // namespace assay::indy
