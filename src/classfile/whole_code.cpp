// SPDX-License-Identifier: Apache-2.0
#include "classfile/whole_code.h"

#include "classfile/verifier/code_scan.h"
#include "classfile/verifier/method_context.h"
#include "classfile/verifier/verify_method.h"

namespace assay::classfile {
namespace {

/// Other classes are what they should be: a handler's class is one of exceptions.
class TrustingHierarchy : public Hierarchy {
 public:
  Answer is_assignable(std::string_view, std::string_view) override { return Answer::Yes; }
  Answer common_superclass(std::string_view, std::string_view, std::string& out) override {
    out = "java/lang/Object";
    return Answer::Yes;
  }
  Answer is_protected_elsewhere(std::string_view, std::string_view, std::string_view,
                                std::string_view) override {
    return Answer::No;
  }
};

}  // namespace

const Code* whole_code(const ClassFile& file, const MethodInfo& method) {
  if (!method.has_code) return nullptr;
  TrustingHierarchy hierarchy;
  verifier::MethodContext context(file, method, hierarchy);
  return verifier::CodeScan(context).run() ? &method.unverified_code : nullptr;
}

}  // namespace assay::classfile
