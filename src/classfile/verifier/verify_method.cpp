// SPDX-License-Identifier: Apache-2.0
#include "classfile/verifier/verify_method.h"

#include "classfile/verifier/code_scan.h"
#include "classfile/verifier/inference.h"
#include "classfile/verifier/method_context.h"
#include "classfile/verifier/type_checker.h"

namespace assay::classfile {
namespace {

using verifier::CodeScan;
using verifier::MethodContext;

constexpr std::uint16_t kFirstWithStackMaps = 50;

VerifyResult verify_by_inference(const ClassFile& file, const MethodInfo& method,
                                 Hierarchy& hierarchy) {
  MethodContext context(file, method, hierarchy);
  CodeScan scan(context);
  if (scan.run()) infer_types(context, scan);
  return context.result();
}

VerifyResult verify_by_stack_map(const ClassFile& file, const MethodInfo& method,
                                 Hierarchy& hierarchy) {
  MethodContext context(file, method, hierarchy);
  CodeScan scan(context);
  if (scan.run()) type_check(context, scan);
  return context.result();
}

}  // namespace

VerifyResult verify_method(const ClassFile& file, const MethodInfo& method, Hierarchy& hierarchy) {
  if (!method.has_code) return {};
  if (file.major_version < kFirstWithStackMaps) {
    return verify_by_inference(file, method, hierarchy);
  }
  VerifyResult result = verify_by_stack_map(file, method, hierarchy);
  // Tools wrote files of version 50 with missing or wrong maps, hence a second chance (JVMS 4.10).
  if (result.outcome == VerifyOutcome::Failed && file.major_version == kFirstWithStackMaps) {
    return verify_by_inference(file, method, hierarchy);
  }
  return result;
}

}  // namespace assay::classfile
