// SPDX-License-Identifier: Apache-2.0
// Every class of java.base of the JDK at hand must parse and verify: what javac and the JDK's own
// tools write is correct.
#include <gtest/gtest.h>

#include <deque>

#include "classfile/parse/parse_class.h"
#include "classfile/verifier/code_scan.h"
#include "classfile/verifier/inference.h"
#include "classfile/verifier/verify_method.h"
#include "classpath/jdk.h"
#include "support/known_classes.h"

namespace assay::classfile {
namespace {

class JdkClasses : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    auto jdk = classpath::find_jdk(classpath::JdkSearch::of_environment({}));
    ASSERT_TRUE(jdk.ok()) << jdk.error().message;
    world_ = new World{std::move(jdk).value(), {}, {}, 0};
    world_->load();
  }
  static void TearDownTestSuite() {
    delete world_;
    world_ = nullptr;
  }

  struct World {
    classpath::Jdk jdk;
    std::deque<ClassFile> files;
    testing::KnownClasses known;
    int broken;

    void load() {
      jdk.image.for_each_resource([this](const classpath::ImageResource& resource) {
        if (resource.module != "java.base" || resource.extension != "class") return;
        auto bytes = jdk.image.find(resource.path());
        if (!bytes.has_value()) return;
        ParseResult parsed = parse_class(*bytes, {.accept_module_info = true});
        if (!parsed.ok()) {
          ++broken;
          ADD_FAILURE() << resource.path() << ": " << parsed.error().message;
          return;
        }
        known.add(files.emplace_back(std::move(parsed).value()));
      });
    }
  };
  static World* world_;
};

JdkClasses::World* JdkClasses::world_ = nullptr;

TEST_F(JdkClasses, Parse) {
  EXPECT_GT(world_->files.size(), 5000U);
  EXPECT_EQ(world_->broken, 0);
}

TEST_F(JdkClasses, VerifyByTheirStackMaps) {
  int verified = 0;
  for (const ClassFile& file : world_->files) {
    for (const MethodInfo& method : file.methods) {
      VerifyResult result = verify_method(file, method, world_->known);
      ASSERT_EQ(result.outcome, VerifyOutcome::Ok) << file.name << "." << method.name << "\n"
                                                   << result.message;
      if (method.has_code) ++verified;
    }
  }
  EXPECT_GT(verified, 50000);
}

TEST_F(JdkClasses, VerifyByInference) {
  int verified = 0;
  for (const ClassFile& file : world_->files) {
    if (!file.name.starts_with("java/lang/")) continue;
    for (const MethodInfo& method : file.methods) {
      if (!method.has_code) continue;
      verifier::MethodContext context(file, method, world_->known);
      verifier::CodeScan scan(context);
      ASSERT_TRUE(scan.run() && verifier::infer_types(context, scan)) << context.result().message;
      ++verified;
    }
  }
  EXPECT_GT(verified, 5000);
}

}  // namespace
}  // namespace assay::classfile
