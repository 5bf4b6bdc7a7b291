// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "indy/call_site.h"
#include "indy/spinner.h"
#include "interp/machine.h"
#include "interp/resolution/resolver.h"
#include "vm/class.h"

namespace assay::indy {

/// Links the call sites that compilers write: lambdas, string concatenations, records' methods and
/// pattern switches. Each becomes a small hidden class that does what the class library's bootstrap
/// method would have arranged, without running it: the genuine ones interpret a hundred thousand
/// instructions and load hundreds of classes on first use. A call site that is not exactly of a
/// known shape is left to the genuine code, which then also finds what is wrong with it.
class SpunLinker : public interp::DynamicLinker {
 public:
  explicit SpunLinker(interp::Machine& machine) : spinner_(machine) {}

  Linkage link(vm::Class& caller, std::uint16_t pool_index) override;

  const JoinRecipe& recipe_of(const vm::Method& method) const { return spinner_.recipe_of(method); }

 private:
  Spinner spinner_;
};

}  // namespace assay::indy
