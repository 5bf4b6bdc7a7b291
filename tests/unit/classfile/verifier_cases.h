// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/build/class_builder.h"
#include "classfile/parse/parse_class.h"
#include "classfile/verifier/verify_method.h"
#include "support/known_classes.h"

namespace assay::testing {

/// A small world for the verifier: a few classes of the library and one class T in package p whose
/// method m is verified. Other, Base and Derived are classes, Face is an interface.
class VerifierWorld {
 public:
  using Recipe = std::function<void(classfile::ClassBuilder&)>;

  VerifierWorld() {
    using namespace classfile::access;
    add("java/lang/Object", "", kPublic, [](classfile::ClassBuilder& b) {
      b.add_bodyless_method(kProtected | kNative, "clone", "()Ljava/lang/Object;");
    });
    for (const char* name : {"java/lang/String", "java/lang/Throwable", "q/Other"}) {
      add(name, "java/lang/Object", kPublic, [](classfile::ClassBuilder&) {});
    }
    add("java/lang/Exception", "java/lang/Throwable", kPublic, [](classfile::ClassBuilder&) {});
    add("q/Face", "java/lang/Object", kPublic | kInterface | kAbstract,
        [](classfile::ClassBuilder&) {});
    add("q/Base", "java/lang/Object", kPublic, [](classfile::ClassBuilder& b) {
      b.add_field(kProtected, "guarded", "I");
      b.add_bodyless_method(kProtected | kNative, "guard", "()V");
    });
    add("q/Derived", "q/Base", kPublic, [](classfile::ClassBuilder&) {});
  }

  /// Verifies method `m` (or the constructor) of class p/T as the recipe writes it.
  classfile::VerifyResult verify(const Recipe& recipe, std::uint16_t version = 61) {
    classfile::ClassBuilder builder("p/T", "q/Base");
    builder.set_version(version);
    builder.add_field(classfile::access::kPrivate, "own", "I");
    recipe(builder);
    bytes_.push_back(builder.finish());
    classfile::ParseResult parsed = classfile::parse_class(bytes_.back());
    if (!parsed.ok()) return {classfile::VerifyOutcome::Failed, parsed.error().message};
    const classfile::ClassFile& file = files_.emplace_back(std::move(parsed).value());
    known_.add(file);
    return classfile::verify_method(file, file.methods.back(), known_);
  }

  /// The first line of the message, "ok" or "suspended".
  std::string outcome(const Recipe& recipe, std::uint16_t version = 61) {
    classfile::VerifyResult result = verify(recipe, version);
    if (result.outcome == classfile::VerifyOutcome::Ok) return "ok";
    if (result.outcome == classfile::VerifyOutcome::Suspended) return "suspended";
    return result.message.substr(0, result.message.find('\n'));
  }

 private:
  void add(std::string_view name, std::string_view super_name, int flags, const Recipe& recipe) {
    classfile::ClassBuilder builder(name, super_name, static_cast<std::uint16_t>(flags));
    recipe(builder);
    bytes_.push_back(builder.finish());
    known_.add(files_.emplace_back(classfile::parse_class(bytes_.back()).value()));
  }

  std::deque<std::vector<std::uint8_t>> bytes_;
  std::deque<classfile::ClassFile> files_;
  KnownClasses known_;
};

inline constexpr std::uint16_t kStaticMethod =
    classfile::access::kPublic | classfile::access::kStatic;

/// One method body and what the verifier should say of it.
struct VerifierCase {
  const char* name;
  const char* descriptor;
  std::function<void(classfile::CodeBuilder&)> code;
  const char* outcome;
};

}  // namespace assay::testing
