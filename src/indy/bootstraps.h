// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "indy/call_site.h"
#include "indy/spinner.h"

namespace assay::indy {

// One function per bootstrap method; each has a file of its own name.

Linkage link_lambda(Spinner& spinner, const CallSite& site);           // metafactory
Linkage link_flagged_lambda(Spinner& spinner, const CallSite& site);   // altMetafactory
Linkage link_string_concat(Spinner& spinner, const CallSite& site);    // makeConcat
Linkage link_string_recipe(Spinner& spinner, const CallSite& site);    // makeConcatWithConstants
Linkage link_object_method(Spinner& spinner, const CallSite& site);    // ObjectMethods.bootstrap
Linkage link_type_switch(Spinner& spinner, const CallSite& site);      // typeSwitch
Linkage link_enum_switch(Spinner& spinner, const CallSite& site);      // enumSwitch
Linkage link_null_constant(Spinner& spinner, const CallSite& site);    // nullConstant
Linkage link_primitive_class(Spinner& spinner, const CallSite& site);  // primitiveClass
Linkage link_enum_constant(Spinner& spinner, const CallSite& site);    // enumConstant
Linkage link_static_final(Spinner& spinner, const CallSite& site);     // getStaticFinal

}  // namespace assay::indy
