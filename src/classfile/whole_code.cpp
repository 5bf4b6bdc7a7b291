// SPDX-License-Identifier: Apache-2.0
#include "classfile/whole_code.h"

#include "classfile/verifier/code_scan.h"
#include "classfile/verifier/method_context.h"
#include "classfile/verifier/verify_method.h"

namespace assay::classfile {
namespace {

/// The scan asks nothing about other classes.
class NoHierarchy : public Hierarchy {
 public:
  Answer is_assignable(std::string_view, std::string_view) override { return Answer::No; }
  Answer common_superclass(std::string_view, std::string_view, std::string&) override {
    return Answer::No;
  }
  Answer is_protected_elsewhere(std::string_view, std::string_view, std::string_view,
                                std::string_view) override {
    return Answer::No;
  }
};

}  // namespace

const Code* whole_code(const ClassFile& file, const MethodInfo& method) {
  if (!method.has_code) return nullptr;
  NoHierarchy hierarchy;
  verifier::MethodContext context(file, method, hierarchy);
  return verifier::CodeScan(context).run() ? &method.unverified_code : nullptr;
}

}  // namespace assay::classfile
