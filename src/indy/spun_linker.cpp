// SPDX-License-Identifier: Apache-2.0
#include "indy/spun_linker.h"

#include "indy/bootstraps.h"
#include "vm/class.h"

namespace assay::indy {

namespace {

struct Row {
  std::string_view bootstrap_class, bootstrap_name;
  bool is_constant;  // of Dynamic entries rather than InvokeDynamic ones
  Linkage (*link)(Spinner&, const CallSite&);
};

constexpr Row kRows[] = {
    {"java/lang/invoke/LambdaMetafactory", "metafactory", false, link_lambda},
    {"java/lang/invoke/LambdaMetafactory", "altMetafactory", false, link_flagged_lambda},
    {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", false, link_string_recipe},
    {"java/lang/invoke/StringConcatFactory", "makeConcat", false, link_string_concat},
    {"java/lang/runtime/ObjectMethods", "bootstrap", false, link_object_method},
    {"java/lang/runtime/SwitchBootstraps", "typeSwitch", false, link_type_switch},
    {"java/lang/runtime/SwitchBootstraps", "enumSwitch", false, link_enum_switch},
    {"java/lang/invoke/ConstantBootstraps", "nullConstant", true, link_null_constant},
    {"java/lang/invoke/ConstantBootstraps", "primitiveClass", true, link_primitive_class},
    {"java/lang/invoke/ConstantBootstraps", "enumConstant", true, link_enum_constant},
    {"java/lang/invoke/ConstantBootstraps", "getStaticFinal", true, link_static_final},
};

}  // namespace

Linkage SpunLinker::link(vm::Class& caller, std::uint16_t pool_index) {
  const CallSite site = call_site_at(caller, pool_index);
  for (const Row& row : kRows) {
    if (row.bootstrap_name == site.bootstrap_name && row.bootstrap_class == site.bootstrap_class &&
        row.is_constant == site.is_constant) {
      return row.link(spinner_, site);
    }
  }
  return left_to_library();
}

}  // namespace assay::indy
